/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-lines.h"

#include <string.h>

#define HASH_DIGITS 16

struct _AluetteLines
{
  GString *bytes; /* the lines, each with a NUL */
  GArray *starts; /* (element-type guint32): where each line begins */
};

AluetteLines *
aluette_lines_new (void)
{
  AluetteLines *self = g_new0 (AluetteLines, 1);

  self->bytes = g_string_new (NULL);
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint32));
  return self;
}

void
aluette_lines_free (AluetteLines *self)
{
  g_string_free (self->bytes, TRUE);
  g_array_unref (self->starts);
  g_free (self);
}

void
aluette_lines_append (AluetteLines *self, const char *line, gsize length)
{
  guint32 start = (guint32) self->bytes->len;

  g_array_append_val (self->starts, start);
  g_string_append_len (self->bytes, line, (gssize) length);
  g_string_append_c (self->bytes, '\0');
}

void
aluette_lines_truncate (AluetteLines *self, guint n_lines)
{
  g_return_if_fail (n_lines <= self->starts->len);
  if (n_lines == self->starts->len)
    return;
  g_string_truncate (self->bytes, g_array_index (self->starts, guint32, n_lines));
  g_array_set_size (self->starts, n_lines);
}

guint
aluette_lines_get_n (AluetteLines *self)
{
  return self->starts->len;
}

const char *
aluette_lines_get (AluetteLines *self, guint index)
{
  g_return_val_if_fail (index < self->starts->len, NULL);
  return self->bytes->str + g_array_index (self->starts, guint32, index);
}

char *
aluette_lines_hash (AluetteLines *self, guint n_lines)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_return_val_if_fail (n_lines <= self->starts->len, NULL);
  for (guint i = 0; i < n_lines; i++)
    {
      g_checksum_update (sum, (const guchar *) aluette_lines_get (self, i), -1);
      g_checksum_update (sum, (const guchar *) "\n", 1);
    }
  return g_strndup (g_checksum_get_string (sum), HASH_DIGITS);
}
