/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-user-data.h"

#include "model/learning/aluette-challenge-store.h"

struct _AluetteUserData
{
  GObject parent_instance;

  GHashTable *learner_data; /* (element-type AluetteModelKind AluetteLearnerData): those used */
  GHashTable *stores;       /* (element-type AluetteModelKind GObject): those used */
  GPtrArray *damaged;       /* (element-type filename): copies of damaged files */
};

G_DEFINE_FINAL_TYPE (AluetteUserData, aluette_user_data, G_TYPE_OBJECT)

enum
{
  DAMAGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
aluette_user_data_finalize (GObject *object)
{
  AluetteUserData *self = ALUETTE_USER_DATA (object);

  g_hash_table_unref (self->learner_data);
  g_hash_table_unref (self->stores);
  g_ptr_array_unref (self->damaged);
  G_OBJECT_CLASS (aluette_user_data_parent_class)->finalize (object);
}

static void
aluette_user_data_class_init (AluetteUserDataClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_user_data_finalize;
  signals[DAMAGED] = g_signal_new ("damaged", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_user_data_init (AluetteUserData *self)
{
  self->learner_data = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->stores = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->damaged = g_ptr_array_new_with_free_func (g_free);
}

AluetteUserData *
aluette_user_data_new (void)
{
  return g_object_new (ALUETTE_TYPE_USER_DATA, NULL);
}

static gboolean
emit_damaged (gpointer data)
{
  AluetteUserData *self = data;
  g_autofree char *folder = g_path_get_dirname (g_ptr_array_index (self->damaged, 0));

  g_signal_emit (self, signals[DAMAGED], 0, folder);
  return G_SOURCE_REMOVE;
}

/* Reports files that were set aside after the first @n_before. */
static void
report_damaged (AluetteUserData *self, guint n_before)
{
  if (self->damaged->len > n_before)
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, emit_damaged, g_object_ref (self), g_object_unref);
}

static gpointer
copy_path (gconstpointer path, gpointer data)
{
  return g_strdup (path);
}

/* Returns: (transfer none) */
static AluetteLearnerData *
load_learner_data (AluetteUserData *self, const AluetteModelKind *kind)
{
  g_autoptr (GError) error = NULL;
  AluetteLearnerData *data = aluette_learner_data_new (kind, TRUE, &error);
  guint n_damaged = self->damaged->len;

  if (data == NULL)
    g_error ("Invalid lesson in the resources: %s", error->message);
  g_hash_table_insert (self->learner_data, (gpointer) kind, data);
  g_ptr_array_extend (self->damaged, aluette_learner_data_get_copies (data), copy_path, NULL);
  report_damaged (self, n_damaged);
  return data;
}

AluetteLearnerData *
aluette_user_data_get_learner_data (AluetteUserData *self, const char *kind)
{
  const AluetteModelKind *model;
  AluetteLearnerData *data;

  g_return_val_if_fail (ALUETTE_IS_USER_DATA (self), NULL);

  model = aluette_model_kind_from_id (kind);
  if (model == NULL || model->chapters == NULL)
    return NULL;
  data = g_hash_table_lookup (self->learner_data, model);
  return data != NULL ? data : load_learner_data (self, model);
}

GPtrArray *
aluette_user_data_list_learner_data (AluetteUserData *self)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; aluette_model_kinds[i] != NULL; i++)
    {
      AluetteLearnerData *data
          = aluette_user_data_get_learner_data (self, aluette_model_kinds[i]->id);

      if (data != NULL)
        g_ptr_array_add (all, g_object_ref (data));
    }
  return all;
}

/* Returns: (transfer none) */
static GObject *
load_store (AluetteUserData *self, const AluetteModelKind *kind)
{
  guint n_damaged = self->damaged->len;
  g_autofree char *folder = aluette_challenge_store_get_default_folder (kind->challenges);
  GObject *store
      = G_OBJECT (aluette_challenge_store_new (kind->challenges, folder, self->damaged));

  g_hash_table_insert (self->stores, (gpointer) kind, store);
  report_damaged (self, n_damaged);
  return store;
}

GObject *
aluette_user_data_get_store (AluetteUserData *self, const char *kind)
{
  const AluetteModelKind *model;
  GObject *store;

  g_return_val_if_fail (ALUETTE_IS_USER_DATA (self), NULL);

  model = aluette_model_kind_from_id (kind);
  if (model == NULL || model->challenges == NULL)
    return NULL;
  store = g_hash_table_lookup (self->stores, model);
  return store != NULL ? store : load_store (self, model);
}

void
aluette_user_data_flush (AluetteUserData *self)
{
  GHashTableIter iter;
  gpointer value;

  g_return_if_fail (ALUETTE_IS_USER_DATA (self));

  g_hash_table_iter_init (&iter, self->learner_data);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    aluette_learner_data_flush (value);
  g_hash_table_iter_init (&iter, self->stores);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    aluette_challenge_store_flush (value);
}
