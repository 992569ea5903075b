/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search for the rules of `twelve` for all processors. */

#include "bots/aluette/solver/alu-twelve-body.h"

bool
alu_twelve_search_plain (AluTwelveSearch *search, const AluCardRanks *ranks,
                         const uint8_t special[2], int leader, int left,
                         AluTwelveScore score_state, const uint8_t *cards, int n_cards)
{
  return search_twelve (search, ranks, special, leader, left, score_state, cards, n_cards);
}
