/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-replay-view.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-game.h"
#include "ui/aluette/aluette-replay-text.h"
#include "ui/aluette/aluette-sign-book.h"
#include "ui/aluette/aluette-sign-timeline.h"
#include "ui/aluette/aluette-analysis-panel.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-dialog-window.h"
#include "ui/common/aluette-settings.h"
#include "ui/common/aluette-widgets.h"
#include "ui/aluette/aluette-text-context.h"

#define TABLE_HEIGHT 460
#define STEP_MS 1000

struct _AluetteReplayView
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkDropDown *deals;
  GtkDropDown *viewers; /* the players, in a match of another game */
  guint viewer;         /* whose cards are shown there */
  GtkBox *cloth;
  GtkWidget *tools;  /* buttons for matches of Aluette */
  GtkLabel *message; /* in the table */
  GtkRange *scale;
  GtkToggleButton *run;

  AluetteTable *table;
  AluetteAnalysisPanel *analysis;

  GtkWindow *signs;              /* (nullable) (weak): window of the timeline */
  AluetteSignTimeline *timeline; /* (nullable) (weak) */

  AluetteGame *game;                      /* (nullable): the match on the table */
  const AluetteMatchReplay *match_replay; /* (nullable): the same, if it is one of Aluette */
  GArray *n_lines; /* of guint: lines of the table's log after each step of the match */
  GArray *firsts;  /* of guint: the first step of each deal, and their number */
  guint deal;
  guint step;       /* index in the deal of the step shown */
  guint timer;      /* timeout source while the replay runs, otherwise 0 */
  gboolean filling; /* controls are being updated by the program */
};

G_DEFINE_FINAL_TYPE (AluetteReplayView, aluette_replay_view, GTK_TYPE_WIDGET)

enum
{
  PLAY_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void viewer_selected (AluetteReplayView *self);

static AluetteTextContext
get_text_context (AluetteReplayView *self)
{
  return (AluetteTextContext) {
    &self->match_replay->header, ALU_NOBODY,
    aluette_table_style_get_deck (aluette_table_get_style (self->table))
  };
}

guint
aluette_replay_view_get_n_deals (AluetteReplayView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REPLAY_VIEW (self), 0);

  return self->game != NULL ? self->firsts->len - 1 : 0;
}

static guint
get_first_step (AluetteReplayView *self, guint deal)
{
  return g_array_index (self->firsts, guint, deal);
}

static guint
get_n_steps (AluetteReplayView *self, guint deal)
{
  return get_first_step (self, deal + 1) - get_first_step (self, deal);
}

/* Returns whether there is anything to play after the current step. */
static gboolean
may_play_on (AluetteReplayView *self)
{
  AluMatch match;

  aluette_match_replay_state (self->match_replay, self->deal, self->step + 1, &match);
  return !match.deal.ended;
}

static gboolean
has_signs (AluetteReplayView *self)
{
  guint n = aluette_match_replay_n_steps (self->match_replay, self->deal);

  for (guint step = 0; step < n; step++)
    if (alu_event_is_signal (aluette_match_replay_event (self->match_replay, self->deal, step)))
      return TRUE;
  return FALSE;
}

static void
set_enabled (AluetteReplayView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint n = self->game != NULL ? get_n_steps (self, self->deal) : 0;
  gboolean back = self->step > 0, on = self->step + 1 < n;

  gtk_widget_action_set_enabled (widget, "replay.first", back);
  gtk_widget_action_set_enabled (widget, "replay.previous", back);
  gtk_widget_action_set_enabled (widget, "replay.next", on);
  gtk_widget_action_set_enabled (widget, "replay.last", on);
  gtk_widget_action_set_enabled (widget, "replay.play-on",
                                 on && self->match_replay != NULL && may_play_on (self));
  gtk_widget_action_set_enabled (widget, "replay.deal-again", self->match_replay != NULL);
  gtk_widget_action_set_enabled (widget, "replay.signs",
                                 self->match_replay != NULL && has_signs (self));
  if (!on)
    gtk_toggle_button_set_active (self->run, FALSE);
}

/* Returns the index of the current step in the match. */
static guint
step_number (AluetteReplayView *self)
{
  return get_first_step (self, self->deal) + self->step;
}

