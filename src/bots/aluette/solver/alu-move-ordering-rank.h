/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-move-ordering.h"
#include "bots/aluette/solver/alu-score-state.h"

/* The part of the move ordering that is compiled with the search. */

enum
{
  STANDING_DEAD, /* cannot pass all opponents even with all tricks left */
  STANDING_BEHIND,
  STANDING_NEXT, /* one more trick would make it the leader */
  STANDING_AHEAD,
};

#define ALU_TAKER_TIED 8 /* added to the taker of a trick if the best cards are equal */

/* Computes the standings of players in @trick by tricks. */
static inline void
alu_move_ordering_compare_tricks (const AluSearch *search, int n_seats, AluTrick *trick)
{
  const unsigned numbers[3] = {
    ALU_SCORE_BIAS + 1,
    ALU_SCORE_BIAS,
    (unsigned) (ALU_SCORE_BIAS + 1 - trick->left),
  };

  for (int side = 0; side < 2; side++)
    {
      AluScore view = alu_score_state_view (ALU_ASK_WINNER, trick->score_state.score, side);
      AluScore misses[3];

      for (int i = 0; i < 3; i++)
        misses[i] = ~alu_score_meets (view, ALU_SCORE_ONES * numbers[i]) >> (ALU_SCORE_BITS - 1);
      for (int ply = side; ply < n_seats; ply += 2)
        {
          AluScore ones = search->ones[ply];

          trick->standing[ply] = (uint8_t) (((misses[0] & ones) == 0) + ((misses[1] & ones) == 0)
                                            + ((misses[2] & ones) == 0));
        }
    }
}

/* Computes the standings in @trick. */
static inline void
alu_move_ordering_standings (const AluSearch *search, AluQuestion question, int n_seats,
                             AluTrick *trick)
{
  if (question == ALU_ASK_WINNER)
    alu_move_ordering_compare_tricks (search, n_seats, trick);
  else
    for (int ply = 0; ply < n_seats; ply++)
      {
        int seat = trick->leader + ply < n_seats ? trick->leader + ply
                                                 : trick->leader + ply - n_seats;

        trick->standing[ply] = trick->score_state.alive & ALU_ALIVE_SEAT (seat) ? STANDING_NEXT
                                                                                : STANDING_DEAD;
      }
  for (int ply = 0; ply < n_seats; ply++)
    {
      int partner = 0, opponent = 0;

      for (int other = 0; other < n_seats; other++)
        {
          int standing = trick->standing[other];

          if ((other ^ ply) & 1)
            opponent = standing > opponent ? standing : opponent;
          else if (other != ply)
            partner = standing > partner ? standing : partner;
        }
      trick->sides[ply] = (uint8_t) (partner * 4 + opponent);
    }
}

/* Lists the options at @ply of @trick. */
static inline void
alu_move_ordering_list (AluTrick *trick, int n_seats, int ply)
{
  static const uint8_t steps[ALU_N_CARDS] = {
    0,  1,  2,  3,  4,  5,  6,  6,  7,  7,  8,  8,  8,  9,  9,  9,  9,  10, 10, 10, 10, 10, 10, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
  };
  AluCards hand = trick->hand[ply], to_come = 0;
  int n = 0, own = 0;

  for (int other = ply + 1; other < n_seats; other += 2)
    to_come |= trick->hand[other];
  trick->safe[ply] = (uint8_t) (to_come != 0
                                    ? alu_card_ranks_group_start (&trick->ranks,
                                                                  __builtin_ctzll (to_come))
                                    : 64);
  trick->tops[ply] = hand & ~(trick->interchangeable << 1);
  for (; hand != 0; hand &= hand - 1, own++)
    {
      int card = __builtin_ctzll (hand);

      trick->card[ply].at[n] = (uint8_t) card;
      trick->stronger[ply].at[n] = steps[card - own];
      n += !(trick->interchangeable >> card & 1);
    }
  trick->n_options[ply] = (uint8_t) n;
}

/* Returns: the situation of a player at @ply, see alu-move-ordering.h. */
static inline int
alu_move_ordering_situation (int n_seats, int ply, int taker)
{
  static const uint8_t first[ALU_MAX_SEATS] = { 0, 1, 2, 8, 11, 5 };

  if (ply < 2)
    return ply;
  return first[ply == n_seats - 1 ? ALU_MAX_SEATS - 1 : ply]
         + (taker & ALU_TAKER_TIED ? 2 : (taker ^ ply) & 1);
}

/* By number of options: the place in the hand of each, from the strongest. */
static const AluLaneBytes alu_move_ordering_places[ALU_MAX_TRICKS + 1] = {
  { { 0 } },
  { { 0 } },
  { { 4, 0 } },
  { { 4, 1, 0 } },
  { { 4, 3, 1, 0 } },
  { { 4, 3, 2, 1, 0 } },
  { { 4, 3, 2, 2, 1, 0 } },
  { { 4, 3, 2, 2, 2, 1, 0 } },
  { { 4, 3, 2, 2, 2, 2, 1, 0 } },
  { { 4, 3, 2, 2, 2, 2, 2, 1, 0 } },
};

#ifdef __AVX2__

static inline __m128i
alu_move_ordering_look_up (const AluLaneBytes *table, __m128i index)
{
  return _mm_shuffle_epi8 (_mm_load_si128 ((const __m128i *) table), index);
}

