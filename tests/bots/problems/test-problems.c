/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/problems/alu-problem-maker.h"

#define PROOF_WORLDS 160

/* Lines that a writer has written. */
typedef struct
{
  char text[16384];
  size_t length;
} Page;

static void
add_line (const char *line, void *data)
{
  Page *page = data;
  size_t length = strlen (line);

  assert_true (page->length + length < sizeof page->text);
  memcpy (page->text + page->length, line, length + 1);
  page->length += length;
}

static char *
read_theme (AluTheme theme, size_t *length)
{
  char name[4096];
  FILE *file;
  char *text = malloc (1 << 20);

  snprintf (name, sizeof name, "%s/data/problems/%s.problems", getenv ("ALUETTE_SRCDIR"),
            alu_theme_id (theme));
  file = fopen (name, "rb");
  assert_non_null (file);
  *length = fread (text, 1, 1 << 20, file);
  fclose (file);
  return text;
}

/* What is written is read back, to the same text again. */
static void
check_text (const AluProblem *problem, const char *text, size_t length)
{
  Page page = { .length = 0 };

  assert_true (alu_problem_write (problem, add_line, &page));
  assert_int_equal (page.length, length);
  assert_memory_equal (page.text, text, length);
}

/* Every problem that ships: its text, its theme, its position seen nowhere else; open ones proved
 * by the exact solver, the others by samples of another seed than theirs. */
static void
test_shipped (void **state)
{
  AluProblemMaker *maker = alu_problem_maker_new ();
  AluProblem *problem = malloc (sizeof *problem);
  static uint64_t hashes[2000];
  int n = 0, n_open = 0;

  for (int theme = 0; theme < ALU_N_THEMES; theme++)
    {
      size_t length, n_read;
      char *text = read_theme ((AluTheme) theme, &length);

      for (size_t at = 0; at < length; at += n_read)
        {
          AluRecordError error;

          n_read = alu_problem_read (problem, text + at, length - at, &error);
          if (n_read == 0)
            fail_msg ("%s: line %d after byte %zu", alu_theme_id ((AluTheme) theme), error.line,
                      at);
          check_text (problem, text + at, n_read);
          assert_int_equal (problem->theme, theme);
          assert_in_range (problem->stars, 1, ALU_PROBLEM_STARS);
          hashes[n] = alu_problem_hash (problem);
          for (int i = 0; i < n; i++)
            assert_true (hashes[i] != hashes[n]);
          if (!alu_problem_maker_prove (maker, problem, PROOF_WORLDS, 7))
            fail_msg ("%s: another card is as good", problem->id);
          n_open += problem->open;
          n++;
        }
      free (text);
    }
  printf ("# %d problems, %d proved by the solver, %d by samples\n", n, n_open, n - n_open);
  assert_true (n >= 300);
  free (problem);
  alu_problem_maker_free (maker);
}

/* The same seed, the same problem; another, another. A stop ends the search. */
static void
test_seeds (void **state)
{
  AluProblemMaker *maker = alu_problem_maker_new ();
  AluProblemWish wish = { ALU_THEME_LEAD, 1, ALU_PROBLEM_STARS };
  AluProblem *problems = calloc (3, sizeof *problems);
  AluMatch match;
  const AluStop stop = { 1 };

  assert_true (alu_problem_maker_make (maker, 5, NULL, NULL, &problems[0]));
  assert_true (alu_problem_maker_make (maker, 5, NULL, NULL, &problems[1]));
  assert_true (alu_problem_maker_make (maker, 6, &wish, NULL, &problems[2]));
  assert_memory_equal (&problems[0], &problems[1], sizeof *problems);
  assert_true (alu_problem_hash (&problems[0]) != alu_problem_hash (&problems[2]));
  assert_int_equal (problems[2].theme, ALU_THEME_LEAD);
  assert_true (alu_problem_state (&problems[2], &match));
  assert_int_equal (match.deal.n_plays % match.rules.seats, 0);
  assert_true (alu_problem_maker_prove (maker, &problems[0], 160, 99));
  problems[0].best = alu_match_legal_plays (&match) & ~problems[0].best;
  assert_false (alu_problem_maker_make (maker, 7, NULL, &stop, &problems[1]));
  free (problems);
  alu_problem_maker_free (maker);
}

