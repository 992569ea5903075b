/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-table-background.h"

#include <math.h>

#include "ui/table/aluette-table-geometry.h"

/* Size of the wood texture, which tiles seamlessly, and of a plank, in pixels. */
#define WOOD_WIDTH 1024
#define WOOD_HEIGHT 480
#define PLANK_HEIGHT 96

/* Size of the pixels in which the light is drawn. */
#define LIGHT_PIXELS 6

typedef struct
{
  GdkRGBA wood;
  GdkRGBA grain;
  GdkRGBA background;
  GdkRGBA thread; /* lighter threads of the cloth */
  GdkRGBA stripe;
  GdkRGBA light; /* drawn over the middle */
  GdkRGBA shade; /* drawn over the edges */
} Palette;

static const Palette day = {
  { 0.56f, 0.38f, 0.22f, 1 },     { 0.36f, 0.22f, 0.11f, 1 }, { 0.24f, 0.40f, 0.36f, 1 },
  { 0.32f, 0.48f, 0.43f, 1 },     { 0.93f, 0.89f, 0.78f, 1 }, { 1.0f, 0.96f, 0.82f, 0.16f },
  { 0.10f, 0.06f, 0.02f, 0.26f },
};

static const Palette lamp_light = {
  { 0.27f, 0.17f, 0.10f, 1 },    { 0.13f, 0.07f, 0.03f, 1 }, { 0.14f, 0.23f, 0.21f, 1 },
  { 0.18f, 0.28f, 0.25f, 1 },    { 0.72f, 0.60f, 0.42f, 1 }, { 1.0f, 0.72f, 0.34f, 0.20f },
  { 0.02f, 0.01f, 0.0f, 0.62f },
};

struct _AluetteTableBackground
{
  gboolean lamp;
  gboolean contrast;
  int width;
  int height;
  int scale;
  GskRenderNode *node;    /* (nullable): the whole background at that size */
  GThread *sawing;        /* (nullable): a thread that draws the wood and returns it */
  cairo_surface_t *wood;  /* (nullable): a tile of this light, for every size */
  cairo_surface_t *weave; /* (nullable): another */
};

AluetteTableBackground *
aluette_table_background_new (void)
{
  return g_new0 (AluetteTableBackground, 1);
}

/* Waits for the thread that draws the wood, if there is one. */
static void
take_wood (AluetteTableBackground *self)
{
  if (self->sawing != NULL)
    self->wood = g_thread_join (g_steal_pointer (&self->sawing));
}

static void
clear_drawings (AluetteTableBackground *self)
{
  take_wood (self);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_pointer (&self->wood, cairo_surface_destroy);
  g_clear_pointer (&self->weave, cairo_surface_destroy);
}

void
aluette_table_background_free (AluetteTableBackground *self)
{
  clear_drawings (self);
  g_free (self);
}

static const Palette *
get_palette (AluetteTableBackground *self)
{
  return self->lamp ? &lamp_light : &day;
}

/* Returns: a pseudo-random number from 0 to 1 that depends on @n only */
static double
get_noise (guint n)
{
  n = (n ^ 61u) ^ (n >> 16);
  n *= 9u;
  n ^= n >> 4;
  n *= 0x27d4eb2du;
  n ^= n >> 15;
  return (n & 0xffff) / 65535.0;
}

/* Draws a plank with its own tint, long wavy lines of grain, and a dark gap below. */
static void
draw_plank (cairo_t *cr, const Palette *p, int plank)
{
  double y0 = plank * PLANK_HEIGHT;
  double tint = (get_noise ((guint) plank * 7 + 3) - 0.5) * 0.12;

  cairo_rectangle (cr, 0, y0, WOOD_WIDTH, PLANK_HEIGHT);
  cairo_set_source_rgb (cr, p->wood.red + tint, p->wood.green + tint * 0.8,
                        p->wood.blue + tint * 0.6);
  cairo_fill (cr);
  for (guint i = 0; i < 15; i++)
    {
      guint n = (guint) plank * 97 + i * 13;
      double y = y0 + 3 + get_noise (n) * (PLANK_HEIGHT - 8);
      double sway = 1 + get_noise (n + 1) * 4;
      int waves = 1 + (int) (get_noise (n + 2) * 3);

      cairo_set_source_rgba (cr, p->grain.red, p->grain.green, p->grain.blue,
                             0.06 + get_noise (n + 3) * 0.18);
      cairo_set_line_width (cr, 0.6 + get_noise (n + 4) * 1.6);
      for (int x = 0; x <= WOOD_WIDTH; x += 16)
        cairo_line_to (cr, x, y + sin (2 * G_PI * waves * x / WOOD_WIDTH + i) * sway);
      cairo_stroke (cr);
    }
  cairo_set_source_rgba (cr, p->grain.red * 0.5, p->grain.green * 0.5, p->grain.blue * 0.5, 0.8);
  cairo_rectangle (cr, 0, y0 + PLANK_HEIGHT - 2, WOOD_WIDTH, 2);
  cairo_fill (cr);
}

/* A GThreadFunc. @data: the palette
 *
 * Returns: (transfer full): a tile of wood, a cairo_surface_t */
static gpointer
make_wood (gpointer data)
{
  const Palette *p = data;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WOOD_WIDTH,
                                                         WOOD_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  for (int plank = 0; plank < WOOD_HEIGHT / PLANK_HEIGHT; plank++)
    draw_plank (cr, p, plank);
  cairo_destroy (cr);
  return surface;
}

