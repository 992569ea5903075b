/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search for processors with AVX2 and BMI2, compiled with these instructions. */

#include "bots/aluette/solver/alu-search-body.h"

AluProof
alu_search_position_avx2 (AluSearch *search, const AluCardRanks *ranks, int leader, int left,
                          AluScoreState score_state, const uint8_t *cards, int n_cards)
{
  return search_position (search, ranks, leader, left, score_state, cards, n_cards);
}
