/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-table-coach-private.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-game.h"
#include "ui/common/aluette-announcer.h"

/* A computation that takes longer than this is shown. In milliseconds. */
#define BUSY_DELAY_MS 200

enum
{
  PROP_CLAIMING = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteTableCoach, aluette_table_coach, G_TYPE_OBJECT)

AluetteTextContext
aluette_table_coach_get_text_context (AluetteTableCoach *self)
{
  return (AluetteTextContext) {
    .header = aluette_game_get_aluette_header (self->game),
    .listener = aluette_table_get_viewer_seat (self->table),
    .deck = aluette_table_style_get_deck (aluette_table_get_style (self->table)),
  };
}

AluView
aluette_table_coach_get_view (AluetteTableCoach *self)
{
  return *aluette_view_get_aluette (aluette_seat_log_get_view (self->log));
}

gboolean
aluette_table_coach_is_asked (AluetteTableCoach *self)
{
  guint seat = aluette_table_get_viewer_seat (self->table);

  return self->game != NULL && seat != ALU_NOBODY && aluette_game_get_awaited (self->game) == seat;
}

void
aluette_table_coach_set_topic (AluetteTableCoach *self, AluetteTopic topic)
{
  gboolean was_claiming = self->topic == ALUETTE_TOPIC_CLAIMING;

  self->topic = topic;
  if (was_claiming != (topic == ALUETTE_TOPIC_CLAIMING))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CLAIMING]);
}

