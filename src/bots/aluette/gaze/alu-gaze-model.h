/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-sign-profile.h"

/*
 * Where each bot looks at each moment. Times are in milliseconds from any origin. The same seed and
 * the same events at the same times give the same gazes. Each seat has its own random numbers, so
 * that one player's gaze does not change another's at random.
 */

/* Targets of a gaze: a seat, or one of these. */
#define ALU_GAZE_CARDS 6  /* the player's own cards */
#define ALU_GAZE_TRICK 7  /* the trick on the table */
#define ALU_GAZE_HIDDEN 8 /* unknown: that of a human, or of a Petit-Jean, who has none */

/* How a human who shows where they look does so, in milliseconds. While they turn, they see nothing
 * and seem to look at their cards. */
#define ALU_GAZE_TURN_MS 200  /* to turn to another target */
#define ALU_GAZE_LEAST_MS 250 /* a look lasts at least so long */
#define ALU_GAZE_LOOK_MS 4000 /* without another look, the eyes go back to the trick */

#define ALU_NEVER UINT64_MAX

typedef struct
{
  uint8_t target;
  uint8_t next;   /* of a human: the next target */
  bool turns;     /* of a human: whether the eyes are on their way to it */
  uint64_t since; /* of a human: when the look at @target began */
  uint64_t until; /* ALU_NEVER if nothing is going to change */
} AluGaze;

typedef struct
{
  uint8_t n_seats;
  uint8_t levels[ALU_MAX_SEATS]; /* AluLevel, or ALU_NOBODY for seats that are not simulated */
  uint8_t turn;                  /* the player who must act, or ALU_NOBODY */
  uint8_t absorbed; /* seats that look only at their cards and the trick, one bit per seat */
  uint8_t watchful; /* seats that mostly look at their opponents, one bit per seat */
  uint8_t wary[ALU_MAX_SEATS][ALU_MAX_SEATS]; /* [observer][maker]: gestures noticed in this deal */
  uint16_t turn_ms[ALU_MAX_SEATS]; /* of a human: to turn; less if a network adds to it */
  uint64_t now;
  AluGaze gazes[ALU_MAX_SEATS];
  AluRng rngs[ALU_MAX_SEATS];
} AluGazeModel;

/* alu_gaze_model_init:
 * @levels: @n_seats levels; ALU_NOBODY for humans and Petit-Jeans
 *
 * Initializes the model: all bots look at the trick at time @now. */
void alu_gaze_model_init (AluGazeModel *gaze_model, int n_seats, const uint8_t *levels,
                          uint64_t now, uint64_t seed);

/* alu_gaze_model_seed:
 *
 * Continues with other random numbers. */
void alu_gaze_model_seed (AluGazeModel *gaze_model, uint64_t seed);

/* alu_gaze_model_next:
 *
 * Returns: the time of the next change of a gaze, or ALU_NEVER. */
uint64_t alu_gaze_model_next (const AluGazeModel *gaze_model);

/* alu_gaze_model_advance:
 * @now: not before the current time
 *
 * Advances the time.
 *
 * Returns: the seats whose gaze has moved, one bit per seat. */
unsigned alu_gaze_model_advance (AluGazeModel *gaze_model, uint64_t now);

/* Events that direct gazes, at the current time. They return the seats whose gaze has moved, one
 * bit per seat. */

/* Cards were dealt: all bots look at their hands and forget which gestures they noticed. */
unsigned alu_gaze_model_dealt (AluGazeModel *gaze_model);

/* @seat has played a card: most bots look at it. @turn must play next, or is ALU_NOBODY. */
unsigned alu_gaze_model_played (AluGazeModel *gaze_model, int seat, int turn);

/* alu_gaze_model_show:
 * @seat: seat of a human
 *
 * Shows from now on where a human looks, first at the trick; or hides it again. */
void alu_gaze_model_show (AluGazeModel *gaze_model, int seat, bool shown);

/* alu_gaze_model_turn:
 * @seat: seat of a human whose gaze is shown; others are ignored
 * @target: another seat, ALU_GAZE_CARDS or ALU_GAZE_TRICK
 *
 * Turns the gaze of a human, or keeps it for longer where it is. */
void alu_gaze_model_turn (AluGazeModel *gaze_model, int seat, uint8_t target);

/* alu_gaze_model_caught:
 *
 * Tells the model that @observer has noticed a gesture of @maker, and looks there more often for
 * the rest of the deal. */
void alu_gaze_model_caught (AluGazeModel *gaze_model, int observer, int maker);

/* alu_gaze_model_hold:
 *
 * Keeps the gaze of @seat, which makes a gesture, where it is until @until or later. */
void alu_gaze_model_hold (AluGazeModel *gaze_model, int seat, uint64_t until);

/* Returns: whether @observer looks at @seat. */
static inline bool
alu_gaze_model_looks_at (const AluGazeModel *gaze_model, int observer, int seat)
{
  return gaze_model->gazes[observer].target == seat;
}
