/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-equity.h"
#include "bots/aluette/alu-playout.h"
#include "bots/aluette/alu-rollout-policy.h"
#include "bots/aluette/alu-solver-input.h"
#include "bots/aluette/solver/alu-solver.h"
#include "tools/aluette/alu-aluette-arena.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

/* The levels that search: whole matches at every table, positions with a clear answer, the same
 * answer with the same budget, and a quick answer when they are stopped. */

#define FIRST ALU_LEVEL_STRONG

typedef struct
{
  AluRuleSet set;
  int seats;
  const char *captains; /* a character per seat: '-' for a person, else the captain's seat */
} Table;

static const Table tables[] = {
  { ALU_RULES_CLASSIC, 4, "----" }, { ALU_RULES_CLASSIC, 4, "--01" },
  { ALU_RULES_GRIMAUD, 4, "----" }, { ALU_RULES_GAMERULES, 4, "--0-" },
  { ALU_RULES_SIX, 6, "------" },   { ALU_RULES_SIX, 6, "--0101" },
  { ALU_RULES_TWELVE, 4, "----" },  { ALU_RULES_TWELVE, 2, "--" },
};

TEST (test_whole_matches)
{
  for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
    for (int level = FIRST; level < ALU_N_LEVELS; level++)
      {
        AluRules rules;
        AluArenaPlayer player;
        AluArena arena;

        assert_int_equal (alu_rules_init (&rules, tables[t].set, tables[t].seats), ALU_OK);
        assert_true (alu_arena_player (alu_level_ids[level], &player));
        alu_arena_init (&arena, &rules, &player, &player);
        for (int seat = 0; seat < tables[t].seats && seat < ALU_MAX_SEATS; seat++)
          if (tables[t].captains[seat] != '-')
            arena.seating.captain[seat] = (uint8_t) (tables[t].captains[seat] - '0');
        arena.nodes[0] = arena.nodes[1] = 600;
        arena.signs = (AluArenaSigns) { 80, 80, 20 };
        arena.memory_bytes = player.memory_bytes;
        arena.memory = malloc (arena.memory_bytes);
        alu_arena_match (&arena, 11 + t, false, NULL, NULL);
        free (arena.memory);
      }
}

/* Sets up a deal with @n cards left per hand, all hands given; seat 0 leads. */
static AluMatch
make_end (const char *const hands[4])
{
  AluMatch match;
  AluRules rules;
  AluSeating seating;
  AluEvent event;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  alu_match_init (&match, &rules, &seating);
  alu_match_chance (&match, 1, &event);
  alu_match_apply (&match, &event);
  match.deal.talon = ALU_ALL_CARDS;
  for (int seat = 0; seat < 4; seat++)
    {
      match.deal.hands[seat] = 0;
      for (const char *code = hands[seat]; *code != '\0'; code += 2)
        match.deal.hands[seat] |= alu_card_bit (alu_card_parse (code));
      match.deal.talon &= ~match.deal.hands[seat];
    }
  return match;
}

/* A player with the eight strongest cards and an ace wins the deal, by mordienne after waiting. */
TEST (test_plain_answers)
{
  static const char *const hands[4] = { "3d3c2d2c9c9d2b2eAd", "AcAbAeKdKcKbKeQdQc",
                                        "QbQeJdJcJbJe9b9e8d", "8c8b8e7d7c7b7e6d6c" };
  AluMatch match = make_end (hands);
  AluView view;
  AluBudget budget = { .seed = 3, .nodes = 4000 };
  AluEvent event;
  AluDecisionInfo info;

  match.deal.turn = match.deal.leader = 0;
  match.deal.dealer = 3;
  view = alu_view_for_seat (&match, 0);
  alu_bot_decide (ALU_LEVEL_MASTER, &view, &budget, &event, &info);
  assert_int_equal (event.type, ALU_EVENT_PLAY);
  assert_true (info.candidates[0].win > 0.95f);
  assert_true (info.candidates[0].points > 1);
  assert_false (alu_bot_proposes (ALU_LEVEL_MASTER, &view, &budget));
}

