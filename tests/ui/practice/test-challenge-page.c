/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <libintl.h>

#include "model/session/aluette-local-game-log.h"
#include "model/session/aluette-model-kind.h"
#include "page-driver.h"
#include "presentation/table/aluette-challenge-text.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/practice/aluette-challenge-page.h"
#include "ui/practice/aluette-day-page.h"

#define DATE "2026-11-22"

typedef struct
{
  char *folder;
  const AluetteChallengeTerms *terms;
  AluetteChallengeStore *store;
  GtkWidget *page;
  AluetteChallengeTable *table;
  GtkWidget *window;
} Fixture;

static void
quicken (AluetteChallengeTable *table, AluetteGame *game, gpointer unused)
{
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
}

static void
show_page (Fixture *f, GtkWidget *page)
{
  f->page = page;
  f->table = ALUETTE_IS_DAY_PAGE (page)
                 ? aluette_day_page_get_table (ALUETTE_DAY_PAGE (page))
                 : aluette_challenge_page_get_table (ALUETTE_CHALLENGE_PAGE (page));
  g_object_set (aluette_challenge_table_get_table (f->table), "animation-speed", ALUETTE_SPEED_OFF,
                "trick-pause", 0, NULL);
  g_signal_connect (f->table, "play-out", G_CALLBACK (quicken), NULL);
  f->window = ui_driver_open_window (page, 700, 700);
  page_driver_begin (page, NULL);
  ui_driver_settle (page);
}

static int
set_up_for (void **state, const char *kind)
{
  Fixture *f = g_new0 (Fixture, 1);

  f->folder = g_dir_make_tmp ("challenge-XXXXXX", NULL);
  f->terms = aluette_model_kind_from_id (kind)->challenges;
  f->store = aluette_challenge_store_new (f->terms, f->folder, NULL);
  *state = f;
  return 0;
}

static int
set_up (void **state)
{
  return set_up_for (state, "aluette");
}

static int
set_up_tarot (void **state)
{
  return set_up_for (state, "tarot");
}

static void
close_page (Fixture *f)
{
  if (f->window != NULL)
    ui_driver_close (f->window);
  f->window = NULL;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;
  g_autoptr (GDir) folder = NULL;
  const char *name;

  close_page (f);
  aluette_challenge_store_flush (f->store);
  g_object_unref (f->store);
  folder = g_dir_open (f->folder, 0, NULL);
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (f->folder, name, NULL);

      g_remove (file);
    }
  g_rmdir (f->folder);
  g_free (f->folder);
  g_free (f);
  return 0;
}

static AluetteGame *
get_game (Fixture *f)
{
  return aluette_table_get_game (aluette_challenge_table_get_table (f->table));
}

static gboolean
shows_button (Fixture *f, const char *label)
{
  GtkWidget *button = ui_driver_find_button (f->page, label);

  return button != NULL && gtk_widget_get_mapped (button);
}

static guint
count_events (Fixture *f)
{
  return aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (get_game (f)));
}

/* Plays the first card of the hand, as a key does, or goes on to the next deal. The table may not
 * show the latest event yet. */
static gboolean
act (Fixture *f)
{
  guint before = count_events (f);

  if (aluette_game_get_awaited (get_game (f)) == 0)
    gtk_widget_activate_action (GTK_WIDGET (aluette_challenge_table_get_table (f->table)),
                                "table.play-1", NULL);
  else if (shows_button (f, "Next Deal"))
    ui_driver_click (f->page, "Next Deal");
  return count_events (f) > before;
}

/* Plays until @n_cards cards are played or all deals are over. */
static void
play_cards (Fixture *f, guint n_cards)
{
  for (guint i = 0; i < n_cards; i++)
    {
      gboolean over = FALSE;

      main_loop_wait_for ((over = shows_button (f, "See Result")) || act (f));
      if (over)
        return;
    }
}

static void
finish (Fixture *f)
{
  play_cards (f, G_MAXUINT);
  ui_driver_click (f->page, "See Result");
}

