/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-signal-choice.h"

#include <string.h>

#include "bots/tarot/tarot-signals.h"

/* The options of a decision, best first. */
typedef struct
{
  const TarotView *view;
  TarotOptionValue *options;
  int n;
} Choice;

static TarotCard
get_card (const Choice *choice, int option)
{
  return choice->options[option].event.card;
}

/* Returns: the best option that leads trumps, or that does not. */
static int
find_lead (const Choice *choice, bool trump)
{
  for (int i = 0; i < choice->n; i++)
    if (tarot_card_is_trump (get_card (choice, i)) == trump && get_card (choice, i) != TAROT_EXCUSE
        && tarot_option_is_about_as_good (&choice->options[i], &choice->options[0]))
      return i;
  return 0;
}

/* Returns: the best option, as far as partners wish it. */
static int
choose_wish (const Choice *choice, unsigned signalers)
{
  const TarotDeal *deal = &choice->view->match.deal;

  if (deal->n_plays % choice->view->match.rules.seats != 0)
    return 0;
  switch (tarot_signals_wish (&choice->view->match.rules, deal, choice->view->seat, signalers))
    {
    case TAROT_WISH_TRUMPS:
      return find_lead (choice, true);
    case TAROT_WISH_NO_TRUMPS:
      return find_lead (choice, false);
    default:
      return 0;
    }
}

/* Puts the card that is played instead of that of @option, with the values of @like, first. */
static void
put_first (Choice *choice, int like, TarotCard card)
{
  TarotOptionValue chosen = choice->options[like];

  chosen.event.card = card;
  memmove (choice->options + 1, choice->options, (size_t) like * sizeof *choice->options);
  choice->options[0] = chosen;
}

/* Returns: the best option that is equal to a card of @cards of the suit of @suit, or -1. @card:
 * (out): the lowest of these cards */
static int
find_honest (const Choice *choice, TarotCardSet cards, TarotSuit suit, TarotCard *card)
{
  for (int i = 0; i < choice->n; i++)
    for (TarotCardSet rest = tarot_cards_of (cards, suit);
         !tarot_set_is_empty (rest); rest = tarot_set_without (rest, *card))
      {
        TarotEvent event = choice->options[i].event;

        *card = event.card = tarot_set_lowest (rest);
        if (tarot_option_stands_for (choice->view, &choice->options[i].event, &event))
          return i;
      }
  return -1;
}

void
tarot_choose_signal (const TarotView *view, unsigned signalers, TarotOptionValue *options,
                     int n_options)
{
  Choice choice = { view, options, n_options };
  int chosen = choose_wish (&choice, signalers), honest;
  TarotCard card = get_card (&choice, chosen), other;
  TarotSignals signals;

  tarot_signals_read (&view->match.rules, &view->match.deal, view->seat, &signals);
  /* The Excuse has no suit, of which another card could be honest. */
  if (card != TAROT_EXCUSE && tarot_set_has (signals.spoken, card)
      && !tarot_set_has (signals.honest, card))
    {
      honest = find_honest (&choice, signals.honest, tarot_card_suit (card), &other);
      if (honest >= 0 && tarot_option_is_about_as_good (&options[honest], &options[chosen]))
        {
          chosen = honest;
          card = other;
        }
    }
  put_first (&choice, chosen, card);
}
