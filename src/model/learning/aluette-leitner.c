/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-leitner.h"

#include <stdio.h>

#include "model/session/aluette-user-file-writer.h"
#include "model/session/aluette-user-file.h"

#define DAY (24 * 60 * 60)
#define KEY "answers"

/* The end of the year 9999, in seconds since 1970. Later times are invalid. */
#define LAST_TIME G_GINT64_CONSTANT (253402300799)

/* How long an item rests in each box, in seconds. An item of the first box is due at once. */
static const gint64 rests[ALUETTE_LEITNER_BOXES] = { 0, DAY, 3 * DAY, 7 * DAY, 21 * DAY };

typedef struct
{
  GArray *answers; /* (element-type AluetteLeitnerAnswer) */
  guint box;
  gint64 due;
} Item;

struct _AluetteLeitner
{
  GObject parent_instance;

  AluetteUserFileWriter *writer;
  GHashTable *items; /* Item by id */
};

G_DEFINE_FINAL_TYPE (AluetteLeitner, aluette_leitner, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
item_free (gpointer data)
{
  Item *item = data;

  g_array_unref (item->answers);
  g_free (item);
}

static Item *
ensure_item (AluetteLeitner *self, const char *id)
{
  Item *item = g_hash_table_lookup (self->items, id);

  if (item == NULL)
    {
      item = g_new0 (Item, 1);
      item->answers = g_array_new (FALSE, FALSE, sizeof (AluetteLeitnerAnswer));
      g_hash_table_insert (self->items, g_strdup (id), item);
    }
  return item;
}

/* Leitner's rule. A right answer before the item is due does not move it: one session cannot show
 * that the user will still know it in a week. */
static void
take_answer (Item *item, const AluetteLeitnerAnswer *answer)
{
  gboolean due = item->box == 0 || answer->when >= item->due;

  g_array_append_val (item->answers, *answer);
  if (answer->right && !due)
    return;
  /* The first right answer moves the item to the second box: it is already known. */
  item->box = answer->right ? MIN (MAX (item->box, 1) + 1, ALUETTE_LEITNER_BOXES) : 1;
  item->due = answer->when + rests[item->box - 1];
}

static gboolean
read_answer (const char *text, AluetteLeitnerAnswer *answer)
{
  char verdict;
  int end = 0;

  if (sscanf (text, "%" G_GINT64_FORMAT " %c %u%n", &answer->when, &verdict, &answer->took_ms, &end)
          != 3
      || text[end] != '\0' || (verdict != 'r' && verdict != 'w') || answer->when < 0
      || answer->when > LAST_TIME)
    return FALSE;
  answer->right = verdict == 'r';
  return TRUE;
}

static gboolean
read_item (AluetteLeitner *self, GKeyFile *file, const char *id)
{
  g_auto (GStrv) texts = g_key_file_get_string_list (file, id, KEY, NULL, NULL);
  Item *item;

  if (texts == NULL)
    return FALSE;
  item = ensure_item (self, id);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      AluetteLeitnerAnswer answer;

      if (!read_answer (texts[i], &answer))
        return FALSE;
      take_answer (item, &answer);
    }
  return TRUE;
}

static gboolean
read_file (AluetteLeitner *self, GKeyFile *file)
{
  g_auto (GStrv) ids = g_key_file_get_groups (file, NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    if (!read_item (self, file, ids[i]))
      return FALSE;
  return TRUE;
}

static void
load_boxes (AluetteLeitner *self, const char *path, GPtrArray *copies)
{
  g_autoptr (GKeyFile) file = aluette_user_file_load_keys (path, copies);

  if (read_file (self, file))
    return;
  g_hash_table_remove_all (self->items);
  aluette_user_file_set_aside (path, copies);
}

static void
write_item (GKeyFile *file, const char *id, const Item *item)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < item->answers->len; i++)
    {
      const AluetteLeitnerAnswer *answer = &g_array_index (item->answers, AluetteLeitnerAnswer, i);

      g_ptr_array_add (texts, g_strdup_printf ("%" G_GINT64_FORMAT " %c %u", answer->when,
                                               answer->right ? 'r' : 'w', answer->took_ms));
    }
  g_key_file_set_string_list (file, id, KEY, (const char *const *) texts->pdata, texts->len);
}

