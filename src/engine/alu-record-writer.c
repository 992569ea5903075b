/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-record-lines.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A line being put together. */
typedef struct
{
  char text[ALU_RECORD_MAX_LINE + 2];
  int length;
} Text;

static void add (Text *text, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

static void
add (Text *text, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  text->length += vsnprintf (text->text + text->length, sizeof text->text - (size_t) text->length,
                             format, arguments);
  va_end (arguments);
}

static void
add_cards (Text *text, const AluCard *cards, int n)
{
  char code[3];

  for (int i = 0; i < n; i++)
    {
      alu_card_code (cards[i], code);
      add (text, " %s", code);
    }
}

/* Hands the line out and starts the next. */
static void
finish (const AluRecordWriter *writer, Text *text)
{
  add (text, "\n");
  if (writer->sink != NULL)
    writer->sink (text->text, writer->data);
  text->length = 0;
}

static void
write_options (const AluRecordWriter *writer, const AluRules *rules, Text *text)
{
  AluRules usual;

  alu_rules_init (&usual, (AluRuleSet) rules->set, rules->seats);
  for (int option = 0; option < ALU_N_OPTIONS; option++)
    {
      int value = alu_rules_get_option (rules, option);
      const char *word = alu_option_value_text (option, value);

      if (value == alu_rules_get_option (&usual, option))
        continue;
      add (text, "option %s ", alu_option_key (option));
      if (word != NULL)
        add (text, "%s", word);
      else
        add (text, "%d", value);
      finish (writer, text);
    }
}

static void
write_player (const AluRecordWriter *writer, const AluPlayer *player, int seat, Text *text)
{
  char start[64];

  alu_record_player_start (player, seat, start);
  add (text, "%s", start);
  if (player->kind != ALU_PLAYER_PETIT_JEAN)
    add (text, " %s", player->name);
  finish (writer, text);
}

AluStatus
alu_record_writer_init (AluRecordWriter *writer, const AluRecordHeader *header, AluRecordSink sink,
                        void *data)
{
  const AluRules *rules = &header->rules;
  AluStatus status = alu_record_header_check (header);
  const char *const lines[]
    = { "date", header->date, "event", header->event, "place", header->place };
  AluSeating seating;
  Text text = { .length = 0 };

  if (status != ALU_OK)
    return status;
  alu_record_header_seating (header, &seating);
  alu_match_init (&writer->match, rules, &seating);
  writer->sink = sink;
  writer->data = data;
  writer->trick_announced = false;
  add (&text, "%%aluette 1");
  finish (writer, &text);
  for (int i = 0; i < 6; i += 2)
    if (lines[i + 1][0] != '\0')
      {
        add (&text, "%s %s", lines[i], lines[i + 1]);
        finish (writer, &text);
      }
  add (&text, "rules %s", alu_rule_set_id ((AluRuleSet) rules->set));
  finish (writer, &text);
  write_options (writer, rules, &text);
  add (&text, "seats %d", rules->seats);
  finish (writer, &text);
  for (int seat = 0; seat < rules->seats; seat++)
    write_player (writer, &header->players[seat], seat, &text);
  return ALU_OK;
}

static void
write_deal (const AluRecordWriter *writer, const AluEvent *event, Text *text)
{
  const AluRules *rules = &writer->match.rules;
  AluCard cards[ALU_N_CARDS];

  add (text, "deal %u dealer %d", writer->match.n_deals, event->seat + 1);
  finish (writer, text);
  if (writer->match.seating.real_table)
    return;
  for (int seat = 0; seat < rules->seats; seat++)
    {
      int n = alu_set_sorted (alu_rules_order (rules), event->deal.hands[seat], cards);

      add (text, "hand %d", seat + 1);
      add_cards (text, cards, n);
      finish (writer, text);
    }
  add (text, "talon");
  add_cards (text, event->deal.talon, alu_rules_talon_size (rules));
  finish (writer, text);
}

static void
add_seats (Text *text, const char *word, uint8_t seats)
{
  if (seats != 0)
    add (text, " %s", word);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (seats & (1 << seat))
      add (text, " %d", seat + 1);
}

static void
add_sign (Text *text, const AluEvent *event)
{
  add (text, "sign %d %s", event->seat + 1, alu_sign_id ((AluSign) event->sign.sign));
  if (event->sign.strength > 0)
    add (text, " %d", event->sign.strength);
  add_seats (text, "read", event->sign.read);
  add_seats (text, "noticed", event->sign.noticed);
}

static void
add_say (Text *text, const AluEvent *event)
{
  AluCall call = (AluCall) event->say.call;

  add (text, "say %d %s", event->seat + 1, alu_call_id (call));
  if (alu_call_names_sign (call))
    add (text, " %s", alu_sign_id ((AluSign) event->say.sign));
}

static void
write_result (const AluRecordWriter *writer, const AluEvent *event, Text *text)
{
  char result[48];

  if (event->result.has_tricks)
    {
      add (text, "tricks");
      for (int seat = 0; seat < writer->match.rules.seats; seat++)
        add (text, " %d", event->result.tricks[seat]);
      finish (writer, text);
    }
  alu_record_result_line (&writer->match.deal, result);
  add (text, "%s", result);
  finish (writer, text);
}

/* Puts an event of one line together. */
static void
add_event (Text *text, const AluEvent *event)
{
  int seat = event->seat + 1;

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DRAW:
      add (text, "draw 3d=%d 3c=%d 2d=%d 2c=%d", event->draw.seat_of[0] + 1,
           event->draw.seat_of[1] + 1, event->draw.seat_of[2] + 1, event->draw.seat_of[3] + 1);
      break;
    case ALU_EVENT_VOTE:
      add (text, "chant %d %s", seat, event->yes ? "yes" : "no");
      break;
    case ALU_EVENT_SUNG:
    case ALU_EVENT_REJECT:
      add (text, "%s %d", event->type == ALU_EVENT_SUNG ? "sung" : "reject", seat);
      add_cards (text, event->chant.cards, ALU_CHANT_CARDS);
      break;
    case ALU_EVENT_SIGN:
      add_sign (text, event);
      break;
    case ALU_EVENT_SAY:
      add_say (text, event);
      break;
    case ALU_EVENT_PLAY:
      add (text, "play %d", seat);
      add_cards (text, &event->card, 1);
      break;
    case ALU_EVENT_OFFER:
      add (text, "offer %d", seat);
      break;
    case ALU_EVENT_ANSWER:
      add (text, "%s %d", event->yes ? "accept" : "refuse", seat);
      break;
    case ALU_EVENT_PROPOSE:
      add (text, "concede %d proposes", seat);
      break;
    case ALU_EVENT_CONSENT:
      add (text, "concede %d %s", seat, event->yes ? "agrees" : "declines");
      break;
    case ALU_EVENT_DEAL:
    case ALU_EVENT_RESULT:
      break;
    }
}

