/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-host-extension.h"
#include "model/network/aluette-host.h"
#include "model/network/aluette-joint-seed.h"
#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"
#include "model/network/aluette-rate-limit.h"
#include "model/network/aluette-seat-text.h"

/* Shared by the files of AluetteHost: aluette-host.c has the object, -connection.c the lines of one
 * connection, -joining.c who asks to join, -people.c who is at the table, -match.c the match,
 * -seed.c the joint seed, -logs.c what its seats are told, -questions.c pauses and what people
 * agree on, -store.c the text. */

#define NO_SEAT ALU_GAME_SPECTATOR
#define MAX_WAITING 8     /* people who ask to join */
#define MAX_REFUSALS 2    /* until somebody may not ask again */
#define MAX_WRONG_WORDS 5 /* wrong invitation words on one connection */
#define MAX_BAD_LINES 10  /* on one connection */
#define MAX_SPECTATORS 8
#define MAX_MOMENTS 3 /* the phrase "moment" in one deal */
#define N_ROUND_TRIPS 6

#define HELLO_MS 5000       /* until the first line */
#define JOIN_MS 60000       /* until the guest asks to join */
#define PING_MS 10000       /* between two pings */
#define SILENCE_MS 30000    /* without any line */
#define QUESTION_MS 60000   /* until the others are asked about somebody who is away */
#define DECLINED_MS 600000  /* after two refusals */
#define REMOVED_MS 86400000 /* after somebody was removed from the table */
#define ASK_AGAIN_MS 60000  /* after the others have declined */
#define MAX_ROUND_TRIP_MS 400

typedef struct _Person Person;

typedef struct
{
  grefcount refs;
  AluetteHost *host; /* (nullable): not owned; NULL when the connection is no longer the host's */
  AluetteChannel *channel;
  AluetteConnectionState state;
  gboolean is_owner;
  Person *person; /* (nullable): not owned */
  char *name;     /* (nullable): of somebody who asks to join */
  guint number;   /* of the request to join, or for a seat */
  guint screen;   /* of somebody who asks to join: which they share, or 0 */
  gboolean asks_for_seat;
  guint wanted_seat; /* of somebody who asks for a seat in a match */

  guint timer;                      /* id of the clock's call, or 0 */
  gint64 start;                     /* time of the last change of the state */
  gint64 last_line;                 /* time of the last line */
  gint64 ping_time;                 /* of the last ping */
  guint nonce;                      /* of a ping that was not answered, or 0 */
  guint round_trips[N_ROUND_TRIPS]; /* the last ones; 0 for none */
  guint n_round_trips;
  guint least_round_trip; /* of all; G_MAXUINT for none */

  guint n_bad_lines;
  guint n_wrong_words;
  AluetteRateLimit lines, requests, looks, signs, news;
} Connection;

/* Somebody who was let in. */
struct _Person
{
  char *name;
  char *peer; /* (nullable): where they were last, while the table is in memory */
  char *token_hash;
  char *commitment, *salt; /* (nullable): for the match that is being set up */
  guint seat;   /* or NO_SEAT */
  guint screen; /* who shares a screen has the same number; 0 for a screen of one's own */
  guint may_take; /* seats that were free when somebody let them into a match, bit per seat */
  gboolean is_owner;
  gboolean has_left; /* has said bye */
  gboolean is_away;  /* has said that they are away from the screen */
  gboolean has_paused;
  gint64 declined; /* until when they may ask nothing, because the others have declined */
  Connection *connection; /* (nullable): not owned */
  guint last_request;     /* number of the last request that was answered */
  char *last_answer;      /* (nullable): the line that answered it */
  char *waiting_request;  /* (nullable): the next one, while bots are asked something first */
  guint n_moments;        /* in deal number @moments_deal */
  guint moments_deal;
};

typedef enum
{
  QUESTION_STAND_IN,
  QUESTION_UNDO,
  QUESTION_STOP,
  QUESTION_REMOVE,
  N_QUESTIONS,
} QuestionKind;

/* What the people are asked. */
typedef struct
{
  guint number; /* 0 for no question */
  QuestionKind kind;
  guint seat;             /* which is meant, or NO_SEAT */
  guint asker;            /* the seat of the person who asks, or NO_SEAT */
  guint agreed, declined; /* bit per seat */
} Question;

/* Somebody who was declined, or removed. */
typedef struct
{
  char *peer;
  gint64 until; /* when it is forgotten */
  guint n;
} Refusal;

