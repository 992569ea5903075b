/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-told.h"

typedef struct
{
  AluMatch match; /* before the next event */
  AluEvent uncover;
  bool has_begun;
  CliTell tell;
  void *data;
} Teller;

static void
begin (Teller *teller, const AluRecordHeader *header)
{
  AluSeating seating;

  alu_record_header_seating (header, &seating);
  alu_match_init (&teller->match, &header->rules, &seating);
  teller->has_begun = true;
}

static void
take_event (const AluRecordReader *reader, void *data)
{
  Teller *teller = data;

  if (!teller->has_begun)
    begin (teller, &reader->header);
  alu_uncover_note (&teller->uncover, &teller->match, &reader->event);
  teller->tell (&teller->match, &reader->event, &reader->match, teller->data);
  if (alu_uncover_is_due (&reader->match))
    teller->tell (&reader->match, &teller->uncover, &reader->match, teller->data);
  teller->match = reader->match;
}

void
cli_tell_record (const char *text, size_t length, CliTell tell, void *data)
{
  Teller teller = { .tell = tell, .data = data };
  AluRecordReader reader;
  AluRecordError error;

  alu_record_reader_text (&reader, text, length, take_event, &teller, &error);
}
