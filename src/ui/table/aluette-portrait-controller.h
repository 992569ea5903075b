/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-signs.h"
#include "model/aluette/aluette-gaze.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

/* Which gesture a sign is made by: an AluetteGesture. @strength: misère's, else 0. */
typedef guint (*AluetteGestureFunc) (AluSign sign, guint strength, gpointer data);

#define ALUETTE_TYPE_PORTRAIT_CONTROLLER (aluette_portrait_controller_get_type ())
G_DECLARE_FINAL_TYPE (AluettePortraitController, aluette_portrait_controller, ALUETTE,
                      PORTRAIT_CONTROLLER, GObject)

/*
 * Makes the portraits of a table show what the attention of its match says: where the eyes are, and
 * the signs that whoever sits before the screen may see; in a match of several humans also those
 * that his partners have made for him meanwhile, as the table comes to them.
 *
 * Signal "sign-shown" (guint seat, guint sign, guint strength): a portrait begins a gesture.
 */

/* aluette_portrait_controller_new:
 * @table: (transfer none): whose match @gaze watches over; not kept alive
 * @gesture: by which gesture each sign is made
 * @data: for @gesture
 *
 * Returns: (transfer full) */
AluettePortraitController *
aluette_portrait_controller_new (AluetteTable *table, AluetteGaze *gaze, AluetteGestureFunc gesture,
                                 gpointer data);

G_END_DECLS
