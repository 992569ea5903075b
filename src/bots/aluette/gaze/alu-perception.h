/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-gaze-model.h"
#include "engine/aluette/alu-signs.h"

/*
 * A gesture and what each of the others makes of it.
 *
 * Exposure is the time that an observer's eyes rest on the maker during the gesture, times the
 * gesture's size. With the exposures N and R of the observer's level (AluSignProfile), where what
 * he sees from the corner of his eye counts one part in seven towards noticing:
 *
 *   P (read)            = 1 - q ^ (64 exposure / R)
 *   P (read or noticed) = 1 - q ^ (64 (exposure + corner / 7) / N),   N < R,   q = 63 / 64
 *
 * which is next to 1 - exp (-exposure / R), in whole numbers. A partner, who knows the maker's ways
 * and waits for them, needs a quarter less exposure. One draw decides, so that more exposure never
 * makes less of a gesture.
 */

typedef enum
{
  ALU_OUTCOME_MISSED,
  ALU_OUTCOME_NOTICED, /* a gesture, not which */
  ALU_OUTCOME_READ,
} AluOutcome;

/* A gesture being made, or over. */
typedef struct
{
  bool on; /* it is being made */
  uint8_t maker;
  uint8_t sign;     /* AluSign */
  uint8_t strength; /* misère: 1 or 2; else 0 */
  uint8_t size;     /* in hundredths: 30 hidden to 100 for all to see */
  uint64_t start;   /* milliseconds of the attention's time line */
  uint8_t drawn;    /* humans who see it, now or when they come to the screen: bit a seat */
  uint32_t length_ms;
  uint32_t watched_ms[ALU_MAX_SEATS]; /* how long each has had the maker in his eyes */
  uint32_t corner_ms[ALU_MAX_SEATS];  /* how long only in their corner: eyes on table or others */
} AluGesture;

/* alu_gesture_pass:
 *
 * Lets @ms milliseconds of the gesture pass in which no glance turns. */
void alu_gesture_pass (AluGesture *gesture, const AluGazeModel *gaze_model, uint64_t ms);

#define ALU_SURE 65536 /* a chance of 1 */

/* alu_perception_chances:
 * @watched_ms, @corner_ms, @size: see AluGesture
 * @caught: (out): the chance that he reads it or notices it, 0 to ALU_SURE
 *
 * Returns: the chance that he reads it, 0 to ALU_SURE. */
uint32_t alu_perception_chances (AluLevel level, bool partner, uint32_t watched_ms,
                                 uint32_t corner_ms, int size, uint32_t *caught);

/* alu_perception_outcome:
 * @observer: a bot's seat other than the maker's
 * @rng: takes one number
 *
 * Returns: what @observer makes of a gesture that is over. */
AluOutcome alu_perception_outcome (const AluGesture *gesture, const AluGazeModel *gaze_model,
                                   int observer, AluRng *rng);
