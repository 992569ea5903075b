/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-channel.h"

enum
{
  LINE,
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (AluetteChannel, aluette_channel, G_TYPE_OBJECT)

static void
aluette_channel_default_init (AluetteChannelInterface *iface)
{
  signals[LINE] = g_signal_new ("line", ALUETTE_TYPE_CHANNEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_BYTES);
  signals[CLOSED] = g_signal_new ("closed", ALUETTE_TYPE_CHANNEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

void
aluette_channel_send (AluetteChannel *self, const char *line)
{
  g_return_if_fail (ALUETTE_IS_CHANNEL (self) && line != NULL);
  ALUETTE_CHANNEL_GET_IFACE (self)->send (self, line);
}

void
aluette_channel_close (AluetteChannel *self)
{
  g_return_if_fail (ALUETTE_IS_CHANNEL (self));
  ALUETTE_CHANNEL_GET_IFACE (self)->close (self);
}

gboolean
aluette_channel_is_open (AluetteChannel *self)
{
  g_return_val_if_fail (ALUETTE_IS_CHANNEL (self), FALSE);
  return ALUETTE_CHANNEL_GET_IFACE (self)->is_open (self);
}

const char *
aluette_channel_get_peer (AluetteChannel *self)
{
  g_return_val_if_fail (ALUETTE_IS_CHANNEL (self), NULL);
  return ALUETTE_CHANNEL_GET_IFACE (self)->get_peer (self);
}

guint
aluette_channel_get_round_trip (AluetteChannel *self)
{
  AluetteChannelInterface *iface;

  g_return_val_if_fail (ALUETTE_IS_CHANNEL (self), G_MAXUINT);
  iface = ALUETTE_CHANNEL_GET_IFACE (self);
  return iface->get_round_trip != NULL ? iface->get_round_trip (self) : G_MAXUINT;
}

void
aluette_channel_emit_line (AluetteChannel *self, const char *line, gsize length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (line, length);

  g_signal_emit (self, signals[LINE], 0, bytes);
}

void
aluette_channel_emit_closed (AluetteChannel *self, guint code)
{
  g_signal_emit (self, signals[CLOSED], 0, code);
}
