/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "engine/alu-game-kind.h"

#define ALU_PUZZLE_MAX_ID 32 /* bytes, with NUL */
#define ALU_PUZZLE_STARS 5
#define ALU_PUZZLE_MAX_GAIN 600 /* points */

/*
 * A puzzle is part of a record that ends where a seat must decide, and its solution. In text form,
 * comments contain the solution, so that every program that reads records can read puzzles. Themes
 * and cards are words of the game:
 *
 *   %aluette 1
 *   # puzzle spoil-017
 *   # theme spoil
 *   # stars 3
 *   # hands own
 *   # best 5c 5b
 *   # gain 0.62
 *   rules classic
 *   …
 *   play 2 5d
 *
 * The puzzles of a game are plain values of some kilobytes. This is what all begin with.
 */
typedef struct
{
  char id[ALU_PUZZLE_MAX_ID]; /* lowercase letters, digits and hyphens; or "" */
  uint8_t theme;              /* index in the AluPuzzleKind */
  uint8_t stars;              /* difficulty, 1 to ALU_PUZZLE_STARS; 0 if it was not graded */
  uint8_t seat;               /* whose decision is asked; if it is a dummy's, of its captain */
  uint8_t played;    /* the card played, if the puzzle is a mistake; else ALU_GAME_NO_CARD */
  uint8_t n_events;  /* of one deal, up to the question */
  uint8_t n_watched; /* the last of these, which the user watches before the question */
  bool open;         /* whether all hands are visible; else only what the player who decides sees */
  uint16_t gain;     /* advantage over the next card or @played, in hundredths of a point */
  AluGameHeader header;
} AluPuzzleHead;

/* The puzzles of a game, for code that knows no game. An answer is a line of a record, such as
 * “play 2 5d”, or the number of one of the choices. */
typedef struct
{
  const AluGameKind *game;
  size_t size;   /* of a puzzle in bytes, which begins with an AluPuzzleHead */
  size_t events; /* where in these the events of the game are */
  unsigned max_events;
  const char *const *themes; /* their ids, ends with NULL */
  const char *answers;       /* first words of the lines that answer, with spaces around each */
  bool of_people;            /* whether other seats are people, so that events can be shown */

  /* Of puzzles that ask for a card; else NULL. */
  const char *mistakes_file; /* name of the file of the user's mistakes */
  bool highest_first;        /* whether several cards are written in falling order */
  size_t best; /* where a puzzle has the right cards: bit c % 64 of uint64_t c / 64 for card c */
  /* Checks the position and the answers, and sets the seat. Returns: whether they are valid. */
  bool (*check) (void *puzzle);
  /* Makes a puzzle from a decision of a match. @events: @n_events before it. @cost: how much score
   * it cost on average, more than 0. Returns: false if @played or @best is no card of the position,
   * or if they are worth the same. */
  bool (*from_mistake) (const AluGameHeader *header, const void *events, unsigned n_events,
                        const void *played, const void *best, double cost, void *puzzle);

  /* Of other puzzles; else NULL. Returns: whether an answer is right. */
  bool (*is_right) (const void *puzzle, const char *answer);
  /* Writes a right answer. */
  void (*solve) (const void *puzzle, char answer[ALU_GAME_MAX_REQUEST]);

  /* (nullable): Generates a puzzle. @deck: of new puzzles, or one without an end. @id: (nullable):
   * generates this puzzle again. @stars: the difficulty, 0 for any. Returns: false if there is
   * none, or if @stop was stopped. Any thread. */
  bool (*generate) (const char *deck, const char *id, uint64_t seed, unsigned stars,
                    const AluStop *stop, void *puzzle);
} AluPuzzleKind;

/* alu_puzzle_write:
 * @sink: (scope call): called with each line
 *
 * Writes the text of a puzzle.
 *
 * Returns: whether it could be written; if not, the output may be incomplete. */
bool alu_puzzle_write (const AluPuzzleKind *kind, const void *puzzle, AluGameSink sink, void *data);

/* alu_puzzle_read:
 * @puzzle: (out caller-allocates): size bytes
 * @text: starts with a puzzle; need not end with NUL
 * @length: bytes in @text; text after the puzzle is ignored
 * @fault: (out): if the result is 0, what is wrong, with a line number relative to @text; its code
 *   is ALU_RECORD_OK if only the solution is wrong
 *
 * Reads one puzzle. Any thread.
 *
 * Returns: the number of bytes read, or 0 on error. */
size_t alu_puzzle_read (const AluPuzzleKind *kind, void *puzzle, const char *text, size_t length,
                        AluGameFault *fault);

/* alu_puzzle_hash:
 *
 * Returns: the hash FNV-1a of what leads to the position: it does not depend on names, signals and
 *   the solution. */
uint64_t alu_puzzle_hash (const AluPuzzleKind *kind, const void *puzzle);

/* alu_puzzle_is_right:
 * @answer: an answer, or another text
 *
 * Returns: whether @answer is a right one. */
bool alu_puzzle_is_right (const AluPuzzleKind *kind, const void *puzzle, const char *answer);

/* alu_puzzle_solve:
 * @answer: (out caller-allocates): the first of the right answers */
void
alu_puzzle_solve (const AluPuzzleKind *kind, const void *puzzle, char answer[ALU_GAME_MAX_REQUEST]);
