/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-record-private.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The line being written. */
typedef struct
{
  char text[ALU_RECORD_MAX_LINE + 2];
  int length;
} Text;

static void
append_text (Text *text, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

static void
append_text (Text *text, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  text->length += vsnprintf (text->text + text->length, sizeof text->text - (size_t) text->length,
                             format, arguments);
  va_end (arguments);
}

/* Appends cards, or one `?` if they are hidden. */
static void
add_cards (Text *text, const AluCard *cards, int n)
{
  char code[3];

  if (n > 0 && cards[0] == ALU_CARD_NONE)
    {
      append_text (text, " ?");
      return;
    }
  for (int i = 0; i < n; i++)
    {
      alu_card_code (cards[i], code);
      append_text (text, " %s", code);
    }
}

/* Passes the line to the sink and starts the next one. */
static void
finish_line (const AluRecordWriter *writer, Text *text)
{
  append_text (text, "\n");
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
      const AluGameOption *row = alu_option (option);
      int value = alu_rules_get_option (rules, option);
      char number[16];

      if (value == alu_rules_get_option (&usual, option))
        continue;
      append_text (text, "option %s %s", row->key, alu_game_option_format (row, value, number));
      finish_line (writer, text);
    }
}

static void
write_player (const AluRecordWriter *writer, const AluPlayer *player, int seat, Text *text)
{
  char start[64];

  alu_record_player_start (player, seat, start);
  append_text (text, "%s", start);
  if (player->kind != ALU_PLAYER_PETIT_JEAN)
    append_text (text, " %s", player->name);
  finish_line (writer, text);
}

/* Writes the lines of the header before the players. */
static void
write_start (const AluRecordWriter *writer, const AluRecordHeader *header, Text *text)
{
  const AluRules *rules = &header->rules;
  const char *const lines[]
    = { "date", header->date, "event", header->event, "place", header->place };

  append_text (text, "%%aluette 1");
  finish_line (writer, text);
  for (int i = 0; i < 6; i += 2)
    if (lines[i + 1][0] != '\0')
      {
        append_text (text, "%s %s", lines[i], lines[i + 1]);
        finish_line (writer, text);
      }
  append_text (text, "rules %s", alu_rule_set_id ((AluRuleSet) rules->set));
  finish_line (writer, text);
  write_options (writer, rules, text);
  append_text (text, "seats %d", rules->seats);
  finish_line (writer, text);
}

AluStatus
alu_record_writer_init (AluRecordWriter *writer, const AluRecordHeader *header, AluRecordSink sink,
                        void *data)
{
  AluStatus status = alu_record_header_check (header);
  AluSeating seating;
  Text text = { .length = 0 };

  if (status != ALU_OK)
    return status;
  memset (writer, 0, sizeof *writer);
  alu_record_header_seating (header, &seating);
  alu_match_init (&writer->match, &header->rules, &seating);
  writer->sink = sink;
  writer->data = data;
  write_start (writer, header, &text);
  for (int seat = 0; seat < header->rules.seats; seat++)
    write_player (writer, &header->players[seat], seat, &text);
  return ALU_OK;
}

AluStatus
alu_record_writer_init_seat (AluRecordWriter *writer, const AluRecordHeader *header, int seat,
                             AluRecordSink sink, void *data)
{
  AluStatus status = alu_record_writer_init (writer, header, sink, data);
  Text text = { .length = 0 };
  AluView view;

  if (status != ALU_OK)
    return status;
  view = alu_view_for_seat (&writer->match, seat);
  memcpy (&writer->view, &view, sizeof view);
  writer->of_seat = true;
  append_text (&text, "view %d", view.seat == ALU_NOBODY ? 0 : view.seat + 1);
  finish_line (writer, &text);
  return ALU_OK;
}

static void
add_chant_cards (Text *text, const char *word, int seat, const AluCard cards[ALU_CHANT_CARDS])
{
  append_text (text, "%s %d", word, seat + 1);
  add_cards (text, cards, ALU_CHANT_CARDS);
}

/* Writes the hands and the talon of a deal or an uncover. */
static void
write_hands (const AluRecordWriter *writer, const AluEvent *event, Text *text)
{
  const AluRules *rules = &writer->match.rules;
  AluCard cards[ALU_N_CARDS];

  for (int seat = 0; seat < rules->seats; seat++)
    {
      int n = alu_set_sorted (alu_rules_order (rules), event->deal.hands[seat], cards);

      append_text (text, "hand %d", seat + 1);
      add_cards (text, n > 0 ? cards : &(AluCard) { ALU_CARD_NONE }, n > 0 ? n : 1);
      finish_line (writer, text);
    }
  append_text (text, "talon");
  add_cards (text, event->deal.talon, alu_rules_talon_size (rules));
  finish_line (writer, text);
}

static void
write_deal (const AluRecordWriter *writer, const AluEvent *event, Text *text)
{
  append_text (text, "deal %u dealer %d", writer->match.n_deals, event->seat + 1);
  finish_line (writer, text);
  if (!writer->match.seating.real_table)
    write_hands (writer, event, text);
}

static void
write_uncover (const AluRecordWriter *writer, const AluEvent *event, Text *text)
{
  const uint8_t *receivers = writer->match.deal.receivers;
  int n_lines = receivers[0] != ALU_NOBODY ? 4 : 0;

  append_text (text, "uncover");
  finish_line (writer, text);
  write_hands (writer, event, text);
  for (int i = 0; i < n_lines; i++)
    {
      if (i < 2)
        add_chant_cards (text, "sung", receivers[i], event->deal.sung[i]);
      else
        add_chant_cards (text, "reject", receivers[i - 2], event->deal.rejected[i - 2]);
      finish_line (writer, text);
    }
}

