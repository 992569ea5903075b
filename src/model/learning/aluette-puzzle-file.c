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
    g_set_error (error, ALUETTE_RECORD_ERROR,
                 fault->code == ALU_RECORD_OK ? ALU_RECORD_BAD_TOKENS : fault->code,
                 _("Line %d: the answer of a puzzle is wrong or missing"), fault->line);
}

GPtrArray *
aluette_puzzle_file_read (const AluPuzzleKind *kind, const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_free);

  for (gsize at = 0, n; at < length; at += n)
    {
      AluGameFault fault = { 0 };
      g_autofree gpointer puzzle = g_malloc0 (kind->size);

      n = alu_puzzle_read (kind, puzzle, text + at, length - at, &fault);
      if (n == 0)
        {
          set_error (error, aluette_record_count_lines (text, at), &fault);
          return NULL;
        }
      g_ptr_array_add (puzzles, g_steal_pointer (&puzzle));
    }
  return g_steal_pointer (&puzzles);
}

void
aluette_puzzle_file_append (const AluPuzzleKind *kind, GString *text, gconstpointer puzzle)
{
  gsize before = text->len;

  if (!alu_puzzle_write (kind, puzzle, aluette_record_collect, text))
    g_string_truncate (text, before);
}
