/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/aluette/aluette-drill.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_RECOGNITION_DRILL (aluette_recognition_drill_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRecognitionDrill, aluette_recognition_drill, ALUETTE,
                      RECOGNITION_DRILL, AluetteDrill)

/*
 * “What was that?”: a villager makes a gesture, quicker and smaller the better one does; say which
 * sign it was.
 * It goes on while it is on the screen.
 */

/* aluette_recognition_drill_new:
 * @leitner: (transfer none): what is known of the signs, and where answers go
 * @settings: (transfer none): the program's, which hold the gestures in use */
GtkWidget *aluette_recognition_drill_new (AluetteLeitner *leitner, GSettings *settings);

G_END_DECLS
