/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/gaze/alu-sign-simulation.h"
#include "testing.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The gaze of bots, the signs it catches, and the signs that bots make. */

static const uint8_t villagers[ALU_MAX_SEATS] = {
  ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER,
  ALU_LEVEL_VILLAGER, ALU_NOBODY,         ALU_NOBODY,
};

/* The share of ten minutes that one of four players of @level looks at each target. */
static void
watch_eyes (AluLevel level, double shares[ALU_GAZE_HIDDEN])
{
  uint8_t levels[4] = { (uint8_t) level, (uint8_t) level, (uint8_t) level, (uint8_t) level };
  AluGazeModel gaze_model;

  memset (shares, 0, sizeof *shares * ALU_GAZE_HIDDEN);
  alu_gaze_model_init (&gaze_model, 4, levels, 1000, 5);
  while (gaze_model.now < 600000)
    {
      uint64_t next = alu_gaze_model_next (&gaze_model);

      assert_true (next > gaze_model.now && next != ALU_NEVER);
      shares[gaze_model.gazes[0].target] += (double) (next - gaze_model.now) / 600000;
      alu_gaze_model_advance (&gaze_model, next);
      assert_int_not_equal (gaze_model.gazes[0].target, 0);
    }
}

TEST (test_eyes_by_level)
{
  double novice[ALU_GAZE_HIDDEN], villager[ALU_GAZE_HIDDEN], master[ALU_GAZE_HIDDEN];

  watch_eyes (ALU_LEVEL_NOVICE, novice);
  watch_eyes (ALU_LEVEL_VILLAGER, villager);
  watch_eyes (ALU_LEVEL_MASTER, master);
  print_message ("# time on own cards, partner, an opponent: novice %.2f %.2f %.2f, villager %.2f "
                 "%.2f %.2f, master %.2f %.2f %.2f\n",
                 novice[ALU_GAZE_CARDS], novice[2], novice[1], villager[ALU_GAZE_CARDS],
                 villager[2], villager[1], master[ALU_GAZE_CARDS], master[2], master[1]);
  assert_true (novice[ALU_GAZE_CARDS] > 0.5);
  assert_true (master[ALU_GAZE_CARDS] < 0.25);
  assert_true (novice[2] < villager[2] && villager[2] <= master[2] + 0.02);
  assert_true (villager[1] < master[1]);
  assert_true (villager[2] > villager[1] && villager[2] > villager[3]);
}

/* A human turns in 200 ms, looks for at least 250 ms, and looks back at the trick after 4 s. */
TEST (test_human_eyes)
{
  static const uint8_t levels[4] = { ALU_NOBODY, ALU_LEVEL_VILLAGER, ALU_LEVEL_VILLAGER,
                                     ALU_LEVEL_VILLAGER };
  AluGazeModel gaze_model;
  const AluGaze *gaze = &gaze_model.gazes[0];

  alu_gaze_model_init (&gaze_model, 4, levels, 1000, 5);
  alu_gaze_model_turn (&gaze_model, 0, 2);
  assert_int_equal (gaze->target, ALU_GAZE_HIDDEN);
  alu_gaze_model_show (&gaze_model, 0, true);
  assert_int_equal (gaze->target, ALU_GAZE_TRICK);
  alu_gaze_model_advance (&gaze_model, 2000);
  alu_gaze_model_turn (&gaze_model, 0, 2);
  alu_gaze_model_advance (&gaze_model, 2199);
  assert_int_equal (gaze->target, ALU_GAZE_CARDS);
  assert_true (alu_gaze_model_advance (&gaze_model, 2200) & 1);
  assert_int_equal (gaze->target, 2);
  alu_gaze_model_turn (&gaze_model, 0, 1);
  alu_gaze_model_advance (&gaze_model, 2449);
  assert_int_equal (gaze->target, 2);
  alu_gaze_model_advance (&gaze_model, 2650);
  assert_int_equal (gaze->target, 1);
  alu_gaze_model_advance (&gaze_model, 5000);
  alu_gaze_model_turn (&gaze_model, 0, 1);
  alu_gaze_model_advance (&gaze_model, 8999);
  assert_int_equal (gaze->target, 1);
  alu_gaze_model_advance (&gaze_model, 9200);
  assert_int_equal (gaze->target, ALU_GAZE_TRICK);
  alu_gaze_model_show (&gaze_model, 0, false);
  assert_int_equal (gaze->target, ALU_GAZE_HIDDEN);
}

