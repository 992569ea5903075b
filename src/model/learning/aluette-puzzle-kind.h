/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "bots/alu-puzzle-notes.h"
#include "bots/alu-stop.h"
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

  /* Reads the puzzle at the beginning of @text. @puzzle: (out caller-allocates). @fault: (out):
   * what is wrong, with a line number relative to @text; without a reason if only the solution is
   * wrong. Returns: its length in bytes; 0 with @fault. Any thread. */
  size_t (*read) (void *puzzle, const char *text, size_t length, AluGameFault *fault);
  /* Writes the text of a puzzle. Returns: FALSE if it is invalid; the text may be incomplete. */
  bool (*write) (const void *puzzle, AluGameSink sink, void *data);
  /* Returns: a hash that depends only on the position. */
  uint64_t (*hash) (const void *puzzle);

  /* Makes a puzzle from a decision of a match. @events: (array length=n_events): all before it.
   * @cost: how much score it cost on average, more than 0. Returns: (transfer full) (nullable):
   * NULL if @played or @best is no card of the position, or if they are worth the same. */
  gpointer (*from_mistake) (const AluGameHeader *header, gconstpointer events, guint n_events,
                            gconstpointer played, gconstpointer best, double cost);

  /* (nullable): Generates a puzzle. @deck: of new puzzles, or one without an end. @id: (nullable):
   * generates this puzzle again. @stars: the difficulty, 0 for any. Returns: (transfer full)
   * (nullable): NULL if there is none, or if @stop was stopped. Any thread. */
  gpointer (*generate) (const char *deck, const char *id, guint64 seed, guint stars,
                        const AluStop *stop);
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
