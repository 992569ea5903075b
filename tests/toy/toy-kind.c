/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-private.h"

#include <stdlib.h>
#include <string.h>

#include "engine/alu-record.h"

/* The record and the table of functions of the toy game. */

typedef struct
{
  AluRecordReader base;
  union
  {
    ToyMatch match;
    ToyView view;
  };
  ToyEvent event;
} ToyReader;

typedef struct
{
  AluRecordWriter base;
  union
  {
    ToyMatch match;
    ToyView view;
  };
} ToyWriter;

static bool
read_deal (void *reader, AluRecordLine *line)
{
  ToyEvent event;

  memset (&event, 0, sizeof event);
  if (strlen (line->words[1]) != TOY_CARDS)
    return alu_record_bad_words (reader);
  for (int i = 0; i < TOY_CARDS; i++)
    event.holder[i] = (uint8_t) (line->words[1][i] - '1');
  return alu_record_apply (reader, &event);
}

static bool
read_play (void *reader, AluRecordLine *line)
{
  ToyEvent event;

  memset (&event, 0, sizeof event);
  event.type = TOY_PLAY;
  event.card = (uint8_t) atoi (line->words[2]);
  return alu_record_read_seat (reader, line->words[1], &event.seat)
         && alu_record_apply (reader, &event);
}

static const AluRecordVerb verbs[] = {
  { "deal", ALU_RECORD_IN_LOG, 2, 2, read_deal, false },
  { "play", ALU_RECORD_IN_LOG, 3, 3, read_play, false },
  { .word = NULL },
};

static void
expect (const void *reader, char expected[ALU_GAME_MAX_EXPECTED])
{
  expected[0] = '\0';
}

static void
write_event (void *writer, const void *written)
{
  AluRecordOutput *output = &((AluRecordWriter *) writer)->output;
  const ToyEvent *event = written;

  if (event->type == TOY_PLAY)
    {
      alu_record_write_line (output, "play %d %d", event->seat + 1, event->card);
      return;
    }
  alu_record_add (output, "deal ");
  for (int i = 0; i < TOY_CARDS; i++)
    alu_record_add (output, "%c", '1' + event->holder[i]);
  alu_record_end_line (output);
}

static bool
write_derived (void *output, const void *match, const void *event)
{
  return false;
}

static const AluGameRuleSet rule_sets[] = {
  { .id = "short", .name = "Short", .summary = "Two deals.", .seats = 1 << TOY_SEATS,
    .usual_seats = TOY_SEATS, .defaults = { 2 } },
  { .id = "long", .name = "Long", .summary = "Four deals.", .seats = 1 << TOY_SEATS,
    .usual_seats = TOY_SEATS, .defaults = { 4 } },
};

static const AluGameRole roles[] = {
  [TOY_DEAL] = ALU_GAME_ROLE_DEAL,
  [TOY_PLAY] = ALU_GAME_ROLE_ACTION,
};

static const char *const status_texts[] = {
  [TOY_OK] = "no error",
  [TOY_REFUSED] = "the toy game refuses this",
};

const AluGameKind toy_kind = {
  .id = "toy",
  .name = "Toy",
  .magic = "%toy 1",
  .suffix = ".toy",
  .media_type = "text/vnd.aluette.toy",
  .not_a_record = "this is not a toy record",
  .min_seats = TOY_SEATS,
  .max_seats = TOY_SEATS,
  .clockwise = true,
  .n_teams = 0,
  .n_rule_sets = 2,
  .n_options = 2,
  .max_legal = TOY_HAND,
  .rule_sets = rule_sets,
  .options = toy_options,
  .roles = roles,
  .status_texts = status_texts,
  .match_size = sizeof (ToyMatch),
  .event_size = sizeof (ToyEvent),
  .view_size = sizeof (ToyView),
  .reader_size = sizeof (ToyReader),
  .writer_size = sizeof (ToyWriter),
  .init = toy_init,
  .apply = toy_apply,
  .chance = toy_chance,
  .view_for_seat = toy_view_for_seat,
  .event_for_seat = toy_event_for_seat,
  .view_apply = toy_view_apply,
  .legal = toy_legal,
  .summarize = toy_summarize,
  .verbs = verbs,
  .reader_state = offsetof (ToyReader, match),
  .reader_event = offsetof (ToyReader, event),
  .writer_state = offsetof (ToyWriter, match),
  .expect = expect,
  .write_event = write_event,
  .write_derived = write_derived,
};
