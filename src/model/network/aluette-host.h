/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-channel.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

#define ALUETTE_HOST_ERROR (aluette_host_error_quark ())
GQuark aluette_host_error_quark (void);

typedef enum
{
  ALUETTE_HOST_ERROR_NO_GAME,  /* the game is not played over a network, or with real cards */
  ALUETTE_HOST_ERROR_BAD_TEXT, /* the text is not that of a table */
} AluetteHostError;

#define ALUETTE_TYPE_HOST (aluette_host_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHost, aluette_host, ALUETTE, HOST, GObject)

/*
 * The host of a table: it owns the match and tells the people at the table, over one channel each,
 * what their seats may know. The table owner's own window is a guest as well. The host takes any
 * channel and measures all times with the clock it is given. It knows no game: the game's rules are
 * those of its AluGameKind, everything else comes from its AluetteModelKind. Main thread only.
 *
 * Signals:
 *   "changed": what aluette_host_to_text () returns has changed, apart from the record, which a
 *     journal stores.
 *   "begun": the match begins, and aluette_host_get_game () returns it. Nobody is told anything of
 *     it yet. May come again, after a rematch.
 *   "stopped": the people have stopped the match for another day, and all channels are closed.
 *   "connections-changed": somebody has connected, or a connection has ended.
 */

/* aluette_host_new:
 * @header: (transfer none): the table as set up. Humans' seats are for people
 * @clock: (transfer none): measures all times
 *
 * Opens a table.
 *
 * Returns: (transfer full) (nullable): a host; NULL with @error (ALUETTE_HOST_ERROR) if the match
 *   cannot be played over a network. */
AluetteHost *aluette_host_new (const AluGameKind *kind, const AluGameHeader *header,
                               AluetteClock *clock, GError **error);

/* aluette_host_new_from_text:
 * @text: of aluette_host_to_text ()
 * @journal: (nullable) (transfer none): contains the events of the match
 *
 * Opens a table again that was stored. Its people are away until they resume.
 *
 * Returns: (transfer full) (nullable): a host; NULL with @error. */
AluetteHost *aluette_host_new_from_text (const char *text, AluetteClock *clock,
                                         AluetteJournal *journal, GError **error);

/* aluette_host_to_text:
 * @with_events: whether to write the events of the match
 *
 * Writes the table with everything that is needed to open it again, also its secrets: the host's
 * computer must keep the text for itself. Without events, it becomes what
 * aluette_host_new_from_text () reads with the record of the events after it, which a journal has;
 * it must be stored together with each event, so that a request is carried out exactly once.
 *
 * Returns: (transfer full): the text. */
char *aluette_host_to_text (AluetteHost *self, gboolean with_events);

/* aluette_host_check_text:
 * @text: from which the table was opened
 *
 * Checks that @text is as this program writes it, and that the cards of the match are those that
 * its secrets give.
 *
 * Returns: FALSE with @error. */
gboolean aluette_host_check_text (AluetteHost *self, const char *text, GError **error);

/* Returns: (transfer none) (nullable): the invitation words. */
const char *aluette_host_get_invitation (AluetteHost *self);

/* aluette_host_get_token_hashes:
 *
 * Returns: (transfer full) (element-type utf8): aluette_token_hash () of everybody's token. */
GPtrArray *aluette_host_get_token_hashes (AluetteHost *self);

/* aluette_host_set_program:
 * @program: the version of this program, such as "0.3.0"
 *
 * Sets what guests are told of this program. */
void aluette_host_set_program (AluetteHost *self, const char *program);

/* aluette_host_set_invitation:
 * @words: (nullable): the invitation words, separated by "-"; NULL if the channels come only from
 *   people who know them
 *
 * Only who knows the words may ask to join. */
void aluette_host_set_invitation (AluetteHost *self, const char *words);

/* aluette_host_set_pass:
 * @pass: (nullable): a secret that takes the place of the invitation words
 *
 * Nobody has to let in who joins with it. */
void aluette_host_set_pass (AluetteHost *self, const char *pass);

/* aluette_host_set_page:
 * @origin: (nullable): where browsers find a page to play at this table, such as
 *   "https://cards.example"; NULL if they cannot
 *
 * Sets what guests are told of it. */
void aluette_host_set_page (AluetteHost *self, const char *origin);

