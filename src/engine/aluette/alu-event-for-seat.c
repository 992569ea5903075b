/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-seat-log.h"

static void
tell_deal (const AluMatch *match, const AluEvent *event, int viewer, AluEvent *told)
{
  if (match->seating.real_table)
    return;
  memset (told->deal.talon, ALU_CARD_NONE, (size_t) alu_rules_talon_size (&match->rules));
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (alu_sees_hand (&match->seating, viewer, seat))
      told->deal.hands[seat] = event->deal.hands[seat];
}

/* Hides cards of the chant, unless they were dealt face up. Rejected cards lie face down. */
static void
tell_chant_cards (const AluMatch *match, const AluEvent *event, int viewer, AluEvent *told)
{
  bool open = alu_sees_hand (&match->seating, viewer, event->seat)
              || (event->type == ALU_EVENT_SUNG && match->rules.chant_face_up);

  if (open)
    told->chant = event->chant;
  else
    memset (told->chant.cards, ALU_CARD_NONE, sizeof told->chant.cards);
}

/* Hides the observers of a sign: the maker sees none of them, others only see themselves. */
static bool
tell_sign (const AluEvent *event, int viewer, AluEvent *told)
{
  uint8_t own = viewer == ALU_NOBODY ? 0 : (uint8_t) (1 << viewer);

  if (viewer != event->seat)
    {
      told->sign.read = event->sign.read & own;
      told->sign.noticed = event->sign.noticed & own;
      if (told->sign.noticed != 0)
        told->sign.sign = ALU_SIGN_UNKNOWN;
      if (told->sign.read == 0)
        return told->sign.noticed != 0;
    }
  told->sign.sign = event->sign.sign;
  told->sign.strength = event->sign.strength;
  return true;
}

static void
tell_say (const AluEvent *event, AluEvent *told)
{
  told->say.call = event->say.call;
  if (alu_call_names_sign ((AluCall) event->say.call))
    told->say.sign = event->say.sign;
}

static void
tell_result (const AluMatch *match, const AluEvent *event, AluEvent *told)
{
  told->result.winner = event->result.winner;
  told->result.points = event->result.points;
  told->result.reason = event->result.reason;
  told->result.has_tricks = event->result.has_tricks != 0;
  if (event->result.has_tricks)
    memcpy (told->result.tricks, event->result.tricks, match->rules.seats);
}

static void
tell_uncover (const AluMatch *match, const AluEvent *event, AluEvent *told)
{
  memcpy (told->deal.hands, event->deal.hands, match->rules.seats * sizeof event->deal.hands[0]);
  memcpy (told->deal.talon, event->deal.talon, (size_t) alu_rules_talon_size (&match->rules));
  if (match->deal.receivers[0] == ALU_NOBODY)
    return;
  memcpy (told->deal.sung, event->deal.sung, sizeof told->deal.sung);
  memcpy (told->deal.rejected, event->deal.rejected, sizeof told->deal.rejected);
}

/* Copies field by field, so that bytes that this type of event does not use stay 0. */
bool
alu_event_for_seat (const AluMatch *match, const AluEvent *event, int seat, AluEvent *told)
{
  int viewer = alu_viewer_of (&match->seating, seat);

  alu_event_init (told, (AluEventType) event->type, event->seat);
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DRAW:
      told->draw = event->draw;
      break;
    case ALU_EVENT_DEAL:
      tell_deal (match, event, viewer, told);
      break;
    case ALU_EVENT_SUNG:
    case ALU_EVENT_REJECT:
      tell_chant_cards (match, event, viewer, told);
      break;
    case ALU_EVENT_SIGN:
      return tell_sign (event, viewer, told);
    case ALU_EVENT_SAY:
      tell_say (event, told);
      break;
    case ALU_EVENT_PLAY:
      told->card = event->card;
      break;
    case ALU_EVENT_VOTE:
    case ALU_EVENT_ANSWER:
    case ALU_EVENT_CONSENT:
      told->yes = event->yes != 0;
      break;
    case ALU_EVENT_RESULT:
      tell_result (match, event, told);
      break;
    case ALU_EVENT_UNCOVER:
      tell_uncover (match, event, told);
      break;
    case ALU_EVENT_OFFER:
    case ALU_EVENT_PROPOSE:
      break;
    }
  return true;
}
