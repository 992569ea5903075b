/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-record.h"
#include "engine/aluette/alu-view.h"
#include "model/session/aluette-clock.h"
#include "model/session/aluette-journal.h"
#include "model/session/aluette-seat-log.h"

G_BEGIN_DECLS

#define ALUETTE_GAME_ERROR (aluette_game_error_quark ())
GQuark aluette_game_error_quark (void); /* codes are AluStatus */

#define ALUETTE_TYPE_GAME (aluette_game_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGame, aluette_game, ALUETTE, GAME, GObject)

/*
 * A match in play. It owns the state and the log, and nothing else changes them. Widgets and bots
 * get views, and request changes with aluette_game_dispatch (). Main thread only; bots think in
 * other threads.
 *
 * The match draws, deals and hands out the talon automatically. Bots decide when it is their turn.
 * Before the first card of a deal, each bot is asked once whether it concedes the deal. A decision
 * of a bot depends only on the seed of the match, its view and the number of actions (all events
 * except signs and calls). A bot of an unknown level plays as a villager.
 *
 * Signals:
 *   "changed" (guint first, guint n_events): events from number @first on were added; n_events is 0
 *     if undo removed the events from number @first on. Read the views again.
 *   "thinking" (guint seat, gboolean on): a bot starts or stops thinking for @seat.
 *   "storage-failed" (const char *message): events can no longer be stored; the match continues in
 *     memory. Emitted once.
 *
 * Properties: "rated" (undo is disabled). Read-only properties: "paused" (bots and chance wait),
 * "can-undo", "can-redo".
 */

/* aluette_game_new:
 * @header: (transfer none): rules, players, date
 * @seed: seed of draws, deals and bots; the same seed and the same actions give the same match
 * @journal: (nullable) (transfer none): stores the log
 *
 * Creates a match. Nothing happens before aluette_game_start ().
 *
 * Returns: (transfer full) (nullable): NULL with @error if the seating is impossible. */
AluetteGame *aluette_game_new (const AluRecordHeader *header, guint64 seed, AluetteJournal *journal,
                               GError **error);

/* aluette_game_new_from_record:
 * @record: the text of a record, complete lines only
 * @length: length of @record in bytes, or -1 if it ends with NUL
 * @journal: (nullable) (transfer none): a journal that already contains these events
 *
 * Creates a match from its record. Nothing happens before aluette_game_start (). Lines of an
 * incomplete last event are ignored, such as a deal without all its hands.
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR) that names the
 * invalid line. */
AluetteGame *aluette_game_new_from_record (const char *record, gssize length, guint64 seed,
                                           AluetteJournal *journal, GError **error);

/* aluette_game_start:
 *
 * Lets chance and bots act, with the pauses of aluette_game_set_pace (). */
void aluette_game_start (AluetteGame *self);

/* aluette_game_set_pace:
 * @bot_ms: minimum time between the previous event and a bot's card, in milliseconds
 * @trick_ms: how long a finished trick stays on the table, in milliseconds
 *
 * With 0 and 0 there are no pauses. Pauses never delay the action of a person. */
void aluette_game_set_pace (AluetteGame *self, guint bot_ms, guint trick_ms);

/* aluette_game_set_clock:
 * @clock: (transfer none): measures the pauses, instead of the time of the main context
 *
 * Must be called before aluette_game_start (). */
void aluette_game_set_clock (AluetteGame *self, AluetteClock *clock);

/* aluette_game_get_clock:
 *
 * Returns: (transfer none): the clock that measures the pauses. */
AluetteClock *aluette_game_get_clock (AluetteGame *self);

guint64 aluette_game_get_seed (AluetteGame *self);

/* aluette_game_skip_pause:
 *
 * Ends the current pause, for example when the user clicks or presses a key. */
void aluette_game_skip_pause (AluetteGame *self);

/* AluettePause:
 * @ALUETTE_PAUSE_LOOK: the user looks at the table
 * @ALUETTE_PAUSE_COACH: the coach explains something
 * @ALUETTE_PAUSE_AWAY: the table is not visible
 *
 * Reasons to pause a match. Several can apply at once. */
typedef enum
{
  ALUETTE_PAUSE_LOOK = 1 << 0,
  ALUETTE_PAUSE_COACH = 1 << 1,
  ALUETTE_PAUSE_AWAY = 1 << 2,
} AluettePause;

/* aluette_game_set_paused:
 * @reason: a reason
 * @paused: whether the reason applies
 *
 * Pauses the match for a reason, or removes the reason. Chance and bots act only if there is no
 * reason to pause. */
void aluette_game_set_paused (AluetteGame *self, AluettePause reason, gboolean paused);

/* aluette_game_get_paused:
 *
 * Returns: whether there is any reason to pause. */
gboolean aluette_game_get_paused (AluetteGame *self);

