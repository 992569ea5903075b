/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-replay-view.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-notes.h"
#include "ui/coach/aluette-analysis-panel.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-derived.h"
#include "ui/common/aluette-widgets.h"
#include "ui/matches/aluette-note-dialog.h"
#include "ui/matches/aluette-replay-cloth.h"
#include "ui/matches/aluette-replay-list-window.h"
#include "ui/matches/aluette-replay-steps.h"
#include "ui/matches/aluette-replay-viewers.h"
#include "ui/table/aluette-ui-kind.h"

#define STEP_MS 1000
#define SIGNAL_MS 1200

struct _AluetteReplayView
{
  AdwBin parent_instance;

  GtkDropDown *deals;
  GtkDropDown *viewers; /* all hands, if they can be open, and the players */
  GtkBox *cloth;
  GtkWidget *tools;
  GtkWidget *list_place; /* with the button of the list */
  GtkButton *list_button;
  GtkWidget *play_on_place, *again_place;
  GtkLabel *message; /* in the table */
  GtkRange *scale;
  GtkToggleButton *run;
  GtkLabel *note;
  GtkButton *note_button;

  AluetteTable *table;
  AluetteAnalysisPanel *analysis;

  AluetteReplayListWindow list_window;

  AluetteMatchRecord *record; /* (nullable): the match */
  AluetteGame *game;          /* (nullable): the same on the table */
  AluetteReplaySteps *steps;  /* (nullable) */
  char *notes;                /* (nullable): see aluette-notes.h */
  guint viewer;               /* whose cards are shown; ALU_GAME_SPECTATOR for all */
  guint deal;
  guint step;       /* index in the deal of the step shown */
  guint timer;      /* timeout source while the replay runs, otherwise 0 */
  gboolean filling; /* controls are being updated by the program */
};

G_DEFINE_FINAL_TYPE (AluetteReplayView, aluette_replay_view, ADW_TYPE_BIN)

enum
{
  PLAY_ON,
  NOTE_WRITTEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

guint
aluette_replay_view_get_n_deals (AluetteReplayView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REPLAY_VIEW (self), 0);

  return self->game != NULL ? aluette_match_record_get_n_deals (self->record) : 0;
}

static const AluGameKind *
get_kind (AluetteReplayView *self)
{
  return aluette_match_record_get_kind (self->record);
}

/* Returns: (nullable): the game of the match. */
static const AluetteUiKind *
get_ui_kind (AluetteReplayView *self)
{
  return self->game != NULL ? aluette_ui_kind_from_id (get_kind (self)->id) : NULL;
}

/* Returns: (nullable): what the game adds to a replay. */
static const AluetteReplayLook *
get_look (AluetteReplayView *self)
{
  const AluetteUiKind *kind = get_ui_kind (self);

  return kind != NULL ? kind->replays : NULL;
}

/* Returns: whether deals of the game can be played again, and their results compared. */
static gboolean
can_play_again (AluetteReplayView *self)
{
  const AluetteUiKind *kind = get_ui_kind (self);

  return kind != NULL && kind->presentation->format_result != NULL;
}

static AluetteDeck
get_deck (AluetteReplayView *self)
{
  return aluette_table_style_get_deck (aluette_table_get_style (self->table));
}

static gboolean
is_open (AluetteReplayView *self)
{
  return self->viewer == ALU_GAME_SPECTATOR;
}

/* Returns: the index in the match of the event of the current step. */
static guint
get_event (AluetteReplayView *self)
{
  guint first = aluette_replay_steps_get_first (self->steps, self->deal);

  return aluette_replay_steps_get_event (self->steps, first + self->step);
}

/* Returns: how many events of the deal have happened. */
static guint
count_events (AluetteReplayView *self)
{
  return get_event (self) - aluette_match_record_get_first (self->record, self->deal) + 1;
}

/* Says how the match stands after some events of a deal. */
static void
summarize (AluetteReplayView *self, guint deal, guint n_events, AluGameSummary *summary)
{
  const AluGameKind *kind = get_kind (self);
  g_autofree gpointer match = aluette_match_record_copy_state (self->record, deal, n_events);
  g_autofree gpointer view = g_malloc0 (kind->view_size);

  kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
  alu_game_summarize (kind, view, summary);
}