/* aluette_host_set_key:
 * @key: (transfer none): copied
 *
 * Sets what everything random in the match follows from. Without it, the host makes a key. Must be
 * called before the match begins. */
void aluette_host_set_key (AluetteHost *self, const AluetteMatchKey *key);

/* aluette_host_set_journal:
 *
 * Sets where the match is stored. Must be called before the match begins. */
void aluette_host_set_journal (AluetteHost *self, AluetteJournal *journal);

/* aluette_host_set_pace:
 *
 * Sets the pauses of bots and finished tricks as aluette_local_game_set_pace () does. */
void aluette_host_set_pace (AluetteHost *self, guint bot_ms, guint trick_ms);

/* aluette_host_set_max_spectators:
 * @n: how many people without a seat may watch; 0 at first
 *
 * A spectator sees open cards only. */
void aluette_host_set_max_spectators (AluetteHost *self, guint n);

/* aluette_host_add_channel:
 * @channel: (transfer none): connected; no line has come yet
 * @is_owner: whether it is the table owner's, who needs no invitation
 *
 * Talks to somebody. */
void aluette_host_add_channel (AluetteHost *self, AluetteChannel *channel, gboolean is_owner);

/* aluette_host_add_greeted_channel:
 * @is_owner: whether it is the table owner's, who needs no invitation
 * @line: what the guest has said after the greeting: to join, or to resume
 *
 * Goes on with somebody to whom another has said aluette_host_write_greeting (). */
void aluette_host_add_greeted_channel (AluetteHost *self, AluetteChannel *channel,
                                       gboolean is_owner, const char *line);

/* aluette_host_write_greeting:
 * @program: the version of this program
 *
 * Returns: (transfer full): the first line of a host. */
char *aluette_host_write_greeting (const char *program);

/* Returns: how many connections there are, also of people who ask to join. */
guint aluette_host_get_n_connections (AluetteHost *self);

/* aluette_host_is_held:
 * @peer: as aluette_channel_get_peer () says
 *
 * Returns: whether somebody is connected, and all are at @peer. */
gboolean aluette_host_is_held (AluetteHost *self, const char *peer);

/* Returns: whether a match was ever begun. */
gboolean aluette_host_has_begun (AluetteHost *self);

/* Returns: how many people are at the table now, in a seat or watching. */
guint aluette_host_get_n_present (AluetteHost *self);

/* Returns: (transfer none) (nullable): the name of a table that meets again. */
const char *aluette_host_get_kept_name (AluetteHost *self);

/* aluette_host_stop:
 *
 * Stops the match for today: tells everybody, and closes all channels. */
void aluette_host_stop (AluetteHost *self);

/* aluette_host_renew:
 *
 * Sets a table whose match is over up for another one of the same people. Must be called before
 * anybody is connected; later, the table owner asks for it.
 *
 * Returns: whether a match was over. */
gboolean aluette_host_renew (AluetteHost *self);

/* aluette_host_get_game:
 *
 * Returns: (transfer none) (nullable): the match; NULL before it has begun. */
AluetteGame *aluette_host_get_game (AluetteHost *self);

/* For extensions */

AluetteClock *aluette_host_get_clock (AluetteHost *self);

/* aluette_host_is_present:
 *
 * Returns: whether a person is in @seat and at the screen. */
gboolean aluette_host_is_present (AluetteHost *self, guint seat);

/* aluette_host_get_screen:
 *
 * Returns: the seats of the people at the screen of the person in @seat, theirs too, bit per seat;
 *   0 if nobody has it. */
guint aluette_host_get_screen (AluetteHost *self, guint seat);

/* aluette_host_get_round_trip:
 * @least: (out): the shortest time that was ever measured on this connection, also by the system,
 *   so that a program that answers late does not make it longer; 0 if none was
 *
 * Returns: the shortest time, in milliseconds, from a line to the person in @seat to the answer, as
 *   the host measured it in the last minute: at most 400, and 0 if it was not measured. */
guint aluette_host_get_round_trip (AluetteHost *self, guint seat, guint *least);

/* aluette_host_send_to_seat:
 * @line: (transfer full) (nullable): a line
 *
 * Sends a line to the person in @seat, if somebody is connected there. */
void aluette_host_send_to_seat (AluetteHost *self, guint seat, char *line);

G_END_DECLS
