/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-card-set.h"
#include "presentation/table/aluette-deck.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TABLE_STYLE (aluette_table_style_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTableStyle, aluette_table_style, ALUETTE, TABLE_STYLE, GObject)

/*
 * The appearance of the cards of a table. All its card widgets share one style, and redraw
 * themselves on "changed". Signal "drawn": cards that were not drawn yet are now.
 */

/* aluette_table_style_new:
 * @decks: (nullable): the decks of the game; none before there are cards to show
 *
 * Returns: (transfer full): a style with the first deck */
AluetteTableStyle *aluette_table_style_new (const AluetteDecks *decks);

void aluette_table_style_set_renderer (AluetteTableStyle *self, AluetteCardRenderer *renderer);
AluetteCardRenderer *aluette_table_style_get_renderer (AluetteTableStyle *self);

void aluette_table_style_set_deck (AluetteTableStyle *self, AluetteDeck deck);

/* Returns: the deck in use: the one that was set, unless the game has only another one */
AluetteDeck aluette_table_style_get_deck (AluetteTableStyle *self);

void aluette_table_style_set_decks (AluetteTableStyle *self, const AluetteDecks *decks);

/* Returns: (nullable): the deck in use */
const AluetteDeckInfo *aluette_table_style_get_deck_info (AluetteTableStyle *self);

void aluette_table_style_set_show_indices (AluetteTableStyle *self, gboolean show);
gboolean aluette_table_style_get_show_indices (AluetteTableStyle *self);

void aluette_table_style_set_show_captions (AluetteTableStyle *self, gboolean show);
gboolean aluette_table_style_get_show_captions (AluetteTableStyle *self);

/* aluette_table_style_request_texture:
 * @card: a card of the deck, or ALUETTE_NO_CARD for the back
 * @width: the width in device pixels
 * @height: the height in device pixels
 * @drawn: (out): whether the texture shows the card in this size. If not, draw the substitute, and
 *   the widget again on "drawn".
 *
 * Returns: (transfer full): a texture, see aluette_card_renderer_request_picture () */
GdkTexture *aluette_table_style_request_texture (AluetteTableStyle *self, guint card, int width,
                                                 int height, gboolean *drawn);

G_END_DECLS
