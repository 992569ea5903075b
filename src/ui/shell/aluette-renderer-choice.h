/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_renderer_choice_init:
 *
 * Has GTK draw with cairo if OpenGL has no graphics card and computes every pixel itself: then the
 * blink of one face takes as long as drawing the window. GSK_RENDERER in the environment overrides
 * the choice, and GTK 4.14 and later make it themselves. Must come before the first window. */
void aluette_renderer_choice_init (GdkDisplay *display);
