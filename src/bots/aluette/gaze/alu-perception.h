/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-gaze-model.h"
#include "engine/aluette/alu-signs.h"

/*
 * A gesture, and what each other player perceives of it.
 *
 * Over a network, an observer sees everything half a round trip later, and where they look is known
 * half a round trip later still. What counts is what they have seen on their own screen: the window
 * in which their looks count is a round trip later than the gesture, and so is the time at which
 * their eyes have come to rest.
 *
 * The exposure is the time for which an observer looks at the maker during the gesture, times the
 * size of the gesture. N and R are the exposures of the observer's level (AluSignProfile). What the
 * observer sees peripherally ("corner") counts one seventh for noticing:
 *
 *   P (read)            = 1 - q ^ (64 exposure / R)
 *   P (read or noticed) = 1 - q ^ (64 (exposure + corner / 7) / N),   N < R,   q = 63 / 64
 *
 * This is close to 1 - exp (-exposure / R), in integers. A partner, who knows the maker and expects
 * signs, needs a quarter less exposure. One random number decides about both, so that more exposure
 * never leads to less perception.
 */

typedef enum
{
  ALU_OUTCOME_MISSED,
  ALU_OUTCOME_NOTICED, /* a gesture was seen, but not which */
  ALU_OUTCOME_READ,
} AluOutcome;

/* A gesture in progress or ended. */
typedef struct
{
  bool on; /* whether it is in progress */
  uint8_t maker;
  uint8_t sign;     /* AluSign */
  uint8_t strength; /* misère: 1 or 2; other signs: 0 */
  uint8_t size;     /* in percent: from 30, almost hidden, to 100, obvious */
  uint64_t start;   /* in milliseconds, on the time scale of the gaze model */
  uint8_t drawn;    /* humans who see it now, or when they come to the screen; one bit per seat */
  uint32_t length_ms;
  uint32_t tail_ms; /* how long after its end it is still seen somewhere; 0 at one screen */
  uint16_t delays_ms[ALU_MAX_SEATS];  /* by observer: round trips over the network */
  uint32_t watched_ms[ALU_MAX_SEATS]; /* how long each observer has looked at the maker */
  uint32_t corner_ms[ALU_MAX_SEATS];  /* how long each has seen the maker only peripherally */
} AluGesture;

/* alu_gesture_pass:
 *
 * Advances a gesture by @ms milliseconds, during which no gaze moves. */
void alu_gesture_pass (AluGesture *gesture, const AluGazeModel *gaze_model, uint64_t ms);

#define ALU_SURE 65536 /* a probability of 1 */

/* alu_perception_chances:
 * @level: level of the observer
 * @partner: whether the observer is the maker's partner
 * @watched_ms, @corner_ms, @size: see AluGesture
 * @caught: (out): the probability that the observer reads or notices the gesture, 0 to ALU_SURE
 *
 * Returns: the probability that the observer reads it, 0 to ALU_SURE. */
uint32_t alu_perception_chances (AluLevel level, bool partner, uint32_t watched_ms,
                                 uint32_t corner_ms, int size, uint32_t *caught);

/* alu_perception_outcome:
 * @observer: seat of a bot other than the maker
 * @rng: one number is drawn
 *
 * Returns: what @observer has perceived of a gesture that has ended. */
AluOutcome alu_perception_outcome (const AluGesture *gesture, const AluGazeModel *gaze_model,
                                   int observer, AluRng *rng);
