/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* aluette_natural_width_init:
 *
 * Lets labels and boxes that take all the width they can get ignore their height when they say how
 * wide they are. In GTK 4.8, a horizontal box asks each child for the width that it needs at the
 * height of the box. To answer, a label that wraps, and a box with such labels, try up to twenty
 * widths. This takes most of the time of a layout, and the answer changes nothing: they get what is
 * left of the width. Call this once, before there are labels. */
void aluette_natural_width_init (void);

G_END_DECLS
