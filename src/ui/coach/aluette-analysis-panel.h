/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-text-context.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ANALYSIS_PANEL (aluette_analysis_panel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAnalysisPanel, aluette_analysis_panel, ALUETTE, ANALYSIS_PANEL,
                      GtkWidget)

/* What each card of an open position is worth when nobody errs: a button, and below it, while it is
 * down, the answer for the position shown. A position left is no longer reckoned. */

GtkWidget *aluette_analysis_panel_new (void);

/* aluette_analysis_panel_set_position:
 * @words: (nullable): names and pack; NULL with no position
 * @match: (nullable): with all hands open; copied */
void aluette_analysis_panel_set_position (AluetteAnalysisPanel *self,
                                          const AluetteTextContext *words, const AluMatch *match);

/* aluette_analysis_panel_set_active: presses or releases the button. */
void aluette_analysis_panel_set_active (AluetteAnalysisPanel *self, gboolean active);

/* aluette_analysis_panel_get_text:
 *
 * Returns: (transfer none): the answer; "" while there is none. */
const char *aluette_analysis_panel_get_text (AluetteAnalysisPanel *self);

G_END_DECLS
