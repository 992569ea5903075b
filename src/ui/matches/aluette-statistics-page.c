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
#include "ui/matches/aluette-statistics-chooser.h"
#include "ui/matches/aluette-statistics-table.h"

/* Maximum number of bars in the chart. The table has all rows. */
#define MAX_BARS 15

struct _AluetteStatisticsPage
{
  GtkWidget parent_instance;

  GtkWidget *box;
  AluetteStatisticsChooser *who;
  GtkDropDown *group;
  GtkDropDown *games;
  GtkDropDown *rules;
  GtkDropDown *period;
  GtkCheckButton *with_bots;
  GtkStack *pages;
  AdwStatusPage *failure;
  GtkStack *views; /* chart and table */
  GtkDropDown *measure;
  AluetteBarChart *bars;
  AluetteLineChart *line;
  GtkColumnView *table;

  AluetteDatabase *database;
  GCancellable *counting;        /* (nullable): while statistics are loaded */
  GPtrArray *rows;               /* of AluetteStatsRow */
  const AluGameKind *shown_kind; /* game of the rows */
  AluetteStatsGroup shown;       /* and their group */
  gboolean filling;              /* the lists are being updated by the program */
};

static void page_iface_init (AluettePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteStatisticsPage, aluette_statistics_page, GTK_TYPE_WIDGET,
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
};

static const AluGameKind *
chosen_kind (AluetteStatisticsPage *self)
{
  guint game = gtk_drop_down_get_selected (self->games);

  return alu_game_kinds[game != GTK_INVALID_LIST_POSITION ? game : 0];
}

/* Whether the rows can be grouped by that. Without teams there are no pairs. */
static gboolean
has_group (const AluGameKind *kind, AluetteStatsGroup group)
{
  return group != ALUETTE_STATS_BY_TEAM || kind->n_teams > 0;
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
show_bars (AluetteStatisticsPage *self, const AluetteMetricText *measure, guint n)
{
  g_auto (GStrv) names = g_new0 (char *, n + 1);
  g_auto (GStrv) figures = g_new0 (char *, n + 1);
  g_autofree double *values = g_new0 (double, n + 1);
  g_autofree char *spoken = format_chart_description (self, measure);

  for (guint i = 0; i < n; i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (self->rows, i);

      names[i] = aluette_statistics_metric_key (self->shown_kind, self->shown, row->key, FALSE);
      figures[i] = aluette_statistics_metric_text (measure, row);
      values[i] = aluette_statistics_metric_value (measure, row);
    }
  aluette_bar_chart_set (self->bars, (const char *const *) names, values,
                         (const char *const *) figures, aluette_statistics_metric_most (measure),
                         spoken);
}

static void
show_line (AluetteStatisticsPage *self, const AluetteMetricText *measure)
{
  guint n = self->rows->len;
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
      const AluetteStatsRow *row = g_ptr_array_index (self->rows, i);

      labels[i] = aluette_statistics_metric_key (self->shown_kind, self->shown, row->key, TRUE);
      values[i] = aluette_statistics_metric_value (measure, row);
    }
  aluette_line_chart_set_state (self->line, &state);
}

static void
metric_changed (AluetteStatisticsPage *self)
{
  gboolean over_time = self->shown == ALUETTE_STATS_BY_MONTH;

  if (self->rows == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->bars), !over_time);
  gtk_widget_set_visible (GTK_WIDGET (self->line), over_time);
  if (over_time)
    show_line (self, chosen_measure (self));
  else
    show_bars (self, chosen_measure (self), MIN (self->rows->len, MAX_BARS));
}

/* The task may be canceled after the page was destroyed. */
static void
on_counted (GObject *database, GAsyncResult *result, gpointer data)
{
  AluetteStatisticsPage *self = data;
  g_autoptr (GError) error = NULL;
  GPtrArray *rows = aluette_database_stats_finish (ALUETTE_DATABASE (database), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->counting);
  if (rows == NULL)
    {
      adw_status_page_set_description (self->failure, error->message);
      gtk_stack_set_visible_child_name (self->pages, "failed");
      return;
    }
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  self->rows = rows;
  self->shown_kind = chosen_kind (self);
  self->shown = chosen_group (self);
  metric_changed (self);
  aluette_statistics_table_fill (self->table, self->shown_kind, self->shown, self->rows);
  gtk_stack_set_visible_child_name (self->pages, rows->len > 0 ? "figures" : "none");
}

