/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-reactions.h"

/* The strength of the weakest luette. */
#define LUETTE 16

static void
feel (const AluMatch *match, guint seat, AluetteFeeling feeling, AluetteFeeling *feelings)
{
  if (seat < match->rules.seats && alu_is_person (&match->seating, (int) seat))
    feelings[seat] = feeling;
}

void
aluette_reactions_find_end (const AluMatch *match, AluetteFeeling feelings[ALU_MAX_SEATS])
{
  const AluDeal *deal = &match->deal;
  gboolean over = alu_match_over (match);
  gboolean great = over || deal->reason == ALU_REASON_MORDIENNE;
  guint winner = over ? match->winner : deal->winner;

  memset (feelings, 0, ALU_MAX_SEATS * sizeof *feelings);
  if (!deal->ended)
    return;
  for (guint seat = 0; winner != ALU_NOBODY && seat < match->rules.seats; seat++)
    {
      gboolean won = (guint) alu_team_of ((int) seat) == winner;

      if (won)
        feel (match, seat,
              great || seat == deal->winner_seat ? ALUETTE_FEELING_TRIUMPHANT
                                                 : ALUETTE_FEELING_PLEASED,
              feelings);
      else
        feel (match, seat, great ? ALUETTE_FEELING_DOWNCAST : ALUETTE_FEELING_VEXED, feelings);
    }
}

/* A spoiled trick vexes those who have spoiled each other's cards, and amuses the others. */
static void
find_spoiled_feelings (const AluMatch *match, unsigned strongest, AluetteFeeling *feelings)
{
  for (guint seat = 0; seat < match->rules.seats; seat++)
    feel (match, seat,
          (strongest >> seat & 1) != 0 ? ALUETTE_FEELING_VEXED : ALUETTE_FEELING_AMUSED, feelings);
}

/* The last card of a trick pleases whoever takes it, and vexes the opponent whom it has beaten. */
static void
find_trick_feelings (const AluMatch *match, guint last, AluetteFeeling *feelings)
{
  const AluDeal *deal = &match->deal;
  AluOrder order = alu_rules_order (&match->rules);
  AluCard cards[ALU_MAX_SEATS];
  unsigned strongest = 0;
  guint taker = deal->takers[deal->n_tricks - 1];
  int before;

  alu_deal_trick_cards (&match->rules, deal, deal->n_tricks - 1, cards);
  alu_trick_winner (order, cards, match->rules.seats, &strongest);
  if (taker == ALU_SPOILED)
    {
      find_spoiled_feelings (match, strongest, feelings);
      return;
    }
  feel (match, taker, ALUETTE_FEELING_PLEASED, feelings);
  cards[last] = ALU_CARD_NONE;
  before = alu_trick_winner (order, cards, match->rules.seats, NULL);
  if (taker == last && before < match->rules.seats
      && alu_team_of (before) != alu_team_of ((int) taker))
    feel (match, (guint) before, ALUETTE_FEELING_VEXED, feelings);
}

/* A luette amazes everybody but whoever plays it. */
static void
find_card_feelings (const AluMatch *match, const AluEvent *event, AluetteFeeling *feelings)
{
  if (alu_card_strength (alu_rules_order (&match->rules), event->card) < LUETTE)
    return;
  for (guint seat = 0; seat < match->rules.seats; seat++)
    if (seat != event->seat)
      feel (match, seat, ALUETTE_FEELING_AMAZED, feelings);
}

gboolean
aluette_reactions_find (const AluView *view, const AluEvent *event,
                        AluetteFeeling feelings[ALU_MAX_SEATS])
{
  const AluMatch *match = &view->match;
  gboolean acts = event->type == ALU_EVENT_PLAY || event->type == ALU_EVENT_ANSWER
                  || event->type == ALU_EVENT_PROPOSE || event->type == ALU_EVENT_CONSENT;

  memset (feelings, 0, ALU_MAX_SEATS * sizeof *feelings);
  if (!acts)
    return FALSE;
  if (event->type == ALU_EVENT_PLAY)
    {
      find_card_feelings (match, event, feelings);
      if (match->deal.n_plays % match->rules.seats == 0)
        find_trick_feelings (match, event->seat, feelings);
    }
  if (match->deal.ended)
    aluette_reactions_find_end (match, feelings);
  for (guint seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (feelings[seat] != ALUETTE_FEELING_NONE)
      return TRUE;
  return FALSE;
}

guint
aluette_reactions_bored (const AluView *view)
{
  const AluMatch *match = &view->match;
  int decider = alu_match_decider (match);

  if (decider == ALU_NOBODY)
    return ALU_NOBODY;
  for (guint i = 1; i < match->rules.seats; i++)
    {
      /* Another one each trick. */
      guint seat = ((guint) decider + i + match->deal.n_tricks) % match->rules.seats;

      if (seat != (guint) decider && alu_is_person (&match->seating, (int) seat))
        return seat;
    }
  return ALU_NOBODY;
}