/* Faces make the signs that the replay comes to: the table itself shows what spectators see, who
 * are told of no sign. */
static void
show_sign (AluetteReplayView *self)
{
  const AluEvent *event = aluette_match_replay_event (self->match_replay, self->deal, self->step);
  g_autoptr (GSettings) settings = NULL;

  if (event->type != ALU_EVENT_SIGN)
    return;
  settings = aluette_settings_new ();
  aluette_table_make_gesture (self->table, event->seat,
                              aluette_sign_gesture (settings, (AluSign) event->sign.sign,
                                                    event->sign.strength));
}

/* Shows what is only there for matches of Aluette. */
static void
show_analysis (AluetteReplayView *self)
{
  AluetteTextContext context = get_text_context (self);
  AluMatch match;
  g_autofree char *text = NULL;

  aluette_match_replay_state (self->match_replay, self->deal, self->step + 1, &match);
  show_sign (self);
  aluette_analysis_panel_set_position (self->analysis, &context, &match);
  text = aluette_replay_text_step (&context, self->match_replay, self->deal, self->step);
  gtk_label_set_text (self->message, text);
  if (self->timeline != NULL)
    aluette_sign_timeline_set_reached (self->timeline, step_number (self));
}

static void
replay_view_refresh (AluetteReplayView *self)
{
  aluette_table_set_position (self->table,
                              (int) g_array_index (self->n_lines, guint, step_number (self)));
  if (self->match_replay != NULL)
    show_analysis (self);
  self->filling = TRUE;
  gtk_range_set_value (self->scale, self->step);
  self->filling = FALSE;
  set_enabled (self);
  aluette_announce (GTK_WIDGET (self->table), aluette_replay_view_get_message (self));
}

static void
go_to (AluetteReplayView *self, guint step)
{
  guint n = get_n_steps (self, self->deal);

  step = MIN (step, n - 1);
  if (step == self->step)
    return;
  self->step = step;
  replay_view_refresh (self);
}

static void
step_chosen (AluetteReplayView *self)
{
  if (!self->filling && self->game != NULL)
    go_to (self, (guint) (gtk_range_get_value (self->scale) + 0.5));
}

static void
deal_selected (AluetteReplayView *self)
{
  guint deal = gtk_drop_down_get_selected (self->deals);

  if (!self->filling && self->game != NULL && deal != GTK_INVALID_LIST_POSITION)
    aluette_replay_view_show_deal (self, deal);
}

static gboolean
on_time (gpointer data)
{
  go_to (data, ALUETTE_REPLAY_VIEW (data)->step + 1);
  return G_SOURCE_CONTINUE;
}

static void
run_toggled (AluetteReplayView *self)
{
  gboolean run = gtk_toggle_button_get_active (self->run) && self->game != NULL;

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_button_set_icon_name (GTK_BUTTON (self->run), run ? "media-playback-pause-symbolic"
                                                        : "media-playback-start-symbolic");
  if (run)
    self->timer = g_timeout_add (STEP_MS, on_time, self);
}

static void
step_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (widget);

  if (self->game == NULL)
    return;
  if (g_str_equal (action, "replay.first"))
    go_to (self, 0);
  else if (g_str_equal (action, "replay.previous"))
    go_to (self, self->step > 0 ? self->step - 1 : 0);
  else if (g_str_equal (action, "replay.next"))
    go_to (self, self->step + 1);
  else
    go_to (self, G_MAXUINT);
}

/* Emits "play-on" for the current step, or for the first card of the deal. */
static void
play_on_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (widget);
  guint step = g_str_equal (action, "replay.play-on") ? self->step : 0;

  if (self->match_replay != NULL)
    g_signal_emit (self, signals[PLAY_ON], 0, self->deal, step + 1);
}

/* Shows the signs of the current deal in the timeline. */
static void
show_signs (AluetteReplayView *self)
{
  g_autofree char *title = g_strdup_printf (_("Signs of Deal %u"), self->deal + 1);

  if (self->signs == NULL)
    return;
  gtk_window_set_title (self->signs, title);
  aluette_sign_timeline_show_events (self->timeline, &self->match_replay->header,
                                     (const AluEvent *) self->match_replay->events->data,
                                     get_first_step (self, self->deal + 1));
  aluette_sign_timeline_set_reached (self->timeline, step_number (self));
}