/* The wood takes long to draw: it is drawn in a thread while the table is built. */
void
aluette_table_background_set_light (AluetteTableBackground *self, gboolean lamp, gboolean contrast)
{
  clear_drawings (self);
  self->lamp = lamp;
  self->contrast = contrast;
  if (!contrast)
    self->sawing = g_thread_new ("wood", make_wood, (gpointer) get_palette (self));
}

/* Returns: (transfer full): a tile of linen, with threads of slightly different brightness */
static cairo_surface_t *
make_weave (const Palette *p)
{
  const int size = 128;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  gdk_cairo_set_source_rgba (cr, &p->background);
  cairo_paint (cr);
  for (int i = 0; i < size; i += 2)
    {
      cairo_set_source_rgba (cr, p->thread.red, p->thread.green, p->thread.blue,
                             0.10 + 0.35 * get_noise ((guint) i));
      cairo_rectangle (cr, i, 0, 1, size);
      cairo_fill (cr);
      cairo_set_source_rgba (cr, p->thread.red, p->thread.green, p->thread.blue,
                             0.10 + 0.35 * get_noise ((guint) i + 999));
      cairo_rectangle (cr, 0, i, size, 1);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  return surface;
}

/* Tiles a rectangle. */
static void
cover_rectangle (cairo_t *cr, cairo_surface_t *tile, double x, double y, double width,
                 double height)
{
  cairo_set_source_surface (cr, tile, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

/* Draws a stripe along the four sides of the cloth, @inset pixels from the edge of the table. */
static void
draw_stripe (cairo_t *cr, double width, double height, double inset, double thick,
             const GdkRGBA *color, double alpha)
{
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, alpha);
  cairo_set_line_width (cr, thick);
  cairo_rectangle (cr, inset, inset, width - 2 * inset, height - 2 * inset);
  cairo_stroke (cr);
}

/* Draws the light of the lamp over the whole of a surface. */
static void
draw_gradient (cairo_t *cr, const Palette *p, double width, double height)
{
  cairo_pattern_t *light = cairo_pattern_create_radial (0, 0, 0, 0, 0, 1);

  cairo_pattern_add_color_stop_rgba (light, 0, p->light.red, p->light.green, p->light.blue,
                                     p->light.alpha);
  cairo_pattern_add_color_stop_rgba (light, 0.56, p->light.red, p->light.green, p->light.blue, 0);
  cairo_pattern_add_color_stop_rgba (light, 0.57, p->shade.red, p->shade.green, p->shade.blue, 0);
  cairo_pattern_add_color_stop_rgba (light, 1, p->shade.red, p->shade.green, p->shade.blue,
                                     p->shade.alpha);
  cairo_translate (cr, width / 2, height * 0.46);
  cairo_scale (cr, width * 0.72, height * 0.78);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_pattern_destroy (light);
}

/* The light changes slowly: it is drawn small, because a gradient takes long, and enlarged. */
static void
draw_light (cairo_t *cr, const Palette *p, double width, double height)
{
  int small_width = (int) ceil (width / LIGHT_PIXELS),
      small_height = (int) ceil (height / LIGHT_PIXELS);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, small_width,
                                                         small_height);
  cairo_t *small = cairo_create (surface);

  draw_gradient (small, p, small_width, small_height);
  cairo_destroy (small);
  cairo_save (cr);
  cairo_scale (cr, width / small_width, height / small_height);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_surface_destroy (surface);
}

static void
draw_table (AluetteTableBackground *self, cairo_t *cr)
{
  const Palette *p = get_palette (self);
  double width = self->width, height = self->height, least = MIN (width, height);
  double rim = floor (least * ALUETTE_TABLE_RIM), border = least * ALUETTE_TABLE_BORDER;

  take_wood (self);
  if (self->weave == NULL)
    self->weave = make_weave (p);
  cover_rectangle (cr, self->wood, 0, 0, width, height);
  cover_rectangle (cr, self->weave, rim, rim, width - 2 * rim, height - 2 * rim);
  draw_stripe (cr, width, height, rim + 1, 2, &p->shade, 0.4);
  draw_stripe (cr, width, height, rim + border * 0.38, border * 0.16, &p->stripe, 0.75);
  draw_stripe (cr, width, height, rim + border * 0.59, MAX (1, border * 0.06), &p->stripe, 0.6);
  draw_stripe (cr, width, height, rim + border * 0.75, MAX (1, border * 0.06), &p->stripe, 0.6);
  draw_light (cr, p, width, height);
}

static void
draw_plain (AluetteTableBackground *self, cairo_t *cr)
{
  if (self->lamp)
    cairo_set_source_rgb (cr, 0.05, 0.09, 0.08);
  else
    cairo_set_source_rgb (cr, 0.90, 0.94, 0.91);
  cairo_paint (cr);
}

/* Draws the background once per size. Later frames reuse the node. */
static void
draw_node (AluetteTableBackground *self)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                         self->width * self->scale,
                                                         self->height * self->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  if (self->contrast)
    draw_plain (self, cr);
  else
    draw_table (self, cr);
  cairo_destroy (cr);
  self->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) self->width,
                                                        (float) self->height));
  cr = gsk_cairo_node_get_draw_context (self->node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

void
aluette_table_background_snapshot (AluetteTableBackground *self, GtkWidget *widget,
                                   GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);

  if (width < 1 || height < 1)
    return;
  if (self->width != width || self->height != height || self->scale != scale)
    g_clear_pointer (&self->node, gsk_render_node_unref);
  self->width = width;
  self->height = height;
  self->scale = scale;
  if (self->node == NULL)
    draw_node (self);
  gtk_snapshot_append_node (snapshot, self->node);
}
