/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-signs.h"
#include "model/aluette/aluette-gaze.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

/* Returns the AluetteGesture for a sign. @strength is 0 except for misère. */
typedef guint (*AluetteGestureFunc) (AluSign sign, guint strength, gpointer data);

#define ALUETTE_TYPE_PORTRAIT_CONTROLLER (aluette_portrait_controller_get_type ())
G_DECLARE_FINAL_TYPE (AluettePortraitController, aluette_portrait_controller, ALUETTE,
                      PORTRAIT_CONTROLLER, GObject)

/*
 * Makes the portraits of a table show gaze and signs: heads and eyes turn to what players look at,
 * badges mark who looks at the viewer, and the ring of the viewer's own portrait shows whether a
 * sign would be seen: it pulses while a partner looks and no opponent does. There is no ring
 * between deals, nor where no partner can read signs. Only signs that the active viewer may see are
 * shown; the portraits of other players light up for them, for
 * learners also in a larger size. At the level “café”, only the faces show signs.
 * If several people share the screen, it also shows the signs that partners made while the viewer
 * was away, when the table replays them.
 *
 * If the viewer has eyes of their own, faces that they do not look at are blurred. They look at a
 * face by pointing at it or touching it, at their cards by pointing at those, and otherwise at the
 * trick; see aluette_portrait_controller_look_next () for keys. The nod of a partner who has read
 * the viewer's sign is shown on the face.
 *
 * Signals: "sign-shown" (guint seat, guint sign, guint strength): a portrait begins a gesture.
 *   "watched" (guint partner): a partner begins to look at the viewer, and no opponent does: the
 *   moment for a sign.
 */

/* aluette_portrait_controller_new:
 * @table: (transfer none): the table; the controller keeps a weak reference
 * @gaze: the gaze of the match on @table
 * @gesture: returns the gesture for each sign
 * @data: data for @gesture, which must outlive the controller
 *
 * Returns: (transfer full): the controller */
AluettePortraitController *
aluette_portrait_controller_new (AluetteTable *table, AluetteGaze *gaze, AluetteGestureFunc gesture,
                                 gpointer data);

/* aluette_portrait_controller_look_at_partner:
 *
 * Turns the viewer's eyes to the next partner. */
void aluette_portrait_controller_look_at_partner (AluettePortraitController *self);

/* aluette_portrait_controller_look_next:
 *
 * Turns the viewer's eyes to the next player. */
void aluette_portrait_controller_look_next (AluettePortraitController *self);

G_END_DECLS
