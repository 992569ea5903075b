/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-line-buffer.h"

#include <string.h>

#include "model/network/aluette-protocol.h"

struct _AluetteLineBuffer
{
  GByteArray *bytes;
};

AluetteLineBuffer *
aluette_line_buffer_new (void)
{
  AluetteLineBuffer *self = g_new0 (AluetteLineBuffer, 1);

  self->bytes = g_byte_array_new ();
  return self;
}

void
aluette_line_buffer_free (AluetteLineBuffer *self)
{
  g_byte_array_unref (self->bytes);
  g_free (self);
}

void
aluette_line_buffer_add (AluetteLineBuffer *self, const char *bytes, gsize length)
{
  g_byte_array_append (self->bytes, (const guint8 *) bytes, (guint) length);
}

/* Returns: (nullable): the line feed of the next line. */
static const guint8 *
find_end (AluetteLineBuffer *self)
{
  if (self->bytes->len == 0)
    return NULL;
  return memchr (self->bytes->data, '\n', MIN (self->bytes->len, ALUETTE_PROTOCOL_MAX_LINE + 1));
}

GBytes *
aluette_line_buffer_next (AluetteLineBuffer *self)
{
  const guint8 *end = find_end (self);
  gsize length;
  GBytes *line;

  if (end == NULL)
    return NULL;
  length = (gsize) (end - self->bytes->data);
  line = g_bytes_new (self->bytes->data, length);
  g_byte_array_remove_range (self->bytes, 0, (guint) length + 1);
  return line;
}

gboolean
aluette_line_buffer_is_too_long (AluetteLineBuffer *self)
{
  return self->bytes->len > ALUETTE_PROTOCOL_MAX_LINE && find_end (self) == NULL;
}
