/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tarot/aluette-tarot-score-sheet.h"

G_BEGIN_DECLS

/* Matches of French Tarot as CSV. Players count from 1 in the order of play; points and names are
 * those of the record and never translated. Any thread. */

/* The names of the columns, ends with NULL. */
extern const char *const aluette_tarot_csv_columns[];

/* aluette_tarot_export_csv_deals:
 * @match: a number that identifies the match
 * @record: the text of a record
 *
 * Returns: (transfer full) (nullable): a line of CSV for each deal that was scored; NULL with
 * @error (ALUETTE_RECORD_ERROR). */
char *aluette_tarot_export_csv_deals (gint64 match, const char *record, GError **error);

/* aluette_tarot_export_csv_sheet:
 *
 * Returns: (transfer full) (nullable): a table of all deals of a score sheet, with its head. If
 * somebody sits out, the column “match” numbers the line-ups, and more columns say who dealt, and
 * the total of each person. NULL with @error. Main thread. */
char *aluette_tarot_export_csv_sheet (AluetteTarotScoreSheet *sheet, GError **error);

G_END_DECLS
