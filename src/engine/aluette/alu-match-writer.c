/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match-record.h"

#include <stdio.h>

/* Appends cards, or one `?` if they are hidden. */
static void
add_cards (AluRecordOutput *output, const AluCard *cards, int n)
{
  char code[3];

  if (n > 0 && cards[0] == ALU_CARD_NONE)
    {
      alu_record_add (output, " ?");
      return;
    }
  for (int i = 0; i < n; i++)
    {
      alu_card_code (cards[i], code);
      alu_record_add (output, " %s", code);
    }
}

static void
add_chant_cards (AluRecordOutput *output, const char *word, int seat,
                 const AluCard cards[ALU_CHANT_CARDS])
{
  alu_record_add (output, "%s %d", word, seat + 1);
  add_cards (output, cards, ALU_CHANT_CARDS);
}

/* Writes the hands and the talon of a deal or an uncover. */
static void
write_hands (const AluMatch *match, const AluEvent *event, AluRecordOutput *output)
{
  const AluRules *rules = &match->rules;
  AluCard cards[ALU_N_CARDS];

  for (int seat = 0; seat < rules->seats; seat++)
    {
      int n = alu_set_sorted (alu_rules_order (rules), event->deal.hands[seat], cards);

      alu_record_add (output, "hand %d", seat + 1);
      add_cards (output, n > 0 ? cards : &(AluCard) { ALU_CARD_NONE }, n > 0 ? n : 1);
      alu_record_end_line (output);
    }
  alu_record_add (output, "talon");
  add_cards (output, event->deal.talon, alu_rules_talon_size (rules));
  alu_record_end_line (output);
}

static void
write_deal (const AluMatch *match, const AluEvent *event, AluRecordOutput *output)
{
  alu_record_write_line (output, "deal %u dealer %d", match->n_deals, event->seat + 1);
  if (!match->seating.real_table)
    write_hands (match, event, output);
}

static void
write_uncover (const AluMatch *match, const AluEvent *event, AluRecordOutput *output)
{
  const uint8_t *receivers = match->deal.receivers;
  int n_lines = receivers[0] != ALU_NOBODY ? 4 : 0;

  alu_record_write_line (output, "uncover");
  write_hands (match, event, output);
  for (int i = 0; i < n_lines; i++)
    {
      if (i < 2)
        add_chant_cards (output, "sung", receivers[i], event->deal.sung[i]);
      else
        add_chant_cards (output, "reject", receivers[i - 2], event->deal.rejected[i - 2]);
      alu_record_end_line (output);
    }
}

static void
add_seats (AluRecordOutput *output, const char *word, uint8_t seats)
{
  if (seats != 0)
    alu_record_add (output, " %s", word);
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    if (seats & (1 << seat))
      alu_record_add (output, " %d", seat + 1);
}

static void
add_sign (AluRecordOutput *output, const AluEvent *event)
{
  bool known = event->sign.sign != ALU_SIGN_UNKNOWN;

  alu_record_add (output, "sign %d %s", event->seat + 1,
                  known ? alu_sign_id ((AluSign) event->sign.sign) : "?");
  if (event->sign.strength > 0)
    alu_record_add (output, " %d", event->sign.strength);
  add_seats (output, "read", event->sign.read);
  add_seats (output, "noticed", event->sign.noticed);
}

static void
add_say (AluRecordOutput *output, const AluEvent *event)
{
  AluCall call = (AluCall) event->say.call;

  alu_record_add (output, "say %d %s", event->seat + 1, alu_call_id (call));
  if (alu_call_names_sign (call))
    alu_record_add (output, " %s", alu_sign_id ((AluSign) event->say.sign));
}

static const char *
team_word (int team, const char *nobody)
{
  return team == ALU_TEAM_A ? "A" : team == ALU_TEAM_B ? "B" : nobody;
}

static void
write_result (const AluDeal *deal, AluRecordOutput *output)
{
  alu_record_write_line (output, "result %s %d %s", team_word (deal->winner, "none"), deal->points,
                         alu_reason_id ((AluReason) deal->reason));
}

static void
write_tricks (const AluMatch *match, const AluEvent *event, AluRecordOutput *output)
{
  if (!event->result.has_tricks)
    return;
  alu_record_add (output, "tricks");
  for (int seat = 0; seat < match->rules.seats; seat++)
    alu_record_add (output, " %d", event->result.tricks[seat]);
  alu_record_end_line (output);
}

