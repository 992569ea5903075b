/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-practice-layout.h"

#include <adwaita.h>

#include "ui/common/aluette-widgets.h"

GtkWidget *
aluette_practice_column_new (int width, int spacing, GtkWidget **box)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();

  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);
  gtk_widget_add_css_class (*box, "practice-menu");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), *box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  return scroller;
}

GtkWidget *
aluette_practice_button_new (const char *label, const char *action, gboolean suggested)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  aluette_button_wrap_label (GTK_BUTTON (button));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "pill");
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  return button;
}
