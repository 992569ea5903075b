/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-table-journal.h"

struct _AluetteTableJournal
{
  GObject parent_instance;

  AluetteTableStore *store;
  gint64 id;
  AluetteTableFill fill;
  gpointer data;
  AluetteJournalQueue *queue;
  gboolean hashes_changed;
};

static gboolean
table_journal_write (AluetteJournal *journal, const AluetteJournalEdit *edit, GError **error)
{
  AluetteTableJournal *self = ALUETTE_TABLE_JOURNAL (journal);
  AluetteStoredTable table = { NULL };
  g_autoptr (GPtrArray) hashes = NULL;

  self->fill (&table, self->data);
  hashes = table.hashes;
  if (!self->hashes_changed)
    table.hashes = NULL;
  return aluette_table_store_write (self->store, self->id, &table, edit, error);
}

static void
table_journal_written (AluetteJournal *journal, const AluetteJournalEdit *edit)
{
  ALUETTE_TABLE_JOURNAL (journal)->hashes_changed = FALSE;
}

static void
table_journal_append (AluetteJournal *journal, guint index, const char *lines, gboolean deal_ended)
{
  aluette_journal_queue_append (ALUETTE_TABLE_JOURNAL (journal)->queue, index, lines, FALSE);
}

static void
table_journal_replace (AluetteJournal *journal, guint index, const char *const *lines)
{
  aluette_journal_queue_replace (ALUETTE_TABLE_JOURNAL (journal)->queue, index, lines, FALSE);
}

static void
table_journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = table_journal_append;
  iface->replace = table_journal_replace;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteTableJournal, aluette_table_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL,
                                                      table_journal_iface_init))

static void
aluette_table_journal_finalize (GObject *object)
{
  aluette_journal_queue_free (ALUETTE_TABLE_JOURNAL (object)->queue);
  G_OBJECT_CLASS (aluette_table_journal_parent_class)->finalize (object);
}

static void
aluette_table_journal_class_init (AluetteTableJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_table_journal_finalize;
}

static void
aluette_table_journal_init (AluetteTableJournal *self)
{
}

AluetteTableJournal *
aluette_table_journal_new (AluetteTableStore *store, gint64 id, AluetteTableFill fill,
                           gpointer data)
{
  AluetteTableJournal *self = g_object_new (ALUETTE_TYPE_TABLE_JOURNAL, NULL);

  self->store = store;
  self->id = id;
  self->fill = fill;
  self->data = data;
  self->queue = aluette_journal_queue_new (aluette_table_store_get_backlog (store), NULL,
                                           ALUETTE_JOURNAL (self), table_journal_write,
                                           table_journal_written);
  return self;
}

gboolean
aluette_table_journal_update (AluetteTableJournal *self, gboolean restarts)
{
  self->hashes_changed = TRUE;
  if (!restarts)
    return aluette_journal_queue_submit (self->queue, NULL);
  aluette_journal_truncate (ALUETTE_JOURNAL (self), 0);
  return !aluette_backlog_has (aluette_table_store_get_backlog (self->store), self);
}