void
aluette_table_coach_show_speech (AluetteTableCoach *self, const AluetteSpeechBubbleState *state)
{
  gboolean fresh = self->speech == NULL;

  if (fresh)
    self->speech = aluette_speech_bubble_new ("match.dismiss");
  aluette_speech_bubble_set_state (ALUETTE_SPEECH_BUBBLE (self->speech), state);
  if (fresh)
    aluette_table_set_speech (self->table, self->speech);
  if (!state->busy)
    aluette_announce (GTK_WIDGET (self->table), state->text);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
aluette_table_coach_show_text (AluetteTableCoach *self, const char *text)
{
  AluetteSpeechBubbleState state = { .speaker = _("Coach"), .villager = -1, .text = text };

  aluette_table_coach_show_speech (self, &state);
}

void
aluette_table_coach_stop_thinking (AluetteTableCoach *self)
{
  g_clear_handle_id (&self->busy_timer, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

void
aluette_table_coach_stop (AluetteTableCoach *self)
{
  aluette_table_coach_stop_thinking (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_NONE);
  if (self->game != NULL)
    aluette_game_set_screen_ready (self->game, ALUETTE_BUSY_COACH, TRUE);
  if (self->speech != NULL)
    {
      self->speech = NULL;
      aluette_table_set_speech (self->table, NULL);
    }
  aluette_table_set_advice (self->table, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
busy_timeout_cb (gpointer data)
{
  AluetteTableCoach *self = data;
  AluetteSpeechBubbleState state = {
    .speaker = _("Coach"), .villager = -1, .text = _("Let me see…"), .busy = TRUE
  };

  self->busy_timer = 0;
  aluette_table_coach_show_speech (self, &state);
  return G_SOURCE_REMOVE;
}

void
aluette_table_coach_start_thinking (AluetteTableCoach *self, AluetteTopic topic)
{
  aluette_table_coach_stop_thinking (self);
  aluette_table_coach_set_topic (self, topic);
  self->cancellable = g_cancellable_new ();
  self->busy_timer = g_timeout_add (BUSY_DELAY_MS, busy_timeout_cb, self);
}

void
aluette_table_coach_report_error (AluetteTableCoach *self, const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    aluette_table_coach_stop (self);
}

/* ---- hints ---- */

const char *
aluette_table_coach_get_obstacle (AluetteTableCoach *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE_COACH (self), NULL);

  if (self->game != NULL && aluette_game_get_rated (self->game))
    return _("No hints in matches that count");
  if (!g_settings_get_boolean (self->settings, "coach-hints"))
    return _("Hints are turned off in Preferences");
  if (!aluette_table_coach_is_asked (self) || self->topic == ALUETTE_TOPIC_CLAIMING)
    return _("Hints are available on your turn");
  return NULL;
}

static void
show_hint (AluetteTableCoach *self)
{
  AluetteTextContext context = aluette_table_coach_get_text_context (self);
  g_autofree char *text = aluette_coach_text_hint (&context, &self->hint_view, &self->hint,
                                                   self->stage);
  gboolean play = self->hint.event.type == ALU_EVENT_PLAY;
  AluetteCardSet advice = aluette_card_set_new (0, 0);
  AluetteSpeechBubbleState state = { .speaker = _("Coach"), .villager = -1, .text = text };

  if (self->stage != ALUETTE_HINT_REASON)
    state.actions[0] = "match.hint";
  state.labels[0] = self->stage == ALUETTE_HINT_CARD ? _("Why?")
                    : play                           ? _("Show Card")
                                                     : _("Show Answer");
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_HINT);
  aluette_table_coach_show_speech (self, &state);
  if (play && self->stage != ALUETTE_HINT_NUDGE)
    aluette_card_set_toggle (&advice, self->hint.event.card);
  aluette_table_set_advice (self->table, &advice);
}

static void
hint_ready (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteTableCoach) self = data;
  g_autoptr (GError) error = NULL;
  AluHint hint;

  if (!aluette_coach_hint_finish (ALUETTE_COACH (source), result, &hint, &error))
    {
      aluette_table_coach_report_error (self, error);
      return;
    }
  aluette_table_coach_stop_thinking (self);
  self->hint = hint;
  self->has_hint = TRUE;
  self->stage = ALUETTE_HINT_NUDGE;
  show_hint (self);
}

void
aluette_table_coach_hint (AluetteTableCoach *self)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  if (aluette_table_coach_get_obstacle (self) != NULL || self->cancellable != NULL)
    return;
  if (self->has_hint)
    {
      if (self->topic == ALUETTE_TOPIC_HINT && self->stage != ALUETTE_HINT_REASON)
        self->stage++;
      show_hint (self);
      return;
    }
  aluette_table_coach_stop (self);
  aluette_table_coach_start_thinking (self, ALUETTE_TOPIC_HINT);
  self->hint_view = aluette_table_coach_get_view (self);
  aluette_coach_hint_async (self->coach, &self->hint_view, self->cancellable, hint_ready,
                            g_object_ref (self));
}

void
aluette_table_coach_dismiss (AluetteTableCoach *self)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  aluette_table_coach_stop (self);
}

gboolean
aluette_table_coach_is_speaking (AluetteTableCoach *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE_COACH (self), FALSE);

  return self->topic != ALUETTE_TOPIC_NONE;
}

/* ---- events of the table ---- */

static gboolean
is_signals_only (AluetteTableCoach *self, guint first, guint n_lines)
{
  for (guint i = first; i < first + n_lines; i++)
    if (!alu_event_is_signal (aluette_seat_log_get_aluette_line (self->log, i)))
      return FALSE;
  return TRUE;
}

static void
appended_cb (AluetteTableCoach *self, guint first, guint n_lines)
{
  if (is_signals_only (self, first, n_lines))
    return;
  self->has_hint = FALSE;
  if (self->topic == ALUETTE_TOPIC_CLAIMING)
    aluette_table_coach_continue_claim (self);
  else
    aluette_table_coach_stop (self);
}

static void
truncated_cb (AluetteTableCoach *self, guint n_lines)
{
  self->has_hint = FALSE;
  aluette_table_coach_stop (self);
}