TEST (test_wary_eyes)
{
  double time[2] = { 0, 0 };

  for (int wary = 0; wary < 2; wary++)
    {
      AluGazeModel gaze_model;

      alu_gaze_model_init (&gaze_model, 4, villagers, 0, 9);
      for (int i = 0; i < 3 * wary; i++)
        alu_gaze_model_caught (&gaze_model, 0, 1);
      while (gaze_model.now < 600000)
        {
          uint64_t next = alu_gaze_model_next (&gaze_model);

          if (alu_gaze_model_looks_at (&gaze_model, 0, 1))
            time[wary] += (double) (next - gaze_model.now);
          alu_gaze_model_advance (&gaze_model, next);
        }
    }
  assert_true (time[1] > 1.5 * time[0]);
}

TEST (test_heads_turn)
{
  uint8_t levels[4] = { ALU_LEVEL_STRONG, ALU_NOBODY, ALU_LEVEL_NOVICE, ALU_LEVEL_MASTER };
  AluGazeModel gaze_model;

  alu_gaze_model_init (&gaze_model, 4, levels, 500, 3);
  assert_int_equal (gaze_model.gazes[1].target, ALU_GAZE_HIDDEN);
  assert_int_equal (alu_gaze_model_dealt (&gaze_model), 0xd);
  assert_int_equal (gaze_model.gazes[0].target, ALU_GAZE_CARDS);
  assert_int_equal (gaze_model.gazes[3].target, ALU_GAZE_CARDS);
  alu_gaze_model_played (&gaze_model, 0, 1);
  assert_int_equal (gaze_model.gazes[0].target, ALU_GAZE_TRICK);
  assert_int_equal (gaze_model.gazes[1].target, ALU_GAZE_HIDDEN);
  alu_gaze_model_hold (&gaze_model, 0, 100000);
  alu_gaze_model_advance (&gaze_model, 99999);
  assert_int_equal (gaze_model.gazes[0].target, ALU_GAZE_TRICK);
}

TEST (test_chances_grow)
{
  for (int level = ALU_LEVEL_NOVICE; level < ALU_N_LEVELS; level++)
    for (int partner = 0; partner < 2; partner++)
      {
        uint32_t last_read = 0, last_caught = 0;

        for (uint32_t ms = 0; ms <= 4000; ms += 50)
          {
            uint32_t caught;
            uint32_t read = alu_perception_chances ((AluLevel) level, partner, ms, 300, 70,
                                                    &caught);

            assert_true (read >= last_read && caught >= last_caught);
            assert_true (read <= caught && caught <= ALU_SURE);
            last_read = read;
            last_caught = caught;
          }
        assert_true (last_read > ALU_SURE / 2);
      }
}

/* A better level, a larger gesture, a longer look, and being a partner each raise the chance. */
TEST (test_chances_compare)
{
  uint32_t caught, base = alu_perception_chances (ALU_LEVEL_VILLAGER, false, 500, 0, 60, &caught);
  uint32_t other;

  assert_true (alu_perception_chances (ALU_LEVEL_MASTER, false, 500, 0, 60, &other) > base);
  assert_true (alu_perception_chances (ALU_LEVEL_NOVICE, false, 500, 0, 60, &other) < base);
  assert_true (alu_perception_chances (ALU_LEVEL_VILLAGER, true, 500, 0, 60, &other) > base);
  assert_true (alu_perception_chances (ALU_LEVEL_VILLAGER, false, 500, 0, 100, &other) > base);
  assert_int_equal (alu_perception_chances (ALU_LEVEL_MASTER, true, 0, 0, 100, &other), 0);
  assert_int_equal (other, 0);
  assert_int_equal (alu_perception_chances (ALU_LEVEL_MASTER, true, 0, 900, 100, &other), 0);
  assert_true (other > 0);
}

/* The chances agree with the exponential law, and outcomes are as frequent as the chances. */
TEST (test_outcomes)
{
  const int n = 200000;
  AluGazeModel gaze_model;
  AluRng rng;

  alu_gaze_model_init (&gaze_model, 4, villagers, 0, 1);
  alu_rng_seed (&rng, 77);
  for (int observer = 1; observer < 4; observer++)
    for (uint32_t watched = 0; watched <= 900; watched += 150)
      {
        AluGesture gesture = { .maker = 0, .size = 70, .length_ms = 900 };
        double counts[3] = { 0 };
        uint32_t caught;
        uint32_t read;
        double expected[3], law;

        gesture.watched_ms[observer] = watched;
        gesture.corner_ms[observer] = 900 - watched;
        read = alu_perception_chances (ALU_LEVEL_VILLAGER, observer == 2, watched, 900 - watched,
                                       70, &caught);
        law = 1 - exp (-(watched * 0.7) / (500 * (observer == 2 ? 0.75 : 1)));
        assert_true (fabs ((double) read / ALU_SURE - law) < 0.02);
        for (int i = 0; i < n; i++)
          counts[alu_perception_outcome (&gesture, &gaze_model, observer, &rng)]++;
        expected[ALU_OUTCOME_READ] = (double) read / ALU_SURE;
        expected[ALU_OUTCOME_NOTICED] = (double) (caught - read) / ALU_SURE;
        expected[ALU_OUTCOME_MISSED] = 1 - (double) caught / ALU_SURE;
        for (int outcome = 0; outcome < 3; outcome++)
          {
            double p = expected[outcome];

            assert_true (fabs (counts[outcome] / n - p) < 5 * sqrt (p * (1 - p) / n) + 1e-9);
          }
      }
}

