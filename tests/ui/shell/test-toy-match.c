/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Matches of a game that only this test knows, stored and in play: its matches are listed and
 * replayed, and what its bots cannot do is offered nowhere, although it has a coach. */

#include <adwaita.h>

#include "matches-driver.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-local-game.h"
#include "presentation/aluette/aluette-vache-presentation-kind.h"
#include "presentation/tarot/aluette-tarot-presentation-kind.h"
#include "record-driver.h"
#include "testing.h"
#include "toy-kind.h"
#include "toy-presenter.h"
#include "ui/aluette/aluette-vache-ui-kind.h"
#include "ui/coach/aluette-analysis-panel.h"
#include "ui/coach/aluette-coach-match-tools.h"
#include "ui/coach/aluette-review-page.h"
#include "ui/matches/aluette-match-page.h"
#include "ui/matches/aluette-replay-view.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/tarot/aluette-tarot-ui-kind.h"

/* A coach without any words: the bots of the toy game give it none. */
#define TOY_TYPE_COACH (toy_coach_get_type ())
G_DECLARE_FINAL_TYPE (ToyCoach, toy_coach, TOY, COACH, AluetteTableCoach)

struct _ToyCoach
{
  AluetteTableCoach parent_instance;
};

G_DEFINE_FINAL_TYPE (ToyCoach, toy_coach, ALUETTE_TYPE_TABLE_COACH)

static void
toy_coach_class_init (ToyCoachClass *klass)
{
}

static void
toy_coach_init (ToyCoach *self)
{
}

static AluetteTableCoach *
toy_coach_new (void)
{
  return g_object_new (TOY_TYPE_COACH, NULL);
}

#define TOY_TYPE_TOOLS (toy_tools_get_type ())
G_DECLARE_FINAL_TYPE (ToyTools, toy_tools, TOY, TOOLS, AluetteCoachMatchTools)

struct _ToyTools
{
  AluetteCoachMatchTools parent_instance;
};

G_DEFINE_FINAL_TYPE (ToyTools, toy_tools, ALUETTE_TYPE_COACH_MATCH_TOOLS)

static void
toy_tools_class_init (ToyToolsClass *klass)
{
  ALUETTE_COACH_MATCH_TOOLS_CLASS (klass)->kind = toy_kind.id;
}

static void
toy_tools_init (ToyTools *self)
{
}

static AluetteMatchTools *
toy_tools_new (void)
{
  return g_object_new (TOY_TYPE_TOOLS, NULL);
}

static char *
format_rules (const AluGameRules *rules)
{
  return g_strdup_printf ("Toy, %d deals", rules->options[0]);
}

static const AluettePresentationKind toy_presentation_kind = {
  .id = "toy",
  .presenter_new = toy_presenter_new,
  .format_rules = format_rules,
};

static const AluetteUiKind toy_ui_kind = {
  .id = "toy",
  .presentation = &toy_presentation_kind,
  .coach_new = toy_coach_new,
  .match_tools_new = toy_tools_new,
};

/* The registries with the toy game as their last row: they replace those of the program. */
const AluettePresentationKind *const aluette_presentation_kinds[] = {
  &aluette_vache_presentation_kind, &aluette_tarot_presentation_kind, &toy_presentation_kind, NULL
};
const AluetteUiKind *const aluette_ui_kinds[] = { &aluette_vache_ui_kind,
                                                  &aluette_tarot_ui_kind, &toy_ui_kind, NULL };

/* Returns whether a label with this text can be seen. */
static gboolean
is_offered (GtkWidget *root, const char *text)
{
  GtkWidget *label = ui_driver_find_label (root, text);

  return label != NULL && gtk_widget_get_mapped (label);
}

/* Steps through a deal. Returns: the number of steps. */
static guint
watch_deal (AluetteReplayView *replay, guint deal)
{
  GtkRange *scale = GTK_RANGE (ui_driver_find (GTK_WIDGET (replay), GTK_TYPE_SCALE, 0));
  guint last;

  aluette_replay_view_show_deal (replay, deal);
  last = (guint) gtk_adjustment_get_upper (gtk_range_get_adjustment (scale));
  for (guint step = 0; step < last; step++)
    {
      assert_true (gtk_range_get_value (scale) == step);
      assert_string_not_equal (aluette_replay_view_get_message (replay), "");
      gtk_widget_activate_action (GTK_WIDGET (replay), "replay.next", NULL);
    }
  assert_true (gtk_range_get_value (scale) == last);
  return last;
}

