/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/aluette/puzzles/alu-puzzle-generator.h"
#include "testing.h"

#define PROOF_SAMPLES 160

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

  snprintf (name, sizeof name, "%s/data/puzzles/%s.puzzles", getenv ("ALUETTE_SRCDIR"),
            alu_theme_ids[theme]);
  file = fopen (name, "rb");
  assert_non_null (file);
  *length = fread (text, 1, 1 << 20, file);
  fclose (file);
  return text;
}

/* A puzzle that is written and read is the same, and so is its text. */
static void
check_text (const AluPuzzle *puzzle, const char *text, size_t length)
{
  Page page = { .length = 0 };

  assert_true (alu_puzzle_write (&alu_puzzle_kind, puzzle, add_line, &page));
  assert_int_equal (page.length, length);
  assert_memory_equal (page.text, text, length);
}

/* Every puzzle that is included: its text, its theme, and that its position is unique. Those with
 * open hands are proved by the exact solver, the others by samples of another seed. */
TEST (test_shipped)
{
  AluPuzzleGenerator *maker = alu_puzzle_generator_new ();
  AluPuzzle *puzzle = malloc (sizeof *puzzle);
  static uint64_t hashes[2000];
  int n = 0, n_open = 0;

  for (int theme = 0; theme < ALU_N_THEMES; theme++)
    {
      size_t length, n_read;
      char *text = read_theme ((AluTheme) theme, &length);

      for (size_t at = 0; at < length; at += n_read)
        {
          AluGameFault error;

          n_read = alu_puzzle_read (&alu_puzzle_kind, puzzle, text + at, length - at, &error);
          if (n_read == 0)
            fail_msg ("%s: line %d after byte %zu", alu_theme_ids[theme], error.line, at);
          check_text (puzzle, text + at, n_read);
          assert_int_equal (puzzle->head.theme, theme);
          assert_in_range (puzzle->head.stars, 1, ALU_PUZZLE_STARS);
          hashes[n] = alu_puzzle_hash (&alu_puzzle_kind, puzzle);
          for (int i = 0; i < n; i++)
            assert_true (hashes[i] != hashes[n]);
          if (!alu_puzzle_generator_prove (maker, puzzle, PROOF_SAMPLES, 7))
            fail_msg ("%s: another card is as good", puzzle->head.id);
          n_open += puzzle->head.open;
          n++;
        }
      free (text);
    }
  printf ("# %d puzzles, %d proved by the solver, %d by samples\n", n, n_open, n - n_open);
  assert_true (n >= 300);
  free (puzzle);
  alu_puzzle_generator_free (maker);
}

/* The same seed gives the same puzzle, another seed another one. A stop ends the search. */
TEST (test_seeds)
{
  AluPuzzleGenerator *maker = alu_puzzle_generator_new ();
  AluPuzzleCriteria wish = { ALU_THEME_LEAD, 1, ALU_PUZZLE_STARS, 0 };
  AluPuzzle *puzzles = calloc (3, sizeof *puzzles);
  AluMatch match;
  const AluStop stop = 1;

  assert_true (alu_puzzle_generator_generate (maker, 5, NULL, NULL, &puzzles[0]));
  assert_true (alu_puzzle_generator_generate (maker, 5, NULL, NULL, &puzzles[1]));
  assert_true (alu_puzzle_generator_generate (maker, 6, &wish, NULL, &puzzles[2]));
  assert_memory_equal (&puzzles[0], &puzzles[1], sizeof *puzzles);
  assert_true (alu_puzzle_hash (&alu_puzzle_kind, &puzzles[0])
               != alu_puzzle_hash (&alu_puzzle_kind, &puzzles[2]));
  assert_int_equal (puzzles[2].head.theme, ALU_THEME_LEAD);
  assert_true (alu_puzzle_state (&puzzles[2], &match));
  assert_int_equal (match.deal.n_plays % match.rules.seats, 0);
  assert_true (alu_puzzle_generator_prove (maker, &puzzles[0], 160, 99));
  puzzles[0].best = alu_match_legal_plays (&match) & ~puzzles[0].best;
  assert_false (alu_puzzle_generator_generate (maker, 7, NULL, &stop, &puzzles[1]));
  free (puzzles);
  alu_puzzle_generator_free (maker);
}

/* Puzzles of whole hands are found and proved, and criteria that no table meets end the search. */
TEST (test_whole_hands)
{
  AluPuzzleGenerator *maker = alu_puzzle_generator_new ();
  AluPuzzleCriteria whole = { -1, 1, ALU_PUZZLE_STARS, ALU_PUZZLE_HAND_MAX };
  AluPuzzleCriteria none = { ALU_THEME_PETIT_JEAN, 1, ALU_PUZZLE_STARS, ALU_PUZZLE_HAND_MAX };
  AluPuzzle *puzzle = calloc (1, sizeof *puzzle);
  AluMatch match;

  assert_true (alu_puzzle_generator_generate (maker, 11, &whole, NULL, puzzle));
  assert_true (alu_puzzle_state (puzzle, &match));
  assert_true (puzzle->head.open);
  assert_int_equal (alu_set_count (alu_match_legal_plays (&match)), ALU_PUZZLE_HAND_MAX);
  assert_true (alu_puzzle_generator_prove (maker, puzzle, 160, 99));
  assert_false (alu_puzzle_generator_generate (maker, 11, &none, NULL, puzzle));
  free (puzzle);
  alu_puzzle_generator_free (maker);
}