/* Returns whether there is anything to play after the current step. */
static gboolean
may_play_on (AluetteReplayView *self)
{
  AluGameSummary summary;

  summarize (self, self->deal, count_events (self), &summary);
  return summary.in_deal;
}

static gboolean
has_signals (AluetteReplayView *self)
{
  for (guint step = 0; step < aluette_match_record_get_n_steps (self->record, self->deal); step++)
    {
      gconstpointer event = aluette_match_record_get_event (self->record, self->deal, step);

      if (alu_game_event_role (get_kind (self), event) == ALU_GAME_ROLE_SIGNAL)
        return TRUE;
    }
  return FALSE;
}

static void
set_enabled (AluetteReplayView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const AluetteReplayLook *look = get_look (self);
  guint n = self->game != NULL ? aluette_replay_steps_get_n (self->steps, self->deal) : 0;
  gboolean back = self->step > 0, on = self->step + 1 < n;
  gboolean again = can_play_again (self);

  gtk_widget_action_set_enabled (widget, "replay.first", back);
  gtk_widget_action_set_enabled (widget, "replay.previous", back);
  gtk_widget_action_set_enabled (widget, "replay.next", on);
  gtk_widget_action_set_enabled (widget, "replay.last", on);
  gtk_widget_action_set_enabled (widget, "replay.play-on", on && again && may_play_on (self));
  gtk_widget_action_set_enabled (widget, "replay.deal-again", again);
  gtk_widget_action_set_enabled (widget, "replay.list",
                                 look != NULL && look->list != NULL && has_signals (self));
  if (!on)
    gtk_toggle_button_set_active (self->run, FALSE);
}

/* Shows what the table does not: with open hands, all that nobody knew then. */
static void
show_step (AluetteReplayView *self)
{
  const AluetteUiKind *ui = aluette_ui_kind_from_id (get_kind (self)->id);
  const AluetteReplayLook *look = get_look (self);
  guint n_events = count_events (self);
  gconstpointer event = aluette_match_record_get_event (self->record, self->deal, n_events - 1);
  g_autofree char *text = NULL;

  if (ui != NULL && ui->show_signal != NULL && is_open (self))
    ui->show_signal (self->table, event, SIGNAL_MS);
  if (is_open (self))
    aluette_analysis_panel_set_position (self->analysis, self->record, self->deal, n_events,
                                         get_deck (self));
  if (look != NULL && look->format_step != NULL && is_open (self))
    text = look->format_step (self->record, self->deal, n_events - 1, get_deck (self));
  gtk_label_set_text (self->message, text != NULL ? text : "");
  aluette_replay_list_window_set_reached (&self->list_window, get_event (self));
}

static void
replay_view_refresh (AluetteReplayView *self)
{
  guint step = aluette_replay_steps_get_first (self->steps, self->deal) + self->step;

  aluette_table_set_position (self->table,
                              (int) aluette_replay_steps_get_n_lines (self->steps, step));
  show_step (self);
  self->filling = TRUE;
  gtk_range_set_value (self->scale, self->step);
  self->filling = FALSE;
  set_enabled (self);
  aluette_announce (GTK_WIDGET (self->table), aluette_replay_view_get_message (self));
}

static void
go_to (AluetteReplayView *self, guint step)
{
  guint n = aluette_replay_steps_get_n (self->steps, self->deal);

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

/* Emits "play-on" for the current step, or for the first decision of the deal. */
static void
play_on_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (widget);

  if (self->game != NULL)
    g_signal_emit (self, signals[PLAY_ON], 0, self->deal,
                   g_str_equal (action, "replay.play-on") ? count_events (self) : 1);
}

/* ---- the list of events ---- */

/* Shows the current deal in the list. */
static void
show_list (AluetteReplayView *self)
{
  aluette_replay_list_window_show (&self->list_window, self->record, self->deal, get_event (self));
}

