/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-match-view.h"

#include "model/session/aluette-local-game.h"
#include "presentation/common/aluette-labels.h"
#include "presentation/common/aluette-settings.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-visibility-monitor.h"
#include "ui/common/aluette-widgets.h"
#include "ui/shell/aluette-application.h"
#include "ui/shell/aluette-sounds.h"
#include "ui/shell/aluette-window-size.h"
#include "ui/table/aluette-table-settings.h"
#include "ui/table/aluette-ui-kind.h"

/* Where the items of a game begin among those of ALUETTE_MATCH_MENU_PAGES. */
#define FIRST_PAGE_ITEM 2

struct _AluetteMatchView
{
  GtkWidget parent_instance;

  GtkWidget *header;
  AdwWindowTitle *title;
  AdwBin *bar;
  GtkStack *pages;
  GtkWidget *focus; /* (nullable) (weak): what had the focus on the table when the score came */
  GtkOverlay *overlay;
  AluetteTable *table;
  GtkBox *start_tools;
  GtkBox *end_tools;
  GMenu *advice_menu;
  GMenu *pages_menu;
  GtkWidget *undo;
  GtkWidget *score;
  GtkWidget *sound; /* a toggle button */

  GSettings *settings;
  AluetteGame *game;        /* (nullable) */
  const AluGameKind *kind;  /* (nullable): of @tools */
  AluetteMatchTools *tools; /* (nullable): those of the last match */
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

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteMatchView, aluette_match_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

/* Actions of the table, under the names used by menus and shortcuts. */
static void
table_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);
  g_autofree char *name = g_strconcat ("table.", strchr (action, '.') + 1, NULL);

  gtk_stack_set_visible_child_name (self->pages, "table");
  gtk_widget_activate_action (GTK_WIDGET (self->table), name, NULL);
}

static gboolean
is_shown (AluetteMatchView *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

static void
update_actions (AluetteMatchView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "match.undo",
                                 self->game != NULL && aluette_game_can_undo (self->game));
  gtk_widget_action_set_enabled (widget, "match.redo",
                                 self->game != NULL && aluette_game_can_redo (self->game));
  gtk_widget_action_set_enabled (widget, "match.dismiss",
                                 !is_shown (self, "table")
                                     || (self->tools != NULL
                                         && aluette_match_tools_can_dismiss (self->tools)));
}

/* Delay between cards when a decided deal is played to its end, in milliseconds. */
#define HURRIED_BOT_MS 300
#define HURRIED_TRICK_MS 600

static void
pace_changed (AluetteMatchView *self)
{
  gboolean hurried = self->tools != NULL && aluette_match_tools_is_hurried (self->tools);

  if (ALUETTE_IS_LOCAL_GAME (self->game) && hurried)
    aluette_local_game_set_pace (ALUETTE_LOCAL_GAME (self->game), HURRIED_BOT_MS,
                                 HURRIED_TRICK_MS);
  else if (self->game != NULL)
    aluette_table_settings_apply_pace (self->game, self->settings);
}

/* The match does not go on while the user cannot see it. */
static void
visibility_changed (AluetteMatchView *self)
{
  if (self->game != NULL)
    aluette_game_set_screen_ready (self->game, ALUETTE_BUSY_AWAY,
                                   aluette_visibility_monitor_get_visible (self->visibility));
}

static void
set_title (AluetteMatchView *self, const char *title, const char *subtitle)
{
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
}

/* Returns: whether the narrowest window shows the whole title */
static gboolean
has_room_for_title (AluetteMatchView *self)
{
  int width, least, natural;

  gtk_widget_measure (self->header, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->title), GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural,
                      NULL, NULL);
  return width - least + natural <= ALUETTE_WINDOW_MIN_WIDTH;
}

/* Shows what the match is played by; in a narrow window, where the buttons leave no room for that,
 * the name of the game or nothing. */
static void
update_title (AluetteMatchView *self)
{
  GtkWidget *title = GTK_WIDGET (self->title);
  const AluettePresentationKind *kind;
  const AluGameHeader *header;
  const AluGameOption *convention;
  g_autofree char *rules = NULL, *all = NULL;

  if (self->game == NULL)
    return;
  kind = aluette_presentation_kind_from_id (self->kind->id);
  header = aluette_game_get_header (self->game);
  convention = aluette_presentation_kind_get_convention (kind, header);
  rules = kind->format_rules (&header->rules);
  all = aluette_presentation_kind_format_match (kind, header);
  gtk_widget_set_tooltip_text (title, all);
  gtk_widget_set_visible (title, TRUE);
  set_title (self, rules, convention != NULL ? aluette_option_name (convention) : "");
  if (!self->narrow || has_room_for_title (self))
    return;
  set_title (self, aluette_game_name (self->kind), "");
  gtk_widget_set_visible (title, has_room_for_title (self));
}

static void
take_back_changed (AluetteMatchView *self)
{
  if (self->game != NULL)
    aluette_game_set_rated (self->game, !g_settings_get_boolean (self->settings, "take-back"));
}

