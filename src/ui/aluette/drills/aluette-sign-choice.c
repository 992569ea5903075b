/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/drills/aluette-sign-choice.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "ui/aluette/signs/aluette-sign-keys.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteSignChoice
{
  AdwBin parent_instance;

  GtkFlowBox *list;
  GtkWidget *buttons[ALU_N_SIGNS];
};

G_DEFINE_FINAL_TYPE (AluetteSignChoice, aluette_sign_choice, ADW_TYPE_BIN)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
clicked_cb (GtkWidget *button, AluetteSignChoice *self)
{
  for (guint i = 0; i < ALU_N_SIGNS; i++)
    if (self->buttons[i] == button)
      g_signal_emit (self, signals[CHOSEN], 0, i);
}

static GtkWidget *
make_button (AluetteSignChoice *self, AluSign sign)
{
  char key[2] = { g_ascii_toupper (aluette_sign_key (sign)), '\0' };
  GtkWidget *key_label = aluette_label_new (key, "sign-key");
  GtkWidget *name = aluette_wrapping_label_new (aluette_sign_title (sign), NULL);
  GtkWidget *button = aluette_content_button_new (
      aluette_box_new (GTK_ORIENTATION_HORIZONTAL, 8, key_label, name, NULL), NULL,
      aluette_sign_title (sign));

  gtk_widget_set_valign (key_label, GTK_ALIGN_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 9);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_set_size_request (button, 130, -1);
  gtk_widget_set_tooltip_text (button, aluette_sign_title (sign));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  key, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static void
aluette_sign_choice_class_init (AluetteSignChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-sign-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteSignChoice, list);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
aluette_sign_choice_init (AluetteSignChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < ALU_N_SIGNS; i++)
    {
      self->buttons[i] = make_button (self, (AluSign) i);
      gtk_flow_box_append (self->list, self->buttons[i]);
      gtk_widget_set_focusable (gtk_widget_get_parent (self->buttons[i]), FALSE);
    }
}

GtkWidget *
aluette_sign_choice_new (void)
{
  return g_object_new (ALUETTE_TYPE_SIGN_CHOICE, NULL);
}

void
aluette_sign_choice_mark (AluetteSignChoice *self, int right, int wrong)
{
  g_return_if_fail (ALUETTE_IS_SIGN_CHOICE (self));

  for (int i = 0; i < ALU_N_SIGNS; i++)
    {
      gtk_widget_remove_css_class (self->buttons[i], "suggested-action");
      gtk_widget_remove_css_class (self->buttons[i], "destructive-action");
      if (i == right)
        gtk_widget_add_css_class (self->buttons[i], "suggested-action");
      if (i == wrong)
        gtk_widget_add_css_class (self->buttons[i], "destructive-action");
    }
}

static gboolean
key_pressed_cb (AluetteSignChoice *self, guint keyval)
{
  int sign = aluette_sign_from_key (keyval);

  if (sign < 0)
    return FALSE;
  if (gtk_widget_is_sensitive (GTK_WIDGET (self)))
    g_signal_emit (self, signals[CHOSEN], 0, (guint) sign);
  return TRUE;
}

void
aluette_sign_choice_take_keys (AluetteSignChoice *self, GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keys);
}