/* aluette_game_set_rated:
 *
 * Sets whether undo is disabled. */
void aluette_game_set_rated (AluetteGame *self, gboolean rated);
gboolean aluette_game_get_rated (AluetteGame *self);

const AluRecordHeader *aluette_game_get_header (AluetteGame *self);

/* aluette_game_get_seat_log:
 * @seat: a seat, or ALU_NOBODY for a spectator
 *
 * A Petit-Jean has the log of its captain.
 *
 * Returns: (transfer none): what the seat is told of the match; the same object each time. */
AluetteSeatLog *aluette_game_get_seat_log (AluetteGame *self, guint seat);

/* aluette_game_get_view:
 * @seat: seat of the viewer, or ALU_NOBODY for a spectator
 *
 * Returns: what the viewer may know now. */
AluView aluette_game_get_view (AluetteGame *self, guint seat);

/* aluette_game_set_open:
 *
 * Opens all hands for the whole match, for practice. Bots still see only their own view. Must be
 * called before anybody asks for a seat log. */
void aluette_game_set_open (AluetteGame *self, gboolean open);
gboolean aluette_game_get_open (AluetteGame *self);

/* aluette_game_get_awaited:
 *
 * Returns: the seat of the human who must decide now (the captain's seat for a Petit-Jean), or
 * ALU_NOBODY if the match waits for a bot or for chance, or is over. */
guint aluette_game_get_awaited (AluetteGame *self);

/* aluette_game_get_open_match:
 *
 * Returns: (transfer none) (nullable): the state with all hands; NULL while a deal is in play. */
const AluMatch *aluette_game_get_open_match (AluetteGame *self);

/* aluette_game_dispatch:
 * @event: an action of a human (also for a Petit-Jean whose captain is one); at a real table also
 *   a draw, a deal and its result
 *
 * Requests a change. It is refused if the rules do not allow it, and while bots are asked whether
 * they concede the deal. Ends the current pause.
 *
 * Returns: whether the event was applied; FALSE with @error (ALUETTE_GAME_ERROR), which says why
 * in the user's language. */
gboolean aluette_game_dispatch (AluetteGame *self, const AluEvent *event, GError **error);

/* aluette_game_dispatch_signal:
 * @event: a sign with its outcomes, or a call, of a human or bot
 *
 * Requests a sign or call. They are allowed at any time of a deal.
 *
 * Returns: whether the event was applied; FALSE with @error (ALUETTE_GAME_ERROR), which says why
 * in the user's language. */
gboolean aluette_game_dispatch_signal (AluetteGame *self, const AluEvent *event, GError **error);

/* Returns: the length of the log. */
guint aluette_game_get_n_events (AluetteGame *self);

/* aluette_game_get_event:
 *
 * Returns: (transfer none): an event of the log. It contains secrets, such as hands and other
 * players' signs: widgets must show only what their view may know. */
const AluEvent *aluette_game_get_event (AluetteGame *self, guint index);

/* aluette_game_get_events:
 * @n_events: (out): number of events
 *
 * Returns: (transfer none) (array length=n_events): the whole log, valid until the game changes;
 * see aluette_game_get_event (). */
const AluEvent *aluette_game_get_events (AluetteGame *self, guint *n_events);

/* aluette_game_view_at:
 *
 * Returns: the view of @seat after the first @n_events events of the log, to replay a past
 * trick. */
AluView aluette_game_view_at (AluetteGame *self, guint seat, guint n_events);

/* aluette_game_get_bot_request:
 * @index: index of an event in the log
 * @view: (out): the bot's view before the event
 * @level: (out): the bot's level
 * @seed: (out): the seed of its decision
 *
 * Gets the input of a bot's decision, to ask the bot for its reasons.
 *
 * Returns: whether a bot decided this event, for itself or for its Petit-Jean. */
gboolean aluette_game_get_bot_request (AluetteGame *self, guint index, AluView *view,
                                       AluLevel *level, guint64 *seed);

/* aluette_game_undo:
 *
 * Undoes the last action of a human and everything after it. Signs and calls are not actions. Undo
 * is possible within a deal, and after it until the next one is dealt. It is disabled in rated
 * matches.
 *
 * Returns: whether anything was undone. */
gboolean aluette_game_undo (AluetteGame *self);

/* aluette_game_redo:
 *
 * Redoes the last undone action. Any new action clears the redo stack.
 *
 * Returns: whether anything was redone. */
gboolean aluette_game_redo (AluetteGame *self);
gboolean aluette_game_can_undo (AluetteGame *self);
gboolean aluette_game_can_redo (AluetteGame *self);

/* aluette_game_get_record:
 *
 * Returns: (transfer full): the record of the match. */
char *aluette_game_get_record (AluetteGame *self);

G_END_DECLS
