/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_CARD_CHIP (aluette_card_chip_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCardChip, aluette_card_chip, ALUETTE, CARD_CHIP, GtkWidget)

/*
 * A layer above a widget with cards, which names the card under the pointer, the card that has the
 * keyboard, or the card of a long press. The text is on a chip beside the card. It covers no card
 * of the same hand, and no button of a widget that must stay free. A pointer that rests while
 * cards move below it asks for nothing. A card can have a menu, for the second button, the Menu key
 * and a long press.
 */

/* Returns the text about a card, or %NULL: its name, then lines with more. (transfer full) */
typedef char *(*AluetteCardChipFunc) (guint card, gpointer data);

/* aluette_card_chip_new:
 * @describe: makes the text of a card
 * @data: (transfer none): data for @describe
 *
 * Returns: (transfer floating): a chip that shows nothing */
GtkWidget *aluette_card_chip_new (AluetteCardChipFunc describe, gpointer data);

/* Opens the menu of a card. Returns: whether it has one. */
typedef gboolean (*AluetteCardMenuFunc) (GtkWidget *card, gpointer data);

/* aluette_card_chip_set_menu:
 * @menu: opens the menu of a card; it gets the data of the chip */
void aluette_card_chip_set_menu (AluetteCardChip *self, AluetteCardMenuFunc menu);

/* aluette_card_chip_watch:
 * @cards: (transfer none): the parent of the chip, with the cards in it
 *
 * Shows the chip for the cards in @cards. */
void aluette_card_chip_watch (AluetteCardChip *self, GtkWidget *cards);

/* aluette_card_chip_keep_free:
 * @widget: (nullable) (transfer none): a widget that the chip must not cover
 * @buttons_only: whether only its buttons must stay free
 * @face: (nullable) (transfer none): a portrait, which is less important
 *
 * Sets what the chip must not cover, if there is room elsewhere. */
void aluette_card_chip_keep_free (AluetteCardChip *self, GtkWidget *widget, gboolean buttons_only,
                                  GtkWidget *face);

/* aluette_card_chip_update:
 * @event: whether something has happened at the table
 *
 * Updates the text, and hides the chip of a card that has gone. After an event, a chip that would
 * have been shown soon does not appear. */
void aluette_card_chip_update (AluetteCardChip *self, gboolean event);

/* aluette_card_chip_get_target:
 *
 * Returns: (nullable) (transfer none): the card that the chip names, or will name soon */
GtkWidget *aluette_card_chip_get_target (AluetteCardChip *self);

G_END_DECLS
