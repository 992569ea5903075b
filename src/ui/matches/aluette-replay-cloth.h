/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_REPLAY_CLOTH_LAYOUT (aluette_replay_cloth_layout_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReplayClothLayout, aluette_replay_cloth_layout, ALUETTE,
                      REPLAY_CLOTH_LAYOUT, GtkLayoutManager)

/* aluette_replay_cloth_new:
 * @table: (transfer floating): the table of a replay
 *
 * Returns: (transfer floating): a widget with @table, on a page that scrolls. It is so high that
 *   all hands can lie open: higher if it is narrow, because they are below each other then. */
GtkWidget *aluette_replay_cloth_new (GtkWidget *table);

G_END_DECLS
