/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-seat-text.h"

#include <string.h>

#define HASH_DIGITS 16

struct _AluetteSeatText
{
  GObject parent_instance;

  AluetteSeatLog *log;
  const AluGameKind *kind;
  gpointer writer;
  GPtrArray *lines; /* (element-type utf8) */
  guint n_written;  /* lines of the log that are written */
};

enum
{
  APPENDED,
  TRUNCATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteSeatText, aluette_seat_text, G_TYPE_OBJECT)

static void
aluette_seat_text_finalize (GObject *object)
{
  AluetteSeatText *self = ALUETTE_SEAT_TEXT (object);

  g_object_unref (self->log);
  g_free (self->writer);
  g_ptr_array_unref (self->lines);
  G_OBJECT_CLASS (aluette_seat_text_parent_class)->finalize (object);
}

static void
aluette_seat_text_class_init (AluetteSeatTextClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = aluette_seat_text_finalize;
  signals[APPENDED] = g_signal_new ("appended", ALUETTE_TYPE_SEAT_TEXT, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[TRUNCATED] = g_signal_new ("truncated", ALUETTE_TYPE_SEAT_TEXT, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
aluette_seat_text_init (AluetteSeatText *self)
{
  self->lines = g_ptr_array_new_with_free_func (g_free);
}

static void
take_line (const char *line, void *data)
{
  AluetteSeatText *self = data;

  g_ptr_array_add (self->lines, g_strndup (line, strcspn (line, "\n")));
}

/* Writes the header only. */
static void
start (AluetteSeatText *self)
{
  guint seat = aluette_seat_log_get_seat (self->log);

  g_ptr_array_set_size (self->lines, 0);
  self->n_written = 0;
  self->kind->writer_init_seat (self->writer, aluette_seat_log_get_header (self->log), (int) seat,
                                take_line, self);
}

static void
write_line (AluetteSeatText *self, guint index)
{
  self->kind->writer_event (self->writer, aluette_seat_log_get_line (self->log, index));
  self->n_written++;
}

static void
on_appended (AluetteSeatLog *log, guint first, guint n_lines, AluetteSeatText *self)
{
  guint n_before = self->lines->len;

  for (guint i = first; i < first + n_lines; i++)
    write_line (self, i);
  g_signal_emit (self, signals[APPENDED], 0, n_before, self->lines->len - n_before);
}

/* Writes the lines that are left once more, because the writer has no way back. */
static void
on_truncated (AluetteSeatLog *log, guint n_lines, AluetteSeatText *self)
{
  start (self);
  for (guint i = 0; i < n_lines; i++)
    write_line (self, i);
  g_signal_emit (self, signals[TRUNCATED], 0, self->lines->len);
}

AluetteSeatText *
aluette_seat_text_new (AluetteSeatLog *log)
{
  AluetteSeatText *self = g_object_new (ALUETTE_TYPE_SEAT_TEXT, NULL);

  self->log = g_object_ref (log);
  self->kind = aluette_seat_log_get_kind (log);
  self->writer = g_malloc0 (self->kind->writer_size);
  start (self);
  for (guint i = 0; i < aluette_seat_log_get_n_lines (log); i++)
    write_line (self, i);
  g_signal_connect_object (log, "appended", G_CALLBACK (on_appended), self, 0);
  g_signal_connect_object (log, "truncated", G_CALLBACK (on_truncated), self, 0);
  return self;
}

AluetteSeatLog *
aluette_seat_text_get_log (AluetteSeatText *self)
{
  return self->log;
}

gboolean
aluette_seat_text_is_current (AluetteSeatText *self)
{
  return self->n_written == aluette_seat_log_get_n_lines (self->log);
}

guint
aluette_seat_text_get_n_lines (AluetteSeatText *self)
{
  return self->lines->len;
}

const char *
aluette_seat_text_get_line (AluetteSeatText *self, guint index)
{
  g_return_val_if_fail (index < self->lines->len, NULL);
  return g_ptr_array_index (self->lines, index);
}

char *
aluette_lines_hash (GPtrArray *lines, guint n_lines)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < n_lines; i++)
    {
      g_checksum_update (sum, g_ptr_array_index (lines, i), -1);
      g_checksum_update (sum, (const guchar *) "\n", 1);
    }
  return g_strndup (g_checksum_get_string (sum), HASH_DIGITS);
}

char *
aluette_seat_text_hash (AluetteSeatText *self, guint n_lines)
{
  g_return_val_if_fail (n_lines <= self->lines->len, NULL);
  return aluette_lines_hash (self->lines, n_lines);
}

/* Appends what the seat of the view may do now, as requests. */
static void
append_legal (GString *text, const AluGameKind *kind, gconstpointer view, guint seat)
{
  g_autofree char *events = g_malloc0_n ((gsize) kind->max_legal, kind->event_size);
  int n = kind->legal (view, (int) seat, events);
  char line[ALU_GAME_MAX_REQUEST];

  for (int i = 0; i < n; i++)
    {
      kind->write_request (events + (gsize) i * kind->event_size, line);
      g_string_append_printf (text, "%s\n", line);
    }
}

char *
aluette_view_digest (AluetteView *view)
{
  const AluGameKind *kind = aluette_view_get_kind (view);
  gconstpointer bytes = aluette_view_get_bytes (view);
  g_autoptr (GString) text = g_string_new (NULL);
  gint32 points[ALU_GAME_MAX_SEATS] = { 0 };
  guint8 sides[ALU_GAME_MAX_SEATS] = { 0 };
  g_autofree char *sum = NULL;

  g_string_append_printf (text, "%s %u %d %u %d %u %u\n", kind->id, aluette_view_get_seat (view),
                          kind->awaited (bytes), kind->n_deals (bytes), kind->in_deal (bytes),
                          kind->actors (bytes), kind->winners (bytes));
  kind->points (bytes, points);
  kind->sides (bytes, sides);
  for (guint i = 0; i < ALU_GAME_MAX_SEATS; i++)
    g_string_append_printf (text, "%d %u\n", points[i], sides[i]);
  if (aluette_view_get_seat (view) != ALU_GAME_SPECTATOR && kind->write_request != NULL)
    append_legal (text, kind, bytes, aluette_view_get_seat (view));
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
  return g_strndup (sum, HASH_DIGITS);
}
