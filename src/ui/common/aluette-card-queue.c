/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-card-queue.h"

/* More pictures than a table shows. */
#define MAX_WAITING 128

typedef struct
{
  AluetteCardPicture picture;
  GdkTexture *texture; /* (nullable): until it is drawn */
} Job;

struct _AluetteCardQueue
{
  AluetteCardDrawings *drawings;
  void (*drawn_func) (gpointer data);
  gpointer drawn_data;
  GThreadPool *pool; /* of one thread, (nullable): before the first request */

  GMutex lock;    /* for what follows */
  GQueue waiting; /* of Job, the last request first */
  GQueue drawn;   /* of Job, not yet taken */
  Job *current;   /* (nullable): what is being drawn */
  gboolean busy;  /* a thread works on the jobs */
  guint source;   /* calls drawn_func, or 0 */
};

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_object (&job->texture);
  g_free (job);
}

static gboolean
tell_drawn (gpointer data)
{
  AluetteCardQueue *self = data;

  g_mutex_lock (&self->lock);
  self->source = 0;
  g_mutex_unlock (&self->lock);
  self->drawn_func (self->drawn_data);
  return G_SOURCE_REMOVE;
}

/* Puts the job that was drawn, if any, with the others, and starts the next one.
 *
 * Returns: (nullable): the next job, or %NULL if the thread has no more work */
static Job *
go_to_next (AluetteCardQueue *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  if (self->current != NULL)
    {
      g_queue_push_tail (&self->drawn, self->current);
      if (self->source == 0)
        self->source = g_idle_add_full (G_PRIORITY_DEFAULT, tell_drawn, self, NULL);
    }
  self->current = g_queue_pop_head (&self->waiting);
  self->busy = self->current != NULL;
  return self->current;
}

static void
draw_in_thread (gpointer task, gpointer data)
{
  AluetteCardQueue *self = data;

  for (Job *job = go_to_next (self); job != NULL; job = go_to_next (self))
    job->texture = aluette_card_drawings_draw (self->drawings, &job->picture);
}

AluetteCardQueue *
aluette_card_queue_new (AluetteCardDrawings *drawings, void (*drawn) (gpointer), gpointer data)
{
  AluetteCardQueue *self = g_new0 (AluetteCardQueue, 1);

  self->drawings = drawings;
  self->drawn_func = drawn;
  self->drawn_data = data;
  g_mutex_init (&self->lock);
  return self;
}

void
aluette_card_queue_free (AluetteCardQueue *self)
{
  g_mutex_lock (&self->lock);
  g_queue_clear_full (&self->waiting, job_free);
  g_mutex_unlock (&self->lock);
  if (self->pool != NULL)
    g_thread_pool_free (self->pool, FALSE, TRUE);
  if (self->source != 0)
    g_source_remove (self->source);
  g_queue_clear_full (&self->drawn, job_free);
  g_mutex_clear (&self->lock);
  g_free (self);
}

static int
compare_job (gconstpointer job, gconstpointer picture)
{
  return aluette_card_picture_equal (&((const Job *) job)->picture, picture) ? 0 : 1;
}

/* Returns: whether a thread must be started */
static gboolean
add_request (AluetteCardQueue *self, const AluetteCardPicture *picture)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);
  GList *found = g_queue_find_custom (&self->waiting, picture, compare_job);
  gboolean was_busy = self->busy;

  if ((self->current != NULL && compare_job (self->current, picture) == 0)
      || g_queue_find_custom (&self->drawn, picture, compare_job) != NULL)
    return FALSE;
  if (found != NULL)
    {
      g_queue_unlink (&self->waiting, found);
      g_queue_push_head_link (&self->waiting, found);
      return FALSE;
    }
  g_queue_push_head (&self->waiting, g_memdup2 (&(Job) { *picture, NULL }, sizeof (Job)));
  if (self->waiting.length > MAX_WAITING)
    job_free (g_queue_pop_tail (&self->waiting));
  self->busy = TRUE;
  return !was_busy;
}

void
aluette_card_queue_request (AluetteCardQueue *self, const AluetteCardPicture *picture)
{
  if (!add_request (self, picture))
    return;
  if (self->pool == NULL)
    {
      /* The thread reads compressed resources. If it were the first to need this class, it could
       * wait for a class that this thread initializes from a resource, which waits for it. */
      g_type_class_ref (G_TYPE_ZLIB_DECOMPRESSOR);
      self->pool = g_thread_pool_new (draw_in_thread, self, 1, FALSE, NULL);
    }
  /* The task itself is of no use, but must not be NULL. */
  g_thread_pool_push (self->pool, self, NULL);
}

GdkTexture *
aluette_card_queue_take (AluetteCardQueue *self, AluetteCardPicture *picture)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);
  Job *job = g_queue_pop_head (&self->drawn);
  GdkTexture *texture;

  if (job == NULL)
    return NULL;
  *picture = job->picture;
  texture = g_steal_pointer (&job->texture);
  job_free (job);
  return texture;
}
