/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-match-set.h"

#include "model/session/aluette-game-setup.h"
#include "presentation/matches/aluette-match-text.h"

#define LAST_CHOICE "last-match-set"

gint64
aluette_match_set_propose (AluetteSetupPage *page, AluetteDatabase *database, GSettings *settings,
                           gint64 match, GError **error)
{
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autofree char *standing = NULL;
  g_autofree char *text = NULL;

  if (database != NULL && match != 0)
    info = aluette_database_get_info (database, match, error);
  if (info == NULL || !aluette_match_info_set_goes_on (info))
    {
      aluette_setup_page_set_set (page, g_settings_get_boolean (settings, LAST_CHOICE), NULL);
      return 0;
    }
  standing = aluette_match_text_standing (info);
  text = g_strdup_printf ("%s. %s",
                          aluette_match_text_set (aluette_match_info_get_columns (info)->set_number
                                                  + 1),
                          standing);
  aluette_setup_page_set_set (page, TRUE, text);
  return match;
}

void
aluette_match_set_join (AluetteSetupPage *page, GSettings *settings, AluetteJournal *journal,
                        gint64 previous)
{
  gboolean set = aluette_setup_page_get_set (page);

  if (previous == 0 && aluette_game_setup_has_sets (aluette_setup_page_get_game (page)))
    g_settings_set_boolean (settings, LAST_CHOICE, set);
  if (previous != 0 || set)
    aluette_database_link_match (journal, previous);
}

typedef struct
{
  AluetteWindow *window; /* (transfer none) */
  AluetteDatabase *database;
  AluetteJournal *journal;
  gboolean over; /* the result was shown */
} Watch;

static void
watch_free (gpointer data, GClosure *closure)
{
  Watch *watch = data;

  g_object_unref (watch->database);
  g_object_unref (watch->journal);
  g_free (watch);
}

static gboolean
is_over (AluetteSeatLog *log)
{
  gconstpointer view = aluette_view_get_bytes (aluette_seat_log_get_view (log));

  return alu_game_get_awaited (aluette_seat_log_get_kind (log), view) == ALU_GAME_AWAITS_NOBODY;
}

static void
on_log_appended (Watch *watch, guint first, guint n_lines, AluetteSeatLog *log)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AluetteMatchInfo) info = NULL;
  g_autofree char *standing = NULL;
  gboolean before = watch->over;
  gint64 match = aluette_database_get_journal_match (watch->journal);

  watch->over = is_over (log);
  if (before || !watch->over || match == 0)
    return;
  info = aluette_database_get_info (watch->database, match, &error);
  if (info == NULL)
    aluette_window_toast (watch->window, error->message);
  if (info == NULL || aluette_match_info_get_columns (info)->set_number == 0)
    return;
  standing = aluette_match_text_standing (info);
  aluette_window_toast (watch->window, standing);
}

void
aluette_match_set_watch (AluetteWindow *window, AluetteGame *game, AluetteDatabase *database,
                         AluetteJournal *journal)
{
  AluetteSeatLog *log;
  Watch *watch;
  GClosure *closure;

  g_return_if_fail (ALUETTE_IS_WINDOW (window));
  g_return_if_fail (ALUETTE_IS_GAME (game));

  watch = g_new0 (Watch, 1);
  watch->window = window;
  watch->database = g_object_ref (database);
  watch->journal = g_object_ref (journal);
  log = aluette_game_get_seat_log (game, ALU_GAME_SPECTATOR);
  watch->over = is_over (log);
  closure = g_cclosure_new_swap (G_CALLBACK (on_log_appended), watch, watch_free);
  /* The match can outlive the window, which is replaced when the language changes. */
  g_object_watch_closure (G_OBJECT (window), closure);
  g_signal_connect_closure (log, "appended", closure, FALSE);
}
