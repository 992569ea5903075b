/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-match-view.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-game.h"
#include "model/aluette/aluette-aluette-record.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-model-kind.h"
#include "ui/aluette/aluette-end-scene.h"
#include "ui/aluette/aluette-notepad.h"
#include "ui/aluette/aluette-portrait-controller.h"
#include "ui/aluette/aluette-reaction-controller.h"
#include "ui/aluette/aluette-sign-book.h"
#include "ui/aluette/aluette-sign-palette.h"
#include "ui/aluette/aluette-sign-timeline.h"
#include "ui/aluette/aluette-review-page.h"
#include "ui/aluette/aluette-table-coach.h"
#include "ui/shell/aluette-application.h"
#include "ui/aluette/aluette-setup-text.h"
#include "ui/common/aluette-settings.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-visibility-monitor.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-sounds.h"
#include "ui/shell/aluette-table-settings.h"
#include "ui/shell/aluette-window-size.h"
#include "ui/aluette/aluette-scoreboard.h"
#include "ui/aluette/aluette-text-context.h"

struct _AluetteMatchView
{
  GtkWidget parent_instance;

  GtkWidget *header;
  AdwWindowTitle *title;
  GtkStack *pages;
  AluetteTable *table;
  AluetteEndScene *end_scene;
  AluetteScoreboard *scoreboard;
  GtkScrolledWindow *timeline_scroller;
  GtkWidget *undo;
  GtkWidget *score;
  GtkWidget *sound; /* a toggle button */
  AluetteSignPalette *palette;
  GtkWidget *notes; /* button of the notepad */
  AluetteNotepad *notepad;
  AluetteSignTimeline *timeline;
  GtkWidget *hint;
  AluetteReviewPage *deal_review;

  AluetteTableCoach *coach;
  GSettings *settings;
  AluetteGame *game;                              /* (nullable) */
  AluetteGaze *gaze;                              /* (nullable): gaze of the match */
  AluettePortraitController *portrait_controller; /* (nullable) */
  AluetteReactionController *reactions;
  AluetteSounds *sounds;
  AluetteVisibilityMonitor *visibility; /* of the table */
  gboolean narrow;
};

enum
{
  PROP_SHOW_SCORE = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_STORAGE_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteMatchView, aluette_match_view, GTK_TYPE_WIDGET)

/* Actions of the table, under the names used by menus and shortcuts. */
static void
table_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);
  g_autofree char *name = g_strconcat ("table.", strchr (action, '.') + 1, NULL);

  gtk_stack_set_visible_child_name (self->pages, "table");
  gtk_widget_activate_action (GTK_WIDGET (self->table), name, NULL);
}

static void
update_actions (AluetteMatchView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "match.undo",
                                 self->game != NULL && aluette_game_can_undo (self->game));
  gtk_widget_action_set_enabled (widget, "match.redo",
                                 self->game != NULL && aluette_game_can_redo (self->game));
}

/* Delay between cards when a decided deal is played to its end, in milliseconds. */
#define CLAIMING_BOT_MS 300
#define CLAIMING_TRICK_MS 600

static void
pace_changed (AluetteMatchView *self)
{
  gboolean claiming = FALSE;

  g_object_get (self->coach, "claiming", &claiming, NULL);
  if (ALUETTE_IS_LOCAL_GAME (self->game) && claiming)
    aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (self->game), CLAIMING_BOT_MS,
                                 CLAIMING_TRICK_MS);
  else if (self->game != NULL)
    aluette_table_settings_apply_pace (self->game, self->settings);
}

