/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-gaze.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REMOTE_GAZE (aluette_remote_gaze_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRemoteGaze, aluette_remote_gaze, ALUETTE, REMOTE_GAZE, AluetteGaze)

/* aluette_remote_gaze_new:
 * @game: (transfer none): an AluetteRemoteGame of Aluette
 *
 * Makes the gaze and the signs of a match on the network, as the host tells them to the seats at
 * this screen. Users always have eyes of their own.
 *
 * Returns: (transfer full): the gaze. */
AluetteGaze *aluette_remote_gaze_new (AluetteGame *game);

G_END_DECLS
