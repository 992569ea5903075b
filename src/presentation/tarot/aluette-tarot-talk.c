/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-talk.h"

#include "engine/tarot/tarot-event.h"
#include "engine/tarot/tarot-view.h"

/* Returns: the seat that played the petit in a trick, or TAROT_NOBODY */
static guint
find_petit (const TarotDeal *deal, guint seats, guint trick)
{
  int n;
  const TarotCard *cards = tarot_deal_trick (deal, (int) seats, (int) trick, &n);

  for (guint i = 0; i < (guint) n; i++)
    if (cards[i] == TAROT_PETIT)
      return (deal->leaders[trick] + i) % seats;
  return TAROT_NOBODY;
}

/* The petit is caught by the other side, as far as the sides are known. */
AluetteTalk
aluette_tarot_talk_find (AluetteView *view, gconstpointer line, guint *seats)
{
  const TarotView *seen = aluette_view_get_bytes (view);
  const TarotEvent *event = line;
  const TarotDeal *deal = &seen->match.deal;
  guint n = seen->match.rules.seats, taker, owner;
  uint8_t sides[TAROT_MAX_SEATS];

  if (event->type != TAROT_EVENT_PLAY || deal->n_tricks == 0 || deal->n_plays % n != 0)
    return ALUETTE_TALK_NONE;
  taker = deal->takers[deal->n_tricks - 1];
  owner = find_petit (deal, n, deal->n_tricks - 1u);
  if (owner == TAROT_NOBODY || taker >= n)
    return ALUETTE_TALK_NONE;
  tarot_view_sides (seen, sides);
  *seats = 1u << taker;
  return sides[owner] < 2 && sides[taker] < 2 && sides[owner] != sides[taker]
             ? ALUETTE_TALK_CAUGHT
             : ALUETTE_TALK_NONE;
}
