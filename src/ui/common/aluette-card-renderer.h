/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/*
 * Renders card faces and backs as textures, from the SVG files of each deck in the resources.
 *
 * Signal "drawn": pictures that were requested are in the cache now.
 */

/* The width of a card divided by its height. */
#define ALUETTE_CARD_ASPECT (160.0 / 256.0)

#define ALUETTE_TYPE_CARD_RENDERER (aluette_card_renderer_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardRenderer, aluette_card_renderer, ALUETTE, CARD_RENDERER, GObject)

/**
 * aluette_card_renderer_new:
 *
 * Creates a renderer with an empty cache. Use it on one thread only.
 *
 * Returns: (transfer full): the renderer
 */
AluetteCardRenderer *aluette_card_renderer_new (void);

/**
 * aluette_card_renderer_get_shared:
 *
 * All tables and pages of the default display share this renderer: a card that another one has
 * shown is there at once. Main thread only.
 *
 * Returns: (transfer full): the renderer
 */
AluetteCardRenderer *aluette_card_renderer_get_shared (void);

/**
 * aluette_card_renderer_get_picture:
 * @deck: a deck in the resources: "aluette", "french" or "tarot"
 * @card: the code of a card as records write it, or "back"
 * @width_px: width in device pixels (logical pixels times the scale factor), 1 to 16384
 * @height_px: height in device pixels, 1 to 16384
 * @with_index: whether to draw the corner indices; trumps of the Tarot have none and always show
 *   their number
 *
 * Returns a card or back of any deck as a texture, and draws it first if it is not in the cache,
 * which takes several milliseconds. The same arguments return the same texture while it is in the
 * cache. The card keeps its aspect ratio and is centered in the texture, which is transparent
 * around the card and its rounded corners.
 *
 * Returns: (transfer full): the texture
 */
GdkTexture *
aluette_card_renderer_get_picture (AluetteCardRenderer *self, const char *deck, const char *card,
                                   int width_px, int height_px, gboolean with_index);

/**
 * aluette_card_renderer_request_picture:
 * @deck: see aluette_card_renderer_get_picture ()
 * @card: the same
 * @width_px: the same
 * @height_px: the same
 * @with_index: the same
 * @drawn: (out): whether the texture is the picture that was requested
 *
 * Returns a card or back at once. If it is not in the cache, it is drawn in another thread, and the
 * texture is a substitute until "drawn": the same card in another size if there is one, else blank
 * paper.
 *
 * Returns: (transfer full): the texture, which may have another size than requested
 */
GdkTexture *aluette_card_renderer_request_picture (AluetteCardRenderer *self, const char *deck,
                                                   const char *card, int width_px, int height_px,
                                                   gboolean with_index, gboolean *drawn);

/**
 * aluette_card_renderer_set_max_bytes:
 * @max_bytes: the limit of the cache, in bytes of pixels
 *
 * Limits the size of the cache. The least recently used textures are dropped first. The most
 * recently used texture is always kept, whatever its size.
 */
void aluette_card_renderer_set_max_bytes (AluetteCardRenderer *self, gsize max_bytes);

/**
 * aluette_card_renderer_get_max_bytes:
 *
 * Returns: the limit of the cache in bytes of pixels, 96 MiB by default
 */
gsize aluette_card_renderer_get_max_bytes (AluetteCardRenderer *self);

/**
 * aluette_card_renderer_get_n_bytes:
 *
 * Returns: the current size of the cache in bytes of pixels
 */
gsize aluette_card_renderer_get_n_bytes (AluetteCardRenderer *self);

/**
 * aluette_card_renderer_get_n_renders:
 *
 * Returns: the number of textures drawn since the renderer was created. It does not grow while the
 *   same cards are shown at the same size.
 */
guint aluette_card_renderer_get_n_renders (AluetteCardRenderer *self);

G_END_DECLS
