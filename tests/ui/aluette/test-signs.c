/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>
#include <string.h>

#include <glib/gstdio.h>

#include "model/aluette/aluette-sign-history.h"
#include "model/session/aluette-local-game.h"
#include "page-driver.h"
#include "presentation/aluette/aluette-card-ranks.h"
#include "presentation/aluette/aluette-gaze-text.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/aluette/drills/aluette-attribution-drill.h"
#include "ui/aluette/signs/aluette-card-sheet.h"
#include "ui/aluette/drills/aluette-drill-items.h"
#include "ui/aluette/drills/aluette-drill-sequence.h"
#include "ui/aluette/drills/aluette-drill.h"
#include "ui/aluette/drills/aluette-drills-page.h"
#include "ui/aluette/table/aluette-notepad.h"
#include "ui/aluette/signs/aluette-sign-card.h"
#include "ui/aluette/signs/aluette-sign-keys.h"
#include "ui/aluette/signs/aluette-sign-palette.h"
#include "ui/aluette/signs/aluette-sign-timeline.h"
#include "ui/aluette/signs/aluette-signs-page.h"
#include "ui/aluette/drills/aluette-timing-drill.h"
#include "ui/portraits/aluette-portrait.h"

#define APP_ID "io.github.aluette.Aluette"

static gboolean
is_shown_sign_card (GtkWidget *widget, gconstpointer data)
{
  return ALUETTE_IS_SIGN_CARD (widget) && gtk_widget_get_child_visible (widget);
}

static gboolean
label_contains (GtkWidget *widget, gconstpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static AluetteGame *
load_game (const char *until)
{
  g_autofree char *path = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "tests", "records",
                                            "signs-and-calls.aluette", NULL);
  g_autofree char *text = NULL;
  AluetteGame *game;

  assert_true (g_file_get_contents (path, &text, NULL, NULL));
  if (until != NULL)
    *strstr (text, until) = '\0';
  game = aluette_local_game_new_from_record (text, -1, 1, NULL, NULL);
  assert_non_null (game);
  return game;
}

/* --- Functions without widgets --- */

TEST (test_book)
{
  for (int i = 0; i < ALU_N_SIGNS; i++)
    {
      AluSign sign = (AluSign) i;

      assert_int_equal (aluette_sign_from_key ((guint) aluette_sign_key (sign)), sign);
      assert_int_equal (aluette_gesture_get_alu_sign (aluette_sign_gesture (NULL, sign, 0)), sign);
      assert_true (aluette_sign_matches (sign, ""));
      assert_true (aluette_sign_matches (sign, aluette_sign_title (sign)));
    }
  assert_int_equal (aluette_sign_gesture (NULL, ALU_SIGN_MISERE, 2),
                    ALUETTE_GESTURE_MISERE_SHOULDER_HIGH);
  assert_int_equal (aluette_sign_get_card (ALU_SIGN_VACHE), ALU_VACHE);
  assert_int_equal (aluette_sign_get_card (ALU_SIGN_MORDIENNE), ALU_CARD_NONE);
  assert_int_equal (aluette_sign_from_key (GDK_KEY_eacute), ALU_SIGN_MADAME);
  assert_int_equal (aluette_sign_from_key (GDK_KEY_KP_4), ALU_SIGN_VACHE);
  assert_int_equal (aluette_sign_from_key (GDK_KEY_M), ALU_SIGN_MORDIENNE);
  assert_int_equal (aluette_sign_from_key (GDK_KEY_b), -1);
}

TEST (test_search)
{
  assert_true (aluette_sign_matches (ALU_SIGN_VACHE, "cow"));
  assert_true (aluette_sign_matches (ALU_SIGN_VACHE, "vache"));
  assert_true (aluette_sign_matches (ALU_SIGN_VACHE, "2c"));
  assert_true (aluette_sign_matches (ALU_SIGN_AS, "tongue"));
  assert_true (aluette_sign_matches (ALU_SIGN_AS, "trictrac"));
  assert_false (aluette_sign_matches (ALU_SIGN_VACHE, "tongue"));
}

