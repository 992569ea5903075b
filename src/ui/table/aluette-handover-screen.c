/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-handover-screen.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

#define PORTRAIT_SIZE 128

struct _AluetteHandoverScreen
{
  AdwBin parent_instance;

  GtkWidget *portrait;
  GtkWidget *title;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (AluetteHandoverScreen, aluette_handover_screen, ADW_TYPE_BIN)

static void
aluette_handover_screen_class_init (AluetteHandoverScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "handover-screen");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
aluette_handover_screen_init (AluetteHandoverScreen *self)
{
  GtkWidget *box;

  self->portrait = aluette_portrait_new (0);
  gtk_widget_set_size_request (self->portrait, PORTRAIT_SIZE, PORTRAIT_SIZE);
  gtk_widget_set_halign (self->portrait, GTK_ALIGN_CENTER);
  self->title = aluette_centered_label_new (NULL, -1, "title-1");
  self->button = gtk_button_new_with_label (_("I’m Here"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "table.here");
  gtk_widget_set_halign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "pill");
  gtk_widget_add_css_class (self->button, "suggested-action");
  box = aluette_box_new (
      GTK_ORIENTATION_VERTICAL, 18, self->portrait, self->title,
      aluette_centered_label_new (_("Only you should look at the screen now."), -1, "curtain-text"),
      self->button, NULL);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
aluette_handover_screen_new (void)
{
  return g_object_new (ALUETTE_TYPE_HANDOVER_SCREEN, NULL);
}

void
aluette_handover_screen_set_player (AluetteHandoverScreen *self, const char *name, guint villager)
{
  g_autofree char *text = g_strdup_printf (_("%s, it is your turn"), name);

  gtk_label_set_text (GTK_LABEL (self->title), text);
  aluette_portrait_set_villager (ALUETTE_PORTRAIT (self->portrait), villager);
  aluette_portrait_set_person_name (ALUETTE_PORTRAIT (self->portrait), name);
}

void
aluette_handover_screen_focus (AluetteHandoverScreen *self)
{
  gtk_widget_grab_focus (self->button);
}
