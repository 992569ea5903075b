/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Matches of French Tarot as CSV. Players count from 1 in the order of play; points and names are
 * those of the record and never translated. Any thread. */

/* aluette_tarot_export_csv_head:
 *
 * Returns: (transfer full): the names of the columns as a line of CSV (RFC 4180; lines end with
 * "\r\n"). */
char *aluette_tarot_export_csv_head (void);

/* aluette_tarot_export_csv_deals:
 * @match: a number that identifies the match
 * @record: the text of a record
 *
 * Returns: (transfer full) (nullable): a line of CSV for each deal that was scored; NULL with
 * @error (ALUETTE_RECORD_ERROR). */
char *aluette_tarot_export_csv_deals (gint64 match, const char *record, GError **error);

G_END_DECLS
