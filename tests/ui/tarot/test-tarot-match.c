/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches of Tarot as they stand in the window, with what surrounds the table, played with the keys
 * of a keyboard. */

#include <adwaita.h>
#include <string.h>

#include "engine/tarot/tarot-kind.h"
#include "engine/tarot/tarot-view.h"
#include "model/session/aluette-local-game.h"
#include "page-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/coach/aluette-review-page.h"
#include "ui/coach/aluette-speech-bubble.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-handover-screen.h"
#include "ui/table/aluette-podium.h"
#include "ui/table/aluette-prompt.h"
#include "ui/table/aluette-table-report-view.h"

#define SEED 7

typedef struct
{
  GtkWidget *window;
  AluetteMatchView *view;
  AluetteGame *game;
} Match;

static AluetteTable *
get_table (Match *match)
{
  return ALUETTE_TABLE (ui_driver_find (GTK_WIDGET (match->view), ALUETTE_TYPE_TABLE, 0));
}

static void
show_game (Match *match)
{
  aluette_match_view_set_game (match->view, match->game);
  g_object_set (get_table (match), "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (match->game), 0, 0);
}

/* @n_people: the first seats; the others are bots. */
static void
match_init (Match *match, int n_seats, int n_people)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GError) error = NULL;
  AluGameRules rules;

  alu_game_rules_init (&tarot_kind, &rules, TAROT_RULES_BGA, n_seats);
  alu_game_rules_set_option (&tarot_kind, &rules, "deals", "2");
  alu_game_header_init (header, &rules);
  for (int seat = 0; seat < n_seats; seat++)
    {
      g_snprintf (header->players[seat].name, sizeof header->players[seat].name, "P%d", seat + 1);
      header->players[seat].kind = seat < n_people ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      if (seat >= n_people)
        g_strlcpy (header->players[seat].level, "villager", sizeof header->players[seat].level);
    }
  match->game = aluette_local_game_new (&tarot_kind, header, SEED, NULL, &error);
  assert_non_null (match->game);
  match->view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  match->window = ui_driver_open_window (GTK_WIDGET (match->view), 1024, 720);
  ui_driver_take_keyboard (match->window);
  show_game (match);
  aluette_match_view_focus_table (match->view);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (match->game));
}

static void
match_clear (Match *match)
{
  ui_driver_close (match->window);
  g_object_unref (match->game);
}

static const TarotView *
get_view (Match *match)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (match->game, 0);

  return aluette_view_get_bytes (aluette_seat_log_get_view (log));
}

static guint
get_n_lines (Match *match)
{
  return aluette_seat_log_get_n_lines (aluette_game_get_seat_log (match->game, 0));
}

static GtkWidget *
get_focus (Match *match)
{
  return gtk_window_get_focus (GTK_WINDOW (match->window));
}

static gboolean
is_enabled (Match *match, const char *action)
{
  return g_action_group_get_action_enabled (aluette_table_get_actions (get_table (match)), action);
}

/* Whether the user can act, or the match is over. */
static gboolean
is_ready (Match *match)
{
  return !aluette_table_is_busy (get_table (match))
         && (aluette_game_get_awaited (match->game) == 0 || is_enabled (match, "continue")
             || tarot_match_is_over (&get_view (match)->match));
}

static gboolean
is_on_button (Match *match, const char *label)
{
  GtkWidget *focus = get_focus (match);

  return GTK_IS_BUTTON (focus) && ALUETTE_IS_PROMPT (gtk_widget_get_parent (focus))
         && (label == NULL || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), label) == 0);
}

/* Moves the focus with a key until it is on a button of the prompt; NULL for any. */
static void
go_to_button (Match *match, const char *key, const char *label)
{
  for (int i = 0; i < 60 && !is_on_button (match, label); i++)
    {
      GtkWidget *before = get_focus (match);

      ui_driver_type (key);
      main_loop_wait_for (get_focus (match) != before);
    }
  assert_true (is_on_button (match, label));
}

/* Leaves the button that has the focus, in both directions, until the focus is there again. */
static void
go_round (Match *match)
{
  static const char *const keys[] = { "Tab", "shift+Tab" };
  GtkWidget *start = get_focus (match);
  g_autofree char *label = g_strdup (gtk_button_get_label (GTK_BUTTON (start)));

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      ui_driver_type (keys[i]);
      main_loop_wait_for (get_focus (match) != start);
      go_to_button (match, keys[i], label);
    }
}