/* Returns whether @box has a visible button. */
static gboolean
has_visible_child (GtkBox *box)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child != NULL;
}

/* Empty boxes would leave gaps between the buttons of the header bar. */
static void
update_header (AluetteMatchView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->start_tools), has_visible_child (self->start_tools));
  gtk_widget_set_visible (GTK_WIDGET (self->end_tools), has_visible_child (self->end_tools));
  update_title (self);
}

static void
follow_game (AluetteMatchView *self)
{
  g_signal_connect_object (self->game, "changed", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::rated", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
get_show_score (AluetteMatchView *self)
{
  return is_shown (self, ALUETTE_MATCH_PAGE_SCOREBOARD);
}

static void
set_show_score (AluetteMatchView *self, gboolean show)
{
  const char *page = show ? ALUETTE_MATCH_PAGE_SCOREBOARD : "table";
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (show && focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->overlay)))
    focus = NULL;
  if (show)
    g_set_weak_pointer (&self->focus, focus);
  if (show != get_show_score (self) && gtk_stack_get_child_by_name (self->pages, page) != NULL)
    gtk_stack_set_visible_child_name (self->pages, page);
}

static void
show_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_stack_set_visible_child_name (ALUETTE_MATCH_VIEW (widget)->pages, "table");
}

/* Closes what the game shows over the table, or the page besides it. */
static void
dismiss_page (GtkWidget *widget, const char *action, GVariant *parameter)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (widget);

  if (!is_shown (self, "table"))
    show_table (widget, NULL, NULL);
  else if (self->tools != NULL)
    aluette_match_tools_dismiss (self->tools);
}

static void
add_keys (AluetteMatchView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  aluette_add_global_key (widget, GDK_KEY_z, GDK_CONTROL_MASK, "match.undo", NULL);
  aluette_add_global_key (widget, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "match.redo", NULL);
  aluette_add_global_key (widget, GDK_KEY_l, GDK_CONTROL_MASK, "match.last-trick", NULL);
  aluette_add_global_key (widget, GDK_KEY_F9, 0, "match.scoreboard", NULL);
  aluette_add_global_key (widget, GDK_KEY_Escape, 0, "match.dismiss", NULL);
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

/* Returns: (transfer none): what the user learns of a game, or NULL outside the application. */
static AluetteLearnerData *
get_learner_data (const char *kind)
{
  GApplication *application = g_application_get_default ();

  if (!ALUETTE_IS_APPLICATION (application))
    return NULL;
  return aluette_user_data_get_learner_data (
      aluette_application_get_user_data (ALUETTE_APPLICATION (application)), kind);
}

static void
add_tools (AluetteMatchView *self)
{
  const AluetteMatchPlaces places = {
    .table = self->table,
    .overlay = self->overlay,
    .pages = self->pages,
    .start = self->start_tools,
    .end = self->end_tools,
    .menus = { self->advice_menu, self->pages_menu },
    .first_items = { [ALUETTE_MATCH_MENU_PAGES] = FIRST_PAGE_ITEM },
    .settings = self->settings,
    .get_learner_data = get_learner_data,
  };

  gtk_widget_insert_action_group (GTK_WIDGET (self), "match",
                                  aluette_match_tools_get_actions (self->tools));
  aluette_match_tools_attach (self->tools, &places);
  aluette_match_tools_set_narrow (self->tools, self->narrow);
  g_signal_connect_object (self->tools, "changed", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tools, "notify::hurried", G_CALLBACK (pace_changed), self,
                           G_CONNECT_SWAPPED);
}

static void
remove_tools (AluetteMatchView *self)
{
  if (self->tools == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->tools, self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "match", NULL);
  aluette_match_tools_detach (self->tools);
  g_clear_object (&self->tools);
}

/* Replaces the tools if the next match is one of another game. The table must show no match. */
static void
set_kind (AluetteMatchView *self, const AluGameKind *kind)
{
  const AluetteUiKind *ui_kind = aluette_ui_kind_from_id (kind->id);

  if (self->kind == kind)
    return;
  remove_tools (self);
  self->kind = kind;
  if (ui_kind == NULL || ui_kind->match_tools_new == NULL)
    return;
  self->tools = ui_kind->match_tools_new ();
  add_tools (self);
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

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (is_shown (self, "table") && self->focus != NULL && gtk_widget_grab_focus (self->focus))
    {
      g_clear_weak_pointer (&self->focus);
      return;
    }
  if (has_focus_in (self, page))
    return;
  /* The end of a deal covers the table. */
  if (!gtk_widget_grab_focus (is_shown (self, "table") ? GTK_WIDGET (self->table) : page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
page_changed (AluetteMatchView *self)
{
  update_actions (self);
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
    {
      aluette_match_view_set_game (self, NULL);
      remove_tools (self);
    }
  self->table = NULL;
  g_clear_weak_pointer (&self->focus);
  aluette_remove_children (GTK_WIDGET (self));
  g_clear_object (&self->visibility);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (aluette_match_view_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.undo", NULL, table_action);
  gtk_widget_class_install_action (widget_class, "match.redo", NULL, table_action);
  gtk_widget_class_install_action (widget_class, "match.last-trick", NULL, table_action);
  gtk_widget_class_install_action (widget_class, "match.review", NULL, table_action);
  gtk_widget_class_install_property_action (widget_class, "match.scoreboard", "show-score");
  gtk_widget_class_install_action (widget_class, "match.dismiss", NULL, dismiss_page);
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
  g_type_ensure (ALUETTE_TYPE_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/shell/aluette-match-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, header);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, title);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, bar);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, pages);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, overlay);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, table);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, undo);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, start_tools);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, end_tools);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, advice_menu);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, pages_menu);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, score);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchView, sound);
  install_actions (widget_class);
}

