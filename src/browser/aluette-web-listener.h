/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browser/aluette-web-files.h"
#include "model/network/aluette-channel.h"

G_BEGIN_DECLS

/* Where and for whom an AluetteWebListener listens. Without an origin, it is for telephones on the
 * local network: only private and link-local addresses are served. */
typedef struct
{
  const char *address;   /* (nullable): an IPv4 address of this computer; NULL for all */
  guint port;            /* 0 for any that is free */
  const char *origin;    /* (nullable): as the browsers name it: https://cards.example; NULL for the
                            address under which they have reached this computer */
  guint max_connections; /* at once */
  guint max_per_address; /* WebSockets of one address at once */
  guint max_new;         /* WebSockets of one address per minute */
} AluetteWebOptions;

#define ALUETTE_TYPE_WEB_LISTENER (aluette_web_listener_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWebListener, aluette_web_listener, ALUETTE, WEB_LISTENER, GObject)

/*
 * Serves a page to browsers, and accepts their WebSockets. libwebsockets reads HTTP and the frames;
 * see docs/decisions. Only pages of its own origin may open a WebSocket. Behind a proxy on this
 * computer, the address of a browser is the last one of X-Forwarded-For. Main thread only.
 *
 * Signal "channel" (AluetteChannel *channel): a page has connected.
 */

/* aluette_web_listener_new:
 * @files: (transfer none): what is served; must exist as long as the listener
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteWebListener *
aluette_web_listener_new (const AluetteWebOptions *options, AluetteWebFiles *files, GError **error);

/* Returns: the port where it listens. */
guint aluette_web_listener_get_port (AluetteWebListener *self);

G_END_DECLS
