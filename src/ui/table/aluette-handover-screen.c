/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-handover-screen.h"

#include <glib/gi18n.h>

#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

#define PORTRAIT_SIZE 128

struct _AluetteHandoverScreen
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *portrait;
  GtkWidget *title;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (AluetteHandoverScreen, aluette_handover_screen, GTK_TYPE_WIDGET)

static void
aluette_handover_screen_dispose (GObject *object)
{
  g_clear_pointer (&ALUETTE_HANDOVER_SCREEN (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_handover_screen_parent_class)->dispose (object);
}

static void
aluette_handover_screen_class_init (AluetteHandoverScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_handover_screen_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "handover-screen");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_text (AluetteHandoverScreen *self, const char *text, const char *css_class)
{
  GtkWidget *label = aluette_centered_label_new (text, -1, css_class);

  gtk_box_append (GTK_BOX (self->box), label);
  return label;
}

static void
aluette_handover_screen_init (AluetteHandoverScreen *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_halign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->box, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->portrait = aluette_portrait_new (0);
  gtk_widget_set_size_request (self->portrait, PORTRAIT_SIZE, PORTRAIT_SIZE);
  gtk_widget_set_halign (self->portrait, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->portrait);
  self->title = add_text (self, NULL, "title-1");
  add_text (self, _("Only you should look at the screen now."), "curtain-text");
  self->button = gtk_button_new_with_label (_("I’m Here"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), "table.here");
  gtk_widget_set_halign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "pill");
  gtk_widget_add_css_class (self->button, "suggested-action");
  gtk_box_append (GTK_BOX (self->box), self->button);
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
