/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tournament/aluette-tournament.h"
#include "ui/shell/aluette-navigation.h"

G_BEGIN_DECLS

/* Functions that create the program's pages. Each one creates a page, binds it to the settings,
 * connects its links to other pages and shows it in @navigation. A page that needs the database is
 * not shown without one. */

/* aluette_pages_show:
 * @name: "tournaments", "statistics", or the id of an AluetteActivity
 *
 * Shows a page that needs no arguments. */
void aluette_pages_show (AluetteNavigation *navigation, const char *name);

/* aluette_pages_make_activity:
 * @id: of an activity of any game
 *
 * Returns: (transfer floating) (nullable): its page or view. */
GtkWidget *aluette_pages_make_activity (const char *id);

void aluette_pages_show_match (AluetteNavigation *navigation, gint64 match);

/* aluette_pages_show_score_page:
 * @page: (transfer floating): from the AluetteUiKind of a game */
void aluette_pages_show_score_page (AluetteNavigation *navigation, GtkWidget *page);

void aluette_pages_show_tournament (AluetteNavigation *navigation, AluetteTournament *tournament);

/* aluette_pages_show_lesson:
 * @id: (nullable): id of a lesson of any game; NULL for the next one to do */
void aluette_pages_show_lesson (AluetteNavigation *navigation, const char *id);

/* aluette_pages_show_exercises:
 * @kind: id of a game
 *
 * Shows the questions to review. */
void aluette_pages_show_exercises (AluetteNavigation *navigation, const char *kind);

G_END_DECLS
