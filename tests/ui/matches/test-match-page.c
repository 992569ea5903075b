/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>

#include "matches-driver.h"
#include "model/session/aluette-match-record.h"
#include "page-driver.h"
#include "ui/matches/aluette-match-page.h"
#include "ui/matches/aluette-note-dialog.h"
#include "ui/matches/aluette-replay-view.h"
#include "ui/table/aluette-hand.h"
#include "testing.h"

typedef struct
{
  AluetteDatabase *database;
  gint64 match;
  AluetteMatchRecord *record;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

static const AluEvent *
get_event (Fixture *f, guint deal, guint step)
{
  return aluette_match_record_get_event (f->record, deal, step);
}

static int
set_up (void **state)
{
  Fixture *f = g_new0 (Fixture, 1);
  g_autofree char *text = NULL;

  f->database = matches_driver_new_database ();
  f->match = matches_driver_add_played (f->database, 7);
  text = aluette_database_load_record (f->database, f->match, NULL);
  f->record = aluette_match_record_new (text, NULL);
  f->page = aluette_match_page_new (f->database, f->match);
  f->window = ui_driver_present (f->page, 800, 700);
  *state = f;
  return 0;
}

static int
tear_down (void **state)
{
  Fixture *f = *state;

  ui_driver_close (f->window);
  aluette_match_record_unref (f->record);
  matches_driver_close_database (f->database);
  g_free (f);
  return 0;
}

/* Shows a deal in the replay. Returns: (transfer none): the replay */
static GtkWidget *
open_replay (GtkWidget *page, guint deal)
{
  assert_true (gtk_widget_activate_action (page, "match.show-deal", "u", deal));
  return ui_driver_find (page, ALUETTE_TYPE_REPLAY_VIEW, 0);
}

TEST_WITH (test_replay, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *widget = open_replay (f->page, 1);
  AluetteReplayView *replay = ALUETTE_REPLAY_VIEW (widget);

  assert_true (g_str_has_prefix (aluette_replay_view_get_message (replay), "Deal 2: "));
  for (guint deal = 0; deal < aluette_match_record_get_n_deals (f->record); deal++)
    {
      guint n = aluette_match_record_get_n_steps (f->record, deal);

      aluette_replay_view_show_deal (replay, deal);
      for (guint step = 1; step < n; step++)
        {
          gtk_widget_activate_action (widget, "replay.next", NULL);
          assert_true (*aluette_replay_view_get_message (replay) != '\0');
        }
      assert_non_null (strstr (aluette_replay_view_get_message (replay), "point"));
    }
  gtk_widget_activate_action (widget, "replay.first", NULL);
  gtk_widget_activate_action (widget, "replay.last", NULL);
  gtk_widget_activate_action (widget, "replay.previous", NULL);
  ui_driver_settle (f->window);
}

/* A rebuilt page shows the same step of the replay as before. */
TEST_WITH (test_page_survives_rebuild, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *widget = open_replay (f->page, 1);
  GtkWidget *page = aluette_match_page_new (f->database, f->match);
  g_autofree char *said = NULL;

  for (guint i = 0; i < 5; i++)
    gtk_widget_activate_action (widget, "replay.next", NULL);
  said = g_strdup (aluette_replay_view_get_message (ALUETTE_REPLAY_VIEW (widget)));
  page_driver_begin (page, f->page);
  widget = ui_driver_find (page, ALUETTE_TYPE_REPLAY_VIEW, 0);
  assert_string_equal (aluette_replay_view_get_message (ALUETTE_REPLAY_VIEW (widget)), said);
  g_object_ref_sink (page);
  g_object_unref (page);
}

static gboolean
is_timeline_row (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, "timeline-row");
}

/* The window in front of the window of the page. */
static GtkWindow *
window_in_front (Fixture *f)
{
  GtkWindow *front = NULL;

  for (GList *l = gtk_window_list_toplevels (); l != NULL; l = g_list_delete_link (l, l))
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (f->window))
      front = l->data;
  return front;
}

