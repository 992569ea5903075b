/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-end-scene.h"

G_BEGIN_DECLS

/* aluette_vache_end_scene_fill:
 *
 * Fills a scene with the end of a deal of Aluette: the faces with their tricks, the reason, the
 * score, and what became of the viewer's signs; or with the end of a match: its podium and curve,
 * its best and worst deal, and the signs. See AluetteEndSceneFill. */
char *aluette_vache_end_scene_fill (AluetteEndScene *scene, AluetteGame *game, guint viewer);

G_END_DECLS
