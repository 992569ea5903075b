/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-scene.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-card-names.h"
#include "presentation/tarot/aluette-tarot-refusal.h"

TarotEventType
aluette_tarot_scene_choice (const AluetteTarotScene *self)
{
  if (tarot_view_phase (self->view) == TAROT_PHASE_ECART)
    return TAROT_EVENT_ECART;
  return self->draft == ALUETTE_TAROT_DRAFT_HANDFUL ? TAROT_EVENT_HANDFUL : TAROT_EVENT_PLAY;
}

gboolean
aluette_tarot_scene_make_choice (const AluetteTarotScene *self, TarotEvent *event)
{
  TarotEventType type = aluette_tarot_scene_choice (self);

  if (type == TAROT_EVENT_PLAY || !self->look->asked)
    return FALSE;
  tarot_event_init (event, type, self->view->seat);
  event->cards = aluette_tarot_scene_get_chosen (self);
  event->handful = type == TAROT_EVENT_HANDFUL ? self->handful : TAROT_NO_HANDFUL;
  return tarot_view_check_event (self->view, event) == TAROT_OK;
}

char *
aluette_tarot_scene_refuse_card (const AluetteTarotScene *self, TarotCard card)
{
  const TarotMatch *match = &self->view->match;
  TarotCardSet chosen = aluette_tarot_scene_get_chosen (self);
  guint seat = self->view->seat;

  switch (aluette_tarot_scene_choice (self))
    {
    case TAROT_EVENT_ECART:
      return aluette_tarot_refusal_ecart (match->deal.hands[seat],
                                          tarot_dog_size (match->rules.seats), chosen, card);
    case TAROT_EVENT_HANDFUL:
      return aluette_tarot_refusal_handful (match->rules.seats,
                                            tarot_deal_held (&match->deal, (int) seat),
                                            self->handful, chosen, card);
    default:
      return aluette_tarot_refusal_play (self->view, card);
    }
}

gboolean
aluette_tarot_scene_has_ended (const AluetteTarotScene *self)
{
  return self->view->match.n_deals > 0 && self->view->match.deal.outcome != TAROT_OUTCOME_NONE;
}

gboolean
aluette_tarot_scene_is_landing (const AluetteTarotScene *self)
{
  return self->look->landing < self->view->match.rules.seats && self->last != NULL
         && self->last->type == TAROT_EVENT_PLAY;
}

guint
aluette_tarot_scene_get_partner (const AluetteTarotScene *self)
{
  const TarotMatch *match = &self->view->match;
  const TarotDeal *deal = &match->deal;
  gboolean in_play = deal->phase != TAROT_PHASE_BID && deal->phase != TAROT_PHASE_CALL;

  if (deal->taker == TAROT_NOBODY || !in_play || match->n_deals == 0)
    return TAROT_NOBODY;
  if (aluette_tarot_scene_is_landing (self) && deal->called != TAROT_NO_CARD
      && (self->last->card == deal->called || deal->outcome != TAROT_OUTCOME_NONE))
    return TAROT_UNKNOWN;
  return deal->partner;
}

/* Returns: the cards that a seat was dealt, in a deal that was played to the end */
static TarotCardSet
get_dealt (const TarotMatch *match, guint seat)
{
  const TarotDeal *deal = &match->deal;
  TarotCardSet cards = tarot_set_empty ();

  for (int trick = 0; trick < deal->n_tricks; trick++)
    {
      int n;
      const TarotCard *played = tarot_deal_trick (deal, match->rules.seats, trick, &n);
      int index = ((int) seat - deal->leaders[trick] + n) % n;

      cards = tarot_set_with (cards, played[index]);
    }
  if (seat == deal->taker && tarot_deal_takes_dog (deal))
    cards = tarot_set_minus (tarot_set_union (cards, deal->ecart), tarot_deal_dog_cards (deal));
  return cards;
}