/* A view of seat 0 with @hand at the start of a deal. */
static AluView
view_with (AluCardSet hand, const char *captains, AluRules *rules)
{
  AluSeating seating;
  AluMatch match;
  AluEvent deal = { .type = ALU_EVENT_DEAL, .seat = 3 };
  AluCardSet rest = ALU_ALL_CARDS & ~hand;

  alu_seating_init (&seating);
  for (int seat = 0; seat < 4; seat++)
    if (captains[seat] != '-')
      seating.captain[seat] = (uint8_t) (captains[seat] - '0');
  assert_int_equal (alu_match_init (&match, rules, &seating), ALU_OK);
  deal.deal.hands[0] = hand;
  for (int i = 0; i < 39; i++, rest &= rest - 1)
    {
      if (i < 27)
        deal.deal.hands[1 + i % 3] |= rest & -rest;
      else
        deal.deal.talon[i - 27] = alu_set_first (rest);
    }
  assert_int_equal (alu_match_apply (&match, &deal), ALU_OK);
  return alu_view_for_seat (&match, 0);
}

static AluCardSet
parse_cards (const char *codes)
{
  AluCardSet set = 0;

  for (; *codes != '\0'; codes += codes[2] == ' ' ? 3 : 2)
    set |= alu_card_bit (alu_card_parse (codes));
  return set;
}

TEST (test_which_signs_are_made)
{
  AluSignOption options[ALU_N_SIGNS];
  AluRules rules;
  AluView view;
  int strong_worth;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  /* The only useful card of a weak hand is signed first. */
  view = view_with (parse_cards ("3d 4d 4c 4b 5d 5c 6d 7d 8d"), "----", &rules);
  assert_int_equal (alu_sign_policy_list_options (&view, ALU_LEVEL_VILLAGER, options), 1);
  assert_int_equal (options[0].sign, ALU_SIGN_MONSIEUR);
  assert_int_equal (options[0].worth, 100);
  /* A wretched hand. */
  view = view_with (parse_cards ("3b 4d 4c 4b 5d 5c 6d 7d 8d"), "----", &rules);
  assert_int_equal (alu_sign_policy_list_options (&view, ALU_LEVEL_MASTER, options), 1);
  assert_int_equal (options[0].sign, ALU_SIGN_MISERE);
  assert_int_equal (options[0].strength, 2);
  /* A hand for mordienne is signed as such; its cards are less urgent than those of a weak hand. */
  view = view_with (parse_cards ("3d 3c 2d 2c 4b 5d 5c 6d 7d"), "----", &rules);
  assert_int_equal (alu_sign_policy_list_options (&view, ALU_LEVEL_MASTER, options), 5);
  assert_int_equal (options[0].sign, ALU_SIGN_MORDIENNE);
  strong_worth = options[1].worth;
  assert_int_equal (options[1].sign, ALU_SIGN_MONSIEUR);
  /* A partner who has shown a weak hand is signed little. */
  view.match.signals.observed[0][2].read = 1u << ALU_SIGN_MISERE;
  alu_sign_policy_list_options (&view, ALU_LEVEL_MASTER, options);
  assert_true (options[1].worth < strong_worth);
  /* A beginner signs every card, even if it is of little use. */
  alu_sign_policy_list_options (&view, ALU_LEVEL_NOVICE, options);
  assert_true (options[1].worth >= strong_worth / 2);
}

TEST (test_nobody_to_read)
{
  AluSignOption options[ALU_N_SIGNS];
  AluRules rules;
  AluView view;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  view = view_with (parse_cards ("3d 3c 2d 2c 4b 5d 5c 6d 7d"), "--01", &rules);
  assert_int_equal (alu_sign_policy_list_options (&view, ALU_LEVEL_NOVICE, options), 0);
  rules.signs = false;
  view = view_with (parse_cards ("3d 3c 2d 2c 4b 5d 5c 6d 7d"), "----", &rules);
  assert_int_equal (alu_sign_policy_list_options (&view, ALU_LEVEL_NOVICE, options), 0);
}

/* Matches between bots that make signs. */

typedef struct
{
  AluMatch match;
  uint64_t hash; /* of all events */
  int n_made, n_deals, n_said, n_refused;
  int read[2], noticed[2]; /* by opponents, by partners */
} Evening;

