/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-sign-profile.h"

/*
 * Where every bot's eyes are, from moment to moment. A time line in milliseconds since any moment,
 * drawn from a seed: the same seed and the same happenings at the same times give the same
 * glances. Each player has numbers of his own, so that what one does moves nobody else's eyes by
 * chance.
 */

/* What eyes rest on: a seat, or one of these. */
#define ALU_GAZE_CARDS 6  /* his own cards */
#define ALU_GAZE_TRICK 7  /* the table */
#define ALU_GAZE_HIDDEN 8 /* a human's eyes, which nobody can tell; a Petit-Jean has none */

#define ALU_NEVER UINT64_MAX

typedef struct
{
  uint8_t target;
  uint64_t until; /* ALU_NEVER for eyes that are not driven */
} AluGaze;

typedef struct
{
  uint8_t n_seats;
  uint8_t levels[ALU_MAX_SEATS]; /* AluLevel, or ALU_NOBODY for eyes that are not driven */
  uint8_t turn;                  /* who is to play, or ALU_NOBODY */
  uint8_t absorbed; /* seats that look at their cards and the table alone: bit a seat */
  uint8_t watchful; /* seats that keep their eyes on their opponents */
  uint8_t wary[ALU_MAX_SEATS][ALU_MAX_SEATS]; /* [observer][maker]: gestures caught in the deal */
  uint64_t now;
  AluGaze gazes[ALU_MAX_SEATS];
  AluRng rngs[ALU_MAX_SEATS];
} AluGazeModel;

/* alu_gaze_model_init:
 * @levels: one a seat: AluLevel, or ALU_NOBODY for humans and Petit-Jeans
 *
 * Sets all eyes on the table at time @now. */
void alu_gaze_model_init (AluGazeModel *gaze_model, int n_seats, const uint8_t *levels,
                          uint64_t now, uint64_t seed);

/* alu_gaze_model_next:
 *
 * Returns: when the next glance turns, or ALU_NEVER. */
uint64_t alu_gaze_model_next (const AluGazeModel *gaze_model);

/* alu_gaze_model_advance:
 * @now: not before the time it is at
 *
 * Lets time pass.
 *
 * Returns: bit a seat: whose eyes rest on something else now than before. */
unsigned alu_gaze_model_advance (AluGazeModel *gaze_model, uint64_t now);

/* What happens and turns heads, at the time the attention is at. All return the bits of the seats
 * whose eyes turn. */

/* Cards have been dealt: everyone sorts his hand, and old suspicions are gone. */
unsigned alu_gaze_model_dealt (AluGazeModel *gaze_model);

/* @seat has played a card: most look at it; then @turn is to play, or ALU_NOBODY. */
unsigned alu_gaze_model_played (AluGazeModel *gaze_model, int seat, int turn);

/* alu_gaze_model_caught:
 *
 * @observer has caught @maker gesturing: he looks that way more for the rest of the deal. */
void alu_gaze_model_caught (AluGazeModel *gaze_model, int observer, int maker);

/* alu_gaze_model_hold:
 *
 * Keeps the eyes of @seat, who is making a gesture, where they are until then at least. */
void alu_gaze_model_hold (AluGazeModel *gaze_model, int seat, uint64_t until);

/* Whether the eyes of @observer rest on @seat. */
static inline bool
alu_gaze_model_looks_at (const AluGazeModel *gaze_model, int observer, int seat)
{
  return gaze_model->gazes[observer].target == seat;
}
