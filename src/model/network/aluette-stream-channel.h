/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-channel.h"

G_BEGIN_DECLS

/* A connection over a GIOStream, such as TLS: what a guest uses. */
#define ALUETTE_TYPE_STREAM_CHANNEL (aluette_stream_channel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStreamChannel, aluette_stream_channel, ALUETTE, STREAM_CHANNEL,
                      GObject)

/* aluette_stream_channel_new:
 * @stream: (transfer none): connected; nobody else reads or writes it
 * @peer: the address of the other side
 *
 * Starts reading lines. The first one comes from the main context, so that handlers can be
 * connected before.
 *
 * Returns: (transfer full): a channel. */
AluetteChannel *aluette_stream_channel_new (GIOStream *stream, const char *peer);

G_END_DECLS
