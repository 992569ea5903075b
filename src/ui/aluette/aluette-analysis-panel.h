/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/aluette/aluette-text-context.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANALYSIS_PANEL (aluette_analysis_panel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnalysisPanel, aluette_analysis_panel, ALUETTE, ANALYSIS_PANEL,
                      GtkWidget)

/* The value of each card with perfect play, in a position with open hands. A toggle button starts
 * the analysis of the current position, and the result is below it. A new position cancels the
 * analysis of the old one. */

GtkWidget *aluette_analysis_panel_new (void);

/* aluette_analysis_panel_set_position:
 * @context: (nullable): the context of the texts, %NULL without a position
 * @match: (nullable): a match with all hands open, %NULL without a position; copied
 *
 * Sets the position. */
void aluette_analysis_panel_set_position (AluetteAnalysisPanel *self,
                                          const AluetteTextContext *context, const AluMatch *match);

/* aluette_analysis_panel_set_active:
 *
 * Sets the toggle button, and with it whether positions are analyzed. */
void aluette_analysis_panel_set_active (AluetteAnalysisPanel *self, gboolean active);

/* aluette_analysis_panel_get_text:
 *
 * Returns: (transfer none): the result, "" if there is none yet */
const char *aluette_analysis_panel_get_text (AluetteAnalysisPanel *self);

G_END_DECLS
