/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "presentation/table/aluette-table-state.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCORE_PANEL (aluette_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScorePanel, aluette_score_panel, ALUETTE, SCORE_PANEL, GtkWidget)

/* A slate with the score. Each team or player has a row of chalk strokes in groups of five, with
 * faint strokes for the points missing to the target, or a number. A low slate has several columns.
 */

GtkWidget *aluette_score_panel_new (void);
void aluette_score_panel_set_state (AluetteScorePanel *self, const AluetteTableScore *state);

/* aluette_score_panel_get_lines:
 * @width: the width of the panel in pixels; 0 if the rows are below each other
 *
 * Returns: the number of lines in which names and points are whole, as long as two columns suffice
 *   for that */
int aluette_score_panel_get_lines (AluetteScorePanel *self, int width);

/* aluette_score_panel_set_animated:
 *
 * Sets whether new points are drawn stroke by stroke; not at first. */
void aluette_score_panel_set_animated (AluetteScorePanel *self, gboolean animated);

/* aluette_score_panel_is_drawing:
 *
 * Returns: whether strokes are being drawn */
gboolean aluette_score_panel_is_drawing (AluetteScorePanel *self);

G_END_DECLS
