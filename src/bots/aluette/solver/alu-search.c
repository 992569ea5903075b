/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-search.h"

void
alu_search_init (AluSearch *search, AluQuestion question, int n_seats, AluTranspositionTable *tt,
                 const AluMoveOrderingWeights *weights)
{
  *search = (AluSearch) {
    .question = question,
    .n_seats = n_seats,
    .tt = tt,
    .weights = weights,
    .node_limit = UINT64_MAX,
  };
  for (int seat = 0; seat < n_seats; seat++)
    search->ones[seat] = question == ALU_ASK_WINNER ? alu_score_ones_of (n_seats, seat)
                                                    : UINT64_C (1) << (seat * ALU_SCORE_BITS);
}

AluProof
alu_search_position (AluSearch *search, const AluCardRanks *ranks, int leader, int left,
                     AluScoreState score_state, const uint8_t *cards, int n_cards)
{
#ifdef ALU_SEARCH_WITH_AVX2
  if (!search->portable && __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi2"))
    return alu_search_position_avx2 (search, ranks, leader, left, score_state, cards, n_cards);
#endif
  return alu_search_position_plain (search, ranks, leader, left, score_state, cards, n_cards);
}
