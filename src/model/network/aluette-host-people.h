/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"
#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

/* The people of a room: who was let in, who sits where, at which screen, and who is connected. A
 * value that sends nothing: it returns the lines that others send. Main thread only. */

#define NO_SEAT ALU_GAME_SPECTATOR

typedef struct _Person Person;

/* Somebody who is connected. */
typedef struct
{
  guint id;         /* of the connection */
  const char *peer; /* not owned */
  AluetteConnectionState state;
  gint64 start; /* time of the last change of the state */
  gboolean is_owner;
  Person *person; /* (nullable): not owned */
  char *name;     /* (nullable): of somebody who asks to join */
  guint number;   /* of the request to join, or for a seat */
  guint screen;   /* of somebody who asks to join: which they share, or 0 */
  gboolean asks_for_seat;
  guint wanted_seat; /* of somebody who asks for a seat in a match */
  guint n_wrong_words;
} Caller;

/* Somebody who was let in. */
struct _Person
{
  Person *next; /* (nullable): who came after them */
  char *name;
  char *face; /* (nullable): id, as they have told it */
  char *peer; /* (nullable): where they were last, while the room is in memory */
  char *token_hash;
  char *commitment, *salt; /* (nullable): for the match that is being set up */
  guint seat;   /* or NO_SEAT */
  guint screen; /* people who share a screen have the same number; 0 for a screen of one's own */
  guint may_take; /* seats that were free when somebody let them into a match, bit per seat */
  gboolean is_owner;
  gboolean is_new;   /* has said nothing yet: perhaps they never got their token */
  gboolean has_left; /* has said bye */
  gboolean is_away;  /* has said that they are away from the screen */
  gboolean has_paused;
  gint64 declined; /* until when they may ask nothing, because the others have declined */
  Caller *caller;  /* (nullable): not owned */
  guint last_request;    /* number of the last request that was answered */
  char *last_answer;     /* (nullable): the line that answered it */
  char *waiting_request; /* (nullable): the next one, while bots are asked something first */
  guint n_moments;       /* in deal number @moments_deal */
  guint moments_deal;
};

typedef struct
{
  const AluGameKind *kind;
  const AluetteModelKind *model_kind;
  AluGameHeader header; /* seats of people who did not come are bots during a match */
  Person *first;        /* (nullable): longest in the room first */
  guint set_up_seats;   /* of a match: those that were for people in the set-up, bit per seat */
  guint stand_ins;      /* bit per seat */
  GArray *refusals; /* (element-type Refusal): of those who may not ask again for a while */
} People;

/* Returns: 0 for NO_SEAT. */
guint seat_to_bit (guint seat);

gboolean caller_is_asking (const Caller *caller);

/* Forgets what a person has asked for in a match. */
void person_forget_requests (Person *person);

/* Whether somebody decides: @person (nullable) is connected and at the screen. */
gboolean person_is_present (const Person *person);

void people_init (People *self);
void people_clear (People *self);

/* Takes the game and its players. @header: (transfer none). Returns: FALSE if such a match cannot
 * be played over a network. */
gboolean people_set_up (People *self, const AluGameKind *kind, const AluGameHeader *header);

/* Makes the names of the header ones that every guest reads. */
void people_clean_names (People *self);

/* Adds a person who has no seat. @token_hash: (transfer full). Returns: (transfer none) */
Person *people_add (People *self, const char *name, char *token_hash, gboolean is_owner);
void people_remove (People *self, Person *person);

/* Returns: (nullable): who has a seat. */
Person *people_get (const People *self, guint seat);

/* Returns: (nullable): who has a token. */
Person *people_find_token (const People *self, const char *token);

/* Returns: (nullable): who has a name. */
Person *people_find_name (const People *self, const char *name);

/* Gives the owner's rights to who has been in the room longest. Returns: (nullable): who has them
 * now. */
Person *people_pass_ownership (People *self);

/* Sets of seats, bit per seat: of those who are here; of those who have not left for good; that a
 * person more could get; of all who share a screen with @person, theirs too. */
guint people_get_present (const People *self);
guint people_get_seated (const People *self);
guint people_get_free (const People *self);
guint people_get_screen (const People *self, const Person *person);

/* Whether a seat is neither a bot's nor a dummy's. */
gboolean people_can_sit (const People *self, guint seat);

/* Whether a person other than @person could share the screen with them. Nobody watches there. */
gboolean people_have_place_beside (const People *self, const Person *person);

/* Returns: a number that no screen has. */
guint people_find_screen (const People *self);

/* Whether somebody at another screen has a seat. */
gboolean people_are_elsewhere (const People *self, const Person *person);

/* Returns: at how many screens the people in @seats are, bit per seat. */
guint people_count_screens (const People *self, guint seats);

/* people_write_who:
 * @has_match: whether the match has begun
 *
 * Returns: (transfer full) (nullable): the line that tells who is in a seat. */
char *people_write_who (const People *self, guint seat, gboolean has_match);

/* Returns: (transfer full) (nullable): the line that tells which face they have; NULL if they have
 * told none. */
char *people_write_face (const People *self, guint seat);

/* Returns: (transfer full) (nullable): the line that tells who has no seat, as many as fit in. */
char *people_write_standing (const People *self);

/* Remembers that somebody at @peer was declined, or was sent away: (nullable) for somebody of an
 * earlier day. @now: the time of the clock, in milliseconds. */
void people_note_decline (People *self, const char *peer, gint64 now);
void people_note_removal (People *self, const char *peer, gint64 now);

/* Whether those at @peer may not ask to join: they were declined twice, or sent away. */
gboolean people_are_refused (const People *self, const char *peer, gint64 now);

/* Names the players of the match that begins; seats that nobody has taken become bots. */
void people_name_players (People *self);

/* Seats that became bots because nobody had taken them are for people again. */
void people_open_seats (People *self);

G_END_DECLS
