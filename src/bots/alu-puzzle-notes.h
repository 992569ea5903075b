/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/alu-game-kind.h"

/*
 * The solution of a puzzle as comments of a match file. They are the same for all games; themes and
 * cards are words of the game:
 *
 *   # puzzle spoil-017
 *   # theme spoil
 *   # stars 3
 *   # hands own
 *   # best 5c 5b
 *   # gain 0.62
 */

#define ALU_PUZZLE_MAX_ID 32 /* bytes, including the final NUL */
#define ALU_PUZZLE_MAX_THEME 16
#define ALU_PUZZLE_MAX_CARDS 96
#define ALU_PUZZLE_STARS 5
#define ALU_PUZZLE_MAX_GAIN 600 /* points */

typedef struct
{
  char id[ALU_PUZZLE_MAX_ID];        /* lowercase letters, digits and hyphens; or "" */
  char theme[ALU_PUZZLE_MAX_THEME];  /* or "" */
  char best[ALU_PUZZLE_MAX_CARDS];   /* codes of cards with spaces between them; or "" */
  char played[ALU_PUZZLE_MAX_CARDS]; /* code of a card; "" if the puzzle is no mistake */
  uint8_t stars;                     /* difficulty, 1 to ALU_PUZZLE_STARS; 0 if it was not graded */
  bool open;                         /* whether all hands are visible */
  uint16_t gain; /* advantage over the next card or @played, in hundredths of a point */
} AluPuzzleNotes;

/* alu_puzzle_notes_write:
 * @sink: (scope call): called with each line
 *
 * Writes the comments. */
void alu_puzzle_notes_write (const AluPuzzleNotes *notes, AluGameSink sink, void *data);

/* alu_puzzle_notes_read:
 * @notes: (inout): gets what the line says
 * @line: @length bytes of a match file, without the line end
 *
 * Reads a line, and ignores those that are no comments about a solution.
 *
 * Returns: false if the line is malformed. */
bool alu_puzzle_notes_read (AluPuzzleNotes *notes, const char *line, size_t length);
