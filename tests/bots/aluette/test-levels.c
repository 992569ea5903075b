/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/aluette/alu-aluette-arena.h"
#include "testing.h"

#include <string.h>

/* Every level plays every table by the rules; the rules of thumb beat a random player; and
 * everything that can happen in a match happens in matches of villagers. */

typedef struct
{
  AluRuleSet set;
  int seats;
  const char *captains; /* a character per seat: '-' for a person, else the captain's seat */
} Table;

static const Table tables[] = {
  { ALU_RULES_CLASSIC, 4, "----" },   { ALU_RULES_CLASSIC, 4, "--01" },
  { ALU_RULES_GRIMAUD, 4, "----" },   { ALU_RULES_GRIMAUD, 4, "--0-" },
  { ALU_RULES_GAMERULES, 4, "----" }, { ALU_RULES_SIX, 6, "------" },
  { ALU_RULES_SIX, 6, "--0101" },     { ALU_RULES_SIX, 6, "--0--1" },
  { ALU_RULES_TWELVE, 4, "----" },    { ALU_RULES_TWELVE, 2, "--" },
};

static AluArena
make_arena (const Table *table, const char *a, const char *b)
{
  AluRules rules;
  AluArenaPlayer players[2];
  AluArena arena;

  assert_int_equal (alu_rules_init (&rules, table->set, table->seats), ALU_OK);
  assert_true (alu_arena_player (a, &players[0]));
  assert_true (alu_arena_player (b, &players[1]));
  alu_arena_init (&arena, &rules, &players[0], &players[1]);
  for (int seat = 0; seat < table->seats && seat < ALU_MAX_SEATS; seat++)
    if (table->captains[seat] != '-')
      arena.seating.captain[seat] = (uint8_t) (table->captains[seat] - '0');
  return arena;
}

TEST (test_ids)
{
  for (int level = 0; level < ALU_N_LEVELS; level++)
    assert_int_equal (alu_level_from_id (alu_level_ids[level]), level);
  assert_int_equal (alu_level_from_id ("grandmaster"), -1);
}

/* Plays a match of villagers as challenges do, and returns a hash of all cards. */
static uint64_t
hash_match (uint64_t seed)
{
  AluBudget budget = { .seed = seed };
  uint64_t hash = UINT64_C (0xcbf29ce484222325);
  AluSeating seating;
  AluMatch match;
  AluRules rules;

  assert_int_equal (alu_rules_init (&rules, ALU_RULES_CLASSIC, 0), ALU_OK);
  rules.signs = false;
  rules.misere = false;
  rules.offer = ALU_OFFER_OFF;
  alu_seating_init (&seating);
  assert_int_equal (alu_match_init (&match, &rules, &seating), ALU_OK);
  while (!alu_match_over (&match))
    {
      AluEvent event;

      if (alu_match_awaits_chance (&match))
        alu_match_chance (&match, seed, &event);
      else
        {
          AluView view = alu_view_for_seat (&match, alu_match_decider (&match));

          alu_bot_decide (ALU_LEVEL_VILLAGER, &view, &budget, &event, NULL);
          hash = (hash ^ event.card) * UINT64_C (0x100000001b3);
        }
      assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
    }
  return hash;
}

/* If the villagers play differently, matches with them can no longer be compared with older ones:
 * raise ALU_BOTS_VERSION, then change the sum. */
TEST (test_version)
{
  uint64_t sum = 0;

  for (uint64_t seed = 1; seed <= 25; seed++)
    sum += hash_match (seed);
  assert_int_equal (ALU_BOTS_VERSION, 2);
  assert_true (sum == UINT64_C (0x84127a6ab8b49161));
}

