/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-record-lines.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A line being put together, with room for its line end. */
typedef struct
{
  char text[TAROT_RECORD_MAX_LINE + 2];
} Text;

#define ADD(line, ...) tarot_record_append ((line)->text, sizeof (line)->text, __VA_ARGS__)

/* Hands the line out and starts the next. */
static void
finish_line (const TarotRecordWriter *writer, Text *line)
{
  ADD (line, "\n");
  if (writer->sink != NULL)
    writer->sink (line->text, writer->data);
  line->text[0] = '\0';
}

static void
write_option (const TarotRecordWriter *writer, int option, int value, Text *line)
{
  const AluGameOption *row = tarot_option (option);
  char number[16];

  ADD (line, "option %s %s", row->key, alu_game_option_format (row, value, number));
  finish_line (writer, line);
}

/* The options that the rule set has otherwise. */
static void
write_options (const TarotRecordWriter *writer, const TarotRules *rules, Text *line)
{
  TarotRules usual;

  tarot_rules_init (&usual, (TarotRuleSet) rules->set, rules->seats);
  for (int option = 0; option < TAROT_N_OPTIONS; option++)
    {
      int value = tarot_rules_get_option (rules, option);

      if (value != tarot_rules_get_option (&usual, option))
        write_option (writer, option, value, line);
    }
}

static void
write_header (const TarotRecordWriter *writer, const TarotRecordHeader *header)
{
  const TarotRules *rules = &header->rules;
  const char *const lines[] = {
    "date", header->date, "event", header->event, "place", header->place
  };
  Text line = { "" };

  ADD (&line, "%s", TAROT_RECORD_MAGIC);
  finish_line (writer, &line);
  for (int i = 0; i < 6; i += 2)
    if (lines[i + 1][0] != '\0')
      {
        ADD (&line, "%s %s", lines[i], lines[i + 1]);
        finish_line (writer, &line);
      }
  ADD (&line, "rules %s", tarot_rule_set_id ((TarotRuleSet) rules->set));
  finish_line (writer, &line);
  write_options (writer, rules, &line);
  ADD (&line, "seats %d", rules->seats);
  finish_line (writer, &line);
  for (int seat = 0; seat < rules->seats; seat++)
    {
      char start[64];

      tarot_record_player_start (&header->players[seat], seat, start);
      ADD (&line, "%s %s", start, header->players[seat].name);
      finish_line (writer, &line);
    }
}

TarotStatus
tarot_record_writer_init (TarotRecordWriter *writer, const TarotRecordHeader *header,
                          TarotRecordSink sink, void *data)
{
  TarotStatus status = tarot_record_header_check (header);

  if (status != TAROT_OK)
    return status;
  memset (writer, 0, sizeof *writer);
  tarot_match_init (&writer->match, &header->rules, tarot_record_header_is_real (header));
  writer->sink = sink;
  writer->data = data;
  write_header (writer, header);
  return TAROT_OK;
}

TarotStatus
tarot_record_writer_init_seat (TarotRecordWriter *writer, const TarotRecordHeader *header, int seat,
                               TarotRecordSink sink, void *data)
{
  TarotStatus status;
  TarotMatch start;
  Text line = { "" };

  if (tarot_record_header_is_real (header))
    return TAROT_ERROR_REAL_TABLE;
  if (seat != TAROT_NOBODY && seat >= header->rules.seats)
    return TAROT_ERROR_NO_SEAT;
  status = tarot_record_writer_init (writer, header, sink, data);
  if (status != TAROT_OK)
    return status;
  ADD (&line, "view %d", seat == TAROT_NOBODY ? 0 : seat + 1);
  finish_line (writer, &line);
  start = writer->match;
  tarot_view_for_seat (&start, seat, &writer->view);
  writer->of_seat = true;
  return TAROT_OK;
}

