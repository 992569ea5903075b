/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database-concours.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CONCOURS_LIST (aluette_concours_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteConcoursList, aluette_concours_list, ALUETTE, CONCOURS_LIST, GtkWidget)

/* All tournaments, and a new one by its name. Brings its own toasts; has no header bar.
 *
 * Actions, prefix "tournaments": open, delete, restore ("x": a concours' number each).
 *
 * Signal "open" (AluetteConcours *concours, gint64 number): show its page; it was opened or made
 * for this window. */

/* Returns: (transfer floating) */
GtkWidget *aluette_concours_list_new (AluetteDatabase *database);

G_END_DECLS
