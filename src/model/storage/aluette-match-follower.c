/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/storage/aluette-match-follower.h"

#include <string.h>

#include "model/storage/aluette-match-log.h"

struct _AluetteMatchFollower
{
  AluRecordReader reader;
  AluetteMatchSummary *summary; /* (nullable): NULL until the header was read */
};

AluetteMatchFollower *
aluette_match_follower_new_from_log (AluetteConnection *connection, gint64 match, GError **error)
{
  g_autofree char *record = aluette_match_log_read (connection, match, NULL, error);
  g_autoptr (AluetteMatchFollower) self = NULL;

  if (record == NULL)
    return NULL;
  self = g_new0 (AluetteMatchFollower, 1);
  alu_record_reader_init (&self->reader);
  if (!aluette_match_follower_read (self, record, error))
    return NULL;
  if (self->summary == NULL)
    {
      aluette_record_set_error (error, &(AluRecordError) { .line = self->reader.line + 1,
                                                           .fault = ALU_RECORD_MISSING_LINE });
      return NULL;
    }
  return g_steal_pointer (&self);
}

void
aluette_match_follower_free (AluetteMatchFollower *self)
{
  g_clear_pointer (&self->summary, aluette_match_summary_free);
  g_free (self);
}

static gboolean
read_line (AluetteMatchFollower *self, const char *line, gsize length, GError **error)
{
  AluRecordReader *reader = &self->reader;
  AluRecordError fault;

  if (!alu_record_reader_line (reader, line, length, &fault))
    {
      aluette_record_set_error (error, &fault);
      return FALSE;
    }
  if (reader->in_log && self->summary == NULL)
    self->summary = aluette_match_summary_new (&reader->header, NULL, 0);
  if (reader->has_event)
    aluette_match_summary_add (self->summary, &reader->match, &reader->event);
  return TRUE;
}

gboolean
aluette_match_follower_read (AluetteMatchFollower *self, const char *lines, GError **error)
{
  for (const char *line = lines; *line != '\0';)
    {
      gsize length = strcspn (line, "\n");

      if (!read_line (self, line, length, error))
        return FALSE;
      line += length + (line[length] == '\n');
    }
  return TRUE;
}

const AluRecordHeader *
aluette_match_follower_get_header (AluetteMatchFollower *self)
{
  return &self->reader.header;
}

const AluetteMatchSummary *
aluette_match_follower_get_summary (AluetteMatchFollower *self)
{
  return self->summary;
}
