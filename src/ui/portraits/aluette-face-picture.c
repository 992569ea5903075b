/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-face-picture.h"

#include "presentation/portraits/aluette-face-drawing.h"
#include "presentation/portraits/aluette-villagers.h"

/* Data of the display: the faces that were drawn last. */
#define FACES_KEY "aluette-face-pictures"
#define MOST_FACES 64

/* A drawn face, for all pictures of the same. */
typedef struct
{
  guint villager;
  AluetteGesture gesture;
  int side; /* in device pixels */
  GdkTexture *texture;
} Face;

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
face_free (gpointer data)
{
  g_object_unref (((Face *) data)->texture);
  g_free (data);
}

static void
faces_free (gpointer data)
{
  g_queue_free_full (data, face_free);
}

/* Returns: (transfer none): the faces of the display (of Face), the most recently used first */
static GQueue *
get_faces (GdkDisplay *display)
{
  GQueue *faces = g_object_get_data (G_OBJECT (display), FACES_KEY);

  if (faces == NULL)
    {
      faces = g_queue_new ();
      g_object_set_data_full (G_OBJECT (display), FACES_KEY, faces, faces_free);
    }
  return faces;
}

/* Returns: (transfer full): the face in this size, drawn now unless another picture has shown it */
static GdkTexture *
get_texture (AluetteFacePicture *self, int side)
{
  GQueue *faces = get_faces (gtk_widget_get_display (GTK_WIDGET (self)));
  GList *link = faces->head;
  Face *face;

  for (; link != NULL; link = link->next)
    {
      face = link->data;
      if (face->villager == self->villager && face->gesture == self->gesture && face->side == side)
        break;
    }
  if (link != NULL)
    {
      g_queue_unlink (faces, link);
      g_queue_push_head_link (faces, link);
      return g_object_ref (((Face *) link->data)->texture);
    }
  face = g_new (Face, 1);
  *face = (Face) { self->villager, self->gesture, side, render (self, side) };
  g_queue_push_head (faces, face);
  if (faces->length > MOST_FACES)
    face_free (g_queue_pop_tail (faces));
  return g_object_ref (face->texture);
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
      self->texture = get_texture (self, pixels);
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

void
aluette_face_picture_set_side (AluetteFacePicture *self, int side)
{
  if (self->side == side)
    return;
  self->side = side;
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
