/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/solver/alu-order.h"

#include "bots/solver/alu-tally.h"

/*
 * The score of a card is the sum of five table entries. The tables were learned: at a sample of
 * positions met in searches every card was tried, and the sums fitted so that a soft maximum over
 * them puts its weight on cards that win, and among those on the ones quickest proved.
 *
 * What the tables look at:
 *   scene     the ply, and who is winning the trick so far
 *   relation  of the card to those on the table and to those opponents may still play
 *   place     in the hand, from the lowest
 *   stronger  how many stronger cards others hold
 *   standing  of the mover, his mates, the opponents, and of who is winning the trick
 */

#include "alu-order-weights.h"

enum
{
  STANDING_DEAD,    /* could not pass all opponents with every trick left */
  STANDING_BEHIND,
  STANDING_NEXT,    /* one trick would put him ahead */
  STANDING_AHEAD,
};

static inline uint8_t
standing_in (const AluScore meets[3], AluScore ones)
{
  for (int i = 0; i < 3; i++)
    if ((meets[i] & ones) == ones)
      return (uint8_t) (STANDING_AHEAD - i);
  return STANDING_DEAD;
}

void
alu_order_standings (const AluSearch *search, AluTrick *trick)
{
  const unsigned numbers[3] = {
    ALU_SCORE_BIAS + 1,
    ALU_SCORE_BIAS,
    (unsigned) (ALU_SCORE_BIAS + 1 - trick->left),
  };
  AluScore meets[2][3];

  if (search->question != ALU_ASK_WINNER)
    {
      for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
        trick->standing[seat] = trick->tally.alive & ALU_ALIVE_SEAT (seat) ? STANDING_NEXT
                                                                            : STANDING_DEAD;
      return;
    }
  for (int side = 0; side < 2; side++)
    {
      AluScore view = side == 0 ? trick->tally.score : alu_score_reflect (trick->tally.score);

      for (int i = 0; i < 3; i++)
        meets[side][i] = alu_score_meets (view, ALU_SCORE_ONES * numbers[i]) >> (ALU_SCORE_BITS - 1);
    }
  for (int seat = 0; seat < search->n_seats; seat++)
    trick->standing[seat] = standing_in (meets[seat & 1], search->ones[seat]);
}

void
alu_order_list (AluTrick *trick, int seat)
{
  static const uint8_t kind_of_stronger[ALU_N_CARDS] = {
    0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
  };
  AluOptions *options = &trick->options[seat];
  int n = 0, own = 0, top = -1;

  for (AluCards hand = trick->hands[seat]; hand != 0; hand &= hand - 1, own++)
    {
      int card = __builtin_ctzll (hand);

      if (top < 0)
        top = card;
      if ((trick->distinct >> card & 1) == 0)
        continue;
      options->card[n] = (uint8_t) card;
      options->top[n] = (uint8_t) top;
      options->kind[n] = kind_of_stronger[card - own];
      n++;
      top = -1;
    }
  options->n = (uint8_t) n;
}

void
alu_order_rank (const AluTrick *trick,
                int n_seats,
                int ply,
                AluTable table,
                int seat,
                int32_t *ranks)
{
  AluCards to_come = trick->to_come[ply];
  const AluOptions *options = &trick->options[seat];
  int n = options->n;
  int own = trick->standing[seat], mate = 0, opponent = 0;
  int scene = table.tied ? 2 : (table.seat ^ seat) & 1;
  int safe = to_come != 0 ? alu_row_group_start (&trick->row, __builtin_ctzll (to_come)) : 64;
  int taker = ply == 0 ? 0 : trick->standing[table.seat];
  int late = trick->left >= 7 ? 5 : trick->left - 2;
  int shared[4];

  for (int other = 0; other < n_seats; other++)
    {
      int standing = trick->standing[other];

      if ((other ^ seat) & 1)
        opponent = standing > opponent ? standing : opponent;
      else if (other != seat)
        mate = standing > mate ? standing : mate;
    }
  scene = ply == 0 ? 0 : ply == 1 ? 1 : ply == n_seats - 1 ? 5 + scene : 2 + scene;
  for (int relation = 0; relation < 4; relation++)
    {
      int row = scene * 4 + relation;

      shared[relation] = alu_order_weights[2][(row * 4 + mate) * 4 + opponent]
                         + alu_order_weights[3][(row * 4 + taker) * 4 + own];
    }
  for (int i = 0; i < n; i++)
    {
      int card = options->card[i], kind = options->kind[i];
      int place = i == n - 1 ? 0 : i == 0 ? 4 : i == n - 2 ? 1 : i == 1 ? 3 : 2;
      int relation = card >= table.best ? (card < table.end ? 1 : 0) : card >= safe ? 2 : 3;
      int row = scene * 4 + relation;
      int score = shared[relation] + alu_order_weights[0][(row * 5 + place) * 6 + late]
                  + alu_order_weights[1][(row * 8 + kind) * 4 + own]
                  + alu_order_weights[4][(scene * 8 + kind) * 6 + late];

      ranks[i] = score * (ALU_ORDER_PLACE + 1) + i;
    }
}