/* Announces the trick before its first card or offer. */
static void
announce_trick (AluRecordWriter *writer, const AluEvent *event, int trick, int leader, Text *text)
{
  if (writer->trick_announced || (event->type != ALU_EVENT_PLAY && event->type != ALU_EVENT_OFFER))
    return;
  add (text, "trick %d leads %d", trick, leader + 1);
  finish (writer, text);
  writer->trick_announced = true;
}

AluStatus
alu_record_writer_event (AluRecordWriter *writer, const AluEvent *event)
{
  const AluDeal *deal = &writer->match.deal;
  int trick = deal->n_tricks + 1;
  int leader = deal->leader;
  AluRecordFollowing following;
  Text text = { .length = 0 };
  AluStatus status = alu_match_apply (&writer->match, event);

  if (status != ALU_OK)
    return status;
  announce_trick (writer, event, trick, leader, &text);
  if (event->type == ALU_EVENT_DEAL)
    write_deal (writer, event, &text);
  else if (event->type == ALU_EVENT_RESULT)
    write_result (writer, event, &text);
  else
    {
      add_event (&text, event);
      finish (writer, &text);
    }
  alu_record_following (&writer->match, event, &following);
  for (int i = 0; i < following.n; i++)
    {
      add (&text, "%s", following.lines[i]);
      finish (writer, &text);
    }
  if (event->type == ALU_EVENT_DEAL || deal->n_tricks >= trick)
    writer->trick_announced = false;
  return ALU_OK;
}
