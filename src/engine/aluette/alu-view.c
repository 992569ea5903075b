/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-view.h"

#include <string.h>

static void
hide_hands (AluView *view)
{
  AluDeal *deal = &view->match.deal;

  for (int seat = 0; seat < view->match.rules.seats; seat++)
    {
      view->n_cards[seat] = (uint8_t) alu_set_count (deal->hands[seat]);
      if (alu_sees_hand (&view->match.seating, view->seat, seat))
        continue;
      view->unseen |= deal->hands[seat];
      deal->hands[seat] = 0;
    }
}

/* Hides the talon, except cards that the viewer rejected and cards that a Petit-Jean rejected.
 * Received cards remain visible to their receiver, and to everyone if they were dealt face up. */
static void
hide_talon (AluView *view)
{
  AluDeal *deal = &view->match.deal;
  AluCardSet seen = 0;

  for (int i = 0; i < 2; i++)
    {
      int receiver = deal->receivers[i];
      bool open = receiver != ALU_NOBODY
                  && alu_sees_hand (&view->match.seating, view->seat, receiver);

      if (!open && !view->match.rules.chant_face_up)
        deal->sung[i] = 0;
      if (!open)
        deal->rejected[i] = 0;
      seen |= deal->rejected[i];
    }
  view->n_talon = (uint8_t) alu_set_count (deal->talon);
  view->unseen |= deal->talon & ~seen;
  deal->talon &= seen;
  memset (deal->stock, ALU_CARD_NONE, sizeof deal->stock);
}

/* Hides signs, except those that the viewer made, read or noticed. */
static void
hide_signals (AluView *view)
{
  AluSignals *signals = &view->match.signals;

  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      if (seat == view->seat)
        continue;
      signals->made[seat] = 0;
      signals->aces_made[seat] = 0;
      memset (signals->observed[seat], 0, sizeof signals->observed[seat]);
    }
}

AluView
alu_view_for_seat (const AluMatch *match, int seat)
{
  AluView view;

  memset (&view, 0, sizeof view);
  memcpy (&view.match, match, sizeof *match);
  view.seat = (uint8_t) alu_viewer_of (&match->seating, seat);
  hide_hands (&view);
  hide_talon (&view);
  hide_signals (&view);
  return view;
}