/* Announces in the focused window, which may be the one of the list. */
static void
entry_activated (AluetteReplayView *self, guint event)
{
  if (self->game == NULL)
    return;
  go_to (self, aluette_replay_steps_find (self->steps, self->deal, event));
  aluette_announce (self->list_window.list, aluette_replay_view_get_message (self));
}

static void
list_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (widget);
  const AluetteReplayLook *look = get_look (self);

  if (look == NULL || look->list == NULL)
    return;
  if (aluette_replay_list_window_open (&self->list_window, widget, look->list,
                                       aluette_table_get_style (self->table),
                                       G_CALLBACK (entry_activated)))
    show_list (self);
}

/* ---- the note ---- */

static void
show_note (AluetteReplayView *self)
{
  g_autofree char *note = aluette_notes_get (self->notes != NULL ? self->notes : "", self->deal);

  gtk_label_set_text (self->note, note);
  gtk_button_set_label (self->note_button, *note != '\0' ? _("Edit Note…") : _("Add Note…"));
}

static char *
note_saved (AluetteReplayView *self, const char *text, GtkWindow *dialog)
{
  guint deal = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (dialog), "deal"));
  char *fault = NULL;

  g_signal_emit (self, signals[NOTE_WRITTEN], 0, deal, text, &fault);
  return fault;
}

static void
note_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (widget);
  g_autofree char *title = g_strdup_printf (_("Note on Deal %u"), self->deal + 1);
  AluetteNoteDialog *dialog;

  if (self->game == NULL)
    return;
  dialog = aluette_note_dialog_new (widget, title, gtk_label_get_text (self->note));
  g_object_set_data (G_OBJECT (dialog), "deal", GUINT_TO_POINTER (self->deal));
  g_signal_connect_object (dialog, "saved", G_CALLBACK (note_saved), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
aluette_replay_view_set_notes (AluetteReplayView *self, const char *notes)
{
  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));

  g_free (self->notes);
  self->notes = g_strdup (notes);
  show_note (self);
}

static void
deal_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (widget);
  guint deal = g_variant_get_uint32 (parameter);

  if (deal < aluette_replay_view_get_n_deals (self))
    aluette_replay_view_show_deal (self, deal);
}

/* ---- the match ---- */

static void
clear_game (AluetteReplayView *self)
{
  gtk_toggle_button_set_active (self->run, FALSE);
  aluette_analysis_panel_set_position (self->analysis, NULL, 0, 0, ALUETTE_DECK_ALUETTE);
  aluette_table_set_game (self->table, NULL);
  g_clear_pointer (&self->steps, aluette_replay_steps_free);
  g_clear_object (&self->game);
}

/* Returns whether positions with open hands can be evaluated. */
static gboolean
can_evaluate (AluetteReplayView *self)
{
  const AluBotKind *bots = alu_bot_kind_from_id (get_kind (self)->id);

  return is_open (self) && bots != NULL && bots->evaluate != NULL;
}

static void
show_tools (AluetteReplayView *self)
{
  const AluetteReplayLook *look = get_look (self);
  gboolean list = look != NULL && look->list != NULL;
  gboolean again = can_play_again (self);

  if (list)
    {
      gtk_button_set_label (self->list_button, g_dpgettext2 (NULL, "replay", look->list->label));
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->list_button), _(look->list->tooltip));
    }
  gtk_widget_set_visible (self->list_place, list);
  gtk_widget_set_visible (self->play_on_place, again);
  gtk_widget_set_visible (self->again_place, again);
  gtk_widget_set_visible (self->tools, list || again);
  gtk_widget_set_visible (GTK_WIDGET (self->analysis), can_evaluate (self));
  aluette_table_set_speech (self->table, is_open (self) && look != NULL && look->format_step != NULL
                                             ? GTK_WIDGET (self->message)
                                             : NULL);
}

