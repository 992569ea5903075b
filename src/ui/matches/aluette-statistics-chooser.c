/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-statistics-chooser.h"

#include <glib/gi18n.h>

#include "presentation/matches/aluette-statistics-metrics.h"
#include "ui/common/aluette-announcer.h"
#include "ui/common/aluette-combo.h"

/* A longer list has a search entry. */
#define MAX_WITHOUT_SEARCH 12

/* A player, a pair, or everyone. */
typedef struct
{
  AluetteStatsGroup group; /* BY_PLAYER or BY_TEAM */
  char *key;               /* (nullable): NULL for everyone */
} Who;

struct _AluetteStatisticsChooser
{
  AdwActionRow parent_instance;

  GtkDropDown *drop_down;
  GPtrArray *all;        /* of Who, in the order of the list */
  Who chosen;            /* may not be in the list yet */
  gboolean filling;      /* the list is being updated by the program */
  GCancellable *reading; /* (nullable): while the list is loaded */
  GPtrArray *players;    /* (nullable): players, until the pairs are loaded */
  const char *kind;      /* (nullable): id of the game */
  gboolean with_bots;
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteStatisticsChooser, aluette_statistics_chooser, ADW_TYPE_ACTION_ROW)

static void
who_free (gpointer data)
{
  Who *who = data;

  g_free (who->key);
  g_free (who);
}

static void
set_chosen (AluetteStatisticsChooser *self, const Who *who)
{
  char *key = g_strdup (who->key);

  g_free (self->chosen.key);
  self->chosen = (Who) { who->group, key };
}

static void
selection_changed_cb (AluetteStatisticsChooser *self)
{
  guint number = gtk_drop_down_get_selected (self->drop_down);

  if (self->filling || number >= self->all->len)
    return;
  set_chosen (self, g_ptr_array_index (self->all, number));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_choice (GPtrArray *all, AluetteStatsGroup group, const char *key)
{
  Who *who = g_new (Who, 1);

  *who = (Who) { group, g_strdup (key) };
  g_ptr_array_add (all, who);
}

/* Returns whether a team has two named players. A Petit-Jean has no name. */
static gboolean
is_pair (const char *key)
{
  g_auto (GStrv) names = g_strsplit (key, "\n", -1);
  guint n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    n += *names[i] != '\0';
  return n > 1;
}

static gboolean
choice_equal (gconstpointer one, gconstpointer other)
{
  const Who *a = one, *b = other;

  return a->group == b->group && g_strcmp0 (a->key, b->key) == 0;
}

/* Returns: (transfer full): everyone first, then players, then pairs. */
static GPtrArray *
list_all (GPtrArray *players, GPtrArray *teams)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (who_free);

  add_choice (all, ALUETTE_STATS_BY_PLAYER, NULL);
  for (guint i = 0; i < players->len; i++)
    add_choice (all, ALUETTE_STATS_BY_PLAYER,
                ((AluetteStatsRow *) g_ptr_array_index (players, i))->key);
  for (guint i = 0; i < teams->len; i++)
    {
      const AluetteStatsRow *row = g_ptr_array_index (teams, i);

      if (is_pair (row->key))
        add_choice (all, ALUETTE_STATS_BY_TEAM, row->key);
    }
  return all;
}

static void
show_names (AluetteStatisticsChooser *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < self->all->len; i++)
    {
      const Who *who = g_ptr_array_index (self->all, i);
      g_autofree char *name = who->key != NULL ? aluette_statistics_metric_key (NULL, who->group,
                                                                                who->key, FALSE)
                                               : NULL;

      gtk_string_list_append (names, name != NULL ? name : C_("statistics", "Everyone"));
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->drop_down, G_LIST_MODEL (names));
  self->filling = FALSE;
  gtk_drop_down_set_enable_search (self->drop_down, self->all->len > MAX_WITHOUT_SEARCH);
}

/* Selects the choice in the list. Returns whether it is in the list. */
static gboolean
show_chosen (AluetteStatisticsChooser *self)
{
  guint chosen = 0;
  gboolean found = g_ptr_array_find_with_equal_func (self->all, &self->chosen, choice_equal,
                                                     &chosen);

  self->filling = TRUE;
  gtk_drop_down_set_selected (self->drop_down, chosen);
  self->filling = FALSE;
  return found;
}

/* Updates the list. An unchanged list stays as it is, because it may be open. A choice that has no
 * match any more, or is a bot that is now excluded, is replaced by everyone. */
static void
fill_choices (AluetteStatisticsChooser *self, GPtrArray *players, GPtrArray *teams)
{
  g_autoptr (GPtrArray) all = list_all (players, teams);
  gboolean changed = all->len != self->all->len;

  for (guint i = 0; i < all->len && !changed; i++)
    changed = !choice_equal (g_ptr_array_index (all, i), g_ptr_array_index (self->all, i));
  if (changed)
    {
      g_ptr_array_unref (self->all);
      self->all = g_steal_pointer (&all);
      show_names (self);
    }
  if (!show_chosen (self))
    selection_changed_cb (self);
}

