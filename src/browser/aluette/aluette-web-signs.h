/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browser/aluette-web-companion.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_WEB_SIGNS (aluette_web_signs_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWebSigns, aluette_web_signs, ALUETTE, WEB_SIGNS, GObject)

/* aluette_web_signs_new:
 * @game: (transfer none): an AluetteRemoteGame of Aluette
 *
 * Returns: (transfer full) (nullable): where everybody looks and the signs that @seat sees and
 *   makes; NULL in a match without signs. */
AluetteWebCompanion *aluette_web_signs_new (AluetteGame *game, guint seat);

G_END_DECLS