/* Returns: the scores of the options, whose cards are weaker, equal, stronger or safe. */
static inline __m128i
alu_move_ordering_scores (const AluLaneBytes *strong, const AluLaneBytes *place,
                          const int8_t *sides, const int8_t *takers, const AluTrick *trick, int ply,
                          int best, int end)
{
  __m128i card = _mm_load_si128 ((const __m128i *) &trick->card[ply]);
  __m128i stronger = _mm_load_si128 ((const __m128i *) &trick->stronger[ply]);
  __m128i places
      = _mm_load_si128 ((const __m128i *) &alu_move_ordering_places[trick->n_options[ply]]);
  int safe = trick->safe[ply] < best ? trick->safe[ply] : best;
  __m128i steps[3] = {
    _mm_cmpgt_epi8 (_mm_set1_epi8 ((char) end), card),
    _mm_cmpgt_epi8 (_mm_set1_epi8 ((char) best), card),
    _mm_cmpgt_epi8 (_mm_set1_epi8 ((char) safe), card),
  };
  __m128i relation = _mm_setzero_si128 ();
  __m128i score = _mm_adds_epi8 (alu_move_ordering_look_up (&strong[0], stronger),
                                 alu_move_ordering_look_up (&place[0], places));
  int32_t words[2];

  for (int i = 0; i < 3; i++)
    {
      __m128i other = _mm_adds_epi8 (alu_move_ordering_look_up (&strong[i + 1], stronger),
                                     alu_move_ordering_look_up (&place[i + 1], places));

      score = _mm_blendv_epi8 (score, other, steps[i]);
      relation = _mm_sub_epi8 (relation, steps[i]);
    }
  memcpy (&words[0], sides, sizeof words[0]);
  memcpy (&words[1], takers, sizeof words[1]);
  return _mm_adds_epi8 (score, _mm_shuffle_epi8 (_mm_adds_epi8 (_mm_cvtsi32_si128 (words[0]),
                                                                _mm_cvtsi32_si128 (words[1])),
                                                 relation));
}

/* Returns: ranks for alu_lanes_pick (), better scores first. */
static inline AluLanes
alu_move_ordering_ranks_of (__m128i scores, int n)
{
  __m128i ranks = _mm_sub_epi8 (_mm_set1_epi8 (INT8_MAX), scores);

  return alu_lanes_limit (_mm_min_epu8 (ranks, _mm_set1_epi8 ((char) (ALU_LANES_CLOSED - 1))), n);
}

#else

static inline int
alu_move_ordering_add (int a, int b)
{
  int sum = a + b;

  return sum > INT8_MAX ? INT8_MAX : sum < INT8_MIN ? INT8_MIN : sum;
}

/* Returns: the scores of the options, whose cards are weaker, equal, stronger or safe. */
static inline AluLaneBytes
alu_move_ordering_scores (const AluLaneBytes *strong, const AluLaneBytes *place,
                          const int8_t *sides, const int8_t *takers, const AluTrick *trick, int ply,
                          int best, int end)
{
  const uint8_t *places = alu_move_ordering_places[trick->n_options[ply]].at;
  int safe = trick->safe[ply] < best ? trick->safe[ply] : best;
  AluLaneBytes scores = { { 0 } };

  for (int i = 0; i < trick->n_options[ply]; i++)
    {
      int card = trick->card[ply].at[i];
      int relation = (card < end) + (card < best) + (card < safe);
      int score = alu_move_ordering_add ((int8_t) strong[relation].at[trick->stronger[ply].at[i]],
                                         (int8_t) place[relation].at[places[i]]);

      scores.at[i] = (uint8_t) alu_move_ordering_add (score,
                                                      alu_move_ordering_add (sides[relation],
                                                                             takers[relation]));
    }
  return scores;
}

/* Returns: ranks for alu_lanes_pick (), better scores first. */
static inline AluLanes
alu_move_ordering_ranks_of (AluLaneBytes scores, int n)
{
  AluLanes ranks;

  memset (ranks.at, ALU_LANES_CLOSED, sizeof ranks.at);
  for (int i = 0; i < n; i++)
    {
      int rank = INT8_MAX - (int8_t) scores.at[i];

      ranks.at[i] = (uint8_t) (rank < ALU_LANES_CLOSED ? rank : ALU_LANES_CLOSED - 1);
    }
  return ranks;
}

#endif

/* alu_move_ordering_rank:
 * @best: first card of the best group so far, or 64
 * @end: one past the last card of this group, or 64
 * @taker: the ply of the best card, plus ALU_TAKER_TIED
 *
 * Returns: the ranks of the options at @ply, for alu_lanes_pick (). */
static inline AluLanes
alu_move_ordering_rank (const AluMoveOrderingWeights *weights, const AluTrick *trick, int n_seats,
                        int ply, int best, int end, int taker)
{
  int own = trick->standing[ply];
  int late = trick->left - 2;
  int situation = alu_move_ordering_situation (n_seats, ply, taker);
  int taking = ply == 0 ? 0 : trick->standing[taker & (ALU_TAKER_TIED - 1)];

  return alu_move_ordering_ranks_of (
      alu_move_ordering_scores (weights->stronger[late][own][situation],
                                weights->place[late][situation],
                                weights->sides[situation][trick->sides[ply]],
                                weights->takers[situation][taking][own], trick, ply, best, end),
      trick->n_options[ply]);
}
