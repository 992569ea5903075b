/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-vache-exercise.h"

#include "bots/aluette/alu-bot.h"
#include "bots/aluette/alu-solver-input.h"
#include "bots/aluette/solver/alu-solver.h"

#define SOLVER_BYTES ((size_t) 8 << 20)

/* Returns: the exact best card of the seat that must play. Of several equal cards, the one that a
 * villager would choose, or the weakest, so that the play looks natural. */
static AluCard
best_card (AluSolver *solver, const AluMatch *match)
{
  AluView view = alu_view_for_seat (match, alu_match_decider (match));
  int side = alu_team_of (match->deal.turn) == ALU_TEAM_A ? 1 : -1;
  AluSolverCard cards[ALU_MAX_TRICKS];
  AluPosition position;
  AluEvent habit;
  AluCard best = ALU_CARD_NONE;
  int n = 0, top = -3;

  alu_position_from_deal (&match->rules, &match->deal, &position);
  alu_bot_decide (ALU_LEVEL_VILLAGER, &view, NULL, &habit, NULL);
  if (alu_solver_cards (solver, &position, cards, &n) != ALU_SOLVER_SOLVED)
    return alu_set_first (alu_match_legal_plays (match));
  for (int i = 0; i < n; i++)
    top = MAX (top, side * cards[i].value);
  for (int i = 0; i < n; i++)
    if (side * cards[i].value == top)
      {
        best = cards[i].card;
        if (habit.type == ALU_EVENT_PLAY && habit.card == best)
          break;
      }
  return best;
}

/* Whether the play from @start goes on. */
static gboolean
goes_on (const AluMatch *start, gboolean to_end, const AluMatch *match)
{
  return match->deal.phase == ALU_PHASE_PLAY
         && (to_end || match->deal.n_tricks == start->deal.n_tricks);
}

GArray *
aluette_vache_exercise_play_out (AluetteExercise *exercise, const char *answer, const AluStop *stop)
{
  const AluMatch *start
      = aluette_lesson_position_get_aluette_match (aluette_exercise_get_position (exercise));
  gboolean to_end = aluette_exercise_get_subject (exercise)->to_end;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  AluSolver *solver = alu_solver_new (SOLVER_BYTES);
  AluCard card = alu_card_parse (answer);
  AluMatch match = *start;

  if (solver == NULL)
    return NULL;
  alu_solver_set_limits (solver, 0, stop);
  alu_solver_keep_proofs (solver, true);
  do
    {
      AluEvent play;

      alu_event_init (&play, ALU_EVENT_PLAY, match.deal.turn);
      play.card = card;
      if (alu_match_apply (&match, &play) != ALU_OK)
        break;
      g_array_append_val (events, play);
      if (goes_on (start, to_end, &match))
        card = best_card (solver, &match);
    }
  while (goes_on (start, to_end, &match) && !alu_stop_is_requested (stop));
  alu_solver_free (solver);
  return alu_stop_is_requested (stop) ? NULL : g_steal_pointer (&events);
}
