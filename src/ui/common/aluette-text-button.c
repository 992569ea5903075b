/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-text-button.h"

#include "ui/common/aluette-announcer.h"
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
  if (!GTK_IS_LABEL (gtk_button_get_child (button)))
    return;
  aluette_button_wrap_label (button);
  aluette_announce_button (GTK_WIDGET (button));
}

static void
aluette_text_button_init (AluetteTextButton *self)
{
  g_signal_connect (self, "notify::label", G_CALLBACK (label_changed), NULL);
  g_signal_connect (self, "notify::use-underline", G_CALLBACK (label_changed), NULL);
}