/* The window of a deal's signs lists all its signs and calls, and nothing else. */
TEST_WITH (test_signs, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *widget = open_replay (f->page, 0);
  guint n_all = 0;

  for (guint deal = 0; deal < aluette_match_record_get_n_deals (f->record); deal++)
    {
      guint n_steps = aluette_match_record_get_n_steps (f->record, deal), n_signals = 0;
      GtkWindow *signs;

      for (guint step = 0; step < n_steps; step++)
        {
          AluEventType type = get_event (f, deal, step)->type;

          n_signals += type == ALU_EVENT_SIGN || type == ALU_EVENT_SAY;
        }
      n_all += n_signals;
      aluette_replay_view_show_deal (ALUETTE_REPLAY_VIEW (widget), deal);
      gtk_widget_activate_action (widget, "replay.list", NULL);
      ui_driver_settle (f->window);
      signs = window_in_front (f);
      assert_int_equal (signs != NULL, n_signals > 0);
      if (signs == NULL)
        continue;
      assert_int_equal (ui_driver_count (GTK_WIDGET (signs), is_timeline_row, NULL), n_signals);
      gtk_window_destroy (signs);
    }
  assert_true (n_all > 0);
}

static GtkWidget *
nth_row (GtkWidget *root, guint n)
{
  return ui_driver_find_match (root, is_timeline_row, NULL, n);
}

/* The number of rows marked as the current position, and whether row @n is marked. */
static guint
n_marked (GtkWidget *root, guint n, gboolean *this)
{
  guint marked = 0;
  GtkWidget *row;

  *this = FALSE;
  for (guint i = 0; (row = nth_row (root, i)) != NULL; i++)
    if (ui_driver_find_label (row, "Here") != NULL)
      {
        marked++;
        *this = *this || i == n;
      }
  return marked;
}

/* A deal with at least two signs or calls. */
static guint
find_talkative (Fixture *f, guint *steps)
{
  for (guint deal = 0; deal < aluette_match_record_get_n_deals (f->record); deal++)
    {
      guint n_steps = aluette_match_record_get_n_steps (f->record, deal), n = 0;

      for (guint step = 0; step < n_steps && n < 2; step++)
        {
          AluEventType type = get_event (f, deal, step)->type;

          if (type == ALU_EVENT_SIGN || type == ALU_EVENT_SAY)
            steps[n++] = step;
        }
      if (n == 2)
        return deal;
    }
  fail_msg ("no deal with two signs");
  return 0;
}

/* The list of signs follows the replay, and activating a sign moves the replay there. Another deal
 * shows its own signs. The window closes with the replay. */
TEST_WITH (test_signs_live, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *widget = open_replay (f->page, 0);
  AluetteReplayView *replay = ALUETTE_REPLAY_VIEW (widget);
  GtkWidget *scale = ui_driver_find (widget, GTK_TYPE_SCALE, 0);
  guint steps[2], deal = find_talkative (f, steps);
  GtkWidget *signs;
  gboolean this;
  g_autofree char *title = NULL;

  gtk_widget_activate_action (f->page, "match.show-deal", "u", deal);
  ui_driver_settle (f->window);
  gtk_widget_activate_action (widget, "replay.list", NULL);
  ui_driver_settle (f->window);
  signs = GTK_WIDGET (window_in_front (f));
  assert_non_null (signs);
  assert_false (gtk_window_get_modal (GTK_WINDOW (signs)));
  assert_int_equal (n_marked (signs, 0, &this), 0);
  gtk_range_set_value (GTK_RANGE (scale), steps[0]);
  assert_int_equal (n_marked (signs, 0, &this), 1);
  assert_true (this);
  g_signal_emit_by_name (nth_row (signs, 1), "clicked");
  assert_int_equal ((guint) gtk_range_get_value (GTK_RANGE (scale)), steps[1]);
  assert_int_equal (n_marked (signs, 1, &this), 1);
  assert_true (this);
  g_signal_emit_by_name (nth_row (signs, 0), "clicked");
  assert_int_equal ((guint) gtk_range_get_value (GTK_RANGE (scale)), steps[0]);
  deal = (deal + 1) % aluette_match_record_get_n_deals (f->record);
  aluette_replay_view_show_deal (replay, deal);
  title = g_strdup_printf ("Signs of Deal %u", deal + 1);
  assert_string_equal (gtk_window_get_title (GTK_WINDOW (signs)), title);
  assert_int_equal (n_marked (signs, 0, &this), 0);
  gtk_widget_set_visible (f->page, FALSE);
  ui_driver_settle (f->window);
  assert_null (window_in_front (f));
}

