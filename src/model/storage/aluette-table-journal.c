/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-table-journal.h"

struct _AluetteTableJournal
{
  GObject parent_instance;

  AluetteTableStore *store;
  gint64 id;
  AluetteTableText get_text;
  gpointer data;
};

static gboolean
table_journal_append (AluetteJournal *journal, guint index, const char *lines, gboolean deal_ended,
                      GError **error)
{
  AluetteTableJournal *self = ALUETTE_TABLE_JOURNAL (journal);
  g_autofree char *text = self->get_text (self->data);

  return aluette_table_store_append (self->store, self->id, index, lines, text, error);
}

static gboolean
table_journal_truncate (AluetteJournal *journal, guint index, GError **error)
{
  AluetteTableJournal *self = ALUETTE_TABLE_JOURNAL (journal);

  return aluette_table_store_truncate (self->store, self->id, index, error);
}

static gboolean
table_journal_replace (AluetteJournal *journal, guint index, const char *const *lines,
                       GError **error)
{
  if (!table_journal_truncate (journal, index, error))
    return FALSE;
  for (guint i = 0; lines[i] != NULL; i++)
    if (!table_journal_append (journal, index + i, lines[i], FALSE, error))
      return FALSE;
  return TRUE;
}

static void
table_journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = table_journal_append;
  iface->truncate = table_journal_truncate;
  iface->replace = table_journal_replace;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteTableJournal, aluette_table_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL,
                                                      table_journal_iface_init))

static void
aluette_table_journal_class_init (AluetteTableJournalClass *klass)
{
}

static void
aluette_table_journal_init (AluetteTableJournal *self)
{
}

AluetteJournal *
aluette_table_journal_new (AluetteTableStore *store, gint64 id, AluetteTableText get_text,
                           gpointer data)
{
  AluetteTableJournal *self = g_object_new (ALUETTE_TYPE_TABLE_JOURNAL, NULL);

  self->store = store;
  self->id = id;
  self->get_text = get_text;
  self->data = data;
  return ALUETTE_JOURNAL (self);
}
