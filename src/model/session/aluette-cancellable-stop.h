/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/alu-stop.h"

G_BEGIN_DECLS

/* aluette_cancellable_stop_connect:
 * @cancellable: (nullable)
 * @stop: stopped when @cancellable is canceled, from any thread
 *
 * Lets a GCancellable stop a search that does not use GLib.
 *
 * Returns: an id for g_cancellable_disconnect (), which must be called before @stop is freed. */
gulong aluette_cancellable_stop_connect (GCancellable *cancellable, AluStop *stop);

G_END_DECLS
