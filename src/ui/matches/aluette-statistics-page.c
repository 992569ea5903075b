/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-statistics-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "presentation/common/aluette-labels.h"
#include "presentation/matches/aluette-statistics-metrics.h"
#include "ui/charts/aluette-bar-chart.h"
#include "ui/charts/aluette-line-chart.h"
#include "ui/common/aluette-column.h"
#include "ui/common/aluette-combo.h"
#include "ui/common/aluette-page.h"
#include "ui/common/aluette-switch-row.h"
#include "ui/common/aluette-widgets.h"
#include "ui/matches/aluette-statistics-chooser.h"
#include "ui/matches/aluette-statistics-table.h"

/* Maximum number of bars in the chart. The table has all rows. */
#define MAX_BARS 15

/* Maximum number of people of a card, likewise. */
#define MAX_PEOPLE 4

/* What is asked of the database, in this order. */
enum
{
  TOTAL,
  MONTHS,
  PARTNERS,
  OPPONENTS,
  DETAILS,
  N_QUESTIONS
};

struct _AluetteStatisticsPage
{
  AdwBin parent_instance;

  GtkMenuButton *filter_button;
  GtkLabel *summary; /* of the filters */
  AluetteStatisticsChooser *who;
  AdwComboRow *games;
  AdwComboRow *rules;
  AdwComboRow *period;
  AluetteSwitchRow *with_bots;
  GtkStack *pages;
  AdwStatusPage *failure;

  /* The cards. */
  AdwPreferencesGroup *results;
  AluetteLineChart *curve;
  AdwPreferencesGroup *partners;
  AdwPreferencesGroup *opponents;
  AdwPreferencesGroup *play;
  GPtrArray *rows; /* (element-type GtkWidget): of all cards, which own them */

  /* The details. */
  GtkToggleButton *more;
  GtkDropDown *group;
  GtkDropDown *measure;
  AluetteBarChart *bars;
  AluetteLineChart *line;
  GtkColumnView *table;

  AluetteDatabase *database;
  GCancellable *counting;        /* (nullable): while statistics are loaded */
  GPtrArray *asked;              /* (nullable): the answers until now */
  GPtrArray *answers;            /* (nullable): for each question, an array of AluetteStatsRow */
  const AluGameKind *shown_kind; /* game of the answers */
  AluetteStatsGroup shown;       /* and group of the details */
  gboolean filling;              /* the lists are being updated by the program */
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteStatisticsPage, aluette_statistics_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_PAGE, page_iface_init))

static const struct
{
  const char *name;
  AluetteStatsGroup group;
} groups[] = {
  { NC_("statistics", "By Player"), ALUETTE_STATS_BY_PLAYER },
  { NC_("statistics", "By Pair"), ALUETTE_STATS_BY_TEAM },
  { NC_("statistics", "By Seat"), ALUETTE_STATS_BY_SEAT },
  { NC_("statistics", "By Rules"), ALUETTE_STATS_BY_RULES },
  { NC_("statistics", "By Month"), ALUETTE_STATS_BY_MONTH },
  { NC_("statistics", "By Partner"), ALUETTE_STATS_BY_PARTNER },
  { NC_("statistics", "By Opponent"), ALUETTE_STATS_BY_OPPONENT },
};

static const AluGameKind *
chosen_kind (AluetteStatisticsPage *self)
{
  guint game = adw_combo_row_get_selected (self->games);

  return alu_game_kinds[game != GTK_INVALID_LIST_POSITION ? game : 0];
}

/* Whether the rows can be grouped by that. Without teams there are neither pairs nor
 * partners. */
static gboolean
has_group (const AluGameKind *kind, AluetteStatsGroup group)
{
  return kind->n_teams > 0
         || (group != ALUETTE_STATS_BY_TEAM && group != ALUETTE_STATS_BY_PARTNER);
}

static AluetteStatsGroup
chosen_group (AluetteStatisticsPage *self)
{
  guint chosen = gtk_drop_down_get_selected (self->group), n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (has_group (chosen_kind (self), groups[i].group) && n++ == chosen)
      return groups[i].group;
  return ALUETTE_STATS_BY_PLAYER;
}

