/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The deck: 48 cards in four suits of twelve, without tens.
 *
 * Sources of the orders: Grimaud's rule sheet for the Aluette deck; an English rule sheet for the
 * "twelve hands" game, which is played with cards of a 52-card deck.
 */

#define ALU_N_CARDS 48
#define ALU_N_SUITS 4
#define ALU_N_RANKS 12
#define ALU_N_NUMBERS 19 /* strength classes; 1 is the strongest */

/* A card is suit * 12 + rank, from 0 to 47, or ALU_CARD_NONE. */
typedef uint8_t AluCard;
#define ALU_CARD_NONE ((AluCard) 0xff)

/* A set of cards: bit c is set if card c is in it. */
typedef uint64_t AluCardSet;
#define ALU_ALL_CARDS ((UINT64_C (1) << ALU_N_CARDS) - 1)

typedef enum
{
  ALU_DENIERS, /* coins, code d, diamonds */
  ALU_COUPES,  /* cups, code c, hearts */
  ALU_BATONS,  /* batons, code b, clubs */
  ALU_EPEES,   /* swords, code e, spades */
} AluSuit;

typedef enum
{
  ALU_TWO,
  ALU_THREE,
  ALU_FOUR,
  ALU_FIVE,
  ALU_SIX,
  ALU_SEVEN,
  ALU_EIGHT,
  ALU_NINE,
  ALU_JACK,
  ALU_QUEEN,
  ALU_KING,
  ALU_ACE,
} AluRank;

/* Orders of strength: which cards beat which. */
typedef enum
{
  ALU_ORDER_ALUETTE,
  ALU_ORDER_TWELVE,
} AluOrder;

#define ALU_CARD(suit, rank) ((AluCard) (ALU_N_RANKS * (suit) + (rank)))
#define ALU_MONSIEUR ALU_CARD (ALU_DENIERS, ALU_THREE)
#define ALU_MADAME ALU_CARD (ALU_COUPES, ALU_THREE)
#define ALU_BORGNE ALU_CARD (ALU_DENIERS, ALU_TWO)
#define ALU_VACHE ALU_CARD (ALU_COUPES, ALU_TWO)
#define ALU_GRAND_NEUF ALU_CARD (ALU_COUPES, ALU_NINE)
#define ALU_PETIT_NEUF ALU_CARD (ALU_DENIERS, ALU_NINE)
#define ALU_DEUX_DE_CHENE ALU_CARD (ALU_BATONS, ALU_TWO)
#define ALU_DEUX_D_ECRIT ALU_CARD (ALU_EPEES, ALU_TWO)
#define ALU_JACK_OF_SWORDS ALU_CARD (ALU_EPEES, ALU_JACK)

static inline AluSuit
alu_card_suit (AluCard card)
{
  return (AluSuit) (card / ALU_N_RANKS);
}

static inline AluRank
alu_card_rank (AluCard card)
{
  return (AluRank) (card % ALU_N_RANKS);
}

static inline AluCardSet
alu_card_bit (AluCard card)
{
  return UINT64_C (1) << card;
}

static inline int
alu_set_count (AluCardSet set)
{
#ifdef __POPCNT__
  return __builtin_popcountll (set);
#else
  /* Without an instruction for it, this is faster than the function that compilers call. */
  set -= set >> 1 & UINT64_C (0x5555555555555555);
  set = (set & UINT64_C (0x3333333333333333)) + (set >> 2 & UINT64_C (0x3333333333333333));
  set = (set + (set >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);
  return (int) (set * UINT64_C (0x0101010101010101) >> 56);
#endif
}

/* Returns: the card with the lowest index in @set, which must not be empty. */
static inline AluCard
alu_set_first (AluCardSet set)
{
  return (AluCard) __builtin_ctzll (set);
}

/* The number (strength class) of each card in each order, from 1, the strongest, to 19. Cards with
 * the same number are equal. Indexed by [order][card]. */
extern const uint8_t alu_card_numbers[2][ALU_N_CARDS];

/* Returns: 20 minus the number of @card, so that a higher value is a stronger card: 1 to 19. */
static inline int
alu_card_strength (AluOrder order, AluCard card)
{
  return ALU_N_NUMBERS + 1 - alu_card_numbers[order][card];
}

/* alu_number_set:
 * @number: 1 to 19
 *
 * Returns: the cards with this number: one to four. */
AluCardSet alu_number_set (AluOrder order, int number);

/* alu_set_sorted:
 * @set: any set of cards
 * @cards: (out caller-allocates): room for alu_set_count (@set) cards
 *
 * Lists the cards of @set from the strongest to the weakest. Equal cards are in the order coins,
 * cups, batons, swords.
 *
 * Returns: the number of cards. */
int alu_set_sorted (AluOrder order, AluCardSet set, AluCard *cards);

/* alu_card_code:
 * @card: 0 to 47
 * @code: (out caller-allocates): three bytes: rank, suit and NUL, as in "3d"
 *
 * Writes the code of a card, which is the same in every language. */
void alu_card_code (AluCard card, char code[3]);

/* alu_card_parse:
 * @code: only its first two bytes are read
 *
 * Returns: the card with this code, or ALU_CARD_NONE if there is none. */
AluCard alu_card_parse (const char *code);
