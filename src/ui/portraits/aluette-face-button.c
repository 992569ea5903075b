/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/portraits/aluette-face-button.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-settings.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-face-chooser.h"
#include "ui/portraits/aluette-face-picture.h"

#define FACE_SIZE 32
#define CHOOSER_WIDTH 280
#define CHOOSER_MAX_HEIGHT 400

struct _AluetteFaceButton
{
  AdwBin parent_instance;

  GSettings *settings;
  GtkWidget *button;
  GtkWidget *face;
  char *name; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AluetteFaceButton, aluette_face_button, ADW_TYPE_BIN)

static void
aluette_face_button_dispose (GObject *object)
{
  AluetteFaceButton *self = ALUETTE_FACE_BUTTON (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_face_button_parent_class)->dispose (object);
}

static void
aluette_face_button_finalize (GObject *object)
{
  g_free (ALUETTE_FACE_BUTTON (object)->name);
  G_OBJECT_CLASS (aluette_face_button_parent_class)->finalize (object);
}

static void
aluette_face_button_class_init (AluetteFaceButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_face_button_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_face_button_finalize;
}

/* Builds the popover each time, for the name of the person now. */
static void
make_popover (GtkMenuButton *button, gpointer data)
{
  AluetteFaceButton *self = data;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_append (GTK_LIST_BOX (list), aluette_face_chooser_new (self->settings, self->name));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), CHOOSER_MAX_HEIGHT);
  gtk_widget_set_size_request (scroller, CHOOSER_WIDTH, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (button, popover);
}

static void
aluette_face_button_init (AluetteFaceButton *self)
{
  const char *label = _("Choose a Portrait");

  self->settings = aluette_settings_new ();
  self->face = aluette_face_picture_new (0, ALUETTE_N_GESTURES, FACE_SIZE);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->face);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_popover, self, NULL);
  gtk_widget_set_tooltip_text (self->button, label);
  aluette_set_accessible_name (self->button, label);
  adw_bin_set_child (ADW_BIN (self), self->button);
  g_signal_connect_object (self->settings, "changed::" ALUETTE_FACES_KEY,
                           G_CALLBACK (gtk_menu_button_popdown), self->button, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::" ALUETTE_OWN_FACE_KEY,
                           G_CALLBACK (gtk_menu_button_popdown), self->button, G_CONNECT_SWAPPED);
}

void
aluette_face_button_set_person (AluetteFaceButton *self, const char *name, guint villager)
{
  g_return_if_fail (ALUETTE_IS_FACE_BUTTON (self));

  g_free (self->name);
  self->name = g_strdup (name);
  aluette_face_picture_set_villager (ALUETTE_FACE_PICTURE (self->face), villager);
  gtk_widget_set_sensitive (self->button, name == NULL || *name != '\0');
}
