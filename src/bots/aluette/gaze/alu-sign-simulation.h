/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-sign-policy.h"

/*
 * Simulates a table over time: gazes move, bots sign and speak, and the outcome of each gesture is
 * drawn when it ends. The same seed and the same events at the same times give the same results. It
 * knows about the match only the events that it is notified of and the views that it asks for.
 */

/* A human who shows where they look has read a sign if they saw it for so long. */
#define ALU_HUMAN_READS_MS 150

typedef enum
{
  ALU_SIGN_SIM_GAZE,  /* gazes have moved */
  ALU_SIGN_SIM_BEGUN, /* a gesture begins */
  ALU_SIGN_SIM_MADE,  /* a gesture has ended; @event is its sign with the outcomes */
  ALU_SIGN_SIM_SAID,  /* a bot has spoken; @event is the call */
} AluSignSimEventType;

typedef struct
{
  AluSignSimEventType type;
  unsigned turned;    /* GAZE: seats whose gaze has moved, one bit per seat */
  AluGesture gesture; /* BEGUN, MADE */
  AluEvent event;     /* MADE, SAID: the caller applies it; the rules may refuse it */
} AluSignSimEvent;

typedef struct
{
  AluGazeModel gaze_model;
  AluSignPolicy policies[ALU_MAX_SEATS];
  AluGesture gestures[ALU_MAX_SEATS]; /* by maker */
  uint8_t n_seats;
  uint8_t persons;  /* seats other than Petit-Jeans, one bit per seat */
  uint8_t drawn;    /* humans who see gestures drawn on the screen, and read all of them */
  uint8_t away;     /* humans who will see their partners' gestures when they come to the screen */
  uint8_t careless; /* bots that sign at once, with large and long gestures, whoever watches */
  uint8_t silent;   /* bots that make no signs */
  uint8_t pending;  /* bots that must decide whether to sign now */
  uint8_t length;   /* length of bots' gestures, in percent of the usual one of their level */
  uint8_t size;     /* size, likewise */
  uint16_t delays_ms[ALU_MAX_SEATS];      /* of humans: round trips over the network */
  AluRng rng;                             /* for outcomes */
  AluView (*view) (void *data, int seat); /* returns what a seat may know now */
  void *data;
} AluSignSimulation;

/* alu_sign_simulation_init:
 * @seating: (transfer none): who is a Petit-Jean
 * @levels: @n_seats levels; ALU_NOBODY for humans and Petit-Jeans
 * @view: called with @data by alu_sign_simulation_step () and alu_sign_simulation_reset ()
 *
 * Initializes a simulation at time @now, before any event. */
void alu_sign_simulation_init (AluSignSimulation *simulation, const AluSeating *seating,
                               int n_seats, const uint8_t *levels, uint64_t now, uint64_t seed,
                               AluView (*view) (void *data, int seat), void *data);

/* alu_sign_simulation_seed:
 * @gaze: for gazes
 * @signs: for signs, calls and the outcomes of gestures
 *
 * Continues with other random numbers. */
void alu_sign_simulation_seed (AluSignSimulation *simulation, uint64_t gaze, uint64_t signs);

/* alu_sign_simulation_note:
 * @event: an event of the match that has just happened
 * @view: the view of any seat after the event
 *
 * Notifies the simulation of an event, which directs gazes. At the end of a deal, gestures in
 * progress are canceled.
 *
 * Returns: the seats whose gaze has moved, one bit per seat. */
unsigned alu_sign_simulation_note (AluSignSimulation *simulation, const AluEvent *event,
                                   const AluView *view);

/* alu_sign_simulation_reset:
 * @view: the view of any seat
 *
 * Notifies the simulation that the match was resumed or events were undone. Cancels gestures in
 * progress. Bots forget the signs that the match does not contain. */
void alu_sign_simulation_reset (AluSignSimulation *simulation, const AluView *view);

/* alu_sign_simulation_recall:
 * @event: an event of the current deal, from the log of a match that is resumed
 *
 * Lets a bot remember that it has made a sign or a call, and who has read it. */
void alu_sign_simulation_recall (AluSignSimulation *simulation, const AluEvent *event);

/* alu_sign_simulation_begin:
 * @gesture: (inout): maker, sign, strength, size and length; other fields are set here
 *
 * Begins a gesture of a seat that is making none. The maker's gaze does not move until it ends. */
void alu_sign_simulation_begin (AluSignSimulation *simulation, AluGesture *gesture);

/* alu_sign_simulation_cut:
 *
 * Ends the gesture of @seat, if there is one, at the current time. The next step reports it. */
void alu_sign_simulation_cut (AluSignSimulation *simulation, int seat);

/* alu_sign_simulation_next:
 *
 * Returns: the time of the next change, or ALU_NEVER. */
uint64_t alu_sign_simulation_next (const AluSignSimulation *simulation);

/* alu_sign_simulation_step:
 * @until: not before the current time
 * @sim_event: (out): what happened
 *
 * Advances the time to the next change, but not beyond @until. Call it until it returns false.
 *
 * Returns: whether something happened. */
bool alu_sign_simulation_step (AluSignSimulation *simulation, uint64_t until,
                               AluSignSimEvent *sim_event);

/* Durations in a simulated match, in milliseconds: until the first card, and per card. */
#define ALU_PACE_DEAL 5000
#define ALU_PACE_CARD 1600

/* alu_sign_simulation_pass:
 * @event: the last event of the match, or an empty one before the first deal
 * @match: the match after it; @signal_func may change it
 * @signal_func: (scope call): called with each sign and call, which it applies to the match
 *
 * Simulates the time between @event and the next one, for matches that nobody watches. */
void alu_sign_simulation_pass (AluSignSimulation *simulation, const AluEvent *event,
                               const AluMatch *match,
                               void (*signal_func) (const AluEvent *event, void *data), void *data);