static gboolean
is_shown (AluetteMatchView *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

static const AluView *
get_spectator_view (AluetteMatchView *self)
{
  AluetteSeatLog *log = aluette_game_get_seat_log (self->game, ALU_NOBODY);

  return aluette_view_get_aluette (aluette_seat_log_get_view (log));
}

/* Returns whether the last deal is over and can be reviewed. */
static gboolean
can_review_deal (AluetteMatchView *self)
{
  const AluView *view = self->game != NULL ? get_spectator_view (self) : NULL;

  return view != NULL && view->match.deal.ended && view->match.deal.n_tricks > 0;
}

static void
coach_changed (AluetteMatchView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *obstacle = aluette_table_coach_get_obstacle (self->coach);

  gtk_widget_action_set_enabled (widget, "match.hint", obstacle == NULL);
  gtk_widget_set_tooltip_text (self->hint, obstacle != NULL ? obstacle : _("Hint (H)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hint), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  obstacle != NULL ? obstacle : "", -1);
  gtk_widget_action_set_enabled (widget, "match.why", self->game != NULL);
  gtk_widget_action_set_enabled (widget, "match.dismiss",
                                 aluette_table_coach_is_speaking (self->coach)
                                     || !is_shown (self, "table"));
  gtk_widget_action_set_enabled (widget, "match.review-deal", can_review_deal (self));
}

/* The match does not go on while the user cannot see it. */
static void
visibility_changed (AluetteMatchView *self)
{
  if (self->game != NULL)
    aluette_game_set_screen_ready (self->game, ALUETTE_BUSY_AWAY,
                                   aluette_visibility_monitor_get_visible (self->visibility));
}

/* In a narrow window with large text there is room for the title or for the buttons. */
static void
update_title (AluetteMatchView *self)
{
  GtkWidget *title = GTK_WIDGET (self->title);
  int width;

  gtk_widget_set_visible (title, TRUE);
  gtk_widget_measure (self->header, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_set_visible (title, !self->narrow || width <= ALUETTE_WINDOW_MIN_WIDTH);
}

static void
take_back_changed (AluetteMatchView *self)
{
  if (self->game != NULL)
    aluette_game_set_rated (self->game, !g_settings_get_boolean (self->settings, "take-back"));
}

static void
gesture_difficulty_changed (AluetteMatchView *self)
{
  if (self->gaze != NULL && aluette_game_get_aluette_header (self->game)->rules.signs)
    aluette_table_settings_get_gesture_difficulty (self->gaze, self->settings);
}

/* The active viewer changed. Updates palette, notes and gaze. */
static void
viewer_changed (AluetteMatchView *self)
{
  guint seat = aluette_table_get_viewer_seat (self->table);

  if (self->gaze != NULL)
    aluette_gaze_set_viewer (self->gaze, seat);
  aluette_sign_palette_set_player (self->palette, self->game, self->gaze, seat, self->table);
  aluette_notepad_set_player (self->notepad, self->game, seat);
  aluette_sign_timeline_set_game (self->timeline, self->game, seat);
}

static guint
get_gesture (AluSign sign, guint strength, gpointer settings)
{
  return aluette_sign_gesture (settings, sign, strength);
}

static void
storage_failed (AluetteMatchView *self, const char *message)
{
  g_signal_emit (self, signals[SIGNAL_STORAGE_FAILED], 0, message);
}

/* Describes a gesture for screen reader users, but not the meaning of the sign, which the player
 * must know. */
static void
sign_shown (AluetteMatchView *self, guint seat, guint sign, guint strength)
{
  guint viewer = aluette_table_get_viewer_seat (self->table);
  AluetteTextContext context = { aluette_game_get_aluette_header (self->game), viewer,
                                 ALUETTE_DECK_ALUETTE };
  g_autofree char *name = aluette_text_player (&context, seat);
  AluetteGesture gesture = aluette_sign_gesture (self->settings, (AluSign) sign, strength);
  /* Translators: a player and their gesture: “Léon: A pout”. */
  g_autofree char *text = g_strdup_printf (C_("gesture", "%1$s: %2$s"), name,
                                           aluette_gesture_text (gesture));

  if (seat != viewer)
    aluette_announce (GTK_WIDGET (self->table), text);
}

/* Creates the gaze of a match whose players make signs or calls. */
static void
start_gaze (AluetteMatchView *self, AluetteGaze *gaze)
{
  const AluRules *rules
      = self->game != NULL ? &aluette_game_get_aluette_header (self->game)->rules : NULL;

  if (rules == NULL || (!rules->signs && !rules->parlante))
    return;
  self->gaze = gaze != NULL ? g_object_ref (gaze)
                            : ALUETTE_GAZE (aluette_model_kind_new_companion (self->game));
  self->portrait_controller = aluette_portrait_controller_new (self->table, self->gaze, get_gesture,
                                                               self->settings);
  g_signal_connect_object (self->portrait_controller, "sign-shown", G_CALLBACK (sign_shown), self,
                           G_CONNECT_SWAPPED);
}

static void
follow_game (AluetteMatchView *self)
{
  g_autofree char *rules = NULL;

  g_signal_connect_object (self->game, "notify::can-undo", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::can-redo", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "storage-failed", G_CALLBACK (storage_failed), self,
                           G_CONNECT_SWAPPED);
  rules = aluette_rules_name (&aluette_game_get_aluette_header (self->game)->rules);
  adw_window_title_set_title (self->title, rules);
}

static gboolean
get_show_score (AluetteMatchView *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "scoreboard") == 0;
}

static void
set_show_score (AluetteMatchView *self, gboolean show)
{
  if (show != get_show_score (self))
    gtk_stack_set_visible_child_name (self->pages, show ? "scoreboard" : "table");
}

static void
show_timeline (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_stack_set_visible_child_name (ALUETTE_MATCH_VIEW (widget)->pages, "timeline");
}

static void
show_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_stack_set_visible_child_name (ALUETTE_MATCH_VIEW (widget)->pages, "table");
}

/* Closes the overlay of the table, or dismisses the coach. */
static void
dismiss_page (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);

  if (is_shown (self, "table"))
    aluette_table_coach_dismiss (self->coach);
  else
    show_table (widget, NULL, NULL);
}

static void
coach_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);

  gtk_stack_set_visible_child_name (self->pages, "table");
  if (g_str_equal (action, "match.hint"))
    aluette_table_coach_hint (self->coach);
  else
    aluette_table_coach_claim (self->coach);
}

