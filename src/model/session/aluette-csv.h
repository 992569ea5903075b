/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Fields of CSV, as in RFC 4180. */

/* aluette_csv_format_head:
 * @columns: names without commas and quotes, ends with NULL
 *
 * Returns: (transfer full): the first line, with its line end. */
char *aluette_csv_format_head (const char *const *columns);

/* aluette_csv_add_field:
 *
 * Appends a field to a line that is empty, or after the fields it has. A field with a comma, quote
 * or line end is quoted. */
void aluette_csv_add_field (GString *line, const char *text);
void aluette_csv_add_number (GString *line, gint64 number);

G_END_DECLS
