/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/aluette/drills/aluette-drill.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_RECOGNITION_DRILL (aluette_recognition_drill_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRecognitionDrill, aluette_recognition_drill, ALUETTE,
                      RECOGNITION_DRILL, AluetteDrill)

/*
 * Drill “Which Sign?”: a villager makes a gesture, and the user says which sign it was. Gestures
 * get quicker and smaller as the user improves. The drill runs while it is mapped.
 */

/* aluette_recognition_drill_new:
 * @leitner: (transfer none): what the user knows; answers are recorded there
 * @settings: (transfer none): the program's settings, which hold the user's choice of gestures
 *
 * Returns: (transfer floating): a new drill. */
GtkWidget *aluette_recognition_drill_new (AluetteLeitner *leitner, GSettings *settings);

G_END_DECLS
