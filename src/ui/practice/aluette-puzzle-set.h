/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-puzzle-text.h"

G_BEGIN_DECLS

/* Decks that are the same in all games: all installed puzzles, the mistakes of the user, and new
 * puzzles, which come back only as mistakes. */
#define ALUETTE_DECK_MIXED "mixed"
#define ALUETTE_DECK_MISTAKES "mistakes"
#define ALUETTE_DECK_NEW "new"

/* A list of puzzles that the user can choose. */
typedef struct
{
  const char *id;      /* one of those above, or a theme, or of a deck without an end */
  const char *title;   /* marked for translation */
  const char *summary; /* marked for translation */
  const char *icon;    /* (nullable) */
  /* Its puzzles are generated from ids that begin with @id and a hyphen. Answers are stored under
   * these ids, so that what was missed comes back. */
  gboolean endless;
} AluettePuzzleDeck;

/* Decks under a heading. */
typedef struct
{
  const char *title; /* marked for translation */
  const AluettePuzzleDeck *decks;
  guint n_decks;
} AluettePuzzleSection;

/* Puzzles of a game. Questions are asked at a table; or there are answers to choose from. */
typedef struct _AluettePuzzleSet
{
  const AluPuzzleKind *kind;
  const AluettePuzzleTexts *texts;

  const char *intro; /* sentence above the decks, marked for translation */
  const char *back;  /* label of the button that leads to the decks, marked for translation */
  const char *next;  /* of the one to the next puzzle, marked with the context "puzzle" */
  gboolean graded;   /* whether the user can choose a difficulty */
  const AluettePuzzleSection *sections;
  guint n_sections;

  const char *const *files; /* (nullable): resources with the installed puzzles, ends with NULL */
  gboolean in_turn;         /* whether a puzzle of each file is taken in turn */
} AluettePuzzleSet;

/* Returns: (transfer full): the puzzles installed with the program. */
GPtrArray *aluette_puzzle_set_load (const AluettePuzzleSet *set);

G_END_DECLS
