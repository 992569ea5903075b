/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the reader of records: it reads or refuses any bytes; an accepted record is written and
 * read again to the same state and bytes. Built and run by tests/fuzz/run. */

#include <string.h>

#include "fuzz.h"

#include "engine/aluette/alu-match-record.h"
#include "engine/aluette/alu-view.h"

#define MAX_TEXT (1 << 20)

typedef struct
{
  AluMatchWriter writer;
  bool started;
  char text[MAX_TEXT];
  size_t length;
} Copyist;

static void
take_line (const char *line, void *data)
{
  Copyist *copyist = data;
  size_t length = strlen (line);

  demand (copyist->length + length <= MAX_TEXT);
  memcpy (copyist->text + copyist->length, line, length);
  copyist->length += length;
}

static void
copy_event (const void *record_reader, void *data)
{
  const AluMatchReader *reader = record_reader;
  Copyist *copyist = data;

  if (!copyist->started)
    demand (alu_record_writer_init (&copyist->writer, &alu_aluette_kind, &reader->base.header,
                                    take_line, copyist)
            == ALU_OK);
  copyist->started = true;
  demand (alu_record_write_event (&copyist->writer, &reader->event) == ALU_OK);
  for (int seat = 0; seat < reader->match.rules.seats; seat++)
    alu_view_for_seat (&reader->match, seat);
}

static bool
copy_record (const char *text, size_t length, AluMatchReader *reader, Copyist *copyist)
{
  AluGameFault error;
  bool ok;

  copyist->started = false;
  copyist->length = 0;
  ok = alu_record_read_text (reader, &alu_aluette_kind, text, length, copy_event, copyist, &error);
  if (ok)
    demand (alu_match_check (&reader->match) == NULL);
  else
    demand (error.line > 0 && error.code != ALU_RECORD_OK && error.status < ALU_N_STATUSES);
  return ok && copyist->started;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static Copyist copyists[2]; /* too large for the stack; every run initializes them */
  AluMatchReader readers[2];

  if (size > MAX_TEXT / 4 || !copy_record ((const char *) data, size, &readers[0], &copyists[0]))
    return 0;
  demand (copy_record (copyists[0].text, copyists[0].length, &readers[1], &copyists[1]));
  demand (copyists[0].length == copyists[1].length
          && memcmp (copyists[0].text, copyists[1].text, copyists[0].length) == 0);
  demand (memcmp (&readers[0].match, &readers[1].match, sizeof readers[0].match) == 0);
  return 0;
}
