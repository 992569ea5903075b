/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* aluette_theme_page_new:
 * @learner_data: (element-type AluetteLearnerData): of the games with lessons
 *
 * Returns: (transfer floating): a page with all themes that can be practiced, the weakest of each
 *   game first, and a button for each that opens its puzzles. */
GtkWidget *aluette_theme_page_new (GPtrArray *learner_data);
