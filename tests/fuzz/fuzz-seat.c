/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the logs of seats. The bytes are read as the log of a seat: an accepted one is written
 * and read again to the same view and bytes. The bytes are also read as a whole match: the log of
 * each seat gives the seat's view of the match. */

#include <string.h>

#include "fuzz.h"

#include "engine/aluette/alu-match-record.h"

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
    demand (alu_record_writer_init_seat (&copyist->writer, &alu_aluette_kind, &reader->base.header,
                                         reader->view.seat, take_line, copyist)
            == ALU_OK);
  copyist->started = true;
  demand (alu_record_write_event (&copyist->writer, &reader->event) == ALU_OK);
}

static bool
copy_record (const char *text, size_t length, AluMatchReader *reader, Copyist *copyist)
{
  AluGameFault error;
  bool ok;

  copyist->started = false;
  copyist->length = 0;
  ok = alu_record_read_seat_text (reader, &alu_aluette_kind, text, length, copy_event, copyist,
                                  &error);
  if (!ok)
    demand (error.line > 0 && error.code != ALU_RECORD_OK && error.status < ALU_N_STATUSES);
  return ok && copyist->started;
}

static void
check_seat_log (const char *text, size_t length)
{
  static Copyist copyists[2]; /* too large for the stack; every run initializes them */
  AluMatchReader readers[2];

  if (!copy_record (text, length, &readers[0], &copyists[0]))
    return;
  demand (copy_record (copyists[0].text, copyists[0].length, &readers[1], &copyists[1]));
  demand (copyists[0].length == copyists[1].length
          && memcmp (copyists[0].text, copyists[1].text, copyists[0].length) == 0);
  demand (memcmp (&readers[0].view, &readers[1].view, sizeof readers[0].view) == 0);
}

/* The match before the next event, and the views folded from the logs of all seats and a spectator.
 * */
typedef struct
{
  AluMatch match;
  AluEvent uncover;
  AluView views[ALU_MAX_SEATS + 1]; /* the first one is the spectator's */
  bool started;
} Table;

static void
start_table (Table *table, const AluGameHeader *header)
{
  demand (alu_match_init_from_header (&table->match, header) == ALU_OK);
  for (int i = 0; i <= header->rules.n_seats; i++)
    table->views[i] = alu_view_for_seat (&table->match, i > 0 ? i - 1 : ALU_NOBODY);
  table->started = true;
}

static void
table_apply_event (Table *table, const AluEvent *event, const AluMatch *after)
{
  for (int i = 0; i <= after->rules.seats; i++)
    {
      AluView expected = alu_view_for_seat (after, i > 0 ? i - 1 : ALU_NOBODY);
      AluEvent seat_event;

      if (alu_event_for_seat (&table->match, event, i > 0 ? i - 1 : ALU_NOBODY, &seat_event))
        demand (alu_view_apply (&table->views[i], &seat_event) == ALU_OK);
      demand (memcmp (&table->views[i], &expected, sizeof expected) == 0);
    }
}

static void
feed_event (const void *record_reader, void *data)
{
  const AluMatchReader *reader = record_reader;
  Table *table = data;

  if (!table->started)
    start_table (table, &reader->base.header);
  alu_uncover_note (&table->uncover, &table->match, &reader->event);
  table_apply_event (table, &reader->event, &reader->match);
  table->match = reader->match;
  if (alu_uncover_is_due (&reader->match))
    table_apply_event (table, &table->uncover, &reader->match);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Table table = { .started = false };
  AluMatchReader reader;
  AluGameFault error;

  if (size > MAX_TEXT / 4)
    return 0;
  check_seat_log ((const char *) data, size);
  (void) alu_record_read_text (&reader, &alu_aluette_kind, (const char *) data, size, feed_event,
                               &table, &error);
  return 0;
}
