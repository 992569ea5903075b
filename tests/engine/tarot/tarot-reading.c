/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tarot-reading.h"

#include <stdlib.h>

#include "engine/alu-record.h"

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
  TarotRecordWriter writer;
  bool started;
  Text *written;
} Copyist;

static void
copy_event (const void *record_reader, void *data)
{
  const TarotRecordReader *reader = record_reader;
  Copyist *copyist = data;

  if (!copyist->started)
    assert_int_equal (alu_record_writer_init (&copyist->writer, &tarot_kind, &reader->base.header,
                                              text_sink, copyist->written),
                      TAROT_OK);
  copyist->started = true;
  assert_int_equal (alu_record_write_event (&copyist->writer, &reader->event), TAROT_OK);
}

void
read_and_write (const char *text, size_t length, Reading *reading)
{
  Copyist copyist = { .written = &reading->written };
  TarotRecordReader reader;

  memset (reading, 0, sizeof *reading);
  reading->ok = alu_record_read_text (&reader, &tarot_kind, text, length, copy_event, &copyist,
                                          &reading->error);
  reading->match = reader.match;
  if (reading->ok && !copyist.started)
    assert_int_equal (alu_record_writer_init (&copyist.writer, &tarot_kind, &reader.base.header,
                                              text_sink, copyist.written),
                      TAROT_OK);
}

void
random_header (AluRng *rng, bool real_table, AluGameHeader *header)
{
  static const char *const names[TAROT_MAX_SEATS]
    = { "Léon", "Rose", "Anne la Grande", "#1", "bot:x" };
  TarotRules rules;

  random_rules (rng, &rules);
  tarot_header_init (header, &rules);
  for (int seat = 0; seat < rules.seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];

      player->kind = real_table                     ? ALU_GAME_PERSON
                     : alu_rng_below (rng, 2) == 0 ? ALU_GAME_BOT
                                                    : ALU_GAME_HUMAN;
      if (player->kind == ALU_GAME_BOT)
        strcpy (player->level, "random");
      strcpy (player->name, names[seat]);
    }
  if (alu_rng_below (rng, 2) == 0)
    strcpy (header->date, "2026-11-20");
  if (alu_rng_below (rng, 2) == 0)
    strcpy (header->event, "Soirée à Bouin");
  if (alu_rng_below (rng, 2) == 0)
    strcpy (header->place, "Bouin");
}
