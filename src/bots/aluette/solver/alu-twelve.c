/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-twelve.h"

bool
alu_twelve_search (AluTwelveSearch *search, const AluCardRanks *ranks, const uint8_t special[2],
                   int leader, int left, AluTwelveScore score_state, const uint8_t *cards,
                   int n_cards)
{
#ifdef ALU_SEARCH_WITH_AVX2
  if (!search->portable && __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi2"))
    return alu_twelve_search_avx2 (search, ranks, special, leader, left, score_state, cards,
                                   n_cards);
#endif
  return alu_twelve_search_plain (search, ranks, special, leader, left, score_state, cards,
                                  n_cards);
}
