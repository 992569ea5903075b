/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/alu-stop.h"

G_BEGIN_DECLS

/* aluette_cancellable_stop_connect:
 * @cancellable: (nullable)
 * @stop: asked, from any thread, once @cancellable is cancelled
 *
 * Lets a search that knows no GLib be cancelled.
 *
 * Returns: what g_cancellable_disconnect () takes, to be called before @stop goes. */
gulong aluette_cancellable_stop_connect (GCancellable *cancellable, AluStop *stop);

G_END_DECLS
