/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-practice-panel.h"

#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-button-layout.h"
#include "ui/common/aluette-text-button.h"

void
aluette_practice_panel_init (AluettePracticePanel *panel)
{
  panel->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  panel->text = gtk_label_new (NULL);
  panel->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (panel->box, "practice-panel");
  gtk_label_set_wrap (GTK_LABEL (panel->text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (panel->text), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (panel->text), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (panel->text), 72);
  gtk_widget_set_layout_manager (panel->buttons, aluette_button_layout_new ());
  gtk_widget_set_halign (panel->buttons, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (panel->buttons, "practice-buttons");
  gtk_box_append (GTK_BOX (panel->box), panel->text);
}

/* The text and the hand above it matter more than the top of the table. */
static gboolean
scroll_to_text (gpointer data)
{
  GtkAdjustment *adjustment = data;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment)
                                            - gtk_adjustment_get_page_size (adjustment));
  return G_SOURCE_REMOVE;
}

/* A widget cannot scroll while it gets its size. */
static void
size_changed (GtkAdjustment *adjustment)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, scroll_to_text, g_object_ref (adjustment), g_object_unref);
}

GtkWidget *
aluette_practice_panel_place (AluettePracticePanel *panel, GtkWidget *table)
{
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_vexpand (table, TRUE);
  gtk_box_append (GTK_BOX (inner), table);
  gtk_box_append (GTK_BOX (inner), panel->box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), inner);
  gtk_widget_set_focusable (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  g_signal_connect (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), "changed",
                    G_CALLBACK (size_changed), NULL);
  gtk_box_append (GTK_BOX (outer), scroller);
  gtk_box_append (GTK_BOX (outer), panel->buttons);
  return outer;
}

GtkWidget *
aluette_practice_panel_add (AluettePracticePanel *panel, const char *label, const char *action,
                            gboolean suggested)
{
  /* Three buttons side by side should fit the width of a phone. */
  GtkWidget *button = aluette_text_button_new (label);

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