/* Returns: (transfer full) (nullable): the first day of the chosen period. */
static char *
first_day (AluetteStatisticsPage *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) from = NULL;

  switch (gtk_drop_down_get_selected (self->period))
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
}

static void
question_changed (AluetteStatisticsPage *self)
{
  guint rules = gtk_drop_down_get_selected (self->rules);
  const AluGameKind *kind = chosen_kind (self);
  g_autofree char *from = NULL;
  AluetteStatsFilter filter = { NULL };

  if (self->filling || self->database == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  from = first_day (self);
  filter.from = from;
  aluette_statistics_chooser_narrow (self->who, &filter);
  filter.with_bots = gtk_check_button_get_active (self->with_bots);
  filter.kind = kind->id;
  if (rules > 0 && rules <= kind->n_rule_sets)
    filter.rules = kind->rule_sets[rules - 1].id;
  stop_counting (self);
  self->counting = g_cancellable_new ();
  aluette_database_stats_async (self->database, chosen_group (self), &filter, self->counting,
                                on_counted, self);
}

/* Reloads the statistics and the players to choose from. */
static void
statistics_page_refresh (AluetteStatisticsPage *self)
{
  if (self->database == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  aluette_statistics_chooser_load (self->who, self->database, chosen_kind (self),
                                   gtk_check_button_get_active (self->with_bots));
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
  gtk_drop_down_set_model (self->rules, G_LIST_MODEL (rules));
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
  g_clear_pointer (&self->rows, g_ptr_array_unref);
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
  g_clear_pointer (&self->box, gtk_widget_unparent);
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
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, box);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, who);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, group);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, games);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, rules);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, period);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, with_bots);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, pages);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, failure);
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsPage, views);
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

  self->filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_drop_down_name_parts (self->group);
  aluette_drop_down_name_parts (self->games);
  aluette_drop_down_name_parts (self->rules);
  aluette_drop_down_name_parts (self->period);
  aluette_drop_down_name_parts (self->measure);
  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    gtk_string_list_append (games, aluette_game_name (alu_game_kinds[i]));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (games));
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

static GVariant *
page_get_state (AluettePage *page, GPtrArray *objects)
{
  AluetteStatisticsPage *self = ALUETTE_STATISTICS_PAGE (page);
  GtkDropDown *choices[N_CHOICES] = { self->games, self->group, self->rules, self->period,
                                      self->measure };
  guint32 chosen[N_CHOICES];

  for (guint i = 0; i < N_CHOICES; i++)
    chosen[i] = gtk_drop_down_get_selected (choices[i]);
  return g_variant_new ("(@ay@(ums)bs)", aluette_page_pack (chosen, sizeof chosen),
                        aluette_statistics_chooser_get_state (self->who),
                        gtk_check_button_get_active (self->with_bots),
                        gtk_stack_get_visible_child_name (self->views));
}

static void
page_set_state (AluettePage *page, const AluettePageContext *context)
{
  AluetteStatisticsPage *self = ALUETTE_STATISTICS_PAGE (page);
  GtkDropDown *choices[N_CHOICES] = { self->games, self->group, self->rules, self->period,
                                      self->measure };
  g_autoptr (GVariant) bytes = NULL;
  g_autoptr (GVariant) people = NULL;
  guint32 chosen[N_CHOICES];
  gboolean with_bots;
  const char *view;

  if (context->state == NULL)
    return;
  g_variant_get (context->state, "(@ay@(ums)b&s)", &bytes, &people, &with_bots, &view);
  if (!aluette_page_unpack (bytes, chosen, sizeof chosen))
    return;
  /* The game comes first: the other choices depend on it. */
  for (guint i = 0; i < N_CHOICES; i++)
    gtk_drop_down_set_selected (choices[i], chosen[i]);
  aluette_statistics_chooser_set_state (self->who, people);
  gtk_check_button_set_active (self->with_bots, with_bots);
  gtk_stack_set_visible_child_name (self->views, view);
  question_changed (self);
}

static void
page_iface_init (AluettePageInterface *iface)
{
  iface->get_state = page_get_state;
  iface->set_state = page_set_state;
}
