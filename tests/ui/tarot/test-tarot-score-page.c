/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of Tarot, filled in through its widgets. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-local-game.h"
#include "page-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/charts/aluette-line-chart.h"
#include "ui/tarot/aluette-tarot-choice.h"
#include "ui/tarot/aluette-tarot-deal-form.h"
#include "ui/tarot/aluette-tarot-score-page.h"
#include "ui/tarot/aluette-tarot-scoreboard.h"
#include "ui/tarot/aluette-tarot-sheet-export.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"

/* The choices of the form, in tree order, at five seats. */
enum
{
  TAKER,
  CONTRACT,
  PARTNER,
  BOUTS,
  SIDE,
  PETIT,
};

/* An example of the rules at five seats. Seats count from 1; 0 is nobody. */
typedef struct
{
  int taker, partner, contract, bouts;
  const char *points;  /* of the attack */
  const char *against; /* of the defense */
  int petit;           /* as on the buttons */
  int handful_seat, handful;
  int slam;        /* as in the list */
  int misere_seat; /* of honors */
  gint32 marks[5];
} Example;

static const Example examples[] = {
  { 1, 4, 1, 2, "49", "42", 0, 0, 0, 0, 0, { 132, -66, -66, 66, -66 } },
  { 1, 4, 1, 2, "33.5", "57.5", 1, 3, 1, 0, 0, { -132, 66, 66, -66, 66 } },
  { 1, 0, 1, 2, "49", "42", 0, 0, 0, 0, 0, { 264, -66, -66, -66, -66 } },
  { 3, 0, 3, 1, "46", "45", 0, 0, 0, 0, 0, { 180, 180, -720, 180, 180 } },
  { 2, 5, 0, 1, "60,5", "30,5", 2, 1, 1, 0, 5, { -55, 80, -55, -55, 85 } },
  { 2, 3, 1, 3, "91", "0", 1, 2, 3, 2, 0, { -620, 1240, 620, -620, -620 } },
};

typedef struct
{
  AluetteTarotScoreSheet *sheet;
  GtkWidget *page;
  GtkWidget *form;
  GtkWidget *window;
} Fixture;

static void
init_header (AluGameHeader *header, int n_seats, const char *deals)
{
  static const char *const names[] = { "Anne", "Léon", "Rose", "Émile", "Jean-Marie" };
  AluGameRules rules;

  alu_game_rules_init (&tarot_kind, &rules, TAROT_RULES_MAISON, n_seats);
  alu_game_rules_set_option (&tarot_kind, &rules, "deals", deals);
  alu_game_header_init (header, &rules);
  for (int seat = 0; seat < n_seats; seat++)
    {
      header->players[seat].kind = ALU_GAME_PERSON;
      g_strlcpy (header->players[seat].name, names[seat], sizeof header->players[seat].name);
    }
}

static void
fixture_init (Fixture *f, int n_seats, const char *deals, int width)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);

  init_header (header, n_seats, deals);
  *f = (Fixture) { 0 };
  f->sheet = aluette_tarot_score_sheet_new (header, NULL, NULL);
  f->page = aluette_tarot_score_page_new (f->sheet);
  page_driver_follow_actions (f->page);
  f->window = ui_driver_present (f->page, width, 640);
  f->form = ui_driver_find (f->page, ALUETTE_TYPE_TAROT_DEAL_FORM, 0);
}

static void
fixture_clear (Fixture *f)
{
  ui_driver_close (f->window);
  g_object_unref (f->sheet);
}

/* Presses the button of an answer. */
static void
answer (Fixture *f, guint choice, int index)
{
  GtkWidget *widget = ui_driver_find (f->form, ALUETTE_TYPE_TAROT_CHOICE, choice);
  GtkWidget *button = ui_driver_find (widget, GTK_TYPE_TOGGLE_BUTTON, (guint) index);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

/* The lists are in an expander, which is closed at first. */
static void
choose (Fixture *f, guint list, guint index)
{
  GtkWidget *more = ui_driver_find (f->form, GTK_TYPE_EXPANDER, 0);
  GtkWidget *widget;

  gtk_expander_set_expanded (GTK_EXPANDER (more), TRUE);
  widget = ui_driver_find (f->form, GTK_TYPE_DROP_DOWN, list);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), index);
}

static void
write_points (Fixture *f, guint entry, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (ui_driver_find (f->form, GTK_TYPE_ENTRY, entry)), text);
}

