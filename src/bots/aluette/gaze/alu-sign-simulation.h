/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-sign-policy.h"

/*
 * A table alive: eyes wander, bots tell each other their cards, and each gesture has its outcome
 * when it ends. The same seed and the same happenings at the same times give the same news. Of the
 * match it knows what it is asked to note and the views that it is lent.
 */

typedef enum
{
  ALU_SIGN_SIM_GAZE,  /* eyes have turned */
  ALU_SIGN_SIM_BEGUN, /* a gesture begins */
  ALU_SIGN_SIM_MADE,  /* a gesture is over: an event with its outcomes */
  ALU_SIGN_SIM_SAID,  /* a bot speaks: an event */
} AluSignSimEventType;

typedef struct
{
  AluSignSimEventType type;
  unsigned turned;    /* gaze: bit a seat */
  AluGesture gesture; /* begun, made */
  AluEvent event;     /* made, said: to be applied to the match, whose rules may still refuse it */
} AluSignSimEvent;

typedef struct
{
  AluGazeModel gaze_model;
  AluSignPolicy policies[ALU_MAX_SEATS];
  AluGesture gestures[ALU_MAX_SEATS]; /* by maker */
  uint8_t n_seats;
  uint8_t persons;  /* bit a seat: not a Petit-Jean's */
  uint8_t drawn;    /* humans who see what is drawn on the screen: they read every gesture */
  uint8_t away;     /* humans who are shown their partners' gestures when they come to the screen */
  uint8_t careless; /* bots that sign at once, large and long, whoever looks */
  uint8_t silent;   /* bots that make no signs */
  uint8_t pending;  /* bots that are to look whether the moment is right */
  uint8_t length;   /* of bots' gestures and ... */
  uint8_t size;     /* ... their size, in hundredths of what their level makes */
  AluRng rng;       /* of outcomes */
  AluView (*view) (void *data, int seat); /* lends what a seat may know now */
  void *data;
} AluSignSimulation;

/* alu_sign_simulation_init:
 * @levels: one a seat: AluLevel, or ALU_NOBODY for humans and Petit-Jeans
 * @view: called with @data during alu_sign_simulation_step ()
 *
 * A table where nothing has happened yet at time @now. */
void alu_sign_simulation_init (AluSignSimulation *table, const AluSeating *seating, int n_seats,
                               const uint8_t *levels, uint64_t now, uint64_t seed,
                               AluView (*view) (void *data, int seat), void *data);

/* alu_sign_simulation_note:
 * @view: anybody's, after the event
 *
 * Tells of an event that has just happened, and turns heads. Gestures being made when a deal ends
 * come to nothing.
 *
 * Returns: bit a seat: whose eyes turn. */
unsigned
alu_sign_simulation_note (AluSignSimulation *table, const AluEvent *event, const AluView *view);

/* alu_sign_simulation_reset:
 * @view: anybody's
 *
 * The match has been taken up anew, or events have been taken back: gestures being made come to
 * nothing, and what the match does not remember is not told. */
void alu_sign_simulation_reset (AluSignSimulation *table, const AluView *view);

/* alu_sign_simulation_begin:
 * @gesture: (inout): maker, sign, strength, size and length; the rest is set here
 *
 * Begins a gesture of somebody who is making none. */
void alu_sign_simulation_begin (AluSignSimulation *table, AluGesture *gesture);

/* alu_sign_simulation_cut:
 *
 * Ends the gesture of @seat, if he is making one, at the table's time: it is the next news. */
void alu_sign_simulation_cut (AluSignSimulation *table, int seat);

/* alu_sign_simulation_next:
 *
 * Returns: when something happens next by itself, or ALU_NEVER. */
uint64_t alu_sign_simulation_next (const AluSignSimulation *table);

/* alu_sign_simulation_step:
 * @until: not before the table's time
 * @sim_event: (out): what happened
 *
 * Lets time pass to the next news, and no further than @until. To be called until it says no.
 *
 * Returns: whether there is news. */
bool
alu_sign_simulation_step (AluSignSimulation *table, uint64_t until, AluSignSimEvent *sim_event);

/* Time that passes in a simulated match, in milliseconds: until the first card, and a card. */
#define ALU_PACE_DEAL 5000
#define ALU_PACE_CARD 1600

/* alu_sign_simulation_pass:
 * @event: what has just happened in the match, or a blank one before the first deal
 * @match: after it, and after every event that @signal_func is told of
 * @signal_func: takes the signs and calls that come about, to be applied to the match
 *
 * Simulates the time between @event and the next: for matches that nobody watches. */
void
alu_sign_simulation_pass (AluSignSimulation *table, const AluEvent *event, const AluMatch *match,
                          void (*signal_func) (const AluEvent *event, void *data), void *data);
