/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-told.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const AluGameKind *kind;
  void *match; /* before the next event */
  void *uncover;
  bool has_begun;
  CliTell tell;
  void *data;
} Teller;

static void
begin_match (Teller *teller, const void *reader)
{
  AluGameHeader header;

  teller->kind->reader_header (reader, &header);
  teller->kind->init (teller->match, &header);
  teller->has_begun = true;
}

static void
take_event (const void *reader, void *data)
{
  Teller *teller = data;
  const AluGameKind *kind = teller->kind;
  const void *after = kind->reader_match (reader);
  const void *event = kind->reader_event (reader);

  if (!teller->has_begun)
    begin_match (teller, reader);
  teller->tell (kind, teller->match, event, after, teller->data);
  if (kind->note_uncover != NULL
      && kind->note_uncover (teller->uncover, teller->match, event, after))
    teller->tell (kind, after, teller->uncover, after, teller->data);
  memcpy (teller->match, after, kind->match_size);
}

void
cli_tell_record (const AluGameKind *kind, const char *text, size_t length, CliTell tell, void *data)
{
  void *reader = cli_allocate (kind->reader_size);
  Teller teller = {
    .kind = kind,
    .match = cli_allocate (kind->match_size),
    .uncover = cli_allocate (kind->event_size),
    .tell = tell,
    .data = data,
  };
  AluGameFault fault;

  kind->read_text (reader, text, length, take_event, &teller, &fault);
  free (teller.uncover);
  free (teller.match);
  free (reader);
}