TEST (test_settings)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  for (int i = 0; i < ALUETTE_N_GESTURES; i++)
    {
      AluetteGesture gesture = (AluetteGesture) i;
      AluSign sign = aluette_gesture_get_alu_sign (gesture);
      g_autofree char *key = aluette_sign_setting (sign);

      if (aluette_sign_n_variants (sign) < 2 || !aluette_gesture_is_variant (gesture))
        continue;
      assert_true (g_settings_set_string (settings, key, aluette_gesture_get_id (gesture)));
      assert_int_equal (aluette_sign_gesture (settings, sign, 1), gesture);
      g_settings_reset (settings, key);
      assert_int_equal (aluette_sign_gesture (settings, sign, 1),
                        aluette_sign_gesture (NULL, sign, 1));
    }
}

TEST (test_ranks)
{
  for (int number = 1; number <= ALU_N_NUMBERS; number++)
    {
      g_autofree char *technical = aluette_rank_technical_name (number, ALUETTE_DECK_ALUETTE);
      g_autofree char *common = aluette_rank_common_name (number);
      int sign = aluette_rank_sign (number);

      assert_true (*technical != '\0' && *common != '\0');
      assert_int_equal (sign >= 0, number <= 9);
      if (sign >= 0)
        assert_true (alu_sign_cards ((AluSign) sign) == alu_number_set (ALU_ORDER_ALUETTE, number));
    }
}

TEST (test_sheet)
{
  g_autoptr (AluetteCardRenderer) renderer = aluette_card_renderer_new ();
  AluetteCardSheet sheet = { .renderer = renderer, .deck = ALUETTE_DECK_FRENCH };
  g_autofree char *folder = g_dir_make_tmp ("aluette-sheet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "cards.pdf", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "none", "cards.pdf", NULL);
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  assert_true (aluette_card_sheet_write_pdf (&sheet, path, NULL));
  assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  assert_memory_equal (pdf, "%PDF-", 5);
  assert_true (length > 50000);
  assert_false (aluette_card_sheet_write_pdf (&sheet, nowhere, &error));
  assert_non_null (error);
  g_remove (path);
  g_rmdir (folder);
}

TEST (test_rounds)
{
  assert_int_equal (aluette_drill_next_level (1, FALSE), 0);
  assert_int_equal (aluette_drill_next_level (9, TRUE), 9);
  assert_int_equal (aluette_drill_length (0), 2600);
  assert_int_equal (aluette_drill_length (ALUETTE_DRILL_LEVELS - 1), 480);
  for (guint seed = 0; seed < 500; seed++)
    {
      AluetteDrillSequence sequence, again;
      guint signs = 0, questions = 0;

      aluette_drill_sequence_init (seed, seed % ALUETTE_DRILL_LEVELS, &sequence);
      aluette_drill_sequence_init (seed, seed % ALUETTE_DRILL_LEVELS, &again);
      assert_int_equal (sequence.n_passes, MIN (3 + seed % ALUETTE_DRILL_LEVELS / 2, 7));
      for (guint i = 0; i < sequence.n_passes; i++)
        {
          assert_int_equal (sequence.passes[i].maker, again.passes[i].maker);
          assert_true (sequence.passes[i].maker < ALUETTE_DRILL_PLAYERS);
          assert_int_equal (alu_set_count (alu_sign_cards (sequence.passes[i].sign)), 1);
          assert_false (signs & (1u << sequence.passes[i].sign));
          signs |= 1u << sequence.passes[i].sign;
        }
      for (guint i = 0; i < sequence.n_questions; i++)
        {
          assert_true (sequence.questions[i] < sequence.n_passes);
          assert_false (questions & (1u << sequence.questions[i]));
          questions |= 1u << sequence.questions[i];
        }
    }
}

/* --- Signs of earlier deals --- */

TEST (test_history)
{
  g_autoptr (AluetteGame) over = load_game (NULL);
  g_autoptr (AluetteGame) playing = load_game ("trick 4");
  AluCardSet hands[ALU_MAX_SEATS] = { 0 };
  g_autoptr (GArray) history = aluette_sign_history (over, hands);
  guint bluffs = 0, truths = 0;

  assert_null (aluette_sign_history (playing, hands));
  assert_non_null (history);
  for (int i = 0; i < 4; i++)
    assert_int_equal (alu_set_count (hands[i]), 9);
  for (guint i = 0; i < history->len; i++)
    {
      const AluetteSignRecord *entry = &g_array_index (history, AluetteSignRecord, i);
      AluCardSet cards;

      if (entry->event.type != ALU_EVENT_SIGN)
        continue;
      cards = alu_sign_cards ((AluSign) entry->event.sign.sign);
      if (entry->truth == ALUETTE_TRUTH_BLUFF)
        bluffs++;
      else if (entry->truth == ALUETTE_TRUTH_TRUE)
        {
          truths++;
          assert_true (cards & hands[entry->event.seat]);
        }
    }
  /* You bluffed Madame, and showed an ace that you held. */
  assert_true (bluffs >= 1);
  assert_true (truths >= 1);
}

static gboolean
is_in_play (AluetteGame *game)
{
  g_autoptr (GArray) finished = aluette_game_get_finished (game);

  return finished == NULL;
}

/* Returns: (transfer full): the match of load_game (), which needs more points and goes on. */
static AluetteGame *
load_longer_game (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("ALUETTE_SRCDIR"), "tests", "records",
                                            "signs-and-calls.aluette", NULL);
  g_autoptr (GString) longer = g_string_new (NULL);
  g_autofree char *text = NULL;
  AluetteGame *game;

  assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_string_assign (longer, text);
  g_string_replace (longer, "option target 4", "option target 24", 1);
  g_string_replace (longer, "\nend A\n", "\n", 1);
  game = aluette_local_game_new_from_record (longer->str, -1, 1, NULL, NULL);
  assert_non_null (game);
  return game;
}

