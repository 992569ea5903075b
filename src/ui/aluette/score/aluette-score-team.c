/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/score/aluette-score-team.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-deal.h"
#include "ui/aluette/score/aluette-fit-label.h"
#include "ui/common/aluette-widgets.h"

struct _AluetteScoreTeam
{
  AdwBin parent_instance;

  GtkWidget *win;
  GtkWidget *rename;
  GtkLabel *name;
  AluetteFitLabel *points;
  GtkWidget *mordienne;
  GtkMenuButton *more;

  AluTeam team;
};

G_DEFINE_FINAL_TYPE (AluetteScoreTeam, aluette_score_team, ADW_TYPE_BIN)

static void
aluette_score_team_class_init (AluetteScoreTeamClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (ALUETTE_TYPE_FIT_LABEL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/aluette/aluette-score-team.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreTeam, win);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreTeam, rename);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreTeam, name);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreTeam, points);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreTeam, mordienne);
  gtk_widget_class_bind_template_child (widget_class, AluetteScoreTeam, more);
}

static void
aluette_score_team_init (AluetteScoreTeam *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer full): the target of "score.enter". */
static char *
format_action_target (AluTeam team, AluReason reason)
{
  return g_strdup_printf ("%s %s", team == ALU_TEAM_A ? "A" : "B", alu_reason_id (reason));
}

static void
set_action_label (GtkWidget *button, AluTeam team, AluReason reason)
{
  g_autofree char *target = format_action_target (team, reason);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "score.enter");
}

static void
add_action (GMenu *menu, const char *label, AluTeam team, AluReason reason)
{
  g_autofree char *target = format_action_target (team, reason);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "score.enter", "s", target);
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_menu (AluTeam team, const AluRules *rules)
{
  GMenu *menu = g_menu_new ();

  if (alu_rules_has_offer (rules))
    {
      add_action (menu, _("Opponents’ offer accepted: 1 point"), team, ALU_REASON_OFFER_ACCEPTED);
      add_action (menu, _("Offer refused by the opponents, no mordienne: 2 points"), team,
                  ALU_REASON_OFFER_REFUSED);
    }
  if (alu_rules_has_misere (rules))
    add_action (menu, _("Deal conceded by the opponents: 1 point"), team, ALU_REASON_CONCEDED);
  add_action (menu, _("Opponents had too many cards: 1 point"), team, ALU_REASON_PENALTY);
  return G_MENU_MODEL (menu);
}

GtkWidget *
aluette_score_team_new (AluTeam team, const AluRules *rules)
{
  AluetteScoreTeam *self = g_object_new (ALUETTE_TYPE_SCORE_TEAM, NULL);
  g_autoptr (GMenuModel) menu = make_menu (team, rules);

  self->team = team;
  set_action_label (self->win, team, ALU_REASON_TRICKS);
  set_action_label (self->mordienne, team, ALU_REASON_MORDIENNE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rename), "u", team);
  gtk_widget_set_visible (self->mordienne, alu_rules_has_mordienne (rules));
  gtk_menu_button_set_menu_model (self->more, menu);
  gtk_widget_add_css_class (GTK_WIDGET (self), team == ALU_TEAM_A ? "team-a" : "team-b");
  return GTK_WIDGET (self);
}

static void
set_label (GtkWidget *widget, const char *format, const char *name)
{
  g_autofree char *label = g_strdup_printf (format, name);

  aluette_set_accessible_name (widget, label);
}

void
aluette_score_team_set (AluetteScoreTeam *self, const char *name, guint points, gboolean won)
{
  g_autofree char *marked = g_strdup_printf ("✓ %s", name);
  g_autofree char *label = g_strdup_printf (ngettext ("%1$s, %2$u point: wins the deal",
                                                      "%1$s, %2$u points: wins the deal", points),
                                            name, points);

  g_return_if_fail (ALUETTE_IS_SCORE_TEAM (self));

  gtk_label_set_text (self->name, won ? marked : name);
  aluette_fit_label_set (self->points, points);
  aluette_set_accessible_name (self->win, label);
  set_label (self->rename, _("Rename %s"), name);
  set_label (self->mordienne, _("Mordienne for %s"), name);
  set_label (GTK_WIDGET (self->more), _("Other results for %s"), name);
}
