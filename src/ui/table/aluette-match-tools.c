/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-match-tools.h"

#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-talk-controller.h"

typedef struct
{
  AluetteMatchPlaces places;
  GSimpleActionGroup *actions;
  GPtrArray *widgets;       /* what was added to the view */
  GtkEventController *keys; /* (nullable): of the table */
  AluetteTalkController *talk; /* (nullable) */
  int n_items[ALUETTE_N_MATCH_MENUS];
  AluetteGame *game; /* (nullable) */
  gboolean hurried;
} AluetteMatchToolsPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AluetteMatchTools, aluette_match_tools, G_TYPE_OBJECT)

enum
{
  PROP_HURRIED = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static AluetteMatchToolsPrivate *
get_private (AluetteMatchTools *self)
{
  return aluette_match_tools_get_instance_private (self);
}

static void
remove_widget (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_STACK (parent))
    gtk_stack_remove (GTK_STACK (parent), widget);
  else if (GTK_IS_OVERLAY (parent))
    gtk_overlay_remove_overlay (GTK_OVERLAY (parent), widget);
  else
    gtk_box_remove (GTK_BOX (parent), widget);
}

void
aluette_match_tools_attach (AluetteMatchTools *self, const AluetteMatchPlaces *places)
{
  AluetteMatchToolsPrivate *priv = get_private (self);

  g_return_if_fail (ALUETTE_IS_MATCH_TOOLS (self));
  g_return_if_fail (priv->keys == NULL);

  priv->places = *places;
  priv->keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (priv->keys),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_add_controller (GTK_WIDGET (places->table), priv->keys);
  priv->talk = aluette_talk_controller_new (places->table, places->settings,
                                            ALUETTE_TALK_WAIT_MS);
  ALUETTE_MATCH_TOOLS_GET_CLASS (self)->attach (self);
}

void
aluette_match_tools_detach (AluetteMatchTools *self)
{
  AluetteMatchToolsPrivate *priv = get_private (self);

  g_return_if_fail (ALUETTE_IS_MATCH_TOOLS (self));
  g_return_if_fail (priv->game == NULL);

  for (guint i = 0; i < priv->widgets->len; i++)
    remove_widget (g_ptr_array_index (priv->widgets, i));
  g_ptr_array_set_size (priv->widgets, 0);
  for (int menu = 0; menu < ALUETTE_N_MATCH_MENUS; menu++)
    for (; priv->n_items[menu] > 0; priv->n_items[menu]--)
      g_menu_remove (priv->places.menus[menu], priv->places.first_items[menu]);
  gtk_widget_remove_controller (GTK_WIDGET (priv->places.table), priv->keys);
  priv->keys = NULL;
  g_clear_object (&priv->talk);
  aluette_table_set_coach_actions (priv->places.table, NULL, NULL);
}

void
aluette_match_tools_set_game (AluetteMatchTools *self, AluetteGame *game, GVariant *state,
                              GPtrArray *objects)
{
  AluetteMatchToolsClass *klass = ALUETTE_MATCH_TOOLS_GET_CLASS (self);

  g_return_if_fail (ALUETTE_IS_MATCH_TOOLS (self));

  g_set_object (&get_private (self)->game, game);
  if (klass->game_changed != NULL)
    klass->game_changed (self, state, objects);
}

GVariant *
aluette_match_tools_get_state (AluetteMatchTools *self, GPtrArray *objects)
{
  AluetteMatchToolsClass *klass = ALUETTE_MATCH_TOOLS_GET_CLASS (self);

  return klass->get_state != NULL ? klass->get_state (self, objects) : NULL;
}

void
aluette_match_tools_set_narrow (AluetteMatchTools *self, gboolean narrow)
{
  AluetteMatchToolsClass *klass = ALUETTE_MATCH_TOOLS_GET_CLASS (self);

  if (klass->set_narrow != NULL)
    klass->set_narrow (self, narrow);
}

gboolean
aluette_match_tools_can_dismiss (AluetteMatchTools *self)
{
  AluetteMatchToolsClass *klass = ALUETTE_MATCH_TOOLS_GET_CLASS (self);

  return klass->can_dismiss != NULL && klass->can_dismiss (self);
}

void
aluette_match_tools_dismiss (AluetteMatchTools *self)
{
  AluetteMatchToolsClass *klass = ALUETTE_MATCH_TOOLS_GET_CLASS (self);

  if (klass->dismiss != NULL)
    klass->dismiss (self);
}

