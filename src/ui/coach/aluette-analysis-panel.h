/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-match-record.h"
#include "presentation/table/aluette-deck.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANALYSIS_PANEL (aluette_analysis_panel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnalysisPanel, aluette_analysis_panel, ALUETTE, ANALYSIS_PANEL,
                      GtkWidget)

/* The value of each option in a position with open hands, of any game that can evaluate it. A
 * toggle button starts the evaluation of the current position, and the result is below it. A new
 * position cancels the evaluation of the old one. */

GtkWidget *aluette_analysis_panel_new (void);

/* aluette_analysis_panel_set_position:
 * @record: (nullable) (transfer none): a match, %NULL without a position
 * @n_steps: how many steps of the deal are applied
 * @deck: for the names of cards
 *
 * Sets the position. */
void aluette_analysis_panel_set_position (AluetteAnalysisPanel *self, AluetteMatchRecord *record,
                                          guint deal, guint n_steps, AluetteDeck deck);

/* aluette_analysis_panel_set_active:
 *
 * Sets the toggle button, and with it whether positions are evaluated. */
void aluette_analysis_panel_set_active (AluetteAnalysisPanel *self, gboolean active);

/* aluette_analysis_panel_get_text:
 *
 * Returns: (transfer none): the result, "" if there is none yet */
const char *aluette_analysis_panel_get_text (AluetteAnalysisPanel *self);

G_END_DECLS