/* A deal by the rules of @table in which villagers have played @n_plays cards. */
static AluMatch
mid_deal (const Table *table, uint64_t seed, int n_plays)
{
  AluMatch match;
  AluRules rules;
  AluSeating seating;
  AluEvent event;

  alu_rules_init (&rules, table->set, table->seats);
  rules.draw = ALU_DRAW_SEATED;
  rules.offer = ALU_OFFER_OFF;
  rules.chant = ALU_CHANT_OFF;
  alu_seating_init (&seating);
  alu_match_init (&match, &rules, &seating);
  alu_match_chance (&match, seed, &event);
  alu_match_apply (&match, &event);
  while (match.deal.n_plays < n_plays)
    {
      AluView view = alu_view_for_seat (&match, match.deal.turn);

      alu_bot_decide (ALU_LEVEL_VILLAGER, &view, NULL, &event, NULL);
      alu_match_apply (&match, &event);
    }
  return match;
}

TEST (test_same_answer)
{
  size_t bytes = alu_bot_memory (ALU_LEVEL_MASTER);
  unsigned char *memory = calloc (1, bytes);

  for (int i = 0; i < 12; i++)
    {
      AluMatch match = mid_deal (&tables[0], 70 + (uint64_t) i, 3 * i);
      AluView view = alu_view_for_seat (&match, match.deal.turn);
      AluBudget budget = { .seed = 9, .nodes = 3000, .memory = memory, .memory_bytes = bytes };
      AluDecisionInfo first, second;
      AluEvent event, again;

      alu_bot_decide (ALU_LEVEL_MASTER, &view, &budget, &event, &first);
      memset (memory, 0xa5, bytes);
      alu_bot_decide (ALU_LEVEL_MASTER, &view, &budget, &again, &second);
      assert_memory_equal (&event, &again, sizeof event);
      assert_memory_equal (&first, &second, sizeof first);
      assert_true (first.n_candidates > 0);
      for (int k = 0; k < first.n_candidates; k++)
        {
          assert_true (first.n_candidates == 1 || first.candidates[k].win >= 0);
          assert_true (first.candidates[k].win <= 1);
          assert_true (first.candidates[k].points >= -2 && first.candidates[k].points <= 2);
        }
    }
  free (memory);
}

/* A search with a budget of hours that is stopped returns a card. */
TEST (test_stops)
{
  AluStop stop = 1;
  AluMatch match = mid_deal (&tables[0], 5, 4);
  AluView view = alu_view_for_seat (&match, match.deal.turn);
  AluBudget budget = { .seed = 1, .nodes = UINT64_C (1) << 50, .stop = &stop };
  AluEvent event;

  alu_bot_decide (ALU_LEVEL_MASTER, &view, &budget, &event, NULL);
  assert_int_equal (event.type, ALU_EVENT_PLAY);
  assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
}

TEST (test_equity)
{
  AluMatch match = mid_deal (&tables[0], 5, 0);
  AluEquity equity;

  match.rules.target = 24;
  alu_equity_init (&equity, &match, ALU_TEAM_A);
  assert_true (equity.worth[2] == 0);
  assert_true (equity.worth[3] > 0.99f && equity.worth[3] < 1.01f);
  assert_true (equity.worth[4] > 1.9f && equity.worth[0] < -1.9f);
  /* One point is missing: the second point of a mordienne is worth almost nothing. */
  match.rules.target = 5;
  match.score[0] = 4;
  match.score[1] = 3;
  alu_equity_init (&equity, &match, ALU_TEAM_A);
  assert_true (equity.worth[4] - equity.worth[3] < 0.01f);
  assert_true (equity.worth[0] < equity.worth[1] - 0.5f);
}

/* With a fixed number of deals, only the lead counts, and who has it at the end. */
TEST (test_equity_of_deals)
{
  AluMatch match = mid_deal (&tables[0], 5, 0);
  AluEquity equity, other;

  match.rules.deals = 24;
  alu_equity_init (&equity, &match, ALU_TEAM_A);
  assert_true (equity.worth[3] > 0.99f && equity.worth[3] < 1.01f);
  assert_true (equity.worth[4] > 1.9f && equity.worth[4] < equity.worth[3] * 2.01f);
  /* The last deal at an equal score: a second point is worth almost nothing. */
  match.n_deals = match.rules.deals;
  alu_equity_init (&equity, &match, ALU_TEAM_A);
  alu_equity_init (&other, &match, ALU_TEAM_B);
  assert_memory_equal (&equity, &other, sizeof equity);
  assert_true (equity.worth[3] > 0.99f && equity.worth[3] < 1.01f);
  assert_true (equity.worth[4] > equity.worth[3]);
  assert_true (equity.worth[4] - equity.worth[3] < 0.01f);
  /* One point behind: one point saves half a match, two win it, and losing costs nothing. */
  match.score[1] = 1;
  alu_equity_init (&equity, &match, ALU_TEAM_A);
  assert_true (equity.worth[4] > 1.9f * equity.worth[3]);
  assert_true (equity.worth[1] > -0.01f && equity.worth[1] < 0);
  /* Three behind: nothing helps any more, but a point is still a point. */
  match.score[1] = 3;
  alu_equity_init (&equity, &match, ALU_TEAM_A);
  for (int i = 0; i < 4; i++)
    assert_true (equity.worth[i] < equity.worth[i + 1] && equity.worth[i + 1] < 0.01f);
}

