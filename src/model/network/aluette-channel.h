/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_CHANNEL (aluette_channel_get_type ())
G_DECLARE_INTERFACE (AluetteChannel, aluette_channel, ALUETTE, CHANNEL, GObject)

/* Bytes that may wait to be sent. A side that reads too slowly loses its own connection only. */
#define ALUETTE_CHANNEL_MAX_QUEUE (64 * 1024)

/*
 * One side of a connection that carries lines. Main thread only.
 *
 * Signals:
 *   "line" (GBytes *line): a line has come, without its line feed. Any bytes, but not more than
 *     ALUETTE_PROTOCOL_MAX_LINE. Never emitted while aluette_channel_send () runs.
 *   "closed" (guint code): the connection has ended: an AluetteCode that says why. Emitted once, at
 *     the side that did not close it, and never before the lines that came before.
 */
struct _AluetteChannelInterface
{
  GTypeInterface parent;

  void (*send) (AluetteChannel *self, const char *line);
  void (*close) (AluetteChannel *self);
  gboolean (*is_open) (AluetteChannel *self);
  const char *(*get_peer) (AluetteChannel *self);
  guint (*get_round_trip) (AluetteChannel *self); /* (nullable) */
};

/* aluette_channel_send:
 * @line: without a line feed
 *
 * Sends a line. Does nothing if the channel is closed. */
void aluette_channel_send (AluetteChannel *self, const char *line);

/* aluette_channel_close:
 *
 * Ends the connection after the lines that were sent. Lines that still come are ignored. */
void aluette_channel_close (AluetteChannel *self);

gboolean aluette_channel_is_open (AluetteChannel *self);

/* aluette_channel_get_peer:
 *
 * Returns: (transfer none): where the other side is: an address, or "" in the same program. Counts
 * what comes from one place. */
const char *aluette_channel_get_peer (AluetteChannel *self);

/* aluette_channel_get_round_trip:
 *
 * Returns: the shortest time, in milliseconds, that the system has measured to the other side and
 * back, whatever the program there does; G_MAXUINT if it measures none. */
guint aluette_channel_get_round_trip (AluetteChannel *self);

/* For implementations */

void aluette_channel_emit_line (AluetteChannel *self, const char *line, gsize length);
void aluette_channel_emit_closed (AluetteChannel *self, guint code);

G_END_DECLS
