/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/coach/aluette-table-coach-private.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "model/session/aluette-adviser.h"
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

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AluetteTableCoach, aluette_table_coach, G_TYPE_OBJECT)

AluetteTableCoachPrivate *
aluette_table_coach_get_private (AluetteTableCoach *self)
{
  return aluette_table_coach_get_instance_private (self);
}

AluetteView *
aluette_table_coach_get_view (AluetteTableCoach *self)
{
  return aluette_seat_log_get_view (aluette_table_coach_get_private (self)->log);
}

gboolean
aluette_table_coach_is_asked (AluetteTableCoach *self)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  guint seat = aluette_table_get_viewer_seat (priv->table);

  return priv->game != NULL && seat != ALU_GAME_SPECTATOR
         && aluette_game_get_awaited (priv->game) == seat;
}

/* Returns: (nullable): the bots of the game, which are asked for advice. */
static const AluBotKind *
get_bots (AluetteTableCoach *self)
{
  AluetteGame *game = aluette_table_coach_get_private (self)->game;

  return game != NULL ? alu_bot_kind_from_id (aluette_game_get_kind (game)->id) : NULL;
}

/* Returns: the seats that follow the convention of the game. */
static guint32
get_convention_seats (AluetteTableCoach *self)
{
  AluetteGame *game = aluette_table_coach_get_private (self)->game;

  return alu_bot_convention_seats (get_bots (self), aluette_game_get_header (game));
}

void
aluette_table_coach_set_topic (AluetteTableCoach *self, AluetteTopic topic)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  gboolean was_claiming = priv->topic == ALUETTE_TOPIC_CLAIMING;

  priv->topic = topic;
  if (was_claiming != (topic == ALUETTE_TOPIC_CLAIMING))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CLAIMING]);
}

/* Players are named; the coach speaks without. */
static void
announce_speech (AluetteTable *table, const AluetteSpeechBubbleState *state)
{
  /* Translators: a player, and what they say. */
  g_autofree char *text = g_strdup_printf (C_("speech", "%1$s: %2$s"), state->speaker, state->text);

  aluette_announce (GTK_WIDGET (table), state->villager < 0 ? state->text : text);
}

void
aluette_table_coach_show_speech (AluetteTableCoach *self, const AluetteSpeechBubbleState *state)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  gboolean fresh = priv->speech == NULL;

  if (fresh)
    priv->speech = aluette_speech_bubble_new ("match.dismiss");
  aluette_speech_bubble_set_state (ALUETTE_SPEECH_BUBBLE (priv->speech), state);
  if (fresh)
    aluette_table_set_speech (priv->table, priv->speech);
  if (!state->busy)
    announce_speech (priv->table, state);
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
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);

  g_clear_handle_id (&priv->busy_timer, g_source_remove);
  g_cancellable_cancel (priv->cancellable);
  g_clear_object (&priv->cancellable);
}

void
aluette_table_coach_stop (AluetteTableCoach *self)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);

  aluette_table_coach_stop_thinking (self);
  g_clear_handle_id (&priv->timer, g_source_remove);
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_NONE);
  if (priv->game != NULL)
    aluette_game_set_screen_ready (priv->game, ALUETTE_BUSY_COACH, TRUE);
  if (priv->speech != NULL)
    {
      priv->speech = NULL;
      aluette_table_set_speech (priv->table, NULL);
    }
  aluette_table_set_advice (priv->table, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

static gboolean
busy_timeout_cb (gpointer data)
{
  AluetteTableCoach *self = data;
  AluetteSpeechBubbleState state = {
    .speaker = _("Coach"), .villager = -1, .text = _("Let me see…"), .busy = TRUE
  };

  aluette_table_coach_get_private (self)->busy_timer = 0;
  aluette_table_coach_show_speech (self, &state);
  return G_SOURCE_REMOVE;
}

void
aluette_table_coach_start_thinking (AluetteTableCoach *self, AluetteTopic topic)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);

  aluette_table_coach_stop_thinking (self);
  aluette_table_coach_set_topic (self, topic);
  priv->cancellable = g_cancellable_new ();
  priv->busy_timer = g_timeout_add (BUSY_DELAY_MS, busy_timeout_cb, self);
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
  AluetteTableCoachPrivate *priv;

  g_return_val_if_fail (ALUETTE_IS_TABLE_COACH (self), NULL);

  priv = aluette_table_coach_get_private (self);
  if (priv->game != NULL && aluette_game_get_rated (priv->game))
    return _("No hints in matches that count");
  if (!g_settings_get_boolean (priv->settings, "coach-hints"))
    return _("Hints are turned off in Preferences");
  if (!aluette_table_coach_is_asked (self) || priv->topic == ALUETTE_TOPIC_CLAIMING)
    return _("Hints are available on your turn");
  return NULL;
}