static void
show_error (AluetteStatisticsChooser *self, const GError *error)
{
  g_autofree char *message = g_strdup_printf (_("The list of players could not be loaded: %s"),
                                              error->message);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), message);
  aluette_announce (GTK_WIDGET (self), message);
}

static void
load_choices (AluetteStatisticsChooser *self, AluetteDatabase *database, AluetteStatsGroup group);

/* The task may be canceled after the widget was destroyed. */
static void
on_read (GObject *database, GAsyncResult *result, gpointer data)
{
  AluetteStatisticsChooser *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = aluette_database_stats_finish (ALUETTE_DATABASE (database), result,
                                                              &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (rows != NULL && self->players == NULL)
    {
      self->players = g_steal_pointer (&rows);
      load_choices (self, ALUETTE_DATABASE (database), ALUETTE_STATS_BY_TEAM);
      return;
    }
  g_clear_object (&self->reading);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), NULL);
  if (rows != NULL)
    fill_choices (self, self->players, rows);
  else
    show_error (self, error);
  g_clear_pointer (&self->players, g_ptr_array_unref);
}

static void
load_choices (AluetteStatisticsChooser *self, AluetteDatabase *database, AluetteStatsGroup group)
{
  AluetteStatsFilter all = { .kind = self->kind, .with_bots = self->with_bots };

  aluette_database_stats_async (database, group, &all, self->reading, on_read, self);
}

static void
stop_loading (AluetteStatisticsChooser *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->players, g_ptr_array_unref);
}

static void
aluette_statistics_chooser_dispose (GObject *object)
{
  stop_loading (ALUETTE_STATISTICS_CHOOSER (object));
  G_OBJECT_CLASS (aluette_statistics_chooser_parent_class)->dispose (object);
}

static void
aluette_statistics_chooser_finalize (GObject *object)
{
  AluetteStatisticsChooser *self = ALUETTE_STATISTICS_CHOOSER (object);

  g_ptr_array_unref (self->all);
  g_free (self->chosen.key);
  G_OBJECT_CLASS (aluette_statistics_chooser_parent_class)->finalize (object);
}

static void
aluette_statistics_chooser_class_init (AluetteStatisticsChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_statistics_chooser_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_statistics_chooser_finalize;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/aluette/Aluette/matches/aluette-statistics-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, AluetteStatisticsChooser, drop_down);
  gtk_widget_class_bind_template_callback (widget_class, selection_changed_cb);
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_statistics_chooser_init (AluetteStatisticsChooser *self)
{
  g_autoptr (GPtrArray) nobody = g_ptr_array_new ();

  self->all = g_ptr_array_new_with_free_func (who_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  aluette_drop_down_name_parts (self->drop_down);
  aluette_drop_down_show_whole (self->drop_down);
  fill_choices (self, nobody, nobody);
}

void
aluette_statistics_chooser_load (AluetteStatisticsChooser *self, AluetteDatabase *database,
                                 const AluGameKind *kind, gboolean with_bots)
{
  g_return_if_fail (ALUETTE_IS_STATISTICS_CHOOSER (self));
  g_return_if_fail (ALUETTE_IS_DATABASE (database));

  stop_loading (self);
  self->kind = kind->id;
  self->with_bots = with_bots;
  self->reading = g_cancellable_new ();
  load_choices (self, database, ALUETTE_STATS_BY_PLAYER);
}

gboolean
aluette_statistics_chooser_is_loading (AluetteStatisticsChooser *self)
{
  g_return_val_if_fail (ALUETTE_IS_STATISTICS_CHOOSER (self), FALSE);

  return self->reading != NULL;
}

void
aluette_statistics_chooser_narrow (AluetteStatisticsChooser *self, AluetteStatsFilter *filter)
{
  g_return_if_fail (ALUETTE_IS_STATISTICS_CHOOSER (self));
  g_return_if_fail (filter != NULL);

  if (self->chosen.group == ALUETTE_STATS_BY_TEAM)
    filter->team = self->chosen.key;
  else
    filter->player = self->chosen.key;
}

char *
aluette_statistics_chooser_name (AluetteStatisticsChooser *self)
{
  g_return_val_if_fail (ALUETTE_IS_STATISTICS_CHOOSER (self), NULL);

  return self->chosen.key != NULL
             ? aluette_statistics_metric_key (NULL, self->chosen.group, self->chosen.key, FALSE)
             : NULL;
}

GVariant *
aluette_statistics_chooser_get_state (AluetteStatisticsChooser *self)
{
  g_return_val_if_fail (ALUETTE_IS_STATISTICS_CHOOSER (self), NULL);

  return g_variant_new ("(ums)", (guint) self->chosen.group, self->chosen.key);
}

void
aluette_statistics_chooser_set_state (AluetteStatisticsChooser *self, GVariant *state)
{
  g_autofree char *key = NULL;
  guint group;

  g_return_if_fail (ALUETTE_IS_STATISTICS_CHOOSER (self));

  g_variant_get (state, "(ums)", &group, &key);
  set_chosen (self, &(Who) { group, key });
  show_chosen (self);
}
