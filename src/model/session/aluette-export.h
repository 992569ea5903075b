/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Matches of any game in formats of other programs. All words, times and names are those of the
 * record and never translated. Any thread. */

/* aluette_export_csv_head:
 * @record: the text of a record, which says what game it is
 *
 * Returns: (transfer full): the names of the columns of this game as a line of CSV (RFC 4180; lines
 * end with "\r\n"); "" for a game that has no such lines. */
char *aluette_export_csv_head (const char *record);

/* aluette_export_csv_deals:
 * @match: a number that identifies the match
 * @record: the text of a record
 *
 * Returns: (transfer full) (nullable): a line of CSV for each finished deal; nothing for a game
 * that has no such lines; NULL with @error (ALUETTE_RECORD_ERROR). */
char *aluette_export_csv_deals (gint64 match, const char *record, GError **error);

/* aluette_export_json:
 * @match: a number that identifies the match
 * @record: the text of a record
 *
 * Returns: (transfer full) (nullable): an object with the header, options, players and their
 * statistics, deals and score of a match, and its record; NULL with @error
 * (ALUETTE_RECORD_ERROR). */
JsonNode *aluette_export_json (gint64 match, const char *record, GError **error);

G_END_DECLS
