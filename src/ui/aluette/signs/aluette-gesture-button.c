/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/signs/aluette-gesture-button.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-sign-book.h"
#include "ui/aluette/signs/aluette-gesture-picture.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-portrait.h"

/* How long the gesture takes, and how distinct it is. */
#define GESTURE_MS 1400
#define GESTURE_SIZE 1.0

static void
clicked_cb (GtkWidget *button, gpointer gesture)
{
  GtkWidget *overlay = gtk_button_get_child (GTK_BUTTON (button));
  GtkWidget *portrait = gtk_widget_get_last_child (overlay);

  gtk_widget_set_visible (portrait, TRUE);
  aluette_portrait_perform (ALUETTE_PORTRAIT (portrait), GPOINTER_TO_INT (gesture), GESTURE_MS,
                            GESTURE_SIZE);
}

/* The picture costs nothing while nobody watches. */
static void
done_cb (GtkWidget *portrait)
{
  gtk_widget_set_visible (portrait, FALSE);
}

GtkWidget *
aluette_gesture_button_new (guint villager, AluetteGesture gesture, int side)
{
  GtkWidget *overlay = gtk_overlay_new (), *button;
  GtkWidget *picture = aluette_gesture_picture_new (villager, gesture, side);
  GtkWidget *portrait = aluette_portrait_new (villager);
  g_autofree char *label = NULL;

  /* Translators: a button with a face that then makes a gesture, such as “Eyes raised”. */
  label = g_strdup_printf (_("Show Gesture: %s"), aluette_gesture_text (gesture));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), portrait);
  gtk_widget_set_visible (portrait, FALSE);
  g_object_set (portrait, "idle-glances", FALSE, NULL);
  g_signal_connect (portrait, "gesture-done", G_CALLBACK (done_cb), NULL);
  button = aluette_content_button_new (overlay, "flat", label);
  gtk_widget_add_css_class (button, "gesture-button");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Show Gesture"));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), GINT_TO_POINTER (gesture));
  return button;
}
