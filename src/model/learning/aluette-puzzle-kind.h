/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/alu-puzzle-notes.h"
#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

/* The puzzles of a game, for code that knows no game. A puzzle is a plain value of the game: copy
 * it with g_memdup2 (), and free it with g_free (). */
typedef struct _AluettePuzzleKind AluettePuzzleKind;

struct _AluettePuzzleKind
{
  gsize size;                /* of a puzzle in bytes, which begins with an AluPuzzleHead */
  const char *const *themes; /* their ids */
  const char *mistakes_file; /* name of the file of the user's mistakes */

  /* Reads the puzzle at the beginning of @text. @n_read: (out): its length in bytes. @fault: (out):
   * what is wrong, with a line number relative to @text; without a reason if only the solution is
   * wrong. Returns: (transfer full) (nullable): NULL with @fault. Any thread. */
  gpointer (*read) (const char *text, gsize length, gsize *n_read, AluGameFault *fault);
  /* Appends the text of a puzzle; appends nothing if it is invalid. */
  void (*append) (GString *text, gconstpointer puzzle);

  /* Gives a mistake an id that depends only on its position. */
  void (*name_position) (gpointer puzzle);
};

/* Returns: (transfer none): the id of a puzzle. */
static inline const char *
aluette_puzzle_get_id (gconstpointer puzzle)
{
  return ((const AluPuzzleHead *) puzzle)->id;
}

/* Returns: (transfer none): the id of the theme of a puzzle. */
static inline const char *
aluette_puzzle_get_theme (const AluettePuzzleKind *kind, gconstpointer puzzle)
{
  return kind->themes[((const AluPuzzleHead *) puzzle)->theme];
}

/* Returns: the difficulty of a puzzle, 1 to ALU_PUZZLE_STARS; 0 if it was not graded. */
static inline guint
aluette_puzzle_get_stars (gconstpointer puzzle)
{
  return ((const AluPuzzleHead *) puzzle)->stars;
}

G_END_DECLS
