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
  AluetteMatchFilter filter; /* its texts are ours */
  GArray *ids;               /* of gint64 */
  GHashTable *items;         /* position, AluetteMatchInfo: those asked for so far */
  GCancellable *search;      /* (nullable): of the search under way */
};

static GParamSpec *props[N_PROPS];

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

/* A match that is gone meanwhile still has its place until the list is filled anew. */
static AluetteMatchInfo *
load_item (AluetteMatchList *self, guint position)
{
  gint64 match = g_array_index (self->ids, gint64, position);
  AluetteMatchInfo *info = aluette_database_get_info (self->database, match);
  AluetteMatchColumns gone = {
    .match = match, .event = "", .place = "", .date = "", .names = "", .rules = ""
  };

  return info != NULL ? info : aluette_match_info_new (&gone);
}

static gpointer
match_list_get_item (GListModel *model, guint position)
{
  AluetteMatchList *self = ALUETTE_MATCH_LIST (model);
  gpointer key = GUINT_TO_POINTER (position);
  AluetteMatchInfo *info;

  if (position >= self->ids->len)
    return NULL;
  info = g_hash_table_lookup (self->items, key);
  if (info == NULL)
    {
      info = load_item (self, position);
      g_hash_table_insert (self->items, key, info);
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
  self->filter.rules = g_strdup (filter->rules);
  self->filter.player = g_strdup (filter->player);
  g_free ((char *) old.text);
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
}

static void
aluette_match_list_init (AluetteMatchList *self)
{
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->items = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
}

/* A cancelled search says so in @result, and the list may be gone. */
static void
on_found (GObject *source, GAsyncResult *result, gpointer data)
{
  AluetteMatchList *self = data;
  g_autoptr (GError) error = NULL;
  GArray *ids = aluette_database_find_matches_finish (ALUETTE_DATABASE (source), result, &error);
  guint n_before;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->search);
  if (ids != NULL)
    {
      /* First empty, then full: a view that has to tell which of its rows are still there would
       * ask for every item of one large change, and each is read from the database. */
      n_before = self->ids->len;
      g_array_set_size (self->ids, 0);
      g_hash_table_remove_all (self->items);
      g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, 0);
      g_array_unref (self->ids);
      self->ids = ids;
      g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, ids->len);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

static void
find (AluetteMatchList *self)
{
  stop_search (self);
  self->search = g_cancellable_new ();
  aluette_database_find_matches_async (self->database, &self->filter, self->search, on_found, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOADING]);
}

AluetteMatchList *
aluette_match_list_new (AluetteDatabase *database)
{
  AluetteMatchList *self = g_object_new (ALUETTE_TYPE_MATCH_LIST, NULL);

  self->database = g_object_ref (database);
  g_signal_connect_swapped (database, "changed", G_CALLBACK (find), self);
  find (self);
  return self;
}

void
aluette_match_list_set_filter (AluetteMatchList *self, const AluetteMatchFilter *filter)
{
  g_return_if_fail (ALUETTE_IS_MATCH_LIST (self));
  set_filter (self, filter);
  find (self);
}

gboolean
aluette_match_list_get_loading (AluetteMatchList *self)
{
  g_return_val_if_fail (ALUETTE_IS_MATCH_LIST (self), FALSE);
  return self->search != NULL;
}
