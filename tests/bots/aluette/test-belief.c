/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "belief-loss.h"

#include "bots/aluette/alu-bot.h"
#include "testing.h"

#include <string.h>

#define MAX_SAMPLES 20000

/* A deal in play: villagers have played @n_plays cards. */
static bool
start_deal (AluMatch *match, const AluRules *rules, const AluSeating *seating, uint64_t seed,
            int n_plays)
{
  AluEvent event;

  assert_int_equal (alu_match_init (match, rules, seating), ALU_OK);
  while (match->n_deals < 2
         && !(match->deal.phase == ALU_PHASE_PLAY && match->deal.n_plays >= n_plays))
    {
      AluBudget budget = { .seed = seed };

      if (alu_match_awaits_chance (match))
        alu_match_chance (match, seed, &event);
      else
        {
          AluView view = alu_view_for_seat (match, alu_match_decider (match));

          alu_bot_decide (ALU_LEVEL_VILLAGER, &view, &budget, &event, NULL);
          if (event.type == ALU_EVENT_VOTE)
            event.yes = 1;
        }
      assert_int_equal (alu_match_apply (match, &event), ALU_OK);
    }
  return match->n_deals == 1;
}

/* The same match, with the cards that the view does not see placed as in @sample. */
static AluMatch
other_sample (const AluMatch *match, const AluDeterminization *sample)
{
  AluMatch other = *match;
  AluCardSet held = 0;

  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      other.deal.hands[seat] = sample->hands[seat];
      held |= sample->hands[seat];
    }
  other.deal.talon = ALU_ALL_CARDS & ~held & ~match->deal.played;
  return other;
}

static void
check_determinization (const AluMatch *match, const AluView *view, const AluDeterminization *sample)
{
  AluMatch other = other_sample (match, sample);
  AluCardSet own = view->match.deal.talon;

  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      assert_int_equal (alu_set_count (sample->hands[seat]), view->n_cards[seat]);
      if (view->match.deal.hands[seat] != 0)
        assert_true (sample->hands[seat] == view->match.deal.hands[seat]);
    }
  assert_true ((other.deal.talon & own) == own);
  for (int i = 0; i < 2; i++)
    if (view->match.deal.sung[i] != 0)
      assert_true ((view->match.deal.sung[i] & ~match->deal.played & ~other.deal.talon
                    & ~sample->hands[match->deal.receivers[i]])
                   == 0);
}

/* Everything that a sampled world must agree with, including chant and Petit-Jeans. */
TEST (test_hard_facts)
{
  for (int i = 0; i < 200; i++)
    {
      AluRules rules;
      AluSeating seating;
      AluMatch match;
      AluView view;
      AluDealConstraints constraints;
      AluDeterminization sample;
      AluRng rng;

      alu_rules_init (&rules, i % 3 == 2 ? ALU_RULES_SIX : ALU_RULES_CLASSIC, 0);
      alu_seating_init (&seating);
      rules.chant = i % 3 == 1 ? ALU_CHANT_ALWAYS : ALU_CHANT_OFF;
      rules.chant_face_up = i % 2 == 1;
      if (i % 4 == 3)
        seating.captain[2] = 0;
      if (!start_deal (&match, &rules, &seating, (uint64_t) i, i % 24))
        continue;
      view = alu_view_for_seat (&match, alu_match_decider (&match));
      alu_rng_seed (&rng, (uint64_t) i);
      alu_deal_constraints_init (&constraints, &view, true);
      for (int k = 0; k < 20; k++)
        {
          alu_deal_constraints_sample (&constraints, &rng, &sample);
          check_determinization (&match, &view, &sample);
        }
    }
}

static int
find_determinization (const AluDeterminization *samples, int n, const AluDeterminization *sample)
{
  for (int i = 0; i < n; i++)
    if (memcmp (&samples[i], sample, sizeof *sample) == 0)
      return i;
  return -1;
}

