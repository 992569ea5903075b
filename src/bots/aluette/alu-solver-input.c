/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-solver-input.h"

#include <string.h>

/* Returns: the special cards of `twelve` in a mask: bit 0 for the 3 of coins, bit 1 for the jack of
 * swords. */
static AluCardSet
get_special_set (int mask)
{
  return ((mask & 1) != 0 ? alu_card_bit (ALU_MONSIEUR) : 0)
         | ((mask & 2) != 0 ? alu_card_bit (ALU_JACK_OF_SWORDS) : 0);
}

static void
set_twelve (const AluDeal *deal, AluPosition *position)
{
  position->n_aside = deal->n_aside;
  position->aside = get_special_set (deal->aside_special);
  for (int i = 0; i < 2; i++)
    if (deal->special[i] != ALU_NOBODY)
      position->taken[deal->special[i]] |= get_special_set (1 << i);
  if (deal->first_taker != ALU_NOBODY)
    position->first_taker = (int8_t) deal->first_taker;
}

void
alu_position_from_deal (const AluRules *rules, const AluDeal *deal, AluPosition *position)
{
  bool twelve = alu_rules_by_teams (rules);
  int run_seat = deal->run_seat;

  memset (position, 0, sizeof *position);
  position->n_seats = rules->seats;
  position->order = (uint8_t) alu_rules_order (rules);
  position->scoring = twelve ? ALU_SCORING_TWELVE : ALU_SCORING_PLAYER;
  position->leader = deal->leader;
  position->n_table = (uint8_t) (deal->n_plays - deal->n_tricks * rules->seats);
  memcpy (position->table, deal->plays + deal->n_tricks * rules->seats, position->n_table);
  memcpy (position->hands, deal->hands, sizeof position->hands);
  memcpy (position->tricks, deal->taken, sizeof position->tricks);
  memcpy (position->last_trick, deal->reached, sizeof position->last_trick);
  position->runner = run_seat != ALU_NOBODY && deal->run == deal->taken[run_seat]
                         ? (int8_t) run_seat
                         : -1;
  position->mordienne = alu_rules_has_mordienne (rules);
  position->first_taker = -1;
  if (deal->offer_seat != ALU_NOBODY)
    {
      position->offer = deal->offer_refused ? ALU_OFFER_REFUSED : ALU_OFFER_PENDING;
      position->offer_team = (uint8_t) alu_team_of (deal->offer_seat);
    }
  if (twelve)
    {
      position->runner = -1;
      set_twelve (deal, position);
    }
}
