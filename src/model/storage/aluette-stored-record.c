/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-stored-record.h"

#include "engine/alu-record.h"
#include "model/session/aluette-record.h"

/* Writes a record while it is read. */
typedef struct
{
  AluetteStoredRecord *record;
  gpointer writer;
  GString *lines; /* of the current part */
  const char *event, *place;
  AluetteMatchFollower *follower; /* (nullable) */
} Copier;

static void
finish_part (Copier *copier)
{
  g_ptr_array_add (copier->record->parts, g_strdup (copier->lines->str));
  g_string_truncate (copier->lines, 0);
}

static void
write_header (Copier *copier, const void *reader)
{
  AluetteStoredRecord *record = copier->record;
  AluGameHeader *header = &record->header;

  alu_record_get_header (reader, header);
  if (copier->event != NULL)
    g_strlcpy (header->event, copier->event, sizeof header->event);
  if (copier->place != NULL)
    g_strlcpy (header->place, copier->place, sizeof header->place);
  alu_record_writer_init (copier->writer, record->kind, header, aluette_record_collect,
                          copier->lines);
  finish_part (copier);
}

static void
copy_event (const void *reader, void *data)
{
  Copier *copier = data;
  AluetteStoredRecord *record = copier->record;

  if (record->parts->len == 0)
    write_header (copier, reader);
  alu_record_write_event (copier->writer, alu_record_get_event (reader));
  finish_part (copier);
  if (copier->follower != NULL)
    aluette_match_follower_note (copier->follower, reader);
}

/* @follower: (nullable): is given the reader at the end */
static AluetteStoredRecord *
read_record (const char *text, gsize length, const char *event, const char *place,
             AluetteMatchFollower *follower, GError **error)
{
  g_autoptr (AluetteStoredRecord) record = g_new0 (AluetteStoredRecord, 1);
  g_autofree gpointer reader = NULL;
  g_autofree gpointer writer = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);
  Copier copier = { .record = record,
                    .lines = lines,
                    .event = event,
                    .place = place,
                    .follower = follower };
  AluGameFault fault;

  record->kind = aluette_record_get_kind (text, length);
  record->parts = g_ptr_array_new_with_free_func (g_free);
  reader = g_malloc (record->kind->reader_size);
  copier.writer = writer = g_malloc (record->kind->writer_size);
  if (!alu_record_read_text (reader, record->kind, text, length, copy_event, &copier, &fault))
    {
      aluette_record_set_fault (error, &fault);
      return NULL;
    }
  if (record->parts->len == 0)
    write_header (&copier, reader);
  if (follower != NULL)
    aluette_match_follower_take_reader (follower, g_steal_pointer (&reader));
  return g_steal_pointer (&record);
}

AluetteStoredRecord *
aluette_stored_record_read (const char *text, gssize length, GError **error)
{
  return read_record (text, length < 0 ? strlen (text) : (gsize) length, NULL, NULL, NULL, error);
}

AluetteStoredRecord *
aluette_stored_record_read_and_follow (const char *text, gssize length,
                                       AluetteMatchFollower **follower, GError **error)
{
  gsize n_bytes = length < 0 ? strlen (text) : (gsize) length;
  AluetteStoredRecord *record;

  *follower = aluette_match_follower_new (aluette_record_get_kind (text, n_bytes));
  record = read_record (text, n_bytes, NULL, NULL, *follower, error);
  if (record == NULL)
    g_clear_pointer (follower, aluette_match_follower_free);
  return record;
}

AluetteStoredRecord *
aluette_stored_record_read_renamed (const char *text, const char *event, const char *place,
                                    GError **error)
{
  return read_record (text, strlen (text), event, place, NULL, error);
}

void
aluette_stored_record_free (AluetteStoredRecord *self)
{
  g_ptr_array_unref (self->parts);
  g_free (self);
}

char *
aluette_stored_record_write (const AluetteStoredRecord *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->parts->len; i++)
    g_string_append (text, g_ptr_array_index (self->parts, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
aluette_stored_record_is_foreign (const char *text)
{
  return text[0] == '%' && alu_game_kind_from_record (text, strlen (text)) == NULL;
}
