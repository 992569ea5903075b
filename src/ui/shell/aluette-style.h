/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The style of the program, in two parts: reading the larger one takes longer than a frame may. */

/* aluette_style_load_start:
 *
 * Loads the style of the start page and of the parts of a window that are always there. */
void aluette_style_load_start (void);

/* aluette_style_load_pages:
 *
 * Loads the style of everything else, unless it is loaded already. */
void aluette_style_load_pages (void);

G_END_DECLS
