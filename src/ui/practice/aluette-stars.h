/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* aluette_stars_text:
 * @stars: 1 to ALU_PUZZLE_STARS
 *
 * Returns: (transfer none): “★★☆☆☆”. */
const char *aluette_stars_text (guint stars);

/* aluette_stars_title:
 *
 * Returns: (transfer none): the name of a difficulty: “Easy”. */
const char *aluette_stars_title (guint stars);

G_END_DECLS