TEST_WITH (test_record, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *view = ui_driver_find (f->page, GTK_TYPE_TEXT_VIEW, 0);
  g_autofree char *text = NULL;

  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), "text", &text, NULL);
  assert_string_equal (text, aluette_match_record_get_text (f->record));
}

/* Goes through all steps of the replay. Returns: the number of the last one, or 1 */
static guint
watch (GtkWidget *page)
{
  AluetteReplayView *replay = ALUETTE_REPLAY_VIEW (open_replay (page, 0));
  AluetteTable *table = aluette_replay_view_get_table (replay);
  GtkRange *scale = GTK_RANGE (ui_driver_find (GTK_WIDGET (replay), GTK_TYPE_SCALE, 0));
  guint last = (guint) gtk_adjustment_get_upper (gtk_range_get_adjustment (scale));

  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  for (guint step = 0; step < last; step++)
    {
      assert_int_equal (gtk_range_get_value (scale), step);
      assert_string_not_equal (aluette_replay_view_get_message (replay), "");
      gtk_widget_activate_action (GTK_WIDGET (replay), "replay.next", NULL);
    }
  assert_string_not_equal (aluette_replay_view_get_message (replay), "");
  return last;
}

/* Returns: how many cards of hands, and of the middle, lie face up on the table */
static guint
count_open_cards (GtkWidget *page)
{
  GtkWidget *hand;
  guint n_open = 0;

  for (guint n = 0; (hand = ui_driver_find (page, ALUETTE_TYPE_HAND, n)) != NULL; n++)
    for (guint i = 0; i < aluette_hand_get_n_cards (ALUETTE_HAND (hand)); i++)
      n_open += gtk_widget_get_mapped (hand)
                && aluette_hand_get_card (ALUETTE_HAND (hand), i) != ALUETTE_NO_CARD;
  return n_open;
}

/* At its beginning, a replay shows all hands and the dog; the cards of one player if the user wants
 * no more. */
static void
check_open_hands (GtkWidget *page, GtkWidget *window)
{
  GtkWidget *widget = open_replay (page, 0);
  AluetteReplayView *replay = ALUETTE_REPLAY_VIEW (widget);

  g_object_set (aluette_replay_view_get_table (replay), "animation-speed", ALUETTE_SPEED_OFF, NULL);
  ui_driver_settle (window);
  assert_int_equal (count_open_cards (page), 78);
  aluette_replay_view_set_viewer (replay, 1);
  ui_driver_settle (window);
  assert_in_range (count_open_cards (page), 15, 24);
  aluette_replay_view_set_viewer (replay, ALU_GAME_SPECTATOR);
}

/* Opens the dialog of the note, writes @text there, and saves it. */
static void
write_note (Fixture *f, GtkWidget *replay, const char *text)
{
  GtkWidget *dialog, *entry;

  assert_true (gtk_widget_activate_action (replay, "replay.note", NULL));
  dialog = GTK_WIDGET (window_in_front (f));
  assert_non_null (dialog);
  entry = ui_driver_find (dialog, GTK_TYPE_TEXT_VIEW, 0);
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (dialog)), entry);
  gtk_test_accessible_assert_property (entry, GTK_ACCESSIBLE_PROPERTY_LABEL, "Note on the deal");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (entry)), "a\x7f", -1);
  assert_true (ui_driver_shows (dialog, "The note has control characters"));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (entry)), text, -1);
  assert_false (ui_driver_shows (dialog, "The note has control characters"));
  assert_true (gtk_widget_activate_action (dialog, "note.save", NULL));
  ui_driver_settle (f->window);
}

