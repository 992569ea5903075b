/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-portrait-cache.h"

#include "ui/portraits/aluette-face-drawing.h"

#define MOST_BYTES (4 * 1024 * 1024)
#define MOST_PICTURES 40

typedef struct
{
  AluettePose pose;
  int side;
  GdkTexture *texture;
} Picture;

/* A picture that a thread draws. */
typedef struct
{
  GThread *thread; /* returns the texture; NULL if there is none */
  const AluetteVillager *villager;
  AluettePose pose;
  int side;
} Drawing;

struct _AluettePortraitCache
{
  GQueue pictures; /* of Picture, the most recently used first */
  Drawing drawing;
};

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  g_object_unref (picture->texture);
  g_free (picture);
}

AluettePortraitCache *
aluette_portrait_cache_new (void)
{
  AluettePortraitCache *cache = g_new0 (AluettePortraitCache, 1);

  g_queue_init (&cache->pictures);
  return cache;
}

void
aluette_portrait_cache_free (AluettePortraitCache *cache)
{
  aluette_portrait_cache_clear (cache);
  g_free (cache);
}

/* Waits for the picture that a thread draws, if any, and stores it. */
static void
take_drawing (AluettePortraitCache *cache)
{
  g_autoptr (GdkTexture) texture = NULL;

  if (cache->drawing.thread == NULL)
    return;
  texture = g_thread_join (g_steal_pointer (&cache->drawing.thread));
  aluette_portrait_cache_store (cache, &cache->drawing.pose, cache->drawing.side, texture);
}

void
aluette_portrait_cache_clear (AluettePortraitCache *cache)
{
  take_drawing (cache);
  g_queue_clear_full (&cache->pictures, picture_free);
}

GdkTexture *
aluette_portrait_cache_find (AluettePortraitCache *cache, const AluettePose *pose, int side)
{
  for (GList *link = cache->pictures.head; link; link = link->next)
    {
      Picture *picture = link->data;

      if (picture->side != side || !aluette_pose_equal (&picture->pose, pose))
        continue;
      g_queue_unlink (&cache->pictures, link);
      g_queue_push_head_link (&cache->pictures, link);
      return picture->texture;
    }
  return NULL;
}

void
aluette_portrait_cache_store (AluettePortraitCache *cache, const AluettePose *pose, int side,
                              GdkTexture *texture)
{
  Picture *picture = g_new (Picture, 1);
  guint most = CLAMP (MOST_BYTES / (4 * (guint) side * (guint) side), 1, MOST_PICTURES);

  *picture = (Picture) { *pose, side, g_object_ref (texture) };
  g_queue_push_head (&cache->pictures, picture);
  while (cache->pictures.length > most)
    picture_free (g_queue_pop_tail (&cache->pictures));
}

static GdkTexture *
render_texture (const AluetteVillager *villager, const AluettePose *pose, int side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  aluette_face_draw (cr, villager, pose, side, side, 1);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) side,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (side, side, GDK_MEMORY_DEFAULT, bytes, stride);
}

static gpointer
draw_in_thread (gpointer drawing)
{
  const Drawing *self = drawing;

  return render_texture (self->villager, &self->pose, self->side);
}

void
aluette_portrait_cache_prepare (AluettePortraitCache *cache, const AluetteVillager *villager,
                                const AluettePose *pose, int side)
{
  take_drawing (cache);
  cache->drawing = (Drawing) { .villager = villager, .pose = *pose, .side = side };
  cache->drawing.thread = g_thread_new ("portrait", draw_in_thread, &cache->drawing);
}

GdkTexture *
aluette_portrait_cache_get (AluettePortraitCache *cache, const AluetteVillager *villager,
                            const AluettePose *pose, int side, gboolean store)
{
  GdkTexture *texture;

  take_drawing (cache);
  texture = aluette_portrait_cache_find (cache, pose, side);

  if (texture != NULL)
    return g_object_ref (texture);
  texture = render_texture (villager, pose, side);
  if (store)
    aluette_portrait_cache_store (cache, pose, side, texture);
  return texture;
}
