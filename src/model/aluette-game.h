/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/alu-record.h"
#include "engine/alu-view.h"

G_BEGIN_DECLS

#define ALUETTE_GAME_ERROR (aluette_game_error_quark ())
GQuark aluette_game_error_quark (void); /* codes are AluStatus */

#define ALUETTE_TYPE_GAME (aluette_game_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGame, aluette_game, ALUETTE, GAME, GObject)

/*
 * A match being played: the one owner of its state and log, and the one writer of both. Widgets
 * and bots see views and ask for changes by dispatch. Main thread only; bots think in others.
 *
 * Signals:
 *   "changed" (guint first, guint n_events): the log now ends after event first + n_events - 1;
 *     n_events is 0 where events were taken back to first (undo). Everything is re-read from views.
 *   "thinking" (guint seat, gboolean on): a bot begins or ends thinking for @seat.
 *   "storage-failed" (const char *message): events can no longer be kept on disk; the match goes on
 *     in memory. Sent once.
 *
 * Properties: "paused" (bots and chance wait), "can-undo", "can-redo", "rated" (undo is off).
 */

/* Takes each event's record lines before the next event may happen. The one door to storage. */
#define ALUETTE_TYPE_JOURNAL (aluette_journal_get_type ())
G_DECLARE_INTERFACE (AluetteJournal, aluette_journal, ALUETTE, JOURNAL, GObject)

struct _AluetteJournalInterface
{
  GTypeInterface parent;

  /* Appends the lines of event number @index (0 first); on disk when it returns. @deal_ended asks
   * for a full sync. */
  gboolean (*append) (AluetteJournal *self, guint index, const char *lines, gboolean deal_ended,
                      GError **error);
  /* Takes back all events from number @index on. */
  gboolean (*truncate) (AluetteJournal *self, guint index, GError **error);
};

/* aluette_game_new:
 * @header: (transfer none): rules, players, date
 * @seed: of draws, deals and bots; the same seed and the same deeds give the same match
 * @journal: (nullable): where the log is kept
 *
 * A new match, paused: nothing happens before aluette_game_start ().
 *
 * Returns: (transfer full) (nullable): NULL with @error where the seating is impossible. */
AluetteGame *aluette_game_new (const AluRecordHeader *header, guint64 seed, AluetteJournal *journal,
                               GError **error);

/* aluette_game_new_from_record:
 * @record: the text of a record, complete lines only
 * @journal: (nullable): which holds these events already
 *
 * A match as its record left it.
 *
 * Returns: (transfer full) (nullable): NULL with @error naming the line that is wrong. */
AluetteGame *aluette_game_new_from_record (const char *record, gssize length, guint64 seed,
                                           AluetteJournal *journal, GError **error);

/* aluette_game_start:
 *
 * Lets chance and bots act from now on, at the pace of aluette_game_set_pace (). */
void aluette_game_start (AluetteGame *self);

/* aluette_game_set_pace:
 * @bot_ms: least time between the event before and a bot's card, in milliseconds
 * @trick_ms: how long a finished trick stays before anything else happens
 *
 * 0 and 0 for no pause (tests). The clock that counts it is the main context's. */
void aluette_game_set_pace (AluetteGame *self, guint bot_ms, guint trick_ms);

/* aluette_game_hurry:
 *
 * Ends the pause in progress at once (a click or key while waiting). */
void aluette_game_hurry (AluetteGame *self);

void aluette_game_set_paused (AluetteGame *self, gboolean paused);
gboolean aluette_game_get_paused (AluetteGame *self);

const AluRecordHeader *aluette_game_get_header (AluetteGame *self);

/* aluette_game_get_view:
 * @seat: the viewer's seat, or ALU_NOBODY for an onlooker
 *
 * What the seat may know now. */
AluView aluette_game_get_view (AluetteGame *self, guint seat);

/* aluette_game_get_open_match:
 *
 * Returns: (transfer none): all hands open; only for a deal or match that is over (else NULL). */
const AluMatch *aluette_game_get_open_match (AluetteGame *self);

/* aluette_game_dispatch:
 * @event: a deed of a human seat (or of a Petit-Jean whose captain is one)
 *
 * Asks for a change. Nothing happens where the rules refuse it.
 *
 * Returns: whether it was carried out; else @error (ALUETTE_GAME_ERROR) says why, in the user's
 * language. */
gboolean aluette_game_dispatch (AluetteGame *self, const AluEvent *event, GError **error);

/* aluette_game_get_n_events: the length of the log. */
guint aluette_game_get_n_events (AluetteGame *self);

/* aluette_game_get_event:
 *
 * Returns: (transfer none): an event of the log. Widgets must show no more of it than their view
 * may know (a deal's hands, a sign of another's). */
const AluEvent *aluette_game_get_event (AluetteGame *self, guint index);

/* aluette_game_view_at:
 *
 * The view of @seat after the first @n_events events of the log (for replays of a past trick). */
AluView aluette_game_view_at (AluetteGame *self, guint seat, guint n_events);

/* aluette_game_undo:
 *
 * Takes back the last deed of a human and all that followed it; within the deal only. Off in rated
 * matches. */
gboolean aluette_game_undo (AluetteGame *self);
gboolean aluette_game_redo (AluetteGame *self);
gboolean aluette_game_can_undo (AluetteGame *self);
gboolean aluette_game_can_redo (AluetteGame *self);

/* aluette_game_get_record:
 *
 * Returns: (transfer full): the whole record as text. */
char *aluette_game_get_record (AluetteGame *self);

G_END_DECLS
