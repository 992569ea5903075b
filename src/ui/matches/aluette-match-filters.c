/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-match-filters.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "presentation/common/aluette-labels.h"
#include "ui/common/aluette-combo.h"

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
  AdwComboRow *games;
  AdwComboRow *rules; /* they depend on the game */
  AdwComboRow *sort;
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteMatchFilters, aluette_match_filters, GTK_TYPE_POPOVER)

static void
choice_changed (AluetteMatchFilters *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Returns: (nullable): the game with that number in the list; NULL for all */
static const AluGameKind *
get_kind (guint game)
{
  return game != GTK_INVALID_LIST_POSITION && game > 0 ? alu_game_kinds[game - 1] : NULL;
}

/* Returns: (nullable): the game whose matches are shown; NULL for all */
static const AluGameKind *
chosen_kind (AluetteMatchFilters *self)
{
  return get_kind (adw_combo_row_get_selected (self->games));
}

/* Finds the chosen rule set among those of the chosen game, or of all games.
 * Returns: whether there is one */
static gboolean
find_rules (AluetteMatchFilters *self, AluetteMatchFilter *filter)
{
  const AluGameKind *chosen = chosen_kind (self);
  guint rules = adw_combo_row_get_selected (self->rules);

  for (guint i = 0; alu_game_kinds[i] != NULL && rules > 0; i++)
    for (int set = 0; set < alu_game_kinds[i]->n_rule_sets; set++)
      if ((chosen == NULL || chosen == alu_game_kinds[i]) && --rules == 0)
        {
          filter->kind = alu_game_kinds[i]->id;
          filter->rules = alu_game_kinds[i]->rule_sets[set].id;
          return TRUE;
        }
  return FALSE;
}

/* Returns: (transfer full): the rule sets of a game, or of all games. */
static GListModel *
list_rules (AluetteMatchFilters *self, guint game)
{
  const AluGameKind *chosen = get_kind (game);
  GtkStringList *rules = gtk_string_list_new (NULL);

  gtk_string_list_append (rules, C_("rule sets", "All"));
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    for (int set = 0; set < alu_game_kinds[i]->n_rule_sets; set++)
      if (chosen == NULL || chosen == alu_game_kinds[i])
        gtk_string_list_append (rules, aluette_game_rule_set_name (alu_game_kinds[i], set));
  return G_LIST_MODEL (rules);
}

/* Returns: (transfer full) */
static GListModel *
list_games (AluetteMatchFilters *self)
{
  GtkStringList *games = gtk_string_list_new (NULL);

  gtk_string_list_append (games, C_("games", "All"));
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    gtk_string_list_append (games, aluette_game_name (alu_game_kinds[i]));
  return G_LIST_MODEL (games);
}

static void
aluette_match_filters_class_init (AluetteMatchFiltersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-match-filters.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, state);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, tables);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, games);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, rules);
  gtk_widget_class_bind_template_child (widget_class, AluetteMatchFilters, sort);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed);
  gtk_widget_class_bind_template_callback (widget_class, list_games);
  gtk_widget_class_bind_template_callback (widget_class, list_rules);
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_MATCH_FILTERS, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_match_filters_init (AluetteMatchFilters *self)
{
  AdwComboRow **rows[] = { &self->state, &self->tables, &self->games, &self->rules, &self->sort };

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    aluette_combo_show_whole (*rows[i]);
}

void
aluette_match_filters_read (AluetteMatchFilters *self, AluetteMatchFilter *filter)
{
  const AluGameKind *kind;

  g_return_if_fail (ALUETTE_IS_MATCH_FILTERS (self));

  kind = chosen_kind (self);
  filter->state = (AluetteMatchState) adw_combo_row_get_selected (self->state);
  filter->tables = (AluetteTableKind) adw_combo_row_get_selected (self->tables);
  filter->sort = (AluetteMatchSort) adw_combo_row_get_selected (self->sort);
  if (find_rules (self, filter))
    return;
  filter->kind = kind != NULL ? kind->id : NULL;
  filter->rules = NULL;
}

gboolean
aluette_match_filters_is_active (AluetteMatchFilters *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_FILTERS (self), FALSE);

  return adw_combo_row_get_selected (self->state) > 0
         || adw_combo_row_get_selected (self->tables) > 0 || chosen_kind (self) != NULL
         || adw_combo_row_get_selected (self->rules) > 0;
}

void
aluette_match_filters_clear (AluetteMatchFilters *self)
{
  g_return_if_fail (ALUETTE_IS_MATCH_FILTERS (self));

  adw_combo_row_set_selected (self->state, 0);
  adw_combo_row_set_selected (self->tables, 0);
  adw_combo_row_set_selected (self->games, 0);
  adw_combo_row_set_selected (self->rules, 0);
}
