/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/aluette/drills/aluette-drill.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TIMING_DRILL (aluette_timing_drill_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTimingDrill, aluette_timing_drill, ALUETTE, TIMING_DRILL, AluetteDrill)

/*
 * Drill “When to Sign?”: the user makes a given sign while no opponent is looking. It runs while it
 * is mapped.
 */

/* aluette_timing_drill_new:
 * @leitner: (transfer none): what the user knows; answers are recorded there
 * @settings: (transfer none): the program's settings, which hold the user's choice of gestures
 *
 * Returns: (transfer floating): a new drill. */
GtkWidget *aluette_timing_drill_new (AluetteLeitner *leitner, GSettings *settings);

G_END_DECLS
