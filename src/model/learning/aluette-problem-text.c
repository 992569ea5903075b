/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-problem-text.h"

#include <glib/gi18n.h>

#include "model/session/aluette-record.h"

static void
set_error (GError **error, const char *text, gsize at, AluRecordError *fault)
{
  fault->line += aluette_record_count_lines (text, at);
  if (fault->fault != ALU_RECORD_OK)
    aluette_record_set_error (error, fault);
  else
    g_set_error (error, ALUETTE_RECORD_ERROR, ALU_RECORD_BAD_TOKENS,
                 _("Line %d: the answer of a puzzle is wrong or missing"), fault->line);
}

GPtrArray *
aluette_problem_text_read (const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

  for (gsize at = 0, n; at < length; at += n)
    {
      AluProblem *problem = g_new0 (AluProblem, 1);
      AluRecordError fault;

      g_ptr_array_add (problems, problem);
      n = alu_problem_read (problem, text + at, length - at, &fault);
      if (n == 0)
        {
          set_error (error, text, at, &fault);
          return NULL;
        }
    }
  return g_steal_pointer (&problems);
}

void
aluette_problem_text_append (GString *text, const AluProblem *problem)
{
  gsize before = text->len;

  if (!alu_problem_write (problem, aluette_record_collect, text))
    g_string_truncate (text, before);
}

char *
aluette_problem_text_record (const AluProblem *problem)
{
  g_autoptr (GString) text = g_string_new (NULL);

  aluette_problem_text_append (text, problem);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
