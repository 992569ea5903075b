/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing collections of problems: each that is taken can be put on the table and written out, and
 * what was written is read again to the same text. */

#include <string.h>

#include "fuzz.h"

#include "model/learning/aluette-practice-game.h"
#include "model/learning/aluette-problem-text.h"

static GString *
write_out (GPtrArray *problems)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    aluette_problem_text_append (text, g_ptr_array_index (problems, i));
  return text;
}

static void
ask (GPtrArray *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const AluProblem *problem = g_ptr_array_index (problems, i);
      g_autoptr (AluetteGame) game = aluette_practice_game_ask (problem);
      g_autofree char *record = aluette_problem_text_record (problem);

      demand (game != NULL && record != NULL);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (GPtrArray) again = NULL;
  GString *text, *once_more;

  problems = aluette_problem_text_read ((const char *) data, size, &error);
  demand (problems != NULL || (error != NULL && g_utf8_validate (error->message, -1, NULL)));
  if (problems == NULL)
    return 0;
  ask (problems);
  text = write_out (problems);
  again = aluette_problem_text_read (text->str, text->len, &error);
  demand (again != NULL && again->len == problems->len);
  once_more = write_out (again);
  demand (g_string_equal (text, once_more));
  g_string_free (text, TRUE);
  g_string_free (once_more, TRUE);
  return 0;
}