static AluView
lend_view (void *data, int seat)
{
  return alu_view_for_seat (&((Evening *) data)->match, seat);
}

static void
hash_event (Evening *evening, const AluEvent *event)
{
  const unsigned char *bytes = (const unsigned char *) event;

  for (size_t i = 0; i < sizeof *event; i++)
    evening->hash = (evening->hash ^ bytes[i]) * UINT64_C (1099511628211);
}

static void
take_talk (const AluEvent *event, void *data)
{
  Evening *evening = data;

  hash_event (evening, event);
  if (alu_match_apply (&evening->match, event) != ALU_OK)
    {
      evening->n_refused++;
      return;
    }
  evening->n_said += event->type == ALU_EVENT_SAY;
  if (event->type != ALU_EVENT_SIGN)
    return;
  evening->n_made++;
  for (int seat = 0; seat < evening->match.rules.seats; seat++)
    {
      bool partner = alu_team_of (seat) == alu_team_of (event->seat);

      evening->read[partner] += event->sign.read >> seat & 1;
      evening->noticed[partner] += event->sign.noticed >> seat & 1;
    }
}

/* Plays @n_matches. The bots of team A have @level; only they make signs, unless all do. */
static void
spend_evening (Evening *evening, const AluRules *rules, AluLevel level, int n_matches,
               uint64_t seed, bool all_sign)
{
  uint8_t levels[ALU_MAX_SEATS];
  AluSeating seating;

  memset (evening, 0, sizeof *evening);
  alu_seating_init (&seating);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    levels[seat] = seat % 2 == 0 ? (uint8_t) level : ALU_LEVEL_VILLAGER;
  for (int i = 0; i < n_matches; i++)
    {
      AluSignSimulation table;

      alu_match_init (&evening->match, rules, &seating);
      alu_sign_simulation_init (&table, &seating, rules->seats, levels, 0, seed + (uint64_t) i,
                                lend_view, evening);
      table.silent = all_sign ? 0 : 0x2a;
      while (!alu_match_over (&evening->match))
        {
          AluEvent event;

          memset (&event, 0, sizeof event);
          if (alu_match_awaits_chance (&evening->match))
            alu_match_chance (&evening->match, seed + (uint64_t) i, &event);
          else
            {
              AluView view = lend_view (evening, alu_match_decider (&evening->match));

              alu_bot_decide (ALU_LEVEL_VILLAGER, &view, NULL, &event, NULL);
            }
          hash_event (evening, &event);
          assert_int_equal (alu_match_apply (&evening->match, &event), ALU_OK);
          evening->n_deals += event.type == ALU_EVENT_DEAL;
          alu_sign_simulation_pass (&table, &event, &evening->match, take_talk, evening);
        }
    }
}

TEST (test_same_seed)
{
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    {
      Evening once, again, other;
      AluRules rules;

      alu_rules_init (&rules, (AluRuleSet) set, 0);
      rules.parlante = true;
      spend_evening (&once, &rules, ALU_LEVEL_CASUAL, 5, 11, true);
      spend_evening (&again, &rules, ALU_LEVEL_CASUAL, 5, 11, true);
      spend_evening (&other, &rules, ALU_LEVEL_CASUAL, 5, 12, true);
      assert_true (once.hash == again.hash);
      assert_true (once.hash != other.hash);
      assert_true (rules.seats == 2 || once.n_made > 0);
      assert_true (rules.seats == 2 || once.n_said > 0);
    }
}

/* Better players make fewer signs; their partner reads more of them and their opponents fewer. */
TEST (test_manners_by_level)
{
  static const AluLevel levels[] = { ALU_LEVEL_NOVICE, ALU_LEVEL_VILLAGER, ALU_LEVEL_MASTER };
  double made[3], by_partner[3], by_opponent[3];
  AluRules rules;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  for (int i = 0; i < 3; i++)
    {
      Evening evening;

      spend_evening (&evening, &rules, levels[i], 60, 100, false);
      made[i] = (double) evening.n_made / evening.n_deals / 2;
      by_partner[i] = (double) evening.read[1] / evening.n_made;
      by_opponent[i] = (double) evening.read[0] / evening.n_made / 2;
      print_message ("# %s: %.2f signs a deal each, read by the partner %.2f, by each opponent "
                     "%.2f\n",
                     alu_level_ids[levels[i]], made[i], by_partner[i], by_opponent[i]);
      assert_true (evening.n_refused < evening.n_made / 20);
    }
  assert_true (made[0] > made[1] && made[1] > made[2]);
  assert_true (by_partner[0] < by_partner[1] && by_partner[1] < by_partner[2]);
  assert_true (by_opponent[0] > by_opponent[1] && by_opponent[1] > by_opponent[2]);
  assert_true (by_partner[1] > 4 * by_opponent[1]);
}
