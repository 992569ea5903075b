/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* aluette_web_face_draw:
 * @name: the id of a villager, a slash, and what the face does: "rest", where it looks ("left",
 *   "right", "up", "down"), or the id of a gesture; then ".png"
 *
 * Returns: (transfer full) (nullable): a picture as PNG; NULL if there is no such face. */
GBytes *aluette_web_face_draw (const char *name);

/* Returns: (transfer none): the id with which pages name a villager, also a Petit-Jean. */
const char *aluette_web_face_get_id (guint villager);

G_END_DECLS