/* A wrong answer is not proved, and texts without a sound answer are refused. */
static void
test_wrong (void **state)
{
  AluProblemMaker *maker = alu_problem_maker_new ();
  AluProblem *problem = malloc (sizeof *problem), *other = malloc (sizeof *other);
  Page page = { .length = 0 };
  AluRecordError error;
  AluMatch match;
  char *best;

  assert_true (alu_problem_maker_make (maker, 11, NULL, NULL, problem));
  assert_true (alu_problem_write (problem, add_line, &page));
  assert_int_equal (alu_problem_read (other, page.text, page.length, &error), page.length);
  assert_true (alu_problem_state (problem, &match));
  problem->best = alu_match_legal_plays (&match) & ~problem->best;
  problem->best &= ~(problem->best - 1);
  assert_false (alu_problem_maker_prove (maker, problem, 160, 1));
  best = strstr (page.text, "# best ");
  memcpy (best, "# text ", 7);
  assert_int_equal (alu_problem_read (other, page.text, page.length, &error), 0);
  memcpy (best, "# best xx", 9);
  assert_int_equal (alu_problem_read (other, page.text, page.length, &error), 0);
  assert_int_equal (alu_problem_read (other, page.text, page.length / 2 + 3, &error), 0);
  free (problem);
  free (other);
  alu_problem_maker_free (maker);
}

/* A deal cut out of the middle of a match is the deal. */
static void
test_cut (void **state)
{
  AluRecordHeader *header = calloc (1, sizeof *header);
  AluProblem *problem = malloc (sizeof *problem);
  AluEvent events[100];
  AluSeating seating;
  AluRules rules;
  AluMatch match, cut;
  unsigned n = 0;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 4);
  rules.draw = ALU_DRAW_LUETTES;
  alu_record_header_init (header, &rules);
  alu_record_header_seating (header, &seating);
  assert_int_equal (alu_match_init (&match, &rules, &seating), ALU_OK);
  while (match.n_deals < 2 || match.deal.n_plays < 9)
    {
      if (alu_match_awaits_chance (&match))
        alu_match_chance (&match, 3, &events[n]);
      else
        events[n] = (AluEvent) { .type = ALU_EVENT_PLAY,
                                 .seat = match.deal.turn,
                                 .card = alu_set_first (alu_match_legal_plays (&match)) };
      assert_int_equal (alu_match_apply (&match, &events[n]), ALU_OK);
      n++;
    }
  assert_true (alu_problem_cut (problem, header, events, n));
  assert_true (alu_problem_state (problem, &cut));
  assert_int_equal (cut.n_deals, 1);
  assert_int_equal (cut.deal.turn, match.deal.turn);
  assert_memory_equal (cut.deal.hands, match.deal.hands, sizeof cut.deal.hands);
  assert_memory_equal (cut.deal.plays, match.deal.plays, match.deal.n_plays);
  assert_false (alu_problem_cut (problem, header, events, 1));
  free (header);
  free (problem);
}

/* The first trick of a deal: what lies on the table, and what the next seat holds beside low
 * cards. */
static AluMatch
make_trick (AluRuleSet set, int captain, const char *table, const char *hand)
{
  AluRules rules;
  AluSeating seating;
  AluMatch match;
  AluEvent event;
  int n = (int) strlen (table) / 2;

  alu_rules_init (&rules, set, 4);
  rules.draw = ALU_DRAW_SEATED;
  rules.chant = ALU_CHANT_OFF;
  alu_seating_init (&seating);
  if (captain >= 0)
    seating.captain[captain + 2] = (uint8_t) captain;
  alu_match_init (&match, &rules, &seating);
  alu_match_chance (&match, 1, &event);
  assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
  match.deal.turn = match.deal.leader = 0;
  for (int i = 0; i < n; i++)
    {
      match.deal.hands[i] |= alu_card_bit (alu_card_parse (table + 2 * i));
      alu_deal_play (&match.rules, &match.deal, alu_card_parse (table + 2 * i));
    }
  match.deal.hands[n] = 0;
  for (const char *code = hand; *code != '\0'; code += 2)
    match.deal.hands[n] |= alu_card_bit (alu_card_parse (code));
  return match;
}