static void
lay_away (Match *match)
{
  int size = tarot_dog_size (get_view (match)->match.rules.seats);

  for (int i = 0; i < size; i++)
    {
      g_autofree char *key = g_strdup_printf ("%d", i + 1);

      ui_driver_type (key);
    }
  main_loop_wait_for (is_enabled (match, "lay-away"));
  go_to_button (match, "Tab", "Lay Away");
  ui_driver_type ("Return");
}

/* Does something that the rules allow: takes the first deal if nobody else does, and plays the
 * first card. */
static void
decide (Match *match)
{
  const TarotView *view = get_view (match);

  if (is_enabled (match, "continue"))
    {
      main_loop_wait_for (is_on_button (match, "Next Deal"));
      go_round (match);
      ui_driver_type ("Return");
      return;
    }
  switch (tarot_view_phase (view))
    {
    case TAROT_PHASE_BID:
      go_to_button (match, "Tab",
                    view->match.n_deals == 1 && view->match.deal.contract < TAROT_GARDE ? "Garde"
                                                                                        : "Pass");
      ui_driver_type ("Return");
      break;
    case TAROT_PHASE_CALL:
      go_to_button (match, "Tab", NULL);
      ui_driver_type ("Return");
      break;
    case TAROT_PHASE_ECART:
      lay_away (match);
      break;
    default:
      ui_driver_type ("1");
      break;
    }
}

static void
step (Match *match)
{
  guint n_lines = get_n_lines (match);

  decide (match);
  main_loop_wait_for (get_n_lines (match) > n_lines);
  main_loop_wait_for (is_ready (match));
}

/* Takes a card back and plays it once more. */
static void
undo_and_redo (Match *match)
{
  guint n_lines = get_n_lines (match);

  ui_driver_type ("ctrl+z");
  main_loop_wait_for (get_n_lines (match) < n_lines);
  main_loop_wait_for (is_ready (match));
  ui_driver_type ("ctrl+shift+z");
  main_loop_wait_for (get_n_lines (match) >= n_lines);
  main_loop_wait_for (is_ready (match));
}

/* Looks at the last trick and at the score, as at any moment of a match. */
static void
look_round (Match *match)
{
  GtkWidget *view = GTK_WIDGET (match->view);

  ui_driver_type ("ctrl+l");
  main_loop_wait_for (ui_driver_shows (view, "Last Trick"));
  ui_driver_type ("Escape");
  main_loop_wait_for (!ui_driver_shows (view, "Last Trick"));
  ui_driver_type ("F9");
  main_loop_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (get_table (match))));
  assert_true (ui_driver_shows (view, "P1"));
  ui_driver_type ("Escape");
  main_loop_wait_for (gtk_widget_get_mapped (GTK_WIDGET (get_table (match))));
}

/* Builds the view again, as a switch of the language does. */
static void
rebuild_view (Match *match)
{
  AluetteMatchView *next = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);

  page_driver_begin (GTK_WIDGET (next), GTK_WIDGET (match->view));
  adw_window_set_content (ADW_WINDOW (match->window), GTK_WIDGET (next));
  match->view = next;
  g_object_set (get_table (match), "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (match->game), 0, 0);
  ui_driver_settle (match->window);
  aluette_match_view_focus_table (next);
}

/* The report covers no button, at any size of the window, with large text too. */
static void
check_report_room (Match *match, GtkWidget *report)
{
  static const int sizes[][2] = { { 360, 480 }, { 360, 540 }, { 700, 420 }, { 1024, 700 } };
  GtkWidget *table = GTK_WIDGET (get_table (match));
  GtkWidget *prompt = ui_driver_find (table, ALUETTE_TYPE_PROMPT, 0);

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *button;

      ui_driver_set_text_scale (i % 2 == 0 ? 1.5 : 1);
      gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (table, &(GtkAllocation) { 0, 0, sizes[i / 2][0], sizes[i / 2][1] },
                                -1);
      for (int j = 0; (button = ui_driver_find (prompt, GTK_TYPE_BUTTON, j)) != NULL; j++)
        {
          graphene_rect_t own, other;

          if (!gtk_widget_get_mapped (button))
            continue;
          assert_true (gtk_widget_compute_bounds (button, table, &own));
          assert_true (gtk_widget_compute_bounds (report, table, &other));
          if (graphene_rect_intersection (&own, &other, NULL))
            fail_msg ("size %zu: %g is above %g", i, own.origin.y,
                      other.origin.y + other.size.height);
        }
    }
}

/* After a deal that was played, the result is explained, and the keyboard reaches its rows; while
 * all hands are open, the cards are shown instead. */
