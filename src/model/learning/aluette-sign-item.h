/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/aluette/alu-signs.h"

/* aluette_sign_item:
 * @make: to be made, else to be known when seen
 *
 * Returns: (transfer full): under what a sign that is learnt is kept in Leitner's boxes, by drills
 * and lessons alike. */
char *aluette_sign_item (AluSign sign, gboolean make);