/* Returns: (transfer full): the content of the file. */
static GKeyFile *
write_items (AluetteLeitner *self)
{
  GKeyFile *file = g_key_file_new ();
  GHashTableIter iter;
  gpointer id, item;

  g_hash_table_iter_init (&iter, self->items);
  while (g_hash_table_iter_next (&iter, &id, &item))
    write_item (file, id, item);
  return file;
}

static void
aluette_leitner_finalize (GObject *object)
{
  AluetteLeitner *self = ALUETTE_LEITNER (object);

  aluette_user_file_writer_free (self->writer);
  g_hash_table_unref (self->items);
  G_OBJECT_CLASS (aluette_leitner_parent_class)->finalize (object);
}

static void
aluette_leitner_class_init (AluetteLeitnerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_leitner_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_leitner_init (AluetteLeitner *self)
{
  self->items = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, item_free);
}

AluetteLeitner *
aluette_leitner_new (const char *path, GPtrArray *copies)
{
  AluetteLeitner *self = g_object_new (ALUETTE_TYPE_LEITNER, NULL);

  self->writer = aluette_user_file_writer_new_for_keys (path);
  if (path != NULL)
    load_boxes (self, path, copies);
  return self;
}

char *
aluette_leitner_get_default_path (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".ini", NULL);

  return g_build_filename (g_get_user_data_dir (), "aluette", "progress", file, NULL);
}

void
aluette_leitner_answer_async (AluetteLeitner *self, const char *item,
                              const AluetteLeitnerAnswer *answer, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer data)
{
  GTask *task;

  g_return_if_fail (ALUETTE_IS_LEITNER (self));
  g_return_if_fail (item != NULL && *item != '\0');

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, aluette_leitner_answer_async);
  take_answer (ensure_item (self, item), answer);
  aluette_user_file_writer_push (self->writer, write_items (self), task);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
aluette_leitner_answer_finish (AluetteLeitner *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
aluette_leitner_flush (AluetteLeitner *self)
{
  g_return_if_fail (ALUETTE_IS_LEITNER (self));

  aluette_user_file_writer_flush (self->writer);
}

guint
aluette_leitner_get_box (AluetteLeitner *self, const char *item)
{
  const Item *found = g_hash_table_lookup (self->items, item);

  return found != NULL ? found->box : 0;
}

gint64
aluette_leitner_get_due (AluetteLeitner *self, const char *item)
{
  const Item *found = g_hash_table_lookup (self->items, item);

  return found != NULL ? found->due : 0;
}

const AluetteLeitnerAnswer *
aluette_leitner_get_answers (AluetteLeitner *self, const char *item, guint *n_answers)
{
  const Item *found = g_hash_table_lookup (self->items, item);

  *n_answers = found != NULL ? found->answers->len : 0;
  return found != NULL ? (const AluetteLeitnerAnswer *) (gpointer) found->answers->data : NULL;
}

/* Compares by urgency: first due items, the longest overdue first, then new items, then the
 * others. */
static gboolean
comes_before (AluetteLeitner *self, const char *a, const char *b, gint64 now)
{
  guint box_a = aluette_leitner_get_box (self, a), box_b = aluette_leitner_get_box (self, b);
  gint64 due_a = aluette_leitner_get_due (self, a), due_b = aluette_leitner_get_due (self, b);
  int rank_a = box_a == 0 ? 1 : due_a <= now ? 0 : 2;
  int rank_b = box_b == 0 ? 1 : due_b <= now ? 0 : 2;

  return rank_a != rank_b ? rank_a < rank_b : due_a < due_b;
}

guint
aluette_leitner_pick (AluetteLeitner *self, const char *const *items, guint n_items,
                      const char *avoid, gint64 now)
{
  guint best = n_items;

  g_return_val_if_fail (ALUETTE_IS_LEITNER (self), 0);

  for (guint i = 0; i < n_items; i++)
    if (n_items == 1 || g_strcmp0 (items[i], avoid) != 0)
      if (best == n_items || comes_before (self, items[i], items[best], now))
        best = i;
  return best < n_items ? best : 0;
}

char **
aluette_leitner_list (AluetteLeitner *self)
{
  GHashTableIter iter;
  gpointer id;
  GStrvBuilder *ids;
  char **list;

  g_return_val_if_fail (ALUETTE_IS_LEITNER (self), NULL);

  ids = g_strv_builder_new ();
  g_hash_table_iter_init (&iter, self->items);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    g_strv_builder_add (ids, id);
  list = g_strv_builder_end (ids);
  g_strv_builder_unref (ids);
  return list;
}
