/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-script.h"

#include <string.h>

static void
take_line (const FuzzScript *script, gpointer data, const char *line, gsize length)
{
  guint client = length > 1 ? (guint) (line[line[0] < '0'] - '1') : script->n_clients;
  g_autofree char *text = g_strndup (line, length);

  if (length > 1 && text[0] == '+')
    script->pass_time (data, (guint) g_ascii_strtoull (text + 1, NULL, 10) % script->max_ms);
  else if (client < script->n_clients && text[0] == '-')
    script->lose (data, client);
  else if (client < script->n_clients && text[0] == '*')
    script->connect (data, client);
  else if (client < script->n_clients && length > 2 && text[1] == ' ')
    script->say (data, client, text + 2);
  script->pass_time (data, 0);
}

void
fuzz_script_run (const FuzzScript *script, gpointer data, const guint8 *bytes, gsize size)
{
  const char *text = (const char *) bytes;
  guint n_lines = 0;

  for (gsize at = 0; at < size && n_lines++ < script->max_lines;)
    {
      const char *end = memchr (text + at, '\n', size - at);
      gsize length = end != NULL ? (gsize) (end - text) - at : size - at;

      take_line (script, data, text + at, length);
      at += length + 1;
    }
}
