/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Returns: whether a label may shorten its text. */
gboolean cut_text_is_allowed (GtkWidget *label);

/* Returns: (nullable): how the text of a label is cut off. */
const char *cut_text_find (GtkWidget *label);
