/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/*
 * The drawings of all decks: SVG files in the resources, read when they are first needed.
 */

typedef struct _AluetteCardDrawings AluetteCardDrawings;

#define ALUETTE_CARD_PICTURE_NAME 24 /* bytes of a deck and a card with the slash between them */

/**
 * AluetteCardPicture:
 * @name: the deck and the card, as "french/Ad" or "tarot/back"
 * @width_px: the width in device pixels
 * @height_px: the height in device pixels
 * @with_index: whether the corner indices are drawn
 *
 * What a texture shows. Two with the same members show the same.
 */
typedef struct
{
  char name[ALUETTE_CARD_PICTURE_NAME];
  int width_px;
  int height_px;
  gboolean with_index;
} AluetteCardPicture;

/**
 * aluette_card_picture_hash:
 * @picture: an #AluetteCardPicture
 *
 * Returns: a hash of a picture, for a #GHashTable
 */
guint aluette_card_picture_hash (gconstpointer picture);

/**
 * aluette_card_picture_equal:
 * @one: an #AluetteCardPicture
 * @other: an #AluetteCardPicture
 *
 * Returns: whether both show the same
 */
gboolean aluette_card_picture_equal (gconstpointer one, gconstpointer other);

/**
 * aluette_card_drawings_new:
 *
 * Creates drawings of which none is read yet.
 *
 * Returns: (transfer full): the drawings; free them with aluette_card_drawings_free ()
 */
AluetteCardDrawings *aluette_card_drawings_new (void);

/**
 * aluette_card_drawings_free:
 *
 * Frees the drawings. No other thread may use them anymore.
 */
void aluette_card_drawings_free (AluetteCardDrawings *self);

/**
 * aluette_card_drawings_draw:
 * @picture: what to draw
 *
 * Draws a card or back. Can be called on any thread; one picture is drawn at a time. A drawing that
 * cannot be read gives a transparent picture and a warning.
 *
 * Returns: (transfer full): the texture
 */
GdkTexture *
aluette_card_drawings_draw (AluetteCardDrawings *self, const AluetteCardPicture *picture);

/**
 * aluette_card_drawings_draw_blank:
 *
 * Draws the paper of a card with nothing on it, which is the same in all decks. Fast.
 *
 * Returns: (transfer full): the texture
 */
GdkTexture *aluette_card_drawings_draw_blank (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteCardDrawings, aluette_card_drawings_free)

G_END_DECLS
