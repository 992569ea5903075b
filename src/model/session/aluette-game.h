/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/session/aluette-seat-log.h"

G_BEGIN_DECLS

#define ALUETTE_GAME_ERROR (aluette_game_error_quark ())
GQuark aluette_game_error_quark (void); /* codes are those of the game */

#define ALUETTE_TYPE_GAME (aluette_game_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteGame, aluette_game, ALUETTE, GAME, GObject)

/*
 * A match in play, as one screen sees it: the seats at this screen, what they are told, and what
 * they ask for. Abstract; an AluetteLocalGame is played on this computer. Main thread only.
 *
 * Signals:
 *   "changed": a seat log of this screen has changed, or the match has, in a way that this screen
 *     is not told of. The seat logs tell what is new.
 *   "thinking" (guint seat, gboolean on): a bot starts or stops thinking for @seat.
 *   "storage-failed" (const char *message): events could not be stored; this is tried again.
 *     Emitted once until everything is stored. Handlers must not change the match.
 *
 * Properties: "rated" (undo is disabled). Read-only property: "ready" (nobody at this screen needs
 * time).
 */
struct _AluetteGameClass
{
  GObjectClass parent_class;

  const AluGameKind *(*get_kind) (AluetteGame *self);
  const AluGameHeader *(*get_header) (AluetteGame *self);
  guint (*get_seats_here) (AluetteGame *self);
  AluetteSeatLog *(*get_seat_log) (AluetteGame *self, guint seat);
  GArray *(*get_finished) (AluetteGame *self);
  guint (*get_awaited) (AluetteGame *self);

  /* Carries out a request that the view of @seat allows. Ends @task, now or later, with
   * aluette_game_end_request (). */
  void (*request) (AluetteGame *self, guint seat, gconstpointer event, GTask *task);

  void (*ready_changed) (AluetteGame *self);
  void (*skip_pause) (AluetteGame *self);
  gboolean (*can_undo) (AluetteGame *self);
  gboolean (*can_redo) (AluetteGame *self);
  gboolean (*undo) (AluetteGame *self);
  gboolean (*redo) (AluetteGame *self);
};

const AluGameKind *aluette_game_get_kind (AluetteGame *self);
const AluGameHeader *aluette_game_get_header (AluetteGame *self);

/* aluette_game_get_seats_here:
 *
 * A human in the record need not be at this screen.
 *
 * Returns: the seats at this screen, one bit per seat, without dummies. */
guint aluette_game_get_seats_here (AluetteGame *self);

/* aluette_game_get_seat_log:
 * @seat: a seat at this screen, a dummy of one, or ALU_GAME_SPECTATOR for a spectator
 *
 * A dummy has the log of its captain.
 *
 * Returns: (transfer none): what the seat is told of the match; the same object each time. */
AluetteSeatLog *aluette_game_get_seat_log (AluetteGame *self, guint seat);

/* aluette_game_get_finished:
 *
 * Gets the events of a match in which no deal is in play, with all cards, and all signs that may be
 * told at this screen after a deal.
 *
 * Returns: (transfer full) (nullable): events of the game from the start of the match, for an
 * AluReplay; NULL while a deal is in play. */
GArray *aluette_game_get_finished (AluetteGame *self);

/* aluette_game_get_awaited:
 *
 * Returns: the seat at this screen that must decide now (the captain's seat for a dummy), or
 * ALU_GAME_SPECTATOR if the match waits for somebody else or for chance, or is over. */
guint aluette_game_get_awaited (AluetteGame *self);

/* aluette_game_request_async:
 * @seat: the seat at this screen that asks
 * @event: what it wants to do, itself or for its dummy; an event of the game
 *
 * Asks for an event. Fails with ALUETTE_GAME_ERROR, which says why in the user's language: at once
 * if the view of the seat does not allow the event, or if it has an open request that is no signal
 * (a sign or call); else if the match refuses it. Nothing is shown before the line is in the log of
 * the seat. */
void
aluette_game_request_async (AluetteGame *self, guint seat, gconstpointer event,
                            GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
gboolean aluette_game_request_finish (AluetteGame *self, GAsyncResult *result, GError **error);

/* AluetteBusy:
 * @ALUETTE_BUSY_LOOK: the user looks at the table
 * @ALUETTE_BUSY_COACH: the coach explains something
 * @ALUETTE_BUSY_AWAY: the table is not visible
 *
 * Why somebody is not ready. Several reasons can apply at once. */
typedef enum
{
  ALUETTE_BUSY_LOOK = 1 << 0,
  ALUETTE_BUSY_COACH = 1 << 1,
  ALUETTE_BUSY_AWAY = 1 << 2,
} AluetteBusy;

/* aluette_game_set_ready:
 * @seat: a seat at this screen, or ALU_GAME_SPECTATOR for the spectators there
 * @reason: why the seat needs time
 * @ready: whether the reason no longer applies
 *
 * Says whether a seat is ready. The match waits for all seats: chance and bots act only then. */
void aluette_game_set_ready (AluetteGame *self, guint seat, AluetteBusy reason, gboolean ready);

/* aluette_game_set_screen_ready:
 *
 * Says the same for everybody at this screen. */
void aluette_game_set_screen_ready (AluetteGame *self, AluetteBusy reason, gboolean ready);

/* aluette_game_get_ready:
 *
 * Returns: whether everybody at this screen is ready. */
gboolean aluette_game_get_ready (AluetteGame *self);

/* aluette_game_skip_pause:
 *
 * Ends the current pause of bots and chance, for example when the user clicks or presses a key. */
void aluette_game_skip_pause (AluetteGame *self);

/* aluette_game_set_rated:
 *
 * Sets whether undo is disabled. */
void aluette_game_set_rated (AluetteGame *self, gboolean rated);
gboolean aluette_game_get_rated (AluetteGame *self);

/* aluette_game_undo:
 *
 * Asks to undo the last action of a human and everything after it. Signals, such as signs and
 * calls, are not actions. Undo is possible within a deal, and after it until the next one is dealt.
 * It is disabled in rated matches.
 *
 * Returns: whether this was possible. */
gboolean aluette_game_undo (AluetteGame *self);

/* aluette_game_redo:
 *
 * Asks to redo the last undone action. Any new action clears the redo stack.
 *
 * Returns: whether this was possible. */
gboolean aluette_game_redo (AluetteGame *self);
gboolean aluette_game_can_undo (AluetteGame *self);
gboolean aluette_game_can_redo (AluetteGame *self);

/* For derived types */

/* aluette_game_check_view:
 * @view: of the seat that asks
 * @event: of this seat or of its dummy; nothing else is allowed
 *
 * Returns: 0, or why the view does not allow the event. */
int aluette_game_check_view (AluetteView *view, gconstpointer event);

/* aluette_game_end_request:
 * @task: (transfer none): of the request
 * @status: 0, or why the match refuses it */
void aluette_game_end_request (AluetteGame *self, GTask *task, int status);

/* aluette_game_announce:
 *
 * Emits "changed". */
void aluette_game_announce (AluetteGame *self);

void aluette_game_announce_thinking (AluetteGame *self, guint seat, gboolean on);
void aluette_game_announce_storage_failed (AluetteGame *self, const char *message);

G_END_DECLS
