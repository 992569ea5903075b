/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-cloth.h"

#include <math.h>
#include <string.h>

/* The pattern of the wood, in pixels; it repeats without a seam. */
#define WOOD_WIDTH 1024
#define WOOD_HEIGHT 480
#define PLANK_HEIGHT 96

/* Width of the wood that shows round the cloth, and of the cloth's border, for the smaller side. */
#define RIM (1 / 42.0)
#define BORDER (1 / 26.0)

typedef struct
{
  GdkRGBA wood;
  GdkRGBA grain;
  GdkRGBA cloth;
  GdkRGBA thread; /* the weave's lighter threads */
  GdkRGBA stripe;
  GdkRGBA light;  /* laid over the middle */
  GdkRGBA shade;  /* laid over the edges */
} Palette;

static const Palette day = {
  { 0.56f, 0.38f, 0.22f, 1 }, { 0.36f, 0.22f, 0.11f, 1 }, { 0.24f, 0.40f, 0.36f, 1 },
  { 0.32f, 0.48f, 0.43f, 1 }, { 0.93f, 0.89f, 0.78f, 1 }, { 1.0f, 0.96f, 0.82f, 0.16f },
  { 0.10f, 0.06f, 0.02f, 0.26f },
};

static const Palette lamp_light = {
  { 0.27f, 0.17f, 0.10f, 1 }, { 0.13f, 0.07f, 0.03f, 1 }, { 0.14f, 0.23f, 0.21f, 1 },
  { 0.18f, 0.28f, 0.25f, 1 }, { 0.72f, 0.60f, 0.42f, 1 }, { 1.0f, 0.72f, 0.34f, 0.20f },
  { 0.02f, 0.01f, 0.0f, 0.62f },
};

struct _AluetteCloth
{
  gboolean lamp;
  gboolean contrast;
  GdkTexture *wood;  /* (nullable) until it is needed */
  GdkTexture *weave;
};

AluetteCloth *
aluette_cloth_new (void)
{
  return g_new0 (AluetteCloth, 1);
}

void
aluette_cloth_free (AluetteCloth *self)
{
  g_clear_object (&self->wood);
  g_clear_object (&self->weave);
  g_free (self);
}

void
aluette_cloth_set_light (AluetteCloth *self, gboolean lamp, gboolean contrast)
{
  if (self->lamp != lamp)
    {
      g_clear_object (&self->wood);
      g_clear_object (&self->weave);
    }
  self->lamp = lamp;
  self->contrast = contrast;
}

static const Palette *
palette_of (AluetteCloth *self)
{
  return self->lamp ? &lamp_light : &day;
}

static GdkTexture *
texture_of (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* A number from 0 to 1 that is always the same for the same @n. */
static double
noise (guint n)
{
  n = (n ^ 61u) ^ (n >> 16);
  n *= 9u;
  n ^= n >> 4;
  n *= 0x27d4eb2du;
  n ^= n >> 15;
  return (n & 0xffff) / 65535.0;
}

/* One plank: its own tint, long wavering lines of grain, and the dark joint below. */
static void
draw_plank (cairo_t *cr, const Palette *p, int plank)
{
  double y0 = plank * PLANK_HEIGHT;
  double tint = (noise ((guint) plank * 7 + 3) - 0.5) * 0.12;

  cairo_rectangle (cr, 0, y0, WOOD_WIDTH, PLANK_HEIGHT);
  cairo_set_source_rgb (cr, p->wood.red + tint, p->wood.green + tint * 0.8,
                        p->wood.blue + tint * 0.6);
  cairo_fill (cr);
  for (guint i = 0; i < 15; i++)
    {
      guint n = (guint) plank * 97 + i * 13;
      double y = y0 + 3 + noise (n) * (PLANK_HEIGHT - 8);
      double sway = 1 + noise (n + 1) * 4;
      int waves = 1 + (int) (noise (n + 2) * 3);

      cairo_set_source_rgba (cr, p->grain.red, p->grain.green, p->grain.blue,
                             0.06 + noise (n + 3) * 0.18);
      cairo_set_line_width (cr, 0.6 + noise (n + 4) * 1.6);
      for (int x = 0; x <= WOOD_WIDTH; x += 16)
        cairo_line_to (cr, x, y + sin (2 * G_PI * waves * x / WOOD_WIDTH + i) * sway);
      cairo_stroke (cr);
    }
  cairo_set_source_rgba (cr, p->grain.red * 0.5, p->grain.green * 0.5, p->grain.blue * 0.5, 0.8);
  cairo_rectangle (cr, 0, y0 + PLANK_HEIGHT - 2, WOOD_WIDTH, 2);
  cairo_fill (cr);
}

static GdkTexture *
make_wood (const Palette *p)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WOOD_WIDTH,
                                                         WOOD_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  GdkTexture *texture;

  for (int plank = 0; plank < WOOD_HEIGHT / PLANK_HEIGHT; plank++)
    draw_plank (cr, p, plank);
  cairo_destroy (cr);
  texture = texture_of (surface);
  cairo_surface_destroy (surface);
  return texture;
}