/* Every world is found once, and all are sampled equally often. */
TEST (test_uniform)
{
  static AluDeterminization samples[MAX_SAMPLES];
  static int counts[MAX_SAMPLES];
  int n_tested = 0;

  for (int i = 0; i < 12; i++)
    {
      AluRules rules;
      AluSeating seating;
      AluMatch match;
      AluView view;
      AluDealConstraints constraints;
      AluDeterminization sample;
      AluRng rng;
      double chi = 0, expected;
      int n;

      alu_rules_init (&rules, ALU_RULES_SIX, 0);
      alu_seating_init (&seating);
      if (!start_deal (&match, &rules, &seating, 50 + (uint64_t) i, 6 * 7 + i % 3))
        continue;
      view = alu_view_for_seat (&match, match.deal.turn);
      alu_deal_constraints_init (&constraints, &view, true);
      n = alu_deal_constraints_enumerate (&constraints, samples, sizeof *samples, MAX_SAMPLES);
      assert_int_equal (n, (int) (constraints.n_samples + 0.5));
      assert_true (find_determinization (samples, n, &samples[n - 1]) == n - 1);
      alu_rng_seed (&rng, (uint64_t) i);
      memset (counts, 0, sizeof counts);
      for (int k = 0; k < 100 * n; k++)
        {
          alu_deal_constraints_sample (&constraints, &rng, &sample);
          counts[find_determinization (samples, n, &sample)]++;
        }
      expected = 100;
      for (int k = 0; k < n; k++)
        chi += (counts[k] - expected) * (counts[k] - expected) / expected;
      /* Mean n - 1, variance 2 (n - 1); the bound is five standard deviations above the mean. */
      assert_true ((chi - (n - 1)) * (chi - (n - 1)) < 25 * 2 * n + 25);
      n_tested++;
    }
  assert_true (n_tested > 3);
}

/* Beliefs must be closer to the truth than the mere number of cards, and with signs even closer. */
TEST (test_learns)
{
  BeliefLoss losses[ALU_MAX_HAND], sum = { 0 };
  AluRules rules;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  rules.offer = ALU_OFFER_OFF;
  belief_losses (&rules, 77, 12, losses);
  for (int trick = 0; trick < ALU_MAX_HAND; trick++)
    {
      sum.uniform += losses[trick].uniform;
      sum.plays += losses[trick].plays;
      sum.signs += losses[trick].signs;
      sum.n += losses[trick].n;
    }
  print_message ("# nats a card: uniform %.3f, by the cards played %.3f, by signs too %.3f\n",
                 sum.uniform / sum.n, sum.plays / sum.n, sum.signs / sum.n);
  assert_true (sum.plays < sum.uniform);
  assert_true (sum.signs < sum.plays);
}

/* A bot does the same whichever way the cards that it does not see are placed. */
TEST (test_honesty)
{
  for (int i = 0; i < 60; i++)
    {
      static unsigned char memory[1 << 20];
      AluBudget budget = {
        .seed = 5, .nodes = 1500, .memory = memory, .memory_bytes = sizeof memory
      };
      AluLevel level = (AluLevel) (ALU_LEVEL_NOVICE + i % (ALU_N_LEVELS - ALU_LEVEL_NOVICE));
      AluRules rules;
      AluSeating seating;
      AluMatch match, other;
      AluView view, other_view;
      AluDealConstraints constraints;
      AluDeterminization sample;
      AluRng rng;
      AluEvent event, other_event;

      alu_rules_init (&rules, i % 4 == 3 ? ALU_RULES_SIX : ALU_RULES_CLASSIC, 0);
      rules.chant = i % 3 == 1 ? ALU_CHANT_ALWAYS : ALU_CHANT_OFF;
      alu_seating_init (&seating);
      if (!start_deal (&match, &rules, &seating, (uint64_t) i, i % 30))
        continue;
      view = alu_view_for_seat (&match, match.deal.turn);
      alu_deal_constraints_init (&constraints, &view, true);
      alu_rng_seed (&rng, (uint64_t) i);
      alu_deal_constraints_sample (&constraints, &rng, &sample);
      other = other_sample (&match, &sample);
      other_view = alu_view_for_seat (&other, match.deal.turn);
      alu_bot_decide (level, &view, &budget, &event, NULL);
      alu_bot_decide (level, &other_view, &budget, &other_event, NULL);
      assert_memory_equal (&event, &other_event, sizeof event);
    }
}
