/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches to be set up: proposals can be played, and are stored as text and read again. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "model/aluette/aluette-setup.h"

static void
each_rule_set (void (*check) (const AluRules *rules))
{
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    for (int seats = 2; seats <= ALU_MAX_SEATS; seats += 2)
      {
        AluRules rules;

        if (alu_rules_init (&rules, (AluRuleSet) set, seats) == ALU_OK)
          check (&rules);
      }
}

static void
check_proposal (const AluRules *rules)
{
  AluRecordHeader proposed, read;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  aluette_setup_propose (&proposed, rules, "Rose-Marie");
  assert_false (aluette_setup_is_real (&proposed));
  assert_string_equal (proposed.players[0].name, "Rose-Marie");
  assert_int_equal (proposed.players[0].kind, ALU_PLAYER_HUMAN);
  for (int seat = 1; seat < rules->seats; seat++)
    assert_int_equal (proposed.players[seat].kind, ALU_PLAYER_BOT);
  text = aluette_setup_to_text (&proposed);
  assert_non_null (text);
  assert_true (aluette_setup_from_text (text, &read));
  again = aluette_setup_to_text (&read);
  assert_string_equal (text, again);
}

static void
test_proposals_are_kept (void **state)
{
  each_rule_set (check_proposal);
}

static void
check_real (const AluRules *rules)
{
  AluRecordHeader header;

  aluette_setup_propose_real (&header, rules);
  assert_true (aluette_setup_is_real (&header));
  for (int seat = 0; seat < rules->seats; seat++)
    {
      assert_true (alu_game_name_ok (header.players[seat].name));
      for (int other = 0; other < seat; other++)
        assert_string_not_equal (header.players[seat].name, header.players[other].name);
    }
}

static void
test_real_tables_have_people (void **state)
{
  each_rule_set (check_real);
}

static void
test_damaged_text_is_refused (void **state)
{
  AluRecordHeader header, untouched;
  AluRules rules;
  g_autofree char *text = NULL;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  aluette_setup_propose (&header, &rules, "Rose");
  text = aluette_setup_to_text (&header);
  memset (&header, 0x5a, sizeof header);
  untouched = header;
  assert_false (aluette_setup_from_text ("", &header));
  assert_false (aluette_setup_from_text ("aluette 9\n", &header));
  for (gsize length = 0; length + 1 < strlen (text); length++)
    {
      g_autofree char *part = g_strndup (text, length);

      if (aluette_setup_from_text (part, &header))
        {
          g_autofree char *again = aluette_setup_to_text (&header);

          assert_non_null (again);
          header = untouched;
        }
      else
        assert_memory_equal (&header, &untouched, sizeof header);
    }
}

static void
seat_players (AluRecordHeader *header, const char *kinds)
{
  AluRules rules;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  aluette_setup_propose (header, &rules, "Rose");
  for (guint seat = 0; kinds[seat] != '\0'; seat++)
    header->players[seat].kind = kinds[seat] == 'h'   ? ALU_PLAYER_HUMAN
                                 : kinds[seat] == 'b' ? ALU_PLAYER_BOT
                                                      : ALU_PLAYER_PETIT_JEAN;
}

static void
test_captains_are_humans_first (void **state)
{
  AluRecordHeader header;

  seat_players (&header, "hbpp");
  assert_true (aluette_setup_appoint_captains (&header));
  assert_int_equal (header.players[2].captain, 0);
  assert_int_equal (header.players[3].captain, 1);
  assert_int_equal (header.players[0].captain, ALU_NOBODY);

  seat_players (&header, "bbhp");
  assert_true (aluette_setup_appoint_captains (&header));
  assert_int_equal (header.players[3].captain, 1);

  seat_players (&header, "pbpb");
  assert_false (aluette_setup_appoint_captains (&header));
  assert_int_equal (header.players[0].captain, ALU_NOBODY);
}

static void
test_an_impossible_seating_has_no_text (void **state)
{
  AluRecordHeader header;

  seat_players (&header, "pbpb");
  aluette_setup_appoint_captains (&header);
  assert_null (aluette_setup_to_text (&header));
}

static void
test_the_stamp_is_a_date (void **state)
{
  AluRecordHeader header;
  g_autoptr (GDateTime) date = NULL;
  g_autofree char *text = NULL;

  seat_players (&header, "hbbb");
  aluette_setup_stamp (&header);
  text = g_strconcat (header.date, "T12:00:00Z", NULL);
  date = g_date_time_new_from_iso8601 (text, NULL);
  assert_non_null (date);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_proposals_are_kept),
    cmocka_unit_test (test_real_tables_have_people),
    cmocka_unit_test (test_damaged_text_is_refused),
    cmocka_unit_test (test_captains_are_humans_first),
    cmocka_unit_test (test_an_impossible_seating_has_no_text),
    cmocka_unit_test (test_the_stamp_is_a_date),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
