/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-face-picture.h"

#include "ui/portraits/aluette-face-drawing.h"
#include "ui/portraits/aluette-villagers.h"

struct _AluetteFacePicture
{
  GtkWidget parent_instance;

  guint villager;
  AluetteGesture gesture;
  int side;
  GdkTexture *texture; /* (nullable) */
  int texture_side;    /* in device pixels */
};

G_DEFINE_FINAL_TYPE (AluetteFacePicture, aluette_face_picture, GTK_TYPE_WIDGET)

static GdkTexture *
render (AluetteFacePicture *self, int side)
{
  const AluetteVillager *villager = aluette_villager_get (self->villager);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  AluettePose pose;
  GdkTexture *texture;

  aluette_gesture_pose (self->gesture, 0.5, 1, &villager->rest, &pose);
  aluette_face_draw (cr, villager, &pose, side, side, 1);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) side);
  texture = gdk_memory_texture_new (side, side, GDK_MEMORY_DEFAULT, bytes, stride);
  cairo_surface_destroy (surface);
  return texture;
}

static void
aluette_face_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteFacePicture *self = ALUETTE_FACE_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int side = MIN (width, height);
  int pixels = side * gtk_widget_get_scale_factor (widget);

  if (side < 1)
    return;
  if (self->texture == NULL || self->texture_side != pixels)
    {
      g_clear_object (&self->texture);
      self->texture = render (self, pixels);
      self->texture_side = pixels;
    }
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT ((float) (width - side) / 2,
                                                    (float) (height - side) / 2, (float) side,
                                                    (float) side));
}

static void
aluette_face_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  *minimum = *natural = ALUETTE_FACE_PICTURE (widget)->side;
}

static void
aluette_face_picture_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_FACE_PICTURE (object)->texture);
  G_OBJECT_CLASS (aluette_face_picture_parent_class)->dispose (object);
}

static void
aluette_face_picture_class_init (AluetteFacePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_face_picture_dispose;
  widget_class->snapshot = aluette_face_picture_snapshot;
  widget_class->measure = aluette_face_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "face-picture");
}

static void
aluette_face_picture_init (AluetteFacePicture *self)
{
}

GtkWidget *
aluette_face_picture_new (guint villager, AluetteGesture gesture, int side)
{
  gboolean at_rest = gesture == ALUETTE_N_GESTURES;
  AluetteFacePicture *self = g_object_new (ALUETTE_TYPE_FACE_PICTURE, "accessible-role",
                                           at_rest ? GTK_ACCESSIBLE_ROLE_PRESENTATION
                                                   : GTK_ACCESSIBLE_ROLE_IMG,
                                           NULL);

  self->villager = villager;
  self->gesture = gesture;
  self->side = side;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  return GTK_WIDGET (self);
}

void
aluette_face_picture_set_gesture (AluetteFacePicture *self, AluetteGesture gesture)
{
  if (self->gesture == gesture)
    return;
  self->gesture = gesture;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
aluette_face_picture_get_villager (AluetteFacePicture *self)
{
  return self->villager;
}

void
aluette_face_picture_set_villager (AluetteFacePicture *self, guint villager)
{
  if (self->villager == villager)
    return;
  self->villager = villager;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
