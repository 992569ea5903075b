/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole matches of Tarot, played in a window through the table's actions against bots. */

#include <adwaita.h>
#include <string.h>

#include "bots/tarot/tarot-bot.h"
#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-local-game.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/table/aluette-prompt.h"
#include "ui/table/aluette-table-report-view.h"
#include "ui/table/aluette-table.h"

typedef struct
{
  GtkWidget *window;
  AluetteTable *table;
  AluetteGame *game;
  guint n_decisions[TAROT_PHASE_OVER + 1];
  guint n_results;
  guint n_reports;
} Round;

static void
round_init (Round *round, int n_seats)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GError) error = NULL;
  AluGameRules rules;

  memset (round, 0, sizeof *round);
  alu_game_rules_init (&tarot_kind, &rules, TAROT_RULES_MAISON, n_seats);
  rules.options[TAROT_OPTION_DEALS] = 2;
  alu_game_header_init (header, &rules);
  for (int seat = 0; seat < n_seats; seat++)
    {
      g_snprintf (header->players[seat].name, sizeof header->players[seat].name, "P%d", seat + 1);
      header->players[seat].kind = seat == 0 ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      if (seat > 0)
        g_strlcpy (header->players[seat].level, "villager", sizeof header->players[seat].level);
    }
  round->game = aluette_local_game_new (&tarot_kind, header, 7, NULL, &error);
  assert_non_null (round->game);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (round->game), 0, 0);
  round->table = ALUETTE_TABLE (aluette_table_new ());
  g_object_set (round->table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  round->window = ui_driver_open_window (GTK_WIDGET (round->table), 1024, 700);
  aluette_table_set_game (round->table, round->game);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (round->game));
}

static void
round_clear (Round *round)
{
  ui_driver_close (round->window);
  g_object_unref (round->game);
}

static const TarotView *
get_view (Round *round)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (round->game, 0);

  return aluette_view_get_bytes (aluette_seat_log_get_view (log));
}

static gboolean
can_activate (Round *round, const char *action)
{
  return g_action_group_get_action_enabled (aluette_table_get_actions (round->table), action);
}

static void
activate_word (Round *round, const char *action, const char *word)
{
  g_action_group_activate_action (aluette_table_get_actions (round->table), action,
                                  word != NULL ? g_variant_new_string (word) : NULL);
}

static void
play_card (Round *round, TarotCard card)
{
  char code[TAROT_CODE_SIZE];

  tarot_card_code (card, code);
  activate_word (round, "play", code);
}

/* Does at the table what a bot would do. */
static void
decide (Round *round)
{
  static const char *const bids[] = { "pass", "petite", "garde", "garde-sans", "garde-contre" };
  TarotEvent event;
  TarotCard cards[TAROT_N_CARDS];
  char code[TAROT_CODE_SIZE];
  int n;

  tarot_bot_decide (TAROT_LEVEL_VILLAGER, get_view (round), NULL, &event);
  round->n_decisions[tarot_view_phase (get_view (round))]++;
  switch ((TarotEventType) event.type)
    {
    case TAROT_EVENT_BID:
      assert_true (can_activate (round, "bid"));
      activate_word (round, "bid", bids[event.bid]);
      break;
    case TAROT_EVENT_CALL:
      tarot_card_code (event.card, code);
      activate_word (round, "call", code);
      break;
    case TAROT_EVENT_ECART:
      n = tarot_set_cards (event.cards, cards);
      for (int i = 0; i < n; i++)
        {
          assert_false (can_activate (round, "lay-away"));
          play_card (round, cards[i]);
        }
      assert_true (can_activate (round, "lay-away"));
      activate_word (round, "lay-away", NULL);
      break;
    case TAROT_EVENT_MISERE:
      activate_word (round, "declare-misere",
                     event.misere == TAROT_MISERE_TRUMPS ? "trumps" : "honors");
      break;
    case TAROT_EVENT_HANDFUL:
      activate_word (round, "choose-handful",
                     event.handful == TAROT_SIMPLE   ? "simple"
                     : event.handful == TAROT_DOUBLE ? "double"
                                                     : "triple");
      assert_true (can_activate (round, "show-handful"));
      activate_word (round, "show-handful", NULL);
      break;
    default:
      play_card (round, event.card);
      break;
    }
}

/* Whether the user can act, or the match is over. */
static gboolean
is_ready (Round *round)
{
  return !aluette_table_is_busy (round->table)
         && (aluette_game_get_awaited (round->game) == 0 || can_activate (round, "continue")
             || tarot_match_is_over (&get_view (round)->match));
}

/* The report covers no button, at any size of the window, with large text too. */
static void
check_report_room (Round *round, GtkWidget *report)
{
  static const int sizes[][2] = { { 360, 480 }, { 360, 540 }, { 700, 420 }, { 1024, 700 } };
  GtkWidget *table = GTK_WIDGET (round->table);
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
check_report (Round *round)
{
  GtkWidget *table = GTK_WIDGET (round->table);
  GtkWidget *report = ui_driver_find (table, ALUETTE_TYPE_TABLE_REPORT_VIEW, 0);
  gboolean played = get_view (round)->match.deal.outcome == TAROT_OUTCOME_PLAYED;
  g_autofree char *title = NULL;
  int height;

  /* The last trick stays for a moment. */
  main_loop_wait_for (gtk_widget_get_mapped (report) == played);
  ui_driver_settle (table);
  if (!played)
    return;
  title = g_strdup_printf ("Result of Deal %u", get_view (round)->match.n_deals);
  assert_true (ui_driver_shows (report, title));
  for (int seat = 0; seat < get_view (round)->match.rules.seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("P%d", seat + 1);

      assert_true (ui_driver_shows (report, name));
    }
  assert_true (gtk_widget_child_focus (report, GTK_DIR_TAB_FORWARD));
  assert_true (GTK_IS_LIST_BOX_ROW (gtk_root_get_focus (gtk_widget_get_root (report))));
  height = gtk_widget_get_height (report);
  assert_true (height > 200);
  activate_word (round, "show-hands", NULL);
  assert_false (gtk_widget_get_visible (report));
  activate_word (round, "show-hands", NULL);
  assert_true (gtk_widget_get_visible (report));
  check_report_room (round, report);
  round->n_reports++;
}

static void
play_match (int n_seats)
{
  guint n_deals;
  Round round;

  round_init (&round, n_seats);
  for (int i = 0; i < 400; i++)
    {
      guint n_lines = aluette_seat_log_get_n_lines (aluette_game_get_seat_log (round.game, 0));

      main_loop_wait_for (is_ready (&round));
      if (tarot_match_is_over (&get_view (&round)->match))
        break;
      if (can_activate (&round, "continue"))
        {
          round.n_results++;
          check_report (&round);
          n_deals = get_view (&round)->match.n_deals;
          activate_word (&round, "continue", NULL);
          main_loop_wait_for (get_view (&round)->match.n_deals > n_deals);
        }
      else
        decide (&round);
      main_loop_wait_for (aluette_seat_log_get_n_lines (aluette_game_get_seat_log (round.game, 0))
                          > n_lines);
    }
  assert_true (tarot_match_is_over (&get_view (&round)->match));
  assert_true (round.n_decisions[TAROT_PHASE_BID] >= 2);
  assert_true (round.n_decisions[TAROT_PHASE_PLAY] >= (guint) tarot_hand_size (n_seats));
  assert_true (round.n_results >= 1);
  check_report (&round);
  assert_true (round.n_reports >= 1);
  round_clear (&round);
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

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
