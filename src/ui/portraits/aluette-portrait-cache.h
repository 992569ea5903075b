/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/portraits/aluette-pose.h"

#include <gdk/gdk.h>

G_BEGIN_DECLS

/** The pictures of one portrait that are likely to be wanted again, the latest used kept. */
typedef struct _AluettePortraitCache AluettePortraitCache;

/** Empty. Free with aluette_portrait_cache_free (). */
AluettePortraitCache *aluette_portrait_cache_new (void);

void aluette_portrait_cache_free (AluettePortraitCache *cache);

/** Forgets all pictures. */
void aluette_portrait_cache_clear (AluettePortraitCache *cache);

/** The picture of a pose that is `side` pixels wide. @return owned by the cache; NULL if none */
GdkTexture *
aluette_portrait_cache_find (AluettePortraitCache *cache, const AluettePose *pose, int side);

/** Takes a reference to a picture; drops the one longest unused when it has had its share. */
void aluette_portrait_cache_keep (AluettePortraitCache *cache, const AluettePose *pose, int side,
                                  GdkTexture *texture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluettePortraitCache, aluette_portrait_cache_free)

G_END_DECLS
