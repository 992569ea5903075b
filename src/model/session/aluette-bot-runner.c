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
  const AluBotKind *bots;
  int level;
  gboolean out_of_turn; /* asks whether the bot acts out of turn; otherwise for its move */
  AluetteView *view;
  guint64 seed;
  guint32 convention_seats;
  AluStop stop;
} Question;

/* The event is NULL if the bot does not act out of turn. */
typedef struct
{
  gpointer event;
} Answer;

static void
question_free (gpointer data)
{
  Question *question = data;

  aluette_view_unref (question->view);
  g_free (question);
}

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_free (answer->event);
  g_free (answer);
}

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
acquire_memory (AluetteBotRunner *self, gsize size)
{
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
  const AluBotKind *bots = question->bots;
  gconstpointer view = aluette_view_get_bytes (question->view);
  Answer *answer = g_new0 (Answer, 1);
  gulong watch = aluette_cancellable_stop_connect (cancellable, &question->stop);
  Memory memory = acquire_memory (self, bots->memory (ALU_BOT_TASK_CHOOSE, question->level));
  AluBudget budget = { .seed = question->seed,
                       .memory = memory.bytes,
                       .memory_bytes = memory.size,
                       .stop = &question->stop,
                       .convention_seats = question->convention_seats };

  answer->event = g_malloc0 (aluette_view_get_kind (question->view)->event_size);
  if (!question->out_of_turn)
    bots->choose (question->level, view, &budget, answer->event);
  else if (!bots->volunteer (question->level, view, &budget, answer->event))
    g_clear_pointer (&answer->event, g_free);
  release_memory (self, memory);
  g_cancellable_disconnect (cancellable, watch);
  g_task_return_pointer (task, answer, answer_free);
}

static void
start_thread_task (AluetteBotRunner *self, const Question *question, GCancellable *cancellable,
               GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Question *copy = g_memdup2 (question, sizeof *question);

  aluette_view_ref (copy->view);
  g_task_set_source_tag (task, start_thread_task);
  g_task_set_task_data (task, copy, question_free);
  g_task_run_in_thread (task, compute_in_thread);
}

void
aluette_bot_runner_choose_async (AluetteBotRunner *self, const AluBotKind *bots, int level,
                                 AluetteView *view, guint64 seed, guint32 convention_seats,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer data)
{
  Question question = { .bots = bots,
                        .level = level,
                        .view = view,
                        .seed = seed,
                        .convention_seats = convention_seats };

  start_thread_task (self, &question, cancellable, callback, data);
}

void
aluette_bot_runner_volunteer_async (AluetteBotRunner *self, const AluBotKind *bots, int level,
                                    AluetteView *view, guint64 seed, GCancellable *cancellable,
                                    GAsyncReadyCallback callback, gpointer data)
{
  Question question
      = { .bots = bots, .level = level, .out_of_turn = TRUE, .view = view, .seed = seed };

  start_thread_task (self, &question, cancellable, callback, data);
}

gboolean
aluette_bot_runner_finish (AluetteBotRunner *self, GAsyncResult *result, gpointer *event,
                           GError **error)
{
  Answer *answer;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  g_return_val_if_fail (g_async_result_is_tagged (result, start_thread_task), FALSE);
  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *event = g_steal_pointer (&answer->event);
  answer_free (answer);
  return TRUE;
}
