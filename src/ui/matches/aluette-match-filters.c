/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-match-filters.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/common/aluette-combo.h"
#include "ui/aluette/aluette-setup-text.h"

enum
{
  CHANGED,
  N_SIGNALS,
};

struct _AluetteMatchFilters
{
  GtkPopover parent_instance;

  AdwComboRow *state;
  AdwComboRow *tables;
  AdwComboRow *rules;
  AdwComboRow *sort;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteMatchFilters, aluette_match_filters, GTK_TYPE_POPOVER)

static void
choice_changed (AluetteMatchFilters *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
aluette_match_filters_class_init (AluetteMatchFiltersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_MATCH_FILTERS, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-match-filters.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, state);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, tables);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, rules);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, sort);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed);
}

static void
aluette_match_filters_init (AluetteMatchFilters *self)
{
  g_autoptr (GtkStringList) rules = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_combo_show_whole (self->state);
  aluette_combo_show_whole (self->tables);
  aluette_combo_show_whole (self->rules);
  aluette_combo_show_whole (self->sort);
  gtk_string_list_append (rules, C_("rule sets", "All"));
  for (int set = 0; set < ALU_N_RULE_SETS; set++)
    gtk_string_list_append (rules, aluette_rule_set_name ((AluRuleSet) set));
  adw_combo_row_set_model (self->rules, G_LIST_MODEL (rules));
}

void
aluette_match_filters_read (AluetteMatchFilters *self, AluetteMatchFilter *filter)
{
  guint rules;

  g_return_if_fail (ALUETTE_IS_MATCH_FILTERS (self));

  rules = adw_combo_row_get_selected (self->rules);
  filter->state = (AluetteMatchState) adw_combo_row_get_selected (self->state);
  filter->tables = (AluetteTableKind) adw_combo_row_get_selected (self->tables);
  filter->rules = rules > 0 ? alu_rule_set_id ((AluRuleSet) (rules - 1)) : NULL;
  filter->sort = (AluetteMatchSort) adw_combo_row_get_selected (self->sort);
}

gboolean
aluette_match_filters_is_active (AluetteMatchFilters *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_FILTERS (self), FALSE);

  return adw_combo_row_get_selected (self->state) > 0
         || adw_combo_row_get_selected (self->tables) > 0
         || adw_combo_row_get_selected (self->rules) > 0;
}

void
aluette_match_filters_clear (AluetteMatchFilters *self)
{
  g_return_if_fail (ALUETTE_IS_MATCH_FILTERS (self));

  adw_combo_row_set_selected (self->state, 0);
  adw_combo_row_set_selected (self->tables, 0);
  adw_combo_row_set_selected (self->rules, 0);
}
