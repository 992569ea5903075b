/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "main-loop.h"
#include "model/aluette/aluette-aluette-game-log.h"

/* Drives a match for tests: a clock that never waits, humans that play by themselves. */

/* Keeps a match's lines in memory, and can be made to fail. */
#define MEMORY_TYPE_JOURNAL (memory_journal_get_type ())
G_DECLARE_FINAL_TYPE (MemoryJournal, memory_journal, MEMORY, JOURNAL, GObject)

struct _MemoryJournal
{
  GObject parent_instance;

  GPtrArray *lines;  /* of char *, one an event */
  guint n_synced;    /* deals' ends so far */
  guint n_changes;   /* calls so far */
  guint fails_from;  /* number of the event whose keeping fails; G_MAXUINT for none */
  gboolean in_order; /* each event came with its own number */
};

MemoryJournal *memory_journal_new (void);

/* Returns: (transfer full): all lines. */
char *memory_journal_text (MemoryJournal *self);

typedef struct
{
  AluetteGame *game;
  AluetteManualClock *clock;
  MemoryJournal *journal;
  guint thinking;    /* thoughts under way */
  guint n_thoughts;  /* thoughts begun */
  guint n_changes;   /* "changed" so far */
  guint n_failures;  /* "storage-failed" so far */
  gboolean off_beat; /* a thought began or ended out of turn */
} Driver;

/* driver_header:
 * @players: one a seat, by commas: "human", "person", "petit-jean:2" or a bot's level
 *
 * A header with names of its own. */
void driver_header (AluRecordHeader *header, AluRuleSet set, const char *players);

/* Starts a match of @header with @seed on a clock of its own and a journal in memory. */
void driver_init (Driver *driver, const AluRecordHeader *header, guint64 seed);

/* Takes over a match made elsewhere. */
void driver_adopt (Driver *driver, AluetteGame *game);

void driver_clear (Driver *driver);

/* Lets bots and chance act until a human is awaited or nothing happens any more. */
void driver_settle (Driver *driver);

/* Lets the thoughts under way end, and no time pass. */
void driver_await_thoughts (Driver *driver);

/* driver_choose:
 *
 * What a human does when the match waits for them: one of the legal actions, the same in the same
 * position.
 *
 * Returns: FALSE where no human is awaited. */
gboolean driver_choose (Driver *driver, AluEvent *event);

/* Plays on to the end of the match or until @n_actions human actions are done. */
void driver_play (Driver *driver, guint n_actions);

/* driver_random_log:
 * @events: (element-type AluEvent): the log is appended
 * @n_max: events at most; G_MAXUINT to play to the end
 *
 * A match of random bots with a sign now and then, without a clock or threads. */
void driver_random_log (const AluRecordHeader *header, guint64 seed, GArray *events, guint n_max);

/* Returns: (transfer full): the record of such a match. */
char *driver_random_record (const AluRecordHeader *header, guint64 seed, guint n_max);
