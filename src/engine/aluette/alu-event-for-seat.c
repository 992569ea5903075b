/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-seat-log.h"

static void
filter_deal (const AluMatch *match, const AluEvent *event, int viewer, AluEvent *seat_event)
{
  if (match->seating.real_table)
    return;
  memset (seat_event->deal.talon, ALU_CARD_NONE, (size_t) alu_rules_talon_size (&match->rules));
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (alu_sees_hand (&match->seating, viewer, seat))
      seat_event->deal.hands[seat] = event->deal.hands[seat];
}

/* Hides cards of the chant, unless they were dealt face up. Rejected cards lie face down. */
static void
filter_chant_cards (const AluMatch *match, const AluEvent *event, int viewer, AluEvent *seat_event)
{
  bool open = alu_sees_hand (&match->seating, viewer, event->seat)
              || (event->type == ALU_EVENT_SUNG && match->rules.chant_face_up);

  if (open)
    seat_event->chant = event->chant;
  else
    memset (seat_event->chant.cards, ALU_CARD_NONE, sizeof seat_event->chant.cards);
}

/* Hides the observers of a sign: the maker sees none of them, others only see themselves. */
static bool
filter_sign (const AluEvent *event, int viewer, AluEvent *seat_event)
{
  uint8_t own = viewer == ALU_NOBODY ? 0 : (uint8_t) (1 << viewer);

  if (viewer != event->seat)
    {
      seat_event->sign.read = event->sign.read & own;
      seat_event->sign.noticed = event->sign.noticed & own;
      if (seat_event->sign.noticed != 0)
        seat_event->sign.sign = ALU_SIGN_UNKNOWN;
      if (seat_event->sign.read == 0)
        return seat_event->sign.noticed != 0;
    }
  seat_event->sign.sign = event->sign.sign;
  seat_event->sign.strength = event->sign.strength;
  return true;
}

static void
filter_say (const AluEvent *event, AluEvent *seat_event)
{
  seat_event->say.call = event->say.call;
  if (alu_call_names_sign ((AluCall) event->say.call))
    seat_event->say.sign = event->say.sign;
}

static void
filter_result (const AluMatch *match, const AluEvent *event, AluEvent *seat_event)
{
  seat_event->result.winner = event->result.winner;
  seat_event->result.points = event->result.points;
  seat_event->result.reason = event->result.reason;
  seat_event->result.has_tricks = event->result.has_tricks != 0;
  if (event->result.has_tricks)
    memcpy (seat_event->result.tricks, event->result.tricks, match->rules.seats);
}

static void
filter_uncover (const AluMatch *match, const AluEvent *event, AluEvent *seat_event)
{
  memcpy (seat_event->deal.hands, event->deal.hands,
          match->rules.seats * sizeof event->deal.hands[0]);
  memcpy (seat_event->deal.talon, event->deal.talon, (size_t) alu_rules_talon_size (&match->rules));
  if (match->deal.receivers[0] == ALU_NOBODY)
    return;
  memcpy (seat_event->deal.sung, event->deal.sung, sizeof seat_event->deal.sung);
  memcpy (seat_event->deal.rejected, event->deal.rejected, sizeof seat_event->deal.rejected);
}

/* Copies field by field, so that bytes that this type of event does not use stay 0. */
bool
alu_event_for_seat (const AluMatch *match, const AluEvent *event, int seat, AluEvent *seat_event)
{
  int viewer = alu_viewer_of (&match->seating, seat);

  alu_event_init (seat_event, (AluEventType) event->type, event->seat);
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DRAW:
      seat_event->draw = event->draw;
      break;
    case ALU_EVENT_DEAL:
      filter_deal (match, event, viewer, seat_event);
      break;
    case ALU_EVENT_SUNG:
    case ALU_EVENT_REJECT:
      filter_chant_cards (match, event, viewer, seat_event);
      break;
    case ALU_EVENT_SIGN:
      return filter_sign (event, viewer, seat_event);
    case ALU_EVENT_SAY:
      filter_say (event, seat_event);
      break;
    case ALU_EVENT_PLAY:
      seat_event->card = event->card;
      break;
    case ALU_EVENT_VOTE:
    case ALU_EVENT_ANSWER:
    case ALU_EVENT_CONSENT:
      seat_event->yes = event->yes != 0;
      break;
    case ALU_EVENT_RESULT:
      filter_result (match, event, seat_event);
      break;
    case ALU_EVENT_UNCOVER:
      filter_uncover (match, event, seat_event);
      break;
    case ALU_EVENT_OFFER:
    case ALU_EVENT_PROPOSE:
      break;
    }
  return true;
}
