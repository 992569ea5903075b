/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-learner-data.h"
#include "model/session/aluette-match-record.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REVIEW_PAGE (aluette_review_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReviewPage, aluette_review_page, ALUETTE, REVIEW_PAGE, GtkWidget)

/*
 * The review of the deals of a match of any game with reviews: the cost of each choice of a player,
 * the course of the deal, and a table for each position, on which another choice can be tried. The
 * review is computed while the page is shown. Mistakes of the people at this screen are added to
 * what they practice.
 *
 * Actions, with the prefix "review": cancel and start (stop and restart the computation), next and
 * previous (select a choice), again (restores the position), list (in a narrow window: returns from
 * the table to the list).
 */

/* aluette_review_page_new:
 * @close_action: (nullable): the action of a button that closes the page, %NULL for no button
 *
 * Returns: (transfer floating): a page without a match */
GtkWidget *aluette_review_page_new (const char *close_action);

/* aluette_review_page_set_learner_data:
 * @data: (nullable): what the user learns of the game, where mistakes are stored; %NULL to store
 *   none
 *
 * Sets where mistakes are stored. */
void aluette_review_page_set_learner_data (AluetteReviewPage *self, AluetteLearnerData *data);

/* aluette_review_page_set_record:
 * @record: (nullable) (transfer none): a match
 * @deal: the index of the first deal to show, from 0
 * @seat: the seat to review, or ALU_GAME_SPECTATOR for the first person
 *
 * Sets the match. Deals that have not ended are left out. */
void aluette_review_page_set_record (AluetteReviewPage *self, AluetteMatchRecord *record,
                                     guint deal, guint seat);

/* aluette_review_page_get_state:
 *
 * Returns: (transfer floating) (nullable): deal, player, review and what is selected; NULL without
 * a match. */
GVariant *aluette_review_page_get_state (AluetteReviewPage *self);

/* aluette_review_page_set_state:
 *
 * Continues from a state. The match must be set. */
void aluette_review_page_set_state (AluetteReviewPage *self, GVariant *state);

/* aluette_review_page_get_table:
 *
 * Returns: (transfer none): the table of the positions, for its settings */
AluetteTable *aluette_review_page_get_table (AluetteReviewPage *self);

/* aluette_review_page_get_review:
 *
 * Returns: (nullable) (transfer none): the review: bytes of the AluBotKind; %NULL until it is
 *   computed */
gconstpointer aluette_review_page_get_review (AluetteReviewPage *self);

G_END_DECLS
