/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <libintl.h>

#include "bots/aluette/coach/alu-review.h"
#include "coach-driver.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-vache-game-log.h"
#include "model/session/aluette-record.h"
#include "page-driver.h"
#include "ui/aluette/review/aluette-chance-graph.h"
#include "ui/aluette/table/aluette-notepad.h"
#include "ui/table/aluette-scoreboard.h"
#include "ui/coach/aluette-analysis-panel.h"
#include "ui/coach/aluette-review-page.h"
#include "ui/coach/aluette-speech-bubble.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-hand.h"
#include "testing.h"

/* The coach at a real table in a real window. */

#define SEED 1
#define TRICK 3

static GtkWidget *
find_button (GtkWidget *root, const char *action)
{
  GtkWidget *button;

  for (guint n = 0; (button = ui_driver_find (root, GTK_TYPE_BUTTON, n)) != NULL; n++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
      return button;
  return NULL;
}

static GtkWidget *
find_widget (CoachTable *table, GType type)
{
  return ui_driver_find (GTK_WIDGET (table->view), type, 0);
}

/* How many cards of the hand are marked as advised. */
static guint
count_advised (CoachTable *table)
{
  GtkWidget *hand = find_widget (table, ALUETTE_TYPE_HAND);
  GtkWidget *card;
  guint n = 0;

  for (guint i = 0;
       (hand = ui_driver_find (GTK_WIDGET (table->view), ALUETTE_TYPE_HAND, i)) != NULL; i++)
    for (guint k = 0; (card = ui_driver_find (hand, ALUETTE_TYPE_CARD, k)) != NULL; k++)
      n += gtk_widget_has_css_class (hand, "advised") && gtk_widget_has_css_class (card, "chosen");
  return n;
}

TEST (test_hint)
{
  CoachTable table;
  g_autofree char *nudge = NULL, *card = NULL;
  const char *why;

  coach_driver_open (&table, SEED, TRICK, 1024, 720);
  assert_true (gtk_widget_get_sensitive (find_button (GTK_WIDGET (table.view), "match.hint")));
  coach_driver_do (&table, "match.hint");
  nudge = g_strdup (coach_driver_await_speech (&table));
  assert_non_null (nudge);
  assert_int_equal (count_advised (&table), 0);
  coach_driver_do (&table, "match.hint");
  card = g_strdup (coach_driver_await_speech (&table));
  /* The card and one reason. */
  assert_true (g_str_has_prefix (card, "Play ") && strstr (card, ". ") != NULL);
  assert_int_equal (count_advised (&table), 1);
  coach_driver_do (&table, "match.hint");
  why = coach_driver_await_speech (&table);
  assert_true (g_str_has_prefix (why, card));
  assert_true (strlen (why) > strlen (card));
  assert_non_null (strchr (why, '%'));
  /* After it was dismissed, the same question gets the same answer. */
  coach_driver_do (&table, "match.dismiss");
  assert_null (coach_driver_get_speech (&table));
  assert_int_equal (count_advised (&table), 0);
  coach_driver_do (&table, "match.hint");
  assert_true (g_str_has_prefix (coach_driver_await_speech (&table), card));
  /* Playing a card ends the hint. */
  table_driver_play_human (table.game);
  main_loop_run_pending ();
  assert_null (coach_driver_get_speech (&table));
  coach_driver_close (&table);
}

TEST (test_no_hint_in_matches_that_count)
{
  CoachTable table;
  GtkWidget *button;

  coach_driver_open (&table, SEED, TRICK, 1024, 720);
  button = find_button (GTK_WIDGET (table.view), "match.hint");
  aluette_game_set_rated (table.game, TRUE);
  assert_false (gtk_widget_get_sensitive (button));
  assert_non_null (strstr (gtk_widget_get_tooltip_text (button), "matches that count"));
  coach_driver_do (&table, "match.hint");
  /* The coach shows nothing, so it is not computing anything. */
  assert_false (coach_driver_is_active (&table));
  assert_null (coach_driver_get_speech (&table));
  aluette_game_set_rated (table.game, FALSE);
  assert_true (gtk_widget_get_sensitive (button));
  coach_driver_close (&table);
}

TEST (test_hints_can_be_switched_off)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.aluette.Aluette");
  CoachTable table;

  coach_driver_open (&table, SEED, TRICK, 1024, 720);
  g_settings_set_boolean (settings, "coach-hints", FALSE);
  main_loop_run_pending ();
  assert_false (gtk_widget_get_sensitive (find_button (GTK_WIDGET (table.view), "match.hint")));
  g_settings_reset (settings, "coach-hints");
  coach_driver_close (&table);
}

