/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "presentation/portraits/aluette-gesture.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_DRILL_TABLE (aluette_drill_table_get_type ())
G_DECLARE_FINAL_TYPE (AluetteDrillTable, aluette_drill_table, ALUETTE, DRILL_TABLE, AdwBin)

/*
 * Four players around a table, for the drills: 0 at the bottom, 1 left, 2 at the top, 3 right.
 *
 * Signal "chosen" (guint place): a player was clicked.
 */

/* aluette_drill_table_new:
 * @with_viewer: whether the player at the bottom is the user, who cannot be clicked
 *
 * Returns: (transfer floating): a new table. */
GtkWidget *aluette_drill_table_new (gboolean with_viewer);

/* aluette_drill_table_seat:
 * @first: index of the first villager
 *
 * Seats four consecutive villagers. */
void aluette_drill_table_seat (AluetteDrillTable *self, guint first);

/* Returns: the argument of the last call of aluette_drill_table_seat (). */
guint aluette_drill_table_get_first (AluetteDrillTable *self);

/* aluette_drill_table_get_name:
 *
 * Returns: (transfer none): a player's first name, or “You”. */
const char *aluette_drill_table_get_name (AluetteDrillTable *self, guint place);

void aluette_drill_table_perform (AluetteDrillTable *self, guint place, AluetteGesture gesture,
                                  guint length_ms, double size);

/* aluette_drill_table_set_target:
 * @target: a place, or ALU_GAZE_CARDS or ALU_GAZE_TRICK
 *
 * Sets the gaze of a player. */
void aluette_drill_table_set_target (AluetteDrillTable *self, guint place, guint target);

/* aluette_drill_table_set_wandering:
 *
 * Sets whether the players look around by themselves. */
void aluette_drill_table_set_wandering (AluetteDrillTable *self, gboolean wandering);

/* aluette_drill_table_set_note:
 * @note: (nullable): text below the player's name */
void aluette_drill_table_set_note (AluetteDrillTable *self, guint place, const char *note);

G_END_DECLS
