/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-puzzle-notes.h"
#include "engine/aluette/alu-match-record.h"

/*
 * A puzzle is part of a record that ends where one card is clearly the best, and its solution. In
 * text form, comments contain the solution (alu-puzzle-notes.h), so that every program that reads
 * records can read puzzles:
 *
 *   %aluette 1
 *   # puzzle spoil-017
 *   # theme spoil
 *   …
 *   rules classic
 *   …
 *   play 2 5d
 */

/* What the best card does. */
typedef enum
{
  ALU_THEME_SPOIL,      /* an equal card spoils the trick */
  ALU_THEME_DUCK,       /* the trick could be taken but should be left */
  ALU_THEME_RACE,       /* the card takes the trick, or makes it harder to take */
  ALU_THEME_MORDIENNE,  /* two points are possible */
  ALU_THEME_DEFENCE,    /* an opponent's mordienne must be prevented */
  ALU_THEME_PETIT_JEAN, /* there is a Petit-Jean with an open hand */
  ALU_THEME_LEAD,       /* which card to lead */
  ALU_N_THEMES,
} AluTheme;

#define ALU_PUZZLE_MAX_EVENTS 120

/* A plain value of some kilobytes. */
/* It begins with an AluPuzzleHead. */
typedef struct
{
  char id[ALU_PUZZLE_MAX_ID]; /* lowercase letters, digits and hyphens; or "" */
  uint8_t theme;   /* AluTheme */
  uint8_t stars;   /* difficulty, 1 to ALU_PUZZLE_STARS; 0 if it was not graded */
  AluGameHeader header;
  AluEvent events[ALU_PUZZLE_MAX_EVENTS]; /* one deal, up to the card to find */
  uint8_t n_events;
  bool open;       /* whether all hands are visible; else only what the player who decides sees */
  AluCardSet best; /* the solution: one card and its equals */
  AluCard played;  /* the card played, if the puzzle is a mistake; else ALU_CARD_NONE */
  uint16_t gain;   /* advantage over the next card or @played, in hundredths of a point */
} AluPuzzle;

/* In puzzle files, such as "petit-jean". */
extern const char *const alu_theme_ids[ALU_N_THEMES];

/* alu_theme_from_id:
 *
 * Returns: the theme with this id, or -1. */
int alu_theme_from_id (const char *id);

/* alu_puzzle_state:
 * @match: (out): the position in which to find the card
 *
 * Computes the position of a puzzle.
 *
 * Returns: whether the rules allow the events of the puzzle, and then its best card. */
bool alu_puzzle_state (const AluPuzzle *puzzle, AluMatch *match);

/* alu_puzzle_equals:
 * @card: a card of the seat to act
 *
 * Returns: the cards of its hand that are equivalent to @card, including @card. */
AluCardSet alu_puzzle_equals (const AluMatch *match, AluCard card);

/* alu_puzzle_cut:
 * @header: header of the whole match
 * @events: @n_events events from the start of the match; then a seat must play
 * @puzzle: (out): the puzzle, without a solution
 *
 * Extracts the current deal from a match: it becomes the first deal of a match with the same
 * players and rules. Proposals to concede are left out. Offers to settle are turned off, unless
 * there was one in the deal.
 *
 * Returns: whether there is a card to find. */
bool alu_puzzle_cut (AluPuzzle *puzzle, const AluGameHeader *header, const AluEvent *events,
                     unsigned n_events);

/* alu_puzzle_hash:
 * @puzzle: an AluPuzzle
 *
 * Returns: a hash of the position, which does not depend on names, signs and the solution. */
uint64_t alu_puzzle_hash (const void *puzzle);

/* alu_puzzle_write:
 * @puzzle: an AluPuzzle
 * @sink: (scope call): called with each line
 *
 * Writes the text of a puzzle.
 *
 * Returns: whether it could be written; if not, the output may be incomplete. */
bool alu_puzzle_write (const void *puzzle, AluGameSink sink, void *data);

/* alu_puzzle_read:
 * @puzzle: (out): an AluPuzzle
 * @text: starts with a puzzle; need not end with NUL
 * @length: bytes in @text; text after the puzzle is ignored
 * @error: (out): if the result is 0, the error in the record, with a line number relative to @text;
 *   its fault is ALU_RECORD_OK if only the solution is wrong
 *
 * Reads one puzzle.
 *
 * Returns: the number of bytes read, or 0 on error. */
size_t alu_puzzle_read (void *puzzle, const char *text, size_t length, AluGameFault *error);
