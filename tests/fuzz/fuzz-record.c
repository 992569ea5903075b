/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the reader of records of every game: it reads or refuses any bytes; an accepted record is
 * written and read again to the same state and bytes, and every seat can fold what it is told.
 * Built and run by tests/fuzz/run. */

#include <string.h>

#include "fuzz.h"

#include "engine/alu-record.h"

#define MAX_TEXT (1 << 20)

typedef struct
{
  AluRecordReader *reader;
  void *writer, *before;
  void *views[2], *seat_event;
  bool started;
  char text[MAX_TEXT];
  size_t length;
} Copyist;

static void
copyist_init (Copyist *copyist, const AluGameKind *kind)
{
  copyist->reader = calloc (1, kind->reader_size);
  copyist->writer = calloc (1, kind->writer_size);
  copyist->before = calloc (1, kind->match_size);
  copyist->views[0] = calloc (1, kind->view_size);
  copyist->views[1] = calloc (1, kind->view_size);
  copyist->seat_event = calloc (1, kind->event_size);
  copyist->started = false;
  copyist->length = 0;
}

static void
copyist_clear (Copyist *copyist)
{
  free (copyist->reader);
  free (copyist->writer);
  free (copyist->before);
  free (copyist->views[0]);
  free (copyist->views[1]);
  free (copyist->seat_event);
}

static void
take_line (const char *line, void *data)
{
  Copyist *copyist = data;
  size_t length = strlen (line);

  demand (copyist->length + length <= MAX_TEXT);
  memcpy (copyist->text + copyist->length, line, length);
  copyist->length += length;
}

/* What each seat is told of the event changes its view to the next one. */
static void
check_views (Copyist *copyist, const void *event)
{
  const AluGameKind *kind = copyist->reader->kind;
  const void *after = alu_record_get_match (copyist->reader);

  for (int seat = 0; seat < copyist->reader->header.rules.n_seats; seat++)
    {
      kind->view_for_seat (copyist->before, seat, copyist->views[0]);
      if (kind->event_for_seat (copyist->before, event, seat, copyist->seat_event))
        demand (kind->view_apply (copyist->views[0], copyist->seat_event) == 0);
      kind->view_for_seat (after, seat, copyist->views[1]);
      demand (memcmp (copyist->views[0], copyist->views[1], kind->view_size) == 0);
    }
}

static void
copy_event (const void *reader, void *data)
{
  Copyist *copyist = data;
  const AluGameKind *kind = copyist->reader->kind;
  const AluGameHeader *header = &copyist->reader->header;
  const void *event = alu_record_get_event (reader);

  if (!copyist->started)
    {
      demand (kind->init (copyist->before, header) == 0);
      demand (alu_record_writer_init (copyist->writer, kind, header, take_line, copyist) == 0);
    }
  copyist->started = true;
  demand (alu_record_write_event (copyist->writer, event) == 0);
  if (!alu_game_header_is_real (header))
    check_views (copyist, event);
  memcpy (copyist->before, alu_record_get_match (reader), kind->match_size);
}

static bool
copy_record (const AluGameKind *kind, const char *text, size_t length, Copyist *copyist)
{
  AluGameFault fault;
  bool ok;

  copyist_init (copyist, kind);
  ok = alu_record_read_text (copyist->reader, kind, text, length, copy_event, copyist, &fault);
  if (!ok)
    demand (fault.line > 0 && fault.code != ALU_RECORD_OK && fault.reason != NULL);
  return ok && copyist->started;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static Copyist copyists[2]; /* too large for the stack */
  const AluGameKind *kind = alu_game_kind_from_record ((const char *) data, size);

  if (kind == NULL)
    kind = alu_game_kinds[0];
  if (size > MAX_TEXT / 4)
    return 0;
  if (copy_record (kind, (const char *) data, size, &copyists[0]))
    {
      demand (copy_record (kind, copyists[0].text, copyists[0].length, &copyists[1]));
      demand (copyists[0].length == copyists[1].length
              && memcmp (copyists[0].text, copyists[1].text, copyists[0].length) == 0);
      demand (memcmp (copyists[0].before, copyists[1].before, kind->match_size) == 0);
      copyist_clear (&copyists[1]);
    }
  copyist_clear (&copyists[0]);
  return 0;
}
