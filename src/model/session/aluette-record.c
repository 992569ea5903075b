/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-record.h"

#include <glib/gi18n.h>

G_DEFINE_QUARK (aluette_record_error, aluette_record_error)

void
aluette_record_set_fault (GError **error, const AluGameFault *fault)
{
  if (fault->expected[0] != '\0')
    /* Translators: the first %s says what is wrong, the second is the correct line. */
    g_set_error (error, ALUETTE_RECORD_ERROR, fault->code, _("Line %d: %s; expected “%s”"),
                 fault->line, _(fault->reason), fault->expected);
  else
    /* Translators: %s says what is wrong with the line. */
    g_set_error (error, ALUETTE_RECORD_ERROR, fault->code, _("Line %d: %s"), fault->line,
                 _(fault->reason));
}

void
aluette_record_set_error (GError **error, const AluRecordError *fault)
{
  AluGameFault general = {
    .line = fault->line,
    .code = (int) fault->fault,
    .reason = fault->fault == ALU_RECORD_AGAINST_RULES ? alu_status_text (fault->status)
                                                       : alu_record_fault_text (fault->fault),
  };

  g_strlcpy (general.expected, fault->expected, sizeof general.expected);
  aluette_record_set_fault (error, &general);
}

void
aluette_record_collect (const char *line, void *text)
{
  g_string_append (text, line);
}

char *
aluette_record_write (const AluRecordHeader *header, const AluEvent *events, guint n_events)
{
  g_autoptr (GString) text = g_string_new (NULL);
  AluRecordWriter writer;

  if (alu_record_writer_init (&writer, header, aluette_record_collect, text) != ALU_OK)
    return NULL;
  for (guint i = 0; i < n_events; i++)
    if (alu_record_writer_event (&writer, &events[i]) != ALU_OK)
      return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

int
aluette_record_count_lines (const char *text, gsize length)
{
  int n = 0;

  for (gsize i = 0; i < length; i++)
    n += text[i] == '\n';
  return n;
}

static void
collect_event (const AluRecordReader *reader, void *data)
{
  if (data != NULL)
    g_array_append_val ((GArray *) data, reader->event);
}

gboolean
aluette_record_read (const char *text, gssize length, AluRecordHeader *header, GArray *events,
                     GError **error)
{
  AluRecordReader reader;
  AluRecordError fault;
  gsize n_bytes = length < 0 ? strlen (text) : (gsize) length;

  alu_record_reader_init (&reader);
  if (!alu_record_reader_text (&reader, text, n_bytes, collect_event, events, &fault))
    {
      aluette_record_set_error (error, &fault);
      return FALSE;
    }
  if (!reader.in_log)
    {
      fault = (AluRecordError) { .line = aluette_record_count_lines (text, n_bytes) + 1,
                                 .fault = ALU_RECORD_MISSING_LINE };
      aluette_record_set_error (error, &fault);
      return FALSE;
    }
  *header = reader.header;
  return TRUE;
}
