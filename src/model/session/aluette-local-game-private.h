/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-bot-runner.h"
#include "model/session/aluette-local-game-log.h"

/* Shared by the files of AluetteLocalGame: aluette-local-game.c has the state and the log,
 * -scheduler.c decides when chance and bots act, -seats.c tells the seats what happens. */

struct _AluetteLocalGame
{
  AluetteGame parent_instance;

  /* State and log. The state is the match of the record writer, which applies each event. */
  AluRecordHeader header;
  AluRecordWriter writer;
  guint64 seed;
  GArray *log;            /* (element-type AluEvent) */
  GArray *undone;         /* (element-type AluEvent): events to redo, the next one last */
  GArray *undone_lengths; /* (element-type guint): number of events of each undo */
  GString *lines;         /* record lines of the event being applied */

  AluetteJournal *journal; /* (nullable): NULL also after it failed */
  GError *storage_error;   /* (nullable): error that was not reported yet */

  gboolean started;

  /* Seats */
  guint seats_here; /* one bit per seat */
  GPtrArray *feeds; /* (element-type SeatFeed) */
  AluEvent uncover; /* all cards of the deal in play, as far as they are known */

  /* Scheduler */
  AluetteClock *clock;
  AluetteBotRunner *runner;
  guint bot_ms;
  guint trick_ms;
  gint64 last_action_time;       /* time of the last event, without signs and calls */
  gboolean pause_skipped;        /* the user has skipped the current pause */
  guint timer;                   /* id of the clock's call, or 0 */
  GCancellable *bot_cancellable; /* (nullable): of the bot that is thinking */
  guint thinking_seat;           /* seat of the bot, until its answer is applied */
  gboolean has_answer;
  AluEvent answer;
  guint asked_deal;              /* number of the deal in which bots were asked for proposals */
  guint asked_at[ALU_MAX_SEATS]; /* 1 + length of the log when the seat was asked; 0 if not */
};

static inline const AluMatch *
game_match (AluetteLocalGame *self)
{
  return &self->writer.match;
}

/* Tells all seats of @event; @before is the match before it. */
void aluette_local_game_append_to_seats (AluetteLocalGame *self, const AluMatch *before,
                                         const AluEvent *event);

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
AluStatus aluette_local_game_apply (AluetteLocalGame *self, const AluEvent *event);

/* Returns: the next bot to ask whether it concedes the deal, or ALU_NOBODY. */
guint aluette_local_game_next_proposer (AluetteLocalGame *self);

/* Forgets which bots were asked after the current end of the log, because the log was truncated. */
void aluette_local_game_forget_proposals (AluetteLocalGame *self);

/* Cancels the current request and timer and schedules what must happen next. Called after every
 * change of the state. */
void aluette_local_game_schedule (AluetteLocalGame *self);

/* Does the same if the state has not changed: a bot that is thinking is not interrupted. */
void aluette_local_game_reschedule (AluetteLocalGame *self);

/* Stops the bot that is thinking and the timer. */
void aluette_local_game_stop_scheduler (AluetteLocalGame *self);