/* The table used for learning has the weights used for playing: the scores are the same, except for
 * one amount added to all. */
TEST (test_features)
{
  static const int8_t *const weights[ALU_N_ROLLOUT_KINDS] = {
    [ALU_ROLLOUT_4] = alu_rollout_weights_4,
    [ALU_ROLLOUT_6] = alu_rollout_weights_6,
    [ALU_ROLLOUT_12X4] = alu_rollout_weights_12x4,
    [ALU_ROLLOUT_12X2] = alu_rollout_weights_12x2,
  };

  for (int i = 0; i < 200; i++)
    {
      const Table *table = &tables[i % 8];
      AluMatch match = mid_deal (table, (uint64_t) i, i % (table->seats * 8));
      uint16_t indices[ALU_MAX_HAND][ALU_ROLLOUT_TABLES];
      AluCard cards[ALU_MAX_HAND];
      AluRolloutChoice choice;
      AluRolloutPolicy policy;
      int n, scores[ALU_MAX_HAND] = { 0 }, best = -100000;

      alu_rollout_policy_init (&policy, &match.rules);
      alu_rollout_policy_weigh (&policy, &match.deal, &choice);
      n = alu_rollout_policy_features (&policy, &match.deal, cards, indices);
      assert_int_equal (n, choice.n);
      for (int k = 0; k < n; k++)
        {
          assert_int_equal (cards[k], choice.cards[k]);
          for (int j = 0; j < ALU_ROLLOUT_TABLES; j++)
            {
              assert_true (indices[k][j] < ALU_ROLLOUT_SIZE);
              scores[k] += weights[alu_rollout_policy_get_kind (&match.rules)][indices[k][j]];
            }
          best = scores[k] > best ? scores[k] : best;
        }
      for (int k = 0; k < n; k++)
        assert_int_equal (choice.behind[k], best - scores[k]);
    }
}

/* The solver gets the deal exactly as the engine has it: in the last trick, in which every card is
 * forced, it knows the result. */
static void
check_open_position (AluSolver *solver, AluMatch *match, AluRng *rng)
{
  int value = 0;

  while (!match->deal.ended)
    {
      AluCardSet hand = match->deal.hands[match->deal.turn];
      AluPosition position;

      alu_position_from_deal (&match->rules, &match->deal, &position);
      assert_true (alu_position_is_valid (&position));
      assert_int_equal (alu_position_seat (&position), match->deal.turn);
      if (alu_set_count (hand) == 1)
        assert_int_equal (alu_solver_value (solver, &position, &value), ALU_SOLVER_SOLVED);
      for (uint32_t k = alu_rng_below (rng, (uint32_t) alu_set_count (hand)); k > 0; k--)
        hand &= hand - 1;
      alu_deal_play (&match->rules, &match->deal, alu_set_first (hand));
    }
  assert_int_equal (value, alu_deal_points_for (&match->deal, ALU_TEAM_A));
}

TEST (test_open_position)
{
  AluSolver *solver = alu_solver_new (ALU_SOLVER_BYTES);
  AluRng rng;

  alu_rng_seed (&rng, 4);
  for (int i = 0; i < 400; i++)
    {
      const Table *table = &tables[i % 8];
      int n_cards = table->seats * (table->seats == 6 ? 8 : 9);
      AluMatch match = mid_deal (table, (uint64_t) i, i / 8 % n_cards);

      check_open_position (solver, &match, &rng);
    }
  alu_solver_free (solver);
}
