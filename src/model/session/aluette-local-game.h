/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-clock.h"
#include "model/session/aluette-game.h"
#include "model/session/aluette-journal.h"
#include "model/session/aluette-match-key.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LOCAL_GAME (aluette_local_game_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLocalGame, aluette_local_game, ALUETTE, LOCAL_GAME, AluetteGame)

/*
 * A match that is played on this computer. It owns the state, the log, the bots and their pace, and
 * nothing else changes them.
 *
 * Chance acts automatically. Bots decide when it is their turn. Once per deal, each bot that may
 * act out of turn is asked whether it does. A decision of a bot depends only on the key or seed of
 * the match, its view and the number of actions (all events except signals). A bot of an unknown
 * level plays as one of the game's usual level.
 */

/* aluette_local_game_new:
 * @kind: the game
 * @header: (transfer none): rules, players, date
 * @seed: seed of draws, deals and bots; the same seed and the same actions give the same match
 * @journal: (nullable) (transfer none): stores the log
 *
 * Creates a match. Nothing happens before aluette_local_game_start (). The humans in @header are at
 * this screen.
 *
 * Returns: (transfer full) (nullable): an AluetteLocalGame; NULL with @error if the seating is
 * impossible. */
AluetteGame *aluette_local_game_new (const AluGameKind *kind, const AluGameHeader *header,
                                     guint64 seed, AluetteJournal *journal, GError **error);

/* aluette_local_game_new_from_record:
 * @record: the text of a record of any game, complete lines only
 * @length: length of @record in bytes, or -1 if it ends with NUL
 * @journal: (nullable) (transfer none): a journal that already contains these events
 *
 * Creates a match from its record. Nothing happens before aluette_local_game_start (). Lines of an
 * incomplete last event are ignored, such as a deal without all its hands.
 *
 * Returns: (transfer full) (nullable): an AluetteLocalGame; NULL with @error
 * (ALUETTE_RECORD_ERROR) that names the invalid line. */
AluetteGame *aluette_local_game_new_from_record (const char *record, gssize length, guint64 seed,
                                                 AluetteJournal *journal, GError **error);

/* aluette_local_game_set_seats_here:
 * @seats: one bit per seat
 *
 * Sets which seats sit at this screen, instead of those of humans, for positions and practice. Must
 * be called before aluette_local_game_start (). */
void aluette_local_game_set_seats_here (AluetteLocalGame *self, guint seats);

/* aluette_local_game_set_open:
 *
 * Opens all hands for the whole match, for practice, if the game can do this. Bots still see only
 * their own view. Must be called before anybody asks for a seat log. */
void aluette_local_game_set_open (AluetteLocalGame *self, gboolean open);

/* aluette_local_game_get_journal:
 *
 * Returns: (transfer none) (nullable): what stores the events. */
AluetteJournal *aluette_local_game_get_journal (AluetteLocalGame *self);

/* aluette_local_game_set_key:
 * @key: (transfer none): copied
 *
 * Derives everything random from @key instead of the seed of the match: deals, gazes, signs and
 * decisions of bots have seeds of their own. Must be called before aluette_local_game_start (). */
void aluette_local_game_set_key (AluetteLocalGame *self, const AluetteMatchKey *key);

/* aluette_local_game_set_stand_in:
 * @seat: the seat of a human
 * @level: (nullable): the id of a level of the game's bots; NULL to let the human decide again
 *
 * Lets a bot decide for a human who is absent, with what the seat may know. A bot that is thinking
 * for the seat stops when the human is back. The record still has the human's name. Does nothing if
 * the game has no bots.
 *
 * Returns: whether the seat is a human's and the game has bots. */
gboolean aluette_local_game_set_stand_in (AluetteLocalGame *self, guint seat, const char *level);

/* aluette_local_game_start:
 *
 * Lets chance and bots act, with the pauses of aluette_local_game_set_pace (). */
void aluette_local_game_start (AluetteLocalGame *self);

/* aluette_local_game_set_pace:
 * @bot_ms: minimum time between the previous event and a bot's card, in milliseconds
 * @trick_ms: how long a finished trick stays on the table, in milliseconds
 *
 * With 0 and 0 there are no pauses. Pauses never delay the action of a person. */
void aluette_local_game_set_pace (AluetteLocalGame *self, guint bot_ms, guint trick_ms);

/* aluette_local_game_set_clock:
 * @clock: (transfer none): measures the pauses, instead of the time of the main context
 *
 * Must be called before aluette_local_game_start (). */
void aluette_local_game_set_clock (AluetteLocalGame *self, AluetteClock *clock);

/* aluette_local_game_get_clock:
 *
 * Returns: (transfer none): the clock that measures the pauses. */
AluetteClock *aluette_local_game_get_clock (AluetteLocalGame *self);

/* aluette_local_game_dispatch:
 * @event: an action of a human (also for a dummy whose captain is one); at a real table also
 *   a draw, a deal and its result
 *
 * Applies an event of the position that a lesson or an analysis shows, or refuses it: if the rules
 * do not allow it, and while bots are asked whether they act out of turn. Ends the current pause.
 *
 * Returns: whether the event was applied; FALSE with @error (ALUETTE_GAME_ERROR), which says why
 * in the user's language. */
gboolean
aluette_local_game_dispatch (AluetteLocalGame *self, gconstpointer event, GError **error);

/* aluette_local_game_dispatch_signal:
 * @event: a signal of a human or bot, such as a sign with its outcomes, or a call
 *
 * Applies a signal. Signals are allowed at any time of a deal.
 *
 * Returns: whether the event was applied; FALSE with @error (ALUETTE_GAME_ERROR), which says why
 * in the user's language. */
gboolean
aluette_local_game_dispatch_signal (AluetteLocalGame *self, gconstpointer event, GError **error);

/* aluette_local_game_save_async:
 * @file: (transfer none): is replaced
 *
 * Writes the record of the match to a file. The deal in play is left out. */
void aluette_local_game_save_async (AluetteLocalGame *self, GFile *file, GCancellable *cancellable,
                                    GAsyncReadyCallback callback, gpointer data);
gboolean
aluette_local_game_save_finish (AluetteLocalGame *self, GAsyncResult *result, GError **error);

G_END_DECLS