static void
check_report (Match *match)
{
  GActionGroup *actions = aluette_table_get_actions (get_table (match));
  GtkWidget *table = GTK_WIDGET (get_table (match));
  GtkWidget *report = ui_driver_find (table, ALUETTE_TYPE_TABLE_REPORT_VIEW, 0);
  gboolean played = get_view (match)->match.deal.outcome == TAROT_OUTCOME_PLAYED;
  g_autofree char *title = NULL;
  int height;

  /* The last trick stays for a moment. */
  main_loop_wait_for (gtk_widget_get_mapped (report) == played);
  ui_driver_settle (table);
  if (!played)
    return;
  title = g_strdup_printf ("Result of Deal %u", get_view (match)->match.n_deals);
  assert_true (ui_driver_shows (report, title));
  for (int seat = 0; seat < get_view (match)->match.rules.seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("P%d", seat + 1);

      assert_true (ui_driver_shows (report, name));
    }
  assert_true (gtk_widget_child_focus (report, GTK_DIR_TAB_FORWARD));
  assert_true (GTK_IS_LIST_BOX_ROW (gtk_root_get_focus (gtk_widget_get_root (report))));
  height = gtk_widget_get_height (report);
  assert_true (height > 200);
  g_action_group_activate_action (actions, "show-hands", NULL);
  assert_false (gtk_widget_get_visible (report));
  g_action_group_activate_action (actions, "show-hands", NULL);
  assert_true (gtk_widget_get_visible (report));
  check_report_room (match, report);
}

static gboolean
is_step (GtkWidget *widget, gconstpointer unused)
{
  return gtk_widget_has_css_class (widget, "step");
}

/* Everybody stands on the podium; behind it is the result of the last deal. */
static void
check_end (Match *match)
{
  GtkWidget *podium = NULL;

  main_loop_wait_for (
      (podium = ui_driver_find (GTK_WIDGET (match->view), ALUETTE_TYPE_PODIUM, 0)) != NULL);
  assert_int_equal (ui_driver_count (podium, is_step, NULL), get_view (match)->match.rules.seats);
  main_loop_wait_for (GTK_IS_BUTTON (get_focus (match)));
  assert_string_equal (gtk_button_get_label (GTK_BUTTON (get_focus (match))), "Rematch");
  ui_driver_click (GTK_WIDGET (match->view), "Last Deal");
  assert_null (ui_driver_find (GTK_WIDGET (match->view), ALUETTE_TYPE_PODIUM, 0));
}

static void
play_match (int n_seats)
{
  guint n_decisions[TAROT_PHASE_OVER + 1] = { 0 };
  guint n_results = 0;
  Match match;

  match_init (&match, n_seats, 1);
  main_loop_wait_for (is_ready (&match));
  for (int i = 0; i < 200 && !tarot_match_is_over (&get_view (&match)->match); i++)
    {
      if (is_enabled (&match, "continue"))
        {
          n_results++;
          check_report (&match);
          aluette_match_view_focus_table (match.view);
        }
      else
        n_decisions[tarot_view_phase (get_view (&match))]++;
      step (&match);
      if (get_view (&match)->match.deal.n_tricks != 2 || i < 4 || n_seats < TAROT_MAX_SEATS)
        continue;
      if (get_view (&match)->match.n_deals == 1 && is_enabled (&match, "undo"))
        undo_and_redo (&match);
      look_round (&match);
      rebuild_view (&match);
    }
  assert_true (tarot_match_is_over (&get_view (&match)->match));
  /* The action belongs to the window of the app. */
  main_loop_wait_for (ui_driver_find_button (GTK_WIDGET (match.view), "Rematch") != NULL);
  check_end (&match);
  assert_true (n_decisions[TAROT_PHASE_BID] >= 2);
  assert_true (n_decisions[TAROT_PHASE_PLAY] >= 2 * (guint) tarot_hand_size (n_seats));
  assert_true (n_results >= 1);
  ui_driver_type ("F9");
  main_loop_wait_for (ui_driver_shows (GTK_WIDGET (match.view), "Deal 2, dealt by"));
  match_clear (&match);
}

/* Returns: (nullable): what the coach or a bot says, once it is no longer thinking */
static const char *
get_speech (Match *match)
{
  GtkWidget *speech = ui_driver_find (GTK_WIDGET (match->view), ALUETTE_TYPE_SPEECH_BUBBLE, 0);
  GtkWidget *spinner = speech != NULL ? ui_driver_find (speech, GTK_TYPE_SPINNER, 0) : NULL;

  if (speech == NULL || (spinner != NULL && gtk_spinner_get_spinning (GTK_SPINNER (spinner))))
    return NULL;
  return aluette_speech_bubble_get_text (ALUETTE_SPEECH_BUBBLE (speech));
}

