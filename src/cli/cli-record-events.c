/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-record-events.h"

#include <stdlib.h>
#include <string.h>

#include "engine/alu-record.h"

typedef struct
{
  const AluGameKind *kind;
  void *match; /* before the next event */
  void *uncover;
  bool has_begun;
  CliEventFunc tell;
  void *data;
} EventReader;

static void
begin_match (EventReader *self, const void *reader)
{
  AluGameHeader header;

  alu_record_get_header (reader, &header);
  self->kind->init (self->match, &header);
  self->has_begun = true;
}

static void
take_event (const void *reader, void *data)
{
  EventReader *self = data;
  const AluGameKind *kind = self->kind;
  const void *after = alu_record_get_match (reader);
  const void *event = alu_record_get_event (reader);

  if (!self->has_begun)
    begin_match (self, reader);
  self->tell (kind, self->match, event, after, self->data);
  if (kind->note_uncover != NULL && kind->note_uncover (self->uncover, self->match, event, after))
    self->tell (kind, after, self->uncover, after, self->data);
  memcpy (self->match, after, kind->match_size);
}

void
cli_foreach_record_event (const AluGameKind *kind, const char *text, size_t length,
                          CliEventFunc tell, void *data)
{
  void *reader = cli_allocate (kind->reader_size);
  EventReader self = {
    .kind = kind,
    .match = cli_allocate (kind->match_size),
    .uncover = cli_allocate (kind->event_size),
    .tell = tell,
    .data = data,
  };
  AluGameFault fault;

  alu_record_read_text (reader, kind, text, length, take_event, &self, &fault);
  free (self.uncover);
  free (self.match);
  free (reader);
}
