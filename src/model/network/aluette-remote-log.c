/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-remote-log.h"

#include <string.h>

#include "engine/alu-record.h"
#include "model/network/aluette-seat-text.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-seat-log-feed.h"

struct _AluetteRemoteLog
{
  const AluGameKind *kind; /* (nullable): before the first line */
  gpointer reader;
  AluetteLines *lines;
  GArray *lengths;     /* (element-type guint): lines of the seat log after each line */
  AluetteSeatLog *log; /* (nullable): before the header is complete */
  gboolean is_reading; /* whether the reader has the first line */
  gboolean has_header; /* whether the reader has the header */
};

AluetteRemoteLog *
aluette_remote_log_new (void)
{
  AluetteRemoteLog *self = g_new0 (AluetteRemoteLog, 1);

  self->lines = aluette_lines_new ();
  self->lengths = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

void
aluette_remote_log_free (AluetteRemoteLog *self)
{
  g_free (self->reader);
  aluette_lines_free (self->lines);
  g_array_unref (self->lengths);
  g_clear_object (&self->log);
  g_free (self);
}

guint
aluette_remote_log_get_n_lines (AluetteRemoteLog *self)
{
  return aluette_lines_get_n (self->lines);
}

char *
aluette_remote_log_hash (AluetteRemoteLog *self)
{
  return aluette_lines_hash (self->lines, aluette_lines_get_n (self->lines));
}

AluetteSeatLog *
aluette_remote_log_get_log (AluetteRemoteLog *self)
{
  return self->log;
}

gboolean
aluette_remote_log_check_digest (AluetteRemoteLog *self, const char *digest)
{
  g_autofree char *own = NULL;

  if (self->log == NULL || !self->has_header)
    return FALSE;
  own = aluette_view_digest (aluette_seat_log_get_view (self->log));
  return strcmp (own, digest) == 0;
}

/* Starts reading a game whose first line is @line. */
static gboolean
start_reader (AluetteRemoteLog *self, const char *line)
{
  const AluGameKind *kind = alu_game_kind_from_record (line, strlen (line));

  if (kind == NULL || kind->requests == 0 || (self->log != NULL && kind != self->kind))
    return FALSE;
  self->kind = kind;
  g_free (self->reader);
  self->reader = g_malloc0 (kind->reader_size);
  alu_record_reader_init_seat (self->reader, kind);
  return TRUE;
}

/* Returns: the seat of the line that ends the header. */
static guint
get_seat (const char *line)
{
  guint number = g_str_has_prefix (line, "view ") ? (guint) g_ascii_digit_value (line[5]) : 0;

  return number == 0 ? ALU_GAME_SPECTATOR : number - 1;
}

/* Makes the seat log; if there is one already, the header must be the same. */
static gboolean
take_header (AluetteRemoteLog *self, const char *line)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (AluetteView) start = NULL;

  if (!alu_record_get_header (self->reader, header))
    return TRUE;
  self->has_header = TRUE;
  if (self->log != NULL)
    return memcmp (header, aluette_seat_log_get_header (self->log), sizeof *header) == 0
           && get_seat (line) == aluette_seat_log_get_seat (self->log);
  start = aluette_view_new (self->kind, get_seat (line), alu_record_get_match (self->reader));
  self->log = aluette_seat_log_new (header, start);
  return TRUE;
}

/* Reads a line. @event: (out) (nullable): what it completes */
static gboolean
read_line (AluetteRemoteLog *self, const char *line, gconstpointer *event)
{
  AluGameFault fault;

  *event = NULL;
  if (line[0] == '#' || (!self->is_reading && !start_reader (self, line))
      || !alu_record_read_line (self->reader, line, strlen (line), &fault))
    return FALSE;
  self->is_reading = TRUE;
  if (!self->has_header)
    return take_header (self, line);
  *event = alu_record_get_event (self->reader);
  return TRUE;
}

static void
add_line (AluetteRemoteLog *self, const char *line)
{
  guint length = self->log != NULL ? aluette_seat_log_get_n_lines (self->log) : 0;

  aluette_lines_append (self->lines, line, strlen (line));
  g_array_append_val (self->lengths, length);
}

gboolean
aluette_remote_log_take (AluetteRemoteLog *self, const char *line)
{
  gconstpointer event;

  if (!read_line (self, line, &event)
      || (event != NULL && aluette_seat_log_append (self->log, event) != 0))
    return FALSE;
  add_line (self, line);
  return TRUE;
}

gboolean
aluette_remote_log_is_of_record (AluetteRemoteLog *self, const char *record)
{
  g_autoptr (AluetteSeatText) text = NULL;
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) events = NULL;
  g_autofree gpointer match = NULL;
  g_autofree gpointer uncover = NULL;
  g_autofree char *hash = aluette_remote_log_hash (self);
  g_autofree char *expected = NULL;

  if (self->log == NULL)
    return FALSE;
  events = g_array_new (FALSE, FALSE, (guint) self->kind->event_size);
  match = g_malloc0 (self->kind->match_size);
  uncover = g_malloc0 (self->kind->event_size);
  if (!aluette_record_read (self->kind, record, -1, header, events, NULL)
      || self->kind->init (match, header) != 0)
    return FALSE;
  text = aluette_seat_text_new (self->kind, header, aluette_seat_log_get_seat (self->log));
  for (guint i = 0; i < events->len; i++)
    aluette_seat_texts_tell (self->kind, &text, 1, match, uncover,
                             events->data + i * self->kind->event_size);
  expected = aluette_lines_hash (aluette_seat_text_get_lines (text),
                                 aluette_lines_get_n (aluette_seat_text_get_lines (text)));
  return strcmp (hash, expected) == 0;
}

/* The reader has no way back, so it reads again the lines that are left. */
void
aluette_remote_log_truncate (AluetteRemoteLog *self, guint n_lines)
{
  guint length;

  g_return_if_fail (n_lines <= aluette_lines_get_n (self->lines));
  if (n_lines == aluette_lines_get_n (self->lines))
    return;
  length = n_lines > 0 ? g_array_index (self->lengths, guint, n_lines - 1) : 0;
  aluette_lines_truncate (self->lines, n_lines);
  g_array_set_size (self->lengths, n_lines);
  self->has_header = FALSE;
  self->is_reading = FALSE;
  if (self->log != NULL)
    aluette_seat_log_truncate (self->log, length);
  for (guint i = 0; i < n_lines; i++)
    {
      gconstpointer event;

      read_line (self, aluette_lines_get (self->lines, i), &event);
    }
}
