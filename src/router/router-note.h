/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What the router was asked for, in a file: with it, another run can ask again or undo it. */
typedef struct
{
  char *path;
  char *method;       /* "nat-pmp", "upnp" or "pinhole" */
  guint16 port;       /* of this computer */
  guint16 outer_port; /* of the router; 0 until it is known */
  char *url;          /* (nullable): description of a UPnP router */
  char *id;           /* (nullable): of a pinhole */
} RouterNote;

/* router_note_new:
 *
 * Returns: (transfer full): a note that is not in a file yet, or what the file says if it has this
 *   method and port. */
RouterNote *router_note_new (const char *path, const char *method, guint16 port);

/* router_note_load:
 *
 * Returns: (transfer full) (nullable): what the file says; NULL if there is none. */
RouterNote *router_note_load (const char *path);

/* router_note_save:
 *
 * Returns: whether it is in the file. Nothing is to be asked for without. */
gboolean router_note_save (const RouterNote *self);

void router_note_free (RouterNote *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RouterNote, router_note_free)