/* Every card of a stored match can be watched, as each player saw it. */
TEST (test_replay)
{
  AluetteDatabase *database = matches_driver_new_database ();
  g_autofree char *record = record_driver_play (&toy_kind, G_MAXUINT);
  gint64 match = aluette_database_import_record (database, record, -1, NULL, NULL);
  GtkWidget *page = aluette_match_page_new (database, match);
  GtkWidget *window = ui_driver_present (page, 800, 700);
  AluetteReplayView *replay;

  assert_true (is_offered (page, "Watch"));
  assert_true (gtk_widget_activate_action (page, "match.show-deal", "u", 1u));
  ui_driver_settle (window);
  replay = ALUETTE_REPLAY_VIEW (ui_driver_find (page, ALUETTE_TYPE_REPLAY_VIEW, 0));
  g_object_set (aluette_replay_view_get_table (replay), "animation-speed", ALUETTE_SPEED_OFF,
                "trick-pause", 0, NULL);
  assert_int_equal (aluette_replay_view_get_n_deals (replay), 4);
  for (guint seat = 0; seat < TOY_SEATS; seat++)
    {
      aluette_replay_view_set_viewer (replay, seat);
      for (guint deal = 0; deal < 4; deal++)
        assert_true (watch_deal (replay, deal) >= TOY_SEATS);
    }
  ui_driver_close (window);
  matches_driver_close_database (database);
}

/* The page of a stored match has no review, no values of cards, and nothing else that the game
 * lacks. */
TEST (test_page_offers_nothing)
{
  static const char *const absent[] = { "Review", "Evaluate Cards", "Signs of the Deal…",
                                        "Replay Deal", "Replay from Here", "Print…", "All hands" };
  AluetteDatabase *database = matches_driver_new_database ();
  g_autofree char *record = record_driver_play (&toy_kind, G_MAXUINT);
  gint64 match = aluette_database_import_record (database, record, -1, NULL, NULL);
  GtkWidget *page = aluette_match_page_new (database, match);
  GtkWidget *window = ui_driver_present (page, 800, 700);

  for (guint i = 0; i < G_N_ELEMENTS (absent); i++)
    assert_false (is_offered (page, absent[i]));
  gtk_widget_activate_action (page, "match.show-deal", "u", 0u);
  ui_driver_settle (window);
  for (guint i = 0; i < G_N_ELEMENTS (absent); i++)
    assert_false (is_offered (page, absent[i]));
  ui_driver_close (window);
  matches_driver_close_database (database);
}

/* Returns: (transfer full): a match in play */
static AluetteGame *
new_game (void)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluGameRules rules;
  AluetteGame *game;

  alu_game_rules_init (&toy_kind, &rules, 0, 0);
  aluette_game_setup_propose (&toy_kind, &rules, "Anne", header);
  game = aluette_local_game_new (&toy_kind, header, 7, NULL, NULL);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  main_loop_wait_for (aluette_game_get_awaited (game) != ALU_GAME_SPECTATOR);
  return game;
}

/* A match in play has no hints, no reasons and no review: no action, no button, no menu item. */
TEST (test_table_offers_nothing)
{
  static const char *const actions[] = { "match.hint", "match.why", "match.review-deal" };
  static const char *const items[] = { "_Hint", "E_xplain Last Move", "Re_view Deal" };
  g_autoptr (AluetteGame) game = new_game ();
  AluetteMatchView *view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  GtkWidget *window = ui_driver_open_window (GTK_WIDGET (view), 800, 700);
  const AluetteMatchPlaces *places;

  aluette_match_view_set_game (view, game);
  ui_driver_settle (window);
  places = aluette_match_tools_get_places (aluette_match_view_get_tools (view));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GMenuModel *menu = G_MENU_MODEL (places->menus[ALUETTE_MATCH_MENU_ADVICE]);

      assert_false (gtk_widget_activate_action (GTK_WIDGET (view), actions[i], NULL));
      for (int item = 0; item < g_menu_model_get_n_items (menu); item++)
        {
          g_autofree char *label = NULL;

          g_menu_model_get_item_attribute (menu, item, G_MENU_ATTRIBUTE_LABEL, "s", &label);
          assert_string_not_equal (label, items[i]);
        }
    }
  assert_null (ui_driver_find (GTK_WIDGET (view), ALUETTE_TYPE_REVIEW_PAGE, 0));
  aluette_match_view_set_narrow (view, TRUE);
  aluette_match_view_set_game (view, NULL);
  ui_driver_close (window);
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
