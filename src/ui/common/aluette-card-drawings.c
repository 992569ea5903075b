/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-card-drawings.h"

#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

#define RESOURCE_ROOT "/io/github/aluette/Aluette/cards"

/* The paper of all drawings, in their units. */
#define PAPER_WIDTH 160
#define PAPER_HEIGHT 256
#define PAPER_EDGE 0.8
#define PAPER_RADIUS 9.6

struct _AluetteCardDrawings
{
  GMutex lock;          /* held while something is drawn: a handle is not for two threads at once */
  GHashTable *drawings; /* name -> RsvgHandle, read on first use */
};

guint
aluette_card_picture_hash (gconstpointer picture)
{
  const AluetteCardPicture *self = picture;
  guint hash = g_str_hash (self->name);

  hash = hash * 31 + (guint) self->width_px;
  hash = hash * 31 + (guint) self->height_px;
  return hash * 2 + (self->with_index ? 1 : 0);
}

gboolean
aluette_card_picture_equal (gconstpointer one, gconstpointer other)
{
  const AluetteCardPicture *a = one;
  const AluetteCardPicture *b = other;

  return a->width_px == b->width_px && a->height_px == b->height_px
         && a->with_index == b->with_index && strcmp (a->name, b->name) == 0;
}

AluetteCardDrawings *
aluette_card_drawings_new (void)
{
  AluetteCardDrawings *self = g_new0 (AluetteCardDrawings, 1);

  g_mutex_init (&self->lock);
  self->drawings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return self;
}

void
aluette_card_drawings_free (AluetteCardDrawings *self)
{
  g_hash_table_unref (self->drawings);
  g_mutex_clear (&self->lock);
  g_free (self);
}

/* Returns: (transfer full) (nullable): the SVG of a card or back, or %NULL if it cannot be read */
static RsvgHandle *
load_drawing (AluetteCardDrawings *self, const char *name)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_ROOT "/%s.svg", name);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  RsvgHandle *drawing = NULL;

  if (bytes != NULL)
    {
      gsize length;
      const guint8 *data = g_bytes_get_data (bytes, &length);

      drawing = rsvg_handle_new_from_data (data, length, &error);
    }
  if (drawing == NULL)
    g_warning ("No drawing for a card: %s", error->message);
  return drawing;
}

/* Reads the SVG of a card or back on first use.
 *
 * Returns: (transfer none) (nullable): the SVG, or %NULL if it cannot be read */
static RsvgHandle *
get_drawing (AluetteCardDrawings *self, const char *name)
{
  RsvgHandle *drawing = g_hash_table_lookup (self->drawings, name);

  if (drawing != NULL)
    return drawing;

  drawing = load_drawing (self, name);
  if (drawing != NULL)
    g_hash_table_insert (self->drawings, g_strdup (name), drawing);
  return drawing;
}

static void
draw_layers (RsvgHandle *drawing, cairo_t *cr, const AluetteCardPicture *picture)
{
  gboolean with_index = picture->with_index && rsvg_handle_has_sub (drawing, "#index");
  const char *const layers[] = { "#paper", "#face", with_index ? "#index" : NULL };
  RsvgRectangle viewport = { 0, 0, picture->width_px, picture->height_px };

  for (gsize i = 0; i < G_N_ELEMENTS (layers) && layers[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!rsvg_handle_render_layer (drawing, cr, layers[i], &viewport, &error))
        g_warning ("Cannot draw a card: %s", error->message);
    }
}

/* @surface: (transfer full)
 *
 * Returns: (transfer full): a texture of its pixels */
static GdkTexture *
take_surface (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

GdkTexture *
aluette_card_drawings_draw (AluetteCardDrawings *self, const AluetteCardPicture *picture)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width_px,
                                                         picture->height_px);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->lock);
  RsvgHandle *drawing = get_drawing (self, picture->name);

  if (drawing != NULL)
    draw_layers (drawing, cr, picture);
  cairo_destroy (cr);
  return take_surface (surface);
}

GdkTexture *
aluette_card_drawings_draw_blank (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PAPER_WIDTH,
                                                         PAPER_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  const double near = PAPER_EDGE / 2 + PAPER_RADIUS;
  const double right = PAPER_WIDTH - near, bottom = PAPER_HEIGHT - near;

  cairo_arc (cr, near, near, PAPER_RADIUS, G_PI, 1.5 * G_PI);
  cairo_arc (cr, right, near, PAPER_RADIUS, 1.5 * G_PI, 2 * G_PI);
  cairo_arc (cr, right, bottom, PAPER_RADIUS, 0, 0.5 * G_PI);
  cairo_arc (cr, near, bottom, PAPER_RADIUS, 0.5 * G_PI, G_PI);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.957, 0.910, 0.804);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.788, 0.718, 0.557);
  cairo_set_line_width (cr, PAPER_EDGE);
  cairo_stroke (cr);
  cairo_destroy (cr);
  return take_surface (surface);
}
