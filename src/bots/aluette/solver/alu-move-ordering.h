/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-search.h"

/*
 * Decides which card the search tries first.
 *
 * The score of a card is a sum of trained weights, which depend on:
 *
 *   situation  the ply, and who takes the trick so far: 8 values
 *   relation   of the card to those in the trick and those that opponents may still play: 4
 *   place      in the hand, from the lowest: 5
 *   stronger   how many stronger cards others hold, in 12 steps
 *   standing   of the player, the partners, the opponents, and the taker so far: 4 each
 *   late       number of tricks left
 *
 * The weights were fitted on positions from searches in which every card was tried. The training
 * objective was a softmax over the scores that prefers winning cards, among these the ones whose
 * proof depends on the fewest cards, because such proofs apply to the most other positions, and
 * then the ones that are proved fastest.
 */

#define ALU_MOVE_ORDERING_LATE 8

/* The weights in the layout of the search, 29 KiB. */
struct _AluMoveOrderingWeights
{
  int16_t place[ALU_MOVE_ORDERING_LATE][8][4][5]; /* by late, situation, relation, place */
  int16_t stronger[ALU_MOVE_ORDERING_LATE][4][8][4]
                  [12];       /* by late, own, situation, relation, stronger */
  int16_t sides[8][4][4][4];  /* by situation, partners, opponents, relation */
  int16_t takers[8][4][4][4]; /* by situation, taker so far, player, relation */
};

#define ALU_MOVE_ORDERING_PLACE 15 /* the bits of a rank with the index of the option */
#define ALU_MOVE_ORDERING_FIRST (INT32_C (1) << 26) /* added to the rank of the card to try first */

/* Initializes @weights for one kind of search. */
void
alu_move_ordering_weights_init (AluMoveOrderingWeights *weights, AluQuestion question, int n_seats);

/* Computes the standings of @trick. */
void alu_move_ordering_standings (const AluSearch *search, AluTrick *trick);

/* Lists the options of @seat in @trick. */
void alu_move_ordering_list (AluTrick *trick, int seat);

/* alu_move_ordering_rank:
 * @ranks: (out caller-allocates): ALU_MAX_TRICKS ranks, higher first; their lowest bits are the
 *   index of the option
 *
 * Ranks the options of @seat, at least two, at @ply.
 *
 * Returns: the highest rank. */
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
  int own = trick->standing[seat], partner = 0, opponent = 0;
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
        partner = standing > partner ? standing : partner;
    }
  situation = ply == 0 ? 0 : ply == 1 ? 1 : ply == n_seats - 1 ? 5 + situation : 2 + situation;
  sides = weights->sides[situation][partner][opponent];
  takers = weights->takers[situation][ply == 0 ? 0 : trick->standing[trick_state.seat]][own];
  for (int relation = 0; relation < 4; relation++)
    shared[relation] = sides[relation] + takers[relation];
  for (int i = 0; i < options->n; i++)
    {
      int card = options->card[i];
      /* 0 weaker, 1 equal, 2 stronger but opponents may beat or tie it, 3 safe. */
      int relation = ((card >= trick_state.best) & (card < trick_state.end))
                     | ((3 - (card >= safe)) & -(card < trick_state.best));
      int score = shared[relation] + weights->place[late][situation][relation][options->place[i]]
                  + weights->stronger[late][own][situation][relation][options->stronger[i]];

      ranks[i] = score * (ALU_MOVE_ORDERING_PLACE + 1) + i;
      best = ranks[i] > best ? ranks[i] : best;
    }
  return best;
}
