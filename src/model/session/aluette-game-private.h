/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-bot-runner.h"
#include "model/session/aluette-game.h"

/* What the files of AluetteGame share: aluette-game.c has the state, the log and the doors,
 * aluette-game-scheduler.c what chance and bots do and when. */

struct _AluetteGame
{
  GObject parent_instance;

  /* State and log. The state is the writer's match: it follows the log event by event. */
  AluRecordHeader header;
  AluRecordWriter writer;
  guint64 seed;
  GArray *log;    /* of AluEvent */
  GArray *undone; /* of AluEvent: what redo brings back, the next one last */
  GArray *undone_lengths; /* of guint: how many of them each undo took back */
  GString *lines; /* record lines of the event being applied */

  AluetteJournal *journal; /* (nullable): none, or none any more */
  GError *storage_error;   /* (nullable): which is still to be told */

  gboolean started;
  guint pauses; /* of AluettePause: the reasons that hold */
  gboolean rated;
  gboolean open; /* views show all hands */

  /* Turns: who acts next, and when. */
  AluetteClock *clock;
  AluetteBotRunner *runner;
  guint bot_ms;
  guint trick_ms;
  gint64 last_action_time; /* the clock's time of the last event but signs and calls */
  gboolean pause_skipped; /* the pause in progress has been cut short */
  guint timer;      /* of the clock, or 0 */
  GCancellable *bot_cancellable; /* (nullable): of the bot that thinks now */
  guint thinking_seat;   /* the bot's seat, while it thinks and until its answer is carried out */
  gboolean has_answer;
  AluEvent answer;
  guint asked_deal; /* number of the deal in which bots were asked for proposals */
  guint asked_at[ALU_MAX_SEATS]; /* 1 + length of the log when the seat was asked, or 0 */
};

static inline const AluMatch *
game_match (AluetteGame *self)
{
  return &self->writer.match;
}

/* Applies, journals and announces an event that is new: nothing can be redone any more. */
AluStatus aluette_game_apply (AluetteGame *self, const AluEvent *event);

/* The bots that have not yet been asked whether they give the point: the next of them, or
 * ALU_NOBODY. */
guint aluette_game_next_proposer (AluetteGame *self);

/* Bots asked after the log's present end have not been asked: it has been cut there. */
void aluette_game_forget_proposals (AluetteGame *self);

/* Drops what is under way and sees to what is to happen next: after every change. */
void aluette_game_schedule (AluetteGame *self);

/* The same where the state has not changed: a thought under way goes on. */
void aluette_game_reschedule (AluetteGame *self);

/* Stops the bot that thinks and the clock's call. */
void aluette_game_stop_scheduler (AluetteGame *self);
