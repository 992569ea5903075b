/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-move-ordering.h"

#include "bots/aluette/solver/alu-score-state.h"

#include "bots/aluette/solver/alu-move-ordering-weights.h"

enum
{
  STANDING_DEAD, /* cannot pass all opponents even with all tricks left */
  STANDING_BEHIND,
  STANDING_NEXT, /* one more trick would make it the leader */
  STANDING_AHEAD,
};

void
alu_move_ordering_weights_init (AluMoveOrderingWeights *weights, AluQuestion question, int n_seats)
{
  int set = question == ALU_ASK_MORDIENNE ? 2 : n_seats == 6;

  for (int situation = 0; situation < 8; situation++)
    for (int relation = 0; relation < 4; relation++)
      {
        int ranks = situation * 4 + relation;

        for (int late = 0; late < ALU_MOVE_ORDERING_LATE; late++)
          {
            for (int place = 0; place < 5; place++)
              weights->place[late][situation][relation][place]
                  = place_weights[set][(ranks * 5 + place) * 8 + late];
            for (int own = 0; own < 4; own++)
              for (int stronger = 0; stronger < 12; stronger++)
                weights->stronger[late][own][situation][relation][stronger]
                    = (int16_t) (stronger_weights[set][(ranks * 12 + stronger) * 4 + own]
                                 + late_weights[set][(situation * 12 + stronger) * 8 + late]);
          }
        for (int i = 0; i < 4; i++)
          for (int j = 0; j < 4; j++)
            {
              weights->sides[situation][i][j][relation] = side_weights[set]
                                                                      [(ranks * 4 + i) * 4 + j];
              weights->takers[situation][i][j][relation] = taker_weights[set]
                                                                        [(ranks * 4 + i) * 4 + j];
            }
      }
}

static inline uint8_t
get_standing (const AluScore meets[3], AluScore ones)
{
  for (int i = 0; i < 3; i++)
    if ((meets[i] & ones) == ones)
      return (uint8_t) (STANDING_AHEAD - i);
  return STANDING_DEAD;
}

void
alu_move_ordering_standings (const AluSearch *search, AluTrick *trick)
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
        trick->standing[seat] = trick->score_state.alive & ALU_ALIVE_SEAT (seat) ? STANDING_NEXT
                                                                                  : STANDING_DEAD;
      return;
    }
  for (int side = 0; side < 2; side++)
    {
      AluScore view = side == 0 ? trick->score_state.score
                                : alu_score_reflect (trick->score_state.score);

      for (int i = 0; i < 3; i++)
        {
          AluScore demand = ALU_SCORE_ONES * numbers[i];

          meets[side][i] = alu_score_meets (view, demand) >> (ALU_SCORE_BITS - 1);
        }
    }
  for (int seat = 0; seat < search->n_seats; seat++)
    trick->standing[seat] = get_standing (meets[seat & 1], search->ones[seat]);
}

void
alu_move_ordering_list (AluTrick *trick, int seat)
{
  static const uint8_t steps[ALU_N_CARDS] = {
    0,  1,  2,  3,  4,  5,  6,  6,  7,  7,  8,  8,  8,  9,  9,  9,
    9,  10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
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
      options->stronger[n] = steps[card - own];
      options->place[n] = n == 1 ? 3 : 2;
      n++;
      top = -1;
    }
  options->n = (uint8_t) n;
  /* Second highest and second lowest, then highest and lowest, which have priority. */
  if (n > 1)
    options->place[n - 2] = 1;
  options->place[0] = 4;
  options->place[n - 1] = 0;
}