/* Plain linen: each thread a little lighter or darker than the next. */
static GdkTexture *
make_weave (const Palette *p)
{
  const int size = 128;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  GdkTexture *texture;

  gdk_cairo_set_source_rgba (cr, &p->cloth);
  cairo_paint (cr);
  for (int i = 0; i < size; i += 2)
    {
      cairo_set_source_rgba (cr, p->thread.red, p->thread.green, p->thread.blue,
                             0.10 + 0.35 * noise ((guint) i));
      cairo_rectangle (cr, i, 0, 1, size);
      cairo_fill (cr);
      cairo_set_source_rgba (cr, p->thread.red, p->thread.green, p->thread.blue,
                             0.10 + 0.35 * noise ((guint) i + 999));
      cairo_rectangle (cr, 0, i, size, 1);
      cairo_fill (cr);
    }
  cairo_destroy (cr);
  texture = texture_of (surface);
  cairo_surface_destroy (surface);
  return texture;
}

static void
append_tiles (GtkSnapshot *snapshot, GdkTexture *texture, const graphene_rect_t *area)
{
  gtk_snapshot_push_repeat (snapshot, area, NULL);
  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float) gdk_texture_get_width (texture),
                                                    (float) gdk_texture_get_height (texture)));
  gtk_snapshot_pop (snapshot);
}

/* One stripe along the four sides of the cloth, @inset from its edge. */
static void
append_stripe (GtkSnapshot *snapshot, const graphene_rect_t *cloth, float inset, float width,
               const GdkRGBA *color, float alpha)
{
  graphene_rect_t r;
  GskRoundedRect outline;
  GdkRGBA tint = *color;

  tint.alpha = alpha;
  graphene_rect_inset_r (cloth, inset, inset, &r);
  gsk_rounded_rect_init_from_rect (&outline, &r, 0);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { tint, tint, tint, tint });
}

static void
append_light (GtkSnapshot *snapshot, const Palette *p, float width, float height)
{
  GskColorStop stops[] = {
    { 0.0f, p->light },
    { 0.55f, { p->light.red, p->light.green, p->light.blue, 0 } },
    { 0.60f, { p->shade.red, p->shade.green, p->shade.blue, 0 } },
    { 1.0f, p->shade },
  };

  gtk_snapshot_append_radial_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height),
                                       &GRAPHENE_POINT_INIT (width / 2, height * 0.46f),
                                       width * 0.72f, height * 0.78f, 0, 1, stops,
                                       G_N_ELEMENTS (stops));
}

static void
snapshot_plain (AluetteCloth *self, GtkSnapshot *snapshot, float width, float height)
{
  GdkRGBA ground = self->lamp ? (GdkRGBA) { 0.05f, 0.09f, 0.08f, 1 }
                              : (GdkRGBA) { 0.90f, 0.94f, 0.91f, 1 };

  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, width, height));
}

void
aluette_cloth_snapshot (AluetteCloth *self, GtkWidget *widget, GtkSnapshot *snapshot)
{
  const Palette *p = palette_of (self);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float rim = (float) (MIN (width, height) * RIM), border = (float) (MIN (width, height) * BORDER);
  graphene_rect_t table = GRAPHENE_RECT_INIT (0, 0, width, height), cloth;

  if (width < 1 || height < 1)
    return;
  if (self->contrast)
    {
      snapshot_plain (self, snapshot, width, height);
      return;
    }
  if (self->wood == NULL)
    {
      self->wood = make_wood (p);
      self->weave = make_weave (p);
    }
  append_tiles (snapshot, self->wood, &table);
  graphene_rect_inset_r (&table, rim, rim, &cloth);
  append_tiles (snapshot, self->weave, &cloth);
  append_stripe (snapshot, &cloth, 0, 2, &p->shade, 0.4f);
  append_stripe (snapshot, &cloth, border * 0.3f, border * 0.16f, &p->stripe, 0.75f);
  append_stripe (snapshot, &cloth, border * 0.56f, MAX (1, border * 0.06f), &p->stripe, 0.6f);
  append_stripe (snapshot, &cloth, border * 0.72f, MAX (1, border * 0.06f), &p->stripe, 0.6f);
  append_light (snapshot, p, width, height);
}
