/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches of all games to be set up: what is proposed can be played, is kept as text and read
 * again. */

#include <string.h>

#include "bots/alu-bot-kind.h"
#include "bots/aluette/alu-bot.h"
#include "bots/tarot/tarot-bot.h"
#include "model/session/aluette-game-setup.h"
#include "testing.h"

#define ALUETTE (alu_game_kind_from_id ("aluette"))

/* Calls a function with each rule set of each game for each number of seats. */
static void
each_rule_set (void (*check) (const AluGameKind *kind, const AluGameRules *rules))
{
  guint n = 0;

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    for (int set = 0; set < alu_game_kinds[i]->n_rule_sets; set++)
      for (int seats = 0; seats <= ALU_GAME_MAX_SEATS; seats++)
        {
          AluGameRules rules;

          if ((alu_game_kinds[i]->rule_sets[set].seats & 1 << seats) == 0)
            continue;
          assert_int_equal (alu_game_rules_init (alu_game_kinds[i], &rules, set, seats), 0);
          check (alu_game_kinds[i], &rules);
          n++;
        }
  assert_true (n >= 6 + 9);
}

static void
check_proposal (const AluGameKind *kind, const AluGameRules *rules)
{
  AluGameHeader proposed, read;
  g_autofree char *text = NULL, *again = NULL;

  aluette_game_setup_propose (kind, rules, "Rose-Marie", &proposed);
  assert_false (alu_game_header_is_real (&proposed));
  assert_string_equal (proposed.players[0].name, "Rose-Marie");
  assert_int_equal (proposed.players[0].kind, ALU_GAME_HUMAN);
  for (int seat = 1; seat < rules->n_seats; seat++)
    assert_int_equal (proposed.players[seat].kind, ALU_GAME_BOT);
  text = aluette_game_setup_to_text (kind, &proposed);
  assert_non_null (text);
  assert_true (alu_game_kind_from_record (text, strlen (text)) == kind);
  assert_true (aluette_game_setup_from_text (kind, text, &read));
  again = aluette_game_setup_to_text (kind, &read);
  assert_string_equal (text, again);
}

TEST (test_proposals_are_kept)
{
  each_rule_set (check_proposal);
}

/* Each value of each option is kept, too. */
static void
check_options (const AluGameKind *kind, const AluGameRules *rules)
{
  for (int i = 0; i < kind->n_options; i++)
    {
      const AluGameOption *option = &kind->options[i];
      int last = option->high;

      if (!alu_game_option_exists (option, rules))
        continue;
      for (int choice = 0; choice < ALU_GAME_MAX_CHOICES && option->choices[choice] != NULL;
           choice++)
        last = choice;
      for (int value = option->low; value <= last; value += MAX (1, last / 8))
        {
          AluGameHeader header, read;
          g_autofree char *text = NULL;

          aluette_game_setup_propose (kind, rules, "Anne", &header);
          header.rules.options[i] = (int16_t) value;
          text = aluette_game_setup_to_text (kind, &header);
          assert_non_null (text);
          assert_true (aluette_game_setup_from_text (kind, text, &read));
          assert_int_equal (read.rules.options[i], value);
        }
    }
}

TEST (test_options_are_kept)
{
  each_rule_set (check_options);
}

static void
check_real (const AluGameKind *kind, const AluGameRules *rules)
{
  AluGameHeader header;
  g_autofree char *text = NULL;

  aluette_game_setup_propose_real (rules, &header);
  assert_true (alu_game_header_is_real (&header));
  text = aluette_game_setup_to_text (kind, &header);
  assert_non_null (text);
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      assert_true (alu_game_name_ok (header.players[seat].name));
      for (int other = 0; other < seat; other++)
        assert_string_not_equal (header.players[seat].name, header.players[other].name);
    }
}

TEST (test_real_tables_have_people)
{
  each_rule_set (check_real);
}

