/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-search.h"

/*
 * Which card to try first.
 *
 * The score of a card is a sum of learned weights; what they look at:
 *
 *   scene     the ply, and who is winning the trick so far: 8
 *   relation  of the card to those on the table and to those opponents may still play: 4
 *   place     in the hand, from the lowest: 5
 *   stronger  how many stronger cards others hold, in 12 steps
 *   standing  of the mover, his mates, the opponents, and of who is winning the trick: 4 each
 *   late      tricks left
 *
 * They were fitted on positions met in searches, in which every card was tried, so that a soft
 * maximum over the scores falls on cards that win; among those on the ones whose proof looks
 * at the fewest cards, for such a proof serves the most other positions; and then on the ones
 * quickest proved.
 */

#define ALU_MOVE_ORDERING_LATE 8

/* The weights as the search reads them, 29 KiB. */
struct _AluMoveOrderingWeights
{
  int16_t place[ALU_MOVE_ORDERING_LATE][8][4][5]; /* by late, scene, relation, place */
  int16_t stronger[ALU_MOVE_ORDERING_LATE][4][8][4]
                  [12];                          /* by late, own, scene, relation, stronger */
  int16_t sides[8][4][4][4];                     /* by scene, mates, opponents, relation */
  int16_t takers[8][4][4][4];                    /* by scene, winner so far, mover, relation */
};

#define ALU_MOVE_ORDERING_PLACE 15          /* the bits of a rank that hold the place */
#define ALU_MOVE_ORDERING_FIRST (INT32_C (1) << 26) /* added to a rank, puts it before all others */

/* Fills in @weights for one kind of search. */
void
alu_move_ordering_weights_init (AluMoveOrderingWeights *weights, AluQuestion question, int n_seats);

/* Fills in the standings of @trick. */
void alu_move_ordering_standings (const AluSearch *search, AluTrick *trick);

/* Lists the options of @seat in @trick. */
void alu_move_ordering_list (AluTrick *trick, int seat);

/* alu_move_ordering_rank:
 * @ranks: (out caller-allocates): room for ALU_MAX_TRICKS: the greater the sooner; the lowest bits
 * are the place in the options
 *
 * Ranks the options of @seat, two or more, at @ply.
 *
 * Returns: the greatest rank. */
static inline __attribute__ ((always_inline)) int32_t
alu_move_ordering_rank (const AluMoveOrderingWeights *weights,
                        const AluTrick *trick,
                        int n_seats,
                        int ply,
                        AluTrickState trick_state,
                        int seat,
                        int32_t *ranks)
{
  const AluOptions *options = &trick->options[seat];
  AluCards to_come = trick->to_come[ply];
  int own = trick->standing[seat], mate = 0, opponent = 0;
  int late = trick->left - 2;
  int situation = trick_state.tied ? 2 : (trick_state.seat ^ seat) & 1;
  int safe = to_come != 0 ? alu_card_ranks_group_start (&trick->ranks, __builtin_ctzll (to_come))
                          : 64;
  const int16_t *sides, *takers;
  int32_t best = INT32_MIN;
  int shared[4];

  for (int other = 0; other < n_seats; other++)
    {
      int standing = trick->standing[other];

      if ((other ^ seat) & 1)
        opponent = standing > opponent ? standing : opponent;
      else if (other != seat)
        mate = standing > mate ? standing : mate;
    }
  situation = ply == 0 ? 0 : ply == 1 ? 1 : ply == n_seats - 1 ? 5 + situation : 2 + situation;
  sides = weights->sides[situation][mate][opponent];
  takers = weights->takers[situation][ply == 0 ? 0 : trick->standing[trick_state.seat]][own];
  for (int relation = 0; relation < 4; relation++)
    shared[relation] = sides[relation] + takers[relation];
  for (int i = 0; i < options->n; i++)
    {
      int card = options->card[i];
      /* 0 under, 1 equal, 2 over but opponents to come may beat or tie it, 3 safe. */
      int relation = ((card >= trick_state.best) & (card < trick_state.end))
                     | ((3 - (card >= safe)) & -(card < trick_state.best));
      int score = shared[relation] + weights->place[late][situation][relation][options->place[i]]
                  + weights->stronger[late][own][situation][relation][options->stronger[i]];

      ranks[i] = score * (ALU_MOVE_ORDERING_PLACE + 1) + i;
      best = ranks[i] > best ? ranks[i] : best;
    }
  return best;
}
