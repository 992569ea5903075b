/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-table-geometry.h"

G_BEGIN_DECLS

/* How large a portrait becomes while it makes a sign to be learned, relative to its size. */
#define ALUETTE_SWELL 1.25

/* aluette_face_swelling_compute:
 * @place: a place whose seat and parts have been computed, like the middle of @geometry
 *
 * Sets how large the portrait of @place may be for a moment, at most %ALUETTE_SWELL, and which of
 * its points then stays where it is. A larger face stays on the table and covers no card of the
 * trick. At the top it grows over the edge of the table first, away from the trick. */
void aluette_face_swelling_compute (const AluetteTableSpace *space, AluetteTableGeometry *geometry,
                                    int place);

G_END_DECLS
