/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-record.h"

/*
 * A problem: a piece of a record that stops where one card is clearly the best, and the answer. Its
 * text is a record whose comments tell the answer, so that whatever reads records reads problems:
 *
 *   %aluette 1
 *   # problem spoil-017
 *   # theme spoil
 *   # stars 3
 *   # hands own
 *   # best 5c 5b
 *   # gain 0.62
 *   rules classic
 *   …
 *   play 2 5d
 */

/* What the best card does. */
typedef enum
{
  ALU_THEME_SPOIL,      /* an equal card kills the trick */
  ALU_THEME_DUCK,       /* the trick could be taken, and is better left */
  ALU_THEME_RACE,       /* the card takes the trick, or makes it harder to take */
  ALU_THEME_MORDIENNE,  /* two points are within reach */
  ALU_THEME_DEFENCE,    /* an opponent's mordienne is to be stopped */
  ALU_THEME_PETIT_JEAN, /* with an open hand on the table */
  ALU_THEME_LEAD,       /* what to lead */
  ALU_N_THEMES,
} AluTheme;

#define ALU_PUZZLE_MAX_EVENTS 120
#define ALU_PUZZLE_MAX_ID 32 /* bytes with the final NUL */
#define ALU_PUZZLE_STARS 5

/* A plain value of some kilobytes. */
typedef struct
{
  char id[ALU_PUZZLE_MAX_ID]; /* lower-case letters, digits and hyphens; or "" */
  AluRecordHeader header;
  AluEvent events[ALU_PUZZLE_MAX_EVENTS]; /* one deal, up to the play that is asked for */
  uint8_t n_events;
  uint8_t theme;   /* AluTheme */
  uint8_t stars;   /* how hard: 1 to ALU_PUZZLE_STARS; 0 where nobody has tried */
  bool open;       /* all hands are to be seen; else what the seat's decider sees must do */
  AluCardSet best; /* right answers: one card and its equals */
  AluCard played;  /* what was played instead where this is a mistake, or ALU_CARD_NONE */
  uint16_t gain;   /* hundredths of a point: how much better than the next card, or @played */
} AluPuzzle;

/* alu_theme_id:
 *
 * Returns: (transfer none): the word in problems, such as "petit-jean". */
const char *alu_theme_id (AluTheme theme);

/* alu_theme_from_id:
 *
 * Returns: the theme, or -1 where there is none of that word. */
int alu_theme_from_id (const char *id);

/* alu_puzzle_state:
 * @match: (out): the match when the card is asked for
 *
 * Returns: whether the rules allow the problem's events and a play of its best card follows. */
bool alu_puzzle_state (const AluPuzzle *puzzle, AluMatch *match);

/* alu_puzzle_equals:
 * @card: of the seat in turn
 *
 * Returns: the cards of its hand that are as good as @card: itself, and cards equal to it. */
AluCardSet alu_puzzle_equals (const AluMatch *match, AluCard card);

/* alu_puzzle_cut:
 * @header: of the whole match
 * @events: of the whole match; the seat in turn is to play after them
 * @n_events: how many
 * @puzzle: (out): the piece, without an answer
 *
 * Cuts the deal in play out of a match: as the first deal of a match of the same players by the
 * same rules. Proposals to give the point are left out, and nobody may offer the deal, unless
 * somebody has.
 *
 * Returns: whether there is a card to be asked for. */
bool alu_puzzle_cut (AluPuzzle *puzzle, const AluRecordHeader *header, const AluEvent *events,
                     unsigned n_events);

/* alu_puzzle_hash:
 *
 * Returns: a number of the position that is the same for the same cards, seats and plays, whatever
 * the names, signs and answers. */
uint64_t alu_puzzle_hash (const AluPuzzle *puzzle);

/* alu_puzzle_write:
 *
 * Writes the problem's text to @sink, line by line.
 *
 * Returns: whether it can be written; else nothing or a part of it was. */
bool alu_puzzle_write (const AluPuzzle *puzzle, AluRecordSink sink, void *data);

/* alu_puzzle_read:
 * @text: where a problem begins; need not end in NUL
 * @length: in bytes; what follows the problem is left alone
 * @error: (out): what is wrong with its record where FALSE is returned; the line counts from here;
 *   ALU_RECORD_OK where the record is in order but the answer is not
 *
 * Reads one problem.
 *
 * Returns: the bytes read, or 0. */
size_t alu_puzzle_read (AluPuzzle *puzzle, const char *text, size_t length, AluRecordError *error);