static const AluetteMetricText *
chosen_measure (AluetteStatisticsPage *self)
{
  const AluettePresentationKind *kind = aluette_presentation_kind_from_id (self->shown_kind->id);
  guint measure = gtk_drop_down_get_selected (self->measure);

  return &kind->metrics[measure < kind->n_metrics ? measure : 0];
}

/* Returns: (transfer full): the metric of the chart, and whose it is. */
static char *
format_chart_description (AluetteStatisticsPage *self, const AluetteMetricText *measure)
{
  g_autofree char *who = aluette_statistics_chooser_name (self->who);

  if (who == NULL)
    return g_strdup (aluette_statistics_metric_name (measure));
  /* Translators: a metric, “Matches won”, and the player or pair it is about. */
  return g_strdup_printf (C_("statistics", "%1$s: %2$s"), aluette_statistics_metric_name (measure),
                          who);
}

static void
show_bars (AluetteStatisticsPage *self, const AluetteMetricText *measure)
{
  GPtrArray *rows = g_ptr_array_index (self->answers, DETAILS);
  guint n = MIN (rows->len, MAX_BARS);
  g_auto (GStrv) names = g_new0 (char *, n + 1);
  g_auto (GStrv) figures = g_new0 (char *, n + 1);
  g_autofree double *values = g_new0 (double, n + 1);
  g_autofree char *spoken = format_chart_description (self, measure);

  for (guint i = 0; i < n; i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (rows, i);

      names[i] = aluette_statistics_metric_key (self->shown_kind, self->shown, row->key, FALSE);
      figures[i] = aluette_statistics_metric_text (measure, row);
      values[i] = aluette_statistics_metric_value (measure, row);
    }
  aluette_bar_chart_set (self->bars, (const char *const *) names, values,
                         (const char *const *) figures, aluette_statistics_metric_most (measure),
                         spoken);
}

static void
show_months (AluetteStatisticsPage *self, AluetteLineChart *chart,
             const AluetteMetricText *measure)
{
  GPtrArray *rows = g_ptr_array_index (self->answers, MONTHS);
  guint n = rows->len;
  g_auto (GStrv) labels = g_new0 (char *, n + 1);
  g_autofree double *values = g_new0 (double, n + 1);
  g_autofree char *spoken = format_chart_description (self, measure);
  AluetteLineChartState state = { .n_points = n,
                                  .n_lines = 1,
                                  .values = { values },
                                  .labels = (const char *const *) labels,
                                  .spoken = spoken };

  for (guint i = 0; i < n; i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (rows, i);

      labels[i] = aluette_statistics_metric_key (NULL, ALUETTE_STATS_BY_MONTH, row->key, TRUE);
      values[i] = aluette_statistics_metric_value (measure, row);
    }
  aluette_line_chart_set_state (chart, &state);
}

static void
metric_changed (AluetteStatisticsPage *self)
{
  gboolean over_time = self->shown == ALUETTE_STATS_BY_MONTH;

  if (self->answers == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->line), over_time);
  if (over_time)
    show_months (self, self->line, chosen_measure (self));
  else
    show_bars (self, chosen_measure (self));
}

static void
add_row (AluetteStatisticsPage *self, AdwPreferencesGroup *group, GtkWidget *row)
{
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

static void
remove_rows (AluetteStatisticsPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), row);
    }
  g_ptr_array_set_size (self->rows, 0);
}

/* Shows the values of a card.
 * Returns: the last of them */
static const AluetteMetricText *
show_card (AluetteStatisticsPage *self, AdwPreferencesGroup *group, AluetteMetricCard card)
{
  const AluettePresentationKind *kind = aluette_presentation_kind_from_id (self->shown_kind->id);
  const AluetteStatsRow *row
      = g_ptr_array_index ((GPtrArray *) g_ptr_array_index (self->answers, TOTAL), 0);
  const AluetteMetricText *last = NULL;

  for (guint i = 0; i < kind->n_metrics; i++)
    if (kind->metrics[i].card == card)
      {
        g_autofree char *text = aluette_statistics_metric_text (&kind->metrics[i], row);

        last = &kind->metrics[i];
        add_row (self, group,
                 aluette_value_row_new (aluette_statistics_metric_name (last), text));
      }
  return last;
}

