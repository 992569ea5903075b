/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/alu-bot.h"

/*
 * How a player of each level looks about, catches signs and makes them: all the figures that the
 * files of this folder go by, in one place. A beginner stares at his cards, catches little and
 * signs in plain view; a master scans the others, catches much and tells little.
 */
typedef struct
{
  /* Looking: shares of the eyes' time, in any unit, at each of these. */
  uint8_t cards;     /* his own */
  uint8_t trick;     /* the table */
  uint8_t partner;   /* each */
  uint8_t opponent;  /* each */
  uint16_t dwell_ms; /* mean time on one of them */
  uint16_t sort_ms;  /* how long he looks at a hand just dealt */

  /* Catching: exposures (alu-perception.h) that leave one gesture in e uncaught. */
  uint16_t notice_ms; /* that there was one */
  uint16_t read_ms;   /* which it was */

  /* Making. Sizes, chances and weights in hundredths. */
  uint16_t length_ms; /* of a gesture, mean */
  uint8_t size;       /* of a gesture, mean */
  uint8_t caution;    /* how much being read by an opponent weighs against the gain */
  uint8_t eagerness;  /* the least gain that he signs for */
  uint8_t corner;     /* chance to see from the corner of his eye where another looks */
  uint8_t tries;      /* how often at most he makes the same sign */
  uint8_t chatter;    /* chance that he speaks in a deal à la parlante */
} AluSignProfile;

/* alu_sign_profile:
 *
 * Returns: (transfer none): the temper of @level. */
const AluSignProfile *alu_sign_profile (AluLevel level);