/* What a look at the table leaves open, and what a card does there. */
static void
test_themes (void **state)
{
  static const struct
  {
    AluRuleSet set;
    int captain; /* of a Petit-Jean opposite; -1 without */
    const char *table, *hand;
    unsigned possible; /* bit an AluTheme; two points aside */
    const char *card;
    AluTheme deed;
  } cases[] = {
#define BIT(theme) (1u << ALU_THEME_##theme)
    { ALU_RULES_CLASSIC, -1, "5cKd6b", "AdKc4b", BIT (SPOIL) | BIT (RACE) | BIT (DUCK), "Kc",
      ALU_THEME_SPOIL },
    { ALU_RULES_CLASSIC, -1, "5cKd6b", "AdKc4b", BIT (SPOIL) | BIT (RACE) | BIT (DUCK), "Ad",
      ALU_THEME_RACE },
    { ALU_RULES_CLASSIC, -1, "5cKd6b", "AdKc4b", BIT (SPOIL) | BIT (RACE) | BIT (DUCK), "4b",
      ALU_THEME_DUCK },
    { ALU_RULES_CLASSIC, -1, "KcKd6b", "Kb4b", BIT (DUCK), "Kb", ALU_THEME_DUCK },
    { ALU_RULES_CLASSIC, -1, "5c", "AdKc", BIT (RACE), "Ad", ALU_THEME_RACE },
    { ALU_RULES_CLASSIC, -1, "", "AdKc4b", BIT (LEAD), "Ad", ALU_THEME_LEAD },
    { ALU_RULES_CLASSIC, 0, "5cKd6b", "AdKc4b", BIT (PETIT_JEAN), "Kc", ALU_THEME_SPOIL },
    { ALU_RULES_TWELVE, -1, "5cKd6b", "AdKc4b", BIT (SPOIL) | BIT (RACE) | BIT (DUCK), "4b",
      ALU_THEME_DUCK },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      AluMatch match = make_trick (cases[i].set, cases[i].captain, cases[i].table, cases[i].hand);
      bool two = cases[i].set == ALU_RULES_CLASSIC && cases[i].captain < 0;

      for (int theme = 0; theme < ALU_N_THEMES; theme++)
        {
          bool about_two = theme == ALU_THEME_MORDIENNE || theme == ALU_THEME_DEFENCE;

          assert_int_equal (alu_problem_theme_possible (&match, (AluTheme) theme),
                            about_two ? two : (cases[i].possible >> theme & 1) != 0);
        }
      assert_int_equal (alu_problem_deed (&match, alu_card_parse (cases[i].card)), cases[i].deed);
    }
}

/* Two points that a card makes likelier, or less likely, are what a position is about. */
static void
test_two_points (void **state)
{
  AluMatch match = make_trick (ALU_RULES_CLASSIC, -1, "5cKd6b", "AdKc4b");
  AluMatch open = make_trick (ALU_RULES_CLASSIC, 0, "5cKd6b", "AdKc4b");
  AluJudgedHand judgement = { .n = 2 };

  judgement.cards[0].card = alu_card_parse ("Ad");
  judgement.cards[1].card = alu_card_parse ("4b");
  assert_int_equal (alu_problem_theme (&match, &judgement), ALU_THEME_RACE);
  judgement.cards[0].chances[4] = 0.5f;
  assert_int_equal (alu_problem_theme (&match, &judgement), ALU_THEME_MORDIENNE);
  judgement.cards[1].chances[0] = 0.5f;
  assert_int_equal (alu_problem_theme (&match, &judgement), ALU_THEME_DEFENCE);
  assert_int_equal (alu_problem_theme (&open, &judgement), ALU_THEME_PETIT_JEAN);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_shipped), cmocka_unit_test (test_seeds),
    cmocka_unit_test (test_wrong),   cmocka_unit_test (test_cut),
    cmocka_unit_test (test_themes),  cmocka_unit_test (test_two_points),
  };

  return cmocka_run_group_tests_name ("problems", tests, NULL, NULL);
}