/* The first try counts. The result has three lines and is there when the page is opened again. */
TEST_WITH (test_day, set_up, tear_down)
{
  Fixture *f = *state;
  AluetteChallengeDay day;
  g_autofree char *share = NULL;
  g_auto (GStrv) lines = NULL;

  show_page (f, aluette_day_page_new (f->store, DATE, "Ana"));
  assert_string_equal (aluette_day_page_get_part (ALUETTE_DAY_PAGE (f->page)), "start");
  ui_driver_click (f->page, "Deal the Cards");
  finish (f);
  assert_false (shows_button (f, "Rematch") || shows_button (f, "Next Deal"));
  main_loop_wait_for (g_str_equal (aluette_day_page_get_part (ALUETTE_DAY_PAGE (f->page)),
                                   "result"));
  assert_true (aluette_challenge_store_get_day (f->store, DATE, &day));
  share = aluette_challenge_text_share (f->terms, &day, 1);
  lines = g_strsplit (share, "\n", -1);
  assert_int_equal (g_strv_length (lines), 3);
  assert_non_null (strstr (lines[0], DATE));
  assert_string_equal (lines[2], "1 day in a row");
  assert_true (ui_driver_shows (f->page, lines[0]));
  close_page (f);
  show_page (f, aluette_day_page_new (f->store, DATE, "Ana"));
  assert_string_equal (aluette_day_page_get_part (ALUETTE_DAY_PAGE (f->page)), "result");
}

/* Lets the person do the first thing that is allowed. */
static gboolean
do_first (Fixture *f)
{
  const AluGameKind *kind = f->terms->game;
  AluetteSeatLog *log = aluette_game_get_seat_log (get_game (f), 0);
  gconstpointer view = aluette_view_get_bytes (aluette_seat_log_get_view (log));
  g_autofree gpointer events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);

  return aluette_game_get_awaited (get_game (f)) == 0 && kind->legal (view, 0, events) > 0
         && aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (get_game (f)), events, NULL);
}

/* The deal of the day of Tarot, with bids, has a result in the same way. */
TEST_WITH (test_tarot_day, set_up_tarot, tear_down)
{
  Fixture *f = *state;
  AluetteChallengeDay day;
  gboolean over = FALSE;

  show_page (f, aluette_day_page_new (f->store, DATE, "Ana"));
  assert_true (ui_driver_shows (f->page, "If everybody passes, the deal is a goulash."));
  ui_driver_click (f->page, "Deal the Cards");
  while (!over)
    main_loop_wait_for ((over = shows_button (f, "See Result")) || do_first (f));
  assert_false (shows_button (f, "Rematch") || shows_button (f, "Next Deal"));
  ui_driver_click (f->page, "See Result");
  main_loop_wait_for (g_str_equal (aluette_day_page_get_part (ALUETTE_DAY_PAGE (f->page)),
                                   "result"));
  assert_true (aluette_challenge_store_get_day (f->store, DATE, &day));
  assert_true (day.own.points != 0);
  assert_true (ui_driver_shows (f->page, "1 day in a row"));
}

/* A user who leaves in the middle of a deal comes back to the same cards and cannot start again. */
TEST_WITH (test_day_continued, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  show_page (f, aluette_day_page_new (f->store, DATE, "Ana"));
  ui_driver_click (f->page, "Deal the Cards");
  play_cards (f, 2);
  main_loop_wait_for (aluette_game_get_awaited (get_game (f)) == 0);
  assert_false (aluette_game_can_undo (get_game (f)) && aluette_game_undo (get_game (f)));
  before = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (get_game (f)));
  close_page (f);
  show_page (f, aluette_day_page_new (f->store, DATE, "Ana"));
  assert_string_equal (aluette_day_page_get_part (ALUETTE_DAY_PAGE (f->page)), "table");
  after = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (get_game (f)));
  assert_string_equal (after, before);
}

/* Returns: (transfer full): the match file of a deal of the day that was played in a language. */
static char *
play_in (Fixture *f, const char *language)
{
  AluetteChallenge challenge;
  char *record;

  g_setenv ("LANGUAGE", language, TRUE);
  textdomain (textdomain (NULL)); /* drops the texts that gettext has kept */
  show_page (f, aluette_day_page_new (f->store, DATE, "Ana"));
  gtk_widget_activate_action (f->page, "day.play", NULL);
  for (guint i = 0; i < 9; i++)
    {
      main_loop_wait_for (aluette_challenge_table_get_result (f->table,
                                                              &(AluetteChallengeResult) { 0 })
                          || aluette_game_get_awaited (get_game (f)) == 0);
      gtk_widget_activate_action (GTK_WIDGET (aluette_challenge_table_get_table (f->table)),
                                  "table.play-1", NULL);
    }
  main_loop_wait_for (aluette_challenge_table_get_result (f->table,
                                                          &(AluetteChallengeResult) { 0 }));
  assert_true (aluette_challenge_init_date (&challenge, f->terms, DATE));
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (get_game (f)));
  close_page (f);
  return record;
}