static void
explain_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);

  gtk_stack_set_visible_child_name (self->pages, "table");
  gtk_widget_activate_action (GTK_WIDGET (self->table), "table.look-away", NULL);
  aluette_table_coach_explain (self->coach, g_variant_get_int32 (parameter));
}

/* Returns: (transfer none) (nullable): the user's mistakes, or NULL outside the application. */
static AluetteMistakes *
program_mistakes (void)
{
  GApplication *application = g_application_get_default ();

  if (!ALUETTE_IS_APPLICATION (application))
    return NULL;
  return aluette_learner_data_get_mistakes (
      aluette_application_get_learner_data (ALUETTE_APPLICATION (application)));
}

static void
review_deal (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);
  g_autoptr (GArray) events = NULL;
  g_autofree char *record = NULL;

  if (!can_review_deal (self))
    return;
  events = aluette_game_get_finished (self->game);
  record = aluette_record_write_aluette (aluette_game_get_aluette_header (self->game),
                                 (const AluEvent *) events->data, events->len);
  aluette_review_page_set_mistakes (self->deal_review, program_mistakes ());
  aluette_review_page_set_record (self->deal_review, record,
                                  get_spectator_view (self)->match.n_deals - 1,
                                  aluette_table_get_viewer_seat (self->table));
  gtk_stack_set_visible_child_name (self->pages, "deal-review");
}

static void
add_deal_review (AluetteMatchView *self)
{
  GtkWidget *page = aluette_review_page_new ("match.table");

  self->deal_review = ALUETTE_REVIEW_PAGE (page);
  gtk_stack_add_named (self->pages, page, "deal-review");
  aluette_table_settings_bind (aluette_review_page_get_table (self->deal_review), self->settings);
}

static void
add_keys (AluetteMatchView *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *table = GTK_WIDGET (self->table);

  aluette_add_global_key (widget, GDK_KEY_z, GDK_CONTROL_MASK, "match.undo", NULL);
  aluette_add_global_key (widget, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "match.redo", NULL);
  aluette_add_global_key (widget, GDK_KEY_l, GDK_CONTROL_MASK, "match.last-trick", NULL);
  aluette_add_global_key (widget, GDK_KEY_F9, 0, "match.scoreboard", NULL);
  aluette_add_global_key (widget, GDK_KEY_Escape, 0, "match.dismiss", NULL);
  aluette_add_global_key (table, GDK_KEY_h, 0, "match.hint", NULL);
  aluette_add_global_key (table, GDK_KEY_p, 0, "match.look-partner", NULL);
  aluette_add_global_key (table, GDK_KEY_n, 0, "match.look-next", NULL);
  aluette_add_global_key (table, GDK_KEY_w, 0, "match.why", g_variant_new_int32 (-1));
}

static void
update_sound_icon (AluetteMatchView *self)
{
  gtk_button_set_icon_name (GTK_BUTTON (self->sound),
                            gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->sound))
                                ? "audio-volume-high-symbolic"
                                : "audio-volume-muted-symbolic");
}

