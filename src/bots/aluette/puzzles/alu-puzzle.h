/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-puzzle-kind.h"
#include "engine/aluette/alu-match-record.h"

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

typedef struct
{
  AluPuzzleHead head;                     /* theme: AluTheme */
  AluEvent events[ALU_PUZZLE_MAX_EVENTS]; /* one deal, up to the card to find */
  AluCardSet best;                        /* the solution: one card and its equals */
} AluPuzzle;

/* In puzzle files, such as "petit-jean"; ends with NULL. */
extern const char *const alu_theme_ids[ALU_N_THEMES + 1];

extern const AluPuzzleKind alu_puzzle_kind;

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
