/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REACTION_CONTROLLER (aluette_reaction_controller_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReactionController, aluette_reaction_controller, ALUETTE,
                      REACTION_CONTROLLER, GObject)

/* Usual time until somebody yawns, in milliseconds. */
#define ALUETTE_BORED_MS 60000

/*
 * Lets the faces at a table react to open events, after the card of the event has landed, and to
 * long waiting: see aluette-reactions.h. It follows the table from match to match, and knows only
 * what a spectator is told.
 */

/* aluette_reaction_controller_new:
 * @table: (transfer none): the controller keeps a weak reference
 * @bored_ms: how long a person may think until somebody yawns
 *
 * Returns: (transfer full): the controller */
AluetteReactionController *aluette_reaction_controller_new (AluetteTable *table, guint bored_ms);

G_END_DECLS
