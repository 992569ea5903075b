/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-match-row.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-signed-number.h"
#include "presentation/matches/aluette-match-text.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteMatchRow
{
  AdwBin parent_instance;

  GtkLabel *team_a;
  GtkLabel *team_b;
  GtkWidget *mark_a;
  GtkWidget *mark_b;
  GtkLabel *points_a;
  GtkLabel *points_b;
  GtkInscription *set;
  GtkInscription *facts;
  GtkWidget *play;
  GtkWidget *menu;
  GtkWidget *popover; /* (nullable): the menu, NULL until it is opened */

  AluetteMatchInfo *info; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AluetteMatchRow, aluette_match_row, ADW_TYPE_BIN)

static void
add_item (GMenu *menu, const char *label, const char *action, gint64 match)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "x", match);
  g_menu_append_item (menu, item);
}

static GMenu *
make_export (gint64 match)
{
  const struct
  {
    const char *label, *shape;
  } shapes[] = {
    { _("_Match File…"), "record" },
    { _("_Deals as a Table (CSV)…"), "csv" },
    { _("_All Data (JSON)…"), "json" },
  };
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (shapes[i].label, NULL);

      g_menu_item_set_action_and_target (item, "matches.export", "(sx)", shapes[i].shape, match);
      g_menu_append_item (menu, item);
    }
  return menu;
}

static GMenuModel *
make_menu (AluetteMatchInfo *info)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) play = g_menu_new ();
  g_autoptr (GMenu) send = g_menu_new ();
  g_autoptr (GMenu) change = g_menu_new ();
  g_autoptr (GMenu) export = make_export (columns->match);

  add_item (play, _("_Open"), "matches.open", columns->match);
  if (!columns->over)
    add_item (play, _("_Resume"), "win.resume", columns->match);
  add_item (play, _("Re_match"), "win.rematch", columns->match);
  g_menu_append_submenu (send, _("_Export"), G_MENU_MODEL (export));
  add_item (send, _("_Share"), "matches.share", columns->match);
  add_item (change, _("_Rename…"), "matches.rename", columns->match);
  add_item (change, _("_Delete"), "matches.delete", columns->match);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (play));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (send));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (change));
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* Positions the menu at its button. */
static void
point_to_button (AluetteMatchRow *self)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (self->menu, GTK_WIDGET (self), &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                                 &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                   (int) bounds.size.width,
                                                   (int) bounds.size.height });
}

static void
aluette_match_row_dispose (GObject *object)
{
  AluetteMatchRow *self = ALUETTE_MATCH_ROW (object);

  g_clear_object (&self->info);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  G_OBJECT_CLASS (aluette_match_row_parent_class)->dispose (object);
}

/* The list item widget around this row gets the focus first, so that Enter opens the match; Tab
 * moves on to the buttons. By default GTK would never focus an item whose row has buttons. */
static gboolean
aluette_match_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) == NULL
      && !gtk_widget_is_focus (gtk_widget_get_parent (widget)))
    return FALSE;
  return GTK_WIDGET_CLASS (aluette_match_row_parent_class)->focus (widget, direction);
}

static void
aluette_match_row_class_init (AluetteMatchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_match_row_dispose;
  widget_class->focus = aluette_match_row_focus;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-match-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, team_a);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, team_b);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, mark_a);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, mark_b);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, points_a);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, points_b);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, set);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, facts);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, play);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchRow, menu);
  gtk_widget_class_bind_template_callback (widget_class, aluette_match_row_popup);
}

static void
aluette_match_row_init (AluetteMatchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
aluette_match_row_new (void)
{
  return g_object_new (ALUETTE_TYPE_MATCH_ROW, NULL);
}

/* Marks winners with an icon and bold text, because color alone is not enough. */
static void
mark_winner (GtkLabel *name, GtkWidget *mark, gboolean won)
{
  gtk_widget_set_opacity (mark, won ? 1 : 0);
  aluette_set_css_class (GTK_WIDGET (name), "winner", won);
}

static void
show_team (AluetteMatchInfo *info, guint team, GtkLabel *name, GtkWidget *mark, GtkLabel *points)
{
  const AluetteMatchColumns *columns = aluette_match_info_get_columns (info);
  g_autofree char *text = aluette_match_text_team (info, team);
  g_autofree char *number = g_strdup_printf ("%d", columns->points[team]);

  gtk_label_set_text (name, text);
  gtk_label_set_text (points, number);
  mark_winner (name, mark, (columns->winners & 1u << team) != 0);
}

/* Without teams, the winners, or who has most points, are above the others. */
static void
show_players (AluetteMatchRow *self, AluetteMatchInfo *info)
{
  gint32 points = 0;
  g_autofree char *leaders = aluette_match_text_leaders (info, &points);
  g_autofree char *followers = aluette_match_text_followers (info);
  g_autofree char *number = aluette_signed_number (points);

  gtk_label_set_text (self->team_a, leaders);
  gtk_label_set_text (self->points_a, number);
  mark_winner (self->team_a, self->mark_a, aluette_match_info_get_columns (info)->winners != 0);
  gtk_label_set_text (self->team_b, followers);
  gtk_label_set_text (self->points_b, "");
  mark_winner (self->team_b, self->mark_b, FALSE);
}

static void
set_play_action (AluetteMatchRow *self, const char *action, gboolean over)
{
  const char *label = over ? _("Rematch") : _("Resume This Match");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play), action);
  gtk_button_set_icon_name (GTK_BUTTON (self->play),
                            over ? "view-refresh-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play, label);
  aluette_set_accessible_name (self->play, label);
  aluette_set_css_class (self->play, "flat", over);
  aluette_set_css_class (self->play, "suggested-action", !over);
}

/* Updates the button beside the menu: Resume for an unfinished match, Rematch for a finished one.
 * What rows have in common is kept, because a button changes slowly and a list shows many. */
static void
show_play (AluetteMatchRow *self, const AluetteMatchColumns *columns)
{
  const char *action = columns->over ? "win.rematch" : "win.resume";

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play), "x", columns->match);
  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (self->play)), action) != 0)
    set_play_action (self, action, columns->over);
}

void
aluette_match_row_set_info (AluetteMatchRow *self, AluetteMatchInfo *info)
{
  g_autofree char *facts = NULL, *set = NULL;
  const AluetteMatchColumns *columns;

  g_return_if_fail (ALUETTE_IS_MATCH_ROW (self));

  g_set_object (&self->info, info);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  if (info == NULL)
    return;
  columns = aluette_match_info_get_columns (info);
  if (aluette_match_text_has_teams (info))
    {
      show_team (info, 0, self->team_a, self->mark_a, self->points_a);
      show_team (info, 1, self->team_b, self->mark_b, self->points_b);
    }
  else
    show_players (self, info);
  set = aluette_match_text_in_set (info);
  gtk_inscription_set_text (self->set, set);
  gtk_widget_set_visible (GTK_WIDGET (self->set), *set != '\0');
  facts = aluette_match_text_facts (info, NULL);
  gtk_inscription_set_text (self->facts, facts);
  show_play (self, columns);
}

AluetteMatchInfo *
aluette_match_row_get_info (AluetteMatchRow *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_ROW (self), NULL);

  return self->info;
}

void
aluette_match_row_popup (AluetteMatchRow *self)
{
  g_autoptr (GMenuModel) menu = NULL;

  g_return_if_fail (ALUETTE_IS_MATCH_ROW (self));

  if (self->info == NULL)
    return;
  if (self->popover == NULL)
    {
      menu = make_menu (self->info);
      self->popover = gtk_popover_menu_new_from_model (menu);
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  point_to_button (self);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}