/* Announces in the focused window, which may be the one of the timeline. */
static void
sign_activated (AluetteReplayView *self, guint number)
{
  if (self->match_replay == NULL)
    return;
  go_to (self, number - get_first_step (self, self->deal));
  aluette_announce (GTK_WIDGET (self->timeline), gtk_label_get_text (self->message));
}

static void
close_signs (AluetteReplayView *self)
{
  if (self->signs != NULL)
    gtk_window_destroy (self->signs);
}

/* Opens a window with the signs and calls of the deal in order. */
static void
signs_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (widget);
  GtkWidget *timeline;

  if (self->match_replay == NULL)
    return;
  if (self->signs == NULL)
    {
      timeline = aluette_sign_timeline_new (aluette_table_get_style (self->table));
      g_signal_connect_object (timeline, "sign-activated", G_CALLBACK (sign_activated), self,
                               G_CONNECT_SWAPPED);
      g_set_weak_pointer (&self->signs, aluette_dialog_window_new (widget, "", timeline));
      g_set_weak_pointer (&self->timeline, ALUETTE_SIGN_TIMELINE (timeline));
      gtk_window_set_modal (self->signs, FALSE);
      show_signs (self);
    }
  gtk_window_present (self->signs);
}

static void
deal_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (widget);
  guint deal = g_variant_get_uint32 (parameter);

  if (deal < aluette_replay_view_get_n_deals (self))
    aluette_replay_view_show_deal (self, deal);
}

static void
aluette_replay_view_unmap (GtkWidget *widget)
{
  gtk_toggle_button_set_active (ALUETTE_REPLAY_VIEW (widget)->run, FALSE);
  close_signs (ALUETTE_REPLAY_VIEW (widget));
  GTK_WIDGET_CLASS (aluette_replay_view_parent_class)->unmap (widget);
}

static void
aluette_replay_view_dispose (GObject *object)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  close_signs (self);
  g_clear_weak_pointer (&self->signs);
  g_clear_weak_pointer (&self->timeline);
  self->match_replay = NULL;
  g_clear_object (&self->game);
  g_clear_object (&self->message);
  g_clear_pointer (&self->n_lines, g_array_unref);
  g_clear_pointer (&self->firsts, g_array_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_replay_view_parent_class)->dispose (object);
}

static void
aluette_replay_view_class_init (AluetteReplayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_replay_view_dispose;
  widget_class->unmap = aluette_replay_view_unmap;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-replay-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, box);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, deals);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, viewers);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, cloth);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, tools);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, scale);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, run);
  gtk_widget_class_bind_template_callback (widget_class, deal_selected);
  gtk_widget_class_bind_template_callback (widget_class, viewer_selected);
  gtk_widget_class_bind_template_callback (widget_class, step_chosen);
  gtk_widget_class_bind_template_callback (widget_class, run_toggled);
  gtk_widget_class_install_action (widget_class, "replay.first", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.previous", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.next", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.last", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.deal", "u", deal_action);
  gtk_widget_class_install_action (widget_class, "replay.signs", NULL, signs_action);
  gtk_widget_class_install_action (widget_class, "replay.play-on", NULL, play_on_action);
  gtk_widget_class_install_action (widget_class, "replay.deal-again", NULL, play_on_action);
  signals[PLAY_ON] = g_signal_new ("play-on", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "replay.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "replay.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, 0, "replay.first", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_End, 0, "replay.last", NULL);
}

/* Creates the table, with the description of the step above the hand. */
static void
add_table (AluetteReplayView *self)
{
  GtkWidget *table = aluette_table_new ();

  self->table = ALUETTE_TABLE (table);
  self->message = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->message, TRUE);
  gtk_label_set_justify (self->message, GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (self->message, 3);
  gtk_label_set_ellipsize (self->message, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->message), "replay-message");
  g_object_ref_sink (self->message);
  gtk_widget_set_size_request (table, -1, TABLE_HEIGHT);
  gtk_widget_set_vexpand (table, TRUE);
  gtk_box_append (self->cloth, table);
}

