/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/coach/alu-continuation.h"

#include "bots/aluette/coach/alu-analysis.h"

size_t
alu_continuation_memory (const uint8_t players[ALU_MAX_SEATS])
{
  size_t max = 0;

  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      size_t bytes = players[seat] == ALU_CONTINUATION_EXACT
                         ? alu_analysis_memory ()
                         : alu_bot_memory ((AluLevel) players[seat]);

      max = bytes > max ? bytes : max;
    }
  return max;
}

/* Returns: the weakest of the cards with the best value. */
static AluCard
get_exact_card (const AluAnalysis *analysis, int team)
{
  int best = analysis->n_cards - 1;

  for (int i = best; i >= 0; i--)
    {
      AluBounds a = analysis->cards[i].value, b = analysis->cards[best].value;

      if (team == ALU_TEAM_A ? a.low > b.low : a.high < b.high)
        best = i;
    }
  return analysis->cards[best].card;
}

/* Plays a card or answers an offer with knowledge of all hands. Other decisions, which come before
 * the first card, are those of a villager. */
static void
decide_exactly (const AluMatch *match, const AluView *view, const AluBudget *budget,
                AluEvent *event)
{
  AluPhase phase = alu_match_phase (match);
  AluAnalysis analysis;

  if (phase != ALU_PHASE_PLAY && phase != ALU_PHASE_ANSWER)
    {
      alu_bot_decide (ALU_LEVEL_VILLAGER, view, budget, event, NULL);
      return;
    }
  alu_analysis_compute (match, budget, &analysis);
  if (phase == ALU_PHASE_PLAY)
    {
      alu_event_init (event, ALU_EVENT_PLAY, match->deal.turn);
      event->card = get_exact_card (&analysis, (int) alu_team_of (match->deal.turn));
    }
  else
    {
      alu_event_init (event, ALU_EVENT_ANSWER, view->seat);
      event->yes = analysis.accept;
    }
}

static void
decide_event (const AluMatch *match, const uint8_t players[ALU_MAX_SEATS], const AluBudget *budget,
              AluEvent *event)
{
  int seat = alu_match_decider (match);
  AluView view = alu_view_for_seat (match, seat);

  if (players[seat] == ALU_CONTINUATION_EXACT)
    decide_exactly (match, &view, budget, event);
  else
    alu_bot_decide ((AluLevel) players[seat], &view, budget, event, NULL);
}

int
alu_continuation_play (const AluMatch *match, const AluEvent *first,
                       const uint8_t players[ALU_MAX_SEATS], const AluBudget *budget,
                       AluEvent *events, AluMatch *end)
{
  const AluBudget no_budget = { 0 };
  AluMatch now = *match;
  int n = 0;

  budget = budget != NULL ? budget : &no_budget;
  if (first != NULL)
    {
      if (alu_match_apply (&now, first) != ALU_OK)
        return 0;
      events[n++] = *first;
    }
  while (!now.deal.ended && n < ALU_MAX_CONTINUATION && alu_match_decider (&now) != ALU_NOBODY
         && !alu_stop_is_requested (budget->stop))
    {
      decide_event (&now, players, budget, &events[n]);
      if (alu_match_apply (&now, &events[n]) != ALU_OK)
        break;
      n++;
    }
  if (end != NULL)
    *end = now;
  return n;
}
