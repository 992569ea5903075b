/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/solver/tarot-position.h"

/* The low cards of a suit, which count half a point each: 1 to 10. */
#define TAROT_N_LOW 10
#define TAROT_SUIT_MASK UINT64_C (0x3fff)
#define TAROT_LOW_MASK UINT64_C (0x3ff)
#define TAROT_NO_EXCUSE 7

/* The cards in the hands when a trick begins. Sequences name the owners of cards, three bits each,
 * from the highest card down, without gaps: positions that differ only in cards already played
 * have the same ones. */
typedef struct
{
  uint64_t plain[TAROT_MAX_SEATS]; /* cards of the four suits */
  uint64_t all_plain;
  uint64_t trump_owners;  /* sequence of all trumps */
  uint64_t honor_owners;  /* three bits for each honor, 7 once it is played */
  uint64_t low_counts[2]; /* low cards by seat and suit, four bits each */
  uint32_t trumps[TAROT_MAX_SEATS];
  uint32_t all_trumps;
  uint32_t low_owners[TAROT_N_SUITS]; /* sequences of the low cards of each suit */
  int16_t points;                     /* half points in all hands */
  uint8_t excuse;                     /* who holds it, or TAROT_NO_EXCUSE */
  uint8_t leader;
  uint8_t left;         /* tricks */
  uint8_t bouts;        /* that the attack has */
  uint8_t all_tricks;   /* as in TarotPosition */
  uint8_t petit_before; /* likewise; meaningful with one trick left */
} TarotSearchState;

/* The cards of a trick in play. */
typedef struct
{
  TarotCard cards[TAROT_MAX_SEATS];
  uint8_t n;
  uint8_t led;           /* TarotSuit */
  uint8_t winner;        /* index of the card that takes it; meaningful once @led is a suit */
  uint8_t contested;     /* whether another card of the suit led is in it */
  int8_t top_trump;      /* rank of the highest trump, or -1 */
  int8_t excuse;         /* index of the Excuse, or -1 */
  int16_t points;        /* half points without the Excuse */
  uint64_t beaten_plain; /* cards that can no longer take the trick */
  uint32_t beaten_trumps;
} TarotTrick;

/* tarot_search_state_init:
 * @position: valid
 * @state: (out): as the trick in play began
 * @trick: (out): its cards
 *
 * Prepares a position for the search. */
void
tarot_search_state_init (const TarotPosition *position, TarotSearchState *state, TarotTrick *trick);

/* tarot_trick_start:
 *
 * Clears @trick: no cards. */
void tarot_trick_start (TarotTrick *trick);

/* tarot_trick_add:
 *
 * Adds a card to a trick. */
void tarot_trick_add (TarotTrick *trick, TarotCard card);

/* tarot_search_state_remove:
 *
 * Takes a card out of the hand of @seat. */
void tarot_search_state_remove (TarotSearchState *state, int seat, TarotCard card);