/* Appends an event that takes one line. */
static void
add_event (AluRecordOutput *output, const AluEvent *event)
{
  int seat = event->seat + 1;

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DRAW:
      alu_record_add (output, "draw 3d=%d 3c=%d 2d=%d 2c=%d", event->draw.seat_of[0] + 1,
                      event->draw.seat_of[1] + 1, event->draw.seat_of[2] + 1,
                      event->draw.seat_of[3] + 1);
      break;
    case ALU_EVENT_VOTE:
      alu_record_add (output, "chant %d %s", seat, event->yes ? "yes" : "no");
      break;
    case ALU_EVENT_SUNG:
    case ALU_EVENT_REJECT:
      add_chant_cards (output, event->type == ALU_EVENT_SUNG ? "sung" : "reject", event->seat,
                       event->chant.cards);
      break;
    case ALU_EVENT_SIGN:
      add_sign (output, event);
      break;
    case ALU_EVENT_SAY:
      add_say (output, event);
      break;
    case ALU_EVENT_PLAY:
      alu_record_add (output, "play %d", seat);
      add_cards (output, &event->card, 1);
      break;
    case ALU_EVENT_OFFER:
      alu_record_add (output, "offer %d", seat);
      break;
    case ALU_EVENT_ANSWER:
      alu_record_add (output, "%s %d", event->yes ? "accept" : "refuse", seat);
      break;
    case ALU_EVENT_PROPOSE:
      alu_record_add (output, "concede %d proposes", seat);
      break;
    case ALU_EVENT_CONSENT:
      alu_record_add (output, "concede %d %s", seat, event->yes ? "agrees" : "declines");
      break;
    case ALU_EVENT_DEAL:
    case ALU_EVENT_RESULT:
    case ALU_EVENT_UNCOVER:
      break;
    }
}

/* Writes the line of a trick before its first card or offer. */
static void
announce_trick (AluMatchWriter *writer, const AluEvent *event)
{
  const AluDeal *deal = &writer->match.deal;

  if (writer->base.trick_announced
      || (event->type != ALU_EVENT_PLAY && event->type != ALU_EVENT_OFFER))
    return;
  alu_record_write_line (&writer->base.output, "trick %d leads %d", deal->n_tricks + 1,
                         deal->leader + 1);
  writer->base.trick_announced = true;
}

void
alu_match_write_event (void *data, const void *written)
{
  AluMatchWriter *writer = data;
  AluRecordOutput *output = &writer->base.output;
  const AluEvent *event = written;

  announce_trick (writer, event);
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DEAL:
      write_deal (&writer->match, event, output);
      break;
    case ALU_EVENT_RESULT:
      write_tricks (&writer->match, event, output);
      write_result (&writer->match.deal, output);
      break;
    case ALU_EVENT_UNCOVER:
      write_uncover (&writer->match, event, output);
      break;
    default:
      add_event (output, event);
      alu_record_end_line (output);
    }
}

/* Writes who took the last trick. */
static void
write_trick_end (const AluMatch *match, AluRecordOutput *output)
{
  const AluDeal *deal = &match->deal;
  int taker = deal->takers[deal->n_tricks - 1];

  if (taker != ALU_SPOILED)
    alu_record_write_line (output, "won %d", taker + 1);
  else
    alu_record_write_line (output, "%s %d",
                           alu_rules_by_teams (&match->rules) ? "aside" : "spoiled",
                           deal->leader + 1);
}

bool
alu_match_write_derived (void *output, const void *after, const void *applied)
{
  const AluMatch *match = after;
  const AluDeal *deal = &match->deal;
  const AluEvent *event = applied;
  bool ends_trick = event->type == ALU_EVENT_PLAY && deal->n_plays % match->rules.seats == 0;

  if (ends_trick)
    write_trick_end (match, output);
  if (deal->ended && event->type != ALU_EVENT_UNCOVER)
    {
      if (event->type != ALU_EVENT_RESULT)
        write_result (deal, output);
      alu_record_write_line (output, "score %d %d", match->score[0], match->score[1]);
      if (alu_match_over (match))
        alu_record_write_line (output, "end %s", team_word (match->winner, "draw"));
    }
  return ends_trick || event->type == ALU_EVENT_DEAL;
}
