/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/tournament/aluette-concours.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CONCOURS_ROW (aluette_concours_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteConcoursRow, aluette_concours_row, ALUETTE, CONCOURS_ROW, GtkWidget)

/* A table of a round: the two pairs and their points.
 *
 * Signals: "entered" (guint first, guint second): points were entered; "cleared": the result was
 * taken away. */

GtkWidget *aluette_concours_row_new (void);

/* aluette_concours_row_set:
 * @round, @table: of @concours */
void aluette_concours_row_set (AluetteConcoursRow *self, AluetteConcours *concours, guint round,
                               guint table);

G_END_DECLS