static void
add_card (Text *line, TarotCard card)
{
  char code[TAROT_CODE_SIZE];

  tarot_card_code (card, code);
  ADD (line, " %s", code);
}

static void
add_set (Text *line, TarotCardSet set)
{
  TarotCard cards[TAROT_N_CARDS];
  int n = tarot_set_cards (set, cards);

  for (int i = 0; i < n; i++)
    add_card (line, cards[i]);
}

static void
write_dog (const TarotRecordWriter *writer, const TarotEvent *event, Text *line)
{
  ADD (line, "dog");
  for (int i = 0; i < tarot_dog_size (writer->match.rules.seats); i++)
    add_card (line, event->dog[i]);
  finish_line (writer, line);
}

static void
write_deal (const TarotRecordWriter *writer, const TarotEvent *event, Text *line)
{
  int seats = writer->match.rules.seats;

  ADD (line, "deal %u dealer %d", writer->match.n_deals, event->seat + 1);
  finish_line (writer, line);
  if (writer->match.real_table)
    return;
  for (int seat = 0; seat < seats; seat++)
    {
      ADD (line, "hand %d", seat + 1);
      if (writer->of_seat && seat != writer->view.seat)
        ADD (line, seat == event->petit_sec ? " petit-sec" : " ?");
      else
        add_set (line, event->hands[seat]);
      finish_line (writer, line);
    }
  if (writer->of_seat)
    {
      ADD (line, "dog ?");
      finish_line (writer, line);
    }
  else
    write_dog (writer, event, line);
}

/* Writes the cards that a seat is told together with the event of the next line. */
static void
write_seen_cards (const TarotRecordWriter *writer, const TarotEvent *event, int taker, Text *line)
{
  if (!writer->of_seat || event->type == TAROT_EVENT_DEAL)
    return;
  if (event->type == TAROT_EVENT_PLAY && tarot_set_count (event->cards) > 0)
    {
      ADD (line, "ecart %d", taker + 1);
      add_set (line, event->cards);
      finish_line (writer, line);
    }
  if (event->has_dog)
    write_dog (writer, event, line);
}

/* Who played with whom at a real table. */
static void
write_sides (const TarotRecordWriter *writer, const TarotSheet *sheet, Text *line)
{
  if (sheet->contract == TAROT_PASS)
    {
      ADD (line, "goulash");
      finish_line (writer, line);
      return;
    }
  ADD (line, "taker %d %s", sheet->taker + 1, tarot_record_bids[sheet->contract]);
  finish_line (writer, line);
  if (writer->match.rules.seats == 5)
    {
      ADD (line, "partner ");
      if (sheet->partner == TAROT_NOBODY)
        ADD (line, "none");
      else
        ADD (line, "%d", sheet->partner + 1);
      finish_line (writer, line);
    }
  if (sheet->announced)
    {
      ADD (line, "chelem %d", sheet->taker + 1);
      finish_line (writer, line);
    }
}

static void
write_declarations (const TarotRecordWriter *writer, const TarotSheet *sheet, Text *line)
{
  for (int seat = 0; seat < writer->match.rules.seats; seat++)
    for (int misere = 0; misere < TAROT_N_MISERES; misere++)
      if ((sheet->miseres[seat] & (1 << misere)) != 0)
        {
          ADD (line, "misere %d %s", seat + 1, tarot_record_miseres[misere]);
          finish_line (writer, line);
        }
  for (int seat = 0; seat < writer->match.rules.seats; seat++)
    if (sheet->handfuls[seat] != TAROT_NO_HANDFUL)
      {
        ADD (line, "poignee %d %s", seat + 1, tarot_record_handfuls[sheet->handfuls[seat]]);
        finish_line (writer, line);
      }
}

