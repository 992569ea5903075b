/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-cards.h"

#include <string.h>

/* Rank columns: 2 3 4 5 6 7 8 9 J Q K A. */
const uint8_t alu_card_numbers[2][ALU_N_CARDS] = {
  [ALU_ORDER_ALUETTE] = {
    3, 1,  18, 17, 16, 15, 14, 6,  12, 11, 10, 9, /* coins */
    4, 2,  18, 17, 16, 15, 14, 5,  12, 11, 10, 9, /* cups */
    7, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, /* batons */
    8, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, /* swords */
  },
  [ALU_ORDER_TWELVE] = {
    7, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, /* diamonds */
    4, 2,  18, 17, 16, 15, 14, 5,  12, 11, 10, 9, /* hearts */
    3, 1,  18, 17, 16, 15, 14, 6,  12, 11, 10, 9, /* clubs */
    8, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, /* spades */
  },
};

static const char rank_codes[] = "23456789JQKA";
static const char suit_codes[] = "dcbe";

AluCardSet
alu_number_set (AluOrder order, int number)
{
  AluCardSet set = 0;

  for (AluCard card = 0; card < ALU_N_CARDS; card++)
    if (alu_card_numbers[order][card] == number)
      set |= alu_card_bit (card);
  return set;
}

int
alu_set_sorted (AluOrder order, AluCardSet set, AluCard *cards)
{
  int n = 0;

  for (; set != 0; set &= set - 1)
    {
      AluCard card = alu_set_first (set);
      int at = n++;

      for (; at > 0 && alu_card_numbers[order][cards[at - 1]] > alu_card_numbers[order][card]; at--)
        cards[at] = cards[at - 1];
      cards[at] = card;
    }
  return n;
}

void
alu_card_code (AluCard card, char code[3])
{
  code[0] = rank_codes[alu_card_rank (card)];
  code[1] = suit_codes[alu_card_suit (card)];
  code[2] = '\0';
}

AluCard
alu_card_parse (const char *code)
{
  const char *rank = code[0] != '\0' ? strchr (rank_codes, code[0]) : NULL;
  const char *suit = rank != NULL && code[1] != '\0' ? strchr (suit_codes, code[1]) : NULL;

  return suit != NULL ? ALU_CARD (suit - suit_codes, rank - rank_codes) : ALU_CARD_NONE;
}
