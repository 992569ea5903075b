/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-puzzle-file.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "model/session/aluette-record.h"

static void
set_error (GError **error, const char *text, gsize at, AluRecordError *fault)
{
  AluGameFault game_fault;

  fault->line += aluette_record_count_lines (text, at);
  if (fault->fault != ALU_RECORD_OK)
    {
      alu_record_error_to_game (fault, &game_fault);
      aluette_record_set_fault (error, &game_fault);
    }
  else
    g_set_error (error, ALUETTE_RECORD_ERROR, ALU_RECORD_BAD_TOKENS,
                 _("Line %d: the answer of a puzzle is wrong or missing"), fault->line);
}

GPtrArray *
aluette_puzzle_file_read (const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func (g_free);

  for (gsize at = 0, n; at < length; at += n)
    {
      AluPuzzle *puzzle = g_new0 (AluPuzzle, 1);
      AluRecordError fault;

      g_ptr_array_add (puzzles, puzzle);
      n = alu_puzzle_read (puzzle, text + at, length - at, &fault);
      if (n == 0)
        {
          set_error (error, text, at, &fault);
          return NULL;
        }
    }
  return g_steal_pointer (&puzzles);
}

void
aluette_puzzle_file_append (GString *text, const AluPuzzle *puzzle)
{
  gsize before = text->len;

  if (!alu_puzzle_write (puzzle, aluette_record_collect, text))
    g_string_truncate (text, before);
}

char *
aluette_puzzle_file_record (const AluPuzzle *puzzle)
{
  g_autoptr (GString) text = g_string_new (NULL);

  aluette_puzzle_file_append (text, puzzle);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
