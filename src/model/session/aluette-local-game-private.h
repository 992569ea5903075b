/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-replay.h"
#include "model/session/aluette-bot-runner.h"
#include "model/session/aluette-event-log.h"
#include "model/session/aluette-local-game-log.h"
#include "model/session/aluette-model-kind.h"

/* Shared by the files of AluetteLocalGame: aluette-local-game.c has the state and the log,
 * -scheduler.c decides when chance and bots act, -seats.c tells the seats what happens. */

struct _AluetteLocalGame
{
  AluetteGame parent_instance;

  const AluGameKind *kind;
  const AluBotKind *bots;             /* (nullable): if the game has none */
  const AluetteModelKind *model_kind; /* (nullable) */

  /* State and log. The writer keeps a match of its own, with closed hands. */
  AluGameHeader header;
  gpointer match;
  gpointer previous_match; /* the match before the event that is being applied */
  gpointer spectator_view; /* of @match */
  gpointer record_writer;
  gboolean open_hands;
  guint64 seed;
  gboolean has_key;
  AluetteMatchKey key;    /* takes the place of the seed */
  AluetteEventLog *log;   /* events of the game */
  GArray *undone;         /* events to redo, the next one last */
  GArray *undone_lengths; /* (element-type guint): number of events of each undo */
  GString *lines;         /* record lines of the event being applied */

  AluetteJournal *journal; /* (nullable) */

  gboolean started;

  /* Seats */
  guint seats_here;                  /* one bit per seat */
  int stand_ins[ALU_GAME_MAX_SEATS]; /* 1 + level of the bot that decides for a human, or 0 */
  GPtrArray *feeds;                  /* (element-type SeatFeed) */
  gpointer uncover; /* an event: all cards of the deal in play, as far as they are known */

  /* Scheduler */
  AluetteClock *clock;
  AluetteBotRunner *runner;
  guint bot_ms;
  guint trick_ms;
  gint64 last_action_time;            /* time of the last event, without signals */
  gboolean pause_skipped;             /* the user has skipped the current pause */
  guint timer;                        /* id of the clock's call, or 0 */
  GCancellable *bot_cancellable;      /* (nullable): of the bot that is thinking */
  guint thinking_seat;                /* seat of the bot, until its answer is applied */
  gpointer answer;                    /* (nullable): an event */
  guint asked_deal;                   /* number of the deal in which bots were asked */
  guint asked_at[ALU_GAME_MAX_SEATS]; /* 1 + length of the log when the seat was asked; 0 if not */
};

/* Whether an event is a signal, such as a sign or call. */
static inline gboolean
aluette_local_game_is_signal (AluetteLocalGame *self, gconstpointer event)
{
  return alu_game_event_role (self->kind, event) == ALU_GAME_ROLE_SIGNAL;
}

/* Returns: the seat that decides on an event, of a dummy its captain. Not less than the number of
 * seats if no seat decides. */
static inline guint
aluette_local_game_get_decider (AluetteLocalGame *self, gconstpointer event)
{
  return (guint) alu_game_decider (&self->header, alu_game_event_seat (event));
}

/* Starts a replay of the log in @match, which has the size of a match.
 *
 * Returns: (transfer full): the events, which must outlive @replay. */
GArray *aluette_local_game_init_replay (AluetteLocalGame *self, AluReplay *replay, gpointer match);

/* Tells all seats of @event, which has just been applied. */
void aluette_local_game_append_to_seats (AluetteLocalGame *self, gconstpointer event);

/* Removes from all seat logs what belongs to undone events; @length events are left. */
void aluette_local_game_truncate_seats (AluetteLocalGame *self, guint length);

/* Functions of the class. */
guint aluette_local_game_get_seats_here (AluetteGame *game);
AluetteSeatLog *aluette_local_game_get_seat_log (AluetteGame *game, guint viewer);
GArray *aluette_local_game_get_finished (AluetteGame *game);

/* Emits the signals of the seat logs that have changed. */
void aluette_local_game_announce_seats (AluetteLocalGame *self);

void aluette_local_game_init_seats (AluetteLocalGame *self);

/* Applies, stores and announces a new event, and clears the redo stack. */
int aluette_local_game_apply (AluetteLocalGame *self, gconstpointer event);

/* Returns: the level with this id, or the game's usual one. */
int aluette_local_game_get_level (AluetteLocalGame *self, const char *id);

/* Returns: the next bot to ask whether it acts out of turn, or ALU_GAME_AWAITS_NOBODY. */
guint aluette_local_game_next_volunteer (AluetteLocalGame *self);

/* Forgets which bots were asked after the current end of the log, because the log was truncated. */
void aluette_local_game_forget_volunteers (AluetteLocalGame *self);

/* Cancels the current request and timer and schedules what must happen next. Called after every
 * change of the state. */
void aluette_local_game_schedule (AluetteLocalGame *self);

/* Does the same if the state has not changed: a bot that is thinking is not interrupted. */
void aluette_local_game_reschedule (AluetteGame *game);

/* Stops the bot that is thinking and the timer. */
void aluette_local_game_stop_scheduler (AluetteLocalGame *self);