/* Lists of the form: the slam, then handful and misère of each seat. */
static void
fill_example (Fixture *f, const Example *example, gboolean by_defense)
{
  answer (f, TAKER, example->taker - 1);
  answer (f, CONTRACT, example->contract);
  answer (f, PARTNER, example->partner > 0 ? example->partner - 1 : 5);
  answer (f, BOUTS, example->bouts);
  answer (f, SIDE, by_defense ? 1 : 0);
  write_points (f, 0, by_defense ? example->against : example->points);
  answer (f, PETIT, example->petit);
  choose (f, 0, (guint) example->slam);
  if (example->handful_seat > 0)
    choose (f, (guint) example->handful_seat * 2 - 1, (guint) example->handful);
  if (example->misere_seat > 0)
    choose (f, (guint) example->misere_seat * 2, 2);
}

static void
score_deal (Fixture *f)
{
  ui_driver_click (f->page, "Score Deal");
  main_loop_run_pending ();
}

/* Twenty deals of the rules' examples, entered through the widgets: the totals are theirs, and the
 * record is that of a sheet that a script fills. */
TEST (test_twenty_deals)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (AluetteTarotScoreSheet) script = NULL;
  g_autofree char *record = NULL, *expected = NULL;
  gint32 total[5] = { 0 };
  Fixture f;

  fixture_init (&f, 5, "0", 700);
  init_header (header, 5, "0");
  script = aluette_tarot_score_sheet_new (header, NULL, NULL);
  for (guint i = 0; i < 20; i++)
    {
      const Example *example = &examples[i % G_N_ELEMENTS (examples)];
      const AluetteTarotSheetDeal *deal;

      assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (f.sheet), i), i % 5);
      fill_example (&f, example, i % 2 == 1);
      score_deal (&f);
      assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)), i + 1);
      deal = aluette_tarot_score_sheet_get_deal (f.sheet, i, NULL);
      assert_true (aluette_sheet_add_deal (ALUETTE_SHEET (script), deal, NULL));
      for (guint seat = 0; seat < 5; seat++)
        {
          total[seat] += example->marks[seat];
          assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, seat), total[seat]);
        }
    }
  record = aluette_sheet_get_record (ALUETTE_SHEET (f.sheet));
  expected = aluette_sheet_get_record (ALUETTE_SHEET (script));
  assert_string_equal (record, expected);
  fixture_clear (&f);
}

/* Nothing is scored before everything is known, and the page says what is missing or wrong. */
TEST (test_preview)
{
  Fixture f;

  fixture_init (&f, 5, "0", 360);
  assert_true (ui_driver_shows (f.page, "Who is the taker?"));
  fill_example (&f, &examples[0], FALSE);
  assert_true (ui_driver_shows (f.page, "Anne and Émile: Garde, +8"));
  assert_true (ui_driver_shows (f.page, "Anne +132 · Léon −66"));
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)), 0);
  write_points (&f, 0, "92");
  assert_true (ui_driver_shows (f.page, "Enter points from 0 to 91"));
  write_points (&f, 0, "8");
  assert_true (ui_driver_shows (f.page, "With its 2 bouts, the attack has at least 8.5 points."));
  gtk_widget_activate_action (f.page, "score.enter", NULL);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)), 0);
  write_points (&f, 0, "49");
  gtk_widget_activate_action (f.page, "score.enter", NULL);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)), 1);
  assert_true (ui_driver_shows (f.page, "Who is the taker?"));
  fixture_clear (&f);
}

/* The last taker and contract again, with one tap. */
TEST (test_repeat)
{
  Fixture f;

  fixture_init (&f, 5, "0", 360);
  fill_example (&f, &examples[3], FALSE);
  score_deal (&f);
  gtk_widget_activate_action (f.page, "score.pass", NULL);
  ui_driver_click (f.page, "Again: Rose, Garde Contre");
  assert_true (ui_driver_shows (f.page, "Who is the partner?"));
  answer (&f, PARTNER, 0);
  answer (&f, BOUTS, 0);
  write_points (&f, 0, "40");
  score_deal (&f);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)), 3);
  assert_int_equal (aluette_tarot_score_sheet_get_deal (f.sheet, 2, NULL)->sheet.taker, 2);
  fixture_clear (&f);
}

/* Somebody joins a table of five: the dealer sits out, the user can change who plays, and all have
 * one total. */
