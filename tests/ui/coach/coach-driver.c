/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-driver.h"

#include "model/session/aluette-local-game-log.h"
#include "ui/coach/aluette-speech-bubble.h"

#define PLAYERS "human,bot:villager,bot:villager,bot:villager"

void
coach_driver_wait_for_rest (CoachTable *self)
{
  table_driver_run (self->game);
  main_loop_wait_for (!aluette_table_is_busy (self->table));
  main_loop_run_pending ();
}

static void
coach_table_present (CoachTable *self, int width, int height)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.aluette.Aluette");

  g_settings_set_string (settings, "bot-pace", "instant");
  g_settings_set_string (settings, "animation-speed", "off");
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                    "/io/github/aluette/Aluette/icons");
  self->window = adw_window_new ();
  self->view = g_object_new (ALUETTE_TYPE_MATCH_VIEW, NULL);
  aluette_match_view_set_narrow (self->view, width < 560);
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->view));
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_present (GTK_WINDOW (self->window));
  aluette_match_view_set_game (self->view, self->game);
  self->table = ALUETTE_TABLE (ui_driver_find (GTK_WIDGET (self->view), ALUETTE_TYPE_TABLE, 0));
  aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (self->game), 0, 0);
  ui_driver_settle (self->window);
  aluette_table_finish_animations (self->table);
  coach_driver_wait_for_rest (self);
}

void
coach_driver_open (CoachTable *self, guint64 seed, guint trick, int width, int height)
{
  for (;; seed++)
    {
      TableSetup setup = { NULL, PLAYERS, "signs=off", 0, seed };

      self->game = table_driver_new_game (&setup);
      if (table_driver_play_until (self->game, "turn", trick, 400))
        break;
      g_object_unref (self->game);
    }
  coach_table_present (self, width, height);
}

/* Lets the player who must act do one action. */
static void
play_on (CoachTable *self)
{
  if (!aluette_game_get_ready (self->game))
    aluette_game_set_screen_ready (self->game, ALUETTE_BUSY_LOOK, TRUE);
  else
    table_driver_play_human (self->game);
  table_driver_run (self->game);
  aluette_table_finish_animations (self->table);
  coach_driver_wait_for_rest (self);
}

void
coach_driver_open_settled (CoachTable *self, guint64 seed, int width, int height)
{
  coach_driver_open (self, seed, 0, width, height);
  for (guint i = 0; i < 400; i++)
    {
      if (coach_driver_get_speech (self) != NULL)
        return;
      play_on (self);
    }
}

void
coach_driver_finish_deal (CoachTable *self)
{
  while (aluette_local_game_get_open_match (ALUETTE_LOCAL_GAME (self->game)) == NULL)
    play_on (self);
  aluette_table_finish_animations (self->table);
  coach_driver_wait_for_rest (self);
  ui_driver_settle (self->window);
}

gboolean
coach_driver_do (CoachTable *self, const char *action)
{
  return gtk_widget_activate_action (GTK_WIDGET (self->view), action, NULL);
}

gboolean
coach_driver_is_active (CoachTable *self)
{
  GtkWidget *probe = gtk_button_new ();
  gboolean enabled;

  /* The action is enabled while there is something to dismiss, and the button follows it. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (probe), "match.dismiss");
  gtk_widget_set_parent (probe, GTK_WIDGET (self->view));
  enabled = gtk_widget_get_sensitive (probe);
  gtk_widget_unparent (probe);
  return enabled;
}

static GtkWidget *
find_speech (CoachTable *self)
{
  return ui_driver_find (GTK_WIDGET (self->table), ALUETTE_TYPE_SPEECH_BUBBLE, 0);
}

static gboolean
is_thinking (CoachTable *self)
{
  GtkWidget *speech = find_speech (self);
  GtkWidget *spinner = speech != NULL ? ui_driver_find (speech, GTK_TYPE_SPINNER, 0) : NULL;

  return speech == NULL || (spinner != NULL && gtk_spinner_get_spinning (GTK_SPINNER (spinner)));
}

const char *
coach_driver_await_speech (CoachTable *self)
{
  main_loop_wait_for (!is_thinking (self));
  ui_driver_settle (self->window);
  return coach_driver_get_speech (self);
}

const char *
coach_driver_get_speech (CoachTable *self)
{
  GtkWidget *speech = find_speech (self);

  return speech != NULL ? aluette_speech_bubble_get_text (ALUETTE_SPEECH_BUBBLE (speech)) : NULL;
}

void
coach_driver_close (CoachTable *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->game);
  main_loop_run_pending ();
}
