/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/solver/alu-move-ordering.h"

#define UNIT 8 /* of the trained weights */

/* Returns: a trained weight, rounded, as a byte of the search. */
static uint8_t
get_byte (int weight)
{
  weight = (weight + (weight > 0 ? UNIT / 2 : -UNIT / 2)) / UNIT;
  return (uint8_t) (weight > INT8_MAX ? INT8_MAX : weight < -INT8_MAX ? -INT8_MAX : weight);
}

static void
init_card_weights (AluMoveOrderingWeights *weights, const AluTrainedOrdering *trained,
                   int situation, int relation)
{
  int row = situation * ALU_MOVE_ORDERING_RELATIONS + relation;

  for (int late = 0; late < ALU_MOVE_ORDERING_LATE; late++)
    {
      for (int place = 0; place < ALU_MOVE_ORDERING_PLACES; place++)
        weights->place[late][situation][relation].at[place]
            = get_byte (trained->place[(row * ALU_MOVE_ORDERING_PLACES + place) * 8 + late]);
      for (int own = 0; own < ALU_MOVE_ORDERING_STANDINGS; own++)
        for (int i = 0; i < ALU_MOVE_ORDERING_STRONGER; i++)
          weights->stronger[late][own][situation][relation].at[i]
              = get_byte (trained->stronger[(row * ALU_MOVE_ORDERING_STRONGER + i) * 4 + own]
                          + trained->late[(situation * ALU_MOVE_ORDERING_STRONGER + i) * 8 + late]);
    }
}

void
alu_move_ordering_weights_init (AluMoveOrderingWeights *weights, const AluTrainedOrdering *trained)
{
  *weights = (AluMoveOrderingWeights) { 0 };
  for (int situation = 0; situation < ALU_MOVE_ORDERING_SITUATIONS; situation++)
    for (int relation = 0; relation < ALU_MOVE_ORDERING_RELATIONS; relation++)
      {
        int row = (situation * ALU_MOVE_ORDERING_RELATIONS + relation) * 16;

        init_card_weights (weights, trained, situation, relation);
        for (int i = 0; i < 16; i++)
          {
            weights->sides[situation][i][relation] = (int8_t) get_byte (trained->sides[row + i]);
            weights->takers[situation][i / 4][i % 4][relation] = (int8_t)
                get_byte (trained->takers[row + i]);
          }
      }
}
