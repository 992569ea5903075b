/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-gaze.h"

G_BEGIN_DECLS

/* aluette_gaze_text_watchers:
 * @seat: the seat of the viewer
 *
 * Returns: (transfer full): who looks at @seat: “Looking at you: Léon, Rose (partner)” */
char *aluette_gaze_text_watchers (AluetteGame *game, AluetteGaze *gaze, guint seat);

G_END_DECLS