static void
forget_hint (AluetteTableCoach *self)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);

  g_clear_pointer (&priv->hint, g_free);
  g_clear_pointer (&priv->hint_view, aluette_view_unref);
}

/* Returns: (transfer full): what the hint says at a stage */
static char *
format_hint (AluetteTableCoach *self, AluetteHintStage stage)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);

  return ALUETTE_TABLE_COACH_GET_CLASS (self)->format_hint (self, priv->hint_view, priv->hint,
                                                            stage);
}

/* There is no “Why?” where the main reason is the only one. */
static void
show_hint (AluetteTableCoach *self)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  AluetteTableCoachClass *klass = ALUETTE_TABLE_COACH_GET_CLASS (self);
  g_autofree char *text = format_hint (self, priv->stage);
  g_autofree char *all = format_hint (self, ALUETTE_HINT_REASON);
  AluetteCardSet advice = klass->get_hint_cards (self, priv->hint);
  guint n_cards = aluette_card_set_count (&advice);
  AluetteSpeechBubbleState state = { .speaker = _("Coach"), .villager = -1, .text = text };

  if (g_str_equal (text, all))
    priv->stage = ALUETTE_HINT_REASON;
  if (priv->stage != ALUETTE_HINT_REASON)
    state.actions[0] = "match.hint";
  state.labels[0] = priv->stage == ALUETTE_HINT_CARD ? _("Why?")
                    : n_cards == 1                   ? _("Show Card")
                    : n_cards > 1                    ? _("Show Cards")
                                                     : _("Show Answer");
  aluette_table_coach_set_topic (self, ALUETTE_TOPIC_HINT);
  aluette_table_coach_show_speech (self, &state);
  aluette_table_set_advice (priv->table, priv->stage != ALUETTE_HINT_NUDGE ? &advice : NULL);
}

static void
hint_ready (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AluetteTableCoach) self = data;
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  g_autoptr (GError) error = NULL;
  gpointer hint = aluette_adviser_hint_finish (result, &error);

  if (hint == NULL)
    {
      aluette_table_coach_report_error (self, error);
      return;
    }
  aluette_table_coach_stop_thinking (self);
  g_free (priv->hint);
  priv->hint = hint;
  priv->stage = ALUETTE_HINT_NUDGE;
  show_hint (self);
}

void
aluette_table_coach_hint (AluetteTableCoach *self)
{
  AluetteTableCoachPrivate *priv;

  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  priv = aluette_table_coach_get_private (self);
  if (aluette_table_coach_get_obstacle (self) != NULL || priv->cancellable != NULL
      || get_bots (self) == NULL || get_bots (self)->hint == NULL)
    return;
  if (priv->hint != NULL)
    {
      if (priv->topic == ALUETTE_TOPIC_HINT && priv->stage != ALUETTE_HINT_REASON)
        priv->stage++;
      show_hint (self);
      return;
    }
  aluette_table_coach_stop (self);
  aluette_table_coach_start_thinking (self, ALUETTE_TOPIC_HINT);
  forget_hint (self);
  priv->hint_view = aluette_view_ref (aluette_table_coach_get_view (self));
  aluette_adviser_hint_async (priv->hint_view, get_convention_seats (self), priv->cancellable,
                              hint_ready, g_object_ref (self));
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

  return aluette_table_coach_get_private (self)->topic != ALUETTE_TOPIC_NONE;
}

/* ---- events of the table ---- */

static gboolean
is_signals_only (AluetteTableCoach *self, guint first, guint n_lines)
{
  AluetteSeatLog *log = aluette_table_coach_get_private (self)->log;
  const AluGameKind *kind = aluette_seat_log_get_kind (log);

  for (guint i = first; i < first + n_lines; i++)
    if (alu_game_event_role (kind, aluette_seat_log_get_line (log, i)) != ALU_GAME_ROLE_SIGNAL)
      return FALSE;
  return TRUE;
}

