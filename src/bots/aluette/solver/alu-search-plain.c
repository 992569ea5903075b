/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search for all processors. */

#include "bots/aluette/solver/alu-search-body.h"

AluProof
alu_search_position_plain (AluSearch *search, const AluCardRanks *ranks, int leader, int left,
                           AluScoreState score_state, const uint8_t *cards, int n_cards)
{
  return search_position (search, ranks, leader, left, score_state, cards, n_cards);
}
