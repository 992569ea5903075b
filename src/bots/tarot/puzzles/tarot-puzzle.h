/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-puzzle-notes.h"
#include "engine/alu-rng.h"
#include "engine/tarot/tarot-record.h"

/*
 * A puzzle of Tarot: part of a record that ends where one card is clearly the best, and its
 * solution. In text form, comments contain the solution (alu-puzzle-notes.h).
 */

/* What the best card does. With open hands the exact solver has proved it: "otherwise" means for
 * every other card, and all players then play their best cards. With hidden hands it is the reason
 * that the coach gives. */
typedef enum
{
  TAROT_THEME_HUNT,    /* it captures the petit, which otherwise gets away */
  TAROT_THEME_SAVE,    /* it saves the petit of the own side, which is otherwise lost */
  TAROT_THEME_LAST,    /* it decides who takes the petit in the last trick */
  TAROT_THEME_EXCUSE,  /* it is the Excuse, or a card that is better than the Excuse */
  TAROT_THEME_MAKE,    /* it makes the contract, which otherwise fails */
  TAROT_THEME_DEFEAT,  /* it defeats the contract, which is otherwise made */
  TAROT_THEME_PARTNER, /* five seats, hidden hands: who holds the called card is not known */
  TAROT_THEME_LEAD,    /* it leads to a trick, and brings more than other leads */
  TAROT_THEME_FOLLOW,  /* it is played to a trick, and brings more than other cards */
  TAROT_N_THEMES,
} TarotTheme;

#define TAROT_PUZZLE_MAX_EVENTS 100

/* A plain value of some 20 kilobytes. */
/* It begins with an AluPuzzleHead. */
typedef struct
{
  char id[ALU_PUZZLE_MAX_ID];
  uint8_t theme;     /* TarotTheme */
  uint8_t stars;     /* difficulty, 1 to ALU_PUZZLE_STARS; 0 if it was not graded */
  AluGameHeader header;
  TarotEvent events[TAROT_PUZZLE_MAX_EVENTS]; /* one deal, up to the card to find */
  uint8_t n_events;
  bool open;         /* whether all hands are visible */
  TarotCardSet best; /* the solution: one card and its equals */
  TarotCard played;  /* the card played, if the puzzle is a mistake; else TAROT_NO_CARD */
  uint16_t gain;     /* advantage over the next card or @played, in hundredths of a card point */
} TarotPuzzle;

/* In puzzle files, such as "hunt". */
extern const char *const tarot_theme_ids[TAROT_N_THEMES];

/* tarot_theme_from_id:
 *
 * Returns: the theme with this id, or -1. */
int tarot_theme_from_id (const char *id);

/* tarot_puzzle_state:
 * @match: (out): the position in which to find the card
 *
 * Computes the position of a puzzle.
 *
 * Returns: whether the rules allow the events of the puzzle, and then its best card. */
bool tarot_puzzle_state (const TarotPuzzle *puzzle, TarotMatch *match);

/* tarot_puzzle_equals:
 * @match: the position
 * @open: whether the player sees all hands
 * @card: a card that the seat to act may play
 *
 * Returns: @card and the cards of this hand that are worth the same: of the same suit and points,
 * with no card between them that another player may hold. */
TarotCardSet tarot_puzzle_equals (const TarotMatch *match, bool open, TarotCard card);

/* tarot_puzzle_cut:
 * @header: header of the whole match
 * @events: @n_events events from the start of the match; then a seat must play
 * @puzzle: (out): the puzzle, without a solution
 *
 * Extracts the current deal from a match: it becomes the first deal of a match with the same
 * players and rules.
 *
 * Returns: whether there is a card to find. */
bool tarot_puzzle_cut (TarotPuzzle *puzzle, const AluGameHeader *header,
                       const TarotEvent *events, unsigned n_events);

/* tarot_puzzle_seat_players:
 * @solver: seat of the player who must decide
 *
 * Makes the player who must decide a human and the others masters, who can play on, and names
 * them. */
void tarot_puzzle_seat_players (AluGameHeader *header, int solver, AluRng *rng);

/* tarot_puzzle_hash:
 * @puzzle: a TarotPuzzle
 *
 * Returns: a hash of the position, which does not depend on names and the solution. */
uint64_t tarot_puzzle_hash (const void *puzzle);

/* tarot_puzzle_write:
 * @puzzle: a TarotPuzzle
 * @sink: (scope call): called with each line
 *
 * Writes the text of a puzzle.
 *
 * Returns: whether it could be written; if not, the output may be incomplete. */
bool tarot_puzzle_write (const void *puzzle, AluGameSink sink, void *data);

/* tarot_puzzle_read:
 * @puzzle: (out): a TarotPuzzle
 * @text: starts with a puzzle; need not end with NUL
 * @length: bytes in @text; text after the puzzle is ignored
 * @error: (out): if the result is 0, the error in the record, with a line number relative to @text;
 *   its fault is ALU_RECORD_OK if only the solution is wrong
 *
 * Reads one puzzle.
 *
 * Returns: the number of bytes read, or 0 on error. */
size_t tarot_puzzle_read (void *puzzle, const char *text, size_t length, AluGameFault *error);
