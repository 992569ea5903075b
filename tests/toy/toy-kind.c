/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-private.h"

#include <stdio.h>
#include <string.h>

/* The record and the table of functions of the toy game. */

#define MAX_LINE 1200

typedef struct
{
  AluGameHeader header;
  ToyMatch match;
  ToyEvent event;
  bool has_event;
  bool in_log;
  int n_players;
  int line;
} ToyReader;

typedef struct
{
  ToyMatch match;
  AluGameSink sink;
  void *data;
} ToyWriter;

static void
reader_init (void *reader)
{
  memset (reader, 0, sizeof (ToyReader));
  alu_game_header_init (&((ToyReader *) reader)->header, &(AluGameRules) { 0 });
}

static bool
set_fault (AluGameFault *fault, int line, const char *expected)
{
  *fault = (AluGameFault) { .line = line, .code = 1, .reason = "the toy record is wrong" };
  strcpy (fault->expected, expected);
  return false;
}

static bool
take_player (ToyReader *reader, const char *text)
{
  AluGamePlayer *player = &reader->header.players[reader->n_players];
  char kind[64];
  int seat, used = 0;

  if (sscanf (text, "player %d %63s %n", &seat, kind, &used) != 2 || used == 0
      || seat != reader->n_players + 1)
    return false;
  strcpy (player->name, text + used);
  player->captain = ALU_GAME_SPECTATOR;
  player->kind = strcmp (kind, "human") == 0    ? ALU_GAME_HUMAN
                 : strcmp (kind, "person") == 0 ? ALU_GAME_PERSON
                                                : ALU_GAME_BOT;
  if (player->kind == ALU_GAME_BOT)
    snprintf (player->level, sizeof player->level, "%.31s", kind + 4);
  reader->n_players++;
  reader->in_log = reader->n_players == TOY_SEATS;
  if (reader->in_log)
    toy_init (&reader->match, &reader->header);
  return true;
}

static bool
take_header (ToyReader *reader, const char *text)
{
  AluGameHeader *header = &reader->header;
  char key[32], value[32];
  int set;

  if (strncmp (text, "date ", 5) == 0)
    snprintf (header->date, sizeof header->date, "%.10s", text + 5);
  else if (strncmp (text, "event ", 6) == 0)
    snprintf (header->event, sizeof header->event, "%.1000s", text + 6);
  else if (strncmp (text, "place ", 6) == 0)
    snprintf (header->place, sizeof header->place, "%.1000s", text + 6);
  else if (sscanf (text, "rules %31s", value) == 1)
    {
      set = alu_game_rule_set_from_id (&toy_kind, value);
      return set >= 0 && toy_rules_init (&header->rules, set, 0) == 0;
    }
  else if (sscanf (text, "option %31s %31s", key, value) == 2)
    return alu_game_rules_set_option (&toy_kind, &header->rules, key, value) == ALU_GAME_OPTION_OK;
  else
    return header->rules.n_seats == TOY_SEATS && take_player (reader, text);
  return true;
}

static bool
take_event (ToyReader *reader, const char *text)
{
  ToyEvent event;
  int seat, card;

  memset (&event, 0, sizeof event);
  if (strncmp (text, "deal ", 5) == 0 && strlen (text) == 5 + TOY_CARDS)
    for (int i = 0; i < TOY_CARDS; i++)
      event.holder[i] = (uint8_t) (text[5 + i] - '1');
  else if (sscanf (text, "play %d %d", &seat, &card) == 2)
    {
      event.type = TOY_PLAY;
      event.seat = (uint8_t) (seat - 1);
      event.card = (uint8_t) card;
    }
  else
    return false;
  reader->has_event = toy_apply (&reader->match, &event) == 0;
  reader->event = event;
  return reader->has_event;
}

static bool
reader_line (void *data, const char *line, size_t length, AluGameFault *fault)
{
  ToyReader *reader = data;
  char text[MAX_LINE];

  reader->line++;
  reader->has_event = false;
  if (length >= MAX_LINE)
    return set_fault (fault, reader->line, "");
  memcpy (text, line, length);
  text[length] = '\0';
  if (reader->line == 1)
    return strcmp (text, "%toy 1") == 0 || set_fault (fault, 1, "%toy 1");
  return (reader->in_log ? take_event (reader, text) : take_header (reader, text))
         || set_fault (fault, reader->line, "");
}

static bool
read_text (void *reader, const char *text, size_t length, AluGameOnEvent on_event, void *data,
           AluGameFault *fault)
{
  reader_init (reader);
  for (size_t at = 0; at < length;)
    {
      const char *end = memchr (text + at, '\n', length - at);
      size_t n = end != NULL ? (size_t) (end - text) - at : length - at;

      if (!reader_line (reader, text + at, n, fault))
        return false;
      if (((ToyReader *) reader)->has_event && on_event != NULL)
        on_event (reader, data);
      at += n + 1;
    }
  return ((ToyReader *) reader)->in_log || set_fault (fault, ((ToyReader *) reader)->line + 1, "");
}

