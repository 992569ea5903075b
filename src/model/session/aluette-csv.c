/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-csv.h"

#include <string.h>

char *
aluette_csv_format_head (const char *const *columns)
{
  g_autofree char *line = g_strjoinv (",", (char **) columns);

  return g_strconcat (line, "\r\n", NULL);
}

void
aluette_csv_add_field (GString *line, const char *text)
{
  g_auto (GStrv) parts = NULL;

  if (line->len > 0 && line->str[line->len - 1] != '\n')
    g_string_append_c (line, ',');
  if (strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (line, text);
      return;
    }
  parts = g_strsplit (text, "\"", 0);
  g_string_append_c (line, '"');
  for (guint i = 0; parts[i] != NULL; i++)
    g_string_append_printf (line, "%s%s", i > 0 ? "\"\"" : "", parts[i]);
  g_string_append_c (line, '"');
}

void
aluette_csv_add_number (GString *line, gint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  aluette_csv_add_field (line, text);
}
