/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-match-private.h"
#include "engine/aluette/alu-seat-log.h"

/* Returns: the number of the receiver of the chant that @seat is, 0 or 1, or -1. */
static int
receiver_of (const AluDeal *deal, int seat)
{
  return deal->receivers[0] == seat ? 0 : deal->receivers[1] == seat ? 1 : -1;
}

void
alu_uncover_note (AluEvent *uncover, const AluMatch *match, const AluEvent *event)
{
  int receiver = match->deal.turn == match->deal.receivers[0] ? 0 : 1;

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DEAL:
      alu_event_init (uncover, ALU_EVENT_UNCOVER, 0);
      memcpy (uncover->deal.hands, event->deal.hands, sizeof uncover->deal.hands);
      memcpy (uncover->deal.talon, event->deal.talon, sizeof uncover->deal.talon);
      break;
    case ALU_EVENT_SUNG:
      memcpy (uncover->deal.sung[receiver], event->chant.cards, sizeof event->chant.cards);
      break;
    case ALU_EVENT_REJECT:
      memcpy (uncover->deal.rejected[receiver], event->chant.cards, sizeof event->chant.cards);
      break;
    default:
      break;
    }
}

/* Checks the cards of the chant of receiver @i, and adds them to and removes them from the dealt
 * @hand. */
static bool
pass_chant (const AluDeal *deal, const AluEvent *uncover, int i, AluCardSet *hand)
{
  const AluCard *talon = uncover->deal.talon;
  AluCardSet stock = 0, sung, rejected;

  for (int k = 0; k < 2 * ALU_CHANT_CARDS; k++)
    stock |= alu_card_bit (talon[k]);
  sung = alu_chant_set (uncover->deal.sung[i], stock);
  rejected = alu_chant_set (uncover->deal.rejected[i], *hand | sung);
  *hand = (*hand | sung) & ~rejected;
  return sung != 0 && rejected != 0 && (deal->sung[i] == 0 || deal->sung[i] == sung)
         && (deal->rejected[i] == 0 || deal->rejected[i] == rejected);
}

/* Returns: whether a seat that has had the cards @held can have made the signs that were read. */
static bool
signs_fit (const AluView *view, int seat, AluCardSet held)
{
  const AluObservedSignal *heard;

  if (view->seat == ALU_NOBODY || view->match.rules.bluff)
    return true;
  heard = &view->match.signals.observed[view->seat][seat];
  for (int sign = 0; sign < ALU_SIGN_AS; sign++)
    if ((heard->read & (1 << sign)) != 0 && (held & alu_sign_cards ((AluSign) sign)) == 0)
      return false;
  return heard->aces <= alu_set_count (held & alu_sign_cards (ALU_SIGN_AS));
}

/* Returns: whether @seat can have been dealt the cards in the uncover. */
static bool
hand_fits (const AluView *view, const AluEvent *uncover, int seat)
{
  const AluDeal *deal = &view->match.deal;
  int n = view->match.rules.seats;
  int receiver = receiver_of (deal, seat);
  AluCardSet hand = uncover->deal.hands[seat], held = hand, played = 0;

  if (receiver >= 0)
    {
      if (!pass_chant (deal, uncover, receiver, &hand))
        return false;
      held |= alu_chant_set (uncover->deal.sung[receiver], ALU_ALL_CARDS);
    }
  for (int i = 0; i < deal->n_plays; i++)
    if ((deal->leaders[i / n] + i % n) % n == seat)
      played |= alu_card_bit (deal->plays[i]);
  if ((played & ~hand) != 0 || !signs_fit (view, seat, held))
    return false;
  return !alu_sees_hand (&view->match.seating, view->seat, seat)
         || (hand & ~played) == deal->hands[seat];
}

/* Returns: whether the two receivers of the chant got different cards. */
static bool
receipts_differ (const AluDeal *deal, const AluEvent *uncover)
{
  return deal->receivers[0] == ALU_NOBODY
         || (alu_chant_set (uncover->deal.sung[0], ALU_ALL_CARDS)
             & alu_chant_set (uncover->deal.sung[1], ALU_ALL_CARDS))
                == 0;
}

AluStatus
alu_uncover_check (const AluView *view, const AluEvent *uncover)
{
  const AluMatch *match = &view->match;

  if (match->seating.real_table)
    return ALU_ERROR_REAL_TABLE;
  if (!match->deal.ended)
    return ALU_ERROR_NOT_NOW;
  if (!alu_event_has_all_cards (&match->rules, uncover) || !receipts_differ (&match->deal, uncover))
    return ALU_ERROR_WRONG_CARDS;
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (!hand_fits (view, uncover, seat))
      return ALU_ERROR_WRONG_CARDS;
  return ALU_OK;
}

/* A deal that is being rebuilt. */
typedef struct
{
  const AluEvent *uncover;
  int n_sung;
  int n_rejected;
} Opened;

/* Returns: (nullable): the first uncover among @n events. */
static const AluEvent *
find_uncover (const AluEvent *seat_events, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    if (seat_events[i].type == ALU_EVENT_UNCOVER)
      return &seat_events[i];
  return NULL;
}

/* Fills in the cards of @event that were hidden when the seat was told of it. */
static void
open_event (Opened *deal, AluEvent *event)
{
  const AluEvent *uncover = deal->uncover;

  if (event->type == ALU_EVENT_DEAL)
    {
      memcpy (event->deal.hands, uncover->deal.hands, sizeof event->deal.hands);
      memcpy (event->deal.talon, uncover->deal.talon, sizeof event->deal.talon);
    }
  if (event->type == ALU_EVENT_SUNG)
    memcpy (event->chant.cards, uncover->deal.sung[deal->n_sung++], sizeof event->chant.cards);
  if (event->type == ALU_EVENT_REJECT)
    memcpy (event->chant.cards, uncover->deal.rejected[deal->n_rejected++],
            sizeof event->chant.cards);
}

unsigned
alu_uncover_events (const AluSeating *seating, const AluEvent *seat_events, unsigned n_seat_events,
                    AluEvent *events)
{
  Opened deal = { 0 };
  unsigned n = 0;

  for (unsigned i = 0; i < n_seat_events; i++)
    {
      memcpy (&events[n], &seat_events[i], sizeof seat_events[i]);
      if (seat_events[i].type == ALU_EVENT_DEAL && !seating->real_table)
        {
          deal = (Opened) { .uncover = find_uncover (seat_events + i, n_seat_events - i) };
          if (deal.uncover == NULL)
            break;
        }
      if (deal.uncover != NULL)
        open_event (&deal, &events[n]);
      if (seat_events[i].type != ALU_EVENT_UNCOVER
          && !(seat_events[i].type == ALU_EVENT_SIGN
               && seat_events[i].sign.sign == ALU_SIGN_UNKNOWN))
        n++;
    }
  return n;
}
