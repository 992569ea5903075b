/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The deck: four suits of 14 cards, 21 trumps and the Excuse.
 */

#define TAROT_N_CARDS 78
#define TAROT_N_SUITS 4
#define TAROT_SUIT_SIZE 14
#define TAROT_N_TRUMPS 21

/* A card: 0 to 77, or TAROT_NO_CARD. Suits come first, then the trumps, then the Excuse. */
typedef uint8_t TarotCard;
#define TAROT_NO_CARD ((TarotCard) 0xff)

typedef enum
{
  TAROT_CLUBS,
  TAROT_DIAMONDS,
  TAROT_HEARTS,
  TAROT_SPADES,
  TAROT_TRUMPS,
  TAROT_NO_SUIT, /* the Excuse */
} TarotSuit;

/* The four highest ranks of a suit; the ranks below are the number less one. */
typedef enum
{
  TAROT_JACK = 10,
  TAROT_KNIGHT,
  TAROT_QUEEN,
  TAROT_KING,
} TarotRank;

#define TAROT_CARD(suit, rank) ((TarotCard) (TAROT_SUIT_SIZE * (suit) + (rank)))
#define TAROT_PETIT TAROT_CARD (TAROT_TRUMPS, 0)
#define TAROT_21 ((TarotCard) 76)
#define TAROT_EXCUSE ((TarotCard) 77)

/* A set of cards: bit c % 64 of word c / 64 stands for card c. */
typedef struct
{
  uint64_t bits[2];
} TarotCardSet;

static inline TarotCardSet
tarot_set_empty (void)
{
  return (TarotCardSet) { { 0, 0 } };
}

static inline TarotCardSet
tarot_set_all (void)
{
  return (TarotCardSet) { { UINT64_MAX, (UINT64_C (1) << (TAROT_N_CARDS - 64)) - 1 } };
}

static inline TarotCardSet
tarot_set_of (TarotCard card)
{
  return card < 64 ? (TarotCardSet) { { UINT64_C (1) << card, 0 } }
                   : (TarotCardSet) { { 0, UINT64_C (1) << (card - 64) } };
}

static inline TarotCardSet
tarot_set_union (TarotCardSet a, TarotCardSet b)
{
  return (TarotCardSet) { { a.bits[0] | b.bits[0], a.bits[1] | b.bits[1] } };
}

static inline TarotCardSet
tarot_set_common (TarotCardSet a, TarotCardSet b)
{
  return (TarotCardSet) { { a.bits[0] & b.bits[0], a.bits[1] & b.bits[1] } };
}

/* The cards of @a that are not in @b. */
static inline TarotCardSet
tarot_set_minus (TarotCardSet a, TarotCardSet b)
{
  return (TarotCardSet) { { a.bits[0] & ~b.bits[0], a.bits[1] & ~b.bits[1] } };
}

static inline TarotCardSet
tarot_set_with (TarotCardSet set, TarotCard card)
{
  return tarot_set_union (set, tarot_set_of (card));
}

static inline TarotCardSet
tarot_set_without (TarotCardSet set, TarotCard card)
{
  return tarot_set_minus (set, tarot_set_of (card));
}

static inline bool
tarot_set_has (TarotCardSet set, TarotCard card)
{
  return card < TAROT_N_CARDS && ((set.bits[card / 64] >> (card % 64)) & 1) != 0;
}

static inline bool
tarot_set_is_empty (TarotCardSet set)
{
  return (set.bits[0] | set.bits[1]) == 0;
}

static inline bool
tarot_set_equal (TarotCardSet a, TarotCardSet b)
{
  return a.bits[0] == b.bits[0] && a.bits[1] == b.bits[1];
}

/* Whether every card of @a is in @b. */
static inline bool
tarot_set_within (TarotCardSet a, TarotCardSet b)
{
  return tarot_set_is_empty (tarot_set_minus (a, b));
}

static inline int
tarot_set_count (TarotCardSet set)
{
  return __builtin_popcountll (set.bits[0]) + __builtin_popcountll (set.bits[1]);
}

/* The card of the highest index in a set that is not empty. */
static inline TarotCard
tarot_set_highest (TarotCardSet set)
{
  return (TarotCard) (set.bits[1] != 0 ? 127 - __builtin_clzll (set.bits[1])
                                       : 63 - __builtin_clzll (set.bits[0]));
}

