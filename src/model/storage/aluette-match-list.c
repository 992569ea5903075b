/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-database-list.h"

enum
{
  PROP_0,
  PROP_LOADING,
  N_PROPS,
};

struct _AluetteMatchList
{
  GObject parent_instance;

  AluetteDatabase *database;
  AluetteMatchFilter filter; /* owns its texts */
  GArray *ids;               /* (element-type gint64) */
  GHashTable *items;         /* AluetteMatchInfo by number, those requested so far */
  gboolean stale;            /* matches have changed since the last search */
  gboolean first;            /* the next search finds only the first rows */
  gboolean failed;           /* an error was reported for this filter */
  GCancellable *search;      /* (nullable): of the search in progress */
};

static GParamSpec *props[N_PROPS];

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GType
match_list_get_item_type (GListModel *model)
{
  return ALUETTE_TYPE_MATCH_INFO;
}

static guint
match_list_get_n_items (GListModel *model)
{
  return ALUETTE_MATCH_LIST (model)->ids->len;
}

/* Reports only the first error: if the database cannot be read, each row fails. */
static void
report_error (AluetteMatchList *self, const GError *error)
{
  if (!self->failed)
    g_signal_emit (self, signals[FAILED], 0, error->message);
  self->failed = TRUE;
}

/* A match that was deleted meanwhile keeps an empty row until the next search is done. */
static AluetteMatchInfo *
load_item (AluetteMatchList *self, gint64 match)
{
  g_autoptr (GError) error = NULL;
  AluetteMatchInfo *info = aluette_database_get_info (self->database, match, &error);
  AluetteMatchColumns gone = {
    .match = match, .kind = "", .event = "", .place = "", .date = "", .names = "", .rules = ""
  };

  if (info != NULL)
    return info;
  if (!g_error_matches (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_NO_MATCH))
    report_error (self, error);
  return aluette_match_info_new (&gone);
}

