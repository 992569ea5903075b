/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SETUP_PAGE (aluette_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSetupPage, aluette_setup_page, ALUETTE, SETUP_PAGE, GtkWidget)

/*
 * Page to set up a match: game, rule set, options, players. Its Play button activates win.start.
 */

/* aluette_setup_page_new:
 * @header: (transfer none) (nullable): the match to propose; NULL for the last one of the game
 *
 * Returns: (transfer floating): a page with a match of the game. */
GtkWidget *aluette_setup_page_new (const AluGameKind *kind, const AluGameHeader *header);

/* aluette_setup_page_propose:
 *
 * Shows the match of a game that was set up last, or a default one. */
void aluette_setup_page_propose (AluetteSetupPage *self, const AluGameKind *kind);

/* aluette_setup_page_set_match:
 * @header: (transfer none): the match to propose
 *
 * Shows a match of a game. What was set up for other games is kept, unless it was for cards of
 * another sort: real ones or those of the program. */
void aluette_setup_page_set_match (AluetteSetupPage *self, const AluGameKind *kind,
                                   const AluGameHeader *header);

/* aluette_setup_page_choose_game:
 *
 * Shows what was set up for a game, as if the user had chosen it on the page. */
void aluette_setup_page_choose_game (AluetteSetupPage *self, const AluGameKind *kind);

/* aluette_setup_page_get_game:
 *
 * Returns: (transfer none): the game of the match. */
const AluGameKind *aluette_setup_page_get_game (AluetteSetupPage *self);

/* aluette_setup_page_get_header:
 *
 * Returns: (transfer none): the match as currently set up. Its captains are appointed, its date is
 * not set. */
const AluGameHeader *aluette_setup_page_get_header (AluetteSetupPage *self);

/* Where a match is played. */
typedef enum
{
  ALUETTE_SETUP_HERE,    /* at this screen */
  ALUETTE_SETUP_NETWORK, /* at a table on the network */
  ALUETTE_SETUP_PHONES,  /* with telephones around this screen */
} AluetteSetupPlace;

/* aluette_setup_page_set_place:
 *
 * Sets where the match is played. The page opens a table for others (action win.open-table). All
 * seats are for people at first; those that nobody takes become bots' when the match begins. With
 * telephones the match has no signs at first. */
void aluette_setup_page_set_place (AluetteSetupPage *self, AluetteSetupPlace place);
AluetteSetupPlace aluette_setup_page_get_place (AluetteSetupPage *self);

/* aluette_setup_page_set_set:
 * @set: whether the match belongs to a best of three
 * @standing: (nullable): which match of the best of three is next and the matches won so far, or
 *   NULL if the user may still choose the length */
void aluette_setup_page_set_set (AluetteSetupPage *self, gboolean set, const char *standing);

/* aluette_setup_page_get_set:
 *
 * Returns: whether the match belongs to a best of three, if the game has such. */
gboolean aluette_setup_page_get_set (AluetteSetupPage *self);

/* aluette_setup_page_focus:
 *
 * Focuses the Play button, or the first control if the match cannot start yet. The page is shown
 * from its beginning. */
void aluette_setup_page_focus (AluetteSetupPage *self);

G_END_DECLS
