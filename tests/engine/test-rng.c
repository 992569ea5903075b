/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The random number generator gives the same numbers on every machine and in every version. */

#include "aluette/random-events.h"
#include "testing.h"

/* The published outputs of splitmix64 from 0. */
TEST (test_seed)
{
  AluRng rng;

  alu_rng_seed (&rng, 0);
  assert_int_equal (rng.state[0], UINT64_C (0xe220a8397b1dcdaf));
  assert_int_equal (rng.state[1], UINT64_C (0x6e789e6aa1b965f4));
  assert_int_equal (rng.state[2], UINT64_C (0x06c45d188009454f));
  assert_int_equal (rng.state[3], UINT64_C (0xf88bb8a8724c81ec));
}

/* The published outputs of xoshiro256** from the state 1, 2, 3, 4. */
TEST (test_next)
{
  static const uint64_t expected[] = {
    UINT64_C (11520), UINT64_C (0), UINT64_C (1509978240), UINT64_C (1215971899390074240),
  };
  AluRng rng = { { 1, 2, 3, 4 } };

  for (int i = 0; i < 4; i++)
    assert_int_equal (alu_rng_next (&rng), expected[i]);
}

TEST (test_below)
{
  int counts[7] = { 0 };
  AluRng rng;

  alu_rng_seed (&rng, 42);
  for (int i = 0; i < 70000; i++)
    {
      uint32_t n = alu_rng_below (&rng, 7);

      assert_true (n < 7);
      counts[n]++;
    }
  for (int i = 0; i < 7; i++)
    assert_in_range (counts[i], 9600, 10400);
  for (int i = 0; i < 100; i++)
    assert_int_equal (alu_rng_below (&rng, 1), 0);
  for (int i = 0; i < 1000; i++)
    {
      double x = alu_rng_unit (&rng);

      assert_true (x >= 0 && x < 1);
    }
}

TEST (test_shuffle)
{
  uint8_t items[10] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  static const uint8_t frozen[10] = { 3, 6, 1, 5, 0, 9, 2, 8, 4, 7 };
  AluRng rng;

  alu_rng_seed (&rng, 1);
  alu_rng_shuffle (&rng, items, 10);
  assert_memory_equal (items, frozen, sizeof items);
}

/* People may have passed on the seed of a deal: it must always give this deal. */
TEST (test_deal)
{
  AluSeating seating;
  AluRules rules;
  AluMatch match;
  AluEvent event;
  char text[32] = "";

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  assert_int_equal (alu_match_init (&match, &rules, &seating), ALU_OK);
  alu_match_chance (&match, 1, &event);
  assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
  for (AluCardSet set = event.deal.hands[0]; set != 0; set &= set - 1)
    alu_card_code (alu_set_first (set), text + strlen (text));
  assert_string_equal (text, "3d6dAdJc2e5e7eJeQe");
  assert_int_equal (event.seat, 3);
}
