/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

/* aluette_small_card_new:
 * @width: in logical pixels
 *
 * Returns: (transfer floating): a picture of a card of fixed size. */
GtkWidget *aluette_small_card_new (guint8 card, AluetteTableStyle *style, int width);

G_END_DECLS