static bool
reader_header (const void *reader, AluGameHeader *header)
{
  *header = ((const ToyReader *) reader)->header;
  return ((const ToyReader *) reader)->in_log;
}

static const void *
reader_match (const void *reader)
{
  return &((const ToyReader *) reader)->match;
}

static const void *
reader_event (const void *reader)
{
  return ((const ToyReader *) reader)->has_event ? &((const ToyReader *) reader)->event : NULL;
}

static void
write_text (const ToyWriter *writer, const char *word, const char *text)
{
  char line[2 * MAX_LINE];

  if (text[0] == '\0' || writer->sink == NULL)
    return;
  snprintf (line, sizeof line, "%s %s\n", word, text);
  writer->sink (line, writer->data);
}

static void
write_options (const ToyWriter *writer, const AluGameRules *rules)
{
  AluGameRules usual;

  toy_rules_init (&usual, rules->set, 0);
  for (int i = 0; i < toy_kind.n_options; i++)
    {
      char line[64], number[16];

      if (rules->options[i] == usual.options[i])
        continue;
      snprintf (line, sizeof line, "%s %s", toy_option (i)->key,
                alu_game_option_format (toy_option (i), rules->options[i], number));
      write_text (writer, "option", line);
    }
}

static int
writer_init (void *data, const AluGameHeader *header, AluGameSink sink, void *sink_data)
{
  ToyWriter *writer = data;

  memset (writer, 0, sizeof *writer);
  writer->sink = sink;
  writer->data = sink_data;
  toy_init (&writer->match, header);
  write_text (writer, "%toy", "1");
  write_text (writer, "date", header->date);
  write_text (writer, "event", header->event);
  write_text (writer, "place", header->place);
  write_text (writer, "rules", toy_kind.rule_sets[header->rules.set].id);
  write_options (writer, &header->rules);
  for (int seat = 0; seat < TOY_SEATS; seat++)
    {
      const AluGamePlayer *player = &header->players[seat];
      char line[MAX_LINE + 64];

      snprintf (line, sizeof line, "%d %s%s %s", seat + 1,
                player->kind == ALU_GAME_HUMAN    ? "human"
                : player->kind == ALU_GAME_PERSON ? "person"
                                                  : "bot:",
                player->level, player->name);
      write_text (writer, "player", line);
    }
  return 0;
}

static int
writer_event (void *data, const void *seat_event)
{
  ToyWriter *writer = data;
  const ToyEvent *event = seat_event;
  char text[TOY_CARDS + 8] = "";
  int status = toy_apply (&writer->match, event);

  if (status != 0)
    return status;
  if (event->type == TOY_PLAY)
    snprintf (text, sizeof text, "%d %d", event->seat + 1, event->card);
  else
    for (int i = 0; i < TOY_CARDS; i++)
      text[i] = (char) ('1' + event->holder[i]);
  write_text (writer, event->type == TOY_PLAY ? "play" : "deal", text);
  return 0;
}

static const AluGameRuleSet rule_sets[] = {
  { .id = "short", .name = "Short", .summary = "Two deals.", .seats = 1 << TOY_SEATS },
  { .id = "long", .name = "Long", .summary = "Four deals.", .seats = 1 << TOY_SEATS },
};

const AluGameKind toy_kind = {
  .id = "toy",
  .name = "Toy",
  .magic = "%toy 1",
  .suffix = ".toy",
  .media_type = "text/vnd.aluette.toy",
  .min_seats = TOY_SEATS,
  .max_seats = TOY_SEATS,
  .clockwise = true,
  .n_teams = 0,
  .n_rule_sets = 2,
  .n_options = 2,
  .max_legal = TOY_HAND,
  .rule_sets = rule_sets,
  .match_size = sizeof (ToyMatch),
  .event_size = sizeof (ToyEvent),
  .view_size = sizeof (ToyView),
  .reader_size = sizeof (ToyReader),
  .writer_size = sizeof (ToyWriter),
  .no_seat = TOY_REFUSED,
  .not_your_turn = TOY_REFUSED,
  .not_now = TOY_REFUSED,
  .option = toy_option,
  .rules_init = toy_rules_init,
  .status_text = toy_status_text,
  .init = toy_init,
  .apply = toy_apply,
  .chance = toy_chance,
  .view_for_seat = toy_view_for_seat,
  .event_for_seat = toy_event_for_seat,
  .event_role = toy_event_role,
  .event_seat = toy_event_seat,
  .view_apply = toy_view_apply,
  .legal = toy_legal,
  .actors = toy_actors,
  .awaited = toy_awaited,
  .phase = toy_phase,
  .n_deals = toy_n_deals,
  .in_deal = toy_in_deal,
  .points = toy_points,
  .sides = toy_sides,
  .winners = toy_winners,
  .reader_init = reader_init,
  .reader_line = reader_line,
  .read_text = read_text,
  .reader_header = reader_header,
  .reader_match = reader_match,
  .reader_event = reader_event,
  .writer_init = writer_init,
  .writer_event = writer_event,
};
