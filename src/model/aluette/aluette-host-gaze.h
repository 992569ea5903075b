/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-host-extension.h"
#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_HOST_GAZE (aluette_host_gaze_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHostGaze, aluette_host_gaze, ALUETTE, HOST_GAZE, GObject)

/* aluette_host_gaze_new:
 * @host: (transfer none): with a match of Aluette that has not started
 *
 * Makes the gaze and the signs of a table on the network, an AluetteHostExtension. All see where
 * everybody looks; a gesture is told only to those whose eyes rest on its maker.
 *
 * Returns: (transfer full) (nullable): NULL if the rules have neither signs nor calls. */
GObject *aluette_host_gaze_new (AluetteHost *host);

G_END_DECLS
