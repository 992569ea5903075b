/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-channel.h"
#include "model/network/aluette-joint-seed.h"
#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-remote-game.h"
#include "model/session/aluette-clock.h"

G_BEGIN_DECLS

/* Where a guest is on the way to a table. */
typedef enum
{
  ALUETTE_GUEST_IDLE,
  ALUETTE_GUEST_CONNECTING, /* there is no connection yet */
  ALUETTE_GUEST_GREETING,   /* the programs say hello */
  ALUETTE_GUEST_WAITING,    /* somebody at the table has to let this person in */
  ALUETTE_GUEST_SETUP,      /* at the table; the match has not begun */
  ALUETTE_GUEST_PLAYING,
  ALUETTE_GUEST_OVER,     /* the match is over */
  ALUETTE_GUEST_RETRYING, /* the connection is lost; the next attempt follows */
  ALUETTE_GUEST_CLOSED,   /* aluette_guest_get_code () says why */
} AluetteGuestState;

#define ALUETTE_TYPE_GUEST (aluette_guest_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGuest, aluette_guest, ALUETTE, GUEST, GObject)

/* Makes a connection: calls aluette_guest_set_channel () or aluette_guest_connect_failed () with
 * @guest, now or later. */
typedef void (*AluetteGuestConnect) (AluetteGuest *guest, gpointer data);

/*
 * Somebody at a table on another computer, or in the window of the table owner. Keeps the
 * connection: if it is lost, the guest connects again, after 0.5 s, then 1.5 times as long each
 * time, at most 15 s, each 30% longer or shorter at random. Main thread only.
 *
 * Signals:
 *   "changed": the state, the seats, the role, the joint seed, a pause, or who asks to join has
 *     changed.
 *   "game-changed": aluette_guest_get_game () has changed. After a rematch it is NULL at first.
 *   "asked" (guint question, const char *kind, guint seat): the people are asked: "stand-in" for
 *     @seat, "undo" or "stop" by @seat, or "remove" for @seat.
 *   "settled" (guint question, gboolean yes)
 *   "said" (guint seat, const char *phrase)
 *   "refused" (const char *what, guint code): the host has refused a line, an AluetteCode.
 *   "line" (const char *line): a line of the game's own, such as a sign that this seat sees.
 */

/* aluette_guest_new:
 * @clock: (transfer none)
 * @connector: makes connections
 * @seed: of the random part of delays
 *
 * Returns: (transfer full): a guest without a table. */
AluetteGuest *
aluette_guest_new (AluetteClock *clock, AluetteGuestConnect connector, gpointer data, guint32 seed);

/* aluette_guest_set_program:
 * @program: the version of this program
 * @language: of the user, such as "fr"
 *
 * Sets what the host is told. */
void aluette_guest_set_program (AluetteGuest *self, const char *program, const char *language);

/* aluette_guest_open:
 * @header: (transfer none): the table as set up. Humans' seats are for people
 * @name: of the person, who becomes the table owner
 *
 * Connects to a server and opens a table there. Others join with aluette_guest_get_invitation ().
 */
void aluette_guest_open (AluetteGuest *self, const AluGameKind *kind, const AluGameHeader *header,
                         const char *name);

/* aluette_guest_join:
 * @invitation: invitation words, or "-"
 * @name: of the person
 *
 * Connects and asks to join. */
void aluette_guest_join (AluetteGuest *self, const char *invitation, const char *name);

/* aluette_guest_join_beside:
 * @token: of somebody at the table, who shares their screen
 * @name: of the person
 *
 * Connects and joins. Nobody has to let this person in. */
void aluette_guest_join_beside (AluetteGuest *self, const char *token, const char *name);

/* aluette_guest_resume:
 * @token: of aluette_guest_get_token (), also of an earlier day
 *
 * Connects and takes the seat again. */
void aluette_guest_resume (AluetteGuest *self, const char *token);

/* aluette_guest_set_channel:
 * @channel: (transfer none): connected */
