/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random playouts: the same on every path, and as often as exact counting says. */

#include "random-position.h"

#include "bots/solver/alu-playouts.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define GAMES 40000

static AluPlayoutTables *
new_tables (void)
{
  AluPlayoutTables *tables = aligned_alloc (64, (sizeof *tables + 63) / 64 * 64);

  assert_non_null (tables);
  alu_playout_tables_init (tables);
  return tables;
}

static void
test_paths_agree (void **state)
{
  AluPlayoutTables *tables = new_tables ();
  TestRandom random = { 11 };

  for (int i = 0; i < 300; i++)
    {
      AluPlayoutCounts counts[2] = { { { 0 } }, { { 0 } } };
      AluPosition position;
      TestHistory history;
      uint64_t sum = 0;

      test_random_position (&random, 4 + 2 * (i % 2), 1 + i % (9 - i % 2), &position, &history);
      for (int path = 0; path < 2; path++)
        alu_playouts (tables, &position, 500, (uint64_t) i, (AluPlayoutPath) path, &counts[path]);
      assert_memory_equal (&counts[0], &counts[1], sizeof counts[0]);
      for (int points = 0; points < 5; points++)
        sum += counts[0].n[points];
      assert_int_equal (sum, 500);
    }
  free (tables);
}

/* Adds the share of random games that end with each number of points. */
static void
add_shares (const AluPosition *position, double share, double shares[5])
{
  AluCardSet hand = position->hands[alu_position_seat (position)];

  if (hand == 0)
    shares[alu_position_outcome (position) + 2] += share;
  else
    for (AluCardSet rest = hand; rest != 0; rest &= rest - 1)
      {
        AluPosition next = *position;

        alu_position_play (&next, alu_set_first (rest));
        add_shares (&next, share / alu_set_count (hand), shares);
      }
}

static void
check_shares (const AluPlayoutTables *tables, const AluPosition *position, uint64_t seed)
{
  AluPlayoutCounts counts = { { 0 } };
  double shares[5] = { 0 };

  alu_playouts (tables, position, GAMES, seed, ALU_PLAYOUTS_FASTEST, &counts);
  add_shares (position, 1, shares);
  for (int points = 0; points < 5; points++)
    {
      double spread = sqrt (fmax (0, GAMES * shares[points] * (1 - shares[points])));

      assert_true (fabs ((double) counts.n[points] - GAMES * shares[points]) <= 5 * spread + 1e-3);
    }
}

static void
test_shares (void **state)
{
  AluPlayoutTables *tables = new_tables ();
  TestRandom random = { 12 };

  for (int i = 0; i < 150; i++)
    {
      AluPosition position;
      TestHistory history;

      test_random_position (&random, 4 + 2 * (i % 2), 2 + (i % 6 == 0), &position, &history);
      if (position.offer == ALU_OFFER_PENDING)
        position.offer = ALU_OFFER_REFUSED;
      if (position.n_seats == 4 || alu_position_tricks_left (&position) < 3)
        check_shares (tables, &position, (uint64_t) i);
      test_random_twelve (&random, 2 + 2 * (i % 2), 2 + (i % 6 == 0), &position, &history);
      check_shares (tables, &position, (uint64_t) i);
    }
  free (tables);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_paths_agree),
    cmocka_unit_test (test_shares),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
