/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-event-log.h"

#include <string.h>

/* An event is stored as pieces, each a number of zeros, the number of the other bytes that follow
 * them, and these bytes. The zeros at its end are left out. */

#define MAX_PIECE 255

struct _AluetteEventLog
{
  guint event_size;
  GByteArray *bytes;
  GArray *starts; /* (element-type guint32): where each event begins */
  guint8 *event;  /* the one that was asked for last */
};

AluetteEventLog *
aluette_event_log_new (gsize event_size)
{
  AluetteEventLog *self = g_new0 (AluetteEventLog, 1);

  self->event_size = (guint) event_size;
  self->bytes = g_byte_array_new ();
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->event = g_malloc0 (event_size);
  return self;
}

void
aluette_event_log_free (AluetteEventLog *self)
{
  g_byte_array_unref (self->bytes);
  g_array_unref (self->starts);
  g_free (self->event);
  g_free (self);
}

/* Returns: how many of the bytes up to @max are zeros, or how many are not. */
static guint
count_bytes (const guint8 *bytes, guint max, gboolean zeros)
{
  guint n = 0;

  while (n < MIN (max, MAX_PIECE) && (bytes[n] == 0) == zeros)
    n++;
  return n;
}

void
aluette_event_log_append (AluetteEventLog *self, gconstpointer event)
{
  const guint8 *bytes = event;
  guint32 start = self->bytes->len;
  guint end = self->event_size;

  g_array_append_val (self->starts, start);
  while (end > 0 && bytes[end - 1] == 0)
    end--;
  for (guint at = 0; at < end;)
    {
      guint8 n[2];

      n[0] = (guint8) count_bytes (bytes + at, end - at, TRUE);
      at += n[0];
      n[1] = (guint8) count_bytes (bytes + at, end - at, FALSE);
      g_byte_array_append (self->bytes, n, sizeof n);
      g_byte_array_append (self->bytes, bytes + at, n[1]);
      at += n[1];
    }
}

/* Returns: where an event begins; that after the last one begins at the end. */
static guint
get_start (AluetteEventLog *self, guint index)
{
  return index < self->starts->len ? g_array_index (self->starts, guint32, index)
                                   : self->bytes->len;
}

void
aluette_event_log_truncate (AluetteEventLog *self, guint n_events)
{
  g_return_if_fail (n_events <= self->starts->len);
  g_byte_array_set_size (self->bytes, get_start (self, n_events));
  g_array_set_size (self->starts, n_events);
}

guint
aluette_event_log_get_n (AluetteEventLog *self)
{
  return self->starts->len;
}

static void
read_event (AluetteEventLog *self, guint index, guint8 *event)
{
  const guint8 *from = self->bytes->data + get_start (self, index);
  const guint8 *end = self->bytes->data + get_start (self, index + 1);

  memset (event, 0, self->event_size);
  while (from < end)
    {
      event += from[0];
      memcpy (event, from + 2, from[1]);
      event += from[1];
      from += 2 + from[1];
    }
}

gconstpointer
aluette_event_log_get (AluetteEventLog *self, guint index)
{
  g_return_val_if_fail (index < self->starts->len, NULL);
  read_event (self, index, self->event);
  return self->event;
}

GArray *
aluette_event_log_to_array (AluetteEventLog *self)
{
  GArray *events = g_array_sized_new (FALSE, FALSE, self->event_size, self->starts->len);

  g_array_set_size (events, self->starts->len);
  for (guint i = 0; i < events->len; i++)
    read_event (self, i, (guint8 *) events->data + (gsize) i * self->event_size);
  return events;
}