/* While the next deal is in play, its signs are secret, and the last deal can still be seen. */
TEST (test_timeline_in_play)
{
  g_autoptr (AluetteGame) game = load_longer_game ();
  GtkWidget *timeline = aluette_sign_timeline_new (NULL);
  GtkWidget *window = ui_driver_open_window (timeline, 360, 640);

  aluette_sign_timeline_set_game (ALUETTE_SIGN_TIMELINE (timeline), game, 0);
  assert_false (ui_driver_shows (timeline, "the deal before"));
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  main_loop_wait_for (is_in_play (game));
  assert_true (ui_driver_shows (timeline, "the deal before"));
  assert_int_equal (ui_driver_count (timeline, label_contains, "You: Madame"), 1);
  ui_driver_close (window);
}

/* An undone card puts a deal in play again: then its hands and signs are secret again. */
TEST (test_timeline_undone)
{
  g_autoptr (AluetteGame) game = load_longer_game ();
  GtkWidget *timeline = aluette_sign_timeline_new (NULL);
  GtkWidget *window = ui_driver_open_window (timeline, 360, 640);

  aluette_sign_timeline_set_game (ALUETTE_SIGN_TIMELINE (timeline), game, 0);
  assert_int_equal (ui_driver_count (timeline, label_contains, "You: Madame"), 1);
  assert_true (aluette_game_undo (game));
  assert_int_equal (ui_driver_count (timeline, label_contains, "You: Madame"), 0);
  assert_false (ui_driver_shows (timeline, "the deal before"));
  ui_driver_close (window);
}

