/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-adviser-private.h"

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-cancellable-stop.h"
#include "model/session/aluette-local-game-log.h"

/* A question that is answered in another thread. */
typedef struct
{
  const AluBotKind *bots;
  AluStop stop;
  AluetteView *view; /* for a hint, or of the bot before its event */
  guint32 convention_seats;

  /* Of an explanation. */
  gpointer event;   /* (nullable): NULL for a hint */
  AluetteView *now; /* of the listener */
  guint speaker;
  int level;
  guint64 seed;
  gboolean over;
} Question;

static void
question_free (Question *question)
{
  aluette_view_unref (question->view);
  g_clear_pointer (&question->now, aluette_view_unref);
  g_free (question->event);
  g_free (question);
}

/* Returns: (transfer full): the answer. */
static gpointer
answer_question (const Question *question, const AluBudget *budget)
{
  const AluBotKind *bots = question->bots;
  gconstpointer view = aluette_view_get_bytes (question->view);
  gpointer answer;

  if (question->event == NULL)
    {
      answer = g_malloc0 (bots->hint_size);
      bots->hint (view, budget, answer);
      return answer;
    }
  answer = g_malloc0 (bots->explanation_size);
  bots->explain (question->level, view, budget, question->event,
                 aluette_view_get_bytes (question->now), question->over, answer);
  return answer;
}

static void
answer_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  gulong watch = aluette_cancellable_stop_connect (cancellable, &question->stop);
  gsize wanted = question->event != NULL
                     ? question->bots->memory (ALU_BOT_TASK_CHOOSE, question->level)
                     : question->bots->memory (ALU_BOT_TASK_HINT, 0);
  gpointer memory = g_try_malloc (wanted);
  AluBudget budget = { .seed = question->seed,
                       .memory = memory,
                       .memory_bytes = memory != NULL ? wanted : 0,
                       .stop = &question->stop,
                       .convention_seats = question->convention_seats };
  gpointer answer = answer_question (question, &budget);

  g_free (memory);
  g_cancellable_disconnect (cancellable, watch);
  g_task_return_pointer (task, answer, g_free);
}

/* Starts the task of @question. Takes ownership. */
static void
ask_question (gpointer source_tag, Question *question, GCancellable *cancellable,
              GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, source_tag);
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_task_run_in_thread (task, answer_in_thread);
}

/* Returns: (nullable): the bots of the game. */
static const AluBotKind *
get_bots (const AluGameKind *kind)
{
  return alu_bot_kind_from_id (kind->id);
}

void
aluette_adviser_hint_async (AluetteView *view, guint32 convention_seats,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  const AluBotKind *bots = get_bots (aluette_view_get_kind (view));
  Question *question;

  g_return_if_fail (bots != NULL && bots->hint != NULL);

  question = g_new0 (Question, 1);
  question->bots = bots;
  question->view = aluette_view_ref (view);
  question->convention_seats = convention_seats;
  ask_question (aluette_adviser_hint_async, question, cancellable, callback, data);
}

gpointer
aluette_adviser_hint_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, aluette_adviser_hint_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static gboolean
is_explained (const AluBotKind *bots, const AluGameEvent *event)
{
  return (bots->explained >> event->type & 1) != 0;
}

gboolean
aluette_adviser_can_explain (AluetteGame *game, guint event)
{
  const AluBotKind *bots = get_bots (aluette_game_get_kind (game));
  AluetteLocalGame *local = ALUETTE_IS_LOCAL_GAME (game) ? ALUETTE_LOCAL_GAME (game) : NULL;
  g_autoptr (AluetteView) view = NULL;
  guint64 seed;
  int level;

  return local != NULL && bots != NULL && event < aluette_local_game_get_n_events (local)
         && is_explained (bots, aluette_local_game_get_event (local, event))
         && aluette_local_game_get_bot_request (local, event, &view, &level, &seed);
}

static AluGameRole
get_role (AluetteLocalGame *local, guint index)
{
  return alu_game_event_role (aluette_game_get_kind (ALUETTE_GAME (local)),
                              aluette_local_game_get_event (local, index));
}

/* Whether the deal of the event at @index is over. */
static gboolean
is_deal_over (AluetteLocalGame *local, guint index)
{
  for (guint i = index + 1; i < aluette_local_game_get_n_events (local); i++)
    if (get_role (local, i) == ALU_GAME_ROLE_DEAL)
      return TRUE;
  return aluette_local_game_get_open_match (local) != NULL;
}

void
aluette_adviser_explain_event_async (AluetteGame *game, guint event, guint listener,
                                     GCancellable *cancellable, GAsyncReadyCallback callback,
                                     gpointer data)
{
  const AluGameKind *kind = aluette_game_get_kind (game);
  AluetteLocalGame *local = ALUETTE_LOCAL_GAME (game);
  Question *question;

  g_return_if_fail (aluette_adviser_can_explain (game, event));

  question = g_new0 (Question, 1);
  question->bots = get_bots (kind);
  question->event = g_memdup2 (aluette_local_game_get_event (local, event), kind->event_size);
  aluette_local_game_get_bot_request (local, event, &question->view, &question->level,
                                      &question->seed);
  question->convention_seats = aluette_local_game_get_convention_seats (local);
  question->now = aluette_local_game_get_view (local, listener);
  question->speaker = (guint) alu_game_decider (aluette_game_get_header (game),
                                                alu_game_event_seat (question->event));
  question->over = is_deal_over (local, event);
  ask_question (aluette_adviser_explain_event_async, question, cancellable, callback, data);
}

/* Returns: the index of the last event in the deal that a bot can explain, or -1. @seat: -1 for
 * any */
static int
find_explainable (AluetteGame *game, int seat)
{
  AluetteLocalGame *local = ALUETTE_LOCAL_GAME (game);

  for (guint i = aluette_local_game_get_n_events (local); i > 0; i--)
    {
      int maker = alu_game_event_seat (aluette_local_game_get_event (local, i - 1));

      if (get_role (local, i - 1) == ALU_GAME_ROLE_DEAL)
        return -1;
      if ((seat < 0 || maker == seat) && aluette_adviser_can_explain (game, i - 1))
        return (int) i - 1;
    }
  return -1;
}

void
aluette_adviser_explain_async (AluetteGame *game, int seat, guint listener,
                               GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer data)
{
  int event = ALUETTE_IS_LOCAL_GAME (game) ? find_explainable (game, seat) : -1;

  if (event >= 0)
    aluette_adviser_explain_event_async (game, (guint) event, listener, cancellable, callback,
                                         data);
  else
    g_task_report_new_error (NULL, callback, data, aluette_adviser_explain_event_async, G_IO_ERROR,
                             G_IO_ERROR_NOT_FOUND, "No bot has played a card");
}

gpointer
aluette_adviser_explain_finish (GAsyncResult *result, guint *speaker, GError **error)
{
  const Question *question = g_task_get_task_data (G_TASK (result));

  g_return_val_if_fail (g_async_result_is_tagged (result, aluette_adviser_explain_event_async),
                        NULL);

  if (question != NULL)
    *speaker = question->speaker;
  return g_task_propagate_pointer (G_TASK (result), error);
}