TarotCardSet
aluette_tarot_scene_get_hand (const AluetteTarotScene *self, guint seat)
{
  const TarotMatch *match = &self->view->match;

  if (match->deal.outcome == TAROT_OUTCOME_PLAYED && self->shows_hands)
    return get_dealt (match, seat);
  return match->deal.hands[seat];
}

/* Returns: cards of the same suit, or trumps, that are higher than @card and may still come */
static TarotCardSet
get_higher_unseen (const AluetteTarotScene *self, TarotCard card)
{
  TarotCardSet suit = tarot_suit_cards (tarot_card_suit (card));

  return tarot_set_common (tarot_set_above (suit, card), self->view->unseen);
}

char *
aluette_tarot_scene_describe_card (const AluetteTarotScene *self, TarotCard card)
{
  g_autofree char *title = aluette_tarot_card_title (card);
  g_autofree char *points = aluette_tarot_text_points (tarot_card_half_points (card));
  g_autofree char *text
      /* Translators: a card, and how many card points it counts. */
      = g_strdup_printf (_("%1$s, worth %2$s"), title, points);
  g_autofree char *higher = NULL;
  TarotCardSet set;

  if ((self->look->flags & ALUETTE_TABLE_AIDS) == 0 || card == TAROT_EXCUSE)
    return g_steal_pointer (&text);
  set = get_higher_unseen (self, card);
  if (tarot_set_is_empty (set))
    return g_strdup_printf (tarot_card_is_trump (card) ? _("%s\nNo higher trump is still to come.")
                                                       : _("%s\nNo higher card of the suit is "
                                                           "still to come."),
                            text);
  higher = aluette_tarot_cards_phrase (set);
  return g_strdup_printf (_("%1$s\nHigher and still to come: %2$s."), text, higher);
}

static void
list_trick (const TarotMatch *match, int trick, AluetteTableTricks *tricks)
{
  int n;
  const TarotCard *cards = tarot_deal_trick (&match->deal, match->rules.seats, trick, &n);
  guint index = tricks->n_tricks++;

  memset (tricks->tricks[index].cards, ALUETTE_NO_CARD, sizeof tricks->tricks[index].cards);
  for (int i = 0; i < n; i++)
    tricks->tricks[index].cards[(match->deal.leaders[trick] + i) % match->rules.seats] = cards[i];
  tricks->tricks[index].leader = match->deal.leaders[trick];
  tricks->tricks[index].taker = match->deal.takers[trick];
}

/* The écart is listed with the taker, and a dog that nobody took into the hand with the dealer. */
static void
list_left (const TarotMatch *match, AluetteTableTricks *tricks)
{
  const TarotDeal *deal = &match->deal;
  gboolean taken = deal->taker != TAROT_NOBODY && tarot_deal_takes_dog (deal);
  guint seat = taken ? deal->taker : deal->dealer;

  tricks->n_left[seat] = (guint) tarot_set_cards (taken ? deal->ecart : tarot_deal_dog_cards (deal),
                                                  tricks->left[seat]);
}

void
aluette_tarot_scene_list_tricks (const AluetteTarotScene *self, gboolean last,
                                 AluetteTableTricks *tricks)
{
  const TarotMatch *match = &self->view->match;
  int n_tricks = match->n_deals > 0 ? match->deal.n_tricks : 0;

  tricks->n_seats = match->rules.seats;
  for (guint seat = 0; seat < tricks->n_seats; seat++)
    {
      tricks->names[seat] = aluette_tarot_text_player (&self->text, seat);
      if (self->text.header->players[seat].kind == ALU_GAME_BOT)
        tricks->explainable |= 1u << seat;
    }
  tricks->first = last && n_tricks > 0 ? (guint) n_tricks - 1 : 0;
  for (int trick = (int) tricks->first; trick < n_tricks; trick++)
    list_trick (match, trick, tricks);
  if (!last && match->deal.outcome == TAROT_OUTCOME_PLAYED)
    list_left (match, tricks);
}
