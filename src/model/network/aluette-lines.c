/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/network/aluette-lines.h"

#include <string.h>

#define HASH_DIGITS 16
#define BLOCK_BYTES 1000 /* a block that grew would leave holes of all sizes in the memory */

/* Some lines, each with a NUL. */
typedef struct
{
  guint first, n_lines;
  gsize n_bytes, max_bytes;
  char bytes[];
} Block;

struct _AluetteLines
{
  GPtrArray *blocks; /* (element-type Block): none is empty */
};

AluetteLines *
aluette_lines_new (void)
{
  AluetteLines *self = g_new0 (AluetteLines, 1);

  self->blocks = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
aluette_lines_free (AluetteLines *self)
{
  g_ptr_array_unref (self->blocks);
  g_free (self);
}

/* Returns: (nullable): the last block. */
static Block *
get_last (AluetteLines *self)
{
  return self->blocks->len > 0 ? g_ptr_array_index (self->blocks, self->blocks->len - 1) : NULL;
}

/* Returns: a block with room for @n_bytes. */
static Block *
make_room (AluetteLines *self, gsize n_bytes)
{
  Block *block = get_last (self);

  if (block == NULL || block->max_bytes - block->n_bytes < n_bytes)
    {
      guint first = aluette_lines_get_n (self);
      gsize max_bytes = MAX (BLOCK_BYTES, n_bytes);

      block = g_malloc (sizeof *block + max_bytes);
      *block = (Block) { .first = first, .max_bytes = max_bytes };
      g_ptr_array_add (self->blocks, block);
    }
  return block;
}

void
aluette_lines_append (AluetteLines *self, const char *line, gsize length)
{
  Block *block = make_room (self, length + 1);

  memcpy (block->bytes + block->n_bytes, line, length);
  block->bytes[block->n_bytes + length] = '\0';
  block->n_bytes += length + 1;
  block->n_lines++;
}

/* @index: not more than the number of lines of the block
 *
 * Returns: where a line begins, or the end of the lines. */
static char *
find_in_block (Block *block, guint index)
{
  char *line = block->bytes;

  for (guint i = 0; i < index; i++)
    line += strlen (line) + 1;
  return line;
}

void
aluette_lines_truncate (AluetteLines *self, guint n_lines)
{
  Block *block;

  g_return_if_fail (n_lines <= aluette_lines_get_n (self));
  while ((block = get_last (self)) != NULL && block->first >= n_lines)
    g_ptr_array_set_size (self->blocks, (int) self->blocks->len - 1);
  if (block == NULL)
    return;
  block->n_lines = n_lines - block->first;
  block->n_bytes = (gsize) (find_in_block (block, block->n_lines) - block->bytes);
}

guint
aluette_lines_get_n (AluetteLines *self)
{
  const Block *block = get_last (self);

  return block != NULL ? block->first + block->n_lines : 0;
}

const char *
aluette_lines_get (AluetteLines *self, guint index)
{
  guint i = self->blocks->len;
  Block *block;

  g_return_val_if_fail (index < aluette_lines_get_n (self), NULL);
  do
    block = g_ptr_array_index (self->blocks, --i);
  while (block->first > index);
  return find_in_block (block, index - block->first);
}

char *
aluette_lines_hash (AluetteLines *self, guint n_lines)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_return_val_if_fail (n_lines <= aluette_lines_get_n (self), NULL);
  for (guint i = 0; i < n_lines; i++)
    {
      g_checksum_update (sum, (const guchar *) aluette_lines_get (self, i), -1);
      g_checksum_update (sum, (const guchar *) "\n", 1);
    }
  return g_strndup (g_checksum_get_string (sum), HASH_DIGITS);
}
