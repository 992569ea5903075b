/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/aluette/aluette-deal-summary.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_END_SCENE (aluette_end_scene_get_type ())
G_DECLARE_FINAL_TYPE (AluetteEndScene, aluette_end_scene, ALUETTE, END_SCENE, AdwBin)

/*
 * The end of a deal: the faces of the table with their tricks, the reason, the score on the slate,
 * what became of the viewer's signs, and what to do next. At the end of a match the winners are
 * large and laugh, and its best and worst deals are told. Nothing moves but the faces, and these
 * only if animations are on.
 *
 * It lies over a table and shows itself when the table has come to rest after a deal, if somebody
 * at this screen plays. It hides when the match goes on, and when the user closes it.
 */

GtkWidget *aluette_end_scene_new (void);

/* aluette_end_scene_set_table:
 * @table: (transfer none): the table below, which the scene follows from match to match; the scene
 *   keeps a weak reference */
void aluette_end_scene_set_table (AluetteEndScene *self, AluetteTable *table);

/* Hides the scene until the next deal ends. */
void aluette_end_scene_close (AluetteEndScene *self);

G_END_DECLS