static void
check_damaged (const AluGameKind *kind, const AluGameRules *rules)
{
  AluGameHeader header, untouched;
  g_autofree char *text = NULL;

  aluette_game_setup_propose (kind, rules, "Rose", &header);
  text = aluette_game_setup_to_text (kind, &header);
  memset (&untouched, 0x5a, sizeof untouched);
  header = untouched;
  assert_false (aluette_game_setup_from_text (kind, "", &header));
  assert_false (aluette_game_setup_from_text (kind, "aluette 9\n", &header));
  for (gsize length = 0; length + 1 < strlen (text); length++)
    {
      g_autofree char *part = g_strndup (text, length);

      if (aluette_game_setup_from_text (kind, part, &header))
        {
          g_autofree char *again = aluette_game_setup_to_text (kind, &header);

          assert_non_null (again);
          header = untouched;
        }
      else
        assert_memory_equal (&header, &untouched, sizeof header);
    }
}

TEST (test_damaged_text_is_refused)
{
  each_rule_set (check_damaged);
}

/* Players of a match of four: h a human, b a bot, d a dummy. */
static void
seat_players (const AluGameKind *kind, AluGameHeader *header, const char *players)
{
  AluGameRules rules;

  alu_game_rules_init (kind, &rules, 0, 0);
  aluette_game_setup_propose (kind, &rules, "Rose", header);
  for (guint seat = 0; players[seat] != '\0'; seat++)
    header->players[seat].kind = players[seat] == 'h'   ? ALU_GAME_HUMAN
                                 : players[seat] == 'b' ? ALU_GAME_BOT
                                                        : ALU_GAME_DUMMY;
}

TEST (test_captains_are_humans_first)
{
  AluGameHeader header;

  seat_players (ALUETTE, &header, "hbdd");
  assert_true (aluette_game_setup_appoint_captains (ALUETTE, &header));
  assert_int_equal (header.players[2].captain, 0);
  assert_int_equal (header.players[3].captain, 1);
  assert_int_equal (header.players[0].captain, ALU_GAME_SPECTATOR);

  seat_players (ALUETTE, &header, "bbhd");
  assert_true (aluette_game_setup_appoint_captains (ALUETTE, &header));
  assert_int_equal (header.players[3].captain, 1);

  seat_players (ALUETTE, &header, "dbdb");
  assert_false (aluette_game_setup_appoint_captains (ALUETTE, &header));
  assert_int_equal (header.players[0].captain, ALU_GAME_SPECTATOR);
}

/* Without teams there is nobody to play the cards of a dummy. */
TEST (test_an_impossible_seating_has_no_text)
{
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    {
      AluGameHeader header;

      seat_players (alu_game_kinds[i], &header, "dbdb");
      assert_false (aluette_game_setup_appoint_captains (alu_game_kinds[i], &header));
      assert_null (aluette_game_setup_to_text (alu_game_kinds[i], &header));
    }
}

TEST (test_sets_have_two_teams)
{
  assert_true (aluette_game_setup_has_sets (ALUETTE));
  assert_false (aluette_game_setup_has_sets (alu_game_kind_from_id ("tarot")));
}

/* A bot in the team of a person is strong unless the user wants it otherwise. */
TEST (test_partners)
{
  AluGameHeader header;

  seat_players (ALUETTE, &header, "hbbb");
  assert_string_equal (header.players[1].level, "villager");
  assert_string_equal (header.players[2].level, "strong");
  assert_int_equal (aluette_game_setup_get_bot_level (ALUETTE, &header), ALU_LEVEL_VILLAGER);
  aluette_game_setup_set_strong_partners (ALUETTE, &header, FALSE);
  assert_true (aluette_game_setup_has_weak_partner (ALUETTE, &header));
  for (guint seat = 1; seat < 4; seat++)
    assert_string_equal (header.players[seat].level, "villager");
  aluette_game_setup_set_bot_level (ALUETTE, &header, ALU_LEVEL_MASTER);
  aluette_game_setup_set_strong_partners (ALUETTE, &header, TRUE);
  assert_string_equal (header.players[2].level, "master");
  strcpy (header.players[2].level, "strong");
  assert_int_equal (aluette_game_setup_get_bot_level (ALUETTE, &header), -1);
  /* Against two people, all bots are opponents. */
  seat_players (ALUETTE, &header, "hbhb");
  for (guint seat = 0; seat < 4; seat++)
    assert_false (aluette_game_setup_is_partner (ALUETTE, &header, seat));
  /* With two pairs of a person and a bot, there are only partners. */
  seat_players (ALUETTE, &header, "hhbb");
  aluette_game_setup_set_strong_partners (ALUETTE, &header, TRUE);
  assert_int_equal (aluette_game_setup_get_bot_level (ALUETTE, &header), ALU_LEVEL_STRONG);
}