gboolean
aluette_match_tools_is_hurried (AluetteMatchTools *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_TOOLS (self), FALSE);

  return get_private (self)->hurried;
}

GActionGroup *
aluette_match_tools_get_actions (AluetteMatchTools *self)
{
  return G_ACTION_GROUP (get_private (self)->actions);
}

const AluetteMatchPlaces *
aluette_match_tools_get_places (AluetteMatchTools *self)
{
  return &get_private (self)->places;
}

AluetteGame *
aluette_match_tools_get_game (AluetteMatchTools *self)
{
  return get_private (self)->game;
}

void
aluette_match_tools_add_actions (AluetteMatchTools *self, const GActionEntry *entries,
                                 guint n_entries)
{
  g_action_map_add_action_entries (G_ACTION_MAP (get_private (self)->actions), entries,
                                   (int) n_entries, self);
}

void
aluette_match_tools_enable_action (AluetteMatchTools *self, const char *action, gboolean enabled)
{
  GAction *found = g_action_map_lookup_action (G_ACTION_MAP (get_private (self)->actions), action);

  g_return_if_fail (found != NULL);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (found), enabled);
}

void
aluette_match_tools_add_button (AluetteMatchTools *self, GtkPackType side, GtkWidget *button)
{
  AluetteMatchToolsPrivate *priv = get_private (self);

  gtk_box_append (side == GTK_PACK_START ? priv->places.start : priv->places.end, button);
  g_ptr_array_add (priv->widgets, button);
}

void
aluette_match_tools_add_page (AluetteMatchTools *self, const char *name, GtkWidget *page)
{
  AluetteMatchToolsPrivate *priv = get_private (self);

  gtk_stack_add_titled (priv->places.pages, page, name, "");
  g_ptr_array_add (priv->widgets, page);
}

void
aluette_match_tools_add_overlay (AluetteMatchTools *self, GtkWidget *widget)
{
  AluetteMatchToolsPrivate *priv = get_private (self);

  gtk_overlay_add_overlay (priv->places.overlay, widget);
  g_ptr_array_add (priv->widgets, widget);
}

void
aluette_match_tools_add_menu_item (AluetteMatchTools *self, AluetteMatchMenu menu,
                                   const char *label, const char *action)
{
  AluetteMatchToolsPrivate *priv = get_private (self);

  g_menu_insert (priv->places.menus[menu],
                 priv->places.first_items[menu] + priv->n_items[menu]++, label, action);
}

void
aluette_match_tools_add_key (AluetteMatchTools *self, guint key, const char *action,
                             GVariant *target)
{
  aluette_add_key (get_private (self)->keys, key, 0, action, target);
}

void
aluette_match_tools_show_page (AluetteMatchTools *self, const char *name)
{
  gtk_stack_set_visible_child_name (get_private (self)->places.pages, name);
}

gboolean
aluette_match_tools_is_shown (AluetteMatchTools *self, const char *name)
{
  GtkStack *pages = get_private (self)->places.pages;

  return g_strcmp0 (gtk_stack_get_visible_child_name (pages), name) == 0;
}

void
aluette_match_tools_set_hurried (AluetteMatchTools *self, gboolean hurried)
{
  AluetteMatchToolsPrivate *priv = get_private (self);

  if (priv->hurried == hurried)
    return;
  priv->hurried = hurried;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HURRIED]);
}

void
aluette_match_tools_changed (AluetteMatchTools *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
aluette_match_tools_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_HURRIED)
    g_value_set_boolean (value, get_private (ALUETTE_MATCH_TOOLS (object))->hurried);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
aluette_match_tools_dispose (GObject *object)
{
  AluetteMatchToolsPrivate *priv = get_private (ALUETTE_MATCH_TOOLS (object));

  g_clear_object (&priv->game);
  g_clear_object (&priv->actions);
  g_clear_pointer (&priv->widgets, g_ptr_array_unref);
  G_OBJECT_CLASS (aluette_match_tools_parent_class)->dispose (object);
}

static void
aluette_match_tools_class_init (AluetteMatchToolsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = aluette_match_tools_get_property;
  object_class->dispose = aluette_match_tools_dispose;
  props[PROP_HURRIED] = g_param_spec_boolean ("hurried", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_MATCH_TOOLS, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_match_tools_init (AluetteMatchTools *self)
{
  AluetteMatchToolsPrivate *priv = get_private (self);

  priv->actions = g_simple_action_group_new ();
  priv->widgets = g_ptr_array_new ();
}
