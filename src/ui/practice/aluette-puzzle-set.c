/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/practice/aluette-puzzle-set.h"

#include "model/learning/aluette-puzzle-file.h"

/* Returns: (transfer full): the puzzles in a resource of the program. */
static GPtrArray *
load_file (const AluPuzzleKind *kind, const char *path)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, 0, NULL);
  GPtrArray *puzzles = NULL;
  gsize length;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (text != NULL)
    puzzles = aluette_puzzle_file_read (kind, text, length, NULL);
  return puzzles != NULL ? puzzles : g_ptr_array_new_with_free_func (g_free);
}

/* All puzzles of a file come first, or one of each file in turn. */
GPtrArray *
aluette_puzzle_set_load (const AluettePuzzleSet *set)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  guint longest = 0, step;

  for (guint i = 0; set->files != NULL && set->files[i] != NULL; i++)
    {
      GPtrArray *file = load_file (set->kind, set->files[i]);

      g_ptr_array_set_free_func (file, NULL);
      g_ptr_array_add (files, file);
      longest = MAX (longest, file->len);
    }
  step = set->in_turn ? 1 : longest;
  for (guint first = 0; first < longest; first += step)
    for (guint i = 0; i < files->len; i++)
      {
        const GPtrArray *file = g_ptr_array_index (files, i);

        for (guint n = first; n < MIN (first + step, file->len); n++)
          g_ptr_array_add (puzzles, g_ptr_array_index (file, n));
      }
  return puzzles;
}
