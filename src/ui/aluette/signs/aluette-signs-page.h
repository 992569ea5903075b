/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "presentation/table/aluette-deck.h"
#include "ui/table/aluette-table-style.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SIGNS_PAGE (aluette_signs_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSignsPage, aluette_signs_page, ALUETTE, SIGNS_PAGE, AdwBin)

/*
 * The reference of signs: every sign with a villager who performs it, and the table of cards in
 * their order. Follows the settings. Without a header bar. Must be recreated when the language
 * changes.
 *
 * Properties: "deck" (AluetteDeck).
 */

/* Returns: (transfer floating): a new page. */
GtkWidget *aluette_signs_page_new (void);

/* aluette_signs_page_show_sign:
 * @sign: AluSign
 *
 * Scrolls to a sign and performs it. */
void aluette_signs_page_show_sign (AluetteSignsPage *self, guint sign);

/* aluette_signs_page_show_cards:
 *
 * Shows the table of cards. */
void aluette_signs_page_show_cards (AluetteSignsPage *self);

G_END_DECLS