/* Puts the match on the table, with the cards of the viewer. */
static void
show_game (AluetteReplayView *self)
{
  guint here = is_open (self) ? 0 : 1u << self->viewer;

  clear_game (self);
  self->game = aluette_local_game_new_from_record (aluette_match_record_get_text (self->record), -1,
                                                   0, NULL, NULL);
  aluette_local_game_set_seats_here (ALUETTE_LOCAL_GAME (self->game), here);
  if (is_open (self))
    aluette_local_game_set_open (ALUETTE_LOCAL_GAME (self->game), TRUE);
  self->steps = aluette_replay_steps_new (
      self->record, aluette_game_get_seat_log (self->game, self->viewer), is_open (self));
  g_object_set (self->table, "viewer", is_open (self) ? -1 : (int) self->viewer, NULL);
  aluette_table_set_game (self->table, self->game);
  show_tools (self);
}

/* Returns: (transfer full): a deal, with the score of two teams after it. */
static char *
format_deal (AluetteReplayView *self, guint deal)
{
  AluGameSummary summary;

  if (get_kind (self)->n_teams != 2)
    return g_strdup_printf (_("Deal %u"), deal + 1);
  summarize (self, deal, aluette_match_record_get_n_steps (self->record, deal), &summary);
  /* Translators: a deal's number, and the points of both teams after it. */
  return g_strdup_printf (_("Deal %1$u (%2$d to %3$d)"), deal + 1, summary.points[0],
                          summary.points[1]);
}

static void
fill_deals (AluetteReplayView *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint deal = 0; deal < aluette_replay_view_get_n_deals (self); deal++)
    gtk_string_list_take (list, format_deal (self, deal));
  self->filling = TRUE;
  gtk_drop_down_set_model (self->deals, G_LIST_MODEL (list));
  self->filling = FALSE;
}

void
aluette_replay_view_set_record (AluetteReplayView *self, AluetteMatchRecord *record)
{
  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));

  aluette_replay_list_window_close (&self->list_window);
  clear_game (self);
  g_clear_pointer (&self->record, aluette_match_record_unref);
  if (record == NULL || aluette_match_record_get_n_deals (record) == 0)
    return;
  self->record = aluette_match_record_ref (record);
  self->viewer = aluette_replay_viewers_choose (record);
  self->filling = TRUE;
  aluette_replay_viewers_fill (self->viewers, record);
  aluette_replay_viewers_select (self->viewers, record, self->viewer);
  self->filling = FALSE;
  show_game (self);
  fill_deals (self);
  aluette_replay_view_show_deal (self, 0);
}

void
aluette_replay_view_set_viewer (AluetteReplayView *self, guint seat)
{
  guint event;

  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));

  if (self->game == NULL || seat == self->viewer)
    return;
  event = get_event (self);
  self->viewer = seat;
  aluette_replay_viewers_select (self->viewers, self->record, seat);
  show_game (self);
  aluette_replay_view_show_deal (self, self->deal);
  go_to (self, aluette_replay_steps_find (self->steps, self->deal, event));
}

static void
viewer_selected (AluetteReplayView *self)
{
  if (!self->filling && self->game != NULL)
    aluette_replay_view_set_viewer (
        self, aluette_replay_viewers_get_selected (self->viewers, self->record));
}

void
aluette_replay_view_show_deal (AluetteReplayView *self, guint deal)
{
  guint n;

  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));
  g_return_if_fail (deal < aluette_replay_view_get_n_deals (self));

  n = aluette_replay_steps_get_n (self->steps, deal);
  self->deal = deal;
  self->step = 0;
  self->filling = TRUE;
  gtk_drop_down_set_selected (self->deals, deal);
  gtk_range_set_range (self->scale, 0, MAX (1, n - 1));
  self->filling = FALSE;
  show_note (self);
  show_list (self);
  replay_view_refresh (self);
}

GVariant *
aluette_replay_view_get_state (AluetteReplayView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REPLAY_VIEW (self), NULL);

  if (self->game == NULL)
    return NULL;
  return g_variant_new ("(uuub)", self->viewer, self->deal, self->step,
                        gtk_toggle_button_get_active (self->run));
}

