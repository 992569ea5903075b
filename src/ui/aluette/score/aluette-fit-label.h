/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_FIT_LABEL (aluette_fit_label_get_type ())
G_DECLARE_FINAL_TYPE (AluetteFitLabel, aluette_fit_label, ALUETTE, FIT_LABEL, GtkWidget)

/* A number as large as the space allows, legible from across a table. It has no accessible name:
 * the parent widget must have one. */

void aluette_fit_label_set (AluetteFitLabel *self, guint number);

G_END_DECLS
