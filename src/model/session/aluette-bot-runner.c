/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-bot-runner.h"

#include "model/session/aluette-cancellable-stop.h"

/* Memory for searches, used by one decision at a time. */
typedef struct
{
  void *bytes;
  gsize size;
} Memory;

typedef struct
{
  AluLevel level;
  gboolean about_proposal; /* whether to concede the deal; otherwise the next move */
  AluView view;
  guint64 seed;
  AluStop stop;
} Question;

typedef struct
{
  gboolean proposes;
  AluEvent event;
  AluDecisionInfo info;
} Answer;

struct _AluetteBotRunner
{
  GObject parent_instance;

  GMutex lock; /* of memory */
  Memory memory;
};

G_DEFINE_FINAL_TYPE (AluetteBotRunner, aluette_bot_runner, G_TYPE_OBJECT)

static void
aluette_bot_runner_finalize (GObject *object)
{
  AluetteBotRunner *self = ALUETTE_BOT_RUNNER (object);

  g_free (self->memory.bytes);
  g_mutex_clear (&self->lock);
  G_OBJECT_CLASS (aluette_bot_runner_parent_class)->finalize (object);
}

static void
aluette_bot_runner_class_init (AluetteBotRunnerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_bot_runner_finalize;
}

static void
aluette_bot_runner_init (AluetteBotRunner *self)
{
  g_mutex_init (&self->lock);
}

AluetteBotRunner *
aluette_bot_runner_new (void)
{
  return g_object_new (ALUETTE_TYPE_BOT_RUNNER, NULL);
}

/* Returns the memory of the runner if it is free and large enough, otherwise new memory. */
static Memory
acquire_memory (AluetteBotRunner *self, AluLevel level)
{
  gsize size = alu_bot_memory (level);
  Memory memory = { NULL, 0 };

  if (size == 0)
    return memory;
  g_mutex_lock (&self->lock);
  memory = self->memory;
  self->memory = (Memory) { NULL, 0 };
  g_mutex_unlock (&self->lock);
  if (memory.size < size)
    {
      g_free (memory.bytes);
      memory.bytes = g_try_malloc (size); /* without it, the bot is a little weaker */
      memory.size = memory.bytes != NULL ? size : 0;
    }
  return memory;
}

static void
release_memory (AluetteBotRunner *self, Memory memory)
{
  Memory spare = memory;

  g_mutex_lock (&self->lock);
  if (self->memory.size < memory.size)
    {
      spare = self->memory;
      self->memory = memory;
    }
  g_mutex_unlock (&self->lock);
  g_free (spare.bytes);
}

static void
compute_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  AluetteBotRunner *self = source;
  Question *question = task_data;
  Answer *answer = g_new0 (Answer, 1);
  gulong watch = aluette_cancellable_stop_connect (cancellable, &question->stop);
  Memory memory = acquire_memory (self, question->level);
  AluBudget budget = { .seed = question->seed,
                       .memory = memory.bytes,
                       .memory_bytes = memory.size,
                       .stop = &question->stop };

  if (question->about_proposal)
    answer->proposes = alu_bot_proposes (question->level, &question->view, &budget);
  else
    alu_bot_decide (question->level, &question->view, &budget, &answer->event, &answer->info);
  release_memory (self, memory);
  g_cancellable_disconnect (cancellable, watch);
  g_task_return_pointer (task, answer, g_free);
}

static void
start_thread_task (AluetteBotRunner *self, gpointer source_tag, const Question *question,
                   GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, source_tag);
  g_task_set_task_data (task, g_memdup2 (question, sizeof *question), g_free);
  g_task_run_in_thread (task, compute_in_thread);
}

void
aluette_bot_runner_decide_async (AluetteBotRunner *self, AluLevel level, const AluView *view,
                                 guint64 seed, GCancellable *cancellable,
                                 GAsyncReadyCallback callback, gpointer data)
{
  Question question = { .level = level, .view = *view, .seed = seed };

  start_thread_task (self, aluette_bot_runner_decide_async, &question, cancellable, callback, data);
}

gboolean
aluette_bot_runner_decide_finish (AluetteBotRunner *self, GAsyncResult *result, AluEvent *event,
                                  AluDecisionInfo *info, GError **error)
{
  g_autofree Answer *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *event = answer->event;
  if (info != NULL)
    *info = answer->info;
  return TRUE;
}

void
aluette_bot_runner_propose_async (AluetteBotRunner *self, AluLevel level, const AluView *view,
                                  guint64 seed, GCancellable *cancellable,
                                  GAsyncReadyCallback callback, gpointer data)
{
  Question question = { .level = level, .about_proposal = TRUE, .view = *view, .seed = seed };

  start_thread_task (self, aluette_bot_runner_propose_async, &question, cancellable, callback,
                     data);
}

gboolean
aluette_bot_runner_propose_finish (AluetteBotRunner *self, GAsyncResult *result, gboolean *proposes,
                                   GError **error)
{
  g_autofree Answer *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *proposes = answer->proposes;
  return TRUE;
}