struct _AluetteHost
{
  GObject parent_instance;

  const AluGameKind *kind;
  const AluetteModelKind *model_kind;
  AluGameHeader header;
  AluetteClock *clock;
  char *invitation; /* (nullable) */
  char *kept_name;  /* (nullable): of a table that meets again */
  gboolean has_secret;
  AluetteMatchKey secret;  /* the host's part of the joint seed */
  guint committed;         /* the seats whose salts the beginning match waits for, bit per seat */
  guint salt_timer;        /* id of the clock's call, or 0 */
  char *salts;             /* (nullable): of the people, once the match has begun */
  AluetteJournal *journal; /* (nullable) */
  guint bot_ms, trick_ms;
  guint max_spectators;

  char *program; /* name of this version */

  GPtrArray *connections; /* (element-type Connection): all of them */
  GPtrArray *people;      /* (element-type Person): longest at the table first */
  GArray *refusals;       /* (element-type Refusal) */
  guint last_number;      /* of requests to join and of questions */
  guint last_nonce;

  AluetteGame *game;                              /* (nullable): before the match */
  AluetteSeatText *texts[ALU_GAME_MAX_SEATS + 1]; /* (nullable); the last one is the spectators' */
  gpointer told;                                  /* (nullable): the match that the texts lead to */
  gpointer uncover;   /* (nullable): an event: all cards of its deal, as far as they are known */
  guint n_told;       /* number of its events */
  GObject *extension; /* (nullable) */
  guint people_seats; /* of a match: those that were for people in the set-up, bit per seat */
  guint stand_ins;    /* bit per seat */
  gboolean is_over;
  gboolean is_stopping; /* whether all connections are being closed */

  guint paused;          /* the seats that the match waits for, bit per seat */
  guint question_timer;  /* id of the clock's call, or 0 */
  gboolean was_declined; /* whether a stand-in was declined in this pause */
  Question question;
};

/* Connections */

Connection *connection_new (AluetteHost *host, AluetteChannel *channel, gboolean is_owner);

/* Greets the guest. */
void connection_greet (Connection *self);

/* Takes a line of the guest, any bytes. */
void connection_take_line (Connection *self, const char *line, gsize length);
Connection *connection_ref (Connection *self);
void connection_unref (Connection *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Connection, connection_unref)

void connection_set_state (Connection *self, AluetteConnectionState state);

/* @line: (transfer full) (nullable) */
void connection_send (Connection *self, char *line);

/* @what: the word or number of a request that is refused */
void connection_refuse (Connection *self, const char *what, AluetteCode code);

/* Says why, and ends the connection. */
void connection_close (Connection *self, AluetteCode code);

/* Takes a connection from the host without a word. */
void connection_drop (Connection *self);

/* Returns: the shortest time of a ping of the last minute, in milliseconds. */
guint connection_get_round_trip (Connection *self);

/* Returns: the shortest time that was ever measured, also by the system. */
guint connection_get_least_round_trip (Connection *self);

/* Handlers of a line that is allowed in the state of the connection. Return ALUETTE_CODE_NONE, or
 * why it is refused. */
typedef AluetteCode (*Handler) (AluetteHost *host, Connection *connection,
                                const AluetteMessage *message);