/* A note is shown at its deal and is part of the match file; writing it leaves the replay where it
 * is. An empty one removes it. */
TEST_WITH (test_note, set_up, tear_down)
{
  Fixture *f = *state;
  GtkWidget *replay = open_replay (f->page, 1);
  g_autofree char *message = NULL;
  g_autofree char *file = NULL;

  gtk_widget_activate_action (replay, "replay.next", NULL);
  message = g_strdup (aluette_replay_view_get_message (ALUETTE_REPLAY_VIEW (replay)));
  write_note (f, replay, "Garder la Vache\nFaire le signe");
  main_loop_wait_for (ui_driver_shows (replay, "Garder la Vache\nFaire le signe"));
  assert_string_equal (aluette_replay_view_get_message (ALUETTE_REPLAY_VIEW (replay)), message);
  assert_true (ui_driver_shows (replay, "Edit Note…"));
  file = aluette_database_load_known (f->database, f->match, NULL);
  assert_true (g_str_has_suffix (file, "note 2 Garder la Vache\nnote 2 Faire le signe\n"));
  gtk_widget_activate_action (replay, "replay.deal", "u", 0);
  assert_true (ui_driver_shows (replay, "Add Note…"));
  assert_false (ui_driver_shows (replay, "Garder la Vache\nFaire le signe"));
  gtk_widget_activate_action (replay, "replay.deal", "u", 1);
  write_note (f, replay, " ");
  main_loop_wait_for (ui_driver_shows (replay, "Add Note…"));
}

static char *
store_note (GtkWidget *dialog, const char *text, const char **fault)
{
  return g_strdup (*fault);
}

/* A note that cannot be stored stays in its dialog, which says why; then it can be saved again. */
TEST_WITH (test_note_not_stored, set_up, tear_down)
{
  Fixture *f = *state;
  const char *fault = "The disk is full";
  AluetteNoteDialog *dialog = aluette_note_dialog_new (f->page, "Note", "Garder la Vache");

  g_signal_connect (dialog, "saved", G_CALLBACK (store_note), &fault);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "note.save", NULL);
  assert_true (ui_driver_shows (GTK_WIDGET (dialog), fault));
  fault = NULL;
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "note.save", NULL);
  main_loop_wait_for (dialog == NULL);
}

/* The replay can show all hands, or the hand of each player; the place in the match stays. */
static void
watch_from_each_seat (GtkWidget *page)
{
  GtkWidget *replay = open_replay (page, 0);
  AluetteTable *table = aluette_replay_view_get_table (ALUETTE_REPLAY_VIEW (replay));
  GtkDropDown *viewers = GTK_DROP_DOWN (ui_driver_find (replay, GTK_TYPE_DROP_DOWN, 1));
  GtkRange *scale = GTK_RANGE (ui_driver_find (replay, GTK_TYPE_SCALE, 0));
  double step = gtk_range_get_value (scale);
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (viewers));

  assert_in_range (n, 1 + 3, 1 + 5);
  for (guint i = 0; i < n; i++)
    {
      int viewer;

      gtk_drop_down_set_selected (viewers, i);
      g_object_get (table, "viewer", &viewer, NULL);
      assert_int_equal (viewer, (int) i - 1);
      assert_true (gtk_range_get_value (scale) == step);
    }
}

