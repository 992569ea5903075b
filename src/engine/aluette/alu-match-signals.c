/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match-private.h"

/* Returns: whether the observers are other persons at the table, each either reading or
 * noticing. */
static bool
are_observers_valid (const AluMatch *match, const AluEvent *event)
{
  uint8_t all = event->sign.read | event->sign.noticed;

  if ((event->sign.read & event->sign.noticed) != 0 || (all & (1 << event->seat)) != 0
      || all >> match->rules.seats != 0)
    return false;
  for (int seat = 0; seat < match->rules.seats; seat++)
    if ((all & (1 << seat)) != 0 && !alu_is_person (&match->seating, seat))
      return false;
  return true;
}

AluStatus
alu_match_apply_sign (AluMatch *match, const AluEvent *event)
{
  AluSignals *signals = &match->signals;
  uint8_t sign = event->sign.sign;
  AluStatus status;

  if (sign >= ALU_N_SIGNS || !are_observers_valid (match, event)
      || (sign == ALU_SIGN_MISERE ? event->sign.strength < 1 || event->sign.strength > 2
                                  : event->sign.strength != 0))
    return ALU_ERROR_BAD_SIGN;
  status = alu_match_may_sign (match, event->seat, (AluSign) sign);
  if (status != ALU_OK)
    return status;
  signals->made[event->seat] |= (uint16_t) (1 << sign);
  if (sign == ALU_SIGN_AS && signals->aces_made[event->seat] < UINT8_MAX)
    signals->aces_made[event->seat]++;
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      AluObservedSignal *observed = &signals->observed[seat][event->seat];

      if (event->sign.noticed & (1 << seat))
        observed->noticed = observed->noticed < UINT8_MAX ? observed->noticed + 1 : UINT8_MAX;
      if ((event->sign.read & (1 << seat)) == 0)
        continue;
      observed->read |= (uint16_t) (1 << sign);
      if (sign == ALU_SIGN_AS && observed->aces < UINT8_MAX)
        observed->aces++;
      if (sign == ALU_SIGN_MISERE)
        observed->misere = event->sign.strength;
    }
  return ALU_OK;
}

AluStatus
alu_match_apply_say (AluMatch *match, const AluEvent *event)
{
  AluSignals *signals = &match->signals;
  uint8_t call = event->say.call;
  AluStatus status = alu_match_may_say (match, event->seat);

  if (status != ALU_OK)
    return status;
  if (call >= ALU_N_CALLS)
    return ALU_ERROR_BAD_SIGN;
  if (!alu_call_names_sign ((AluCall) call))
    signals->figures[event->seat] |= (uint8_t) (1 << (call - ALU_CALL_GOOD));
  else if (event->say.sign <= ALU_SIGN_AS)
    signals->said[event->seat][call] |= (uint16_t) (1 << event->say.sign);
  else
    return ALU_ERROR_BAD_SIGN;
  return ALU_OK;
}
