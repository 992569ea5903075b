/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/portraits/aluette-portrait-cache.h"

#define MOST_BYTES (4 * 1024 * 1024)
#define MOST_PICTURES 40

typedef struct
{
  AluettePose pose;
  int side;
  GdkTexture *texture;
} Picture;

struct _AluettePortraitCache
{
  GQueue pictures; /* of Picture, the most recently used first */
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

void
aluette_portrait_cache_clear (AluettePortraitCache *cache)
{
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
