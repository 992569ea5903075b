/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The deck: which card is which, the order of strength in both games, codes. */

#include <string.h>

#include "engine/aluette/alu-deal.h"
#include "testing.h"

/* One row per rank, strongest first, as the rules list them. */
static const char *const aluette_rows[ALU_N_NUMBERS] = {
  "3d",          "3c",          "2d",          "2c",          "9c",          "9d",    "2b",
  "2e",          "Ad Ac Ab Ae", "Kd Kc Kb Ke", "Qd Qc Qb Qe", "Jd Jc Jb Je", "9b 9e", "8d 8c 8b 8e",
  "7d 7c 7b 7e", "6d 6c 6b 6e", "5d 5c 5b 5e", "4d 4c 4b 4e", "3b 3e",
};

static const char *const twelve_rows[ALU_N_NUMBERS] = {
  "3b",          "3c",          "2b",          "2c",          "9c",          "9b",    "2d",
  "2e",          "Ad Ac Ab Ae", "Kd Kc Kb Ke", "Qd Qc Qb Qe", "Jd Jc Jb Je", "9d 9e", "8d 8c 8b 8e",
  "7d 7c 7b 7e", "6d 6c 6b 6e", "5d 5c 5b 5e", "4d 4c 4b 4e", "3d 3e",
};

static void
write_codes (const AluCard *cards, int n, char *text)
{
  text[0] = '\0';
  for (int i = 0; i < n; i++)
    {
      char code[3];

      alu_card_code (cards[i], code);
      if (i > 0)
        strcat (text, " ");
      strcat (text, code);
    }
}

static void
check_order (AluOrder order, const char *const rows[])
{
  AluCardSet seen = 0;

  for (int number = 1; number <= ALU_N_NUMBERS; number++)
    {
      AluCardSet set = alu_number_set (order, number);
      AluCard cards[ALU_N_CARDS];
      int n = alu_set_sorted (order, set, cards);
      char text[ALU_N_CARDS * 3];

      assert_int_equal (n, alu_set_count (set));
      write_codes (cards, n, text);
      assert_string_equal (text, rows[number - 1]);
      assert_int_equal (seen & set, 0);
      seen |= set;
      for (int i = 0; i < n; i++)
        assert_int_equal (alu_card_strength (order, cards[i]), 20 - number);
    }
  assert_true (seen == ALU_ALL_CARDS);
}

TEST (test_aluette_order)
{
  check_order (ALU_ORDER_ALUETTE, aluette_rows);
}

TEST (test_twelve_order)
{
  check_order (ALU_ORDER_TWELVE, twelve_rows);
}

static void
check_whole_pack (AluOrder order, const char *const rows[])
{
  AluCard cards[ALU_N_CARDS];
  char text[ALU_N_CARDS * 3];
  char expected[ALU_N_CARDS * 3] = "";

  assert_int_equal (alu_set_sorted (order, ALU_ALL_CARDS, cards), ALU_N_CARDS);
  write_codes (cards, ALU_N_CARDS, text);
  for (int i = 0; i < ALU_N_NUMBERS; i++)
    {
      if (i > 0)
        strcat (expected, " ");
      strcat (expected, rows[i]);
    }
  assert_string_equal (text, expected);
}

TEST (test_sorting)
{
  AluCard cards[ALU_N_CARDS];

  check_whole_pack (ALU_ORDER_ALUETTE, aluette_rows);
  check_whole_pack (ALU_ORDER_TWELVE, twelve_rows);
  assert_int_equal (alu_set_sorted (ALU_ORDER_ALUETTE, 0, cards), 0);
}

TEST (test_named_cards)
{
  static const struct
  {
    AluCard card;
    const char *code;
  } named[] = {
    { ALU_MONSIEUR, "3d" },      { ALU_MADAME, "3c" },       { ALU_BORGNE, "2d" },
    { ALU_VACHE, "2c" },         { ALU_GRAND_NEUF, "9c" },   { ALU_PETIT_NEUF, "9d" },
    { ALU_DEUX_DE_CHENE, "2b" }, { ALU_DEUX_D_ECRIT, "2e" }, { ALU_JACK_OF_SWORDS, "Je" },
  };

  for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
    {
      char code[3];

      alu_card_code (named[i].card, code);
      assert_string_equal (code, named[i].code);
    }
}

TEST (test_suit_and_rank)
{
  for (int suit = 0; suit < ALU_N_SUITS; suit++)
    for (int rank = 0; rank < ALU_N_RANKS; rank++)
      {
        AluCard card = ALU_CARD (suit, rank);

        assert_in_range (card, 0, ALU_N_CARDS - 1);
        assert_int_equal (alu_card_suit (card), suit);
        assert_int_equal (alu_card_rank (card), rank);
        assert_int_equal (alu_set_first (alu_card_bit (card)), card);
      }
}

TEST (test_codes)
{
  for (AluCard card = 0; card < ALU_N_CARDS; card++)
    {
      char code[3];

      alu_card_code (card, code);
      assert_int_equal (strlen (code), 2);
      assert_int_equal (alu_card_parse (code), card);
    }
}

static bool
is_card (const char *code)
{
  return strchr ("23456789JQKA", code[0]) != NULL && strchr ("dcbe", code[1]) != NULL;
}

/* Every pair of bytes is either the code of a card or invalid. */
TEST (test_bad_codes)
{
  int n_cards = 0;

  assert_int_equal (alu_card_parse (""), ALU_CARD_NONE);
  for (int first = 1; first < 256; first++)
    for (int second = 0; second < 256; second++)
      {
        const char code[3] = { (char) first, (char) second, '\0' };
        bool expected = second != 0 && is_card (code);

        assert_int_equal (alu_card_parse (code) != ALU_CARD_NONE, expected);
        n_cards += expected;
      }
  assert_int_equal (n_cards, ALU_N_CARDS);
}

/* Which card takes a trick, as tables of cards. */
TEST (test_trick_winner)
{
  static const struct
  {
    const char *cards; /* "--" if no card is played */
    AluOrder order;
    int winner;
    unsigned strongest;
  } tricks[] = {
    { "--------", ALU_ORDER_ALUETTE, ALU_NOBODY, 0 },
    { "4d------", ALU_ORDER_ALUETTE, 0, 1 },
    { "4d3d3cAd", ALU_ORDER_ALUETTE, 1, 2 },
    { "--Kd--Kc", ALU_ORDER_ALUETTE, ALU_SPOILED, 10 },
    { "KdKcAd4d", ALU_ORDER_ALUETTE, 2, 4 },
    { "AdKdKcAc", ALU_ORDER_ALUETTE, ALU_SPOILED, 9 },
    { "4d5d6d7d8d9d", ALU_ORDER_ALUETTE, 5, 32 },
  };

  for (size_t i = 0; i < sizeof tricks / sizeof *tricks; i++)
    {
      int n = (int) strlen (tricks[i].cards) / 2;
      AluCard cards[ALU_MAX_SEATS];
      unsigned strongest;

      for (int k = 0; k < n; k++)
        cards[k] = alu_card_parse (tricks[i].cards + 2 * k);
      assert_int_equal (alu_trick_winner (tricks[i].order, cards, n, &strongest),
                        tricks[i].winner);
      assert_int_equal (strongest, tricks[i].strongest);
    }
}
