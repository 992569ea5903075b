/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-gaze.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_GAZE_INDICATOR (aluette_gaze_indicator_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGazeIndicator, aluette_gaze_indicator, ALUETTE, GAZE_INDICATOR, AdwBin)

/* For learners: a line that says who looks at you now, partners and opponents apart. */

/* Returns: (transfer floating) */
GtkWidget *aluette_gaze_indicator_new (void);

/* aluette_gaze_indicator_set_player:
 * @game: (transfer none) (nullable): whose players are named
 * @gaze: (transfer none) (nullable): whose eyes
 * @seat: the human who is looked at, or ALU_NOBODY */
void aluette_gaze_indicator_set_player (AluetteGazeIndicator *self, AluetteGame *game,
                                        AluetteGaze *gaze, guint seat);

/* aluette_gaze_indicator_get_text:
 *
 * Returns: (transfer none): what is said now. */
const char *aluette_gaze_indicator_get_text (AluetteGazeIndicator *self);

G_END_DECLS