/* Shows those with whom most matches were played, and the share of matches won. */
static void
show_people (AluetteStatisticsPage *self, AdwPreferencesGroup *group, guint question)
{
  const AluettePresentationKind *kind = aluette_presentation_kind_from_id (self->shown_kind->id);
  GPtrArray *rows = g_ptr_array_index (self->answers, question);

  for (guint i = 0; i < MIN (rows->len, MAX_PEOPLE); i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (rows, i);
      g_autofree char *matches = g_strdup_printf (
          ngettext ("%'u match", "%'u matches", row->matches), row->matches);
      g_autofree char *won = aluette_statistics_metric_text (&kind->metrics[0], row);
      /* Translators: “12 matches”, and the share of those that were won, “58%”. */
      g_autofree char *text = g_strdup_printf (C_("statistics", "%1$s, %2$s won"), matches, won);

      add_row (self, group,
               aluette_text_row_new (row->key, row->matches_over > 0 ? text : matches));
    }
  gtk_widget_set_visible (GTK_WIDGET (group), rows->len > 0);
}

static void
show_cards (AluetteStatisticsPage *self)
{
  GPtrArray *months = g_ptr_array_index (self->answers, MONTHS);

  remove_rows (self);
  show_months (self, self->curve, show_card (self, self->results, ALUETTE_CARD_RESULTS));
  gtk_widget_set_visible (GTK_WIDGET (self->curve), months->len > 1);
  show_people (self, self->partners, PARTNERS);
  show_people (self, self->opponents, OPPONENTS);
  show_card (self, self->play, ALUETTE_CARD_PLAY);
}

static void
show_answers (AluetteStatisticsPage *self)
{
  GPtrArray *total = g_ptr_array_index (self->asked, TOTAL);

  g_clear_pointer (&self->answers, g_ptr_array_unref);
  self->answers = g_steal_pointer (&self->asked);
  self->shown_kind = chosen_kind (self);
  self->shown = chosen_group (self);
  metric_changed (self);
  aluette_statistics_table_fill (self->table, self->shown_kind, self->shown,
                                 g_ptr_array_index (self->answers, DETAILS));
  if (total->len > 0)
    show_cards (self);
  gtk_stack_set_visible_child_name (self->pages, total->len > 0 ? "figures" : "none");
}

static void
ask_next (AluetteStatisticsPage *self);

/* The task may be canceled after the page was destroyed. */
static void
on_counted (GObject *database, GAsyncResult *result, gpointer data)
{
  AluetteStatisticsPage *self = data;
  g_autoptr (GError) error = NULL;
  GPtrArray *rows = aluette_database_stats_finish (ALUETTE_DATABASE (database), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (rows == NULL)
    {
      g_clear_object (&self->counting);
      adw_status_page_set_description (self->failure, error->message);
      gtk_stack_set_visible_child_name (self->pages, "failed");
      return;
    }
  g_ptr_array_add (self->asked, rows);
  if (self->asked->len < N_QUESTIONS)
    {
      ask_next (self);
      return;
    }
  g_clear_object (&self->counting);
  show_answers (self);
}

/* Returns: (transfer full) (nullable): the first day of the chosen period. */
static char *
first_day (AluetteStatisticsPage *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) from = NULL;

  switch (adw_combo_row_get_selected (self->period))
    {
    case 1:
      from = g_date_time_add_years (now, -1);
      break;
    case 2:
      return g_date_time_format (now, "%Y-01-01");
    case 3:
      from = g_date_time_add_days (now, -30);
      break;
    default:
      return NULL;
    }
  return g_date_time_format (from, "%Y-%m-%d");
}

static void
stop_counting (AluetteStatisticsPage *self)
{
  if (self->counting != NULL)
    g_cancellable_cancel (self->counting);
  g_clear_object (&self->counting);
  g_clear_pointer (&self->asked, g_ptr_array_unref);
}