/* Returns: whether the focus is on a button of the coach with @label. */
static gboolean
is_on_answer (Match *match, const char *label)
{
  GtkWidget *focus = get_focus (match);

  return GTK_IS_BUTTON (focus) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (focus)), label) == 0;
}

/* The coach offers to finish a decided deal; the keyboard accepts it, and the log has the cards. */
TEST (test_claim)
{
  Match match;
  guint n_lines;

  match_init (&match, 4, 1);
  main_loop_wait_for (is_ready (&match));
  while (get_speech (&match) == NULL)
    {
      assert_false (tarot_match_is_over (&get_view (&match)->match));
      step (&match);
      main_loop_run_pending ();
    }
  assert_true (g_str_has_prefix (get_speech (&match), "The deal is decided"));
  print_message ("# %s\n", get_speech (&match));
  n_lines = get_n_lines (&match);
  for (int i = 0; i < 60 && !is_on_answer (&match, "Show and Finish Deal"); i++)
    {
      GtkWidget *before = get_focus (&match);

      ui_driver_type ("Tab");
      main_loop_wait_for (get_focus (&match) != before);
    }
  assert_true (is_on_answer (&match, "Show and Finish Deal"));
  ui_driver_type ("Return");
  main_loop_wait_for (get_view (&match)->match.deal.outcome == TAROT_OUTCOME_PLAYED);
  assert_true (get_n_lines (&match) >= n_lines + 4);
  match_clear (&match);
}

TEST (test_three)
{
  play_match (3);
}

TEST (test_four)
{
  play_match (4);
}

TEST (test_five)
{
  play_match (5);
}

/* Tarot has no signs: there is no item in the menu, and no action for them. */
TEST (test_no_dead_controls)
{
  static const char *const actions[] = { "match.timeline", "match.look-partner",
                                         "match.look-next" };
  GtkWidget *view;
  Match match;

  match_init (&match, 4, 1);
  main_loop_wait_for (is_ready (&match));
  view = GTK_WIDGET (match.view);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    assert_false (gtk_widget_activate_action (view, actions[i], NULL));
  ui_driver_type ("F10");
  main_loop_wait_for (ui_driver_shows (view, "Last Trick"));
  assert_true (ui_driver_shows (view, "Hint"));
  assert_false (ui_driver_shows (view, "Signs of the Deal"));
  ui_driver_type ("Escape");
  main_loop_wait_for (!ui_driver_shows (view, "Last Trick"));
  match_clear (&match);
}

/* Presses @key. @before: (nullable): what has been said. Returns: (transfer none): what is said */
static const char *
ask_coach (Match *match, const char *key, const char *before)
{
  ui_driver_type (key);
  main_loop_wait_for (get_speech (match) != NULL && g_strcmp0 (get_speech (match), before) != 0);
  return get_speech (match);
}

/* How many cards of the hand are marked: advised, or chosen for the écart. */
static guint
count_marked (Match *match)
{
  GtkWidget *hand, *card;
  guint n = 0;

  for (guint i = 0;
       (hand = ui_driver_find (GTK_WIDGET (match->view), ALUETTE_TYPE_HAND, i)) != NULL; i++)
    for (guint k = 0; (card = ui_driver_find (hand, ALUETTE_TYPE_CARD, k)) != NULL; k++)
      n += gtk_widget_has_css_class (card, "chosen");
  return n;
}

/* Goes through the stages of a hint. @n_cards: that it advises. An advised écart stays chosen. */
static void
follow_hint (Match *match, guint n_cards)
{
  gboolean chooses = tarot_view_phase (get_view (match)) == TAROT_PHASE_ECART;
  g_autofree char *nudge = g_strdup (ask_coach (match, "h", NULL));
  g_autofree char *action = NULL;

  assert_int_equal (count_marked (match), 0);
  action = g_strdup (ask_coach (match, "h", nudge));
  assert_int_equal (count_marked (match), n_cards);
  assert_true (g_str_has_prefix (ask_coach (match, "h", action), action));
  ui_driver_type ("Escape");
  main_loop_wait_for (ui_driver_find (GTK_WIDGET (match->view), ALUETTE_TYPE_SPEECH_BUBBLE, 0)
                      == NULL);
  assert_int_equal (count_marked (match), chooses ? n_cards : 0);
}