void aluette_guest_set_channel (AluetteGuest *self, AluetteChannel *channel);

void aluette_guest_connect_failed (AluetteGuest *self);

/* aluette_guest_retry:
 *
 * Connects at once instead of waiting, because the network is there again. */
void aluette_guest_retry (AluetteGuest *self);

/* aluette_guest_leave:
 *
 * Leaves the table for good. */
void aluette_guest_leave (AluetteGuest *self);

/* aluette_guest_disconnect:
 *
 * Leaves the table for today: the host keeps the seat. */
void aluette_guest_disconnect (AluetteGuest *self);

AluetteGuestState aluette_guest_get_state (AluetteGuest *self);

/* Returns: whether this person is at the table and connected, before, in or after a match. */
gboolean aluette_guest_is_at_table (AluetteGuest *self);

/* aluette_guest_get_address:
 *
 * Where a server has many tables, they may be at several addresses. The connector asks for it, and
 * whoever keeps the token keeps it as well.
 *
 * Returns: (transfer none) (nullable): the address of the table, as the server has said; NULL if it
 *   is where the guest has connected first. */
const char *aluette_guest_get_address (AluetteGuest *self);

/* aluette_guest_set_address:
 * @address: (nullable): of aluette_guest_get_address (), also of an earlier day */
void aluette_guest_set_address (AluetteGuest *self, const char *address);

/* Returns: (transfer none) (nullable): the words with which others join this table. */
const char *aluette_guest_get_invitation (AluetteGuest *self);

/* Returns: (transfer full) (nullable): the link with which others join in a browser; NULL if the
 *   table has no page. */
char *aluette_guest_make_page_link (AluetteGuest *self);

/* Returns: (transfer none) (nullable): the name of a table that meets again. */
const char *aluette_guest_get_kept_name (AluetteGuest *self);

/* aluette_guest_get_header:
 * @header: (out)
 *
 * Returns: (nullable): the game for which the table is set up; NULL, and an unchanged @header,
 *   while the host has not said it. */
const AluGameKind *aluette_guest_get_header (AluetteGuest *self, AluGameHeader *header);

/* Returns: how many people may watch at this table. */
guint aluette_guest_get_max_spectators (AluetteGuest *self);

/* Returns: why the last connection has ended or was refused. */
AluetteCode aluette_guest_get_code (AluetteGuest *self);

/* Returns: (transfer none) (nullable): with which to resume. A secret of this person. */
const char *aluette_guest_get_token (AluetteGuest *self);

/* Returns: the own seat, or ALU_GAME_SPECTATOR. */
guint aluette_guest_get_seat (AluetteGuest *self);

gboolean aluette_guest_is_owner (AluetteGuest *self);

/* aluette_guest_get_seat_state:
 *
 * Returns: (transfer none): "here", "away", "left", "stand-in", "bot", "petit-jean" or "open"; ""
 *   if the host has not said it. */
const char *aluette_guest_get_seat_state (AluetteGuest *self, guint seat);

/* Returns: (transfer none): the name of who is in a seat, or "". */
const char *aluette_guest_get_seat_name (AluetteGuest *self, guint seat);

/* Returns: (transfer none) (nullable): the id of the face of who is in a seat, if they have told
 *   it. It may be one that only a newer program has. */
const char *aluette_guest_get_seat_face (AluetteGuest *self, guint seat);

/* Returns: (transfer none) (nullable): the names of the people at the table who have no seat, with
 *   commas; NULL if there are none. */
const char *aluette_guest_get_standing (AluetteGuest *self);

/* Returns: the seats that the match waits for, bit per seat. */
guint aluette_guest_get_paused (AluetteGuest *self);

/* aluette_guest_get_requests:
 *
 * Returns: (transfer none) (element-type utf8): the names of those who ask to join, by their number
 *   (GUINT_TO_POINTER). */
GHashTable *aluette_guest_get_requests (AluetteGuest *self);

