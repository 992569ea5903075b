/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-channel.h"
#include "model/network/aluette-host-people.h"
#include "model/network/aluette-rate-limit.h"
#include "model/session/aluette-clock.h"

G_BEGIN_DECLS

#define N_ROUND_TRIPS 6

typedef struct _Connection Connection;

/* What a connection asks of its host, which may free it meanwhile. */
typedef struct
{
  /* The guest has sent a line that is allowed now. */
  void (*handle_message) (AluetteHost *host, Connection *connection, const AluetteMessage *message);

  /* The connection is to end, with a code; ALUETTE_CODE_NONE if the channel has ended already. */
  void (*end) (AluetteHost *host, Connection *connection, AluetteCode code);
} ConnectionOwner;

/* One connection of a host: its limits in time and number. Main thread only. */
struct _Connection
{
  Caller caller;
  const ConnectionOwner *owner;
  AluetteHost *host; /* not owned */
  AluetteClock *clock;
  AluetteChannel *channel;
  guint *last_nonce; /* of all connections of the host */

  guint timer;                      /* id of the clock's call, or 0 */
  AluetteConnectionState timed;     /* the state for which it waits */
  gint64 last_line;                 /* time of the last line */
  gint64 ping_time;                 /* of the last ping */
  guint nonce;                      /* of a ping that was not answered, or 0 */
  guint round_trips[N_ROUND_TRIPS]; /* the last ones; 0 for none */
  guint n_round_trips;
  guint least_round_trip; /* of all; G_MAXUINT for none */

  guint n_bad_lines;
  AluetteRateLimit lines, requests, looks, signs, news;
};

/* @clock, @channel: (transfer none). The channel is closed when the connection is freed. */
Connection *connection_new (AluetteHost *host, const ConnectionOwner *owner, AluetteClock *clock,
                            AluetteChannel *channel, guint *last_nonce);
void connection_free (gpointer data);

/* Sends a line at once. @line: (transfer full) (nullable) */
void connection_send (Connection *self, char *line);

/* Takes a line of the guest, any bytes. */
void connection_handle_line (Connection *self, const char *line, gsize length);

/* Waits as the state of the caller demands, if that has changed. */
void connection_follow_state (gpointer self, gpointer unused);

/* Returns: the shortest time of a ping of the last minute, in milliseconds. */
guint connection_get_round_trip (const Connection *self);

/* Returns: the shortest time that was ever measured, also by the system. */
guint connection_get_least_round_trip (Connection *self);

/* Returns: (transfer full) (nullable): the line that refuses @message. */
char *connection_write_refusal (const AluetteMessage *message, AluetteCode code);

G_END_DECLS
