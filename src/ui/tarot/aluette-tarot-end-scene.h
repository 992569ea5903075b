/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-end-scene.h"

G_BEGIN_DECLS

/* aluette_tarot_end_scene_fill:
 *
 * Fills a scene with the end of a match of Tarot: its podium and curve, and the viewer's best deal.
 * After other deals there is no scene. See AluetteEndSceneFill. */
char *aluette_tarot_end_scene_fill (AluetteEndScene *scene, AluetteGame *game, guint viewer);

G_END_DECLS
