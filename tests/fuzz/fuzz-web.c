/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing what a page in a browser says: a word that is read has the sizes of the table. */

#include <string.h>

#include "fuzz.h"

#include "browser/aluette-web-json.h"
#include "browser/aluette-web-words.h"

#define MAX_TEXT 160

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (AluetteWebMessage) message = { 0 };
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *name = NULL;
  g_autofree char *target = NULL;

  if (aluette_web_json_parse_action (text, &name, &target))
    demand (name != NULL && !g_str_has_prefix (name, "table."));
  if (!aluette_web_words_read ((const char *) data, size, &message))
    return 0;
  demand (message.word < ALUETTE_WEB_N_WORDS && size <= 1024);
  for (guint i = 0; i < ALUETTE_WEB_MAX_MEMBERS; i++)
    demand (message.texts[i] == NULL
            || (strlen (message.texts[i]) <= MAX_TEXT
                && g_utf8_validate (message.texts[i], -1, NULL)));
  return 0;
}
