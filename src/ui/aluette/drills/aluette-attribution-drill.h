/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/aluette/drills/aluette-drill.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_ATTRIBUTION_DRILL (aluette_attribution_drill_get_type ())
G_DECLARE_FINAL_TYPE (AluetteAttributionDrill, aluette_attribution_drill, ALUETTE,
                      ATTRIBUTION_DRILL, AluetteDrill)

/*
 * Drill “Who Signed?”: four players make signs, and the user says who made which one. It runs while
 * it is mapped.
 */

/* aluette_attribution_drill_new:
 * @leitner: (transfer none): what the user knows; answers are recorded there
 * @settings: (transfer none): the program's settings, which hold the user's choice of gestures
 *
 * Returns: (transfer floating): a new drill. */
GtkWidget *aluette_attribution_drill_new (AluetteLeitner *leitner, GSettings *settings);

G_END_DECLS
