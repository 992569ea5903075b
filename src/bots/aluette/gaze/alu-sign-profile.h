/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/*
 * How players of each level look around, perceive gestures and make them. All parameters of this
 * folder are here. A beginner looks at their cards, perceives little and signs openly. A master
 * watches the others, perceives a lot and signs little.
 */
typedef struct
{
  /* Looking: the relative weight of each target. */
  uint8_t cards;     /* the player's own cards */
  uint8_t trick;     /* the trick on the table */
  uint8_t partner;   /* each partner */
  uint8_t opponent;  /* each opponent */
  uint16_t dwell_ms; /* mean time per target */
  uint16_t sort_ms;  /* time for sorting a new hand */

  /* Perceiving: exposures (alu-perception.h) with which one gesture in e is missed. */
  uint16_t notice_ms; /* to notice that there was a gesture */
  uint16_t read_ms;   /* to read it */

  /* Making: sizes, probabilities and weights are in percent. */
  uint16_t length_ms; /* mean length of a gesture */
  uint8_t size;       /* mean size of a gesture */
  uint8_t caution;    /* weight of the risk that an opponent reads it */
  uint8_t eagerness;  /* minimum gain for a sign */
  uint8_t corner;     /* probability of seeing peripherally where another player looks */
  uint8_t tries;      /* maximum number of times for the same sign */
  uint8_t chatter;    /* probability of speaking in a deal à la parlante */
} AluSignProfile;

/* alu_sign_profile:
 *
 * Returns: (transfer none): the profile of @level. */
const AluSignProfile *alu_sign_profile (AluLevel level);
