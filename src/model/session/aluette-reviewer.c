/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-reviewer.h"

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-cancellable-stop.h"

typedef struct _Question Question;

/* A question that is answered in another thread. */
struct _Question
{
  /* Returns: (transfer full) (nullable): NULL with @error. */
  gpointer (*think) (Question *question, const AluBudget *budget, GTask *task, GError **error);
  GDestroyNotify free_answer;
  gsize memory; /* for the search, in bytes; with less the answer is a little worse */
  AluStop stop;

  const AluBotKind *bots; /* (nullable): of the game */
  AluetteMatchRecord *record;
  guint deal;
  guint step;
  gpointer event; /* (nullable) */

  /* Of a review. */
  guint seat;
  AluetteReviewProgress progress; /* (nullable) */
  gpointer progress_data;
};

static Question *
question_new (AluetteMatchRecord *record, guint deal, guint step)
{
  Question *question = g_new0 (Question, 1);

  question->bots = alu_bot_kind_from_id (aluette_match_record_get_kind (record)->id);
  question->record = aluette_match_record_ref (record);
  question->deal = deal;
  question->step = step;
  question->free_answer = g_free;
  return question;
}

static void
question_free (Question *question)
{
  aluette_match_record_unref (question->record);
  g_free (question->event);
  g_free (question);
}

static void
answer_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  gulong watch = aluette_cancellable_stop_connect (cancellable, &question->stop);
  gpointer memory = g_try_malloc (question->memory);
  const AluGameHeader *header = aluette_match_record_get_header (question->record);
  AluBudget budget = { .seed = question->step,
                       .memory = memory,
                       .memory_bytes = memory != NULL ? question->memory : 0,
                       .stop = &question->stop,
                       .convention_seats = alu_bot_convention_seats (question->bots, header) };
  GError *error = NULL;
  gpointer answer = question->think (question, &budget, task, &error);

  g_free (memory);
  g_cancellable_disconnect (cancellable, watch);
  if (answer == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, answer, question->free_answer);
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

static gpointer
take_answer (GAsyncResult *result, gpointer source_tag, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, source_tag), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ---- reviews ---- */

gboolean
aluette_reviewer_can_review (AluetteMatchRecord *record)
{
  const AluBotKind *bots = alu_bot_kind_from_id (aluette_match_record_get_kind (record)->id);

  return bots != NULL && bots->review != NULL && aluette_match_record_get_n_finished (record) > 0;
}

typedef struct
{
  GTask *task;
  double share;
} Step;

static void
step_free (Step *step)
{
  g_object_unref (step->task);
  g_free (step);
}

static gboolean
report_step (gpointer data)
{
  Step *step = data;
  Question *question = g_task_get_task_data (step->task);

  if (!g_task_get_completed (step->task))
    question->progress (step->share, question->progress_data);
  return G_SOURCE_REMOVE;
}

/* Reports the progress in the thread that asked. g_main_context_invoke () would report it in this
 * one while the main context has no owner. */
static void
send_step (double share, void *data)
{
  GTask *task = data;
  Question *question = g_task_get_task_data (task);
  g_autoptr (GSource) source = NULL;
  Step *step;

  if (question->progress == NULL)
    return;
  step = g_new0 (Step, 1);
  step->task = g_object_ref (task);
  step->share = share;
  source = g_idle_source_new ();
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, report_step, step, (GDestroyNotify) step_free);
  g_source_attach (source, g_task_get_context (task));
}

/* Returns: the seats for which @decider decides, bit per seat: its own and those of its dummies. */
static guint
get_seats (const AluGameHeader *header, guint decider)
{
  guint seats = 0;

  for (int seat = 0; seat < header->rules.n_seats; seat++)
    if (alu_game_decider (header, seat) == (int) decider)
      seats |= 1u << seat;
  return seats;
}

static gpointer
compute_review (Question *question, const AluBudget *budget, GTask *task, GError **error)
{
  const AluBotKind *bots = question->bots;
  AluetteMatchRecord *record = question->record;
  const AluGameHeader *header = aluette_match_record_get_header (record);
  g_autofree gpointer start = NULL;
  g_autofree gpointer review = NULL;

  if (aluette_reviewer_can_review (record) && question->seat < header->rules.n_seats
      && question->deal < aluette_match_record_get_n_finished (record))
    {
      start = aluette_match_record_copy_state (record, question->deal, 0);
      review = g_malloc0 (bots->review_size);
      if (bots->review (start, aluette_match_record_get_event (record, question->deal, 0),
                        (int) aluette_match_record_get_n_steps (record, question->deal),
                        (int) question->seat, get_seats (header, question->seat), budget, send_step,
                        task, review)
          || alu_stop_is_requested (&question->stop))
        return g_steal_pointer (&review);
    }
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "No finished deal");
  return NULL;
}

