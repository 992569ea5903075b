/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/solver/alu-lanes.h"
#include "bots/aluette/solver/alu-search.h"

/* The current trick, with data that its plies share. */

/* What follows if one seat takes the trick, or if it is spoiled. */
typedef struct
{
  bool ready;   /* whether the rest is computed */
  bool settled; /* whether the score decides, with @proof, which is valid before the trick */
  int leader;   /* the next leader, after rotation */
  AluProof proof;
  AluScoreState score_state; /* after rotation */
} AluTrickOutcome;

/* Plies count from the leader. */
typedef struct
{
  AluLaneBytes card[ALU_MAX_SEATS];     /* options, strongest first: the last of a run of
                                         * interchangeable cards */
  AluLaneBytes stronger[ALU_MAX_SEATS]; /* see alu-move-ordering.h */
  AluCardRanks ranks;                   /* includes the cards of the trick */
  AluCards hand[ALU_MAX_SEATS];         /* includes the card in the trick */
  AluCards tops[ALU_MAX_SEATS];         /* the first cards of the runs */
  AluCards interchangeable;             /* cards that can be exchanged for the next one */
  AluScoreState score_state;
  int left; /* number of tricks, including this one */
  int leader;
  uint8_t n_options[ALU_MAX_SEATS]; /* 0 until they are listed */
  uint8_t safe[ALU_MAX_SEATS];      /* cards before this one beat all opponents still to play */
  uint8_t standing[ALU_MAX_SEATS];  /* see alu-move-ordering.h */
  uint8_t sides[ALU_MAX_SEATS];     /* standings of partners and opponents */
  AluTrickOutcome outcome[ALU_MAX_SEATS + 1]; /* by ply of the taker; the last one: spoiled */
} AluTrick;