TEST (test_sitters)
{
  GtkWidget *choice, *entry;
  Fixture f;

  fixture_init (&f, 5, "0", 360);
  fill_example (&f, &examples[0], FALSE);
  score_deal (&f);
  entry = ui_driver_find (f.page, ADW_TYPE_ENTRY_ROW, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), " Lucie ");
  g_signal_emit_by_name (entry, "apply");
  assert_int_equal (aluette_tarot_score_sheet_get_n_people (f.sheet), 6);
  assert_true (ui_driver_shows (f.page, "Deal 2: Léon deals."));
  assert_true (ui_driver_shows (f.page, "Who plays this deal?"));
  choice = ui_driver_find (f.page, ALUETTE_TYPE_TAROT_CHOICE, 0);
  assert_int_equal (aluette_tarot_choice_get_all (ALUETTE_TAROT_CHOICE (choice)), 0x3d);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_driver_find (choice, GTK_TYPE_TOGGLE_BUTTON,
                                                                   1)),
                                TRUE);
  assert_true (ui_driver_shows (f.page, "5 people play a deal; 6 are chosen."));
  gtk_widget_activate_action (f.page, "score.pass", NULL);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)), 1);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (ui_driver_find (choice, GTK_TYPE_TOGGLE_BUTTON,
                                                                   0)),
                                FALSE);
  f.form = ui_driver_find (f.page, ALUETTE_TYPE_TAROT_DEAL_FORM, 0);
  fill_example (&f, &examples[0], FALSE);
  assert_true (ui_driver_shows (f.page, "Léon and Jean-Marie: Garde, +8"));
  assert_true (ui_driver_shows (f.page, "Lucie −66"));
  score_deal (&f);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 0), 132);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 1), 66);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 5), -66);
  assert_int_equal (aluette_tarot_choice_get_all (ALUETTE_TAROT_CHOICE (choice)), 0x3b);
  gtk_widget_activate_action (f.page, "score.undo", NULL);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 5), 0);
  fixture_clear (&f);
}

TEST (test_correction)
{
  Fixture f;

  fixture_init (&f, 5, "0", 360);
  for (guint i = 0; i < 2; i++)
    {
      fill_example (&f, &examples[i], FALSE);
      score_deal (&f);
    }
  gtk_widget_activate_action (f.page, "score.correct", "u", 0u);
  assert_true (ui_driver_shows (f.page, "Anne and Émile: Garde, +8"));
  fill_example (&f, &examples[2], FALSE);
  score_deal (&f);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)), 2);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 0), 264 - 132);
  gtk_widget_activate_action (f.page, "score.undo", NULL);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 0), 0);
  gtk_widget_activate_action (f.page, "score.redo", NULL);
  gtk_widget_activate_action (f.page, "score.correct", "u", 1u);
  gtk_widget_activate_action (f.page, "score.remove", NULL);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 0), 264);
  gtk_widget_activate_action (f.page, "score.correct", "u", 0u);
  gtk_widget_activate_action (f.page, "score.cancel", NULL);
  assert_int_equal (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)), 1);
  gtk_widget_activate_action (f.page, "score.dealer", "u", 4u);
  assert_int_equal (aluette_sheet_get_dealer (ALUETTE_SHEET (f.sheet), 1), 4);
  fixture_clear (&f);
}

/* A goulash asks for the points of each player. */
TEST (test_goulash)
{
  static const char *const points[] = { "10", "20", "30", "25" };
  static const gint32 marks[] = { 45, 5, -35, -15 };
  g_autofree char *rematch = NULL;
  Fixture f;

  fixture_init (&f, 4, "1", 360);
  answer (&f, CONTRACT, 4);
  for (guint seat = 0; seat < 4; seat++)
    write_points (&f, 1 + seat, points[seat]);
  score_deal (&f);
  for (guint seat = 0; seat < 4; seat++)
    assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, seat), marks[seat]);
  assert_true (ui_driver_shows (f.page, "Anne wins the match."));
  ui_driver_click (f.page, "Rematch");
  rematch = page_driver_get_asked (f.page, "rematch");
  assert_string_equal (rematch, "0");
  fixture_clear (&f);
}

