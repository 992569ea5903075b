/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-cards.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TABLE_STYLE (aluette_table_style_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTableStyle, aluette_table_style, ALUETTE, TABLE_STYLE, GObject)

/*
 * The appearance and tooltips of the cards of a table. All its card widgets share one style, and
 * redraw themselves on "changed".
 */

/* Returns the tooltip of a card. Returns: (transfer full) (nullable). */
typedef char *(*AluetteCardTooltipFunc) (AluCard card, gpointer data);

AluetteTableStyle *aluette_table_style_new (void);

void aluette_table_style_set_renderer (AluetteTableStyle *self, AluetteCardRenderer *renderer);
AluetteCardRenderer *aluette_table_style_get_renderer (AluetteTableStyle *self);

void aluette_table_style_set_deck (AluetteTableStyle *self, AluetteDeck deck);

/* Returns: the deck in use: the one that was set, or the French deck in the twelve hands game */
AluetteDeck aluette_table_style_get_deck (AluetteTableStyle *self);

void aluette_table_style_set_order (AluetteTableStyle *self, AluOrder order);
AluOrder aluette_table_style_get_order (AluetteTableStyle *self);

void aluette_table_style_set_show_indices (AluetteTableStyle *self, gboolean show);
gboolean aluette_table_style_get_show_indices (AluetteTableStyle *self);

void aluette_table_style_set_show_captions (AluetteTableStyle *self, gboolean show);
gboolean aluette_table_style_get_show_captions (AluetteTableStyle *self);

/* aluette_table_style_set_tooltip_func:
 * @tooltip_func: (nullable): called when a tooltip is about to be shown
 * @data: (transfer none): data for @tooltip_func
 *
 * Sets the function that makes tooltips. */
void aluette_table_style_set_tooltip_func (AluetteTableStyle *self,
                                           AluetteCardTooltipFunc tooltip_func, gpointer data);

/* aluette_table_style_get_tooltip:
 *
 * Returns: (transfer full) (nullable): the tooltip of @card */
char *aluette_table_style_get_tooltip (AluetteTableStyle *self, AluCard card);

/* aluette_table_style_get_texture:
 * @card: 0 to 47, or ALU_CARD_NONE for the back
 * @width: the width in device pixels
 * @height: the height in device pixels
 *
 * Returns: (transfer full): the texture of a card, see aluette_card_renderer_get_face () */
GdkTexture *
aluette_table_style_get_texture (AluetteTableStyle *self, AluCard card, int width, int height);

G_END_DECLS
