/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-gaze-words.h"

#include <string.h>

#include "bots/aluette/gaze/alu-gaze-model.h"

static const struct
{
  const char *word;
  guint target;
} words[] = {
  { "cards", ALU_GAZE_CARDS },
  { "table", ALU_GAZE_TRICK },
  { "hidden", ALU_GAZE_HIDDEN },
};

char *
aluette_gaze_format_target (guint target)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].target == target)
      return g_strdup (words[i].word);
  return g_strdup_printf ("%u", target + 1);
}

gboolean
aluette_gaze_parse_target (const char *text, guint *target)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].word, text) == 0)
      {
        *target = words[i].target;
        return TRUE;
      }
  if (text[0] < '1' || text[0] > '0' + ALU_MAX_SEATS || text[1] != '\0')
    return FALSE;
  *target = (guint) (text[0] - '1');
  return TRUE;
}
