/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/lab-puzzle-set.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

bool
lab_puzzle_set_add (LabPuzzleSet *set, const void *puzzle)
{
  const AluPuzzleHead *head = puzzle;
  uint64_t hash = alu_puzzle_hash (set->kind, puzzle);

  for (int i = 0; i < set->n; i++)
    if (set->hashes[i] == hash)
      return false;
  if (set->n == LAB_MAX_PUZZLES)
    return false;
  set->hashes[set->n++] = hash;
  set->counts[head->theme]++;
  if (head->stars > 0)
    set->stars[head->theme][head->stars - 1]++;
  return true;
}

void
lab_puzzle_set_print (const LabPuzzleSet *set, FILE *file)
{
  for (int theme = 0; set->kind->themes[theme] != NULL; theme++)
    {
      fprintf (file, "%-12s %4d:", set->kind->themes[theme], set->counts[theme]);
      for (int stars = 0; stars < ALU_PUZZLE_STARS; stars++)
        fprintf (file, " %4d", set->stars[theme][stars]);
      fputc ('\n', file);
    }
}

/* Complains of a puzzle that begins at byte @at of @text and cannot be read. */
static void
complain_of_text (const char *name, const char *text, size_t at, AluGameFault *fault)
{
  for (size_t i = 0; i < at; i++)
    fault->line += text[i] == '\n';
  if (fault->code != ALU_RECORD_OK)
    cli_complain_of_record (name, fault);
  else
    cli_complain ("%s:%d: the solution of a puzzle is wrong or missing", name, fault->line);
}

static bool
check_text (LabPuzzleSet *set, const char *name, const char *text, size_t length,
            const LabPuzzleProof *proof)
{
  void *puzzle = cli_allocate (set->kind->size);
  AluGameFault fault = { 0 };
  bool ok = true;

  for (size_t at = 0, n = 1; at < length && n > 0; at += n)
    {
      const char *wrong = NULL;

      n = alu_puzzle_read (set->kind, puzzle, text + at, length - at, &fault);
      if (n == 0)
        complain_of_text (name, text, at, &fault);
      else if (!lab_puzzle_set_add (set, puzzle))
        wrong = "the same puzzle appears twice";
      else if (!proof->prove (proof->generator, puzzle, proof->worlds, proof->seed))
        wrong = "another card is just as good";
      if (wrong != NULL)
        cli_complain ("%s: %s: %s", name, ((const AluPuzzleHead *) puzzle)->id, wrong);
      ok = ok && n > 0 && wrong == NULL;
    }
  free (puzzle);
  return ok;
}

int
lab_puzzle_set_check (LabPuzzleSet *set, char **files, int n_files, const LabPuzzleProof *proof)
{
  bool ok = true;

  for (int i = 0; i < n_files; i++)
    {
      size_t length = 0;
      char *text = cli_read_file (files[i], &length);

      if (text == NULL)
        cli_complain ("%s: %s", files[i], strerror (errno));
      ok &= text != NULL && check_text (set, files[i], text, length, proof);
      free (text);
    }
  lab_puzzle_set_print (set, stdout);
  printf ("{\"puzzles\":%d,\"ok\":%s}\n", set->n, ok ? "true" : "false");
  return ok ? CLI_OK : CLI_FAILURE;
}
