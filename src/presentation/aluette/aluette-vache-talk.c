/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-talk.h"

#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-card-names.h"

/* Returns: whether the opponents of @taker have lost one of the four strongest cards */
static gboolean
is_stolen (const AluMatch *match, const AluCard *cards, guint taker)
{
  for (guint seat = 0; seat < match->rules.seats; seat++)
    if (alu_team_of ((int) seat) != alu_team_of ((int) taker)
        && aluette_card_is_luette (alu_rules_order (&match->rules), cards[seat]))
      return TRUE;
  return FALSE;
}

AluetteTalk
aluette_vache_talk_find (AluetteView *view, gconstpointer line, guint *seats)
{
  const AluMatch *match = &aluette_view_get_aluette (view)->match;
  const AluEvent *event = line;
  const AluDeal *deal = &match->deal;
  AluCard cards[ALU_MAX_SEATS];
  guint taker;

  *seats = (1u << match->rules.seats) - 1;
  if (event->type != ALU_EVENT_PLAY || deal->n_plays % match->rules.seats != 0)
    return ALUETTE_TALK_NONE;
  if (deal->ended && deal->reason == ALU_REASON_MORDIENNE)
    return ALUETTE_TALK_FEAT;
  taker = deal->takers[deal->n_tricks - 1];
  if (taker == ALU_SPOILED)
    return ALUETTE_TALK_SPOILED;
  *seats = 1u << taker;
  alu_deal_trick_cards (&match->rules, deal, deal->n_tricks - 1, cards);
  return is_stolen (match, cards, taker) ? ALUETTE_TALK_STOLEN : ALUETTE_TALK_NONE;
}