static void
ask_next (AluetteStatisticsPage *self)
{
  const AluetteStatsGroup groups_asked[] = { ALUETTE_STATS_TOTAL, ALUETTE_STATS_BY_MONTH,
                                             ALUETTE_STATS_BY_PARTNER, ALUETTE_STATS_BY_OPPONENT,
                                             chosen_group (self) };
  const AluGameKind *kind = chosen_kind (self);
  guint rules = adw_combo_row_get_selected (self->rules);
  g_autofree char *from = first_day (self);
  AluetteStatsFilter filter = { .kind = kind->id,
                                .from = from,
                                .with_bots = aluette_switch_row_get_active (self->with_bots) };

  aluette_statistics_chooser_narrow (self->who, &filter);
  if (rules > 0 && rules <= kind->n_rule_sets)
    filter.rules = kind->rule_sets[rules - 1].id;
  aluette_database_stats_async (self->database, groups_asked[self->asked->len], &filter,
                                self->counting, on_counted, self);
}

/* Adds the chosen item of a list to those of other filters. The first item means all. */
static void
add_choice (GStrvBuilder *choices, AdwComboRow *row)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (row);

  if (adw_combo_row_get_selected (row) > 0 && chosen != NULL)
    g_strv_builder_add (choices, gtk_string_object_get_string (chosen));
}

/* Says how many filters are set, and which. */
static void
show_filters (AluetteStatisticsPage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *who = aluette_statistics_chooser_name (self->who), *label = NULL, *text = NULL;
  g_auto (GStrv) choices = NULL;
  guint n;

  g_strv_builder_add (builder, aluette_game_name (chosen_kind (self)));
  if (who != NULL)
    g_strv_builder_add (builder, who);
  add_choice (builder, self->rules);
  add_choice (builder, self->period);
  if (aluette_switch_row_get_active (self->with_bots))
    g_strv_builder_add (builder, _("Include Bots"));
  choices = g_strv_builder_end (builder);
  n = g_strv_length (choices) - 1;
  label = n > 0 ? g_strdup_printf (ngettext ("%u Filter", "%u Filters", n), n)
                : g_strdup (C_("statistics", "Filters"));
  text = g_strjoinv (" · ", choices);
  gtk_menu_button_set_label (self->filter_button, label);
  aluette_set_accessible_name (self->filter_button, label);
  gtk_label_set_label (self->summary, text);
}

static void
question_changed (AluetteStatisticsPage *self)
{
  if (self->filling || self->database == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  stop_counting (self);
  show_filters (self);
  self->counting = g_cancellable_new ();
  self->asked = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  ask_next (self);
}

/* Reloads the statistics and the players to choose from. */
static void
statistics_page_refresh (AluetteStatisticsPage *self)
{
  if (self->database == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  aluette_statistics_chooser_load (self->who, self->database, chosen_kind (self),
                                   aluette_switch_row_get_active (self->with_bots));
  question_changed (self);
}

/* Lists the groups, rule sets and values of the chosen game. */
static void
list_choices (AluetteStatisticsPage *self)
{
  const AluGameKind *kind = chosen_kind (self);
  const AluettePresentationKind *presentation = aluette_presentation_kind_from_id (kind->id);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) rules = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) measures = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    if (has_group (kind, groups[i].group))
      gtk_string_list_append (names, g_dpgettext2 (NULL, "statistics", groups[i].name));
  gtk_string_list_append (rules, C_("statistics", "All Rules"));
  for (int set = 0; set < kind->n_rule_sets; set++)
    gtk_string_list_append (rules, aluette_game_rule_set_name (kind, set));
  for (guint i = 0; i < presentation->n_metrics; i++)
    gtk_string_list_append (measures, aluette_statistics_metric_name (&presentation->metrics[i]));
  self->filling = TRUE;
  gtk_drop_down_set_model (self->group, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->rules, G_LIST_MODEL (rules));
  gtk_drop_down_set_model (self->measure, G_LIST_MODEL (measures));
  self->filling = FALSE;
}

/* The figures of the other game stay until those of this one are there. */
static void
game_changed (AluetteStatisticsPage *self)
{
  if (self->filling)
    return;
  stop_counting (self);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  list_choices (self);
  statistics_page_refresh (self);
}

static void
aluette_statistics_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (aluette_statistics_page_parent_class)->map (widget);
  statistics_page_refresh (ALUETTE_STATISTICS_PAGE (widget));
}

