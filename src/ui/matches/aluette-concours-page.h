/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/tournament/aluette-concours.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CONCOURS_PAGE (aluette_concours_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteConcoursPage, aluette_concours_page, ALUETTE, CONCOURS_PAGE, GtkWidget)

/*
 * A tournament of pairs: their list, the rounds with tables and results, the standings. Brings its
 * own toasts; has no header bar.
 *
 * Actions, prefix "concours": add-pairs (of the pasted list), draw (the next round), cancel-round,
 * print-draw (of the round shown), print-standings, undo, redo. Keys: Ctrl+Z, Ctrl+Shift+Z.
 */

/* aluette_concours_page_new:
 * @concours: (transfer none)
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_concours_page_new (AluetteConcours *concours);

G_END_DECLS
