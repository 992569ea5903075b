/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-puzzle-kind.h"
#include "model/session/aluette-game.h"
#include "presentation/table/aluette-deck.h"

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

/*
 * How the puzzles of a game look, and what answers them. Questions are asked at a table, where the
 * user plays, bids and so on; or there are answers to choose from. An answer is a word, such as the
 * code of a card.
 *
 * Texts are (transfer full), and in whole sentences. @deck determines the names of cards.
 */
typedef struct
{
  const AluettePuzzleKind *kind;

  const char *intro;      /* sentence above the decks, marked for translation */
  const char *back;       /* label of the button that leads to the decks, marked for translation */
  const char *next;       /* of the one to the next puzzle, marked with the context "puzzle" */
  gboolean graded;        /* whether the user can choose a difficulty */
  const AluettePuzzleSection *sections;
  guint n_sections;

  /* (nullable): Returns: (transfer full): the installed puzzles. Called in another thread. */
  GPtrArray *(*load) (void);

  /* (nullable): Generates a puzzle in another thread. @deck: "new" or one without an end.
   * @id: (nullable): generates this puzzle again. @stars: the difficulty, 0 for any.
   * generate_finish () returns: (transfer full) (nullable): a puzzle; NULL with @error. */
  void (*generate_async) (const char *deck, const char *id, guint stars, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer data);
  gpointer (*generate_finish) (GAsyncResult *result, GError **error);

  /* Returns: the seat that answers. */
  guint (*get_seat) (gconstpointer puzzle);
  /* Returns: (transfer full) (nullable): a match at the position of the puzzle. */
  AluetteGame *(*make_question) (gconstpointer puzzle);
  /* (nullable): Lets the table play the event number @index of those that the user watches before
   * the question. Returns: FALSE if there is none left. */
  gboolean (*show_event) (gconstpointer puzzle, AluetteGame *game, guint index);

  /* (nullable): Returns: (transfer full): labels of answers to choose from, whose words are "0",
   * "1" and so on; NULL for a puzzle that is answered at the table. */
  char **(*get_choices) (gconstpointer puzzle);
  /* (nullable): Returns: (transfer full) (nullable): the answer in a line of the log. */
  char *(*read_answer) (AluetteSeatLog *log, guint line);
  /* (nullable): Gives an answer at the table, as the user does. */
  void (*give_answer) (gconstpointer puzzle, AluetteGame *game, const char *answer);

  /* Returns: whether the answer is right; (transfer full): a right one. */
  gboolean (*is_right) (gconstpointer puzzle, const char *answer);
  char *(*get_solution) (gconstpointer puzzle);

  /* (nullable): Returns: (transfer full) (nullable): a match that continues after the answer. */
  AluetteGame *(*make_sequel) (gconstpointer puzzle, const char *answer);

  char *(*format_question) (gconstpointer puzzle);
  /* Why the solution is right. */
  char *(*format_reason) (gconstpointer puzzle, AluetteDeck deck);
  /* What is wrong with another answer. */
  char *(*format_refusal) (gconstpointer puzzle, const char *answer, AluetteDeck deck);
  /* With make_sequel (): how the deal has ended; NULL while it goes on. */
  char *(*format_result) (gconstpointer puzzle, AluetteSeatLog *log, AluetteDeck deck);
} AluettePuzzleLook;

G_END_DECLS
