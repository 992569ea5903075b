/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-user-file-writer.h"

#include "model/session/aluette-user-file.h"

struct _AluetteUserFileWriter
{
  char *path; /* (nullable) */
  AluetteUserFileWrite write;
  GDestroyNotify free_change;
  GThreadPool *thread; /* a pool of one thread */
};

typedef struct
{
  GTask *task;
  gpointer change;
  GError *error; /* (nullable) */
} Job;

/* Runs in the main thread, so that the task and its source object are freed there. */
static gboolean
return_job (gpointer data)
{
  Job *job = data;

  if (job->error != NULL)
    g_task_return_error (job->task, job->error);
  else
    g_task_return_boolean (job->task, TRUE);
  g_object_unref (job->task);
  g_free (job);
  return G_SOURCE_REMOVE;
}

static void
write_in_thread (gpointer data, gpointer writer)
{
  AluetteUserFileWriter *self = writer;
  Job *job = data;
  GMainContext *context = g_task_get_context (job->task);
  GSource *source = g_idle_source_new ();

  self->write (self->path, job->change, &job->error);
  self->free_change (job->change);
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, return_job, job, NULL);
  g_source_attach (source, context);
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
  g_thread_pool_free (self->thread, FALSE, TRUE);
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
  job->task = task;
  job->change = change;
  g_thread_pool_push (self->thread, job, NULL);
}

void
aluette_user_file_writer_flush (AluetteUserFileWriter *self)
{
  g_thread_pool_free (self->thread, FALSE, TRUE);
  self->thread = g_thread_pool_new (write_in_thread, self, 1, FALSE, NULL);
}