/* The button is missing if sounds cannot be played, and in a narrow window. */
static void
add_sound_button (AluetteMatchView *self)
{
  g_signal_connect_object (self->sound, "notify::active", G_CALLBACK (update_sound_icon), self,
                           G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "sounds", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_visible (self->sound, aluette_sounds_available ());
  update_sound_icon (self);
}

static void
add_coach (AluetteMatchView *self)
{
  self->coach = aluette_table_coach_new (self->table, self->settings);
  aluette_table_set_coach_actions (self->table, "match.why", "match.review-deal");
  g_signal_connect_object (self->coach, "changed", G_CALLBACK (coach_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->coach, "notify::claiming", G_CALLBACK (pace_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
add_timeline (AluetteMatchView *self)
{
  GtkWidget *timeline = aluette_sign_timeline_new (aluette_table_get_style (self->table));

  self->timeline = ALUETTE_SIGN_TIMELINE (timeline);
  gtk_scrolled_window_set_child (self->timeline_scroller, timeline);
}

static gboolean
has_focus_in (AluetteMatchView *self, GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == page || gtk_widget_is_ancestor (focus, page));
}

/* The focus may have been on the previous page, in the header bar or in a menu. */
static void
focus_page (AluetteMatchView *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || has_focus_in (self, page))
    return;
  if (is_shown (self, "table"))
    gtk_widget_grab_focus (page);
  else
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
page_changed (AluetteMatchView *self)
{
  if (!is_shown (self, "deal-review"))
    aluette_review_page_set_record (self->deal_review, NULL, 0, ALU_NOBODY);
  coach_changed (self);
  focus_page (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_SCORE]);
}

static void
aluette_match_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOW_SCORE)
    g_value_set_boolean (value, get_show_score (ALUETTE_MATCH_VIEW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_match_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHOW_SCORE)
    set_show_score (ALUETTE_MATCH_VIEW (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_match_view_dispose (GObject *object)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (object);

  if (self->table != NULL)
    aluette_match_view_set_game (self, NULL, NULL);
  self->table = NULL;
  aluette_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->visibility);
  g_clear_object (&self->coach);
  g_clear_object (&self->reactions);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_match_view_parent_class)->dispose (object);
}

static void
look_at_partner (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);

  if (self->portrait_controller != NULL)
    aluette_portrait_controller_look_at_partner (self->portrait_controller);
}

static void
look_next (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);

  if (self->portrait_controller != NULL)
    aluette_portrait_controller_look_next (self->portrait_controller);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.look-partner", NULL, look_at_partner);
  gtk_widget_class_install_action (widget_class, "match.look-next", NULL, look_next);
  gtk_widget_class_install_action (widget_class, "match.undo", NULL, table_action);
  gtk_widget_class_install_action (widget_class, "match.redo", NULL, table_action);
  gtk_widget_class_install_action (widget_class, "match.last-trick", NULL, table_action);
  gtk_widget_class_install_action (widget_class, "match.review", NULL, table_action);
  gtk_widget_class_install_action (widget_class, "match.timeline", NULL, show_timeline);
  gtk_widget_class_install_property_action (widget_class, "match.scoreboard", "show-score");
  gtk_widget_class_install_action (widget_class, "match.hint", NULL, coach_action);
  gtk_widget_class_install_action (widget_class, "match.claim", NULL, coach_action);
  gtk_widget_class_install_action (widget_class, "match.dismiss", NULL, dismiss_page);
  gtk_widget_class_install_action (widget_class, "match.why", "i", explain_action);
  gtk_widget_class_install_action (widget_class, "match.review-deal", NULL, review_deal);
  gtk_widget_class_install_action (widget_class, "match.table", NULL, show_table);
}

static void
aluette_match_view_class_init (AluetteMatchViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = aluette_match_view_get_property;
  object_class->set_property = aluette_match_view_set_property;
  object_class->dispose = aluette_match_view_dispose;
  props[PROP_SHOW_SCORE] = g_param_spec_boolean ("show-score", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                     | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[SIGNAL_STORAGE_FAILED] = g_signal_new ("storage-failed", ALUETTE_TYPE_MATCH_VIEW,
                                                 G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                 G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (ALUETTE_TYPE_TABLE);
  g_type_ensure (ALUETTE_TYPE_END_SCENE);
  g_type_ensure (ALUETTE_TYPE_SCOREBOARD);
  g_type_ensure (ALUETTE_TYPE_SIGN_PALETTE);
  g_type_ensure (ALUETTE_TYPE_NOTEPAD);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-match-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, header);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, pages);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, table);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, end_scene);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, scoreboard);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, timeline_scroller);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, palette);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, undo);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, hint);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, score);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, sound);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, notes);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, notepad);
  install_actions (widget_class);
}

