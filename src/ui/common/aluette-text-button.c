/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-text-button.h"

#include "ui/common/aluette-widgets.h"

struct _AluetteTextButton
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (AluetteTextButton, aluette_text_button, GTK_TYPE_BUTTON)

static void
aluette_text_button_class_init (AluetteTextButtonClass *klass)
{
}

static void
label_changed (GtkButton *button)
{
  GtkWidget *label = gtk_button_get_child (button);

  if (!GTK_IS_LABEL (label))
    return;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  aluette_set_accessible_name (GTK_WIDGET (button), NULL);
}

static void
aluette_text_button_init (AluetteTextButton *self)
{
  g_signal_connect (self, "notify::label", G_CALLBACK (label_changed), NULL);
  g_signal_connect (self, "notify::use-underline", G_CALLBACK (label_changed), NULL);
}

GtkWidget *
aluette_text_button_new (const char *label)
{
  return g_object_new (ALUETTE_TYPE_TEXT_BUTTON, "label", label, NULL);
}