/* A wrong answer is not proved, and texts without a valid answer are refused. */
TEST (test_wrong)
{
  AluPuzzleGenerator *maker = alu_puzzle_generator_new ();
  AluPuzzle *puzzle = malloc (sizeof *puzzle), *other = malloc (sizeof *other);
  Page page = { .length = 0 };
  AluGameFault error;
  AluMatch match;
  char *best;

  assert_true (alu_puzzle_generator_generate (maker, 11, NULL, NULL, puzzle));
  assert_true (alu_puzzle_write (&alu_puzzle_kind, puzzle, add_line, &page));
  assert_int_equal (alu_puzzle_read (&alu_puzzle_kind, other, page.text, page.length, &error),
                    page.length);
  assert_true (alu_puzzle_state (puzzle, &match));
  puzzle->best = alu_match_legal_plays (&match) & ~puzzle->best;
  puzzle->best &= ~(puzzle->best - 1);
  assert_false (alu_puzzle_generator_prove (maker, puzzle, 160, 1));
  best = strstr (page.text, "# best ");
  memcpy (best, "# text ", 7);
  assert_int_equal (alu_puzzle_read (&alu_puzzle_kind, other, page.text, page.length, &error), 0);
  memcpy (best, "# best xx", 9);
  assert_int_equal (alu_puzzle_read (&alu_puzzle_kind, other, page.text, page.length, &error), 0);
  assert_int_equal (alu_puzzle_read (&alu_puzzle_kind, other, page.text, page.length / 2 + 3,
                                     &error),
                    0);
  free (puzzle);
  free (other);
  alu_puzzle_generator_free (maker);
}

/* A deal taken from the middle of a match is the same deal. */
TEST (test_cut)
{
  AluGameHeader *header = calloc (1, sizeof *header);
  AluPuzzle *puzzle = malloc (sizeof *puzzle);
  AluEvent events[100];
  AluRules rules;
  AluMatch match, cut;
  unsigned n = 0;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 4);
  rules.draw = ALU_DRAW_LUETTES;
  alu_header_init (header, &rules);
  assert_int_equal (alu_match_init_from_header (&match, header), ALU_OK);
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
  assert_true (alu_puzzle_cut (puzzle, header, events, n));
  assert_true (alu_puzzle_state (puzzle, &cut));
  assert_int_equal (cut.n_deals, 1);
  assert_int_equal (cut.deal.turn, match.deal.turn);
  assert_memory_equal (cut.deal.hands, match.deal.hands, sizeof cut.deal.hands);
  assert_memory_equal (cut.deal.plays, match.deal.plays, match.deal.n_plays);
  assert_false (alu_puzzle_cut (puzzle, header, events, 1));
  free (header);
  free (puzzle);
}

/* The first trick of a deal: the cards played, and the cards of the next seat besides low cards. */
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

/* What a theme depends on in a position, and what a card does there. */
TEST (test_themes)
{
  static const struct
  {
    AluRuleSet set;
    int captain; /* the seat of a Petit-Jean opposite, or -1 */
    const char *table, *hand;
    unsigned possible; /* bit an AluTheme; two points aside */
    const char *card;
    AluTheme move;
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

          assert_int_equal (alu_puzzle_may_have_theme (&match, (AluTheme) theme),
                            about_two ? two : (cases[i].possible >> theme & 1) != 0);
        }
      assert_int_equal (alu_puzzle_get_move_theme (&match, alu_card_parse (cases[i].card)),
                        cases[i].move);
    }
}

/* If a card changes the chance of two points, the position is about them. */
TEST (test_two_points)
{
  AluMatch match = make_trick (ALU_RULES_CLASSIC, -1, "5cKd6b", "AdKc4b");
  AluMatch open = make_trick (ALU_RULES_CLASSIC, 0, "5cKd6b", "AdKc4b");
  AluGradedHand verdict = { .n = 2 };

  verdict.cards[0].card = alu_card_parse ("Ad");
  verdict.cards[1].card = alu_card_parse ("4b");
  assert_int_equal (alu_puzzle_get_theme (&match, &verdict), ALU_THEME_RACE);
  verdict.cards[0].chances[4] = 0.5f;
  assert_int_equal (alu_puzzle_get_theme (&match, &verdict), ALU_THEME_MORDIENNE);
  verdict.cards[1].chances[0] = 0.5f;
  assert_int_equal (alu_puzzle_get_theme (&match, &verdict), ALU_THEME_DEFENCE);
  assert_int_equal (alu_puzzle_get_theme (&open, &verdict), ALU_THEME_PETIT_JEAN);
}
