/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-move-ordering.h"

#include "bots/aluette/solver/alu-move-ordering-weights.h"

#define UNIT 8 /* of the trained weights */

/* Returns: a trained weight, rounded, as a byte of the search. */
static uint8_t
get_byte (int weight)
{
  weight = (weight + (weight > 0 ? UNIT / 2 : -UNIT / 2)) / UNIT;
  return (uint8_t) (weight > INT8_MAX ? INT8_MAX : weight < -INT8_MAX ? -INT8_MAX : weight);
}

static void
init_card_weights (AluMoveOrderingWeights *weights, int set, int situation, int relation)
{
  int row = situation * ALU_MOVE_ORDERING_RELATIONS + relation;

  for (int late = 0; late < ALU_MOVE_ORDERING_LATE; late++)
    {
      for (int place = 0; place < ALU_MOVE_ORDERING_PLACES; place++)
        weights->place[late][situation][relation].at[place]
            = get_byte (place_weights[set][(row * ALU_MOVE_ORDERING_PLACES + place) * 8 + late]);
      for (int own = 0; own < ALU_MOVE_ORDERING_STANDINGS; own++)
        for (int i = 0; i < ALU_MOVE_ORDERING_STRONGER; i++)
          weights->stronger[late][own][situation][relation].at[i] = get_byte (
              stronger_weights[set][(row * ALU_MOVE_ORDERING_STRONGER + i) * 4 + own]
              + late_weights[set][(situation * ALU_MOVE_ORDERING_STRONGER + i) * 8 + late]);
    }
}

void
alu_move_ordering_weights_init (AluMoveOrderingWeights *weights, AluQuestion question, int n_seats)
{
  int set = question == ALU_ASK_MORDIENNE ? 2 : n_seats == 6;

  *weights = (AluMoveOrderingWeights) { 0 };
  for (int situation = 0; situation < ALU_MOVE_ORDERING_SITUATIONS; situation++)
    for (int relation = 0; relation < ALU_MOVE_ORDERING_RELATIONS; relation++)
      {
        int row = (situation * ALU_MOVE_ORDERING_RELATIONS + relation) * 16;

        init_card_weights (weights, set, situation, relation);
        for (int i = 0; i < 16; i++)
          {
            weights->sides[situation][i][relation] = (int8_t) get_byte (side_weights[set][row + i]);
            weights->takers[situation][i / 4][i % 4][relation]
                = (int8_t) get_byte (taker_weights[set][row + i]);
          }
      }
}
