/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/portraits/aluette-face-chooser.h"

#include <glib/gi18n.h>

#include "presentation/portraits/aluette-own-face.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/common/aluette-widgets.h"
#include "ui/portraits/aluette-face-picture.h"

#define FACE_SIZE 64
#define LEAST_COLUMNS 3

struct _AluetteFaceChooser
{
  AdwPreferencesRow parent_instance;

  GSettings *settings;
  char *name; /* (nullable): whose face it is; NULL is the user */
  GtkFlowBox *faces; /* the first child stands for no choice, the others for the villagers */
};

G_DEFINE_FINAL_TYPE (AluetteFaceChooser, aluette_face_chooser, ADW_TYPE_PREFERENCES_ROW)

static void
aluette_face_chooser_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_FACE_CHOOSER (object)->settings);
  g_clear_pointer (&ALUETTE_FACE_CHOOSER (object)->name, g_free);
  G_OBJECT_CLASS (aluette_face_chooser_parent_class)->dispose (object);
}

/* Marks the choice. @villager: index, or -1 */
static void
show_choice (AluetteFaceChooser *self, int villager)
{
  GtkFlowBoxChild *child;

  for (int i = 0; (child = gtk_flow_box_get_child_at_index (self->faces, i)) != NULL; i++)
    {
      aluette_set_css_class (GTK_WIDGET (child), "chosen", i == villager + 1);
      gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_SELECTED,
                                   i == villager + 1, -1);
    }
}

/* Tab enters at the choice, and leaves from any face: arrow keys go from face to face. */
static gboolean
aluette_face_chooser_focus_vfunc (GtkWidget *widget, GtkDirectionType direction)
{
  AluetteFaceChooser *self = ALUETTE_FACE_CHOOSER (widget);
  gboolean inside = gtk_widget_get_focus_child (widget) != NULL;
  int chosen = aluette_own_face_get_choice (self->settings, self->name) + 1;

  if (inside && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return FALSE;
  if (!inside)
    return gtk_widget_grab_focus (
        GTK_WIDGET (gtk_flow_box_get_child_at_index (self->faces, chosen)));
  return GTK_WIDGET_CLASS (aluette_face_chooser_parent_class)->focus (widget, direction);
}

static void
aluette_face_chooser_class_init (AluetteFaceChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_face_chooser_dispose;
  GTK_WIDGET_CLASS (klass)->focus = aluette_face_chooser_focus_vfunc;
}

/* Adds a choice. @face: (transfer floating) */
static void
add_choice (AluetteFaceChooser *self, GtkWidget *face, const char *label)
{
  GtkWidget *child;

  gtk_flow_box_append (self->faces, face);
  child = gtk_widget_get_parent (face);
  gtk_widget_set_tooltip_text (child, label);
  aluette_set_accessible_name (child, label);
}

static void
add_choices (AluetteFaceChooser *self)
{
  GtkWidget *by_name = gtk_image_new_from_icon_name ("avatar-default-symbolic");

  gtk_image_set_pixel_size (GTK_IMAGE (by_name), FACE_SIZE / 2);
  gtk_widget_set_size_request (by_name, FACE_SIZE, FACE_SIZE);
  add_choice (self, by_name,
              self->name == NULL ? _("Chosen by your name") : _("Chosen by the name"));
  for (guint i = 0; i < ALUETTE_N_VILLAGERS; i++)
    {
      const AluetteVillager *villager = aluette_villager_get (i);
      /* Translators: a villager and their occupation: “Léon, Sailor”. */
      g_autofree char *label = g_strdup_printf (C_("villager", "%1$s, %2$s"), villager->first_name,
                                                aluette_villager_get_role (villager));

      add_choice (self, aluette_face_picture_new (i, ALUETTE_N_GESTURES, FACE_SIZE), label);
    }
}

static void
chosen_cb (AluetteFaceChooser *self, GtkFlowBoxChild *child)
{
  int villager = gtk_flow_box_child_get_index (child) - 1;

  show_choice (self, villager);
  aluette_own_face_set_villager (self->settings, self->name, villager);
}

static void
aluette_face_chooser_init (AluetteFaceChooser *self)
{
}

static void
add_content (AluetteFaceChooser *self)
{
  const char *title = self->name == NULL ? _("Your Portrait") : C_("another person", "Portrait");
  GtkWidget *box;
  GtkWidget *faces = gtk_flow_box_new ();

  self->faces = GTK_FLOW_BOX (faces);
  gtk_flow_box_set_selection_mode (self->faces, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (self->faces, TRUE);
  gtk_flow_box_set_min_children_per_line (self->faces, LEAST_COLUMNS);
  gtk_flow_box_set_max_children_per_line (self->faces, ALUETTE_N_VILLAGERS + 1);
  aluette_set_accessible_name (faces, title);
  add_choices (self);
  box = aluette_box_new (GTK_ORIENTATION_VERTICAL, 6, aluette_wrapping_label_new (title, NULL),
                         aluette_wrapping_label_new (
                             self->name == NULL
                                 ? _("Your face at the table. Nobody else has it there.")
                                 : _("It comes back whenever somebody with this name plays."),
                             "subtitle"),
                         faces, NULL);
  gtk_widget_add_css_class (box, "face-chooser");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  aluette_set_accessible_name (self, title);
}

GtkWidget *
aluette_face_chooser_new (GSettings *settings, const char *name)
{
  AluetteFaceChooser *self = g_object_new (ALUETTE_TYPE_FACE_CHOOSER, NULL);

  self->settings = g_object_ref (settings);
  self->name = g_strdup (name);
  add_content (self);
  show_choice (self, aluette_own_face_get_choice (settings, name));
  g_signal_connect_object (self->faces, "child-activated", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