TEST (test_explanation)
{
  CoachTable table;
  const char *text;

  coach_driver_open (&table, SEED, TRICK, 1024, 720);
  gtk_widget_activate_action (GTK_WIDGET (table.view), "match.why", "i", -1);
  text = coach_driver_await_speech (&table);
  assert_non_null (text);
  assert_true (g_str_has_prefix (text, "“"));
  assert_non_null (ui_driver_find_class (find_widget (&table, ALUETTE_TYPE_SPEECH_BUBBLE),
                                              "speaker"));
  /* Bots wait until the answer is dismissed. */
  assert_true (!aluette_game_get_ready (table.game));
  coach_driver_do (&table, "match.dismiss");
  assert_false (!aluette_game_get_ready (table.game));
  /* The last trick has a button for each bot. */
  coach_driver_do (&table, "match.last-trick");
  ui_driver_settle (table.window);
  assert_non_null (find_button (GTK_WIDGET (table.table), "match.why"));
  gtk_widget_activate_action (GTK_WIDGET (table.view), "match.why", "i", 2);
  assert_true (g_str_has_prefix (coach_driver_await_speech (&table), "“"));
  coach_driver_close (&table);
}

TEST (test_claim)
{
  CoachTable table;
  g_autofree char *record = NULL;
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  const AluMatch *match;
  g_autoptr (GError) error = NULL;

  coach_driver_open_settled (&table, SEED, 1024, 720);
  assert_non_null (coach_driver_get_speech (&table));
  assert_true (g_str_has_prefix (coach_driver_get_speech (&table), "The deal is decided"));
  coach_driver_do (&table, "match.claim");
  main_loop_wait_for (aluette_local_game_get_open_match (ALUETTE_LOCAL_GAME (table.game)) != NULL);
  match = aluette_local_game_get_open_match (ALUETTE_LOCAL_GAME (table.game));
  assert_true (match->deal.ended);
  ui_driver_settle (table.window);
  assert_null (coach_driver_get_speech (&table));
  record = aluette_local_game_get_record (ALUETTE_LOCAL_GAME (table.game));
  assert_true (aluette_record_read (&alu_aluette_kind, record, -1, header, events, &error));
  assert_int_equal (events->len, aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (table.game)));
  coach_driver_close (&table);
}

TEST (test_claim_declined)
{
  CoachTable table;

  coach_driver_open_settled (&table, SEED, 1024, 720);
  coach_driver_do (&table, "match.dismiss");
  assert_null (coach_driver_get_speech (&table));
  table_driver_play_human (table.game);
  table_driver_run (table.game);
  aluette_table_finish_animations (table.table);
  coach_driver_wait_for_rest (&table);
  assert_null (coach_driver_get_speech (&table));
  coach_driver_close (&table);
}

static AluetteReviewPage *
open_review (CoachTable *table)
{
  AluetteReviewPage *page = ALUETTE_REVIEW_PAGE (find_widget (table, ALUETTE_TYPE_REVIEW_PAGE));

  coach_driver_finish_deal (table);
  coach_driver_do (table, "match.review-deal");
  main_loop_wait_for (aluette_review_page_get_review (page) != NULL);
  ui_driver_settle (table->window);
  return page;
}

static void
select_decision (AluetteReviewPage *page, int index)
{
  GtkWidget *list = ui_driver_find_class (GTK_WIDGET (page), "boxed-list");

  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index)));
}

/* Returns: (nullable): what the coach says about the decision. */
static const char *
get_said (AluetteReviewPage *page)
{
  GtkWidget *speech = ui_driver_find (GTK_WIDGET (page), ALUETTE_TYPE_SPEECH_BUBBLE, 0);

  return speech != NULL ? aluette_speech_bubble_get_text (ALUETTE_SPEECH_BUBBLE (speech)) : NULL;
}

TEST (test_review)
{
  CoachTable table;
  AluetteReviewPage *page;
  const AluReview *review;
  GtkWidget *list;

  coach_driver_open (&table, SEED, TRICK, 1280, 800);
  page = open_review (&table);
  review = aluette_review_page_get_review (page);
  list = ui_driver_find_class (GTK_WIDGET (page), "boxed-list");
  for (guint i = 0; i < review->n_verdicts; i++)
    assert_non_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) i));
  assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), review->n_verdicts));
  select_decision (page, 0);
  assert_non_null (get_said (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "review.next", NULL);
  assert_non_null (get_said (page));
  /* Escape goes back to the table. */
  coach_driver_do (&table, "match.dismiss");
  ui_driver_settle (table.window);
  assert_false (gtk_widget_get_mapped (GTK_WIDGET (page)));
  assert_true (gtk_widget_get_mapped (GTK_WIDGET (table.table)));
  coach_driver_close (&table);
}

