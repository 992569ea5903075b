/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-finished.h"

#include <string.h>

/* What a seat was told of one deal. */
typedef struct
{
  const TarotRules *rules;
  const TarotEvent *told; /* the deal event first */
  unsigned n;
  const TarotEvent *dog;   /* (nullable): the event that opened the dog */
  const TarotEvent *ecart; /* (nullable): the event of the écart */
  TarotCardSet cards;      /* of the écart */
  TarotCardSet played[TAROT_MAX_SEATS];
  unsigned n_plays;
} Story;

/* Returns: the number of events up to the next deal. */
static unsigned
count_events (const TarotEvent *told, unsigned n_told)
{
  unsigned n = 1;

  while (n < n_told && told[n].type != TAROT_EVENT_DEAL)
    n++;
  return n;
}

static void
read_story (const TarotRules *rules, const TarotEvent *told, unsigned n, Story *story)
{
  *story = (Story) { .rules = rules, .told = told, .n = n };
  for (unsigned i = 1; i < n; i++)
    {
      const TarotEvent *event = &told[i];

      if (event->has_dog)
        story->dog = event;
      if (event->type == TAROT_EVENT_ECART)
        story->ecart = event;
      if (event->type != TAROT_EVENT_PLAY)
        continue;
      story->played[event->seat] = tarot_set_with (story->played[event->seat], event->card);
      story->cards = event->cards; /* told with the last card */
      story->n_plays++;
    }
}

/* Returns: what a seat was dealt, of a deal that was played to its end. */
static TarotCardSet
find_hand (const Story *story, int seat)
{
  TarotCardSet hand = story->played[seat];

  if (story->ecart == NULL || story->ecart->seat != seat)
    return hand;
  hand = tarot_set_union (hand, story->cards);
  for (int i = 0; i < tarot_dog_size (story->rules->seats); i++)
    hand = tarot_set_without (hand, story->dog->dog[i]);
  return hand;
}

static void
fill_played_deal (const Story *story, TarotEvent *deal)
{
  for (int seat = 0; seat < story->rules->seats; seat++)
    deal->hands[seat] = find_hand (story, seat);
  memcpy (deal->dog, story->dog->dog, (size_t) tarot_dog_size (story->rules->seats));
}

/* Takes cards out of @from. Returns: the first @n of them. */
static TarotCardSet
take (TarotCardSet *from, int n)
{
  TarotCard cards[TAROT_N_CARDS];
  TarotCardSet taken = tarot_set_empty ();

  tarot_set_cards (*from, cards);
  for (int i = 0; i < n; i++)
    taken = tarot_set_with (taken, cards[i]);
  *from = tarot_set_minus (*from, taken);
  return taken;
}

/* Gives the seat whose lone petit annulled the deal the petit and cards of suits. */
static TarotCardSet
take_petit_sec (TarotCardSet *closed, int n)
{
  TarotCardSet trumps = tarot_set_with (tarot_suit_cards (TAROT_TRUMPS), TAROT_EXCUSE);
  TarotCardSet suits = tarot_set_minus (*closed, trumps);
  TarotCardSet hand = tarot_set_with (take (&suits, n - 1), TAROT_PETIT);

  *closed = tarot_set_minus (*closed, hand);
  return hand;
}

/* Lays out the cards that the seat was not told of. The petit goes to the dog if nobody is known to
 * hold it, so that it is nobody's only trump. */
static void
fill_unplayed_deal (const Story *story, TarotEvent *deal)
{
  const TarotEvent *told = story->told;
  int size = tarot_hand_size (story->rules->seats);
  TarotCardSet closed = tarot_set_all ();
  int n_dog = 0;

  for (int seat = 0; seat < story->rules->seats; seat++)
    closed = tarot_set_minus (closed, told->hands[seat]);
  memcpy (deal->hands, told->hands, sizeof deal->hands);
  if (told->petit_sec != TAROT_NOBODY && tarot_set_count (told->hands[told->petit_sec]) == 0)
    deal->hands[told->petit_sec] = take_petit_sec (&closed, size);
  if (tarot_set_has (closed, TAROT_PETIT))
    deal->dog[n_dog++] = TAROT_PETIT;
  closed = tarot_set_without (closed, TAROT_PETIT);
  for (int seat = 0; seat < story->rules->seats; seat++)
    if (tarot_set_count (deal->hands[seat]) == 0)
      deal->hands[seat] = take (&closed, size);
  tarot_set_cards (closed, deal->dog + n_dog);
}

/* Writes the events of a match from what a seat was told of it. */
static void
write_events (const Story *story, TarotEvent *events)
{
  for (unsigned i = 0; i < story->n; i++)
    {
      const TarotEvent *told = &story->told[i];
      TarotEvent *event = &events[i];

      tarot_event_init (event, (TarotEventType) told->type, told->seat);
      event->bid = told->bid;
      event->card = told->card;
      event->misere = told->misere;
      event->handful = told->handful;
      if (told->type == TAROT_EVENT_HANDFUL)
        event->cards = told->cards;
      if (told->type == TAROT_EVENT_ECART)
        event->cards = story->cards;
    }
  events[0].has_dog = true;
  if (story->n_plays > 0)
    fill_played_deal (story, &events[0]);
  else
    fill_unplayed_deal (story, &events[0]);
}

unsigned
tarot_finished_events (const TarotView *view, const TarotEvent *told, unsigned n_told,
                       TarotEvent *events)
{
  const TarotRules *rules = &view->match.rules;
  unsigned n_cards = (unsigned) (rules->seats * tarot_hand_size (rules->seats));
  unsigned at = 0;

  if (view->match.real_table)
    {
      memcpy (events, told, n_told * sizeof *told);
      return n_told;
    }
  while (at < n_told)
    {
      Story story;
      bool is_last;

      read_story (rules, told + at, count_events (told + at, n_told - at), &story);
      is_last = at + story.n == n_told;
      if (story.n_plays > 0 ? story.n_plays < n_cards
                            : is_last && view->match.deal.outcome == TAROT_OUTCOME_NONE)
        break;
      write_events (&story, events + at);
      at += story.n;
    }
  return at;
}
