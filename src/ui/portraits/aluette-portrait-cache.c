/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-portrait-cache.h"

#include "presentation/portraits/aluette-face-drawing.h"

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
  const AluetteVillager *villager;
  AluettePose pose;
  int side;
  GAsyncQueue *finished; /* of GdkTexture: the picture, when it is drawn */
} Drawing;

struct _AluettePortraitCache
{
  GQueue pictures;  /* of Picture, the most recently used first */
  Drawing *drawing; /* (nullable) */
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

static void
drawing_free (Drawing *drawing)
{
  g_async_queue_unref (drawing->finished);
  g_free (drawing);
}

/* Waits for the picture that a thread draws, if any, and stores it. */
static void
take_drawing (AluettePortraitCache *cache)
{
  Drawing *drawing = g_steal_pointer (&cache->drawing);
  g_autoptr (GdkTexture) texture = NULL;

  if (drawing == NULL)
    return;
  texture = g_async_queue_pop (drawing->finished);
  aluette_portrait_cache_store (cache, &drawing->pose, drawing->side, texture);
  drawing_free (drawing);
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

/* A GFunc. @data: what to draw; it may be freed as soon as it is drawn */
static void
draw_in_thread (gpointer data, gpointer unused)
{
  Drawing *drawing = data;
  g_autoptr (GAsyncQueue) finished = g_async_queue_ref (drawing->finished);

  g_async_queue_push (finished,
                      render_texture (drawing->villager, &drawing->pose, drawing->side));
}

/* Returns: (transfer none): the threads that draw, one a processor. They draw in the order in which
 * pictures were asked for. */
static GThreadPool *
get_threads (void)
{
  static GThreadPool *threads;

  if (g_once_init_enter (&threads))
    g_once_init_leave (&threads, g_thread_pool_new (draw_in_thread, NULL,
                                                    (int) g_get_num_processors (), FALSE, NULL));
  return threads;
}

/* Returns: whether a picture is there, or a thread draws it */
static gboolean
is_prepared (AluettePortraitCache *cache, const AluettePose *pose, int side)
{
  const Drawing *drawing = cache->drawing;

  if (drawing != NULL && drawing->side == side && aluette_pose_equal (&drawing->pose, pose))
    return TRUE;
  return aluette_portrait_cache_find (cache, pose, side) != NULL;
}

void
aluette_portrait_cache_prepare (AluettePortraitCache *cache, const AluetteVillager *villager,
                                const AluettePose *pose, int side)
{
  if (is_prepared (cache, pose, side))
    return;
  take_drawing (cache);
  cache->drawing = g_new (Drawing, 1);
  *cache->drawing = (Drawing) { villager, *pose, side, g_async_queue_new () };
  g_thread_pool_push (get_threads (), cache->drawing, NULL);
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
