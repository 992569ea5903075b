/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing collections of puzzles: each accepted puzzle can be put on the table and written, and the
 * text is the same when it is read and written again. */

#include <string.h>

#include "fuzz.h"

#include "bots/aluette/puzzles/alu-puzzle.h"
#include "model/learning/aluette-puzzle-file.h"

static GString *
write_out (GPtrArray *puzzles)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < puzzles->len; i++)
    aluette_puzzle_file_append (&alu_puzzle_kind, text, g_ptr_array_index (puzzles, i));
  return text;
}

static void
start_games (GPtrArray *puzzles)
{
  for (guint i = 0; i < puzzles->len; i++)
    {
      gconstpointer puzzle = g_ptr_array_index (puzzles, i);
      g_autoptr (AluetteGame) game = aluette_puzzle_make_question (&alu_puzzle_kind, puzzle);

      demand (game != NULL);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) puzzles = NULL, again = NULL;
  GString *text, *once_more;

  puzzles = aluette_puzzle_file_read (&alu_puzzle_kind, (const char *) data, size, &error);
  demand (puzzles != NULL || (error != NULL && g_utf8_validate (error->message, -1, NULL)));
  if (puzzles == NULL)
    return 0;
  start_games (puzzles);
  text = write_out (puzzles);
  again = aluette_puzzle_file_read (&alu_puzzle_kind, text->str, text->len, &error);
  demand (again != NULL && again->len == puzzles->len);
  once_more = write_out (again);
  demand (g_string_equal (text, once_more));
  g_string_free (text, TRUE);
  g_string_free (once_more, TRUE);
  return 0;
}
