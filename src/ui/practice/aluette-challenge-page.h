/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-page.h"
#include "ui/practice/aluette-challenge-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CHALLENGE_PAGE (aluette_challenge_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteChallengePage, aluette_challenge_page, ALUETTE, CHALLENGE_PAGE,
                      AdwBin)

/*
 * Challenges: eight deals that follow from a code word. Shows the challenges that were begun, the
 * table, and the result, which can be compared with somebody else's match file. Without a header
 * bar.
 *
 * Actions, prefix "challenge": start (with the code word in the entry), open ("s": a code word),
 * play, save, compare, back (Escape).
 */

/* aluette_challenge_page_new:
 * @name: name of the person
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_challenge_page_new (AluetteChallengeStore *store, const char *name);

/* aluette_challenge_page_new_for:
 * @kind: id of the game
 *
 * Returns: (transfer floating): the page of the activity of a game. */
GtkWidget *aluette_challenge_page_new_for (const AluettePageContext *context, const char *kind);

/* Returns: (transfer none): the table and what belongs to it, for its settings and signals. */
AluetteChallengeTable *aluette_challenge_page_get_table (AluetteChallengePage *self);

/* Returns: (transfer none): what the page shows: "list", "table" or "result". */
const char *aluette_challenge_page_get_part (AluetteChallengePage *self);

/* aluette_challenge_page_open:
 * @text: a code word
 *
 * Shows the challenge of @text: the result if it is over, else the table. */
void aluette_challenge_page_open (AluetteChallengePage *self, const char *text);

/* aluette_challenge_page_compare:
 * @file: somebody else's match file
 *
 * Compares the user's result with @file, or says why that is not possible. */
void aluette_challenge_page_compare (AluetteChallengePage *self, GFile *file);

/* aluette_challenge_page_save:
 * @file: is replaced
 *
 * Writes the user's match file. */
void aluette_challenge_page_save (AluetteChallengePage *self, GFile *file);

/* Returns: (transfer none): what was said last about a code word or a file; "" if nothing. */
const char *aluette_challenge_page_get_message (AluetteChallengePage *self);

G_END_DECLS
