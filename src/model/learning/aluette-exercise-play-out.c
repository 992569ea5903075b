/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-bot.h"
#include "bots/alu-open.h"
#include "bots/solver/alu-solver.h"
#include "model/learning/aluette-lesson-private.h"

#define SOLVER_BYTES ((size_t) 8 << 20)

/* The exact best card of the seat to play. Of several equally good the one that a villager would
 * choose, else the weakest, so that what is shown looks like play. */
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

  alu_open_position (&match->rules, &match->deal, &position);
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

static gboolean
goes_on (AluetteExercise *self, const AluMatch *match)
{
  return match->deal.phase == ALU_PHASE_PLAY
         && (self->to_end || match->deal.n_tricks == self->position->match.deal.n_tricks);
}

GArray *
aluette_exercise_play_out (AluetteExercise *self, const char *answer)
{
  GArray *events;
  AluSolver *solver;
  AluMatch match;
  AluCard card;

  g_return_val_if_fail (ALUETTE_IS_EXERCISE (self), NULL);

  if (self->kind != ALUETTE_EXERCISE_PLAY
      || !g_strv_contains ((const char *const *) self->answers, answer))
    return NULL;
  events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  solver = alu_solver_new (SOLVER_BYTES);
  match = self->position->match;
  card = alu_card_parse (answer);
  do
    {
      AluEvent play = { .type = ALU_EVENT_PLAY, .seat = match.deal.turn, .card = card };

      if (alu_match_apply (&match, &play) != ALU_OK)
        break;
      g_array_append_val (events, play);
      if (goes_on (self, &match))
        card = best_card (solver, &match);
    }
  while (goes_on (self, &match));
  alu_solver_free (solver);
  return events;
}
