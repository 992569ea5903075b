/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <adwaita.h>
#include <math.h>

#include "main-loop.h"
#include "model/session/aluette-local-game.h"
#include "testing.h"
#include "toy-kind.h"
#include "toy-presenter.h"
#include "ui-driver.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-table.h"
#include "ui/table/aluette-ui-kind.h"

/* A game that the table does not know, played in a window: three seats, counterclockwise, 24 cards
 * per hand. */

/* The registry of this test replaces that of the program. */
static AluetteTablePresenter *last_presenter;

static AluetteTablePresenter *
make_presenter (void)
{
  return last_presenter = toy_presenter_new ();
}

static const AluettePresentationKind toy_presentation_kind
    = { .id = "toy", .presenter_new = make_presenter };
static const AluetteUiKind toy_ui_kind = { .id = "toy", .presentation = &toy_presentation_kind };
const AluettePresentationKind *const aluette_presentation_kinds[]
    = { &toy_presentation_kind, NULL };
const AluetteUiKind *const aluette_ui_kinds[] = { &toy_ui_kind, NULL };

#define LEAST_SHOWN 40

static AluetteGame *
new_game (void)
{
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);
  g_autoptr (GError) error = NULL;
  AluGameRules rules;
  AluetteGame *game;

  alu_game_rules_init (&toy_kind, &rules, 0, 0);
  alu_game_header_init (header, &rules);
  for (guint seat = 0; seat < TOY_SEATS; seat++)
    {
      header->players[seat].kind = seat == 0 ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      g_snprintf (header->players[seat].name, 16, "Player %u", seat + 1);
      g_strlcpy (header->players[seat].level, seat == 0 ? "" : "eager", 16);
    }
  game = aluette_local_game_new (&toy_kind, header, 7, NULL, &error);
  g_assert_no_error (error);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  main_loop_wait_for (aluette_game_get_awaited (game) == 0);
  return game;
}

static const ToyView *
get_view (AluetteGame *game)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (game, 0);

  return aluette_view_get_bytes (aluette_seat_log_get_view (log));
}

/* Returns: the hand of the viewer */
static GtkWidget *
find_hand (GtkWidget *table)
{
  for (guint n = 0;; n++)
    {
      GtkWidget *hand = ui_driver_find (table, ALUETTE_TYPE_HAND, n);

      if (hand == NULL || gtk_widget_has_css_class (hand, "active"))
        return hand;
    }
}

static graphene_rect_t
get_bounds (GtkWidget *widget, GtkWidget *table)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT_ZERO;

  g_assert_true (gtk_widget_compute_bounds (widget, table, &bounds));
  return bounds;
}

/* Checks that at least 40 pixels of each card can be touched, and that all cards are on the table.
 * Returns: the number of rows. */
static guint
check_cards (GtkWidget *table, guint n)
{
  GtkWidget *hand = find_hand (table);
  float last_x = 0, last_y = -1;
  guint n_rows = 0;

  assert_int_equal (aluette_hand_get_n_cards (ALUETTE_HAND (hand)), n);
  for (GtkWidget *card = gtk_widget_get_first_child (hand); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      graphene_rect_t bounds = get_bounds (card, table);
      gboolean new_row = last_y < 0 || bounds.origin.x < last_x;

      n_rows += new_row;
      if (!new_row)
        assert_true (bounds.origin.x - last_x >= LEAST_SHOWN - 1);
      assert_true (bounds.size.width >= LEAST_SHOWN);
      assert_true (bounds.origin.x >= -1
                   && bounds.origin.x + bounds.size.width
                          <= (float) gtk_widget_get_width (table) + 1);
      last_x = bounds.origin.x;
      last_y = bounds.origin.y;
    }
  return n_rows;
}

