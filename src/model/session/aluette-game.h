/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/aluette/alu-bot.h"
#include "engine/aluette/alu-record.h"
#include "engine/aluette/alu-view.h"
#include "model/session/aluette-clock.h"
#include "model/session/aluette-journal.h"

G_BEGIN_DECLS

#define ALUETTE_GAME_ERROR (aluette_game_error_quark ())
GQuark aluette_game_error_quark (void); /* codes are AluStatus */

#define ALUETTE_TYPE_GAME (aluette_game_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGame, aluette_game, ALUETTE, GAME, GObject)

/*
 * A match being played: the one owner of its state and log, and the one writer of both. Widgets
 * and bots see views and ask for changes by dispatch. Main thread only; bots think in others.
 *
 * The match draws, deals and hands out the talon by itself. Bots decide when they are awaited; once
 * a deal, before its first card, each bot is asked whether it proposes to give the point. What a
 * bot does follows from the match's seed, the number of deeds (events but signs and calls) and its
 * view alone. A bot of a level that this version does not know plays as a villager.
 *
 * Signals:
 *   "changed" (guint first, guint n_events): the log now ends after event first + n_events - 1;
 *     n_events is 0 where events were taken back to first (undo). Everything is re-read from views.
 *   "thinking" (guint seat, gboolean on): a bot begins or ends thinking for @seat.
 *   "storage-failed" (const char *message): events can no longer be kept on disk; the match goes on
 *     in memory. Sent once.
 *
 * Properties: "rated" (undo is off); read only: "paused" (bots and chance wait), "can-undo",
 * "can-redo".
 */

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
 * A match as its record left it, paused: nothing happens before aluette_game_start (). Lines of an
 * event that the record breaks off in (a deal without all its hands) are left out.
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR) naming the line that
 * is wrong. */
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
 * 0 and 0 for no pause. Neither holds back a person's deed. */
void aluette_game_set_pace (AluetteGame *self, guint bot_ms, guint trick_ms);

/* aluette_game_set_clock:
 * @clock: (transfer none): what pauses are reckoned by, instead of the main context's time
 *
 * To be called before aluette_game_start (). */
void aluette_game_set_clock (AluetteGame *self, AluetteClock *clock);

/* aluette_game_get_clock:
 *
 * Returns: (transfer none): what pauses are reckoned by. */
AluetteClock *aluette_game_get_clock (AluetteGame *self);

guint64 aluette_game_get_seed (AluetteGame *self);

/* aluette_game_skip_pause:
 *
 * Ends the pause in progress at once (a click or key while waiting). */
void aluette_game_skip_pause (AluetteGame *self);

/* AluettePause:
 * @ALUETTE_PAUSE_LOOK: people look at what lies on the table
 * @ALUETTE_PAUSE_COACH: the coach explains something
 * @ALUETTE_PAUSE_AWAY: the table is left or hidden
 *
 * Why a match is paused. Several reasons can hold at once. */
typedef enum
{
  ALUETTE_PAUSE_LOOK = 1 << 0,
  ALUETTE_PAUSE_COACH = 1 << 1,
  ALUETTE_PAUSE_AWAY = 1 << 2,
} AluettePause;

/* aluette_game_set_paused:
 * @reason: why
 * @paused: whether the reason holds
 *
 * Pauses the match for a reason, or takes that reason back. Chance and bots act only while no
 * reason holds. */
void aluette_game_set_paused (AluetteGame *self, AluettePause reason, gboolean paused);

/* aluette_game_get_paused:
 *
 * Returns: whether any reason to pause holds. */
gboolean aluette_game_get_paused (AluetteGame *self);

/* aluette_game_set_rated:
 *
 * In a rated match nothing is taken back. */
void aluette_game_set_rated (AluetteGame *self, gboolean rated);
gboolean aluette_game_get_rated (AluetteGame *self);

const AluRecordHeader *aluette_game_get_header (AluetteGame *self);

