/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/aluette/aluette-drill.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_DRILL_WHO (aluette_drill_who_get_type ())
G_DECLARE_FINAL_TYPE (AluetteDrillWho, aluette_drill_who, ALUETTE, DRILL_WHO, AluetteDrill)

/*
 * “Who has what?”: signs pass at a whole table; then say who made which.
 * It goes on while it is on the screen.
 */

/* aluette_drill_who_new:
 * @leitner: (transfer none): what is known of the signs, and where answers go
 * @settings: (transfer none): the program's, which hold the gestures in use */
GtkWidget *aluette_drill_who_new (AluetteLeitner *leitner, GSettings *settings);

G_END_DECLS
