/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-puzzle-kind.h"
#include "engine/alu-rng.h"
#include "engine/tarot/tarot-record.h"

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

typedef struct
{
  AluPuzzleHead head;                         /* theme: TarotTheme */
  TarotEvent events[TAROT_PUZZLE_MAX_EVENTS]; /* one deal, up to the card to find */
  TarotCardSet best;                          /* the solution: one card and its equals */
} TarotPuzzle;

/* In puzzle files, such as "hunt"; ends with NULL. */
extern const char *const tarot_theme_ids[TAROT_N_THEMES + 1];

extern const AluPuzzleKind tarot_puzzle_kind;

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

/* tarot_puzzle_seat_players:
 * @solver: seat of the player who must decide
 *
 * Makes the player who must decide a human and the others masters, who can play on, and names
 * them. */
void tarot_puzzle_seat_players (AluGameHeader *header, int solver, AluRng *rng);
