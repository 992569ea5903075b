/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-home-faces.h"

#include "presentation/portraits/aluette-villagers.h"
#include "ui/portraits/aluette-portrait.h"

#define N_FACES 4
#define FACE_SIZE 76
#define SIGN_SECONDS 4
#define SIGN_MS 1600

struct _AluetteHomeFaces
{
  GtkBox parent_instance;

  AluettePortrait *faces[N_FACES];
  guint timer; /* timeout source, or 0 */
  guint n_signs;
};

G_DEFINE_FINAL_TYPE (AluetteHomeFaces, aluette_home_faces, GTK_TYPE_BOX)

/* The faces, and the signs that they make in turn. */
static const char *const people[N_FACES] = { "sailor", "salt-worker", "baker", "grandmother" };
static const AluetteGesture gestures[] = { ALUETTE_GESTURE_MONSIEUR_EYES,
                                           ALUETTE_GESTURE_BORGNE_WINK, ALUETTE_GESTURE_VACHE_POUT,
                                           ALUETTE_GESTURE_MADAME_TILT };

/* The user’s villager is the first; whoever is first otherwise takes their place. */
void
aluette_home_faces_set_own (AluetteHomeFaces *self, int villager)
{
  int usual = aluette_villager_find (people[0]);

  g_return_if_fail (ALUETTE_IS_HOME_FACES (self));

  for (guint i = 0; i < N_FACES; i++)
    {
      int shown = aluette_villager_find (people[i]);

      if (villager >= 0 && i == 0)
        shown = villager;
      else if (shown == villager)
        shown = usual;
      aluette_portrait_set_villager (self->faces[i], (guint) shown);
    }
}

void
aluette_home_faces_sign (AluetteHomeFaces *self)
{
  AluettePortrait *face;

  g_return_if_fail (ALUETTE_IS_HOME_FACES (self));

  face = self->faces[self->n_signs % N_FACES];
  aluette_portrait_set_quiet (face, FALSE);
  aluette_portrait_perform (face, gestures[self->n_signs % G_N_ELEMENTS (gestures)], SIGN_MS, 1);
  self->n_signs++;
}

static gboolean
on_time (gpointer data)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (data), "gtk-enable-animations", &animations, NULL);
  if (animations)
    aluette_home_faces_sign (data);
  return G_SOURCE_CONTINUE;
}

static void
sign_done (AluettePortrait *face)
{
  aluette_portrait_set_quiet (face, TRUE);
}

/* The window is shown soon. */
static void
aluette_home_faces_root (GtkWidget *widget)
{
  AluetteHomeFaces *self = ALUETTE_HOME_FACES (widget);

  GTK_WIDGET_CLASS (aluette_home_faces_parent_class)->root (widget);
  for (guint i = 0; i < N_FACES; i++)
    aluette_portrait_prepare (self->faces[i], FACE_SIZE);
}

static void
aluette_home_faces_map (GtkWidget *widget)
{
  AluetteHomeFaces *self = ALUETTE_HOME_FACES (widget);

  GTK_WIDGET_CLASS (aluette_home_faces_parent_class)->map (widget);
  self->timer = g_timeout_add_seconds (SIGN_SECONDS, on_time, self);
}

static void
aluette_home_faces_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&ALUETTE_HOME_FACES (widget)->timer, g_source_remove);
  GTK_WIDGET_CLASS (aluette_home_faces_parent_class)->unmap (widget);
}

static void
aluette_home_faces_dispose (GObject *object)
{
  g_clear_handle_id (&ALUETTE_HOME_FACES (object)->timer, g_source_remove);
  G_OBJECT_CLASS (aluette_home_faces_parent_class)->dispose (object);
}

static void
aluette_home_faces_class_init (AluetteHomeFacesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_home_faces_dispose;
  widget_class->root = aluette_home_faces_root;
  widget_class->map = aluette_home_faces_map;
  widget_class->unmap = aluette_home_faces_unmap;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
aluette_home_faces_init (AluetteHomeFaces *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_set_homogeneous (GTK_BOX (self), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  for (guint i = 0; i < N_FACES; i++)
    {
      GtkWidget *face = aluette_portrait_new (i);

      self->faces[i] = ALUETTE_PORTRAIT (face);
      aluette_portrait_set_quiet (self->faces[i], TRUE);
      gtk_widget_set_size_request (face, FACE_SIZE, FACE_SIZE);
      g_signal_connect (face, "gesture-done", G_CALLBACK (sign_done), NULL);
      gtk_box_append (GTK_BOX (self), face);
    }
  aluette_home_faces_set_own (self, -1);
}
