/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "model/aluette/aluette-match-summary.h"

G_BEGIN_DECLS

/* Matches of Aluette in formats of other programs: the functions of aluette-export.h for the table
 * of Aluette. */

extern const char *const aluette_vache_csv_columns[];
char *aluette_vache_export_csv_deals (gint64 match, const char *record, GError **error);
JsonNode *aluette_vache_export_json (gint64 match, const char *record, GError **error);

G_END_DECLS