TEST (a_full_hand)
{
  static const struct
  {
    int width, height;
    guint most_rows;
  } sizes[] = { { 1024, 700, 2 }, { 360, 640, 3 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (AluetteGame) game = new_game ();
      GtkWidget *table = aluette_table_new (), *window;

      aluette_table_set_game (ALUETTE_TABLE (table), game);
      window = ui_driver_open_window (table, sizes[i].width, sizes[i].height);
      ui_driver_settle (table);
      assert_true (check_cards (table, TOY_HAND) <= sizes[i].most_rows);
      /* Counterclockwise, the next player sits at the right. */
      if (i == 0)
        {
          GtkWidget *next = aluette_table_get_portrait (ALUETTE_TABLE (table), 1);
          GtkWidget *last = aluette_table_get_portrait (ALUETTE_TABLE (table), 2);

          assert_true (get_bounds (next, table).origin.x > get_bounds (last, table).origin.x);
        }
      ui_driver_close (window);
    }
}

static void
act (GtkWidget *table, const char *action)
{
  g_action_group_activate_action (aluette_table_get_actions (ALUETTE_TABLE (table)), action, NULL);
}

TEST (a_refused_card)
{
  g_autoptr (AluetteGame) game = new_game ();
  GtkWidget *table = aluette_table_new ();
  GtkWidget *window, *first;
  guint n_played = get_view (game)->match.n_played;

  aluette_table_set_game (ALUETTE_TABLE (table), game);
  window = ui_driver_open_window (table, 1024, 700);
  first = gtk_widget_get_first_child (find_hand (table));
  assert_true (gtk_widget_has_css_class (first, "refused"));
  gtk_widget_activate (first);
  g_signal_emit_by_name (first, "clicked");
  main_loop_run_pending ();
  assert_string_equal (aluette_table_get_message (ALUETTE_TABLE (table)), TOY_REFUSAL);
  assert_int_equal (get_view (game)->match.n_played, n_played);
  ui_driver_close (window);
}

/* Plays a whole match by the number keys of the cards. */
TEST (a_whole_match)
{
  g_autoptr (AluetteGame) game = new_game ();
  GtkWidget *table = aluette_table_new (), *window;
  guint n_plays = 0;
  int total = 0;

  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  window = ui_driver_open_window (table, 800, 600);
  while (alu_game_get_awaited (&toy_kind, get_view (game)) != ALU_GAME_AWAITS_NOBODY)
    {
      guint n_lines = aluette_seat_log_get_n_lines (aluette_game_get_seat_log (game, 0));

      act (table, "play-1");
      act (table, "hurry");
      n_plays++;
      main_loop_wait_for (aluette_seat_log_get_n_lines (aluette_game_get_seat_log (game, 0))
                              > n_lines
                          && (aluette_game_get_awaited (game) == 0
                              || alu_game_get_awaited (&toy_kind, get_view (game))
                                     == ALU_GAME_AWAITS_NOBODY));
    }
  for (guint seat = 0; seat < TOY_SEATS; seat++)
    total += get_view (game)->match.points[seat];
  assert_int_equal (n_plays, 2 * TOY_HAND);
  assert_int_equal (total, 2 * TOY_HAND);
  ui_driver_close (window);
}

static void
count_change (guint *n)
{
  (*n)++;
}

/* The table asks its presenter once for each event. */
TEST (one_refresh_per_event)
{
  g_autoptr (AluetteGame) game = new_game ();
  GtkWidget *table = aluette_table_new (), *window;
  guint n_events = 0, n_presented;

  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, "hold-tricks", TRUE, NULL);
  aluette_table_set_game (ALUETTE_TABLE (table), game);
  window = ui_driver_open_window (table, 800, 600);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (count_change), &n_events);
  n_presented = toy_presenter_get_n_presented (TOY_PRESENTER (last_presenter));
  while (n_events < 20)
    {
      main_loop_wait_for (aluette_game_get_awaited (game) == 0);
      act (table, "play-1");
    }
  assert_int_equal (toy_presenter_get_n_presented (TOY_PRESENTER (last_presenter)) - n_presented,
                    n_events);
  g_signal_handlers_disconnect_by_data (game, &n_events);
  ui_driver_close (window);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
