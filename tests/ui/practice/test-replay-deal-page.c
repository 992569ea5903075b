/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deals of each game that are played again. */

#include "model/session/aluette-local-game.h"
#include "page-driver.h"
#include "practice-driver.h"
#include "record-driver.h"
#include "testing.h"
#include "ui-driver.h"
#include "ui/practice/aluette-replay-deal-page.h"
#include "ui/table/aluette-table-page.h"

static const char *
get_message (GtkWidget *page)
{
  return aluette_replay_deal_page_get_message (ALUETTE_REPLAY_DEAL_PAGE (page));
}

/* Lets the person do the first thing that is allowed. Returns: FALSE if it is not their turn. */
static gboolean
do_first (AluetteGame *game)
{
  const AluGameKind *kind = aluette_game_get_kind (game);
  AluetteSeatLog *log = aluette_game_get_seat_log (game, 0);
  gconstpointer view = aluette_view_get_bytes (aluette_seat_log_get_view (log));
  g_autofree gpointer events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);

  return alu_game_get_awaited (kind, view) == 0 && kind->legal (view, 0, events) > 0
         && aluette_local_game_dispatch (ALUETTE_LOCAL_GAME (game), events, NULL);
}

/* Plays to the end of the deal, which the page compares with the one of the match. */
static void
play_deal (GtkWidget *page)
{
  AluetteTable *table = aluette_table_page_get_table (ALUETTE_TABLE_PAGE (page));
  gint64 deadline = main_loop_get_deadline ();

  while (strchr (get_message (page), '\n') == NULL)
    if (!do_first (aluette_table_get_game (table)))
      main_loop_step (deadline, "the next player", G_STRLOC);
}

static void
replay_second_deal (const AluGameKind *kind)
{
  g_autofree char *text = record_driver_play (kind, G_MAXUINT);
  g_autoptr (AluetteMatchRecord) record = aluette_match_record_new (text, NULL);
  GtkWidget *page = aluette_replay_deal_page_new (record, 1, 1);
  GtkWidget *window;

  g_object_set (aluette_table_page_get_table (ALUETTE_TABLE_PAGE (page)), "animation-speed",
                ALUETTE_SPEED_OFF, NULL);
  g_signal_connect (page, "play-out", G_CALLBACK (practice_driver_remove_pauses), NULL);
  window = ui_driver_open_window (page, 700, 700);
  page_driver_begin (page, NULL);
  play_deal (page);
  assert_true (g_str_has_prefix (get_message (page), "This time: "));
  assert_non_null (strstr (get_message (page), "\nIn the match: "));
  assert_true (gtk_widget_activate_action (page, "again.restart", NULL));
  assert_null (strchr (get_message (page), '\n'));
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (test_aluette)
{
  replay_second_deal (alu_game_kind_from_id ("aluette"));
}

TEST (test_tarot)
{
  replay_second_deal (alu_game_kind_from_id ("tarot"));
}

int
main (void)
{
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return testing_run (NULL, NULL);
}