/* Returns: (transfer none) (nullable): the match, once the seat is told of it. */
AluetteRemoteGame *aluette_guest_get_game (AluetteGuest *self);

/* Returns: (transfer full) (nullable): the whole record, which the host sends after the match. */
char *aluette_guest_get_record (AluetteGuest *self);

/* aluette_guest_get_deals_check:
 *
 * The joint seed of a match says that nobody has chosen the cards; it is checked when the record of
 * the match has come.
 *
 * Returns: what is known of the deals of this match. */
AluetteDealsCheck aluette_guest_get_deals_check (AluetteGuest *self);

/* aluette_guest_get_seed:
 *
 * Returns: (transfer full) (nullable): what this guest knows of the joint seed, also its own part,
 *   with which the program checks the deals another day. A secret until the match begins. */
char *aluette_guest_get_seed (AluetteGuest *self);

/* aluette_guest_set_seed:
 * @seed: (nullable): of aluette_guest_get_seed (), also of an earlier day. Any text: what is none
 *   is ignored
 *
 * Must be called before aluette_guest_resume (). */
void aluette_guest_set_seed (AluetteGuest *self, const char *seed);

/* aluette_guest_set_salt:
 * @salt: (nullable): NULL for one that nobody can foresee
 *
 * Sets the part of this guest in the joint seed, for tests that must always get the same cards. */
void aluette_guest_set_salt (AluetteGuest *self, const AluetteMatchKey *salt);

/* aluette_guest_send:
 * @line: (transfer full) (nullable): of aluette_protocol_write ()
 *
 * Sends a line, if the guest is connected. */
void aluette_guest_send (AluetteGuest *self, char *line);

void aluette_guest_admit (AluetteGuest *self, guint number, gboolean yes);
void aluette_guest_sit (AluetteGuest *self, guint seat);
void aluette_guest_stand (AluetteGuest *self);
void aluette_guest_begin (AluetteGuest *self);

/* aluette_guest_rematch:
 *
 * The table owner sets the table up for another match, after one that is over. */
void aluette_guest_rematch (AluetteGuest *self);

/* aluette_guest_keep:
 * @name: that aluette_protocol_name_ok () allows
 *
 * The table owner makes it a table that meets again: a server keeps it for a year. */
void aluette_guest_keep (AluetteGuest *self, const char *name);

/* aluette_guest_set_max_spectators:
 *
 * The table owner says how many people may watch, at most 8. */
void aluette_guest_set_max_spectators (AluetteGuest *self, guint n);

/* @seat: which is meant, or ALU_GAME_SPECTATOR */
void aluette_guest_ask (AluetteGuest *self, const char *kind, guint seat);
void aluette_guest_answer (AluetteGuest *self, guint question, gboolean yes);

/* aluette_guest_get_question:
 * @kind: (out) (optional) (transfer none) (nullable): as "asked" says it
 * @seat: (out) (optional): as "asked" says it
 *
 * Returns: the number of the question that the people are asked, or 0. */
guint aluette_guest_get_question (AluetteGuest *self, const char **kind, guint *seat);

/* Returns: whether this person has answered the question, or has asked it. */
gboolean aluette_guest_has_answered (AluetteGuest *self);

void aluette_guest_say (AluetteGuest *self, const char *phrase);

/* aluette_guest_set_paused:
 *
 * Says whether the match waits for this person. Between deals it also waits while the screen is not
 * ready: see aluette_game_set_ready (). */
void aluette_guest_set_paused (AluetteGuest *self, gboolean paused);

/* Returns: whether this person has paused the match. */
gboolean aluette_guest_get_wants_pause (AluetteGuest *self);

/* aluette_guest_set_face:
 * @face: id of a face
 *
 * Says which face this person has. */
void aluette_guest_set_face (AluetteGuest *self, const char *face);

/* aluette_guest_set_away:
 *
 * Says whether this person is away from the screen. For the others it is as if the connection were
 * lost. */
void aluette_guest_set_away (AluetteGuest *self, gboolean away);

G_END_DECLS
