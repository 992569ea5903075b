/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-user-file-writer.h"

#include "model/session/aluette-user-file.h"

#define RETRY_SECONDS 2

struct _AluetteUserFileWriter
{
  char *path; /* (nullable) */
  AluetteUserFileWrite write;
  GDestroyNotify free_change;
  GThreadPool *thread; /* a pool of one thread */
  GQueue waiting;      /* changes that could not be written; of the thread */
  int waits;           /* atomic: whether there are any */
  guint retry;         /* id of the source that tries them again, or 0 */
};

/* A change to write. Without one, those that wait are tried again. */
typedef struct
{
  AluetteUserFileWriter *writer;
  GTask *task;     /* (nullable) */
  gpointer change; /* (nullable) */
  GError *error;   /* (nullable) */
} Job;

static gboolean
on_retry (gpointer writer)
{
  AluetteUserFileWriter *self = writer;

  if (g_atomic_int_get (&self->waits))
    {
      g_thread_pool_push (self->thread, g_new0 (Job, 1), NULL);
      return G_SOURCE_CONTINUE;
    }
  self->retry = 0;
  return G_SOURCE_REMOVE;
}

/* Runs in the main thread, so that the task and its source object, which owns the writer, are freed
 * there. */
static gboolean
return_job (gpointer data)
{
  Job *job = data;

  if (job->error != NULL && job->writer->retry == 0)
    job->writer->retry = g_timeout_add_seconds (RETRY_SECONDS, on_retry, job->writer);
  if (job->error != NULL)
    g_task_return_error (job->task, job->error);
  else
    g_task_return_boolean (job->task, TRUE);
  g_object_unref (job->task);
  g_free (job);
  return G_SOURCE_REMOVE;
}

/* Writes what waits, oldest first. */
static void
write_waiting (AluetteUserFileWriter *self, GError **error)
{
  while (!g_queue_is_empty (&self->waiting)
         && self->write (self->path, g_queue_peek_head (&self->waiting), error))
    self->free_change (g_queue_pop_head (&self->waiting));
  g_atomic_int_set (&self->waits, !g_queue_is_empty (&self->waiting));
}

static void
write_in_thread (gpointer data, gpointer writer)
{
  AluetteUserFileWriter *self = writer;
  Job *job = data;
  GSource *source;

  if (job->task == NULL)
    {
      write_waiting (self, NULL);
      g_free (job);
      return;
    }
  g_queue_push_tail (&self->waiting, job->change);
  write_waiting (self, &job->error);
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, return_job, job, NULL);
  g_source_attach (source, g_task_get_context (job->task));
  g_source_unref (source);
}

AluetteUserFileWriter *
aluette_user_file_writer_new (const char *path, AluetteUserFileWrite write,
                              GDestroyNotify free_change)
{
  AluetteUserFileWriter *self = g_new0 (AluetteUserFileWriter, 1);

  self->path = g_strdup (path);
  self->write = write;
  self->free_change = free_change;
  self->thread = g_thread_pool_new (write_in_thread, self, 1, FALSE, NULL);
  return self;
}

static gboolean
write_keys (const char *path, gpointer keys, GError **error)
{
  return aluette_user_file_save_keys (path, keys, error);
}

AluetteUserFileWriter *
aluette_user_file_writer_new_for_keys (const char *path)
{
  return aluette_user_file_writer_new (path, write_keys, (GDestroyNotify) g_key_file_unref);
}

void
aluette_user_file_writer_free (AluetteUserFileWriter *self)
{
  g_clear_handle_id (&self->retry, g_source_remove);
  g_thread_pool_free (self->thread, FALSE, TRUE);
  write_waiting (self, NULL);
  g_queue_clear_full (&self->waiting, self->free_change);
  g_free (self->path);
  g_free (self);
}

void
aluette_user_file_writer_push (AluetteUserFileWriter *self, gpointer change, GTask *task)
{
  Job *job;

  if (self->path == NULL)
    {
      self->free_change (change);
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }
  job = g_new0 (Job, 1);
  job->writer = self;
  job->task = task;
  job->change = change;
  g_thread_pool_push (self->thread, job, NULL);
}

void
aluette_user_file_writer_flush (AluetteUserFileWriter *self)
{
  g_thread_pool_free (self->thread, FALSE, TRUE);
  write_waiting (self, NULL);
  self->thread = g_thread_pool_new (write_in_thread, self, 1, FALSE, NULL);
}