/* Hints for bid, écart and card, and the reason of a bot. */
TEST (test_coach)
{
  guint n_hints[TAROT_PHASE_OVER + 1] = { 0 };
  Match match;

  match_init (&match, 4, 1);
  main_loop_wait_for (is_ready (&match));
  while (get_view (&match)->match.deal.n_tricks < 3)
    {
      TarotPhase phase = tarot_view_phase (get_view (&match));

      if (n_hints[phase]++ == 0)
        follow_hint (&match, phase == TAROT_PHASE_PLAY ? 1 : phase == TAROT_PHASE_ECART ? 6 : 0);
      if (phase == TAROT_PHASE_ECART)
        {
          go_to_button (&match, "Tab", "Lay Away");
          ui_driver_type ("Return");
          main_loop_wait_for (tarot_view_phase (get_view (&match)) == TAROT_PHASE_PLAY
                              && is_ready (&match));
        }
      else
        step (&match);
    }
  assert_true (n_hints[TAROT_PHASE_BID] > 0 && n_hints[TAROT_PHASE_ECART] > 0);
  assert_true (g_str_has_prefix (ask_coach (&match, "w", NULL), "“"));
  match_clear (&match);
}

/* Plays the deal to its end with another card, which does not change the match. */
static void
try_another_card (Match *match, AluetteReviewPage *page)
{
  GtkWidget *board = GTK_WIDGET (aluette_review_page_get_table (page));
  guint n_lines = get_n_lines (match);

  gtk_widget_activate_action (board, "table.play-1", NULL);
  main_loop_wait_for (ui_driver_shows (GTK_WIDGET (page), "This time: "));
  assert_int_equal (get_n_lines (match), n_lines);
  gtk_widget_activate_action (GTK_WIDGET (page), "review.again", NULL);
  assert_false (ui_driver_shows (GTK_WIDGET (page), "This time: "));
}

/* The review of a finished deal, from the bid on, and another card in it. */
TEST (test_review)
{
  AluetteReviewPage *page;
  GtkListBox *list;
  Match match;

  match_init (&match, 3, 1);
  main_loop_wait_for (is_ready (&match));
  while (!is_enabled (&match, "continue"))
    step (&match);
  assert_true (gtk_widget_activate_action (GTK_WIDGET (match.view), "match.review-deal", NULL));
  page = ALUETTE_REVIEW_PAGE (ui_driver_find (GTK_WIDGET (match.view), ALUETTE_TYPE_REVIEW_PAGE,
                                              0));
  main_loop_wait_for (aluette_review_page_get_review (page) != NULL);
  ui_driver_settle (match.window);
  assert_true (ui_driver_shows (GTK_WIDGET (page), "Bid: Garde"));
  assert_true (ui_driver_shows (GTK_WIDGET (page), "Trick 1: "));
  list = GTK_LIST_BOX (ui_driver_find_class (GTK_WIDGET (page), "boxed-list"));
  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (list, 3)));
  assert_non_null (ui_driver_find (GTK_WIDGET (page), ALUETTE_TYPE_SPEECH_BUBBLE, 0));
  try_another_card (&match, page);
  ui_driver_type ("Escape");
  main_loop_wait_for (gtk_widget_get_mapped (GTK_WIDGET (get_table (&match))));
  match_clear (&match);
}

static gboolean
is_curtain (GtkWidget *widget, gconstpointer data)
{
  return ALUETTE_IS_HANDOVER_SCREEN (widget) && gtk_widget_get_mapped (widget);
}

static gboolean
is_in_curtain (GtkWidget *focus)
{
  return focus != NULL && gtk_widget_get_ancestor (focus, ALUETTE_TYPE_HANDOVER_SCREEN) != NULL;
}

/* Two people at one screen: a curtain hides the cards of one from the other. */
TEST (test_curtain)
{
  Match match;

  match_init (&match, 3, 2);
  for (int i = 0; i < 4; i++)
    {
      guint n_lines;

      main_loop_wait_for (ui_driver_count (match.window, is_curtain, NULL) == 1);
      main_loop_wait_for (is_in_curtain (get_focus (&match)));
      ui_driver_type ("Return");
      main_loop_wait_for (ui_driver_count (match.window, is_curtain, NULL) == 0);
      main_loop_wait_for (!aluette_table_is_busy (get_table (&match)));
      if (tarot_view_phase (get_view (&match)) != TAROT_PHASE_BID)
        break;
      n_lines = get_n_lines (&match);
      go_to_button (&match, "Tab", "Pass");
      ui_driver_type ("Return");
      main_loop_wait_for (get_n_lines (&match) > n_lines);
    }
  match_clear (&match);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
