/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tab and Shift+Tab go round the view of a match of each game: the hand, the prompt, the header. */

#include <adwaita.h>

#include "engine/tarot/tarot-kind.h"
#include "engine/tarot/tarot-rules.h"
#include "model/session/aluette-local-game.h"
#include "table-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-prompt.h"

#define MOST_STOPS 60

static const char *
name_place (GtkWidget *focus)
{
  if (focus == NULL)
    return "nothing";
  if (gtk_widget_get_ancestor (focus, ALUETTE_TYPE_HAND) != NULL)
    return "hand";
  if (gtk_widget_get_ancestor (focus, ALUETTE_TYPE_PROMPT) != NULL)
    return "prompt";
  return gtk_widget_get_ancestor (focus, ALUETTE_TYPE_TABLE) != NULL || ALUETTE_IS_TABLE (focus)
             ? "table"
             : "header";
}

/* Presses a key until the focus is where it was. Returns: the places on the way, each once. */
static char *
go_round (GtkWindow *window, const char *key)
{
  GtkWidget *start = gtk_window_get_focus (window);
  GString *places = g_string_new (name_place (start));
  const char *last = name_place (start);

  for (int i = 0; i < MOST_STOPS; i++)
    {
      GtkWidget *before = gtk_window_get_focus (window);

      ui_driver_type (key);
      main_loop_wait_for (gtk_window_get_focus (window) != before);
      if (gtk_window_get_focus (window) == start)
        return g_string_free (places, FALSE);
      if (g_strcmp0 (name_place (gtk_window_get_focus (window)), last) != 0)
        {
          last = name_place (gtk_window_get_focus (window));
          g_string_append_printf (places, " %s", last);
        }
    }
  fail_msg ("%s does not come back: %s", key, places->str);
  return g_string_free (places, FALSE);
}

/* @game: (transfer full): one whose player must answer a question of the prompt
 * @there, @back: the places in the order of Tab, and of Shift+Tab */
static void
check_tab_order (AluetteGame *game, const char *there, const char *back)
{
  AluetteMatchView *view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  GtkWidget *window = ui_driver_open_window (GTK_WIDGET (view), 1024, 720);
  GtkWidget *table, *hand;
  g_autofree char *forward = NULL, *backward = NULL;

  ui_driver_take_keyboard (window);
  aluette_match_view_set_game (view, game);
  table = ui_driver_find (GTK_WIDGET (view), ALUETTE_TYPE_TABLE, 0);
  g_object_set (table, "animation-speed", ALUETTE_SPEED_OFF, "trick-pause", 0, NULL);
  main_loop_wait_for (aluette_game_get_awaited (game) == 0
                      && !aluette_table_is_busy (ALUETTE_TABLE (table)));
  ui_driver_settle (window);
  for (guint n = 0;; n++)
    {
      hand = ui_driver_find (table, ALUETTE_TYPE_HAND, n);
      assert_non_null (hand);
      if (aluette_hand_focus (ALUETTE_HAND (hand)))
        break;
    }
  forward = go_round (GTK_WINDOW (window), "Tab");
  backward = go_round (GTK_WINDOW (window), "shift+Tab");
  assert_string_equal (forward, there);
  assert_string_equal (backward, back);
  ui_driver_close (window);
  g_object_unref (game);
}

TEST (test_tarot)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GError) error = NULL;
  AluGameRules rules;
  AluetteGame *game;

  alu_game_rules_init (&tarot_kind, &rules, TAROT_RULES_BGA, 4);
  alu_game_header_init (header, &rules);
  for (guint seat = 0; seat < 4; seat++)
    {
      header->players[seat].kind = seat == 0 ? ALU_GAME_HUMAN : ALU_GAME_BOT;
      g_snprintf (header->players[seat].name, sizeof header->players[seat].name, "P%u", seat + 1);
      g_strlcpy (header->players[seat].level, seat == 0 ? "" : "villager",
                 sizeof header->players[seat].level);
    }
  game = aluette_local_game_new (&tarot_kind, header, 7, NULL, &error);
  g_assert_no_error (error);
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (game), 0, 0);
  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  check_tab_order (game, "hand prompt header", "hand header prompt");
}

TEST (test_aluette)
{
  AluetteGame *game = table_driver_new_game (&(TableSetup) { .rules = "grimaud", .seed = 1 });

  aluette_local_game_start (ALUETTE_LOCAL_GAME (game));
  assert_true (table_driver_play_until (game, "vote", 0, 500));
  /* The table has the viewer's face, which makes signs. */
  check_tab_order (game, "hand prompt table header", "hand header table prompt");
}

int
main (void)
{
  ui_driver_init ("en", FALSE, 1);
  return testing_run (NULL, NULL);
}
