/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-record.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void
append (AluRecordOutput *output, const char *format, va_list arguments)
{
  size_t room = sizeof output->text - output->length;
  int n = vsnprintf (output->text + output->length, room, format, arguments);

  output->length += (size_t) n < room ? (size_t) n : room - 1;
}

void
alu_record_add (AluRecordOutput *output, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  append (output, format, arguments);
  va_end (arguments);
}

void
alu_record_end_line (AluRecordOutput *output)
{
  alu_record_add (output, "\n");
  if (output->sink != NULL)
    output->sink (output->text, output->data);
  output->length = 0;
}

void
alu_record_write_line (AluRecordOutput *output, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  append (output, format, arguments);
  va_end (arguments);
  alu_record_end_line (output);
}

static void *
get_state (AluRecordWriter *writer)
{
  return (char *) writer + writer->kind->writer_state;
}

int
alu_record_writer_init (void *data, const AluGameKind *kind, const AluGameHeader *header,
                        AluGameSink sink, void *sink_data)
{
  AluRecordWriter *writer = data;
  int status = alu_record_header_check (kind, header);

  memset (writer, 0, kind->writer_size);
  writer->kind = kind;
  if (status == 0)
    status = kind->init (get_state (writer), header);
  if (status != 0)
    return status;
  writer->output.sink = sink;
  writer->output.data = sink_data;
  alu_record_write_header (kind, header, &writer->output);
  return 0;
}

int
alu_record_writer_init_seat (void *data, const AluGameKind *kind, const AluGameHeader *header,
                             int seat, AluGameSink sink, void *sink_data)
{
  AluRecordWriter *writer = data;
  int status;

  if (seat != ALU_GAME_SPECTATOR && seat >= header->rules.n_seats)
    return ALU_ERROR_NO_SEAT;
  if (alu_game_header_is_real (header) && !kind->logs_real_tables)
    return ALU_ERROR_REAL_TABLE;
  status = alu_record_writer_init (writer, kind, header, sink, sink_data);
  if (status != 0)
    return status;
  seat = alu_game_decider (header, seat);
  kind->view_for_seat (get_state (writer), seat, get_state (writer));
  writer->of_seat = true;
  alu_record_write_line (&writer->output, "view %d", seat == ALU_GAME_SPECTATOR ? 0 : seat + 1);
  return 0;
}

int
alu_record_write_event (void *data, const void *event)
{
  AluRecordWriter *writer = data;
  const AluGameKind *kind = writer->kind;
  void *state = get_state (writer);
  int status = writer->of_seat ? kind->view_apply (state, event) : kind->apply (state, event);

  if (status != 0)
    return status;
  kind->write_event (writer, event);
  if (kind->write_derived (&writer->output, state, event))
    writer->trick_announced = false;
  return 0;
}

static void
copy_line (const char *line, void *data)
{
  snprintf (data, ALU_GAME_MAX_REQUEST, "%.*s", (int) strcspn (line, "\n"), line);
}

void
alu_record_write_request (void *data, const AluGameKind *kind, const void *event,
                          char line[ALU_GAME_MAX_REQUEST])
{
  AluRecordWriter *writer = data;

  memset (writer, 0, kind->writer_size);
  writer->kind = kind;
  writer->trick_announced = true;
  writer->output.sink = copy_line;
  writer->output.data = line;
  kind->write_event (writer, event);
}
