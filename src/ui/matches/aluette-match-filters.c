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

/* In the order in which they are shown. The rules depend on the game. */
typedef enum
{
  FILTER_STATE,
  FILTER_TABLES,
  FILTER_GAMES,
  FILTER_RULES,
  FILTER_SORT,
  N_FILTERS,
} Filter;

struct _AluetteMatchFilters
{
  GtkPopover parent_instance;

  GtkListBox *list;
  AdwComboRow *rows[N_FILTERS]; /* (nullable): built one after the other */
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteMatchFilters, aluette_match_filters, GTK_TYPE_POPOVER)

static void
choice_changed (AluetteMatchFilters *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Returns: the index of the choice; 0, which shows all matches, until there is a choice */
static guint
get_selected (AluetteMatchFilters *self, Filter filter)
{
  return self->rows[filter] != NULL ? adw_combo_row_get_selected (self->rows[filter]) : 0;
}

/* Returns: (nullable): the game whose matches are shown; NULL for all */
static const AluGameKind *
chosen_kind (AluetteMatchFilters *self)
{
  guint game = get_selected (self, FILTER_GAMES);

  return game != GTK_INVALID_LIST_POSITION && game > 0 ? alu_game_kinds[game - 1] : NULL;
}

/* Finds the chosen rule set among those of the chosen game, or of all games.
 * Returns: whether there is one */
static gboolean
find_rules (AluetteMatchFilters *self, AluetteMatchFilter *filter)
{
  const AluGameKind *chosen = chosen_kind (self);
  guint rules = get_selected (self, FILTER_RULES);

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

/* Returns: (transfer full): the rule sets of the chosen game, or of all games. */
static GtkStringList *
list_rules (AluetteMatchFilters *self)
{
  const AluGameKind *chosen = chosen_kind (self);
  GtkStringList *rules = gtk_string_list_new (NULL);

  gtk_string_list_append (rules, C_("rule sets", "All"));
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    for (int set = 0; set < alu_game_kinds[i]->n_rule_sets; set++)
      if (chosen == NULL || chosen == alu_game_kinds[i])
        gtk_string_list_append (rules, aluette_game_rule_set_name (alu_game_kinds[i], set));
  return rules;
}

/* Each game has its own rule sets. */
static void
game_changed (AluetteMatchFilters *self)
{
  if (self->rows[FILTER_RULES] != NULL)
    {
      g_autoptr (GtkStringList) rules = list_rules (self);

      adw_combo_row_set_model (self->rows[FILTER_RULES], G_LIST_MODEL (rules));
    }
  choice_changed (self);
}

/* Returns: (transfer full) */
static GtkStringList *
list_games (void)
{
  GtkStringList *games = gtk_string_list_new (NULL);

  gtk_string_list_append (games, C_("games", "All"));
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    gtk_string_list_append (games, aluette_game_name (alu_game_kinds[i]));
  return games;
}

/* Returns: (transfer full): the choices of a filter. */
static GtkStringList *
list_choices (AluetteMatchFilters *self, Filter filter)
{
  switch (filter)
    {
    case FILTER_STATE:
      return gtk_string_list_new ((const char *[]) {
          C_("matches", "All"), C_("matches", "Unfinished"), C_("matches", "Finished"), NULL });
    case FILTER_TABLES:
      return gtk_string_list_new ((const char *[]) { C_("tables", "All"),
                                                     C_("tables", "On the Computer"),
                                                     C_("tables", "With Real Cards"), NULL });
    case FILTER_GAMES:
      return list_games ();
    case FILTER_RULES:
      return list_rules (self);
    default:
      return gtk_string_list_new ((const char *[]) {
          C_("order of matches", "Newest First"), C_("order of matches", "Oldest First"),
          C_("order of matches", "By Occasion"), C_("order of matches", "By Players"), NULL });
    }
}

static void
add_row (AluetteMatchFilters *self, Filter filter)
{
  const char *titles[N_FILTERS] = { _("Matches"), _("Table"), _("Game"), _("Rules"),
                                    _("Sort") };
  g_autoptr (GtkStringList) choices = list_choices (self, filter);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), titles[filter]);
  aluette_combo_show_whole (ADW_COMBO_ROW (row));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
  g_signal_connect_swapped (row, "notify::selected",
                            G_CALLBACK (filter == FILTER_GAMES ? game_changed : choice_changed),
                            self);
  self->rows[filter] = ADW_COMBO_ROW (row);
  gtk_list_box_append (self->list, row);
}

static void
aluette_match_filters_class_init (AluetteMatchFiltersClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_MATCH_FILTERS, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_match_filters_init (AluetteMatchFilters *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->list = GTK_LIST_BOX (list);
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (list, "match-filters");
  gtk_popover_set_child (GTK_POPOVER (self), list);
  for (int filter = 0; filter < N_FILTERS; filter++)
    add_row (self, (Filter) filter);
}

void
aluette_match_filters_read (AluetteMatchFilters *self, AluetteMatchFilter *filter)
{
  const AluGameKind *kind;

  g_return_if_fail (ALUETTE_IS_MATCH_FILTERS (self));

  kind = chosen_kind (self);
  filter->state = (AluetteMatchState) get_selected (self, FILTER_STATE);
  filter->tables = (AluetteTableKind) get_selected (self, FILTER_TABLES);
  filter->sort = (AluetteMatchSort) get_selected (self, FILTER_SORT);
  if (find_rules (self, filter))
    return;
  filter->kind = kind != NULL ? kind->id : NULL;
  filter->rules = NULL;
}

gboolean
aluette_match_filters_is_active (AluetteMatchFilters *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_FILTERS (self), FALSE);

  return get_selected (self, FILTER_STATE) > 0 || get_selected (self, FILTER_TABLES) > 0
         || chosen_kind (self) != NULL || get_selected (self, FILTER_RULES) > 0;
}

void
aluette_match_filters_clear (AluetteMatchFilters *self)
{
  g_return_if_fail (ALUETTE_IS_MATCH_FILTERS (self));

  for (guint i = 0; i < N_FILTERS; i++)
    if (i != FILTER_SORT)
      adw_combo_row_set_selected (self->rows[i], 0);
}