/* Follows the log of the active viewer. */
static void
follow_log (AluetteTableCoach *self)
{
  guint seat = aluette_table_get_viewer_seat (self->table);
  guint here = self->game != NULL ? aluette_game_get_seats_here (self->game) : 0;

  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
  if (self->game == NULL)
    return;
  if (seat >= ALU_MAX_SEATS || (here & (1u << seat)) == 0)
    seat = ALU_NOBODY;
  self->log = g_object_ref (aluette_game_get_seat_log (self->game, seat));
  g_signal_connect_object (self->log, "appended", G_CALLBACK (appended_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log, "truncated", G_CALLBACK (truncated_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
viewer_changed_cb (AluetteTableCoach *self)
{
  self->has_hint = FALSE;
  aluette_table_coach_stop (self);
  follow_log (self);
}

/* What the coach can do also depends on the pace of the match and on thinking bots. */
static void
emit_changed (AluetteTableCoach *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
explain_portrait_move (AluetteTableCoach *self, GtkGesture *gesture)
{
  GtkWidget *portrait = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  for (guint seat = 0; seat < aluette_game_get_aluette_header (self->game)->rules.seats; seat++)
    if (aluette_table_get_portrait (self->table, seat) == portrait
        && aluette_game_get_aluette_header (self->game)->players[seat].kind == ALU_PLAYER_BOT)
      aluette_table_coach_explain (self, (int) seat);
}

static void
clicked_cb (AluetteTableCoach *self, int n_press, double x, double y, GtkGesture *gesture)
{
  explain_portrait_move (self, gesture);
}

static void
long_pressed_cb (AluetteTableCoach *self, double x, double y, GtkGesture *gesture)
{
  explain_portrait_move (self, gesture);
}

/* A secondary click or a long press on the portrait of a bot asks for its reason. */
static void
watch_portraits (AluetteTableCoach *self)
{
  for (guint seat = 0; seat < aluette_game_get_aluette_header (self->game)->rules.seats; seat++)
    {
      GtkWidget *portrait = aluette_table_get_portrait (self->table, seat);
      GtkGesture *click = gtk_gesture_click_new ();
      GtkGesture *press = gtk_gesture_long_press_new ();

      gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
      g_signal_connect_object (click, "pressed", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (press, "pressed", G_CALLBACK (long_pressed_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_add_controller (portrait, GTK_EVENT_CONTROLLER (click));
      gtk_widget_add_controller (portrait, GTK_EVENT_CONTROLLER (press));
    }
}

void
aluette_table_coach_set_game (AluetteTableCoach *self, AluetteGame *game)
{
  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  aluette_table_coach_stop (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->has_hint = FALSE;
  self->offered = 0;
  follow_log (self);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "thinking", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::rated", G_CALLBACK (emit_changed), self,
                           G_CONNECT_SWAPPED);
  watch_portraits (self);
  emit_changed (self);
}

static void
aluette_table_coach_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CLAIMING)
    g_value_set_boolean (value, ALUETTE_TABLE_COACH (object)->topic == ALUETTE_TOPIC_CLAIMING);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_table_coach_dispose (GObject *object)
{
  AluetteTableCoach *self = ALUETTE_TABLE_COACH (object);

  aluette_table_coach_stop_thinking (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (self->log != NULL)
    g_signal_handlers_disconnect_by_data (self->log, self);
  g_clear_object (&self->log);
  g_clear_object (&self->game);
  g_clear_object (&self->coach);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_table_coach_parent_class)->dispose (object);
}

static void
aluette_table_coach_class_init (AluetteTableCoachClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = aluette_table_coach_get_property;
  object_class->dispose = aluette_table_coach_dispose;
  props[PROP_CLAIMING] = g_param_spec_boolean ("claiming", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                   | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_TABLE_COACH, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_table_coach_init (AluetteTableCoach *self)
{
  self->coach = aluette_coach_new ();
}

AluetteTableCoach *
aluette_table_coach_new (AluetteTable *table, GSettings *settings)
{
  AluetteTableCoach *self = g_object_new (ALUETTE_TYPE_TABLE_COACH, NULL);

  self->table = table;
  self->settings = g_object_ref (settings);
  g_signal_connect_object (table, "at-rest", G_CALLBACK (aluette_table_coach_at_rest), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::viewer-seat", G_CALLBACK (viewer_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::coach-hints", G_CALLBACK (emit_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}