void
aluette_replay_view_set_state (AluetteReplayView *self, GVariant *state)
{
  guint viewer, deal, step;
  gboolean runs;

  g_return_if_fail (ALUETTE_IS_REPLAY_VIEW (self));

  g_variant_get (state, "(uuub)", &viewer, &deal, &step, &runs);
  if (self->game == NULL || deal >= aluette_replay_view_get_n_deals (self))
    return;
  aluette_replay_view_set_viewer (self, viewer);
  aluette_replay_view_show_deal (self, deal);
  go_to (self, step);
  gtk_toggle_button_set_active (self->run, runs);
}

const char *
aluette_replay_view_get_message (AluetteReplayView *self)
{
  g_return_val_if_fail (ALUETTE_IS_REPLAY_VIEW (self), NULL);

  return *gtk_label_get_text (self->message) != '\0' ? gtk_label_get_text (self->message)
                                                     : aluette_table_get_message (self->table);
}

/* ---- the widget ---- */

static void
aluette_replay_view_unmap (GtkWidget *widget)
{
  gtk_toggle_button_set_active (ALUETTE_REPLAY_VIEW (widget)->run, FALSE);
  aluette_replay_list_window_close (&ALUETTE_REPLAY_VIEW (widget)->list_window);
  GTK_WIDGET_CLASS (aluette_replay_view_parent_class)->unmap (widget);
}

static void
aluette_replay_view_dispose (GObject *object)
{
  AluetteReplayView *self = ALUETTE_REPLAY_VIEW (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  aluette_replay_list_window_close (&self->list_window);
  g_clear_object (&self->game);
  g_clear_object (&self->message);
  g_clear_pointer (&self->notes, g_free);
  g_clear_pointer (&self->steps, aluette_replay_steps_free);
  g_clear_pointer (&self->record, aluette_match_record_unref);
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
  aluette_class_bind_closures (widget_class);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, deals);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, viewers);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, cloth);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, tools);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, list_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, list_button);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, play_on_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, again_place);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, scale);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, run);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, note);
  gtk_widget_class_bind_template_child (widget_class, AluetteReplayView, note_button);
  gtk_widget_class_bind_template_callback (widget_class, deal_selected);
  gtk_widget_class_bind_template_callback (widget_class, viewer_selected);
  gtk_widget_class_bind_template_callback (widget_class, step_chosen);
  gtk_widget_class_bind_template_callback (widget_class, run_toggled);
  gtk_widget_class_install_action (widget_class, "replay.first", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.previous", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.next", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.last", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.deal", "u", deal_action);
  gtk_widget_class_install_action (widget_class, "replay.list", NULL, list_action);
  gtk_widget_class_install_action (widget_class, "replay.play-on", NULL, play_on_action);
  gtk_widget_class_install_action (widget_class, "replay.deal-again", NULL, play_on_action);
  gtk_widget_class_install_action (widget_class, "replay.note", NULL, note_action);
  signals[NOTE_WRITTEN] = g_signal_new ("note-written", G_TYPE_FROM_CLASS (klass),
                                        G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_STRING, 2,
                                        G_TYPE_UINT, G_TYPE_STRING);
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
  self->message = GTK_LABEL (aluette_centered_label_new (NULL, -1, "replay-message"));
  gtk_label_set_lines (self->message, 3);
  gtk_label_set_ellipsize (self->message, PANGO_ELLIPSIZE_END);
  g_object_ref_sink (self->message);
  gtk_box_append (self->cloth, aluette_replay_cloth_new (table));
}

static void
aluette_replay_view_init (AluetteReplayView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_drop_down_name_parts (self->deals);
  aluette_drop_down_name_parts (self->viewers);
  gtk_range_set_increments (self->scale, 1, 4);
  add_table (self);
  self->analysis = ALUETTE_ANALYSIS_PANEL (aluette_analysis_panel_new ());
  gtk_box_append (self->cloth, GTK_WIDGET (self->analysis));
  aluette_add_global_key (GTK_WIDGET (self), GDK_KEY_F2, 0, "replay.note", NULL);
  show_note (self);
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
