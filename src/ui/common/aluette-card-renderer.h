/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

#include "engine/aluette/alu-cards.h"

G_BEGIN_DECLS

/*
 * Card faces and backs as textures, drawn from the SVG packs in the program's resources.
 */

/**
 * AluettePack:
 * @ALUETTE_PACK_ALUETTE: coins, cups, batons and swords, after the tradition of the coast
 * @ALUETTE_PACK_FRENCH: the French-suited substitutes, with the nicknames as emblems
 *
 * Which faces the cards wear.
 */
typedef enum
{
  ALUETTE_PACK_ALUETTE,
  ALUETTE_PACK_FRENCH,
} AluettePack;

#define ALUETTE_TYPE_PACK (aluette_pack_get_type ())
GType aluette_pack_get_type (void);

/* Width over height of every card. */
#define ALUETTE_CARD_ASPECT (160.0 / 256.0)

#define ALUETTE_TYPE_CARD_RENDERER (aluette_card_renderer_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardRenderer, aluette_card_renderer, ALUETTE, CARD_RENDERER, GObject)

/**
 * aluette_card_renderer_new:
 *
 * Makes a renderer with an empty cache. Use one for all the windows, on one thread.
 *
 * Returns: (transfer full): the renderer
 */
AluetteCardRenderer *aluette_card_renderer_new (void);

/**
 * aluette_card_renderer_get_face:
 * @card: 0 to 47
 * @width_px: width in device pixels, the scale factor already in it, 1 to 16384
 * @height_px: height in device pixels, 1 to 16384
 * @with_index: whether the corner indices are drawn
 *
 * The face of @card, kept ready: asked again for the same, the same texture is given without
 * drawing. The card is fitted into the size and centred, its proportion kept; around it and at its
 * rounded corners the texture is transparent.
 *
 * Returns: (transfer full): the texture
 */
GdkTexture *
aluette_card_renderer_get_face (AluetteCardRenderer *self, AluettePack pack, AluCard card,
                                int width_px, int height_px, gboolean with_index);

/**
 * aluette_card_renderer_get_back:
 *
 * The back of a pack, as aluette_card_renderer_get_face() gives a face.
 *
 * Returns: (transfer full): the texture
 */
GdkTexture *aluette_card_renderer_get_back (AluetteCardRenderer *self, AluettePack pack,
                                            int width_px, int height_px);

/**
 * aluette_card_renderer_set_max_bytes:
 * @max_bytes: pixels to keep, in bytes
 *
 * Bounds the cache; what was asked for least lately goes first. The texture asked for last is kept
 * whatever its size, and textures in use elsewhere live on there.
 */
void aluette_card_renderer_set_max_bytes (AluetteCardRenderer *self, gsize max_bytes);

/**
 * aluette_card_renderer_get_max_bytes:
 *
 * Returns: the bound of the cache, 96 MiB unless set
 */
gsize aluette_card_renderer_get_max_bytes (AluetteCardRenderer *self);

/**
 * aluette_card_renderer_get_n_bytes:
 *
 * Returns: bytes of pixels in the cache now
 */
gsize aluette_card_renderer_get_n_bytes (AluetteCardRenderer *self);

/**
 * aluette_card_renderer_get_n_renders:
 *
 * Returns: how many textures were drawn since the renderer was made; it stands still while nothing
 *   changes size
 */
guint aluette_card_renderer_get_n_renders (AluetteCardRenderer *self);

G_END_DECLS
