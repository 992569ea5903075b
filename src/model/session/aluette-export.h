/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "model/session/aluette-match-summary.h"

G_BEGIN_DECLS

/* Matches for other programs. Words are those of records, never translated; all times and names as
 * the record has them. Any thread. */

/* aluette_export_csv_head:
 *
 * Returns: (transfer full): the names of the columns, a line of CSV (RFC 4180, lines end in
 * "\r\n"). */
char *aluette_export_csv_head (void);

/* aluette_export_csv_deals:
 * @match: a number to tell matches apart
 * @record: the text of a record
 *
 * Returns: (transfer full) (nullable): a line of CSV for each finished deal; NULL with @error
 * (ALUETTE_RECORD_ERROR). */
char *aluette_export_csv_deals (gint64 match, const char *record, GError **error);

/* aluette_export_json:
 * @match: a number to tell matches apart
 * @record: the text of a record
 *
 * Returns: (transfer full) (nullable): an object with everything about a match: its header,
 * options, players with what they did, deals, score, and the record itself; NULL with @error. */
JsonNode *aluette_export_json (gint64 match, const char *record, GError **error);

G_END_DECLS
