/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-guest-seed.h"
#include "model/network/aluette-guest.h"
#include "model/network/aluette-protocol.h"

/* Shared by the files of AluetteGuest: aluette-guest.c has the object and what it can ask for,
 * -connection.c connects again and again, -lines.c takes the lines of the host. */

typedef struct
{
  char *state;
  char *name;
  char *face; /* (nullable): id */
} SeatInfo;

/* What the people at the table are asked. */
typedef struct
{
  guint number; /* 0 for no question */
  char *kind;   /* (nullable) */
  guint seat;
  gboolean is_own;   /* this person has asked, perhaps before the host has given it a number */
  gboolean answered; /* this person has */
} GuestQuestion;

struct _AluetteGuest
{
  GObject parent_instance;

  AluetteClock *clock;
  AluetteGuestConnect connect;
  gpointer data;
  GRand *random;
  char *program, *language;

  GPtrArray *entry; /* (element-type utf8): lines that ask for a table, until there is a token */
  gboolean opens;   /* whether they open one */
  char *address;           /* (nullable): of another server */
  guint n_moves;           /* from server to server, since the last time at the table */
  char *table_invitation;  /* (nullable): to this table */
  char *page;              /* (nullable): where browsers find it */
  char *kept_name;         /* (nullable) */
  guint max_spectators;
  GString *match_lines;    /* of the header of the match that is set up */
  char *token; /* (nullable): to resume with */

  AluetteGuestState state;
  AluetteConnectionState connection_state; /* for the table of the protocol */
  AluetteChannel *channel;                 /* (nullable) */
  AluetteCode code;
  guint n_attempts; /* since the last time at the table */
  guint timer;      /* id of the clock's call, or 0 */
  gint64 last_line; /* time of the last line */

  guint seat;
  gboolean is_owner;
  SeatInfo seats[ALU_GAME_MAX_SEATS];
  char *standing;       /* (nullable): names of those without a seat */
  GHashTable *requests; /* (element-type guint utf8) */
  guint paused;
  GuestQuestion question;

  AluetteRemoteLog *log;
  AluetteRemoteGame *game; /* (nullable) */
  guint last_request;      /* number that the host said when the guest resumed */
  guint n_repairs;         /* how often the log was wrong */
  GString *record;         /* of the whole match */
  guint n_record_lines;

  GuestSeed seed;

  char *face;           /* (nullable): id, of this person */
  gboolean is_away;     /* nobody is in front of the screen */
  gboolean wants_pause; /* the person has paused the match */
  gboolean has_paused;  /* what the host was told last */
};

void guest_changed (AluetteGuest *self);

/* Forgets what the people were asked. */
void guest_forget_question (AluetteGuest *self);

void guest_set_state (AluetteGuest *self, AluetteGuestState state);

/* Forgets the match of another seat, or one that is over. */
void guest_forget_log (AluetteGuest *self);

/* Tells the host whether the match waits for this person. */
void guest_follow_pause (AluetteGuest *self);

/* Tells the host whether this person is away; which face they have. */
void guest_send_presence (AluetteGuest *self);
void guest_send_face (AluetteGuest *self);

/* Starts connecting now. */
void guest_connect (AluetteGuest *self);

/* The connection is lost: the guest tries again, unless @code says that this is useless. */
void guest_lose (AluetteGuest *self, AluetteCode code);

/* Ends for good. */
void guest_close (AluetteGuest *self, AluetteCode code);

/* Drops the connection without a word. */
void guest_drop_channel (AluetteGuest *self);

/* Takes a line of the host, any bytes. */
void guest_take_line (AluetteGuest *self, const char *line, gsize length);
