/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-page.h"
#include "ui/practice/aluette-challenge-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_DAY_PAGE (aluette_day_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteDayPage, aluette_day_page, ALUETTE, DAY_PAGE, AdwBin)

/*
 * The deal of the day: an introduction, the table, and the result with what the master made of the
 * same cards, and the days before. Without a header bar.
 *
 * Actions, prefix "day": play, copy (the result as three lines of text).
 */

/* aluette_day_page_new:
 * @date: (nullable): the day, YYYY-MM-DD; NULL for today
 * @name: name of the person
 *
 * The deal is put on the table when the page begins (see AluettePage), if it was begun before.
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_day_page_new (AluetteChallengeStore *store, const char *date, const char *name);

/* aluette_day_page_new_for:
 * @kind: id of the game
 *
 * Returns: (transfer floating): the page of the activity of a game. */
GtkWidget *aluette_day_page_new_for (const AluettePageContext *context, const char *kind);

/* aluette_day_page_format_state:
 * @store: an AluetteChallengeStore
 *
 * Returns: (transfer full) (nullable): the result of today's deal. */
char *aluette_day_page_format_state (GObject *store);

/* Returns: (transfer none): the table and what belongs to it, for its settings and signals. */
AluetteChallengeTable *aluette_day_page_get_table (AluetteDayPage *self);

/* Returns: (transfer none): what the page shows: "start", "table" or "result". */
const char *aluette_day_page_get_part (AluetteDayPage *self);

G_END_DECLS
