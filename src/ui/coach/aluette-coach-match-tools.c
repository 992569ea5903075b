/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/coach/aluette-coach-match-tools.h"

#include <glib/gi18n.h>

typedef struct
{
  AluetteTableCoach *coach; /* (nullable) */
  GtkWidget *hint;          /* the view owns it */
} AluetteCoachMatchToolsPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AluetteCoachMatchTools, aluette_coach_match_tools,
                                     ALUETTE_TYPE_MATCH_TOOLS)

static AluetteCoachMatchToolsPrivate *
get_private (gpointer tools)
{
  return aluette_coach_match_tools_get_instance_private (ALUETTE_COACH_MATCH_TOOLS (tools));
}

static void
coach_changed_cb (AluetteMatchTools *tools)
{
  AluetteCoachMatchToolsPrivate *priv = get_private (tools);
  const char *obstacle = aluette_table_coach_get_obstacle (priv->coach);

  aluette_match_tools_enable_action (tools, "hint", obstacle == NULL);
  gtk_widget_set_tooltip_text (priv->hint, obstacle != NULL ? obstacle : _("Hint (H)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->hint), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  obstacle != NULL ? obstacle : "", -1);
  aluette_match_tools_enable_action (tools, "why", aluette_match_tools_get_game (tools) != NULL);
  aluette_match_tools_changed (tools);
}

static void
claiming_changed_cb (AluetteMatchTools *tools)
{
  gboolean claiming = FALSE;

  g_object_get (get_private (tools)->coach, "claiming", &claiming, NULL);
  aluette_match_tools_set_hurried (tools, claiming);
}

static void
give_hint (GSimpleAction *action, GVariant *parameter, gpointer tools)
{
  aluette_match_tools_show_page (tools, "table");
  aluette_table_coach_hint (get_private (tools)->coach);
}

static void
claim_deal (GSimpleAction *action, GVariant *parameter, gpointer tools)
{
  aluette_match_tools_show_page (tools, "table");
  aluette_table_coach_claim (get_private (tools)->coach);
}

static void
explain_move (GSimpleAction *action, GVariant *parameter, gpointer tools)
{
  GtkWidget *table = GTK_WIDGET (aluette_match_tools_get_places (tools)->table);

  aluette_match_tools_show_page (tools, "table");
  gtk_widget_activate_action (table, "table.look-away", NULL);
  aluette_table_coach_explain (get_private (tools)->coach, g_variant_get_int32 (parameter));
}

static void
add_actions (AluetteMatchTools *tools)
{
  static const GActionEntry entries[] = {
    { .name = "hint", .activate = give_hint },
    { .name = "why", .activate = explain_move, .parameter_type = "i" },
    { .name = "claim", .activate = claim_deal },
  };

  aluette_match_tools_add_actions (tools, entries, G_N_ELEMENTS (entries));
  aluette_match_tools_add_key (tools, GDK_KEY_h, "match.hint", NULL);
  aluette_match_tools_add_key (tools, GDK_KEY_w, "match.why", g_variant_new_int32 (-1));
  aluette_match_tools_add_menu_item (tools, ALUETTE_MATCH_MENU_ADVICE, _("_Hint"), "match.hint");
  aluette_match_tools_add_menu_item (tools, ALUETTE_MATCH_MENU_ADVICE, _("E_xplain Last Move"),
                                     "match.why(-1)");
}

static void
add_button (AluetteMatchTools *tools)
{
  GtkWidget *hint = gtk_button_new_from_icon_name ("aluette-hint-symbolic");

  get_private (tools)->hint = hint;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (hint), "match.hint");
  gtk_accessible_update_property (GTK_ACCESSIBLE (hint), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Hint"),
                                  -1);
  aluette_match_tools_add_button (tools, GTK_PACK_START, hint);
}

static void
aluette_coach_match_tools_attach (AluetteMatchTools *tools)
{
  AluetteCoachMatchToolsPrivate *priv = get_private (tools);
  const AluetteMatchPlaces *places = aluette_match_tools_get_places (tools);

  add_actions (tools);
  add_button (tools);
  priv->coach = ALUETTE_COACH_MATCH_TOOLS_GET_CLASS (tools)->coach_new ();
  aluette_table_coach_attach (priv->coach, places->table, places->settings);
  g_signal_connect_object (priv->coach, "changed", G_CALLBACK (coach_changed_cb), tools,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->coach, "notify::claiming", G_CALLBACK (claiming_changed_cb),
                           tools, G_CONNECT_SWAPPED);
  coach_changed_cb (tools);
}

static void
aluette_coach_match_tools_game_changed (AluetteMatchTools *tools, AluetteMatchTools *previous)
{
  aluette_table_coach_set_game (get_private (tools)->coach, aluette_match_tools_get_game (tools));
}

static void
aluette_coach_match_tools_set_narrow (AluetteMatchTools *tools, gboolean narrow)
{
  gtk_widget_set_visible (get_private (tools)->hint, !narrow);
}

static gboolean
aluette_coach_match_tools_can_dismiss (AluetteMatchTools *tools)
{
  return aluette_table_coach_is_speaking (get_private (tools)->coach);
}

static void
aluette_coach_match_tools_dismiss (AluetteMatchTools *tools)
{
  aluette_table_coach_dismiss (get_private (tools)->coach);
}

static void
aluette_coach_match_tools_dispose (GObject *object)
{
  g_clear_object (&get_private (object)->coach);
  G_OBJECT_CLASS (aluette_coach_match_tools_parent_class)->dispose (object);
}

static void
aluette_coach_match_tools_class_init (AluetteCoachMatchToolsClass *klass)
{
  AluetteMatchToolsClass *tools_class = ALUETTE_MATCH_TOOLS_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_coach_match_tools_dispose;
  tools_class->attach = aluette_coach_match_tools_attach;
  tools_class->game_changed = aluette_coach_match_tools_game_changed;
  tools_class->set_narrow = aluette_coach_match_tools_set_narrow;
  tools_class->can_dismiss = aluette_coach_match_tools_can_dismiss;
  tools_class->dismiss = aluette_coach_match_tools_dismiss;
}

static void
aluette_coach_match_tools_init (AluetteCoachMatchTools *self)
{
}

AluetteTableCoach *
aluette_coach_match_tools_get_coach (AluetteCoachMatchTools *self)
{
  g_return_val_if_fail (ALUETTE_IS_COACH_MATCH_TOOLS (self), NULL);

  return get_private (self)->coach;
}
