/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-search.h"

/*
 * How tricks affect a question: how the score changes with a trick, what a proof demands before it,
 * and when a position is decided without a search.
 */

#define ALU_ALIVE_SEAT(seat) (UINT32_C (1) << (seat))
#define ALU_ALIVE_SEATS UINT32_C (0x3f)
#define ALU_ALIVE_RUNNER(alive) ((int) ((alive) >> 8 & 7) - 1)
#define ALU_ALIVE_RUN(alive) ((int) ((alive) >> 12))
#define ALU_ALIVE_RUNNING(seat, run) ((uint32_t) ((seat) + 1) << 8 | (uint32_t) (run) << 12)

/* Returns: the score from the view of team @side: higher is better. */
static inline AluScore
alu_score_state_view (AluQuestion question, AluScore score, int side)
{
  return side == (question == ALU_ASK_WINNER) ? alu_score_reflect (score) : score;
}

static inline uint32_t
alu_score_state_alive_after (uint32_t alive, int seat)
{
  uint32_t idle = alive & ALU_ALIVE_SEATS;

  if (seat % 2 != 0)
    return idle;
  if (idle & ALU_ALIVE_SEAT (seat))
    return (idle & ~ALU_ALIVE_SEAT (seat)) | ALU_ALIVE_RUNNING (seat, 1);
  return ALU_ALIVE_RUNNER (alive) == seat ? alive + ALU_ALIVE_RUNNING (-1, 1) : idle;
}

/* Returns: @score_state after @seat has taken a trick. */
static inline AluScoreState
alu_score_state_taken (const AluSearch *search, AluQuestion question, AluScoreState score_state,
                       int seat)
{
  AluScore ones = search->ones[seat];

  if (question == ALU_ASK_WINNER)
    score_state.score = seat % 2 == 0 ? alu_score_rise (score_state.score, ones)
                                      : alu_score_fall (score_state.score, ones);
  else
    {
      score_state.score += ones;
      score_state.alive = alu_score_state_alive_after (score_state.alive, seat);
    }
  return score_state;
}

/* Returns: @score_state after a spoiled trick. */
static inline AluScoreState
alu_score_state_spoiled (AluScoreState score_state)
{
  score_state.alive &= ALU_ALIVE_SEATS;
  return score_state;
}

/* Returns: the score that @side needs before @seat takes a trick to meet @demand afterward. */
static inline AluScore
alu_score_state_demand_before (const AluSearch *search, AluQuestion question, AluScore demand,
                               int side, int seat)
{
  AluScore ones = search->ones[seat];

  if (question == ALU_ASK_WINNER)
    return side == seat % 2 ? alu_score_before_rise (demand, ones)
                            : alu_score_before_fall (demand, ones);
  ones ^= alu_score_equal (demand, 0, ones);
  return side == 0 ? demand + ones : demand - ones;
}

/* Returns: the biased number of alu-score.h for a lead of @tricks, if it is unknown who had equal
 * tricks first. */
static inline unsigned
alu_score_state_lead_number (int tricks)
{
  int number = tricks > 0 ? tricks + 1 : tricks;

  return number > -ALU_SCORE_BIAS ? (unsigned) (number + ALU_SCORE_BIAS) : 1;
}

/* Tests whether a seat is so far ahead of all opponents that they cannot pass it in the tricks
 * left.
 *
 * Returns: whether there is such a seat, with @proof. */
static inline bool
alu_score_state_settled_by_score (const AluSearch *search, int n_seats, int left, AluScore score,
                                  AluProof *proof)
{
  unsigned number = (unsigned) (left + 1 + ALU_SCORE_BIAS);
  AluScore need = ALU_SCORE_ONES * number;
  AluScore ahead[2] = {
    alu_score_meets (score, need) >> (ALU_SCORE_BITS - 1),
    alu_score_meets (alu_score_reflect (score), need) >> (ALU_SCORE_BITS - 1),
  };

  if ((ahead[0] | ahead[1]) == 0)
    return false;
  for (int seat = 0; seat < n_seats; seat++)
    {
      AluScore ones = search->ones[seat];

      if ((ahead[seat & 1] & ones) == ones)
        {
          *proof = (AluProof) { ones * number, 0, seat & 1 };
          return true;
        }
    }
  return false;
}

/* Tests whether the owner of the strongest cards wins by taking a trick with each. If this seat
 * leads, it can take them at once; if not, opponents may take all other tricks first.
 *
 * Returns: whether it does, with @proof. */
static inline bool
alu_score_state_settled_by_masters (const AluSearch *search, int n_seats, const AluCardRanks *ranks,
                                    int leader, int left, AluScore score, AluProof *proof)
{
  int seat = alu_card_ranks_seat (ranks, 0);
  AluCards hand = alu_card_ranks_hand (ranks, n_seats, seat, left * n_seats);
  int masters = __builtin_ctzll (~hand | ranks->ties);
  AluScore own = alu_score_state_view (ALU_ASK_WINNER, score, seat & 1);
  AluScore ones = search->ones[seat];

  for (int k = 1; k <= masters; k++)
    {
      AluScore demand;

      if (seat == leader)
        {
          demand = ones * (unsigned) (left - k + 1 + ALU_SCORE_BIAS);
          for (int i = 0; i < k; i++)
            demand = alu_score_before_rise (demand, ones);
        }
      else
        demand = ones * alu_score_state_lead_number (left - 2 * k + 1);
      if (alu_score_meets (own, demand) == ALU_SCORE_GUARDS)
        {
          *proof = (AluProof) { demand, k, seat & 1 };
          return true;
        }
    }
  return false;
}

/* alu_score_state_settled_mordienne:
 * @proof: (out): the proof, if the position is decided
 *
 * Tests by trick counts and top cards whether mordienne is certain or impossible. With no tricks
 * left, it is always decided.
 *
 * Returns: whether it is decided. */
bool alu_score_state_settled_mordienne (const AluSearch *search, const AluCardRanks *ranks,
                                        int left, AluScoreState score_state, AluProof *proof);