/* The card of the lowest index in a set that is not empty. */
static inline TarotCard
tarot_set_lowest (TarotCardSet set)
{
  return (TarotCard) (set.bits[0] != 0 ? __builtin_ctzll (set.bits[0])
                                       : 64 + __builtin_ctzll (set.bits[1]));
}

/* The cards of @set with an index higher than @card. */
static inline TarotCardSet
tarot_set_above (TarotCardSet set, TarotCard card)
{
  if (card < 63)
    return (TarotCardSet) { { set.bits[0] & ~((UINT64_C (2) << card) - 1), set.bits[1] } };
  return (TarotCardSet) { { 0, set.bits[1] & ~((UINT64_C (1) << (card - 63)) - 1) } };
}

static inline TarotSuit
tarot_card_suit (TarotCard card)
{
  return card == TAROT_EXCUSE     ? TAROT_NO_SUIT
         : card >= TAROT_PETIT ? TAROT_TRUMPS
                               : (TarotSuit) (card / TAROT_SUIT_SIZE);
}

/* Returns: 0 to 13 in a suit, lowest first; 0 to 20 for a trump. */
static inline int
tarot_card_rank (TarotCard card)
{
  return card - TAROT_SUIT_SIZE * (int) tarot_card_suit (card);
}

static inline bool
tarot_card_is_trump (TarotCard card)
{
  return card >= TAROT_PETIT && card <= TAROT_21;
}

/* tarot_suit_cards:
 * @suit: a suit, or TAROT_TRUMPS, which the Excuse is not one of
 *
 * Returns: its cards. */
static inline TarotCardSet
tarot_suit_cards (TarotSuit suit)
{
  return suit == TAROT_TRUMPS
             ? (TarotCardSet) { { UINT64_C (0xff) << TAROT_PETIT, (UINT64_C (1) << 13) - 1 } }
             : (TarotCardSet) { { UINT64_C (0x3fff) << (TAROT_SUIT_SIZE * (int) suit), 0 } };
}

/* tarot_cards_of:
 * @suit: as for tarot_suit_cards ()
 *
 * Returns: the cards of @set that are of a suit. */
static inline TarotCardSet
tarot_cards_of (TarotCardSet set, TarotSuit suit)
{
  return tarot_set_common (set, tarot_suit_cards (suit));
}

/* Returns: the four cards of a rank. */
static inline TarotCardSet
tarot_rank_cards (TarotRank rank)
{
  return (TarotCardSet) { { UINT64_C (0x40010004001) << (int) rank, 0 } };
}

/* Returns: the petit, the 21 and the Excuse. */
static inline TarotCardSet
tarot_bouts (void)
{
  return (TarotCardSet) { { UINT64_C (1) << TAROT_PETIT, UINT64_C (3) << (TAROT_21 - 64) } };
}

/* Returns: the kings, queens, knights and jacks. */
static inline TarotCardSet
tarot_honors (void)
{
  return (TarotCardSet) { { (UINT64_C (0x40010004001) * 0xf) << TAROT_JACK, 0 } };
}

/* tarot_card_half_points:
 *
 * Returns: what a card counts, in half points: 9 for a bout or king, 7, 5, 3 for a queen, knight,
 * jack, else 1. */
int tarot_card_half_points (TarotCard card);

/* tarot_set_half_points:
 *
 * Returns: what the cards of a set count together, in half points. */
int tarot_set_half_points (TarotCardSet set);

/* tarot_set_cards:
 * @cards: (out caller-allocates): room for tarot_set_count (@set) cards
 *
 * Writes the cards of @set in canonical order, the highest index first.
 *
 * Returns: how many were written. */
int tarot_set_cards (TarotCardSet set, TarotCard *cards);

#define TAROT_CODE_SIZE 4

/* tarot_card_code:
 * @card: 0 to 77
 * @code: (out caller-allocates): up to three characters and a final NUL, as in "10k"
 *
 * Writes the code of a card, which depends on no language. */
void tarot_card_code (TarotCard card, char code[TAROT_CODE_SIZE]);

/* tarot_card_parse:
 * @code: any text
 *
 * Returns: the card whose code @code is, or TAROT_NO_CARD. */
TarotCard tarot_card_parse (const char *code);