static void
appended_cb (AluetteTableCoach *self, guint first, guint n_lines)
{
  if (is_signals_only (self, first, n_lines))
    return;
  forget_hint (self);
  if (aluette_table_coach_get_private (self)->topic == ALUETTE_TOPIC_CLAIMING)
    aluette_table_coach_continue_claim (self);
  else
    aluette_table_coach_stop (self);
}

static void
truncated_cb (AluetteTableCoach *self, guint n_lines)
{
  forget_hint (self);
  aluette_table_coach_stop (self);
}

/* Follows the log of the active viewer. */
static void
follow_log (AluetteTableCoach *self)
{
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  guint seat = aluette_table_get_viewer_seat (priv->table);
  guint here = priv->game != NULL ? aluette_game_get_seats_here (priv->game) : 0;

  if (priv->log != NULL)
    g_signal_handlers_disconnect_by_data (priv->log, self);
  g_clear_object (&priv->log);
  if (priv->game == NULL)
    return;
  if (seat >= ALU_GAME_MAX_SEATS || (here & (1u << seat)) == 0)
    seat = ALU_GAME_SPECTATOR;
  priv->log = g_object_ref (aluette_game_get_seat_log (priv->game, seat));
  g_signal_connect_object (priv->log, "appended", G_CALLBACK (appended_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->log, "truncated", G_CALLBACK (truncated_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
viewer_changed_cb (AluetteTableCoach *self)
{
  forget_hint (self);
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
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);
  GtkWidget *portrait = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  const AluGameHeader *header = aluette_game_get_header (priv->game);

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    if (aluette_table_get_portrait (priv->table, seat) == portrait
        && header->players[seat].kind == ALU_GAME_BOT)
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
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);

  for (guint seat = 0; seat < aluette_game_get_header (priv->game)->rules.n_seats; seat++)
    {
      GtkWidget *portrait = aluette_table_get_portrait (priv->table, seat);
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
  AluetteTableCoachPrivate *priv;

  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  priv = aluette_table_coach_get_private (self);
  aluette_table_coach_stop (self);
  if (priv->game != NULL)
    g_signal_handlers_disconnect_by_data (priv->game, self);
  g_set_object (&priv->game, game);
  forget_hint (self);
  priv->offered = 0;
  follow_log (self);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "thinking", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::rated", G_CALLBACK (emit_changed), self,
                           G_CONNECT_SWAPPED);
  if (get_bots (self) != NULL && get_bots (self)->explain != NULL)
    watch_portraits (self);
  emit_changed (self);
}

static void
aluette_table_coach_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CLAIMING)
    g_value_set_boolean (value,
                         aluette_table_coach_get_private (ALUETTE_TABLE_COACH (object))->topic
                             == ALUETTE_TOPIC_CLAIMING);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_table_coach_dispose (GObject *object)
{
  AluetteTableCoach *self = ALUETTE_TABLE_COACH (object);
  AluetteTableCoachPrivate *priv = aluette_table_coach_get_private (self);

  aluette_table_coach_stop_thinking (self);
  g_clear_handle_id (&priv->timer, g_source_remove);
  if (priv->game != NULL)
    g_signal_handlers_disconnect_by_data (priv->game, self);
  if (priv->log != NULL)
    g_signal_handlers_disconnect_by_data (priv->log, self);
  forget_hint (self);
  g_clear_object (&priv->log);
  g_clear_object (&priv->game);
  g_clear_object (&priv->settings);
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
}

void
aluette_table_coach_attach (AluetteTableCoach *self, AluetteTable *table, GSettings *settings)
{
  AluetteTableCoachPrivate *priv;

  g_return_if_fail (ALUETTE_IS_TABLE_COACH (self));

  priv = aluette_table_coach_get_private (self);
  priv->table = table;
  priv->settings = g_object_ref (settings);
  g_signal_connect_object (table, "at-rest", G_CALLBACK (aluette_table_coach_at_rest), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::viewer-seat", G_CALLBACK (viewer_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::coach-hints", G_CALLBACK (emit_changed), self,
                           G_CONNECT_SWAPPED);
}

AluetteTable *
aluette_table_coach_get_table (AluetteTableCoach *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE_COACH (self), NULL);

  return aluette_table_coach_get_private (self)->table;
}

AluetteGame *
aluette_table_coach_get_game (AluetteTableCoach *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE_COACH (self), NULL);

  return aluette_table_coach_get_private (self)->game;
}