static void
aluette_match_view_init (AluetteMatchView *self)
{
  self->settings = aluette_settings_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->sounds = aluette_sounds_new (self->table, self->settings);
  self->visibility = aluette_visibility_monitor_new (GTK_WIDGET (self->table));
  g_signal_connect_object (self->visibility, "notify::visible", G_CALLBACK (visibility_changed),
                           self, G_CONNECT_SWAPPED);
  add_keys (self);
  add_sound_button (self);
  aluette_table_settings_bind (self->table, self->settings);
  g_signal_connect_object (self->settings, "changed::bot-pace", G_CALLBACK (pace_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::trick-pause", G_CALLBACK (pace_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::take-back", G_CALLBACK (take_back_changed),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (page_changed), self,
                           G_CONNECT_SWAPPED);
  update_actions (self);
}

/* @state: (nullable): of the tools, with its @objects */
static void
set_game (AluetteMatchView *self, AluetteGame *game, GVariant *state, GPtrArray *objects)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (self->tools != NULL)
    aluette_match_tools_set_game (self->tools, NULL, NULL, NULL);
  g_set_object (&self->game, game);
  aluette_table_set_game (self->table, NULL);
  gtk_stack_set_visible_child_name (self->pages, "table");
  if (game != NULL)
    set_kind (self, aluette_game_get_kind (game));
  aluette_table_set_game (self->table, game);
  if (self->tools != NULL)
    aluette_match_tools_set_game (self->tools, game, state, objects);
  if (game != NULL)
    follow_game (self);
  update_header (self);
  visibility_changed (self);
  pace_changed (self);
  take_back_changed (self);
  update_actions (self);
}

void
aluette_match_view_set_game (AluetteMatchView *self, AluetteGame *game)
{
  g_return_if_fail (ALUETTE_IS_MATCH_VIEW (self));

  set_game (self, game, NULL, NULL);
}

/* The match, the page besides the table, and the tools. */
static GVariant *
match_view_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (page);
  GVariant *tools = self->tools != NULL ? aluette_match_tools_get_state (self->tools, objects)
                                        : NULL;
  GVariant *state = g_variant_new ("(us@mv)", aluette_page_add_object (objects, self->game),
                                   gtk_stack_get_visible_child_name (self->pages),
                                   aluette_page_maybe (tools));

  /* This view must not pause the match when it disappears. */
  aluette_match_view_set_game (self, NULL);
  return state;
}

static void
match_view_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteMatchView *self = ALUETTE_MATCH_VIEW (page);
  g_autoptr (GVariant) tools = NULL;
  const char *shown;
  guint game;

  if (context->state == NULL)
    return;
  g_variant_get (context->state, "(u&smv)", &game, &shown, &tools);
  set_game (self, aluette_page_get_object (context->objects, game), tools, context->objects);
  gtk_stack_set_visible_child_name (self->pages, shown);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = match_view_get_state;
  iface->set_state = match_view_set_state;
}

void
aluette_match_view_set_narrow (AluetteMatchView *self, gboolean narrow)
{
  g_return_if_fail (ALUETTE_IS_MATCH_VIEW (self));

  self->narrow = narrow;
  aluette_set_css_class (GTK_WIDGET (self->title), "narrow", narrow);
  gtk_widget_set_visible (self->undo, !narrow);
  gtk_widget_set_visible (self->score, !narrow);
  gtk_widget_set_visible (self->sound, !narrow && aluette_sounds_available ());
  if (self->tools != NULL)
    aluette_match_tools_set_narrow (self->tools, narrow);
  update_header (self);
}

void
aluette_match_view_set_bar (AluetteMatchView *self, GtkWidget *bar)
{
  g_return_if_fail (ALUETTE_IS_MATCH_VIEW (self));

  adw_bin_set_child (self->bar, bar);
}

GtkWidget *
aluette_match_view_get_bar (AluetteMatchView *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_VIEW (self), NULL);

  return adw_bin_get_child (self->bar);
}

AluetteTable *
aluette_match_view_get_table (AluetteMatchView *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_VIEW (self), NULL);

  return self->table;
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

AluetteMatchTools *
aluette_match_view_get_tools (AluetteMatchView *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_VIEW (self), NULL);

  return self->tools;
}
