/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-puzzle-file.h"

#include <glib/gi18n.h>

#include "model/session/aluette-record.h"

/* @n_lines: number of lines before the puzzle */
static void
set_error (GError **error, int n_lines, AluGameFault *fault)
{
  fault->line += n_lines;
  if (fault->reason != NULL)
    aluette_record_set_fault (error, fault);
  else
    g_set_error (error, ALUETTE_RECORD_ERROR, fault->code,
                 _("Line %d: the answer of a puzzle is wrong or missing"), fault->line);
}

GPtrArray *
aluette_puzzle_file_read (const AluettePuzzleKind *kind, const char *text, gsize length,
                          GError **error)
{
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_free);

  for (gsize at = 0, n; at < length; at += n)
    {
      AluGameFault fault = { 0 };
      gpointer puzzle = kind->read (text + at, length - at, &n, &fault);

      if (puzzle == NULL)
        {
          set_error (error, aluette_record_count_lines (text, at), &fault);
          return NULL;
        }
      g_ptr_array_add (puzzles, puzzle);
    }
  return g_steal_pointer (&puzzles);
}

char *
aluette_puzzle_file_record (const AluettePuzzleKind *kind, gconstpointer puzzle)
{
  GString *text = g_string_new (NULL);

  kind->append (text, puzzle);
  return g_string_free (text, FALSE);
}