static void
check_view_decision (const AluMatch *match, const AluView *view, const AluBudget *budget,
                     AluEvent *event)
{
  AluMatch copy = *match;
  AluDecisionInfo info;
  AluEvent again;
  AluLevel level = (AluLevel) (budget->nodes);

  alu_bot_decide (level, view, budget, event, &info);
  alu_bot_decide (level, view, budget, &again, NULL);
  assert_memory_equal (event, &again, sizeof again);
  assert_int_equal (alu_match_apply (&copy, event), ALU_OK);
  assert_true (info.reason < ALU_N_MOVE_REASONS);
  assert_true (info.n_candidates <= ALU_MAX_HAND);
}

TEST (test_legal_everywhere)
{
  for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
    for (int level = ALU_LEVEL_RANDOM; level <= ALU_LEVEL_VILLAGER; level++)
      {
        AluArena arena = make_arena (&tables[t], alu_level_ids[level], "villager");

        arena.players[0].decide = check_view_decision;
        arena.nodes[0] = (uint64_t) level;
        for (int i = 0; i < 20; i++)
          alu_arena_match (&arena, 100 + (uint64_t) i, i % 2 == 1, NULL, NULL);
      }
}

/* Returns: matches won by @a in hundredths, of @n_matches with seats swapped. */
static double
matches_won (const Table *table, const char *a, const char *b, int n_matches)
{
  AluArena arena = make_arena (table, a, b);
  int won = 0;

  for (int i = 0; i < n_matches; i++)
    won += 1 + alu_arena_match (&arena, 5000 + (uint64_t) i / 2, i % 2 == 1, NULL, NULL);
  return 50.0 * won / n_matches;
}

TEST (test_villager_beats_random)
{
  double classic = matches_won (&tables[0], "villager", "random", 2000);
  double six = matches_won (&tables[5], "villager", "random", 1000);
  double twelve = matches_won (&tables[8], "villager", "random", 1000);

  print_message ("# villager against random: %.1f %% of 2,000 matches (six seats %.1f %%, twelve "
                 "hands %.1f %%)\n",
                 classic, six, twelve);
  assert_true (classic > 75);
  assert_true (six > 75);
  assert_true (twelve > 75);
}

enum
{
  CHANT_SUNG,
  CHANT_REFUSED,
  OFFER_ACCEPTED,
  OFFER_REFUSED,
  MISERE_AGREED,
  MISERE_DECLINED,
  MORDIENNE,
  LAST_SPOILED,
  N_HAPPENINGS
};

static const char *const happenings[N_HAPPENINGS] = {
  "chant sung",    "chant refused",   "offer accepted", "offer refused",
  "misère agreed", "misère declined", "mordienne",      "last trick spoiled",
};

static void
count_deal (const AluMatch *match, void *data)
{
  const AluDeal *deal = &match->deal;
  int *counts = data;
  int last = alu_rules_hand_size (&match->rules) - 1;

  if (alu_rules_has_chant (&match->rules))
    counts[deal->receivers[0] != ALU_NOBODY ? CHANT_SUNG : CHANT_REFUSED]++;
  counts[OFFER_ACCEPTED] += deal->reason == ALU_REASON_OFFER_ACCEPTED;
  counts[OFFER_REFUSED] += deal->offer_refused;
  counts[MISERE_AGREED] += deal->reason == ALU_REASON_CONCEDED;
  counts[MISERE_DECLINED] += deal->proposed != 0 && deal->reason != ALU_REASON_CONCEDED;
  counts[MORDIENNE] += deal->reason == ALU_REASON_MORDIENNE;
  counts[LAST_SPOILED] += deal->n_tricks == last + 1 && deal->takers[last] == ALU_SPOILED;
}

TEST (test_everything_happens)
{
  AluArena arena = make_arena (&tables[2], "villager", "villager");
  int counts[N_HAPPENINGS] = { 0 };

  for (int i = 0; i < 500; i++)
    alu_arena_match (&arena, (uint64_t) i, false, count_deal, counts);
  for (int i = 0; i < N_HAPPENINGS; i++)
    {
      print_message ("# %s: %d in 500 matches\n", happenings[i], counts[i]);
      assert_true (counts[i] > 0);
    }
}
