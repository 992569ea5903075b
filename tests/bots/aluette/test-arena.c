/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-playout.h"
#include "bots/aluette/alu-rollout-policy.h"
#include "bots/aluette/coach/alu-analysis.h"
#include "tools/aluette/alu-baselines.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

/* The tools that measure levels: the arena, its figures, and the players that exist only for this.
 * */

static AluArena
make_arena (AluRuleSet set, const char *a, const char *b)
{
  AluRules rules;
  AluArenaPlayer players[2];
  AluArena arena;

  assert_int_equal (alu_rules_init (&rules, set, 0), ALU_OK);
  assert_true (alu_arena_player (a, &players[0]));
  assert_true (alu_arena_player (b, &players[1]));
  alu_arena_init (&arena, &rules, &players[0], &players[1]);
  return arena;
}

TEST (test_players)
{
  AluArenaPlayer player;

  assert_true (alu_arena_player ("master", &player));
  assert_int_equal (player.level, ALU_LEVEL_MASTER);
  assert_int_equal (player.memory_bytes, alu_bot_memory (ALU_LEVEL_MASTER));
  assert_null (player.decide);
  assert_true (alu_arena_player ("cheat", &player));
  assert_string_equal (player.id, "cheat");
  assert_non_null (player.decide);
  assert_false (alu_arena_player ("grandmaster", &player));
}

/* If the players are equal, a deal played twice with the teams swapped gives 0, even with signs and
 * proposals. */
TEST (test_luck_falls_out)
{
  static const AluRuleSet sets[] = { ALU_RULES_CLASSIC, ALU_RULES_GRIMAUD, ALU_RULES_SIX,
                                     ALU_RULES_TWELVE };
  int n_scored = 0;

  for (int i = 0; i < 200; i++)
    {
      AluArena arena = make_arena (sets[i % 4], "villager", "villager");
      AluMatch match;
      int points;

      arena.signs = (AluArenaSigns) { 80, 60, 20 };
      points = alu_arena_deal (&arena, (uint64_t) i, false, &match);
      assert_true (match.deal.ended);
      assert_int_equal (points, alu_deal_points_for (&match.deal, ALU_TEAM_A));
      assert_int_equal (alu_arena_deal (&arena, (uint64_t) i, true, NULL), -points);
      n_scored += points != 0;
    }
  assert_true (n_scored > 100);
}

TEST (test_no_table)
{
  AluArena arena = make_arena (ALU_RULES_CLASSIC, "villager", "villager");
  AluMatch match;

  arena.seating.captain[0] = 1; /* of the other team */
  assert_int_equal (alu_arena_deal (&arena, 1, false, &match), 0);
  assert_int_equal (alu_arena_match (&arena, 1, false, NULL, NULL), 0);
}

static double
read_clock (void)
{
  static double now;

  return now += 1;
}

static void
on_move (int player, double seconds, void *data)
{
  int *moves = data;

  assert_true (seconds == 1);
  moves[player]++;
}

/* The time of every card is measured and counted for its player. */
TEST (test_clock)
{
  AluArena arena = make_arena (ALU_RULES_TWELVE, "villager", "novice");
  int moves[2] = { 0 };

  arena.clock = read_clock;
  arena.on_move = on_move;
  arena.data = moves;
  alu_arena_deal (&arena, 4, true, NULL);
  assert_int_equal (moves[0], 18);
  assert_int_equal (moves[1], 18);
}

TEST (test_bootstrap)
{
  float values[400];
  AluArenaFigure all, few;

  for (int i = 0; i < 400; i++)
    values[i] = i % 4 == 0 ? 2 : 0;
  all = alu_arena_bootstrap (values, 400, 1);
  few = alu_arena_bootstrap (values, 40, 1);
  assert_true (all.mean > 0.499 && all.mean < 0.501);
  assert_true (all.low < all.mean && all.mean < all.high);
  /* 1.96 standard errors of 0.866 / 20 */
  assert_true (all.high - all.low > 0.14 && all.high - all.low < 0.2);
  assert_true (few.high - few.low > 2 * (all.high - all.low));
  for (int i = 0; i < 400; i++)
    values[i] = 1;
  all = alu_arena_bootstrap (values, 400, 1);
  assert_true (all.low > 0.999 && all.high < 1.001);
  all = alu_arena_bootstrap (values, 0, 1);
  assert_true (all.mean == 0 && all.low == 0 && all.high == 0);
}

/* The better player wins more: twenty deals, each dealt both ways. */
TEST (test_gaze_wins)
{
  AluArena arena = make_arena (ALU_RULES_CLASSIC, "prototype", "random");
  int points = 0;

  arena.memory_bytes = arena.players[0].memory_bytes;
  arena.memory = malloc (arena.memory_bytes);
  for (int i = 0; i < 20; i++)
    points += alu_arena_deal (&arena, (uint64_t) i / 2, i % 2 == 1, NULL);
  free (arena.memory);
  assert_true (points > 0);
}