TEST (test_timeline)
{
  g_autoptr (AluetteGame) over = load_game (NULL);
  g_autoptr (AluetteGame) playing = load_game ("trick 4");
  GtkWidget *timeline = aluette_sign_timeline_new (NULL);
  GtkWidget *window = ui_driver_open_window (timeline, 360, 640);

  aluette_sign_timeline_set_game (ALUETTE_SIGN_TIMELINE (timeline), over, 0);
  ui_driver_settle (window);
  assert_true (ui_driver_count (timeline, label_contains, "Bluff") > 0);
  assert_true (ui_driver_count (timeline, label_contains, "You: Madame") == 1);
  assert_true (ui_driver_count (timeline, label_contains, "Trick 5") == 1);
  aluette_sign_timeline_set_game (ALUETTE_SIGN_TIMELINE (timeline), playing, 0);
  ui_driver_settle (window);
  assert_int_equal (ui_driver_count (timeline, label_contains, "Bluff"), 0);
  assert_int_equal (ui_driver_count (timeline, label_contains, "after the deal is played"), 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
performs (GtkWidget *portrait)
{
  return aluette_portrait_get_gesture (ALUETTE_PORTRAIT (portrait)) >= 0;
}

/* A face of the signs of the deal makes its gesture when it is clicked, and is still again. */
TEST (test_timeline_performs)
{
  g_autoptr (AluetteGame) over = load_game (NULL);
  GtkWidget *timeline = aluette_sign_timeline_new (NULL);
  GtkWidget *window = ui_driver_open_window (timeline, 360, 640);
  GtkWidget *portrait;

  aluette_sign_timeline_set_game (ALUETTE_SIGN_TIMELINE (timeline), over, 0);
  ui_driver_settle (window);
  portrait = ui_driver_find (timeline, ALUETTE_TYPE_PORTRAIT, 0);
  assert_non_null (portrait);
  assert_false (gtk_widget_get_mapped (portrait));
  g_signal_emit_by_name (gtk_widget_get_ancestor (portrait, GTK_TYPE_BUTTON), "clicked");
  assert_true (performs (portrait));
  assert_true (gtk_widget_get_mapped (portrait));
  main_loop_wait_for (!performs (portrait));
  assert_false (gtk_widget_get_mapped (portrait));
  ui_driver_close (window);
}

/* --- Widgets --- */

TEST (test_signs_page)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *page = aluette_signs_page_new ();
  GtkWidget *window = ui_driver_open_window (page, 360, 640);
  GtkWidget *search = ui_driver_find (page, GTK_TYPE_SEARCH_ENTRY, 0);
  GtkWidget *check;

  ui_driver_settle (window);
  assert_int_equal (ui_driver_count (page, is_shown_sign_card, NULL), ALU_N_SIGNS);
  gtk_editable_set_text (GTK_EDITABLE (search), "parlanjhe");
  g_signal_emit_by_name (search, "search-changed");
  assert_int_equal (ui_driver_count (page, is_shown_sign_card, NULL), 3);
  gtk_editable_set_text (GTK_EDITABLE (search), "nothing of the kind");
  g_signal_emit_by_name (search, "search-changed");
  assert_int_equal (ui_driver_count (page, is_shown_sign_card, NULL), 0);
  for (guint i = 0; i < ALU_N_SIGNS; i++)
    aluette_signs_page_show_sign (ALUETTE_SIGNS_PAGE (page), i);
  /* The second variant of the first sign */
  check = ui_driver_find (page, GTK_TYPE_CHECK_BUTTON, 1);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  assert_int_equal (aluette_sign_gesture (settings, ALU_SIGN_MONSIEUR, 0),
                    ALUETTE_GESTURE_MONSIEUR_BROWS);
  g_settings_reset (settings, "gesture-monsieur");
  aluette_signs_page_show_cards (ALUETTE_SIGNS_PAGE (page));
  g_object_set (page, "deck", ALUETTE_DECK_FRENCH, NULL);
  ui_driver_settle (window);
  assert_int_equal (ui_driver_count (page, label_contains, "3 of diamonds"), 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The list of cards shows another gesture when it is chosen; other settings leave it as it is. */
TEST (test_cards_follow_gestures)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *page = aluette_signs_page_new ();
  GtkWidget *window = ui_driver_open_window (page, 360, 640);
  GtkWidget *row = NULL;

  aluette_signs_page_show_cards (ALUETTE_SIGNS_PAGE (page));
  ui_driver_settle (window);
  g_set_weak_pointer (&row, ui_driver_find (page, GTK_TYPE_LIST_BOX_ROW, 0));
  assert_non_null (row);
  g_settings_set_boolean (settings, "card-indices",
                          !g_settings_get_boolean (settings, "card-indices"));
  main_loop_run_pending ();
  assert_non_null (row);
  g_settings_set_string (settings, "gesture-monsieur", "monsieur-brows");
  main_loop_wait_for (row == NULL);
  g_settings_reset (settings, "gesture-monsieur");
  g_settings_reset (settings, "card-indices");
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_answers (AluetteLeitner *leitner, gboolean make)
{
  guint sum = 0;

  for (int i = 0; i < ALU_N_SIGNS; i++)
    {
      g_autofree char *item = aluette_sign_item ((AluSign) i, make);
      guint n;

      aluette_leitner_get_answers (leitner, item, &n);
      sum += n;
    }
  return sum;
}

static gboolean
is_asking (GtkWidget *widget, gconstpointer data)
{
  return ALUETTE_IS_DRILL (widget) && gtk_widget_get_mapped (widget)
         && aluette_drill_is_asking (ALUETTE_DRILL (widget));
}

/* Answers when the drill asks: before that, clicks have no effect. */
static void
answer_drill (GtkWidget *page, AluetteLeitner *leitner, gboolean make, const char *text)
{
  guint before = count_answers (leitner, make);

  main_loop_wait_for (ui_driver_count (page, is_asking, NULL) > 0);
  ui_driver_click (page, text);
  assert_int_equal (count_answers (leitner, make), before + 1);
}

/* Appends the texts of @widget. */
static void
read_labels (GtkWidget *widget, GString *text)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    read_labels (child, text);
}

/* Builds the page in @window again, as a change of the language does: its texts are the same. */
static GtkWidget *
rebuild_page (GtkWidget *window, GtkWidget *page, AluetteLeitner *leitner)
{
  GtkWidget *next = aluette_drills_page_new (leitner);
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);

  read_labels (page, before);
  page_driver_begin (next, page);
  adw_window_set_content (ADW_WINDOW (window), next);
  read_labels (next, after);
  assert_string_equal (before->str, after->str);
  return next;
}

/* The drill about who made a sign: keys have no effect while the signs are shown; then one key
 * gives one answer. */
TEST (test_drill_who)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  GtkWidget *page = aluette_drills_page_new (leitner);
  GtkWidget *window = ui_driver_open_window (page, 360, 640);
  GtkWidget *who;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (page), "who");
  ui_driver_settle (window);
  page = rebuild_page (window, page, leitner);
  who = ui_driver_find (page, ALUETTE_TYPE_ATTRIBUTION_DRILL, 0);
  assert_non_null (who);
  ui_driver_press_key (who, GDK_KEY_2);
  assert_int_equal (count_answers (leitner, FALSE), 0);
  main_loop_wait_for (aluette_drill_is_asking (ALUETTE_DRILL (who)));
  ui_driver_press_key (who, GDK_KEY_2);
  assert_int_equal (count_answers (leitner, FALSE), 1);
  assert_int_equal (ui_driver_count (page, label_contains, "Correct: ")
                        + ui_driver_count (page, label_contains, "No, it was "),
                    1);
  ui_driver_press_key (who, GDK_KEY_3);
  assert_int_equal (count_answers (leitner, FALSE), 1);
  page = rebuild_page (window, page, leitner);
  ui_driver_click (page, "Next");
  rebuild_page (window, page, leitner);
  assert_int_equal (count_answers (leitner, FALSE), 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (test_drills)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  GtkWidget *page = aluette_drills_page_new (leitner);
  GtkWidget *window = ui_driver_open_window (page, 360, 640);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (page), "what");
  ui_driver_settle (window);
  answer_drill (page, leitner, FALSE, "Monsieur");
  assert_int_equal (aluette_leitner_get_box (leitner, "see-monsieur"), 2);
  ui_driver_click (page, "Next");
  answer_drill (page, leitner, FALSE, "The Little Nine");
  assert_int_equal (aluette_leitner_get_box (leitner, "see-madame"), 1);
  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (page), "now");
  ui_driver_settle (window);
  answer_drill (page, leitner, TRUE, "Mordienne");
  assert_int_equal (aluette_leitner_get_box (leitner, "make-monsieur"), 1);
  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (page), "who");
  ui_driver_settle (window);
  assert_true (gtk_widget_activate_action (page, "drills.back", NULL));
  ui_driver_settle (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
scrolls (GtkWidget *widget, gconstpointer data)
{
  GtkAdjustment *adjustment;

  if (!GTK_IS_SCROLLED_WINDOW (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);
}

/* On a narrow window all signs are seen where there is room for them. */
TEST (test_drill_narrow)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  GtkWidget *page = aluette_drills_page_new (leitner);
  GtkWidget *window = ui_driver_open_window (page, 360, 760);

  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (page), "what");
  ui_driver_settle (window);
  assert_int_equal (ui_driver_count (page, scrolls, NULL), 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A description does not give the gesture away before the gesture is made. */
TEST (test_drill_description)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  GtkWidget *page = aluette_drills_page_new (leitner);
  GtkWidget *window = ui_driver_open_window (page, 360, 640);
  const char *text = aluette_gesture_text (aluette_sign_gesture (NULL, ALU_SIGN_MONSIEUR, 0));

  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (page), "what");
  ui_driver_settle (window);
  ui_driver_click (page, "Describe Gesture");
  assert_int_equal (ui_driver_count (page, label_contains, text), 0);
  main_loop_wait_for (ui_driver_count (page, label_contains, text) > 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A rebuilt drill continues with the same question, and with the answer given, which is not counted
 * twice. */
TEST (test_drills_survive_rebuild)
{
  g_autoptr (AluetteLeitner) leitner = aluette_leitner_new (NULL, NULL);
  GtkWidget *page = aluette_drills_page_new (leitner);
  GtkWidget *window = ui_driver_open_window (page, 360, 640);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (page), "what");
  page = rebuild_page (window, page, leitner);
  answer_drill (page, leitner, FALSE, "Mordienne");
  page = rebuild_page (window, page, leitner);
  ui_driver_click (page, "Next");
  page = rebuild_page (window, page, leitner);
  aluette_drills_page_open (ALUETTE_DRILLS_PAGE (page), "now");
  ui_driver_settle (window);
  page = rebuild_page (window, page, leitner);
  answer_drill (page, leitner, TRUE, "Mordienne");
  page = rebuild_page (window, page, leitner);
  assert_int_equal (count_answers (leitner, TRUE), 1);
  assert_int_equal (count_answers (leitner, FALSE), 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (test_notepad)
{
  g_autoptr (AluetteGame) game = load_game ("trick 2");
  GtkWidget *widget = aluette_notepad_new ();
  AluetteNotepad *notepad = ALUETTE_NOTEPAD (widget);
  AluetteNotepad *next = ALUETTE_NOTEPAD (aluette_notepad_new ());
  g_autoptr (GVariant) notes = NULL;
  GtkWidget *window = ui_driver_open_window (widget, 360, 640);

  aluette_notepad_set_player (notepad, game, 0);
  aluette_notepad_note (notepad, 1, ALU_SIGN_VACHE, TRUE);
  aluette_notepad_note (notepad, 1, ALU_SIGN_AS, TRUE);
  aluette_notepad_note (notepad, 3, ALU_SIGN_AS, TRUE);
  assert_true (aluette_notepad_is_noted (notepad, 1, ALU_SIGN_VACHE));
  aluette_notepad_note (notepad, 2, ALU_SIGN_VACHE, TRUE);
  assert_false (aluette_notepad_is_noted (notepad, 1, ALU_SIGN_VACHE));
  assert_true (aluette_notepad_is_noted (notepad, 1, ALU_SIGN_AS));
  assert_true (aluette_notepad_is_noted (notepad, 3, ALU_SIGN_AS));
  aluette_notepad_note (notepad, 0, ALU_SIGN_VACHE, TRUE);
  assert_false (aluette_notepad_is_noted (notepad, 0, ALU_SIGN_VACHE));
  /* The handover screen hides all signs; the next player sees only their own list. */
  aluette_notepad_set_player (notepad, game, ALU_NOBODY);
  assert_false (aluette_notepad_is_noted (notepad, 2, ALU_SIGN_VACHE));
  aluette_notepad_set_player (notepad, game, 1);
  assert_false (aluette_notepad_is_noted (notepad, 2, ALU_SIGN_VACHE));
  aluette_notepad_note (notepad, 3, ALU_SIGN_MADAME, TRUE);
  aluette_notepad_set_player (notepad, game, 0);
  assert_true (aluette_notepad_is_noted (notepad, 2, ALU_SIGN_VACHE));
  assert_true (aluette_notepad_is_noted (notepad, 1, ALU_SIGN_AS));
  assert_false (aluette_notepad_is_noted (notepad, 3, ALU_SIGN_MADAME));
  /* Another notepad takes over the notes, and keeps the players' notes apart as well. */
  aluette_notepad_set_player (next, game, 0);
  notes = g_variant_ref_sink (aluette_notepad_get_state (notepad));
  aluette_notepad_set_state (next, notes);
  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (next));
  assert_true (aluette_notepad_is_noted (next, 2, ALU_SIGN_VACHE));
  aluette_notepad_set_player (next, game, 1);
  assert_true (aluette_notepad_is_noted (next, 3, ALU_SIGN_MADAME));
  assert_false (aluette_notepad_is_noted (next, 2, ALU_SIGN_VACHE));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A new deal starts with empty notes, also for players who were not at the screen when it was
 * dealt. */
TEST (test_notepad_new_deal)
{
  g_autoptr (AluetteGame) game = table_driver_new_game (&(TableSetup) {
      .players = "human,bot:novice,human,bot:novice", .seed = 5 });
  GtkWidget *widget = aluette_notepad_new ();
  AluetteNotepad *notepad = ALUETTE_NOTEPAD (widget);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *window;

  /* GTK 4.18 would warn of a grid in a window: its least height is that with its names wrapped. */
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), widget);
  window = ui_driver_open_window (scroller, 360, 640);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  assert_true (table_driver_play_until (game, "turn", 0, 100));
  aluette_notepad_set_player (notepad, game, 0);
  aluette_notepad_note (notepad, 1, ALU_SIGN_MISERE, TRUE);
  aluette_notepad_set_player (notepad, game, 2);
  aluette_notepad_note (notepad, 1, ALU_SIGN_MISERE, TRUE);
  assert_true (table_driver_play_until (game, "deal-over", 0, 300));
  assert_true (aluette_notepad_is_noted (notepad, 1, ALU_SIGN_MISERE));
  assert_true (table_driver_play_until (game, "turn", 0, 300));
  assert_false (aluette_notepad_is_noted (notepad, 1, ALU_SIGN_MISERE));
  aluette_notepad_set_player (notepad, game, 0);
  assert_false (aluette_notepad_is_noted (notepad, 1, ALU_SIGN_MISERE));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
sign_made_cb (AluetteGaze *gaze, const AluEvent *event, AluEvent *made)
{
  *made = *event;
}

TEST (test_palette)
{
  g_autoptr (AluetteGame) game = load_game ("trick 2");
  g_autoptr (AluetteGaze) gaze = aluette_gaze_new (game);
  GtkWidget *palette = aluette_sign_palette_new ();
  g_autofree char *watchers = aluette_gaze_text_watchers (game, gaze, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window;
  AluEvent made = { .seat = ALU_NOBODY };

  gtk_box_append (GTK_BOX (box), palette);
  window = ui_driver_open_window (box, 360, 640);
  g_signal_connect (gaze, "sign-made", G_CALLBACK (sign_made_cb), &made);
  aluette_sign_palette_set_player (ALUETTE_SIGN_PALETTE (palette), game, gaze, 0, NULL);
  assert_string_equal (watchers, "Nobody is looking at you");
  assert_true (gtk_widget_activate_action (palette, "signs.palette", NULL));
  main_loop_wait_for (ui_driver_find_button (palette, "Very weak hand") != NULL);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  ui_driver_click (palette, "Very weak hand");
  assert_int_equal (made.seat, 0);
  assert_int_equal (made.sign.sign, ALU_SIGN_MISERE);
  aluette_sign_palette_set_player (ALUETTE_SIGN_PALETTE (palette), NULL, NULL, ALU_NOBODY, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  adw_init ();
  return testing_run (NULL, NULL);
}