static AluetteNotepad *
get_notepad (CoachTable *table)
{
  return ALUETTE_NOTEPAD (find_widget (table, ALUETTE_TYPE_NOTEPAD));
}

/* Builds the view again, as a change of the language does. */
static AluetteReviewPage *
rebuild_view (CoachTable *table)
{
  GtkWidget *view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);

  page_driver_begin (view, GTK_WIDGET (table->view));
  adw_window_set_content (ADW_WINDOW (table->window), view);
  table->view = ALUETTE_MATCH_VIEW (view);
  table->table = ALUETTE_TABLE (find_widget (table, ALUETTE_TYPE_TABLE));
  ui_driver_settle (table->window);
  return ALUETTE_REVIEW_PAGE (find_widget (table, ALUETTE_TYPE_REVIEW_PAGE));
}

/* A rebuilt review continues at the chosen moment, with the other card that was tried there. */
TEST (test_review_survives_rebuild)
{
  CoachTable table;
  AluetteReviewPage *page;
  g_autofree char *said = NULL;

  coach_driver_open (&table, SEED, 6, 1280, 800);
  page = open_review (&table);
  for (int i = 5; i < 7; i++)
    {
      select_decision (page, i);
      g_free (said);
      said = g_strdup (get_said (page));
      page = rebuild_view (&table);
      assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
      assert_non_null (aluette_review_page_get_review (page));
      assert_string_equal (get_said (page), said);
    }
  gtk_widget_activate_action (GTK_WIDGET (aluette_review_page_get_table (page)), "table.play-1",
                              NULL);
  page = rebuild_view (&table);
  main_loop_wait_for (ui_driver_shows (GTK_WIDGET (page), "This time: "));
  coach_driver_do (&table, "match.dismiss");
  coach_driver_do (&table, "match.scoreboard");
  rebuild_view (&table);
  assert_true (gtk_widget_get_mapped (find_widget (&table, ALUETTE_TYPE_SCOREBOARD)));
  coach_driver_close (&table);
}

/* The same for the notes of the player at the screen. */
TEST (test_notes_stay)
{
  CoachTable table;

  coach_driver_open (&table, SEED, 6, 1280, 800);
  aluette_notepad_note (get_notepad (&table), 1, ALU_SIGN_AS, TRUE);
  assert_true (aluette_notepad_is_noted (get_notepad (&table), 1, ALU_SIGN_AS));
  rebuild_view (&table);
  assert_true (aluette_notepad_is_noted (get_notepad (&table), 1, ALU_SIGN_AS));
  coach_driver_close (&table);
}

TEST (test_another_card)
{
  CoachTable table;
  AluetteReviewPage *page;
  guint n_events;
  GtkWidget *board;

  coach_driver_open (&table, SEED, 6, 1280, 800);
  page = open_review (&table);
  n_events = aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (table.game));
  select_decision (page, 6);
  board = GTK_WIDGET (aluette_review_page_get_table (page));
  gtk_widget_activate_action (board, "table.play-1", NULL);
  main_loop_wait_for (ui_driver_shows (GTK_WIDGET (page), "This time: "));
  /* The match itself is as it was. */
  assert_int_equal (aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (table.game)), n_events);
  gtk_widget_activate_action (GTK_WIDGET (page), "review.again", NULL);
  assert_false (g_str_has_prefix (get_said (page), "This time: "));
  coach_driver_close (&table);
}

TEST (test_cancel)
{
  CoachTable table;
  AluetteReviewPage *page;
  guint n_references;

  coach_driver_open (&table, SEED, TRICK, 1024, 720);
  page = ALUETTE_REVIEW_PAGE (find_widget (&table, ALUETTE_TYPE_REVIEW_PAGE));
  coach_driver_finish_deal (&table);
  coach_driver_do (&table, "match.review-deal");
  n_references = G_OBJECT (page)->ref_count;
  gtk_widget_activate_action (GTK_WIDGET (page), "review.cancel", NULL);
  /* The computation held a reference, and releases it at its end. */
  main_loop_wait_for (G_OBJECT (page)->ref_count < n_references);
  assert_null (aluette_review_page_get_review (page));
  gtk_widget_activate_action (GTK_WIDGET (page), "review.start", NULL);
  main_loop_wait_for (aluette_review_page_get_review (page) != NULL);
  coach_driver_close (&table);
}

