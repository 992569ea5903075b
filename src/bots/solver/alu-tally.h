/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/solver/alu-search.h"

/*
 * What tricks mean to a question: how a tally changes with a trick, what a proof demands before it,
 * and when a position is settled without search.
 */

#define ALU_UNSETTLED (-1)

#define ALU_ALIVE_SEAT(seat) (UINT32_C (1) << (seat))
#define ALU_ALIVE_SEATS UINT32_C (0x3f)
#define ALU_ALIVE_RUNNER(alive) ((int) ((alive) >> 8 & 7) - 1)
#define ALU_ALIVE_RUN(alive) ((int) ((alive) >> 12))
#define ALU_ALIVE_RUNNING(seat, run) ((uint32_t) ((seat) + 1) << 8 | (uint32_t) (run) << 12)

/* The score as @side sees it: more is better. */
static inline AluScore
alu_tally_view (const AluSearch *search, AluScore score, int side)
{
  bool reflect = search->question == ALU_ASK_WINNER ? side == 1 : side == search->team;

  return reflect ? alu_score_reflect (score) : score;
}

static inline uint32_t
alu_tally_alive_after (const AluSearch *search, uint32_t alive, int seat)
{
  uint32_t idle = alive & ALU_ALIVE_SEATS;

  if (seat % 2 != search->team)
    return idle;
  if (idle & ALU_ALIVE_SEAT (seat))
    return (idle & ~ALU_ALIVE_SEAT (seat)) | ALU_ALIVE_RUNNING (seat, 1);
  return ALU_ALIVE_RUNNER (alive) == seat ? alive + ALU_ALIVE_RUNNING (-1, 1) : idle;
}

/* Returns: @tally after a trick of @seat. */
static inline AluTally
alu_tally_taken (const AluSearch *search, AluTally tally, int seat)
{
  AluScore ones = search->ones[seat];

  if (search->question == ALU_ASK_WINNER)
    tally.score = seat % 2 == 0 ? alu_score_rise (tally.score, ones)
                                : alu_score_fall (tally.score, ones);
  else
    {
      tally.score += ones;
      tally.alive = alu_tally_alive_after (search, tally.alive, seat);
    }
  return tally;
}

/* Returns: @tally after a spoiled trick. */
static inline AluTally
alu_tally_spoiled (AluTally tally)
{
  tally.alive &= ALU_ALIVE_SEATS;
  return tally;
}

/* Returns: what @side must have before a trick of @seat to meet @demand after it. */
static inline AluScore
alu_tally_demand_before (const AluSearch *search, AluScore demand, int side, int seat)
{
  AluScore ones = search->ones[seat];

  if (search->question == ALU_ASK_WINNER)
    return side == seat % 2 ? alu_score_before_rise (demand, ones)
                            : alu_score_before_fall (demand, ones);
  ones ^= alu_score_equal (demand, 0, ones);
  return side == search->team ? demand + ones : demand - ones;
}

/* alu_tally_settled:
 * @proof: (out): why, where it is settled
 *
 * Returns: the side that wins for certain, judged by score and top cards, or ALU_UNSETTLED. With no
 * trick left it is always settled. */
int alu_tally_settled (const AluSearch *search,
                       const AluRow *row,
                       int leader,
                       int left,
                       AluTally tally,
                       AluProof *proof);
