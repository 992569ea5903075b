/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-exercise.h"

#include "bots/tarot/solver/tarot-solver.h"
#include "bots/tarot/tarot-bot.h"

#define SOLVER_BYTES ((size_t) 8 << 20)

/* Returns: an exact best card of the seat in turn; the one that a villager would choose if it is
 * one of them, so that the play looks natural. */
static TarotCard
best_card (TarotSolver *solver, const TarotMatch *match)
{
  TarotSolverCard cards[TAROT_MAX_HAND];
  TarotPosition position;
  TarotEvent habit;
  TarotView view;
  int n = 0, best = 0, side;

  tarot_view_for_seat (match, match->deal.turn, &view);
  tarot_bot_decide (TAROT_LEVEL_VILLAGER, &view, NULL, &habit);
  tarot_position_read (&match->rules, &match->deal, &position);
  side = (position.attack >> match->deal.turn & 1) != 0 ? 1 : -1;
  if (tarot_solver_cards (solver, &position, cards, &n) != TAROT_SOLVER_SOLVED)
    return tarot_set_lowest (tarot_match_legal_plays (match));
  for (int i = 1; i < n; i++)
    if (side * cards[i].value > side * cards[best].value)
      best = i;
  for (int i = 0; i < n; i++)
    if (habit.type == TAROT_EVENT_PLAY && cards[i].card == habit.card
        && cards[i].value == cards[best].value)
      best = i;
  return cards[best].card;
}

/* Whether the play from @start goes on. */
static gboolean
goes_on (const TarotMatch *start, gboolean to_end, const TarotMatch *match)
{
  return match->deal.outcome == TAROT_OUTCOME_NONE
         && (to_end || match->deal.n_tricks == start->deal.n_tricks);
}

GArray *
aluette_tarot_exercise_play_out (AluetteExercise *exercise, const char *answer, const AluStop *stop)
{
  const TarotMatch *start
      = aluette_lesson_position_get_tarot_match (aluette_exercise_get_position (exercise));
  gboolean to_end = aluette_tarot_exercise_get_subject (exercise)->to_end;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TarotEvent));
  TarotSolver *solver = tarot_solver_new (SOLVER_BYTES);
  TarotCard card = tarot_card_parse (answer);
  TarotMatch match = *start;

  if (solver == NULL)
    return NULL;
  tarot_solver_set_limits (solver, 0, stop);
  do
    {
      TarotEvent play;

      tarot_event_init (&play, TAROT_EVENT_PLAY, match.deal.turn);
      play.card = card;
      if (tarot_match_apply (&match, &play) != TAROT_OK)
        break;
      g_array_append_val (events, play);
      if (goes_on (start, to_end, &match))
        card = best_card (solver, &match);
    }
  while (goes_on (start, to_end, &match) && !alu_stop_is_requested (stop));
  tarot_solver_free (solver);
  return alu_stop_is_requested (stop) ? NULL : g_steal_pointer (&events);
}
