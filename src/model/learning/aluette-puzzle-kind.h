/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

/* The puzzles of a game, for code that knows no game. A puzzle is a plain value of the game: copy
 * it with g_memdup2 (), and free it with g_free (). */
typedef struct
{
  gsize size;                /* of a puzzle in bytes */
  const char *mistakes_file; /* name of the file of the user's mistakes */

  /* Reads the puzzle at the beginning of @text. @n_read: (out): its length in bytes. @fault: (out):
   * what is wrong, with a line number relative to @text; without a reason if only the solution is
   * wrong. Returns: (transfer full) (nullable): NULL with @fault. Any thread. */
  gpointer (*read) (const char *text, gsize length, gsize *n_read, AluGameFault *fault);
  /* Appends the text of a puzzle; appends nothing if it is invalid. */
  void (*append) (GString *text, gconstpointer puzzle);

  /* Gives a mistake an id that depends only on its position. */
  void (*name_position) (gpointer puzzle);

  /* Return: (transfer none): the id of a puzzle, that of its theme, and its difficulty, 1 to
   * ALU_PUZZLE_STARS; 0 if it was not graded. */
  const char *(*get_id) (gconstpointer puzzle);
  const char *(*get_theme) (gconstpointer puzzle);
  guint (*get_stars) (gconstpointer puzzle);
} AluettePuzzleKind;

G_END_DECLS