/* Everything fits a phone, in both languages, also with large text. */
TEST (test_width)
{
  for (int n_seats = 3; n_seats <= 5; n_seats++)
    {
      int minimum;
      Fixture f;

      fixture_init (&f, n_seats, "0", 360);
      gtk_widget_activate_action (f.page, "score.pass", NULL);
      gtk_expander_set_expanded (GTK_EXPANDER (ui_driver_find (f.form, GTK_TYPE_EXPANDER, 0)),
                                 TRUE);
      ui_driver_settle (f.page);
      gtk_widget_measure (f.page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      assert_in_range (minimum, 1, 360);
      fixture_clear (&f);
    }
}

static GtkWidget *
get_answer (Fixture *f, guint choice, guint index)
{
  return ui_driver_find (ui_driver_find (f->form, ALUETTE_TYPE_TAROT_CHOICE, choice),
                         GTK_TYPE_TOGGLE_BUTTON, index);
}

/* Tab reaches everything, from the top to the button that scores the deal: Léon takes a garde with
 * Rose, with two bouts and 49 points. */
TEST (test_keyboard)
{
  Fixture f;
  GtkWidget *wanted[4], *entry, *enter, *focus = NULL;

  fixture_init (&f, 5, "0", 360);
  /* Also while the deal cannot be scored yet, Tab gets past its button. */
  for (int i = 0; i < 80 && focus != ui_driver_find_button (f.page, "All Passed"); i++)
    {
      g_signal_emit_by_name (f.window, "move-focus", GTK_DIR_TAB_FORWARD);
      focus = gtk_root_get_focus (GTK_ROOT (f.window));
    }
  assert_true (focus == ui_driver_find_button (f.page, "All Passed"));
  wanted[0] = get_answer (&f, TAKER, 1);
  wanted[1] = get_answer (&f, CONTRACT, 1);
  wanted[2] = get_answer (&f, PARTNER, 2);
  wanted[3] = get_answer (&f, BOUTS, 2);
  entry = ui_driver_find (f.form, GTK_TYPE_ENTRY, 0);
  enter = ui_driver_find_class (f.page, "score-enter");
  for (int i = 0; i < 80 && focus != enter; i++)
    {
      g_signal_emit_by_name (f.window, "move-focus", GTK_DIR_TAB_FORWARD);
      main_loop_run_pending ();
      focus = gtk_root_get_focus (GTK_ROOT (f.window));
      assert_non_null (focus);
      for (gsize k = 0; k < G_N_ELEMENTS (wanted); k++)
        if (focus == wanted[k])
          {
            gtk_widget_activate (focus);
            main_loop_wait_for (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (wanted[k])));
          }
      if (gtk_widget_is_ancestor (focus, entry))
        gtk_editable_set_text (GTK_EDITABLE (focus), "49");
    }
  assert_true (focus == enter);
  gtk_widget_activate (enter);
  main_loop_wait_for (aluette_sheet_get_n_deals (ALUETTE_SHEET (f.sheet)) == 1);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 1), 132);
  assert_int_equal (aluette_tarot_score_sheet_get_score (f.sheet, 2), 66);
  fixture_clear (&f);
}

/* The scoreboard of a match that was played with cards. */
TEST (test_scoreboard)
{
  g_autofree char *path = g_strdup_printf ("%s/tests/records/tarot/four-garde.tarot",
                                           g_getenv ("ALUETTE_SRCDIR"));
  g_autofree char *record = NULL;
  g_autoptr (AluetteGame) game = NULL;
  GtkWidget *board = aluette_tarot_scoreboard_new ();
  GtkWidget *window;

  assert_true (g_file_get_contents (path, &record, NULL, NULL));
  game = aluette_local_game_new_from_record (record, -1, 1, NULL, NULL);
  aluette_scoreboard_set_game (ALUETTE_SCOREBOARD (board), game);
  window = ui_driver_present (board, 360, 640);
  assert_true (ui_driver_shows (board, "Rose: Garde, +11"));
  assert_true (ui_driver_shows (board, "Anne −92 · Léon −92 · Rose +276 · Émile −92"));
  assert_true (ui_driver_shows (board, "Rose wins the match."));
  assert_true (gtk_widget_get_mapped (ui_driver_find (board, ALUETTE_TYPE_LINE_CHART, 0)));
  aluette_scoreboard_set_game (ALUETTE_SCOREBOARD (board), NULL);
  ui_driver_close (window);
}

int
main (int argc, char **argv)
{
  ui_driver_init ("en", FALSE, argc > 1 ? g_ascii_strtod (argv[1], NULL) : 1);
  return testing_run (NULL, NULL);
}