static void
aluette_match_view_init (AluetteMatchView *self)
{
  self->settings = aluette_settings_new ();
  self->sounds = aluette_sounds_new (self->settings);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->visibility = aluette_visibility_monitor_new (GTK_WIDGET (self->table));
  g_signal_connect_object (self->visibility, "notify::visible", G_CALLBACK (visibility_changed),
                           self, G_CONNECT_SWAPPED);
  add_timeline (self);
  add_deal_review (self);
  add_coach (self);
  add_keys (self);
  add_sound_button (self);
  aluette_table_settings_bind (self->table, self->settings);
  g_signal_connect_object (self->table, "notify::viewer-seat", G_CALLBACK (viewer_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::bot-pace", G_CALLBACK (pace_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::trick-pause", G_CALLBACK (pace_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::take-back", G_CALLBACK (take_back_changed),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::sign-difficulty",
                           G_CALLBACK (gesture_difficulty_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::own-eyes",
                           G_CALLBACK (gesture_difficulty_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (page_changed), self,
                           G_CONNECT_SWAPPED);
  aluette_end_scene_set_table (self->end_scene, self->table);
  self->reactions = aluette_reaction_controller_new (self->table, ALUETTE_BORED_MS);
  gesture_difficulty_changed (self);
  viewer_changed (self);
  update_actions (self);
  coach_changed (self);
}

void
aluette_match_view_set_game (AluetteMatchView *self, AluetteGame *game, AluetteGaze *gaze)
{
  g_return_if_fail (ALUETTE_IS_MATCH_VIEW (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->portrait_controller);
  g_clear_object (&self->gaze);
  aluette_table_coach_set_game (self->coach, NULL);
  g_set_object (&self->game, game);
  aluette_table_set_game (self->table, game);
  aluette_table_coach_set_game (self->coach, game);
  aluette_scoreboard_set_game (self->scoreboard, game);
  aluette_sounds_set_game (self->sounds, game);
  gtk_stack_set_visible_child_name (self->pages, "table");
  if (game != NULL)
    follow_game (self);
  start_gaze (self, gaze);
  gesture_difficulty_changed (self);
  viewer_changed (self);
  gtk_widget_set_visible (GTK_WIDGET (self->palette), self->gaze != NULL);
  gtk_widget_set_visible (self->notes, self->gaze != NULL);
  update_title (self);
  visibility_changed (self);
  pace_changed (self);
  take_back_changed (self);
  update_actions (self);
}

void
aluette_match_view_set_narrow (AluetteMatchView *self, gboolean narrow)
{
  g_return_if_fail (ALUETTE_IS_MATCH_VIEW (self));

  self->narrow = narrow;
  gtk_widget_set_visible (self->undo, !narrow);
  gtk_widget_set_visible (self->score, !narrow);
  gtk_widget_set_visible (self->hint, !narrow);
  gtk_widget_set_visible (self->sound, !narrow && aluette_sounds_available ());
  update_title (self);
}

void
aluette_match_view_restore_from (AluetteMatchView *self, AluetteMatchView *other)
{
  const char *page;

  g_return_if_fail (ALUETTE_IS_MATCH_VIEW (self));
  g_return_if_fail (ALUETTE_IS_MATCH_VIEW (other));

  page = gtk_stack_get_visible_child_name (other->pages);
  aluette_match_view_set_game (self, other->game, other->gaze);
  aluette_notepad_restore_from (self->notepad, other->notepad);
  if (is_shown (other, "deal-review"))
    aluette_review_page_restore_from (self->deal_review, other->deal_review);
  gtk_stack_set_visible_child_name (self->pages, page);
  /* The other view must not pause the match when it disappears. */
  aluette_match_view_set_game (other, NULL, NULL);
}

AluetteGame *
aluette_match_view_get_game (AluetteMatchView *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_VIEW (self), NULL);

  return self->game;
}

void
aluette_match_view_focus_table (AluetteMatchView *self)
{
  g_return_if_fail (ALUETTE_IS_MATCH_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

AluetteGaze *
aluette_match_view_get_gaze (AluetteMatchView *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_VIEW (self), NULL);

  return self->gaze;
}
