/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-record.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/alu-replay.h"
#include "engine/alu-record.h"
#include "engine/alu-status.h"

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
aluette_record_collect (const char *line, void *text)
{
  g_string_append (text, line);
}

const AluGameKind *
aluette_record_get_kind (const char *text, gsize length)
{
  const AluGameKind *kind = alu_game_kind_from_record (text, length);

  return kind != NULL ? kind : alu_game_kinds[0];
}

char *
aluette_record_write (const AluGameKind *kind, const AluGameHeader *header, gconstpointer events,
                      guint n_events)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree gpointer writer = g_malloc (kind->writer_size);
  const char *event = events;

  if (alu_record_writer_init (writer, kind, header, aluette_record_collect, text) != 0)
    return NULL;
  for (guint i = 0; i < n_events; i++, event += kind->event_size)
    if (alu_record_write_event (writer, event) != 0)
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

typedef struct
{
  const AluGameKind *kind;
  GArray *events; /* (nullable) */
} Collection;

static void
collect_event (const void *reader, void *data)
{
  Collection *collection = data;

  if (collection->events != NULL)
    g_array_append_vals (collection->events, alu_record_get_event (reader), 1);
}

gboolean
aluette_record_read (const AluGameKind *kind, const char *text, gssize length,
                     AluGameHeader *header, GArray *events, GError **error)
{
  g_autofree gpointer reader = g_malloc (kind->reader_size);
  gsize n_bytes = length < 0 ? strlen (text) : (gsize) length;
  Collection collection = { kind, events };
  AluGameFault fault;

  if (!alu_record_read_text (reader, kind, text, n_bytes, collect_event, &collection, &fault))
    {
      aluette_record_set_fault (error, &fault);
      return FALSE;
    }
  if (alu_record_get_header (reader, header))
    return TRUE;
  fault = (AluGameFault) { .line = aluette_record_count_lines (text, n_bytes) + 1,
                           .reason = ALU_N_("a line is missing before this one") };
  aluette_record_set_fault (error, &fault);
  return FALSE;
}

gboolean
aluette_record_read_request (const AluGameKind *kind, int n_seats, const char *line, gpointer event)
{
  g_autofree gpointer reader = g_malloc (kind->reader_size);
  gconstpointer read = alu_record_read_request (reader, kind, n_seats, line);

  if (read != NULL)
    memcpy (event, read, kind->event_size);
  return read != NULL;
}

void
aluette_record_write_request (const AluGameKind *kind, gconstpointer event,
                              char line[ALU_GAME_MAX_REQUEST])
{
  g_autofree gpointer writer = g_malloc (kind->writer_size);

  alu_record_write_request (writer, kind, event, line);
}

/* Returns: the number of events up to the end of the last finished deal. */
static guint
count_known (const AluGameKind *kind, const AluGameHeader *header, GArray *events)
{
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  AluReplay replay;
  guint n_known = 0;

  alu_replay_init (&replay, kind, match, header, events->data, events->len);
  while (alu_replay_next (&replay))
    {
      kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
      if (!alu_game_is_in_deal (kind, view))
        n_known = replay.index;
    }
  return n_known;
}

char *
aluette_record_get_known (const char *record, GError **error)
{
  const AluGameKind *kind = aluette_record_get_kind (record, strlen (record));
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, (guint) kind->event_size);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  guint n_known;

  if (!aluette_record_read (kind, record, -1, header, events, error))
    return NULL;
  if (alu_game_header_is_real (header))
    return g_strdup (record);
  n_known = count_known (kind, header, events);
  return n_known == events->len ? g_strdup (record)
                                : aluette_record_write (kind, header, events->data, n_known);
}
