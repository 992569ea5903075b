/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rule sets, options, seatings. */

#include "random-events.h"
#include "testing.h"

TEST (test_sets)
{
  static const char *const ids[] = { "classic", "grimaud", "gamerules", "six", "twelve" };
  static const int seats[] = { 4, 4, 4, 6, 4 };
  static const int targets[] = { 5, 5, 5, 5, 12 };
  AluRules rules;

  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    {
      assert_string_equal (alu_rule_sets[set].id, ids[set]);
      assert_int_equal (alu_game_rule_set_from_id (&alu_aluette_kind, ids[set]), set);
      assert_int_equal (alu_rules_init (&rules, (AluRuleSet) set, 0), ALU_OK);
      assert_int_equal (rules.seats, seats[set]);
      assert_int_equal (rules.target, targets[set]);
      for (int n = 1; n <= 9; n++)
        assert_int_equal (alu_rules_init (&rules, (AluRuleSet) set, n),
                          n == seats[set] || (set == ALU_RULES_TWELVE && n == 2)
                              ? ALU_OK
                              : ALU_ERROR_BAD_SEATS);
    }
  assert_int_equal (alu_game_rule_set_from_id (&alu_aluette_kind, "Classic"), -1);
  assert_int_equal (alu_game_rule_set_from_id (&alu_aluette_kind, ""), -1);
}

static int
option_of (AluRuleSet set, const char *key)
{
  AluGameRules rules;

  alu_game_rules_init (&alu_aluette_kind, &rules, set, 0);
  return rules.options[alu_game_option_from_key (&alu_aluette_kind, key)];
}

/* What each rule set fixes: */
TEST (test_defaults)
{
  assert_int_equal (option_of (ALU_RULES_CLASSIC, "chant"), ALU_CHANT_OFF);
  assert_int_equal (option_of (ALU_RULES_CLASSIC, "mordienne"), true);
  assert_int_equal (option_of (ALU_RULES_CLASSIC, "offer"), ALU_OFFER_ANY);
  assert_int_equal (option_of (ALU_RULES_CLASSIC, "misere"), true);
  assert_int_equal (option_of (ALU_RULES_GRIMAUD, "draw"), ALU_DRAW_LUETTES);
  assert_int_equal (option_of (ALU_RULES_GRIMAUD, "chant"), ALU_CHANT_ASK);
  assert_int_equal (option_of (ALU_RULES_GRIMAUD, "chant-to"), ALU_CHANT_TO_LEFT_AND_PARTNER);
  assert_int_equal (option_of (ALU_RULES_GRIMAUD, "offer"), ALU_OFFER_ANY);
  assert_int_equal (option_of (ALU_RULES_GRIMAUD, "misere"), true);
  assert_int_equal (option_of (ALU_RULES_GAMERULES, "chant-to"), ALU_CHANT_TO_LEFT_AND_DEALER);
  assert_int_equal (option_of (ALU_RULES_GAMERULES, "mordienne"), true);
  assert_int_equal (option_of (ALU_RULES_GAMERULES, "offer"), ALU_OFFER_OFF);
  assert_int_equal (option_of (ALU_RULES_GAMERULES, "misere"), false);
  assert_int_equal (option_of (ALU_RULES_TWELVE, "mordienne"), false);
  assert_int_equal (option_of (ALU_RULES_TWELVE, "offer"), ALU_OFFER_OFF);
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    {
      assert_int_equal (option_of ((AluRuleSet) set, "bluff"), false);
      assert_int_equal (option_of ((AluRuleSet) set, "parlante"), false);
      assert_int_equal (option_of ((AluRuleSet) set, "deals"), 0);
    }
}

/* Every option has exactly the values of the record format. */
TEST (test_options)
{
  static const char *const values[ALU_N_OPTIONS][5] = {
    { "target", "1", "9", "24" },
    { "deals", "0", "10", "24" },
    { "draw", "luettes", "highest", "seated" },
    { "chant", "off", "ask", "always" },
    { "chant-to", "left-partner", "left-dealer" },
    { "chant-by", "one", "three" },
    { "chant-face", "down", "up" },
    { "mordienne", "on", "off" },
    { "offer", "off", "first", "any" },
    { "misere", "on", "off" },
    { "signs", "on", "off" },
    { "bluff", "on", "off" },
    { "parlante", "on", "off" },
  };
  static const char *const bad[] = { "",   "25",  "00", "05",  "-1",  "+1",        "1 ",
                                     " 1", "ON",  "on ", "5x", "100", "yes", "4294967297" };
  AluGameRules rules, before;

  alu_game_rules_init (&alu_aluette_kind, &rules, ALU_RULES_CLASSIC, 0);
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    {
      const char *key = values[option][0];

      assert_string_equal (alu_options[option].key, key);
      assert_int_equal (alu_game_option_from_key (&alu_aluette_kind, key), option);
      for (int i = 1; i < 5 && values[option][i] != NULL; i++)
        {
          char text[16];
          int value;

          assert_int_equal (alu_game_rules_set_option (&alu_aluette_kind, &rules, key,
                                                       values[option][i]),
                            ALU_OK);
          value = rules.options[option];
          assert_string_equal (alu_game_option_format (&alu_options[option], value, text),
                               values[option][i]);
        }
      before = rules;
      for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_int_equal (alu_game_rules_set_option (&alu_aluette_kind, &rules, key, bad[i]),
                          ALU_ERROR_BAD_VALUE);
      assert_memory_equal (&rules, &before, sizeof rules);
    }
  assert_int_equal (alu_game_rules_set_option (&alu_aluette_kind, &rules, "target", "0"),
                    ALU_ERROR_BAD_VALUE);
  assert_int_equal (alu_game_rules_set_option (&alu_aluette_kind, &rules, "Target", "5"),
                    ALU_ERROR_NO_OPTION);
  assert_int_equal (alu_game_rules_set_option (&alu_aluette_kind, &rules, "", "5"),
                    ALU_ERROR_NO_OPTION);
}

/* Every Petit-Jean of a team has the same captain, a person of that team. */
static bool
seating_is_possible (const uint8_t *captain, int n)
{
  for (int team = 0; team < 2; team++)
    {
      int one = ALU_NOBODY;

      for (int seat = team; seat < n; seat += 2)
        {
          if (captain[seat] == ALU_NOBODY)
            continue;
          if (captain[seat] >= n || captain[seat] % 2 != team
              || captain[captain[seat]] != ALU_NOBODY)
            return false;
          if (one != ALU_NOBODY && one != captain[seat])
            return false;
          one = captain[seat];
        }
    }
  return true;
}

/* Every seating, allowed or not, at 2, 4 and 6 seats. */
TEST (test_seatings)
{
  static const int possible[] = { [2] = 1, [4] = 9, [6] = 100 };

  for (int n = 2; n <= 6; n += 2)
    {
      int n_ways = 1, found = 0;

      for (int seat = 0; seat < n; seat++)
        n_ways *= n + 2;
      for (int way = 0; way < n_ways; way++)
        {
          AluSeating seating;
          bool good;

          alu_seating_init (&seating);
          for (int seat = 0, rest = way; seat < n; seat++, rest /= n + 2)
            if (rest % (n + 2) > 0)
              seating.captain[seat] = (uint8_t) (rest % (n + 2) - 1);
          good = seating_is_possible (seating.captain, n);
          found += good;
          assert_int_equal (alu_seating_check (&seating, n), good ? ALU_OK : ALU_ERROR_BAD_SEATING);
        }
      assert_int_equal (found, possible[n]);
    }
}