AluetteCode host_join (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_beside (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_resume (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_admit (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_decline (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_sit (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_stand (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_begin (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_rematch (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_keep (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode
host_spectators (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_commit (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_salt (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_do (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_sign (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_look (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_pause (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode
host_continue (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_ask (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_answer (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_say (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode
host_presence (AluetteHost *self, Connection *connection, const AluetteMessage *message);
AluetteCode host_bye (AluetteHost *self, Connection *connection, const AluetteMessage *message);

/* People */

void person_free (gpointer data);

/* Forgets what a person has asked for in a match. */
void person_forget_requests (Person *person);

/* Whether the person is connected and at the screen. */
gboolean person_is_present (const Person *person);

/* Returns: (nullable): who has a seat. */
Person *host_get_person (AluetteHost *self, guint seat);

/* Returns: the seats whose people are here, bit per seat. */
guint host_get_present (AluetteHost *self);

/* Returns: (nullable): who has a token. */
Person *host_find_token (AluetteHost *self, const char *token);

/* Returns: the seats of all who share a screen with @person, theirs too, bit per seat. */
guint host_get_screen (AluetteHost *self, const Person *person);

/* Adds a person who has no seat. @token_hash: (transfer full) */
Person *host_add_person (AluetteHost *self, const char *name, char *token_hash, gboolean is_owner);

/* Connects a person who is at the table. */
void host_bind_person (AluetteHost *self, Person *person, Connection *connection);

/* Says what is played at this table. Once the match has begun, its log does. */
void host_send_header (AluetteHost *self, Person *person);

/* Tells somebody who is new or back everything about the table except the log. */
void host_send_table (AluetteHost *self, Person *person);

/* Whether a seat is neither a bot's nor a dummy's. */
gboolean host_is_for_people (AluetteHost *self, guint seat);

/* Takes somebody from the table. */
void host_remove_person (AluetteHost *self, Person *person);

/* A connection of the host has ended. */
void host_connection_lost (AluetteHost *self, Connection *connection);

/* Sends a line to all people at the table. @line: (transfer full) (nullable) */
void host_broadcast (AluetteHost *self, char *line);

/* Whether somebody asks to join, or for a seat. */
gboolean connection_is_asking (const Connection *self);

/* Tells everybody that somebody asks to join, or for a seat. */
void host_announce_request (AluetteHost *self, Connection *connection);

/* The request of somebody to join, or for a seat, is over. */
void host_end_request (AluetteHost *self, Connection *connection);

/* Does not let somebody who was removed in again. */
void host_note_removal (AluetteHost *self, const Person *person);

/* Gives somebody a seat of a match in play. */
void host_take_over (AluetteHost *self, Person *person, guint seat);

/* Returns: the seats of a match that somebody more could get, bit per seat. */
guint host_get_free_seats (AluetteHost *self);

/* Tells everybody who is in a seat. */
void host_announce_seat (AluetteHost *self, guint seat);

/* Makes the text and the presence of what has changed known. What is stored then survives, so
 * people are told of it afterwards. */
void host_changed (AluetteHost *self);

/* Makes known that somebody has connected, or a connection has ended. */
void host_connections_changed (AluetteHost *self);

/* The match */

/* Returns: the state of connections of people at the table. */
AluetteConnectionState host_get_state (AluetteHost *self);

gboolean host_in_deal (AluetteHost *self);
guint host_get_awaited (AluetteHost *self);

/* Ends the match. Nobody is told. */
void host_clear_match (AluetteHost *self);

/* The joint seed */

/* Makes sure that the host has a secret for the match. */
gboolean host_draw_secret (AluetteHost *self, GError **error);

/* Tells somebody the seal of the joint seed; the commitments, if the match is about to begin; and
 * the salts, if it has begun. */
void host_send_seal (AluetteHost *self, Person *person);

/* Forgets the seed of a match. */
void host_forget_seed (AluetteHost *self);

/* Tells the commitments, so that all tell their salts. The match begins with the last one. Returns:
 * FALSE if nobody has committed to one. */
gboolean host_ask_for_salts (AluetteHost *self);

/* Begins the match. */
AluetteCode host_begin_match (AluetteHost *self);

/* Starts a match whose record has @record, or a new one. @record: (nullable). Returns: FALSE with
 * @error if that is impossible. */
gboolean host_start_match (AluetteHost *self, const char *record, GError **error);

/* Follows the log of the match, which has just been made. */
void host_follow_log (AluetteHost *self);

/* Forgets what the seats were told. */
void host_clear_logs (AluetteHost *self);

/* Sends the log of a person from line @first, counted from 0. */
void host_send_log (AluetteHost *self, Person *person, guint first);

/* Returns: (nullable) (transfer none): the text that a person gets. It is made when somebody first
 * needs it. */
AluetteSeatText *host_get_text (AluetteHost *self, const Person *person);

/* Sends what happens when a match is over. */
void host_send_record (AluetteHost *self, Person *person);

/* Carries out the requests that have waited, if no bot has to be asked any more. */
void host_do_waiting (AluetteHost *self);

void host_set_stand_in (AluetteHost *self, guint seat, gboolean on);

/* Pauses and questions */

/* Looks whether the match waits for somebody, and whether a question is settled. Called after every
 * change. */
void host_follow (AluetteHost *self);

/* Tells somebody who is new or back what the table waits for. */
void host_send_pause (AluetteHost *self, Person *person);

/* Forgets that somebody has answered or paused. */
void host_forget_answers (AluetteHost *self, guint seat);