static void
aluette_statistics_page_dispose (GObject *object)
{
  AluetteStatisticsPage *self = ALUETTE_STATISTICS_PAGE (object);

  stop_counting (self);
  if (self->database != NULL)
    g_signal_handlers_disconnect_by_data (self->database, self);
  g_clear_object (&self->database);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (aluette_statistics_page_parent_class)->dispose (object);
}

static void
aluette_statistics_page_class_init (AluetteStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_statistics_page_dispose;
  widget_class->map = aluette_statistics_page_map;
  g_type_ensure (ALUETTE_TYPE_COLUMN);
  g_type_ensure (ALUETTE_TYPE_BAR_CHART);
  g_type_ensure (ALUETTE_TYPE_LINE_CHART);
  g_type_ensure (ALUETTE_TYPE_STATISTICS_CHOOSER);
  g_type_ensure (ALUETTE_TYPE_SWITCH_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, summary);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, who);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, games);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, rules);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, period);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, with_bots);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, pages);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, failure);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, results);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, curve);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, partners);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, opponents);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, play);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, more);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, group);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, measure);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, bars);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, line);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, table);
  gtk_widget_class_bind_template_callback (widget_class, question_changed);
  gtk_widget_class_bind_template_callback (widget_class, game_changed);
  gtk_widget_class_bind_template_callback (widget_class, statistics_page_refresh);
  gtk_widget_class_bind_template_callback (widget_class, metric_changed);
}

static void
aluette_statistics_page_init (AluetteStatisticsPage *self)
{
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);

  self->rows = g_ptr_array_new ();
  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_drop_down_name_parts (self->group);
  aluette_combo_show_whole (self->games);
  aluette_combo_show_whole (self->rules);
  aluette_combo_show_whole (self->period);
  aluette_drop_down_name_parts (self->measure);
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    gtk_string_list_append (games, aluette_game_name (alu_game_kinds[i]));
  adw_combo_row_set_model (self->games, G_LIST_MODEL (games));
  list_choices (self);
}

GtkWidget *
aluette_statistics_page_new (AluetteDatabase *database)
{
  AluetteStatisticsPage *self = g_object_new (ALUETTE_TYPE_STATISTICS_PAGE, NULL);

  self->database = g_object_ref (database);
  g_signal_connect_swapped (database, "changed", G_CALLBACK (statistics_page_refresh), self);
  return GTK_WIDGET (self);
}

gboolean
aluette_statistics_page_is_loading (AluetteStatisticsPage *self)
{
  g_return_val_if_fail (ALUETTE_IS_STATISTICS_PAGE (self), FALSE);

  return self->counting != NULL || aluette_statistics_chooser_is_loading (self->who);
}

#define N_CHOICES 5

/* The game comes first: the other choices depend on it. */
#define CHOICES(self) \
  { (self)->games, (self)->group, (self)->rules, (self)->period, (self)->measure }

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteStatisticsPage *self = ALUETTE_STATISTICS_PAGE (page);
  gpointer choices[N_CHOICES] = CHOICES (self);
  guint32 chosen[N_CHOICES];

  for (guint i = 0; i < N_CHOICES; i++)
    g_object_get (choices[i], "selected", &chosen[i], NULL);
  return g_variant_new ("(@ay@(ums)bb)", aluette_page_pack (chosen, sizeof chosen),
                        aluette_statistics_chooser_get_state (self->who),
                        aluette_switch_row_get_active (self->with_bots),
                        gtk_toggle_button_get_active (self->more));
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteStatisticsPage *self = ALUETTE_STATISTICS_PAGE (page);
  gpointer choices[N_CHOICES] = CHOICES (self);
  g_autoptr (GVariant) bytes = NULL;
  g_autoptr (GVariant) people = NULL;
  guint32 chosen[N_CHOICES];
  gboolean with_bots, more;

  if (context->state == NULL)
    return;
  g_variant_get (context->state, "(@ay@(ums)bb)", &bytes, &people, &with_bots, &more);
  if (!aluette_page_unpack (bytes, chosen, sizeof chosen))
    return;
  for (guint i = 0; i < N_CHOICES; i++)
    g_object_set (choices[i], "selected", chosen[i], NULL);
  aluette_statistics_chooser_set_state (self->who, people);
  aluette_switch_row_set_active (self->with_bots, with_bots);
  gtk_toggle_button_set_active (self->more, more);
  question_changed (self);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
