/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-card.h"
#include "ui/table/aluette-table-private.h"
#include "ui/table/aluette-ui-kind.h"

#include <adwaita.h>
#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (AluetteTable, aluette_table, GTK_TYPE_WIDGET)

G_DEFINE_ENUM_TYPE (AluetteSpeed, aluette_speed, G_DEFINE_ENUM_VALUE (ALUETTE_SPEED_OFF, "off"),
                    G_DEFINE_ENUM_VALUE (ALUETTE_SPEED_SLOW, "slow"),
                    G_DEFINE_ENUM_VALUE (ALUETTE_SPEED_NORMAL, "normal"),
                    G_DEFINE_ENUM_VALUE (ALUETTE_SPEED_FAST, "fast"))

#define DEFAULT_TRICK_PAUSE 1600 /* milliseconds */

enum
{
  PROP_GAME = 1,
  PROP_VIEWER,
  PROP_DECK,
  PROP_SHOW_INDICES,
  PROP_SHOW_CAPTIONS,
  PROP_AIDS,
  PROP_SIGN_CAPTIONS,
  PROP_SIGNS_STAY,
  PROP_SINGLE_DEAL,
  PROP_TRICK_PAUSE,
  PROP_HOLD_TRICKS,
  PROP_VIEWER_SEAT,
  PROP_ANIMATION_SPEED,
  PROP_RENDERER,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  AT_REST,
  LANDED,
  GESTURE,
  SOUND,
  CARD_MENU,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Nobody may play while bots consider whether they act out of turn. */
static void
thinking_cb (AluetteTable *self, guint seat, gboolean thinks)
{
  if (aluette_game_get_awaited (self->game) != self->awaited)
    aluette_table_refresh (self);
}

static void
set_presenter (AluetteTable *self, AluetteTablePresenter *presenter)
{
  if (self->presenter != NULL)
    {
      const AluetteTableAction *it = aluette_table_presenter_get_actions (self->presenter);

      for (; it->name != NULL; it++)
        g_action_map_remove_action (G_ACTION_MAP (self->actions), it->name);
      g_signal_handlers_disconnect_by_data (self->presenter, self);
    }
  g_set_object (&self->presenter, presenter);
  if (presenter == NULL)
    return;
  aluette_table_add_game_actions (self);
  g_signal_connect_object (presenter, "changed", G_CALLBACK (aluette_table_refresh), self,
                           G_CONNECT_SWAPPED);
}

static void
follow_game (AluetteTable *self)
{
  const AluetteUiKind *kind = aluette_ui_kind_from_id (aluette_game_get_kind (self->game)->id);
  g_autoptr (AluetteTablePresenter) presenter = kind->presentation->presenter_new ();

  set_presenter (self, presenter);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (aluette_table_log_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "thinking", G_CALLBACK (thinking_cb), self,
                           G_CONNECT_SWAPPED);
}

void
aluette_table_set_game (AluetteTable *self, AluetteGame *game)
{
  if (self->game == game)
    return;
  aluette_table_stop_playback (self);
  aluette_table_remove_seats (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  aluette_table_state_clear (&self->state);
  g_clear_object (&self->log);
  self->position = -1;
  self->choice_id = 0;
  self->active_viewer = ALU_GAME_SPECTATOR;
  g_clear_pointer (&self->notice, g_free);
  memset (self->seen, 0, sizeof self->seen);
  if (game != NULL)
    follow_game (self);
  else
    set_presenter (self, NULL);
  aluette_table_show_all (self);
  aluette_table_update_pause (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

AluetteGame *
aluette_table_get_game (AluetteTable *self)
{
  return self->game;
}

GActionGroup *
aluette_table_get_actions (AluetteTable *self)
{
  return G_ACTION_GROUP (self->actions);
}

const char *
aluette_table_get_message (AluetteTable *self)
{
  return aluette_prompt_get_text (self->prompt);
}

gboolean
aluette_table_is_busy (AluetteTable *self)
{
  return (self->trick_pause && !self->hold_tricks) || self->replay_timer != 0
         || aluette_card_animator_is_running (self->animator);
}

static gboolean
rest_cb (gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);

  self->rest_idle = 0;
  if (!aluette_table_is_busy (self))
    g_signal_emit (self, signals[AT_REST], 0);
  return G_SOURCE_REMOVE;
}

void
aluette_table_check_rest (AluetteTable *self)
{
  if (self->rest_idle == 0)
    self->rest_idle = g_idle_add (rest_cb, self);
}

void
aluette_table_finish_animations (AluetteTable *self)
{
  aluette_table_stop_playback (self);
  aluette_table_show_all (self);
  aluette_table_check_rest (self);
}

static void
aluette_table_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AluetteTable *self = ALUETTE_TABLE (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_VIEWER:
      g_value_set_int (value, self->viewer);
      break;
    case PROP_DECK:
      g_value_set_enum (value, aluette_table_style_get_deck (self->style));
      break;
    case PROP_SHOW_INDICES:
      g_value_set_boolean (value, aluette_table_style_get_show_indices (self->style));
      break;
    case PROP_SHOW_CAPTIONS:
      g_value_set_boolean (value, aluette_table_style_get_show_captions (self->style));
      break;
    case PROP_AIDS:
      g_value_set_boolean (value, self->aids);
      break;
    case PROP_VIEWER_SEAT:
      g_value_set_uint (value, self->viewer_seat);
      break;
    case PROP_SIGN_CAPTIONS:
      g_value_set_boolean (value, self->sign_captions);
      break;
    case PROP_SIGNS_STAY:
      g_value_set_boolean (value, self->signs_stay);
      break;
    case PROP_SINGLE_DEAL:
      g_value_set_boolean (value, self->single_deal);
      break;
    case PROP_TRICK_PAUSE:
      g_value_set_uint (value, self->trick_pause_ms);
      break;
    case PROP_HOLD_TRICKS:
      g_value_set_boolean (value, self->hold_tricks);
      break;
    case PROP_ANIMATION_SPEED:
      g_value_set_enum (value, self->speed);
      break;
    case PROP_RENDERER:
      g_value_set_object (value, aluette_table_style_get_renderer (self->style));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_viewer (AluetteTable *self, int viewer)
{
  if (self->viewer == viewer)
    return;
  self->viewer = viewer;
  self->active_viewer = ALU_GAME_SPECTATOR;
  aluette_table_finish_animations (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
}

static void
aluette_table_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AluetteTable *self = ALUETTE_TABLE (object);

  switch (id)
    {
    case PROP_GAME:
      aluette_table_set_game (self, g_value_get_object (value));
      return;
    case PROP_VIEWER:
      set_viewer (self, g_value_get_int (value));
      return;
    case PROP_DECK:
      aluette_table_style_set_deck (self->style, g_value_get_enum (value));
      break;
    case PROP_SHOW_INDICES:
      aluette_table_style_set_show_indices (self->style, g_value_get_boolean (value));
      break;
    case PROP_SHOW_CAPTIONS:
      aluette_table_style_set_show_captions (self->style, g_value_get_boolean (value));
      break;
    case PROP_SIGN_CAPTIONS:
      self->sign_captions = g_value_get_boolean (value);
      aluette_table_refresh (self);
      break;
    case PROP_SIGNS_STAY:
      self->signs_stay = g_value_get_boolean (value);
      aluette_table_refresh (self);
      break;
    case PROP_SINGLE_DEAL:
      self->single_deal = g_value_get_boolean (value);
      aluette_table_refresh (self);
      break;
    case PROP_TRICK_PAUSE:
      self->trick_pause_ms = g_value_get_uint (value);
      break;
    case PROP_HOLD_TRICKS:
      self->hold_tricks = g_value_get_boolean (value);
      break;
    case PROP_AIDS:
      self->aids = g_value_get_boolean (value);
      break;
    case PROP_ANIMATION_SPEED:
      self->speed = g_value_get_enum (value);
      aluette_set_css_class (GTK_WIDGET (self), "still", self->speed == ALUETTE_SPEED_OFF);
      aluette_score_panel_set_animated (self->score_panel, self->speed != ALUETTE_SPEED_OFF);
      break;
    case PROP_RENDERER:
      if (g_value_get_object (value) != NULL)
        aluette_table_style_set_renderer (self->style, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_object_notify_by_pspec (object, pspec);
}

static void
aluette_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AluetteTable *self = ALUETTE_TABLE (widget);

  aluette_table_background_snapshot (self->background, widget, snapshot);
  GTK_WIDGET_CLASS (aluette_table_parent_class)->snapshot (widget, snapshot);
}

/* While the user has nothing to do, the table itself has the focus, so that keys press nothing by
 * mistake. */
static gboolean
aluette_table_grab_focus (GtkWidget *widget)
{
  return aluette_table_focus_next (ALUETTE_TABLE (widget))
         || GTK_WIDGET_CLASS (aluette_table_parent_class)->grab_focus (widget);
}

static gboolean
aluette_table_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  gboolean outside = focus != NULL && focus != widget && !gtk_widget_is_ancestor (focus, widget);

  /* In a window without focus, the user begins with what must be done next. Shift+Tab comes round
   * without focus from what is before the table. */
  if ((focus == NULL && forward) || (!forward && direction != GTK_DIR_TAB_BACKWARD))
    return GTK_WIDGET_CLASS (aluette_table_parent_class)->focus (widget, direction);
  return aluette_table_move_focus (ALUETTE_TABLE (widget), forward)
         || (outside && gtk_widget_grab_focus (widget));
}

static void
aluette_table_dispose (GObject *object)
{
  AluetteTable *self = ALUETTE_TABLE (object);

  aluette_table_stop_playback (self);
  g_clear_handle_id (&self->rest_idle, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  set_presenter (self, NULL);
  g_clear_object (&self->log);
  g_clear_object (&self->game);
  aluette_table_remove_seats (self);
  self->animator = NULL;
  self->speech = NULL;
  aluette_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->style);
  g_clear_object (&self->actions);
  g_clear_pointer (&self->background, aluette_table_background_free);
  G_OBJECT_CLASS (aluette_table_parent_class)->dispose (object);
}

static void
aluette_table_finalize (GObject *object)
{
  aluette_table_state_clear (&ALUETTE_TABLE (object)->state);
  g_free (ALUETTE_TABLE (object)->notice);
  g_free (ALUETTE_TABLE (object)->review_action);
  g_free (ALUETTE_TABLE (object)->face_action);
  g_free (ALUETTE_TABLE (object)->face_label);
  g_clear_pointer (&ALUETTE_TABLE (object)->faces, g_variant_unref);
  G_OBJECT_CLASS (aluette_table_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, ALUETTE_TYPE_GAME, flags);
  props[PROP_VIEWER] = g_param_spec_int ("viewer", NULL, NULL, -1, ALUETTE_MAX_PLACES - 1, -1,
                                         flags);
  props[PROP_DECK] = g_param_spec_enum ("deck", NULL, NULL, ALUETTE_TYPE_DECK, ALUETTE_DECK_ALUETTE,
                                        flags);
  props[PROP_SHOW_INDICES] = g_param_spec_boolean ("show-indices", NULL, NULL, TRUE, flags);
  props[PROP_SHOW_CAPTIONS] = g_param_spec_boolean ("show-captions", NULL, NULL, FALSE, flags);
  props[PROP_AIDS] = g_param_spec_boolean ("aids", NULL, NULL, TRUE, flags);
  props[PROP_VIEWER_SEAT] = g_param_spec_uint ("viewer-seat", NULL, NULL, 0, ALU_GAME_SPECTATOR,
                                               ALU_GAME_SPECTATOR,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                   | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_SIGN_CAPTIONS] = g_param_spec_boolean ("sign-captions", NULL, NULL, FALSE, flags);
  props[PROP_SIGNS_STAY] = g_param_spec_boolean ("signs-stay", NULL, NULL, FALSE, flags);
  props[PROP_SINGLE_DEAL] = g_param_spec_boolean ("single-deal", NULL, NULL, FALSE, flags);
  props[PROP_TRICK_PAUSE] = g_param_spec_uint ("trick-pause", NULL, NULL, 0, G_MAXUINT,
                                               DEFAULT_TRICK_PAUSE, flags);
  props[PROP_HOLD_TRICKS] = g_param_spec_boolean ("hold-tricks", NULL, NULL, FALSE, flags);
  props[PROP_ANIMATION_SPEED] = g_param_spec_enum ("animation-speed", NULL, NULL,
                                                   ALUETTE_TYPE_SPEED, ALUETTE_SPEED_NORMAL, flags);
  props[PROP_RENDERER] = g_param_spec_object ("renderer", NULL, NULL, ALUETTE_TYPE_CARD_RENDERER,
                                              flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (void)
{
  signals[LANDED] = g_signal_new ("landed", ALUETTE_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[AT_REST] = g_signal_new ("at-rest", ALUETTE_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[SOUND] = g_signal_new ("sound", ALUETTE_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[GESTURE] = g_signal_new ("gesture", ALUETTE_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_UINT, 1, G_TYPE_UINT);
  signals[CARD_MENU] = g_signal_new ("card-menu", ALUETTE_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0,
                                     g_signal_accumulator_true_handled, NULL, NULL,
                                     G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
}

/* An AluetteCardMenuFunc. @data: the table. */
static gboolean
open_card_menu (GtkWidget *card, gpointer data)
{
  AluetteTable *self = ALUETTE_TABLE (data);
  gboolean open = FALSE;

  if (gtk_widget_is_ancestor (card, GTK_WIDGET (self->hand)))
    g_signal_emit (self, signals[CARD_MENU], 0, aluette_card_get_card (ALUETTE_CARD (card)), &open);
  return open;
}

static gboolean
menu_key_cb (GtkWidget *widget, GVariant *unused, gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && ALUETTE_IS_CARD (focus) && open_card_menu (focus, widget);
}

static void
aluette_table_class_init (AluetteTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = aluette_table_get_property;
  object_class->set_property = aluette_table_set_property;
  object_class->dispose = aluette_table_dispose;
  object_class->finalize = aluette_table_finalize;
  widget_class->snapshot = aluette_table_snapshot;
  widget_class->focus = aluette_table_focus;
  widget_class->grab_focus = aluette_table_grab_focus;
  install_properties (object_class);
  install_signals ();
  gtk_widget_class_set_layout_manager_type (widget_class, ALUETTE_TYPE_TABLE_LAYOUT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "aluette-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The light color scheme has daylight, the dark one a lamp. */
static void
update_light (AluetteTable *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean contrast = adw_style_manager_get_high_contrast (manager);

  gtk_widget_remove_css_class (widget, "lamp");
  gtk_widget_remove_css_class (widget, "contrast");
  if (dark)
    gtk_widget_add_css_class (widget, "lamp");
  if (contrast)
    gtk_widget_add_css_class (widget, "contrast");
  aluette_table_background_set_light (self->background, dark, contrast);
  gtk_widget_queue_draw (widget);
}

static void
pressed_cb (AluetteTable *self)
{
  aluette_table_skip_pause (self);
}

static gboolean
key_pressed_cb (AluetteTable *self)
{
  aluette_table_skip_pause (self);
  return GDK_EVENT_PROPAGATE;
}

/* Any click or key ends animations and pauses, in addition to its usual effect. */
static void
watch_input (AluetteTable *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

static void
aluette_table_init (AluetteTable *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  /* The table has the focus while the user has nothing to do. */
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->viewer = -1;
  self->own_villager = -1;
  self->sound = -1;
  self->aids = TRUE;
  self->viewer_seat = ALU_GAME_SPECTATOR;
  self->speed = ALUETTE_SPEED_NORMAL;
  self->trick_pause_ms = DEFAULT_TRICK_PAUSE;
  self->active_viewer = ALU_GAME_SPECTATOR;
  self->landing = ALU_GAME_SPECTATOR;
  self->position = -1;
  aluette_table_state_init (&self->state);
  self->background = aluette_table_background_new ();
  self->style = aluette_table_style_new (NULL);
  self->score_panel = ALUETTE_SCORE_PANEL (aluette_table_add_child (self,
                                                                    aluette_score_panel_new (),
                                                                    ALUETTE_PART_SCORE_PANEL, 0));
  aluette_score_panel_set_animated (self->score_panel, TRUE);
  self->trick = ALUETTE_TRICK (aluette_table_add_child (self, aluette_trick_new (self->style),
                                                        ALUETTE_PART_TRICK, 0));
  aluette_table_add_middle (self);
  self->prompt = ALUETTE_PROMPT (aluette_table_add_child (self, aluette_prompt_new (),
                                                          ALUETTE_PART_PROMPT, 0));
  self->hand = aluette_table_add_hand (self, TRUE, ALUETTE_PART_HAND, 0);
  self->report = ALUETTE_TABLE_REPORT_VIEW (
      aluette_table_add_child (self, aluette_table_report_view_new (), ALUETTE_PART_REPORT, 0));
  self->animator = ALUETTE_CARD_ANIMATOR (aluette_table_add_child (
      self, aluette_card_animator_new (self->style), ALUETTE_PART_COVER, 0));
  self->chip = ALUETTE_CARD_CHIP (aluette_table_add_child (
      self, aluette_card_chip_new (aluette_table_describe_card, self), ALUETTE_PART_COVER, 0));
  aluette_card_chip_set_menu (self->chip, open_card_menu);
  aluette_card_chip_watch (self->chip, GTK_WIDGET (self));
  self->tricks_overlay = ALUETTE_TRICKS_OVERLAY (aluette_table_add_child (
      self, aluette_tricks_overlay_new (self->style), ALUETTE_PART_COVER, 0));
  self->handover = ALUETTE_HANDOVER_SCREEN (aluette_table_add_child (self,
                                                                     aluette_handover_screen_new (),
                                                                     ALUETTE_PART_COVER, 0));
  g_signal_connect_object (self->animator, "heard", G_CALLBACK (aluette_table_emit_sound), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->animator, "arrived", G_CALLBACK (aluette_table_cards_landed), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (GTK_WIDGET (self->tricks_overlay), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->handover), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  aluette_table_install_actions (self);
  watch_input (self);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (update_light), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (update_light), self,
                           G_CONNECT_SWAPPED);
  update_light (self);
  aluette_table_refresh (self);
}

GtkWidget *
aluette_table_new (void)
{
  return g_object_new (ALUETTE_TYPE_TABLE, NULL);
}

void
aluette_table_set_viewer_seat (AluetteTable *self, guint seat)
{
  if (self->viewer_seat == seat)
    return;
  self->viewer_seat = seat;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER_SEAT]);
}

guint
aluette_table_get_viewer_seat (AluetteTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE (self), ALU_GAME_SPECTATOR);

  return self->viewer_seat;
}

AluetteTableStyle *
aluette_table_get_style (AluetteTable *self)
{
  g_return_val_if_fail (ALUETTE_IS_TABLE (self), NULL);

  return self->style;
}

void
aluette_table_set_speech (AluetteTable *self, GtkWidget *speech)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (self->speech == speech)
    return;
  g_clear_pointer (&self->speech, gtk_widget_unparent);
  if (speech != NULL)
    {
      self->speech = aluette_table_add_child (self, speech, ALUETTE_PART_PROMPT, 0);
      gtk_widget_insert_after (speech, GTK_WIDGET (self), GTK_WIDGET (self->prompt));
    }
  aluette_table_refresh (self);
}

void
aluette_table_set_advice (AluetteTable *self, const AluetteCardSet *cards)
{
  static const AluetteCardSet none;

  g_return_if_fail (ALUETTE_IS_TABLE (self));

  if (cards == NULL)
    cards = &none;
  if (aluette_card_set_equal (&self->advised, cards))
    return;
  self->advised = *cards;
  if (self->state.choice.id != 0 && aluette_card_set_count (cards) > 0)
    self->chosen = *cards;
  aluette_table_refresh (self);
}

void
aluette_table_set_coach_actions (AluetteTable *self, const char *why, const char *review)
{
  g_return_if_fail (ALUETTE_IS_TABLE (self));

  aluette_tricks_overlay_set_explain_action (self->tricks_overlay, why);
  g_free (self->review_action);
  self->review_action = g_strdup (review);
  aluette_table_refresh (self);
}
