/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-room-journal.h"

struct _AluetteRoomJournal
{
  GObject parent_instance;

  AluetteRoomStore *store;
  gint64 id;
  AluetteTableFill fill;
  gpointer data;
  AluetteJournalQueue *queue;
  gboolean hashes_changed;
};

static gboolean
room_journal_write (AluetteJournal *journal, const AluetteJournalEdit *edit, GError **error)
{
  AluetteRoomJournal *self = ALUETTE_ROOM_JOURNAL (journal);
  AluetteStoredRoom table = { NULL };
  g_autoptr (GPtrArray) hashes = NULL;

  self->fill (&table, self->data);
  hashes = table.hashes;
  if (!self->hashes_changed)
    table.hashes = NULL;
  return aluette_room_store_write (self->store, self->id, &table, edit, error);
}

static void
room_journal_written (AluetteJournal *journal, const AluetteJournalEdit *edit)
{
  ALUETTE_ROOM_JOURNAL (journal)->hashes_changed = FALSE;
}

static void
room_journal_append (AluetteJournal *journal, guint index, const char *lines, gboolean deal_ended)
{
  aluette_journal_queue_append (ALUETTE_ROOM_JOURNAL (journal)->queue, index, lines, FALSE);
}

static void
room_journal_replace (AluetteJournal *journal, guint index, const char *const *lines)
{
  aluette_journal_queue_replace (ALUETTE_ROOM_JOURNAL (journal)->queue, index, lines, FALSE);
}

static void
room_journal_iface_init (AluetteJournalInterface *iface)
{
  iface->append = room_journal_append;
  iface->replace = room_journal_replace;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AluetteRoomJournal, aluette_room_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_JOURNAL,
                                                      room_journal_iface_init))

static void
aluette_room_journal_finalize (GObject *object)
{
  aluette_journal_queue_free (ALUETTE_ROOM_JOURNAL (object)->queue);
  G_OBJECT_CLASS (aluette_room_journal_parent_class)->finalize (object);
}

static void
aluette_room_journal_class_init (AluetteRoomJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_room_journal_finalize;
}

static void
aluette_room_journal_init (AluetteRoomJournal *self)
{
}

AluetteRoomJournal *
aluette_room_journal_new (AluetteRoomStore *store, gint64 id, AluetteTableFill fill, gpointer data)
{
  AluetteRoomJournal *self = g_object_new (ALUETTE_TYPE_ROOM_JOURNAL, NULL);

  self->store = store;
  self->id = id;
  self->fill = fill;
  self->data = data;
  self->queue = aluette_journal_queue_new (aluette_room_store_get_backlog (store), NULL,
                                           ALUETTE_JOURNAL (self), room_journal_write,
                                           room_journal_written);
  return self;
}

gboolean
aluette_room_journal_update (AluetteRoomJournal *self, gboolean restarts)
{
  self->hashes_changed = TRUE;
  if (!restarts)
    return aluette_journal_queue_submit (self->queue, NULL);
  aluette_journal_truncate (ALUETTE_JOURNAL (self), 0);
  return !aluette_backlog_has (aluette_room_store_get_backlog (self->store), self);
}