/* Whether bots follow the convention of a game is part of their levels, and kept with them. */
TEST (test_convention)
{
  const AluGameKind *tarot = alu_game_kind_from_id ("tarot");
  AluGameHeader header, read;
  g_autofree char *text = NULL;

  seat_players (tarot, &header, "hbbb");
  aluette_game_setup_set_bot_level (tarot, &header, TAROT_LEVEL_VILLAGER);
  assert_false (aluette_game_setup_set_convention (tarot, &header, TRUE));
  assert_false (aluette_game_setup_has_convention (tarot, &header));
  strcpy (header.players[2].level, "expert");
  assert_int_equal (aluette_game_setup_get_bot_level (tarot, &header), -1);
  assert_true (aluette_game_setup_set_convention (tarot, &header, TRUE));
  assert_string_equal (header.players[1].level, "villager");
  assert_string_equal (header.players[2].level, "expert-fft");
  text = aluette_game_setup_to_text (tarot, &header);
  assert_true (aluette_game_setup_from_text (tarot, text, &read));
  assert_string_equal (read.players[2].level, "expert-fft");
  assert_true (aluette_game_setup_has_convention (tarot, &read));
  assert_true (aluette_game_setup_set_convention (tarot, &header, FALSE));
  assert_string_equal (header.players[2].level, "expert");
  seat_players (ALUETTE, &header, "hbbb");
  strcpy (header.players[2].level, "expert");
  assert_false (aluette_game_setup_set_convention (ALUETTE, &header, TRUE));
  assert_string_equal (header.players[2].level, "expert");
}

/* The ids of levels, and who follows the convention. */
TEST (test_levels_with_convention)
{
  const AluBotKind *bots = alu_bot_kind_from_id ("tarot");
  static const char *const wrong[] = { "villager-fft", "-fft", "fft", "expert-", "expert-signs",
                                       "expert-fft-fft" };
  AluGameHeader header;

  assert_int_equal (alu_bot_level_from_id (bots, "expert-fft"),
                    alu_bot_level_from_id (bots, "expert"));
  assert_true (alu_bot_follows_convention (bots, "expert-fft"));
  assert_false (alu_bot_follows_convention (bots, "expert"));
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      assert_int_equal (alu_bot_level_from_id (bots, wrong[i]), -1);
      assert_false (alu_bot_follows_convention (bots, wrong[i]));
    }
  seat_players (alu_game_kind_from_id ("tarot"), &header, "hbbb");
  assert_int_equal (alu_bot_convention_seats (bots, &header), 0);
  strcpy (header.players[2].level, "strong-fft");
  assert_int_equal (alu_bot_convention_seats (bots, &header), 0x5);
}

TEST (test_the_stamp_is_a_date)
{
  AluGameHeader header;
  g_autoptr (GDateTime) date = NULL;
  g_autofree char *text = NULL;

  seat_players (ALUETTE, &header, "hbbb");
  aluette_game_setup_stamp (&header);
  text = g_strconcat (header.date, "T12:00:00Z", NULL);
  date = g_date_time_new_from_iso8601 (text, NULL);
  assert_non_null (date);
}
