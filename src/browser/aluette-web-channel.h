/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <libwebsockets.h>

#include "model/network/aluette-channel.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_WEB_CHANNEL (aluette_web_channel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWebChannel, aluette_web_channel, ALUETTE, WEB_CHANNEL, GObject)

/* A WebSocket of a browser: each text message is a line. An AluetteWebListener makes it. Main
 * thread only. */

/* For the listener */

/* @wsi: of which the listener tells the channel everything, until aluette_web_channel_end ()
 * @peer: what counts as one address */
AluetteWebChannel *aluette_web_channel_new (struct lws *wsi, const char *peer);

/* aluette_web_channel_receive:
 *
 * Takes a part of a message. Returns: FALSE if the connection must end: the message is too long, or
 *   no text. */
gboolean aluette_web_channel_receive (AluetteWebChannel *self, const void *bytes, gsize length);

/* aluette_web_channel_write:
 *
 * Sends the next message; the socket takes it now. Returns: FALSE if the connection must end. */
gboolean aluette_web_channel_write (AluetteWebChannel *self);

/* The connection has ended. */
void aluette_web_channel_end (AluetteWebChannel *self);

G_END_DECLS
