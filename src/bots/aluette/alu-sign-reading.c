/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-sign-reading.h"

#include <string.h>

static AluCardSet
get_signed_cards (const AluView *view, int maker)
{
  const AluMatch *match = &view->match;
  uint16_t read = match->signals.observed[view->seat][maker].read;
  AluCardSet cards = 0;

  if (maker == match->deal.receivers[0] || maker == match->deal.receivers[1])
    return 0;
  for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_ECRIT; sign++)
    if (read & (1u << sign))
      cards |= alu_sign_cards ((AluSign) sign);
  return cards & view->unseen;
}

void
alu_sign_reading_init (AluSignReading *reading, const AluView *view)
{
  memset (reading, 0, sizeof *reading);
  if (view->seat == ALU_NOBODY || view->match.rules.bluff)
    return;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    {
      reading->cards[seat] = get_signed_cards (view, seat);
      reading->weak[seat] = view->match.signals.observed[view->seat][seat].misere;
    }
}
