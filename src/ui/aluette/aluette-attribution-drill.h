/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/aluette/aluette-drill.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ATTRIBUTION_DRILL (aluette_attribution_drill_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAttributionDrill, aluette_attribution_drill, ALUETTE,
                      ATTRIBUTION_DRILL, AluetteDrill)

/*
 * “Who has what?”: signs pass at a whole table; then say who made which.
 * It goes on while it is on the screen.
 */

/* aluette_attribution_drill_new:
 * @leitner: (transfer none): what is known of the signs, and where answers go
 * @settings: (transfer none): the program's, which hold the gestures in use */
GtkWidget *aluette_attribution_drill_new (AluetteLeitner *leitner, GSettings *settings);

G_END_DECLS
