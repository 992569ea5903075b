/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the lines between host and guests. Each line of the bytes is read in both directions. A
 * line that is accepted is written again to the same bytes. */

#include <string.h>

#include "fuzz.h"

#include "model/network/aluette-protocol-codes.h"
#include "model/network/aluette-protocol.h"

/* Writes one of the shapes that the table has. */
static char *
write_again (const AluetteMessage *message, const AluetteWordRow *row)
{
  GString *line = g_string_new (row->text);

  for (guint i = 0; i < row->n_arguments; i++)
    {
      if (line->len > 0)
        g_string_append_c (line, ' ');
      if (row->arguments[i] == ALUETTE_ARGUMENT_YES_NO)
        g_string_append (line, message->numbers[i] != 0 ? "yes" : "no");
      else if (row->arguments[i] <= ALUETTE_ARGUMENT_SEAT_OR_0)
        g_string_append_printf (line, "%u", message->numbers[i]);
      else
        g_string_append (line, message->texts[i]);
    }
  return g_string_free (line, FALSE);
}

static void
check_line (AluetteDirection direction, const char *line, size_t length)
{
  AluetteMessage message;
  const AluetteWordRow *row;
  g_autofree char *again = NULL;
  int status;

  if (aluette_protocol_read (direction, line, length, &message) != ALUETTE_PROTOCOL_OK)
    return;
  row = aluette_protocol_get_row (message.word);
  demand (length <= ALUETTE_PROTOCOL_MAX_LINE && row->direction == direction);
  again = write_again (&message, row);
  demand (strlen (again) == length && memcmp (again, line, length) == 0);
  if (message.word == ALUETTE_WORD_REFUSED)
    demand (aluette_code_parse (message.texts[1], &status) < ALUETTE_N_CODES);
}

static void
check_name (const char *bytes, size_t length)
{
  g_autofree char *text = g_strndup (bytes, length);
  g_autofree char *name = aluette_protocol_clean_name (text);

  demand (name == NULL || aluette_protocol_name_ok (name));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = (const char *) data;

  for (size_t at = 0; at < size;)
    {
      const char *end = memchr (text + at, '\n', size - at);
      size_t length = end != NULL ? (size_t) (end - text) - at : size - at;

      check_line (ALUETTE_TO_HOST, text + at, length);
      check_line (ALUETTE_TO_GUEST, text + at, length);
      check_name (text + at, length);
      at += length + 1;
    }
  return 0;
}
