/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-reading.h"

#include <stdlib.h>

void
text_clear (Text *text)
{
  free (text->text);
  memset (text, 0, sizeof *text);
}

void
text_append (Text *text, const char *bytes, size_t length)
{
  if (text->length + length + 1 > text->room)
    {
      text->room = 2 * text->room + length + 1;
      text->text = realloc (text->text, text->room);
      assert_non_null (text->text);
    }
  memcpy (text->text + text->length, bytes, length);
  text->length += length;
  text->text[text->length] = '\0';
}

void
text_sink (const char *line, void *data)
{
  text_append (data, line, strlen (line));
}

void
text_load (Text *text, const char *name)
{
  const char *root = getenv ("ALUETTE_SRCDIR");
  char path[4096];
  char bytes[4096];
  size_t n;
  FILE *file;

  assert_non_null (root);
  snprintf (path, sizeof path, "%s/%s", root, name);
  file = fopen (path, "rb");
  assert_non_null (file);
  while ((n = fread (bytes, 1, sizeof bytes, file)) > 0)
    text_append (text, bytes, n);
  fclose (file);
}

typedef struct
{
  void *writer;
  bool started;
  int seat; /* of a seat's log */
  Text *written;
} Copyist;

static void
start_copy (Copyist *copyist, const AluRecordReader *reader)
{
  int status = reader->of_seat
                   ? alu_record_writer_init_seat (copyist->writer, reader->kind, &reader->header,
                                                  copyist->seat, text_sink, copyist->written)
                   : alu_record_writer_init (copyist->writer, reader->kind, &reader->header,
                                             text_sink, copyist->written);

  assert_int_equal (status, ALU_OK);
  copyist->started = true;
}

static void
copy_event (const void *reader, void *data)
{
  Copyist *copyist = data;

  if (!copyist->started)
    start_copy (copyist, reader);
  assert_int_equal (alu_record_write_event (copyist->writer, alu_record_get_event (reader)),
                    ALU_OK);
}

static void
read_text (const AluGameKind *kind, const char *text, size_t length, Copyist *copyist,
           Reading *reading)
{
  memset (reading, 0, sizeof *reading);
  copyist->written = &reading->written;
  copyist->writer = malloc (kind->writer_size);
  reading->reader = malloc (kind->reader_size);
  reading->ok = (copyist->seat < 0 ? alu_record_read_text : alu_record_read_seat_text) (
      reading->reader, kind, text, length, copy_event, copyist, &reading->error);
  reading->match = alu_record_get_match (reading->reader);
  if (reading->ok && !copyist->started)
    start_copy (copyist, reading->reader);
  free (copyist->writer);
}

void
read_and_write (const AluGameKind *kind, const char *text, size_t length, Reading *reading)
{
  read_text (kind, text, length, &(Copyist) { .seat = -1 }, reading);
}

void
read_and_write_seat (const AluGameKind *kind, const char *text, size_t length, Reading *reading)
{
  const char *view = strstr (text, "\nview ");
  int seat = view != NULL && view[6] != '0' ? view[6] - '1' : ALU_GAME_SPECTATOR;

  read_text (kind, text, length, &(Copyist) { .seat = seat }, reading);
}

void
reading_clear (Reading *reading)
{
  text_clear (&reading->written);
  free (reading->reader);
}
