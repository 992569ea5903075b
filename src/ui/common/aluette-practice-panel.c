/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-practice-panel.h"

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-widgets.h"

void
aluette_practice_panel_init (AluettePracticePanel *panel)
{
  panel->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  panel->text = gtk_label_new (NULL);
  panel->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (panel->box, "practice-panel");
  gtk_label_set_wrap (GTK_LABEL (panel->text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (panel->text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (panel->text), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (panel->text), 72);
  gtk_widget_set_halign (panel->buttons, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (panel->box), panel->text);
  gtk_box_append (GTK_BOX (panel->box), panel->buttons);
}

GtkWidget *
aluette_practice_panel_add (AluettePracticePanel *panel, const char *label, const char *action,
                            gboolean suggested)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  /* Three buttons side by side must fit the width of a phone. */
  aluette_button_wrap_label (GTK_BUTTON (button));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "pill");
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (panel->buttons), button);
  return button;
}

void
aluette_practice_panel_show_text (AluettePracticePanel *panel, const char *text)
{
  gtk_label_set_text (GTK_LABEL (panel->text), text);
  aluette_announce (panel->text, text);
}

const char *
aluette_practice_panel_get_text (const AluettePracticePanel *panel)
{
  return gtk_label_get_text (GTK_LABEL (panel->text));
}
