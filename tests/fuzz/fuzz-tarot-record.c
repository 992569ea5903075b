/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the reader of Tarot records: it reads or refuses any bytes; what it accepts is written
 * and read again to the same state and bytes, and every seat can fold what it is told. Built and
 * run by tests/fuzz/run. */

#include <string.h>

#include "fuzz.h"

#include "engine/tarot/tarot-record.h"
#include "engine/tarot/tarot-view.h"

#define MAX_TEXT (1 << 20)

typedef struct
{
  TarotRecordWriter writer;
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

/* The event for each seat changes its view to the next one. */
static void
check_views (const TarotMatch *before, const TarotMatch *after, const TarotEvent *event)
{
  for (int seat = 0; seat < before->rules.seats; seat++)
    {
      TarotView folded, fresh;
      TarotEvent seat_event;

      tarot_view_for_seat (before, seat, &folded);
      tarot_event_for_seat (before, event, seat, &seat_event);
      demand (tarot_view_apply (&folded, &seat_event) == TAROT_OK);
      tarot_view_for_seat (after, seat, &fresh);
      demand (memcmp (&folded, &fresh, sizeof folded) == 0);
    }
}

static void
copy_event (const void *record_reader, void *data)
{
  const TarotRecordReader *reader = record_reader;
  Copyist *copyist = data;
  TarotMatch before;

  if (!copyist->started)
    demand (alu_record_writer_init (&copyist->writer, &tarot_kind, &reader->base.header, take_line,
                                    copyist)
            == TAROT_OK);
  copyist->started = true;
  before = copyist->writer.match;
  demand (alu_record_write_event (&copyist->writer, &reader->event) == TAROT_OK);
  if (!before.real_table)
    check_views (&before, &reader->match, &reader->event);
}

static bool
copy_record (const char *text, size_t length, TarotRecordReader *reader, Copyist *copyist)
{
  AluGameFault error;
  bool ok;

  copyist->started = false;
  copyist->length = 0;
  ok = alu_record_read_text (reader, &tarot_kind, text, length, copy_event, copyist, &error);
  if (ok)
    demand (tarot_match_check (&reader->match) == NULL);
  else
    demand (error.line > 0 && error.code != ALU_RECORD_OK && error.status < TAROT_N_STATUSES);
  return ok && copyist->started;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static Copyist copyists[2]; /* too large for the stack; every run initializes them */
  TarotRecordReader readers[2];

  if (size > MAX_TEXT / 4 || !copy_record ((const char *) data, size, &readers[0], &copyists[0]))
    return 0;
  demand (copy_record (copyists[0].text, copyists[0].length, &readers[1], &copyists[1]));
  demand (copyists[0].length == copyists[1].length
          && memcmp (copyists[0].text, copyists[1].text, copyists[0].length) == 0);
  demand (memcmp (&readers[0].match, &readers[1].match, sizeof readers[0].match) == 0);
  return 0;
}