static gpointer
match_list_get_item (GListModel *model, guint position)
{
  AluetteMatchList *self = ALUETTE_MATCH_LIST (model);
  AluetteMatchInfo *info;
  gint64 match;

  if (position >= self->ids->len)
    return NULL;
  match = g_array_index (self->ids, gint64, position);
  info = g_hash_table_lookup (self->items, &match);
  if (info == NULL)
    {
      info = load_item (self, match);
      g_hash_table_insert (self->items, g_memdup2 (&match, sizeof match), info);
    }
  return g_object_ref (info);
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = match_list_get_item_type;
  iface->get_n_items = match_list_get_n_items;
  iface->get_item = match_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteMatchList, aluette_match_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
set_filter (AluetteMatchList *self, const AluetteMatchFilter *filter)
{
  AluetteMatchFilter old = self->filter;

  self->filter = *filter;
  self->filter.text = g_strdup (filter->text);
  self->filter.kind = g_strdup (filter->kind);
  self->filter.rules = g_strdup (filter->rules);
  self->filter.player = g_strdup (filter->player);
  g_free ((char *) old.text);
  g_free ((char *) old.kind);
  g_free ((char *) old.rules);
  g_free ((char *) old.player);
}

static void
aluette_match_list_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_LOADING)
    g_value_set_boolean (value, aluette_match_list_get_loading (ALUETTE_MATCH_LIST (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
stop_search (AluetteMatchList *self)
{
  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
}

static void
aluette_match_list_dispose (GObject *object)
{
  AluetteMatchList *self = ALUETTE_MATCH_LIST (object);

  stop_search (self);
  if (self->database != NULL)
    g_signal_handlers_disconnect_by_data (self->database, self);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (aluette_match_list_parent_class)->dispose (object);
}

static void
aluette_match_list_finalize (GObject *object)
{
  AluetteMatchList *self = ALUETTE_MATCH_LIST (object);

  set_filter (self, &(AluetteMatchFilter) { 0 });
  g_array_unref (self->ids);
  g_hash_table_unref (self->items);
  G_OBJECT_CLASS (aluette_match_list_parent_class)->finalize (object);
}

static void
aluette_match_list_class_init (AluetteMatchListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = aluette_match_list_get_property;
  object_class->dispose = aluette_match_list_dispose;
  object_class->finalize = aluette_match_list_finalize;
  props[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_match_list_init (AluetteMatchList *self)
{
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->items = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
}

/* The number of rows at the start of a large change that a view may show. */
#define HEAD 64

static void
splice_ids (AluetteMatchList *self, guint position, guint n_removed, const gint64 *added,
            guint n_added)
{
  if (n_removed + n_added == 0)
    return;
  if (n_removed > 0)
    g_array_remove_range (self->ids, position, n_removed);
  if (n_added > 0)
    g_array_insert_vals (self->ids, position, added, n_added);
  g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
}

/* For each change a view searches for its rows among the new ones, and each item that it requests
 * is read from the database. So a large change has three parts: rows that are not visible are
 * removed, those at the start are replaced, for which a view reuses its widgets, and the others
 * are added. */
static void
replace_ids (AluetteMatchList *self, guint position, guint n_removed, const gint64 *added,
             guint n_added)
{
  guint old_head = MIN (n_removed, HEAD), head = MIN (n_added, HEAD);

  splice_ids (self, position + old_head, n_removed - old_head, added, 0);
  splice_ids (self, position, old_head, added, head);
  splice_ids (self, position + head, 0, added + head, n_added - head);
}

/* If the list has more items, the next change replaces them all instead of comparing them. */
#define MAX_ITEMS 1024

/* Keeps the rows that are the same at both ends, so that a view keeps its position and focus. */
static void
take_ids (AluetteMatchList *self, GArray *ids)
{
  const gint64 *new = (const gint64 *) ids->data, *old;
  guint n_old, n_new = ids->len, start = 0, end = 0;

  if (g_hash_table_size (self->items) > MAX_ITEMS)
    {
      splice_ids (self, 0, self->ids->len, NULL, 0);
      g_hash_table_remove_all (self->items);
    }
  old = (const gint64 *) self->ids->data;
  n_old = self->ids->len;
  while (start < MIN (n_old, n_new) && old[start] == new[start])
    start++;
  while (end < MIN (n_old, n_new) - start && old[n_old - 1 - end] == new[n_new - 1 - end])
    end++;
  replace_ids (self, start, n_old - start - end, new + start, n_new - start - end);
}

/* Compares the columns that can change. */
static gboolean
same_columns (AluetteMatchInfo *one, AluetteMatchInfo *other)
{
  const AluetteMatchColumns *a = aluette_match_info_get_columns (one);
  const AluetteMatchColumns *b = aluette_match_info_get_columns (other);

  return a->modified == b->modified && a->n_deals == b->n_deals
         && memcmp (a->points, b->points, sizeof a->points) == 0 && a->over == b->over
         && a->winners == b->winners && a->set == b->set && a->set_number == b->set_number
         && a->set_length == b->set_length
         && memcmp (a->set_won, b->set_won, sizeof a->set_won) == 0
         && g_str_equal (a->event, b->event) && g_str_equal (a->place, b->place);
}

/* Drops the items that are out of date. Returns: (transfer full): the set of their numbers. */
static GHashTable *
forget_stale (AluetteMatchList *self)
{
  GHashTable *stale = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer match, info;

  g_hash_table_iter_init (&iter, self->items);
  while (g_hash_table_iter_next (&iter, &match, &info))
    {
      g_autoptr (AluetteMatchInfo) now = load_item (self, *(const gint64 *) match);

      if (same_columns (info, now))
        continue;
      g_hash_table_iter_steal (&iter);
      g_object_unref (info);
      g_hash_table_add (stale, match);
    }
  return stale;
}

static void
refresh_items (AluetteMatchList *self)
{
  g_autoptr (GHashTable) stale = forget_stale (self);

  for (guint i = 0; i < self->ids->len && g_hash_table_size (stale) > 0; i++)
    if (g_hash_table_remove (stale, &g_array_index (self->ids, gint64, i)))
      g_list_model_items_changed (G_LIST_MODEL (self), i, 1, 1);
}

static void start_search (AluetteMatchList *self);

/* If @result is a canceled search, the list may no longer exist. */
static void
on_found (GObject *source, GAsyncResult *result, gpointer data)
{
  AluetteMatchList *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) ids
      = aluette_database_find_matches_finish (ALUETTE_DATABASE (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->search);
  if (ids != NULL)
    take_ids (self, ids);
  else
    report_error (self, error);
  if (self->first)
    {
      self->first = FALSE;
      start_search (self);
      return;
    }
  if (ids != NULL && self->stale)
    refresh_items (self);
  self->stale = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

/* After a change of the filter, the first rows are searched before the others. */
static void
start_search (AluetteMatchList *self)
{
  stop_search (self);
  self->search = g_cancellable_new ();
  aluette_database_find_matches_async (self->database, &self->filter, self->first ? HEAD : 0,
                                       self->search, on_found, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

static void
database_changed (AluetteMatchList *self)
{
  self->stale = TRUE;
  start_search (self);
}

AluetteMatchList *
aluette_match_list_new (AluetteDatabase *database)
{
  AluetteMatchList *self = g_object_new (ALUETTE_TYPE_MATCH_LIST, NULL);

  self->database = g_object_ref (database);
  g_signal_connect_swapped (database, "changed", G_CALLBACK (database_changed), self);
  self->first = TRUE;
  start_search (self);
  return self;
}

void
aluette_match_list_set_filter (AluetteMatchList *self, const AluetteMatchFilter *filter)
{
  g_return_if_fail (ALUETTE_IS_MATCH_LIST (self));
  set_filter (self, filter);
  self->failed = FALSE;
  self->first = TRUE;
  start_search (self);
}

GArray *
aluette_match_list_get_matches (AluetteMatchList *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_LIST (self), NULL);
  return g_array_copy (self->ids);
}

gboolean
aluette_match_list_get_loading (AluetteMatchList *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_LIST (self), FALSE);
  return self->search != NULL;
}
