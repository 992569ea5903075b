/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* The trained weights of alu-move-ordering.h, in units of 1/64 of a natural logarithm of odds. */

#define ALU_TRAINED_SITUATIONS 14
#define ALU_TRAINED_ROWS (ALU_TRAINED_SITUATIONS * 4) /* situations times relations */

/* Where the arrays of AluTrainedOrdering begin, counted in weights. */
#define ALU_TRAINED_STRONGER (ALU_TRAINED_ROWS * 5 * 8)
#define ALU_TRAINED_LATE (ALU_TRAINED_STRONGER + ALU_TRAINED_ROWS * 12 * 4)
#define ALU_TRAINED_SIDES (ALU_TRAINED_LATE + ALU_TRAINED_SITUATIONS * 12 * 8)
#define ALU_TRAINED_TAKERS (ALU_TRAINED_SIDES + ALU_TRAINED_ROWS * 16)
#define ALU_TRAINED_SIZE (ALU_TRAINED_TAKERS + ALU_TRAINED_ROWS * 16)

typedef struct
{
  int16_t place[ALU_TRAINED_ROWS * 5 * 8];       /* by situation, relation, place, late */
  int16_t stronger[ALU_TRAINED_ROWS * 12 * 4];   /* by situation, relation, stronger, standing */
  int16_t late[ALU_TRAINED_SITUATIONS * 12 * 8]; /* by situation, stronger, late */
  int16_t sides[ALU_TRAINED_ROWS * 16];          /* by situation, relation, partners, opponents */
  int16_t takers[ALU_TRAINED_ROWS * 16];         /* by situation, relation, taker so far, player */
} AluTrainedOrdering;

extern const AluTrainedOrdering alu_trained_ordering_winner;    /* who wins, four seats */
extern const AluTrainedOrdering alu_trained_ordering_six;       /* who wins, six seats */
extern const AluTrainedOrdering alu_trained_ordering_mordienne; /* mordienne */
