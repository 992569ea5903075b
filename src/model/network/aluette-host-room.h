/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-host-logs.h"
#include "model/network/aluette-host-people.h"
#include "model/network/aluette-host-seed.h"
#include "model/network/aluette-host-vote.h"
#include "model/network/aluette-host.h"

G_BEGIN_DECLS

/* A room with its match, as its host has it. What is to be sent waits in the outbox, in order: the
 * room knows no connections. aluette-host-joining.c and -lines.c change it when somebody sends a
 * line, -match.c when the match changes; -store.c writes and reads it. Main thread only. */

#define MAX_SPECTATORS 8

/* What is to be sent. */
typedef struct
{
  guint caller; /* id */
  char *line;   /* (nullable): NULL to end the connection */
} Outgoing;

typedef struct
{
  AluetteHost *host; /* has the room: emits signals, and gets extensions */
  AluetteClock *clock;
  People people;
  Seed seed;
  Vote vote;
  GPtrArray *callers; /* (element-type Caller): all who are connected, not owned */
  GQueue outbox;      /* of Outgoing */
  char *invitation;   /* (nullable) */
  char *pass;         /* (nullable): who joins with it need not be let in */
  char *page;         /* (nullable): where browsers find it */
  char *kept_name;    /* (nullable): of a room that meets again */
  guint max_spectators;
  guint last_number; /* of requests to join and of questions */

  AluetteGame *game;  /* (nullable): before the match */
  Logs *logs;         /* (nullable): likewise */
  GObject *extension; /* (nullable) */
  gboolean is_over;
  gboolean is_stopping; /* whether all connections are being closed */
  guint paused;         /* the seats that the match waits for, bit per seat */
  gboolean was_declined; /* whether a stand-in was declined in this pause */

  /* What the host must do next */
  gboolean begins;      /* begin the match */
  gboolean has_stopped; /* say that the match is stopped for today */
  gint64 question_time; /* when the others are asked about somebody who is away, or NEVER */
  gint64 salt_time;     /* when all must have told their salts, or NEVER */
} Room;

#define NEVER G_MAXINT64

/* @host: not owned */
void room_init (Room *self, AluetteHost *host);
void room_clear (Room *self);
void outgoing_free (gpointer data);

/* Sending. A nullable caller gets nothing; lines are (transfer full) (nullable). */

void room_send (Room *self, const Caller *caller, char *line);

/* @lines: (transfer none) (element-type utf8) */
void room_send_lines (Room *self, const Caller *caller, GPtrArray *lines);

/* To all people in the room. */
void room_broadcast (Room *self, char *line);

/* @what: the word of a request that is refused */
void room_refuse (Room *self, const Caller *caller, const char *what, AluetteCode code);

/* Takes somebody from those who are connected. @code: says why; ALUETTE_CODE_NONE to say nothing */
void room_close (Room *self, Caller *caller, AluetteCode code);
void room_close_all (Room *self, AluetteCode code);

/* Tells everybody who is in a seat, or has none (NO_SEAT); who is in all seats. */
void room_announce_seat (Room *self, guint seat);
void room_announce_seats (Room *self);

/* What is played in this room, which a log tells once the match has begun; the joint seed, as far
 * as it is; what a person who is new or back needs besides the log; the log, if there is one for
 * the person, from line @first, counted from 0; the record of a match that is over; what the match
 * waits for. */
void room_send_header (Room *self, const Caller *caller);
void room_send_seal (Room *self, const Caller *caller);
void room_send_everything (Room *self, const Person *person);
void room_send_log (Room *self, const Person *person, guint first);
void room_send_record (Room *self, const Caller *caller);
void room_send_pause (Room *self, const Caller *caller);
gboolean room_has_log_for (const Room *self, const Person *person);

/* People */

void room_set_state (Room *self, Caller *caller, AluetteConnectionState state);

/* Connects a person. */
void room_bind (Room *self, Person *person, Caller *caller);

/* Makes somebody the owner who has been in the room longest. Returns: whether there is any. */
gboolean room_pass_ownership (Room *self);
void room_remove_person (Room *self, Person *person);

/* The request of somebody to join, or for a seat, is over. */
void room_end_request (Room *self, Caller *caller);

/* Makes the text of what has changed known. What is stored then survives, so people are told of it
 * afterwards. */
void room_changed (Room *self);

/* The match */

AluetteLocalGame *room_get_local (const Room *self);

/* Returns: the state of connections of people in the room. */
AluetteConnectionState room_get_state (const Room *self);
gboolean room_is_in_deal (const Room *self);
guint room_get_awaited (const Room *self);
void room_set_stand_in (Room *self, guint seat, gboolean on);

/* Looks whether the match waits for somebody, and whether a question is settled. Called after every
 * change. */
void room_follow (Room *self);

/* Settles the question if enough have answered; or ends it. */
void room_check_vote (Room *self);
void room_close_vote (Room *self, gboolean yes);

/* Tells everybody that the match has begun. */
void room_announce_match (Room *self);

/* Carries out the next request of a person and answers it. */
void room_answer_request (Room *self, Person *person, const char *line);

/* The log of the match, or the match, has changed; or a bot that was asked something has answered.
 * @is_shorter: whether undo has removed events */
void room_handle_log (Room *self, gboolean is_shorter);
void room_handle_match (Room *self);
void room_handle_bot (Room *self);

/* A deadline has come: asks the others about somebody who is away; waits no longer for salts. */
void room_ask_about_absent (Room *self);
void room_end_salts (Room *self);

/* The joint seed: forgets it; or starts it again, because the match could not begin. */
void room_forget_seed (Room *self);
void room_restart_seed (Room *self);

/* Ends the match; or sets the room up for another one of the same people. Nobody is told. */
void room_clear_match (Room *self);
void room_prepare_rematch (Room *self);

/* Lines */

/* Handlers of a line that is allowed in the state of @caller. Return ALUETTE_CODE_NONE, or why it
 * is refused. */
typedef AluetteCode (*RoomHandler) (Room *self, Caller *caller, const AluetteMessage *message);

AluetteCode room_handle_message (Room *self, Caller *caller, const AluetteMessage *message);
AluetteCode room_handle_join (Room *self, Caller *caller, const AluetteMessage *message);
AluetteCode room_handle_beside (Room *self, Caller *caller, const AluetteMessage *message);
AluetteCode room_handle_admit (Room *self, Caller *caller, const AluetteMessage *message);
AluetteCode room_handle_decline (Room *self, Caller *caller, const AluetteMessage *message);
AluetteCode room_handle_sit (Room *self, Caller *caller, const AluetteMessage *message);
AluetteCode room_handle_stand (Room *self, Caller *caller, const AluetteMessage *message);

/* Storing */

/* Returns: (transfer full): the text, with the events of the match or without. */
char *room_to_text (Room *self, gboolean with_events);

/* @match: (out): the lines of the match in @text. @stand_ins: (out). Returns: FALSE if @text is
 * wrong; else the room is the one of the text, without its match. @has_begun: (out) */
gboolean room_read_text (Room *self, const char *text, const char **match, gboolean *has_begun,
                         guint *stand_ins);

G_END_DECLS