/* aluette_game_get_view:
 * @seat: the viewer's seat, or ALU_NOBODY for an onlooker
 *
 * What the seat may know now. */
AluView aluette_game_get_view (AluetteGame *self, guint seat);

/* aluette_game_set_open:
 *
 * Lays all hands open for those who look: for practice. Bots go on seeing what their seats see. To
 * be called before the game is shown. */
void aluette_game_set_open (AluetteGame *self, gboolean open);
gboolean aluette_game_get_open (AluetteGame *self);

/* aluette_game_get_awaited:
 *
 * Returns: the seat of the human who is to decide now (a captain's for his Petit-Jeans), or
 * ALU_NOBODY while bots, chance, a pause, or nothing is awaited. */
guint aluette_game_get_awaited (AluetteGame *self);

/* aluette_game_get_open_match:
 *
 * Returns: (transfer none) (nullable): all hands open; only while no deal is in play, else NULL. */
const AluMatch *aluette_game_get_open_match (AluetteGame *self);

/* aluette_game_dispatch:
 * @event: a deed of a human seat (or of a Petit-Jean whose captain is one); at a real table also a
 *   draw, a deal and its result
 *
 * Asks for a change. Nothing happens where the rules refuse it, or while the bots are still being
 * asked whether they give the point. Ends a pause in progress.
 *
 * Returns: whether it was carried out; else @error (ALUETTE_GAME_ERROR) says why, in the user's
 * language. */
gboolean aluette_game_dispatch (AluetteGame *self, const AluEvent *event, GError **error);

/* aluette_game_dispatch_signal:
 * @event: a sign with its outcomes, or a call, of any person
 *
 * The door for signs and calls: they may come at any moment of a deal, from humans and bots.
 *
 * Returns: whether it was carried out; else @error (ALUETTE_GAME_ERROR) says why, in the user's
 * language. */
gboolean aluette_game_dispatch_signal (AluetteGame *self, const AluEvent *event, GError **error);

/* aluette_game_get_n_events: the length of the log. */
guint aluette_game_get_n_events (AluetteGame *self);

/* aluette_game_get_event:
 *
 * Returns: (transfer none): an event of the log. Widgets must show no more of it than their view
 * may know (a deal's hands, a sign of another's). */
const AluEvent *aluette_game_get_event (AluetteGame *self, guint index);

/* aluette_game_get_events:
 * @n_events: (out): how many there are
 *
 * The whole log, as aluette_game_get_event () tells it.
 *
 * Returns: (transfer none): until the game changes. */
const AluEvent *aluette_game_get_events (AluetteGame *self, guint *n_events);

/* aluette_game_view_at:
 *
 * The view of @seat after the first @n_events events of the log (for replays of a past trick). */
AluView aluette_game_view_at (AluetteGame *self, guint seat, guint n_events);

/* aluette_game_get_bot_request:
 * @index: of an event of the log
 * @view: (out): what the bot knew before it
 * @level, @seed: (out): what it thought with
 *
 * For asking a bot again why it did what it did.
 *
 * Returns: whether a bot decided on the event, for itself or for its Petit-Jean. */
gboolean aluette_game_get_bot_request (AluetteGame *self, guint index, AluView *view,
                                       AluLevel *level, guint64 *seed);

/* aluette_game_undo:
 *
 * Takes back the last deed of a human (signs and calls are none) and all that followed it; within
 * the deal only, or where it is over until the next is dealt. Off in rated matches.
 *
 * Returns: whether anything was taken back. */
gboolean aluette_game_undo (AluetteGame *self);

/* aluette_game_redo:
 *
 * Lets happen again what the last undo took back, until anything else has happened.
 *
 * Returns: whether anything was restored. */
gboolean aluette_game_redo (AluetteGame *self);
gboolean aluette_game_can_undo (AluetteGame *self);
gboolean aluette_game_can_redo (AluetteGame *self);

/* aluette_game_get_record:
 *
 * Returns: (transfer full): the whole record as text. */
char *aluette_game_get_record (AluetteGame *self);

G_END_DECLS
