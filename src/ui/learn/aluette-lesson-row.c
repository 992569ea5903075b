/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/learn/aluette-lesson-row.h"

#define SPACING 9
#define MOST 8 /* in a line */

GtkWidget *
aluette_lesson_row_new (GtkFlowBox **flow, guint n, int width)
{
  GtkWidget *row = gtk_flow_box_new ();
  GtkWidget *clamp = adw_clamp_new ();
  int size = (int) CLAMP (n, 1, MOST) * (width + SPACING);

  *flow = GTK_FLOW_BOX (row);
  gtk_flow_box_set_selection_mode (*flow, GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (*flow, MAX (n, 1));
  gtk_flow_box_set_column_spacing (*flow, SPACING);
  gtk_flow_box_set_row_spacing (*flow, SPACING);
  /* No narrower than it must be: the clamp's threshold is where it would begin to. */
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), size);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), size);
  adw_clamp_set_child (ADW_CLAMP (clamp), row);
  return clamp;
}

void
aluette_lesson_row_add (GtkFlowBox *flow, GtkWidget *child)
{
  gtk_flow_box_insert (flow, child, -1);
  gtk_widget_set_focusable (gtk_widget_get_parent (child), FALSE);
}