static void
add_seats (Text *text, const char *word, uint8_t seats)
{
  if (seats != 0)
    append_text (text, " %s", word);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (seats & (1 << seat))
      append_text (text, " %d", seat + 1);
}

static void
add_sign (Text *text, const AluEvent *event)
{
  bool known = event->sign.sign != ALU_SIGN_UNKNOWN;

  append_text (text, "sign %d %s", event->seat + 1,
               known ? alu_sign_id ((AluSign) event->sign.sign) : "?");
  if (event->sign.strength > 0)
    append_text (text, " %d", event->sign.strength);
  add_seats (text, "read", event->sign.read);
  add_seats (text, "noticed", event->sign.noticed);
}

static void
add_say (Text *text, const AluEvent *event)
{
  AluCall call = (AluCall) event->say.call;

  append_text (text, "say %d %s", event->seat + 1, alu_call_id (call));
  if (alu_call_names_sign (call))
    append_text (text, " %s", alu_sign_id ((AluSign) event->say.sign));
}

static void
write_result (const AluRecordWriter *writer, const AluEvent *event, Text *text)
{
  char result[48];

  if (event->result.has_tricks)
    {
      append_text (text, "tricks");
      for (int seat = 0; seat < writer->match.rules.seats; seat++)
        append_text (text, " %d", event->result.tricks[seat]);
      finish_line (writer, text);
    }
  alu_record_result_line (&writer->match.deal, result);
  append_text (text, "%s", result);
  finish_line (writer, text);
}

/* Appends an event that takes one line. */
static void
add_event (Text *text, const AluEvent *event)
{
  int seat = event->seat + 1;

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DRAW:
      append_text (text, "draw 3d=%d 3c=%d 2d=%d 2c=%d", event->draw.seat_of[0] + 1,
                   event->draw.seat_of[1] + 1, event->draw.seat_of[2] + 1,
                   event->draw.seat_of[3] + 1);
      break;
    case ALU_EVENT_VOTE:
      append_text (text, "chant %d %s", seat, event->yes ? "yes" : "no");
      break;
    case ALU_EVENT_SUNG:
    case ALU_EVENT_REJECT:
      add_chant_cards (text, event->type == ALU_EVENT_SUNG ? "sung" : "reject", event->seat,
                       event->chant.cards);
      break;
    case ALU_EVENT_SIGN:
      add_sign (text, event);
      break;
    case ALU_EVENT_SAY:
      add_say (text, event);
      break;
    case ALU_EVENT_PLAY:
      append_text (text, "play %d", seat);
      add_cards (text, &event->card, 1);
      break;
    case ALU_EVENT_OFFER:
      append_text (text, "offer %d", seat);
      break;
    case ALU_EVENT_ANSWER:
      append_text (text, "%s %d", event->yes ? "accept" : "refuse", seat);
      break;
    case ALU_EVENT_PROPOSE:
      append_text (text, "concede %d proposes", seat);
      break;
    case ALU_EVENT_CONSENT:
      append_text (text, "concede %d %s", seat, event->yes ? "agrees" : "declines");
      break;
    case ALU_EVENT_DEAL:
    case ALU_EVENT_RESULT:
    case ALU_EVENT_UNCOVER:
      break;
    }
}

/* Writes the line of a trick before its first card or offer. */
static void
announce_trick (AluRecordWriter *writer, const AluEvent *event, int trick, int leader, Text *text)
{
  if (writer->trick_announced || (event->type != ALU_EVENT_PLAY && event->type != ALU_EVENT_OFFER))
    return;
  append_text (text, "trick %d leads %d", trick, leader + 1);
  finish_line (writer, text);
  writer->trick_announced = true;
}

/* Writes the lines of @event, which has been applied. */
static void
write_event (const AluRecordWriter *writer, const AluEvent *event, Text *text)
{
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DEAL:
      write_deal (writer, event, text);
      break;
    case ALU_EVENT_RESULT:
      write_result (writer, event, text);
      break;
    case ALU_EVENT_UNCOVER:
      write_uncover (writer, event, text);
      break;
    default:
      add_event (text, event);
      finish_line (writer, text);
    }
}

AluStatus
alu_record_writer_event (AluRecordWriter *writer, const AluEvent *event)
{
  const AluDeal *deal = &writer->match.deal;
  int trick = deal->n_tricks + 1;
  int leader = deal->leader;
  AluRecordDerivedLines derived;
  Text text = { .length = 0 };
  AluStatus status = writer->of_seat ? alu_view_apply (&writer->view, event)
                                     : alu_match_apply (&writer->match, event);

  if (status != ALU_OK)
    return status;
  announce_trick (writer, event, trick, leader, &text);
  write_event (writer, event, &text);
  alu_record_get_derived_lines (&writer->match, event, &derived);
  for (int i = 0; i < derived.n; i++)
    {
      append_text (&text, "%s", derived.lines[i]);
      finish_line (writer, &text);
    }
  if (event->type == ALU_EVENT_DEAL || deal->n_tricks >= trick)
    writer->trick_announced = false;
  return ALU_OK;
}

void
alu_record_write_request (const AluEvent *event, char *line)
{
  Text text = { .length = 0 };

  add_event (&text, event);
  snprintf (line, ALU_GAME_MAX_REQUEST, "%.*s", ALU_GAME_MAX_REQUEST - 1, text.text);
}
