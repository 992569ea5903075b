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

/* One past the last card that is stronger than, not equal to, all cards of @hands. */
static inline int
end_above (const AluRow *row, AluCards hands)
{
  AluCards ends;

  if (hands == 0)
    return 64;
  ends = ~row->ties & alu_row_first (__builtin_ctzll (hands));
  return ends != 0 ? 64 - __builtin_clzll (ends) : 0;
}

static int
list_choices (AluCards hand, AluCards distinct, AluChoice *choices, uint8_t *stronger)
{
  int n = 0, own = 0, top = -1;

  for (; hand != 0; hand &= hand - 1, own++)
    {
      int card = __builtin_ctzll (hand);

      if (top < 0)
        top = card;
      if ((distinct >> card & 1) == 0)
        continue;
      stronger[n] = (uint8_t) (card - own);
      choices[n++] = (AluChoice) { 0, (uint8_t) card, (uint8_t) top };
      top = -1;
    }
  return n;
}

int
alu_order_choices (const AluSearch *search,
                   const AluTrick *trick,
                   int ply,
                   AluTable table,
                   int seat,
                   AluChoice *choices)
{
  static const uint8_t stronger_kind[ALU_N_CARDS] = {
    0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
  };
  uint8_t stronger[ALU_MAX_TRICKS];
  int n = list_choices (trick->hands[seat], trick->distinct, choices, stronger);
  int own = trick->standing[seat], mate = 0, opponent = 0;
  AluCards to_come = 0;
  int scene, safe, taker;

  if (n == 1)
    return 1;
  for (int p = 0, other = trick->leader; p < search->n_seats; p++)
    {
      int standing = trick->standing[other];

      if ((other ^ seat) & 1)
        {
          to_come |= p > ply ? trick->hands[other] : 0;
          opponent = standing > opponent ? standing : opponent;
        }
      else if (other != seat)
        mate = standing > mate ? standing : mate;
      other = other + 1 < search->n_seats ? other + 1 : 0;
    }
  scene = table.tied ? 2 : (table.seat ^ seat) & 1;
  scene = ply == 0 ? 0 : ply == 1 ? 1 : ply == search->n_seats - 1 ? 5 + scene : 2 + scene;
  safe = end_above (&trick->row, to_come);
  taker = ply == 0 ? 0 : trick->standing[table.seat];
  for (int i = 0; i < n; i++)
    {
      int card = choices[i].card;
      int relation = card >= table.end && ply > 0 ? 0
                     : card >= table.best         ? 1
                     : card >= safe               ? 2
                                                  : 3;
      int place = i == n - 1 ? 0 : i == 0 ? 4 : i == n - 2 ? 1 : i == 1 ? 3 : 2;
      int kind = stronger_kind[stronger[i]];
      int late = trick->left >= 7 ? 5 : trick->left - 2;
      int row = scene * 4 + relation;
      uint16_t f[5] = { (row * 5 + place) * 6 + late, (row * 8 + kind) * 4 + own, (row * 4 + mate) * 4 + opponent, (row * 4 + taker) * 4 + own, (scene * 8 + kind) * 6 + late };

      choices[i].score = 0;
      for (int k = 0; k < 5; k++)
        choices[i].score += alu_order_weights[k][f[k]];
#ifdef TRAIN
      memcpy (FEATS[i].f, f, sizeof f);
#endif
    }
  return n;
}