/* Prints matches of Tarot, with and without cards. */
TEST (test_print_tarot)
{
  static const char *const names[] = { "four-garde", "five-goulash", "real-five" };
  g_autofree char *folder = g_dir_make_tmp ("aluette-test-XXXXXX", NULL);
  const char *keep = g_getenv ("ALUETTE_TEST_OUTPUT");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *record_path = g_strdup_printf ("%s/tests/records/tarot/%s.tarot",
                                                      g_getenv ("ALUETTE_SRCDIR"), names[i]);
      g_autofree char *file = g_strconcat (names[i], ".pdf", NULL);
      g_autofree char *path = g_build_filename (keep != NULL ? keep : folder, file, NULL);
      g_autofree char *record = NULL;
      g_autoptr (AluettePrint) print = NULL;

      assert_true (g_file_get_contents (record_path, &record, NULL, NULL));
      print = aluette_match_page_make_print (record, NULL);
      assert_non_null (print);
      assert_in_range (aluette_print_export (print, path, NULL), 1, 3);
      if (keep == NULL)
        g_unlink (path);
    }
  assert_null (aluette_match_page_make_print ("%tarot 1\nseats 9\n", NULL));
  g_rmdir (folder);
}

/* A match of Tarot has its scoreboard, and a replay with a step for each card. */
TEST_WITH (test_other_game, set_up, tear_down)
{
  static const char *const names[] = { "four-garde", "four-passed", "four-petit-sec",
                                       "five-goulash", "real-five" };
  Fixture *f = *state;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gint64 match = matches_driver_add_tarot (f->database, names[i]);
      GtkWidget *page = aluette_match_page_new (f->database, match);
      GtkWidget *window = ui_driver_present (page, 800, 700);
      gboolean real = g_str_has_prefix (names[i], "real");

      assert_true (ui_driver_shows (page, "Tarot"));
      assert_true (ui_driver_shows (page, "Deal 1, dealt by"));
      assert_non_null (ui_driver_find_button (page, "Print…"));
      assert_int_equal (ui_driver_find_label (page, "Review") != NULL, !real);
      assert_int_equal (ui_driver_find_label (page, "Watch") != NULL, !real);
      if (!real)
        {
          check_open_hands (page, window);
          assert_true (watch (page) >= (i == 2 ? 1 : 4));
          watch_from_each_seat (page);
        }
      ui_driver_close (window);
    }
}

/* A match that another window renames is shown under its new name. */
TEST_WITH (test_follows, set_up, tear_down)
{
  Fixture *f = *state;

  assert_true (aluette_database_rename_match (f->database, f->match, "Veillée d’hiver", "", NULL));
  ui_driver_settle (f->window);
  assert_null (ui_driver_find_label (f->page, "Veillée d’hiver"));
  assert_non_null (ui_driver_find_label (f->page,
                                         "22 March 2026 · Veillée d’hiver · Aluette to 5 points"));
}

TEST_WITH (test_print, set_up, tear_down)
{
  Fixture *f = *state;
  g_autofree char *folder = g_dir_make_tmp ("aluette-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autoptr (AluettePrint) print
      = aluette_match_page_make_print (aluette_match_record_get_text (f->record), NULL);
  g_autoptr (AluettePrint) longer = aluette_print_new ("Numbers", "");
  const char *heads[] = { "No.", "Word", NULL };
  const double widths[] = { -1, 4 };
  const char *keep = g_getenv ("ALUETTE_TEST_OUTPUT");

  assert_int_equal (aluette_print_export (print, path, NULL), 1);
  if (keep != NULL)
    {
      g_autofree char *kept = g_build_filename (keep, "sheet.pdf", NULL);

      aluette_print_export (print, kept, NULL);
    }
  aluette_print_add_table (longer, heads, widths);
  for (int i = 0; i < 150; i++)
    aluette_print_add_row (longer, (const char *[]) { "7", "seven", NULL }, i % 2);
  assert_in_range (aluette_print_export (longer, path, NULL), 3, 6);
  assert_int_equal (aluette_print_export (longer, "/nowhere/at/all.pdf", NULL), 0);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
