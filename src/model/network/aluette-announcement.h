/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANNOUNCEMENT (aluette_announcement_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnnouncement, aluette_announcement, ALUETTE, ANNOUNCEMENT, GObject)

/* Announces a table on the local network, over the D-Bus interface of Avahi, until the last
 * reference is dropped. Without Avahi nothing happens. Main thread only.
 *
 * Property "announced" (boolean, read-only): whether others can find the table. */

/* aluette_announcement_new:
 * @name: of the table owner
 * @kind: id of the game
 * @fingerprint: of the key of the table
 * @port: where it listens
 *
 * Returns: (transfer full): the announcement. */
AluetteAnnouncement *aluette_announcement_new (const char *name, const char *kind,
                                               const char *fingerprint, guint16 port);

gboolean aluette_announcement_get_announced (AluetteAnnouncement *self);

G_END_DECLS
