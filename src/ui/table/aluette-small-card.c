/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-small-card.h"

#include <adwaita.h>

#include "ui/table/aluette-card.h"

GtkWidget *
aluette_small_card_new (guint8 card, AluetteTableStyle *style, int width)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *picture = aluette_card_new (card, style);

  gtk_widget_set_size_request (picture, width, (int) (width / ALUETTE_CARD_ASPECT));
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), picture);
  gtk_widget_set_valign (clamp, GTK_ALIGN_CENTER);
  return clamp;
}
