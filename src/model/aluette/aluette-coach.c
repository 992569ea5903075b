/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-coach.h"

#include <string.h>

#include "engine/aluette/alu-replay.h"
#include "model/session/aluette-cancellable-stop.h"

struct _AluetteCoach
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (AluetteCoach, aluette_coach, G_TYPE_OBJECT)

typedef struct _Question Question;

/* A question that is answered in another thread. */
struct _Question
{
  /* Returns: the answer, from g_new (); NULL with @error. */
  gpointer (*think) (Question *question, const AluBudget *budget, GTask *task, GError **error);
  gsize memory; /* memory for the search in bytes; with less the answer is a little worse */
  GDestroyNotify free_answer;
  AluStop stop;

  guint64 seed;
  AluMatch match; /* with all hands */
  AluEvent event;
  gboolean has_event;
  guint8 players[ALU_MAX_SEATS];

  GArray *events; /* (element-type AluEvent): of a deal */
  guint seat, seats;
  AluetteCoachProgress progress;
  gpointer progress_data;
};

static void
aluette_coach_class_init (AluetteCoachClass *klass)
{
}

static void
aluette_coach_init (AluetteCoach *self)
{
}

AluetteCoach *
aluette_coach_new (void)
{
  return g_object_new (ALUETTE_TYPE_COACH, NULL);
}

static void
question_free (Question *question)
{
  g_clear_pointer (&question->events, g_array_unref);
  g_free (question);
}

static void
compute_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Question *question = task_data;
  gulong watch = aluette_cancellable_stop_connect (cancellable, &question->stop);
  gpointer memory = g_try_malloc (question->memory);
  AluBudget budget = { .seed = question->seed,
                       .memory = memory,
                       .memory_bytes = memory != NULL ? question->memory : 0,
                       .stop = &question->stop };
  GError *error = NULL;
  gpointer answer = question->think (question, &budget, task, &error);

  g_free (memory);
  g_cancellable_disconnect (cancellable, watch);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, answer, question->free_answer);
}

/* Starts the task of @question. Takes ownership. */
static void
start_thread_task (AluetteCoach *self, gpointer source_tag, Question *question,
                   GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, source_tag);
  if (question->free_answer == NULL)
    question->free_answer = g_free;
  g_task_set_task_data (task, question, (GDestroyNotify) question_free);
  g_task_run_in_thread (task, compute_in_thread);
}

static gpointer
take_answer (AluetteCoach *self, GAsyncResult *result, gpointer source_tag, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, source_tag), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Copies an answer of @size bytes to @to. */
static gboolean
copy_answer (AluetteCoach *self, GAsyncResult *result, gpointer source_tag, gpointer to, gsize size,
             GError **error)
{
  g_autofree gpointer answer = take_answer (self, result, source_tag, error);

  if (answer == NULL)
    return FALSE;
  memcpy (to, answer, size);
  return TRUE;
}

/* Reviews */

gboolean
aluette_coach_find_deal (const AluRecordHeader *header, const AluEvent *events, guint n_events,
                         guint deal, guint *first, guint *n, AluMatch *start)
{
  AluReplay replay;
  guint end;

  if (alu_replay_init (&replay, header, events, n_events) != ALU_OK
      || !alu_replay_seek_deal (&replay, deal))
    return FALSE;
  if (start != NULL)
    *start = replay.match;
  *first = replay.index;
  for (end = *first + 1; end < n_events && events[end].type != ALU_EVENT_DEAL; end++)
    ;
  *n = end - *first;
  return TRUE;
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

/* Reports the progress in the thread that asked. */
static void
send_step (double share, void *data)
{
  GTask *task = data;
  Question *question = g_task_get_task_data (task);
  Step *step;

  if (question->progress == NULL)
    return;
  step = g_new0 (Step, 1);
  step->task = g_object_ref (task);
  step->share = share;
  g_main_context_invoke_full (g_task_get_context (task), g_task_get_priority (task), report_step,
                              step, (GDestroyNotify) step_free);
}

static gpointer
compute_review (Question *question, const AluBudget *budget, GTask *task, GError **error)
{
  AluReview *review = g_new0 (AluReview, 1);

  if (alu_review (&question->match, (const AluEvent *) (void *) question->events->data,
                  (int) question->events->len, (int) question->seat, question->seats, budget,
                  send_step, task, review)
      || question->stop != 0)
    return review;
  g_free (review);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "No finished deal");
  return NULL;
}

