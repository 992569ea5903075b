/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-backlog.h"

#define RETRY_MS 500

struct _AluetteBacklog
{
  GObject parent_instance;

  GPtrArray *entries; /* (element-type Entry): in the order in which they are tried */
  GSource *timer;     /* (nullable): set while there are entries */
  guint n;            /* as announced last */
  char *reason;       /* (nullable): likewise */
};

typedef struct
{
  GObject *owner;
  AluetteBacklogRetry retry;
  gpointer data;
  guint n;
  char *reason; /* (nullable) */
} Entry;

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteBacklog, aluette_backlog, G_TYPE_OBJECT)

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_object_unref (entry->owner);
  g_free (entry->reason);
  g_free (entry);
}

static void
stop_timer (AluetteBacklog *self)
{
  if (self->timer != NULL)
    g_source_destroy (self->timer);
  g_clear_pointer (&self->timer, g_source_unref);
}

static void
aluette_backlog_finalize (GObject *object)
{
  AluetteBacklog *self = ALUETTE_BACKLOG (object);

  stop_timer (self);
  g_ptr_array_unref (self->entries);
  g_free (self->reason);
  G_OBJECT_CLASS (aluette_backlog_parent_class)->finalize (object);
}

static void
aluette_backlog_class_init (AluetteBacklogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_backlog_finalize;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_BACKLOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_backlog_init (AluetteBacklog *self)
{
  self->entries = g_ptr_array_new_with_free_func (entry_free);
}

AluetteBacklog *
aluette_backlog_new (void)
{
  return g_object_new (ALUETTE_TYPE_BACKLOG, NULL);
}

static Entry *
find_entry (AluetteBacklog *self, gpointer owner)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (entry->owner == owner)
        return entry;
    }
  return NULL;
}

static void
announce (AluetteBacklog *self)
{
  const char *reason = NULL;
  guint n = 0;

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->entries, i);

      n += entry->reason != NULL ? entry->n : 0;
      if (entry->reason != NULL)
        reason = entry->reason;
    }
  if (n == self->n && g_strcmp0 (reason, self->reason) == 0)
    return;
  self->n = n;
  g_free (self->reason);
  self->reason = g_strdup (reason);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Tries the entries in turn as long as this succeeds: what one cannot store, the others probably
 * cannot either. The one that fails is tried last the next time. */
static gboolean
on_time (gpointer data)
{
  g_autoptr (AluetteBacklog) self = g_object_ref (data);
  g_autoptr (GSource) timer = g_source_ref (self->timer);

  while (self->entries->len > 0)
    {
      Entry *entry = g_ptr_array_index (self->entries, 0);
      g_autoptr (GObject) owner = g_object_ref (entry->owner);

      if (entry->retry (entry->data))
        continue;
      if (self->entries->len > 0 && g_ptr_array_index (self->entries, 0) == entry)
        g_ptr_array_add (self->entries, g_ptr_array_steal_index (self->entries, 0));
      break;
    }
  return g_source_is_destroyed (timer) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static void
start_timer (AluetteBacklog *self)
{
  if (self->timer != NULL)
    return;
  self->timer = g_timeout_source_new (RETRY_MS);
  g_source_set_callback (self->timer, on_time, self, NULL);
  g_source_attach (self->timer, NULL);
}

static void
add_entry (AluetteBacklog *self, gpointer owner, AluetteBacklogRetry retry, gpointer data)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->owner = g_object_ref (owner);
  entry->retry = retry;
  entry->data = data;
  g_ptr_array_add (self->entries, entry);
  start_timer (self);
}

/* If one owner has succeeded, the others need not wait. */
static void
remove_entry (AluetteBacklog *self, Entry *entry)
{
  g_ptr_array_remove (self->entries, entry);
  if (self->entries->len == 0)
    stop_timer (self);
  else
    g_source_set_ready_time (self->timer, 0);
}

void
aluette_backlog_set (AluetteBacklog *self, gpointer owner, AluetteBacklogRetry retry,
                     gpointer data, guint n, const char *reason)
{
  Entry *entry;

  g_return_if_fail (ALUETTE_IS_BACKLOG (self) && G_IS_OBJECT (owner));

  entry = find_entry (self, owner);
  if (entry == NULL && n == 0)
    return;
  g_object_ref (self);
  if (entry == NULL)
    {
      add_entry (self, owner, retry, data);
      entry = find_entry (self, owner);
    }
  if (n == 0)
    remove_entry (self, entry);
  else
    {
      entry->n = n;
      g_free (entry->reason);
      entry->reason = g_strdup (reason);
    }
  announce (self);
  g_object_unref (self);
}

guint
aluette_backlog_get_n (AluetteBacklog *self, const char **reason)
{
  g_return_val_if_fail (ALUETTE_IS_BACKLOG (self), 0);

  if (reason != NULL)
    *reason = self->reason;
  return self->n;
}

gboolean
aluette_backlog_has (AluetteBacklog *self, gpointer owner)
{
  g_return_val_if_fail (ALUETTE_IS_BACKLOG (self), FALSE);

  return owner != NULL ? find_entry (self, owner) != NULL : self->entries->len > 0;
}

guint
aluette_backlog_flush (AluetteBacklog *self)
{
  g_autoptr (GPtrArray) owners = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = 0;

  g_return_val_if_fail (ALUETTE_IS_BACKLOG (self), 0);

  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      g_ptr_array_add (owners, g_object_ref (entry->owner));
    }
  for (guint i = 0; i < owners->len; i++)
    {
      Entry *entry = find_entry (self, g_ptr_array_index (owners, i));

      if (entry != NULL)
        entry->retry (entry->data);
    }
  for (guint i = 0; i < self->entries->len; i++)
    n += ((Entry *) g_ptr_array_index (self->entries, i))->n;
  return n;
}

void
aluette_backlog_clear (AluetteBacklog *self)
{
  g_autoptr (GPtrArray) entries = NULL;

  g_return_if_fail (ALUETTE_IS_BACKLOG (self));

  g_object_ref (self);
  stop_timer (self);
  entries = g_steal_pointer (&self->entries);
  self->entries = g_ptr_array_new_with_free_func (entry_free);
  announce (self);
  g_object_unref (self);
}
