/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawing opponents: everybody plays, and nobody plays the same opponents twice if this can be
 * avoided. */

#include <string.h>

#include "model/tournament/aluette-pairing.h"
#include "testing.h"

#define MOST 48

typedef struct
{
  guint n;
  guint8 met[MOST * MOST];
  guint byes[MOST];
  guint wins[MOST];
  guint tables[MOST][2];
} Hall;

/* The largest number of tables of new opponents, found by trying all pairings. */
static guint
brute_force (const Hall *hall, guint used)
{
  guint first = 0;
  guint best;

  while (first < hall->n && (used & (1u << first)) != 0)
    first++;
  if (first == hall->n)
    return 0;
  used |= 1u << first;
  best = brute_force (hall, used);
  for (guint other = first + 1; other < hall->n; other++)
    if ((used & (1u << other)) == 0 && hall->met[first * hall->n + other] == 0)
      best = MAX (best, 1 + brute_force (hall, used | 1u << other));
  return best;
}

TEST (test_most_tables_as_by_brute_force)
{
  AluRng rng;
  Hall hall;

  alu_rng_seed (&rng, 1);
  for (guint round = 0; round < 3000; round++)
    {
      guint density = 1 + alu_rng_below (&rng, 9);

      hall.n = 2 + alu_rng_below (&rng, 9);
      memset (hall.met, 0, sizeof hall.met);
      for (guint a = 0; a < hall.n; a++)
        for (guint b = a + 1; b < hall.n; b++)
          hall.met[a * hall.n + b] = hall.met[b * hall.n + a] = alu_rng_below (&rng, 10) < density;
      assert_int_equal (aluette_pairing_most (hall.n, hall.met), brute_force (&hall, 0));
    }
}

/* Plays a round with random winners. Returns: how many met again. */
static guint
play_round (Hall *hall, gboolean swiss, AluRng *rng)
{
  gboolean seated[MOST] = { FALSE };
  guint n_again = 0;

  aluette_pairing_draw (hall->n, hall->met, hall->byes, swiss ? hall->wins : NULL, rng,
                        hall->tables);
  for (guint i = 0; i < (hall->n + 1) / 2; i++)
    {
      guint a = hall->tables[i][0];
      guint b = hall->tables[i][1];

      assert_true (a < hall->n && !seated[a]);
      seated[a] = TRUE;
      if (b == ALUETTE_BYE)
        {
          assert_true (hall->n % 2 == 1 && i == hall->n / 2);
          hall->byes[a]++;
          hall->wins[a]++;
          continue;
        }
      assert_true (b < hall->n && !seated[b]);
      seated[b] = TRUE;
      n_again += hall->met[a * hall->n + b] > 0 ? 1 : 0;
      hall->met[a * hall->n + b]++;
      hall->met[b * hall->n + a]++;
      hall->wins[alu_rng_below (rng, 2) ? a : b]++;
    }
  for (guint i = 0; i < hall->n; i++)
    assert_true (seated[i]);
  return n_again;
}

TEST (test_nobody_meets_again_while_possible)
{
  AluRng rng;
  Hall hall;

  alu_rng_seed (&rng, 2);
  for (guint n = 2; n <= 16; n++)
    for (guint tournament = 0; tournament < 8; tournament++)
      {
        memset (&hall, 0, sizeof hall);
        hall.n = n;
        for (guint round = 0; round < n + 2; round++)
          {
            guint possible = aluette_pairing_most (n, hall.met);
            guint again = play_round (&hall, tournament % 2 == 0, &rng);

            assert_int_equal (again, n / 2 - MIN (n / 2, possible));
          }
      }
}

TEST (test_thirty_seven_over_four_rounds)
{
  AluRng rng;
  Hall hall;

  alu_rng_seed (&rng, 37);
  for (guint tournament = 0; tournament < 6; tournament++)
    {
      guint n_byes = 0;

      memset (&hall, 0, sizeof hall);
      hall.n = 37;
      for (guint round = 0; round < 4; round++)
        assert_int_equal (play_round (&hall, tournament % 2 == 0, &rng), 0);
      for (guint i = 0; i < hall.n; i++)
        {
          assert_true (hall.byes[i] <= 1);
          n_byes += hall.byes[i];
        }
      assert_int_equal (n_byes, 4);
    }
}

/* Pairing by wins puts pairs with similar scores together: no pair plays one with many more or
 * fewer wins while an equal one is free. */
TEST (test_winners_meet_winners)
{
  AluRng rng;
  Hall hall;
  guint apart = 0;

  alu_rng_seed (&rng, 5);
  memset (&hall, 0, sizeof hall);
  hall.n = 32;
  for (guint round = 0; round < 5; round++)
    {
      guint before[MOST];

      memcpy (before, hall.wins, sizeof before);
      play_round (&hall, TRUE, &rng);
      for (guint i = 0; i < 16; i++)
        {
          guint a = before[hall.tables[i][0]];
          guint b = before[hall.tables[i][1]];

          apart += a > b ? a - b : b - a;
        }
    }
  assert_true (apart <= 10);
}

TEST (test_chance_decides)
{
  guint first[2] = { 0, 0 };
  AluRng rng;

  alu_rng_seed (&rng, 6);
  for (guint i = 0; i < 400; i++)
    {
      Hall hall = { .n = 4 };

      play_round (&hall, FALSE, &rng);
      for (guint table = 0; table < 2; table++)
        if (hall.tables[table][0] == 0 || hall.tables[table][1] == 0)
          first[(hall.tables[table][0] + hall.tables[table][1]) % 2]++;
    }
  assert_true (first[0] > 80 && first[1] > 200); /* a third and two thirds */
}