/* A result of a real table, up to its count. */
static void
write_result (const TarotRecordWriter *writer, const TarotSheet *sheet, Text *line)
{
  char count[TAROT_RECORD_MAX_DERIVED];

  write_sides (writer, sheet, line);
  write_declarations (writer, sheet, line);
  if (sheet->petit != TAROT_NO_SIDE)
    {
      ADD (line, "petit %s", tarot_record_sides[sheet->petit]);
      finish_line (writer, line);
    }
  if (sheet->slam != TAROT_NO_SIDE)
    {
      ADD (line, "slam %s", tarot_record_sides[sheet->slam]);
      finish_line (writer, line);
    }
  tarot_record_count_line (writer->match.rules.seats, sheet, count);
  ADD (line, "%s", count);
  finish_line (writer, line);
}

/* Puts an event of one line together. */
static void
add_event (Text *line, const TarotEvent *event)
{
  int seat = event->seat + 1;

  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_BID:
      ADD (line, "bid %d %s", seat, tarot_record_bids[event->bid]);
      break;
    case TAROT_EVENT_CALL:
    case TAROT_EVENT_PLAY:
      ADD (line, "%s %d", event->type == TAROT_EVENT_CALL ? "call" : "play", seat);
      add_card (line, event->card);
      break;
    case TAROT_EVENT_ECART:
      ADD (line, "ecart %d", seat);
      add_set (line, event->cards);
      break;
    case TAROT_EVENT_SLAM:
      ADD (line, "chelem %d", seat);
      break;
    case TAROT_EVENT_MISERE:
      ADD (line, "misere %d %s", seat, tarot_record_miseres[event->misere]);
      break;
    case TAROT_EVENT_HANDFUL:
      ADD (line, "poignee %d %s", seat, tarot_record_handfuls[event->handful]);
      add_set (line, event->cards);
      break;
    default:
      ADD (line, "result passed");
      break;
    }
}

/* Announces the trick before its first card or declaration. */
static void
announce_trick (TarotRecordWriter *writer, const TarotEvent *event, int trick, int leader,
                Text *line)
{
  if (writer->trick_announced
      || (event->type != TAROT_EVENT_PLAY && event->type != TAROT_EVENT_MISERE
          && event->type != TAROT_EVENT_HANDFUL))
    return;
  ADD (line, "trick %d leads %d", trick, leader + 1);
  finish_line (writer, line);
  writer->trick_announced = true;
}

TarotStatus
tarot_record_writer_event (TarotRecordWriter *writer, const TarotEvent *event)
{
  const TarotDeal *deal = &writer->match.deal;
  int trick = deal->n_tricks + 1;
  int leader = deal->leader;
  TarotRecordDerived derived;
  Text line = { "" };
  TarotStatus status = writer->of_seat ? tarot_view_apply (&writer->view, event)
                                       : tarot_match_apply (&writer->match, event);

  if (status != TAROT_OK)
    return status;
  announce_trick (writer, event, trick, leader, &line);
  write_seen_cards (writer, event, deal->taker, &line);
  if (event->type == TAROT_EVENT_DEAL)
    write_deal (writer, event, &line);
  else if (event->type == TAROT_EVENT_RESULT)
    write_result (writer, &event->sheet, &line);
  else
    {
      add_event (&line, event);
      if (writer->of_seat && event->type == TAROT_EVENT_ECART && event->seat != writer->view.seat)
        ADD (&line, " ?");
      finish_line (writer, &line);
    }
  tarot_record_derive (&writer->match, event, &derived);
  for (int i = 0; i < derived.n; i++)
    {
      ADD (&line, "%s", derived.lines[i]);
      finish_line (writer, &line);
    }
  if (event->type == TAROT_EVENT_DEAL || deal->n_tricks >= trick)
    writer->trick_announced = false;
  return TAROT_OK;
}

void
tarot_record_write_request (const TarotEvent *event, char *line)
{
  Text text = { "" };

  add_event (&text, event);
  snprintf (line, ALU_GAME_MAX_REQUEST, "%.*s", ALU_GAME_MAX_REQUEST - 1, text.text);
}