/* The match file has the same bytes in both languages. */
TEST_WITH (test_day_languages, set_up, tear_down)
{
  void *other = NULL;
  g_autofree char *english = play_in (*state, "en");
  g_autofree char *french = NULL;

  set_up (&other);
  french = play_in (other, "fr");
  tear_down (&other);
  g_setenv ("LANGUAGE", "en", TRUE);
  textdomain (textdomain (NULL));
  assert_string_equal (english, french);
}

static GFile *
make_file (Fixture *f, const char *name)
{
  g_autofree char *path = g_build_filename (f->folder, name, NULL);

  return g_file_new_for_path (path);
}

static AluetteChallengePage *
get_page (Fixture *f)
{
  return ALUETTE_CHALLENGE_PAGE (f->page);
}

/* Eight deals are played, saved and compared with another player's file. */
TEST_WITH (test_challenge, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (GFile) file = make_file (f, "ana.aluette");
  g_autoptr (GFile) missing = make_file (f, "nobody.aluette");
  g_autofree char *text = NULL;

  show_page (f, aluette_challenge_page_new (f->store, "Ana"));
  aluette_challenge_page_open (get_page (f), "Oursin");
  finish (f);
  assert_string_equal (aluette_challenge_page_get_part (get_page (f)), "result");
  assert_true (ui_driver_shows (f->page, "Deal 8"));
  aluette_challenge_page_save (get_page (f), file);
  main_loop_wait_for (ui_driver_shows (f->page, "Match file saved"));
  aluette_challenge_page_compare (get_page (f), missing);
  main_loop_wait_for (*aluette_challenge_page_get_message (get_page (f)) != '\0');
  aluette_challenge_page_compare (get_page (f), file);
  main_loop_wait_for (ui_driver_shows (f->page, "Difference of All Deals"));
  assert_string_equal (aluette_challenge_page_get_message (get_page (f)), "");
}

/* A file of another challenge is refused with a sentence; the user's result stays. */
TEST_WITH (test_refused, set_up, tear_down)
{
  Fixture *f = *state;
  g_autoptr (GFile) file = make_file (f, "other.aluette");
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  g_auto (GStrv) parts = NULL;
  AluetteChallenge challenge;

  show_page (f, aluette_challenge_page_new (f->store, "Ana"));
  aluette_challenge_page_open (get_page (f), "Oursin");
  finish (f);
  assert_true (aluette_challenge_init_word (&challenge, f->terms, "oursin", NULL));
  text = aluette_challenge_store_get_record (f->store, &challenge);
  parts = g_strsplit (text, "oursin", -1);
  changed = g_strjoinv ("vache", parts);
  assert_true (g_file_set_contents (path, changed, -1, NULL));
  aluette_challenge_page_compare (get_page (f), file);
  main_loop_wait_for (ui_driver_shows (f->page, "another code word"));
  assert_true (ui_driver_shows (f->page, "Deal 8"));
}

/* A code word without letters is refused; the list has the challenges that were begun, and leads
 * back to them. */
TEST_WITH (test_list, set_up, tear_down)
{
  Fixture *f = *state;

  show_page (f, aluette_challenge_page_new (f->store, "Ana"));
  aluette_challenge_page_open (get_page (f), "?!");
  assert_true (ui_driver_shows (f->page, "at least one letter"));
  aluette_challenge_page_open (get_page (f), "La Vache");
  assert_string_equal (aluette_challenge_page_get_part (get_page (f)), "table");
  play_cards (f, 3);
  gtk_widget_activate_action (f->page, "challenge.back", NULL);
  assert_true (ui_driver_shows (f->page, "la vache"));
  assert_true (ui_driver_shows (f->page, "Deals: 0 of 8"));
  gtk_widget_activate_action (f->page, "challenge.open", "s", "la vache");
  assert_string_equal (aluette_challenge_page_get_part (get_page (f)), "table");
}

/* A page in another language goes on with the same deal. */
TEST_WITH (test_made_again, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *again, *old = NULL, *old_window;

  show_page (f, aluette_challenge_page_new (f->store, "Ana"));
  aluette_challenge_page_open (get_page (f), "Oursin");
  play_cards (f, 2);
  old = f->page;
  old_window = f->window;
  again = aluette_challenge_page_new (f->store, "Ana");
  f->page = again;
  f->table = aluette_challenge_page_get_table (ALUETTE_CHALLENGE_PAGE (again));
  g_object_set (aluette_challenge_table_get_table (f->table), "animation-speed", ALUETTE_SPEED_OFF,
                "trick-pause", 0, NULL);
  f->window = ui_driver_open_window (again, 700, 700);
  page_driver_begin (again, old);
  ui_driver_close (old_window);
  finish (f);
  assert_string_equal (aluette_challenge_page_get_part (get_page (f)), "result");
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
