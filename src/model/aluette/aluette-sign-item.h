/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/aluette/alu-signs.h"

/* aluette_sign_item:
 * @make: TRUE for making the sign, FALSE for understanding it
 *
 * Returns: (transfer full): id of the sign in the Leitner boxes of drills and lessons. */
char *aluette_sign_item (AluSign sign, gboolean make);