/* Returns: the set of the seats for which @decider decides: its own and its Petit-Jeans'. */
static guint
get_seats (const AluMatch *match, guint decider)
{
  guint seats = 0;

  for (int seat = 0; seat < match->rules.seats; seat++)
    if (alu_decider (&match->seating, seat) == (int) decider)
      seats |= 1u << seat;
  return seats;
}

void
aluette_coach_review_async (AluetteCoach *self, const AluRecordHeader *header,
                            const AluEvent *events, guint n_events, guint deal, guint seat,
                            guint seats, AluetteCoachProgress progress, gpointer progress_data,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  Question *question = g_new0 (Question, 1);
  guint first = 0, n = 0;

  g_return_if_fail (ALUETTE_IS_COACH (self));
  question->think = compute_review;
  question->memory = alu_review_memory ();
  question->events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  if (seat < header->rules.seats
      && aluette_coach_find_deal (header, events, n_events, deal, &first, &n, &question->match)
      && !question->match.seating.real_table)
    g_array_append_vals (question->events, events + first, n);
  question->seat = seat;
  question->seats = seats != 0 ? seats : get_seats (&question->match, seat);
  question->progress = progress;
  question->progress_data = progress_data;
  start_thread_task (self, aluette_coach_review_async, question, cancellable, callback, data);
}

AluReview *
aluette_coach_review_finish (AluetteCoach *self, GAsyncResult *result, GError **error)
{
  return take_answer (self, result, aluette_coach_review_async, error);
}

/* Analyses with all hands */

static gpointer
compute_analysis (Question *question, const AluBudget *budget, GTask *task, GError **error)
{
  AluAnalysis *analysis = g_new0 (AluAnalysis, 1);

  alu_analysis_compute (&question->match, budget, analysis);
  return analysis;
}

void
aluette_coach_analyze_async (AluetteCoach *self, const AluMatch *match, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data)
{
  Question *question = g_new0 (Question, 1);

  g_return_if_fail (ALUETTE_IS_COACH (self));
  question->think = compute_analysis;
  question->memory = alu_analysis_memory ();
  question->match = *match;
  start_thread_task (self, aluette_coach_analyze_async, question, cancellable, callback, data);
}

gboolean
aluette_coach_analyze_finish (AluetteCoach *self, GAsyncResult *result, AluAnalysis *analysis,
                              GError **error)
{
  return copy_answer (self, result, aluette_coach_analyze_async, analysis, sizeof *analysis, error);
}

static gpointer
compute_continuation (Question *question, const AluBudget *budget, GTask *task, GError **error)
{
  GArray *events = g_array_sized_new (FALSE, FALSE, sizeof (AluEvent), ALU_MAX_CONTINUATION);
  int n;

  g_array_set_size (events, ALU_MAX_CONTINUATION);
  n = alu_continuation_play (&question->match, question->has_event ? &question->event : NULL,
                    question->players, budget, (AluEvent *) (void *) events->data, NULL);
  if (n > 0 || question->stop != 0)
    {
      g_array_set_size (events, (guint) n);
      return events;
    }
  g_array_unref (events);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                       "The rules refuse the first event");
  return NULL;
}

void
aluette_coach_play_out_async (AluetteCoach *self, const AluMatch *match, const AluEvent *first,
                              const guint8 players[ALU_MAX_SEATS], guint64 seed,
                              GCancellable *cancellable, GAsyncReadyCallback callback,
                              gpointer data)
{
  Question *question = g_new0 (Question, 1);

  g_return_if_fail (ALUETTE_IS_COACH (self));
  question->think = compute_continuation;
  question->free_answer = (GDestroyNotify) g_array_unref;
  question->match = *match;
  question->has_event = first != NULL;
  if (first != NULL)
    question->event = *first;
  memcpy (question->players, players, sizeof question->players);
  question->memory = MAX (alu_continuation_memory (question->players), 1);
  question->seed = seed;
  start_thread_task (self, aluette_coach_play_out_async, question, cancellable, callback, data);
}

GArray *
aluette_coach_play_out_finish (AluetteCoach *self, GAsyncResult *result, GError **error)
{
  return take_answer (self, result, aluette_coach_play_out_async, error);
}
