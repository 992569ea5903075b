/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/portraits/aluette-villagers.h"

#include <gdk/gdk.h>

G_BEGIN_DECLS

/** The most recently used pictures of one portrait. */
typedef struct _AluettePortraitCache AluettePortraitCache;

/** Returns an empty cache; free with aluette_portrait_cache_free (). */
AluettePortraitCache *aluette_portrait_cache_new (void);

void aluette_portrait_cache_free (AluettePortraitCache *cache);

/** Removes all pictures. */
void aluette_portrait_cache_clear (AluettePortraitCache *cache);

/**
 * Looks up the picture of a pose.
 *
 * @param side width and height in device pixels
 * @return owned by the cache; NULL if it is not there
 */
GdkTexture *
aluette_portrait_cache_find (AluettePortraitCache *cache, const AluettePose *pose, int side);

/** Adds a picture and keeps a reference. A full cache drops its least recently used picture. */
void aluette_portrait_cache_store (AluettePortraitCache *cache, const AluettePose *pose, int side,
                                   GdkTexture *texture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluettePortraitCache, aluette_portrait_cache_free)

/**
 * Starts to draw a picture in another thread, for the next aluette_portrait_cache_get (), unless it
 * is there.
 *
 * @param villager always the same until the cache is cleared
 */
void aluette_portrait_cache_prepare (AluettePortraitCache *cache, const AluetteVillager *villager,
                                     const AluettePose *pose, int side);

/**
 * Finds a picture, or draws it. Waits for the thread that draws it, if there is one.
 *
 * @param villager always the same until the cache is cleared
 * @param store whether a picture that is drawn is put into the cache
 * @return owned by the caller
 */
GdkTexture *
aluette_portrait_cache_get (AluettePortraitCache *cache, const AluetteVillager *villager,
                            const AluettePose *pose, int side, gboolean store);

G_END_DECLS
