/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Decks beside the themes. */
#define ALUETTE_DECK_MIXED "mixed"
#define ALUETTE_DECK_MISTAKES "mistakes"
#define ALUETTE_DECK_NEW "new"

#define ALUETTE_TYPE_PRACTICE_MENU (aluette_practice_menu_get_type ())
G_DECLARE_FINAL_TYPE (AluettePracticeMenu, aluette_practice_menu, ALUETTE, PRACTICE_MENU, AdwBin)

/*
 * The choice of what to practise: a row a deck, and how hard. Rows do the action "practice.open".
 *
 * Signal: "stars-chosen": another difficulty was chosen.
 */

/* Tells of a deck how many problems it has, how many are known and how many are due again. */
typedef void (*AluetteDeckCounter) (const char *deck, guint *n, guint *known, guint *due,
                                    gpointer data);

/* Returns: (transfer floating) */
GtkWidget *aluette_practice_menu_new (AluetteDeckCounter counter, gpointer data);

/* aluette_practice_menu_update: counts anew. */
void aluette_practice_menu_update (AluettePracticeMenu *self);

/* Returns: the difficulty chosen, 0 for all. */
guint aluette_practice_menu_get_stars (AluettePracticeMenu *self);
void aluette_practice_menu_set_stars (AluettePracticeMenu *self, guint stars);

G_END_DECLS
