/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-gaze.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_GAZE_INDICATOR (aluette_gaze_indicator_get_type ())
G_DECLARE_FINAL_TYPE (AluetteGazeIndicator, aluette_gaze_indicator, ALUETTE, GAZE_INDICATOR, AdwBin)

/* Tells learners who is looking at them, and which of these players are partners. */

/* Returns: (transfer floating): a new widget. */
GtkWidget *aluette_gaze_indicator_new (void);

/* aluette_gaze_indicator_set_player:
 * @game: (transfer none) (nullable): has the names of the players
 * @gaze: (transfer none) (nullable): gaze of @game
 * @seat: the human to watch for, or ALU_NOBODY */
void aluette_gaze_indicator_set_player (AluetteGazeIndicator *self, AluetteGame *game,
                                        AluetteGaze *gaze, guint seat);

/* aluette_gaze_indicator_get_text:
 *
 * Returns: (transfer none): the current text. */
const char *aluette_gaze_indicator_get_text (AluetteGazeIndicator *self);

G_END_DECLS