void
aluette_reviewer_review_async (AluetteMatchRecord *record, guint deal, guint seat,
                               AluetteReviewProgress progress, gpointer progress_data,
                               GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer data)
{
  Question *question = question_new (record, deal, 0);

  question->think = compute_review;
  if (aluette_reviewer_can_review (record))
    question->memory = question->bots->memory (ALU_BOT_TASK_REVIEW, 0);
  question->seat = seat;
  question->progress = progress;
  question->progress_data = progress_data;
  ask_question (aluette_reviewer_review_async, question, cancellable, callback, data);
}

gpointer
aluette_reviewer_review_finish (GAsyncResult *result, GError **error)
{
  return take_answer (result, aluette_reviewer_review_async, error);
}

/* ---- positions with open hands ---- */

gboolean
aluette_reviewer_can_evaluate (AluetteMatchRecord *record, guint deal, guint n_steps)
{
  const AluBotKind *bots = alu_bot_kind_from_id (aluette_match_record_get_kind (record)->id);
  g_autofree gpointer match = NULL;

  if (bots == NULL || bots->evaluate == NULL
      || deal >= aluette_match_record_get_n_finished (record))
    return FALSE;
  match = aluette_match_record_copy_state (record, deal, n_steps);
  return bots->can_evaluate (match);
}

static gpointer
compute_evaluation (Question *question, const AluBudget *budget, GTask *task, GError **error)
{
  g_autofree gpointer match
      = aluette_match_record_copy_state (question->record, question->deal, question->step);
  gpointer evaluation = g_malloc0 (question->bots->evaluation_size);

  question->bots->evaluate (match, budget, evaluation);
  return evaluation;
}

void
aluette_reviewer_evaluate_async (AluetteMatchRecord *record, guint deal, guint n_steps,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer data)
{
  Question *question;

  g_return_if_fail (aluette_reviewer_can_evaluate (record, deal, n_steps));

  question = question_new (record, deal, n_steps);
  question->think = compute_evaluation;
  question->memory = question->bots->memory (ALU_BOT_TASK_EVALUATE, 0);
  ask_question (aluette_reviewer_evaluate_async, question, cancellable, callback, data);
}

gpointer
aluette_reviewer_evaluate_finish (GAsyncResult *result, GError **error)
{
  return take_answer (result, aluette_reviewer_evaluate_async, error);
}

/* ---- another end of a deal ---- */

/* Returns: the level that plays for a seat. */
static int
get_level (const Question *question, int seat)
{
  const AluGamePlayer *player = &aluette_match_record_get_header (question->record)->players[seat];
  int level = player->kind == ALU_GAME_BOT ? alu_bot_level_from_id (question->bots, player->level)
                                           : -1;

  return level >= 0 ? level : question->bots->advisor_level;
}

/* Decides the next event of the deal.
 * Returns: FALSE at its end, and where cards would have to be dealt. */
static gboolean
decide_event (const Question *question, gconstpointer match, const AluBudget *budget, gpointer view,
              gpointer event)
{
  const AluGameKind *kind = aluette_match_record_get_kind (question->record);
  AluGameSummary summary;

  kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
  alu_game_summarize (kind, view, &summary);
  if (!summary.in_deal || summary.awaited >= (int) ALU_GAME_MAX_SEATS)
    return FALSE;
  kind->view_for_seat (match, summary.awaited, view);
  memset (event, 0, kind->event_size);
  question->bots->choose (get_level (question, summary.awaited), view, budget, event);
  return TRUE;
}

static gpointer
compute_other_end (Question *question, const AluBudget *budget, GTask *task, GError **error)
{
  const AluGameKind *kind = aluette_match_record_get_kind (question->record);
  g_autofree gpointer match
      = aluette_match_record_copy_state (question->record, question->deal, question->step);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  g_autofree gpointer event = g_memdup2 (question->event, kind->event_size);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, (guint) kind->event_size);

  while (kind->apply (match, event) == 0)
    {
      g_array_append_vals (events, event, 1);
      if (alu_stop_is_requested (&question->stop)
          || !decide_event (question, match, budget, view, event))
        break;
    }
  if (events->len > 0)
    return g_steal_pointer (&events);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       "The rules refuse the first event");
  return NULL;
}

/* Returns: the memory with which all players of the match play best. */
static gsize
get_memory (const Question *question)
{
  const AluGameHeader *header = aluette_match_record_get_header (question->record);
  gsize most = 0;

  for (int seat = 0; seat < header->rules.n_seats; seat++)
    most = MAX (most, question->bots->memory (ALU_BOT_TASK_CHOOSE, get_level (question, seat)));
  return most;
}

void
aluette_reviewer_try_async (AluetteMatchRecord *record, guint deal, guint step, gconstpointer event,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  Question *question = question_new (record, deal, step);

  question->think = compute_other_end;
  question->free_answer = (GDestroyNotify) g_array_unref;
  question->event = g_memdup2 (event, aluette_match_record_get_kind (record)->event_size);
  question->memory = get_memory (question);
  ask_question (aluette_reviewer_try_async, question, cancellable, callback, data);
}

GArray *
aluette_reviewer_try_finish (GAsyncResult *result, GError **error)
{
  return take_answer (result, aluette_reviewer_try_async, error);
}