static void
aluette_replay_view_init (AluetteReplayView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->n_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  self->firsts = g_array_new (FALSE, FALSE, sizeof (guint));
  aluette_drop_down_name_parts (self->deals);
  aluette_drop_down_name_parts (self->viewers);
  gtk_range_set_increments (self->scale, 1, 4);
  add_table (self);
  self->analysis = ALUETTE_ANALYSIS_PANEL (aluette_analysis_panel_new ());
  gtk_box_append (self->cloth, GTK_WIDGET (self->analysis));
  set_enabled (self);
}

GtkWidget *
aluette_replay_view_new (void)
{
  return g_object_new (ALUETTE_TYPE_REPLAY_VIEW, NULL);
}

AluetteTable *
aluette_replay_view_get_table (AluetteReplayView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REPLAY_VIEW (self), NULL);

  return self->table;
}

/* Returns: (transfer full): a deal with the score after it */
static char *
format_aluette_deal (const AluetteMatchReplay *match_replay, guint deal)
{
  GArray *ended = match_replay->summary->deals;
  const guint8 *score = deal < ended->len ? g_array_index (ended, AluetteDealSummary, deal).score
                                          : match_replay->summary->score;

  /* Translators: a deal's number, and the points of both teams after it. */
  return g_strdup_printf (_("Deal %1$u (%2$u to %3$u)"), deal + 1, score[0], score[1]);
}

/* Notes the steps of a match of Aluette: its events, with signs. Spectators are told of no sign;
 * the cards that are uncovered after a deal are a line of their own. */
static void
note_events (AluetteReplayView *self, const AluetteMatchReplay *match_replay, AluetteSeatLog *log)
{
  guint n_lines = 0, n = aluette_seat_log_get_n_lines (log);

  for (guint deal = 0; deal < match_replay->deals->len; deal++)
    {
      guint first = aluette_match_replay_first (match_replay, deal);

      g_array_append_val (self->firsts, first);
    }
  for (guint i = 0; i < match_replay->events->len; i++)
    {
      if (g_array_index (match_replay->events, AluEvent, i).type != ALU_EVENT_SIGN)
        n_lines++;
      g_array_append_val (self->n_lines, n_lines);
      while (n_lines < n
             && aluette_seat_log_get_aluette_line (log, n_lines)->type == ALU_EVENT_UNCOVER)
        n_lines++;
    }
}

/* Notes the steps of a match of any game: the lines of a log. */
static void
note_lines (AluetteReplayView *self, AluetteSeatLog *log)
{
  const AluGameKind *kind = aluette_seat_log_get_kind (log);

  for (guint i = 0; i < aluette_seat_log_get_n_lines (log); i++)
    {
      AluGameRole role = kind->event_role (aluette_seat_log_get_line (log, i));
      guint n_lines = i + 1;

      if (role == ALU_GAME_ROLE_DEAL)
        g_array_append_val (self->firsts, self->n_lines->len);
      if (role != ALU_GAME_ROLE_UNCOVER)
        g_array_append_val (self->n_lines, n_lines);
    }
}

/* Returns: (transfer full): the deals with the score after each, as the table shows it */
static GListModel *
make_deals (AluetteReplayView *self)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint deal = 0; deal < aluette_replay_view_get_n_deals (self); deal++)
    {
      g_autofree char *text = g_strdup_printf (_("Deal %u"), deal + 1);

      if (self->match_replay != NULL)
        {
          g_free (text);
          text = format_aluette_deal (self->match_replay, deal);
        }
      gtk_string_list_append (list, text);
    }
  return G_LIST_MODEL (list);
}

static void
clear_game (AluetteReplayView *self)
{
  gtk_toggle_button_set_active (self->run, FALSE);
  close_signs (self);
  aluette_analysis_panel_set_position (self->analysis, NULL, NULL);
  aluette_table_set_game (self->table, NULL);
  self->match_replay = NULL;
  g_clear_object (&self->game);
  g_array_set_size (self->n_lines, 0);
  g_array_set_size (self->firsts, 0);
}

/* Shows the match whose steps were noted. */
static void
show_game (AluetteReplayView *self, AluetteGame *game)
{
  g_autoptr (GListModel) deals = NULL;

  g_array_append_val (self->firsts, self->n_lines->len);
  aluette_table_set_game (self->table, game);
  aluette_table_set_speech (self->table,
                            self->match_replay != NULL ? GTK_WIDGET (self->message) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->analysis), self->match_replay != NULL);
  gtk_widget_set_visible (self->tools, self->match_replay != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->viewers), self->match_replay == NULL);
  self->game = g_object_ref (game);
  deals = make_deals (self);
  self->filling = TRUE;
  gtk_drop_down_set_model (self->deals, deals);
  self->filling = FALSE;
  aluette_replay_view_show_deal (self, 0);
}

