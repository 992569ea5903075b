/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-network-room.h"
#include "model/network/aluette-screen-lock.h"

G_BEGIN_DECLS

struct _AluetteNetworkRoom
{
  GObject parent_instance;

  AluetteClock *clock;
  AluetteKnownRooms *tables;
  AluetteKnownRoom *known; /* of the table of somebody else */
  AluetteOwnRoom *own;     /* (nullable) */
  const AluGameKind *kind; /* (nullable): of a table that is to be opened on a server */
  AluGameHeader *header;   /* (nullable): likewise */
  AluetteGuest *guest;
  char *program, *language; /* of the user */
  GPtrArray *people;        /* others at this screen: see aluette-network-room-people.c */
  AluetteRemoteGame *game;  /* (nullable): of all at this screen */
  AluetteScreenLock *lock;
  GCancellable *connecting; /* (nullable) */
  char *reached;            /* (nullable): the address of the last connection */
  char *given_words;        /* (nullable): that the key of the table must have, or of a server */
  char *unknown_key;        /* (nullable): a fingerprint whose words the user has to compare */
  char *unknown_words;      /* (nullable) */
  char *server_words;       /* (nullable): of the key of the server, once they are needed */
  int problem;              /* an AluetteConnectError, or -1 */
  gboolean was_there;       /* whether the user was at the table once */
  guint record_timer;
  gboolean has_record;
  gboolean has_chosen_seat; /* whether the owner was given a seat once */
};

/* Returns: (transfer full): a user who is on the way to no table yet. */
AluetteNetworkRoom *
network_room_create (const AluetteNetworkUser *user, AluetteKnownRooms *known, AluetteClock *clock);

/* @value: (nullable): NULL for what is not known
 * Returns: whether @value differs from the text that was stored; it is then stored. */
gboolean network_room_store_text (char **text, const char *value);

void network_room_changed (AluetteNetworkRoom *self);

/* @own: (transfer full): that the user has opened */
void network_room_take_own (AluetteNetworkRoom *self, AluetteOwnRoom *own);

/* Stores with which the people at this screen come back, if that has changed. */
void network_room_store (AluetteNetworkRoom *self);

/* Lets somebody go as the user does: for good, or only for today. */
void network_room_part (AluetteNetworkRoom *self, AluetteGuest *guest);

/* aluette-network-room-people.c: others at this screen */

/* Returns: (transfer full): a list without people. */
GPtrArray *network_room_people_new (void);

/* Makes the match of this screen, if there is one. */
void network_room_follow_games (AluetteNetworkRoom *self);

/* Returns: (transfer full) (nullable): the names of the other people at the table. */
char *network_room_list_others (AluetteNetworkRoom *self);

/* Returns: (transfer full): with what each comes back, for network_room_restore_people (). */
char **network_room_list_people (AluetteNetworkRoom *self);

/* Adds people of an earlier day. @people: (nullable). They connect with
 * network_room_bring_people (), when the user is at the table. */
void network_room_restore_people (AluetteNetworkRoom *self, char **people);
void network_room_bring_people (AluetteNetworkRoom *self);

/* All leave as the user does; or they keep their seats, because the user's connection has ended. */
void network_room_part_people (AluetteNetworkRoom *self, gboolean keep_seats);

/* The computer is on a network again. */
void network_room_retry_people (AluetteNetworkRoom *self);

/* Nobody is in front of the screen, or all are again. */
void network_room_set_people_away (AluetteNetworkRoom *self, gboolean away);

G_END_DECLS