/* A review that fails can be started again: here that of a seat that does not exist. */
TEST (test_failed_review)
{
  CoachTable table;
  AluetteReviewPage *page;
  g_autoptr (GArray) events = NULL;
  g_autofree char *text = NULL;
  g_autoptr (AluetteMatchRecord) record = NULL;

  coach_driver_open (&table, SEED, TRICK, 1024, 720);
  page = open_review (&table);
  events = aluette_game_get_finished (table.game);
  text = aluette_record_write (aluette_game_get_kind (table.game),
                               aluette_game_get_header (table.game), events->data, events->len);
  record = aluette_match_record_new (text, NULL);
  aluette_review_page_set_record (page, record, 0, 7);
  for (guint i = 0; i < 2; i++)
    {
      main_loop_wait_for (ui_driver_find_label (GTK_WIDGET (page), "Not Reviewed") != NULL);
      ui_driver_click (GTK_WIDGET (page), "Review Deal");
      main_loop_wait_for (ui_driver_find_label (GTK_WIDGET (page), "Reviewing the Deal") != NULL);
    }
  coach_driver_close (&table);
}

static void
assert_fits (CoachTable *table, int width)
{
  GtkWidget *speech = find_widget (table, ALUETTE_TYPE_SPEECH_BUBBLE);
  GtkWidget *hand = NULL;
  graphene_rect_t said, held;
  int least;

  gtk_widget_measure (GTK_WIDGET (table->view), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  assert_true (least <= width);
  if (speech == NULL || !gtk_widget_get_mapped (speech))
    return;
  hand = gtk_widget_get_next_sibling (speech);
  assert_true (ALUETTE_IS_HAND (hand));
  assert_true (gtk_widget_compute_bounds (speech, GTK_WIDGET (table->table), &said));
  assert_true (gtk_widget_compute_bounds (hand, GTK_WIDGET (table->table), &held));
  assert_true (said.origin.y + said.size.height <= held.origin.y + 1);
}

/* On a phone nothing is covered, and the list of choices leaves room for the table. */
TEST (test_narrow)
{
  CoachTable table;
  AluetteReviewPage *page;

  coach_driver_open (&table, SEED, TRICK, 360, 640);
  for (int i = 0; i < 3; i++)
    {
      coach_driver_do (&table, "match.hint");
      coach_driver_await_speech (&table);
      assert_fits (&table, 360);
    }
  coach_driver_do (&table, "match.dismiss");
  page = open_review (&table);
  assert_fits (&table, 360);
  assert_false (gtk_widget_get_mapped (GTK_WIDGET (aluette_review_page_get_table (page))));
  select_decision (page, 0);
  ui_driver_settle (table.window);
  assert_true (gtk_widget_get_mapped (GTK_WIDGET (aluette_review_page_get_table (page))));
  gtk_widget_activate_action (GTK_WIDGET (page), "review.list", NULL);
  ui_driver_settle (table.window);
  assert_false (gtk_widget_get_mapped (GTK_WIDGET (aluette_review_page_get_table (page))));
  coach_driver_close (&table);
}

TEST (test_analysis)
{
  GtkWidget *panel = aluette_analysis_panel_new ();
  GtkWidget *window = ui_driver_present (panel, 400, 300);
  TableSetup setup = { NULL, "human,bot:villager,bot:villager,bot:villager", "signs=off", 0, SEED };
  g_autoptr (AluetteGame) game = table_driver_new_game (&setup);
  g_autoptr (GArray) events = NULL;
  g_autofree char *text = NULL;
  g_autoptr (AluetteMatchRecord) record = NULL;
  guint n_steps = 0, n_plays = 0;

  assert_true (table_driver_play_until (game, "deal-over", 0, 400));
  events = aluette_game_get_finished (game);
  text = aluette_record_write (aluette_game_get_kind (game), aluette_game_get_header (game),
                               events->data, events->len);
  record = aluette_match_record_new (text, NULL);
  while (n_plays < 22)
    {
      const AluEvent *event = aluette_match_record_get_event (record, 0, n_steps++);

      n_plays += event->type == ALU_EVENT_PLAY;
    }
  aluette_analysis_panel_set_position (ALUETTE_ANALYSIS_PANEL (panel), record, 0, n_steps,
                                       ALUETTE_DECK_ALUETTE);
  assert_string_equal (aluette_analysis_panel_get_text (ALUETTE_ANALYSIS_PANEL (panel)), "");
  aluette_analysis_panel_set_active (ALUETTE_ANALYSIS_PANEL (panel), TRUE);
  main_loop_wait_for (*aluette_analysis_panel_get_text (ALUETTE_ANALYSIS_PANEL (panel)) != '\0');
  assert_non_null (strstr (aluette_analysis_panel_get_text (ALUETTE_ANALYSIS_PANEL (panel)),
                           " to play. With perfect play:"));
  aluette_analysis_panel_set_position (ALUETTE_ANALYSIS_PANEL (panel), NULL, 0, 0,
                                       ALUETTE_DECK_ALUETTE);
  assert_string_equal (aluette_analysis_panel_get_text (ALUETTE_ANALYSIS_PANEL (panel)), "");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