void
aluette_replay_view_set_match_replay (AluetteReplayView *self,
                                      const AluetteMatchReplay *match_replay)
{
  g_autoptr (AluetteGame) game = NULL;

  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));

  clear_game (self);
  if (match_replay != NULL && match_replay->deals->len > 0)
    game = aluette_local_game_new_from_record (match_replay->record, -1, 0, NULL, NULL);
  if (game == NULL)
    return;
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (game), 0);
  aluette_local_game_set_open (ALUETTE_LOCAL_GAME (game), TRUE);
  note_events (self, match_replay, aluette_game_get_seat_log (game, ALU_NOBODY));
  self->match_replay = match_replay;
  show_game (self, game);
}

/* Offers the players of a match as viewers. */
static void
show_viewers (AluetteReplayView *self, AluetteGame *game, guint seat)
{
  const AluGameHeader *header = aluette_game_get_header (game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < header->rules.n_seats; i++)
    {
      const char *name = header->players[i].name;
      /* Translators: whose cards a replay shows. */
      g_autofree char *text = *name != '\0' ? g_strdup_printf (_("Cards of %s"), name)
                                            : g_strdup_printf (_("Cards of seat %u"), i + 1);

      gtk_string_list_append (names, text);
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->viewers, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->viewers, seat);
  self->filling = FALSE;
}

/* Replays a match of another game as a seat saw it. */
static void
show_view_of_seat (AluetteReplayView *self, AluetteLocalGame *game, guint seat)
{
  clear_game (self);
  self->viewer = seat;
  aluette_local_game_set_seats_here (game, 1u << seat);
  note_lines (self, aluette_game_get_seat_log (ALUETTE_GAME (game), seat));
  g_object_set (self->table, "viewer", (int) seat, NULL);
  if (self->firsts->len > 0)
    show_game (self, ALUETTE_GAME (game));
}

void
aluette_replay_view_set_game (AluetteReplayView *self, AluetteLocalGame *game, guint seat)
{
  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));

  clear_game (self);
  if (game == NULL)
    return;
  show_viewers (self, ALUETTE_GAME (game), seat);
  show_view_of_seat (self, game, seat);
}

/* The place in the match stays: every seat is told of the same events. */
static void
viewer_selected (AluetteReplayView *self)
{
  guint seat = gtk_drop_down_get_selected (self->viewers);
  guint deal = self->deal, step = self->step;
  g_autoptr (AluetteGame) game = NULL;

  if (self->filling || self->game == NULL || seat == GTK_INVALID_LIST_POSITION
      || seat == self->viewer)
    return;
  game = g_object_ref (self->game);
  show_view_of_seat (self, ALUETTE_LOCAL_GAME (game), seat);
  aluette_replay_view_show_deal (self, deal);
  go_to (self, step);
}

void
aluette_replay_view_show_deal (AluetteReplayView *self, guint deal)
{
  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));
  g_return_if_fail (deal < aluette_replay_view_get_n_deals (self));

  self->deal = deal;
  self->step = 0;
  self->filling = TRUE;
  gtk_drop_down_set_selected (self->deals, deal);
  gtk_range_set_range (self->scale, 0, MAX (1, get_n_steps (self, deal) - 1));
  self->filling = FALSE;
  if (self->match_replay != NULL)
    show_signs (self);
  replay_view_refresh (self);
}

void
aluette_replay_view_restore_from (AluetteReplayView *self, AluetteReplayView *other)
{
  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));
  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (other));

  if (self->game == NULL || other->deal >= aluette_replay_view_get_n_deals (self))
    return;
  aluette_replay_view_show_deal (self, other->deal);
  go_to (self, other->step);
  gtk_toggle_button_set_active (self->run, gtk_toggle_button_get_active (other->run));
}

const char *
aluette_replay_view_get_message (AluetteReplayView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REPLAY_VIEW (self), NULL);

  return self->match_replay != NULL ? gtk_label_get_text (self->message)
                                    : aluette_table_get_message (self->table);
}
