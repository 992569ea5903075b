/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/aluette/aluette-drill.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TIMING_DRILL (aluette_timing_drill_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTimingDrill, aluette_timing_drill, ALUETTE, TIMING_DRILL, AluetteDrill)

/*
 * “Now!”: make the sign asked for while no opponent looks at you.
 * It goes on while it is on the screen.
 */

/* aluette_timing_drill_new:
 * @leitner: (transfer none): what is known of the signs, and where answers go
 * @settings: (transfer none): the program's, which hold the gestures in use */
GtkWidget *aluette_timing_drill_new (AluetteLeitner *leitner, GSettings *settings);

G_END_DECLS
