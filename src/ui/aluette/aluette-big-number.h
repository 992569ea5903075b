/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_BIG_NUMBER (aluette_big_number_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBigNumber, aluette_big_number, ALUETTE, BIG_NUMBER, GtkWidget)

/* A number as large as its place allows: to be read from across a table. What holds it says it. */

void aluette_big_number_set (AluetteBigNumber *self, guint number);

G_END_DECLS
