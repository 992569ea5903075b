/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/learning/aluette-learner-data.h"
#include "model/storage/aluette-database.h"
#include "ui/common/aluette-print.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCH_PAGE (aluette_match_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchPage, aluette_match_page, ALUETTE, MATCH_PAGE, GtkWidget)

/*
 * A recorded match of any game: score and deals, the replay of every deal, reviews if the game has
 * them, and the match file as text. Follows changes of the database. Has its own toasts; no header
 * bar. The replay and the review are built after the first frame, or when they are first needed.
 *
 * Actions, prefix "match": export, share, print, copy-record, show-deal ("u": index of the deal to
 * replay, from 0).
 * Activates the window's actions win.open, win.resume and win.rematch, as AluetteMatchesPage does.
 */

/* aluette_match_page_make_print:
 * @record: of a game of this version
 *
 * Returns: (transfer full) (nullable): the match for printing; NULL with @error. */
AluettePrint *aluette_match_page_make_print (const char *record, GError **error);

/* Returns: (transfer floating): a new page. */
GtkWidget *aluette_match_page_new (AluetteDatabase *database, gint64 match);

/* aluette_match_page_set_learner_data:
 * @get_learner_data: returns what the user learns of the game with this id, where mistakes are
 *   stored */
void
aluette_match_page_set_learner_data (AluetteMatchPage *self,
                                     AluetteLearnerData *(*get_learner_data) (const char *kind));

/* aluette_match_page_set_settings:
 *
 * Makes the table of the replay follow @settings from now on. Can be called once. */
void aluette_match_page_set_settings (AluetteMatchPage *self, GSettings *settings);

G_END_DECLS
