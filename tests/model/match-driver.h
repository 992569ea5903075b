/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "main-loop.h"
#include "model/aluette/aluette-vache-game-log.h"

/* Plays a match in tests: a clock that never waits, and humans that play automatically. */

/* A journal that keeps the lines of a match in memory, and can be made to fail. */
#define MEMORY_TYPE_JOURNAL (memory_journal_get_type ())
G_DECLARE_FINAL_TYPE (MemoryJournal, memory_journal, MEMORY, JOURNAL, GObject)

struct _MemoryJournal
{
  GObject parent_instance;

  GPtrArray *lines;  /* of char *, one per event */
  guint n_synced;    /* ends of deals so far */
  guint n_changes;   /* calls so far */
  gboolean in_order; /* whether each event had the next number */
};

MemoryJournal *memory_journal_new (void);

/* Returns: (transfer full): all lines. */
char *memory_journal_text (MemoryJournal *self);

typedef struct
{
  AluetteGame *game;
  AluetteManualClock *clock;
  MemoryJournal *journal;
  guint thinking;    /* computations of bots in progress */
  guint n_computations;  /* computations started */
  guint n_changes;   /* "changed" so far */
  guint n_failures;  /* "storage-failed" so far */
  gboolean wrong_order; /* whether a computation started or ended in the wrong order */
} Driver;

/* driver_header:
 * @players: one per seat, with commas: "human", "person", "petit-jean:2" or a bot's level
 *
 * A header with names of its own. */
void driver_header (AluGameHeader *header, AluRuleSet set, const char *players);

/* Starts a match of @header with @seed, with its own clock and a journal in memory. */
void driver_init (Driver *driver, const AluGameHeader *header, guint64 seed);

/* Takes over a match that was created by the caller. */
void driver_adopt (Driver *driver, AluetteGame *game);

void driver_clear (Driver *driver);

/* Lets bots and chance act until the match waits for a human or nothing happens any more. */
void driver_settle (Driver *driver);

/* Lets the computations in progress end, without any time passing. */
void driver_wait_for_bots (Driver *driver);

/* driver_choose:
 *
 * Chooses a legal action of the human that the match waits for, always the same in the same
 * position.
 *
 * Returns: FALSE if the match waits for no human. */
gboolean driver_choose (Driver *driver, AluEvent *event);

/* Plays until the end of the match, or until humans have acted @n_actions times. */
void driver_play (Driver *driver, guint n_actions);

/* driver_random_log:
 * @events: (element-type AluEvent): the log is appended
 * @n_max: maximum number of events; G_MAXUINT to play to the end
 *
 * A match of random bots with a sign now and then, without a clock or threads. */
void driver_random_log (const AluGameHeader *header, guint64 seed, GArray *events, guint n_max);

/* Returns: (transfer full): the record of such a match. */
char *driver_random_record (const AluGameHeader *header, guint64 seed, guint n_max);
