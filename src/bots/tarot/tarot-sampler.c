/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-sampler.h"

#include <stdlib.h>
#include <string.h>

#include "bots/tarot/tarot-sampler-facts.h"

#define MAX_CLASSES (1 << TAROT_N_PLACES)
/* Worlds that are drawn for one without a lone petit; so many happen only if there is none. */
#define MAX_TRIES 200

/* Cards that may lie in the same places. */
typedef struct
{
  TarotCard cards[TAROT_N_CARDS];
  int n;
  unsigned places; /* bit per place */
} CardClass;

struct _TarotSampler
{
  TarotView view;
  CardClass classes[MAX_CLASSES];
  int n_classes;
  int room[TAROT_N_PLACES];
  double *counts; /* by class and room left: ways to place this class and those after it, or -1 */
  size_t n_states;
  size_t strides[TAROT_N_PLACES];
  double choose[TAROT_N_CARDS + 1][TAROT_MAX_HAND + 1]; /* binomial coefficients */
};

/* How the cards of a class may be split. */
typedef struct
{
  int n[TAROT_N_PLACES];
} Split;

static double count_ways (const TarotSampler *sampler, int class, const int room[]);

/* Ways to place the last class, which fills all room that is left. */
static double
count_last (const TarotSampler *sampler, const int room[])
{
  const CardClass *class = &sampler->classes[sampler->n_classes - 1];
  int left = class->n;
  double ways = 1;

  for (int place = 0; place < TAROT_N_PLACES; place++)
    {
      if (room[place] > 0 && (class->places >> place & 1) == 0)
        return 0;
      ways *= sampler->choose[left][room[place]];
      left -= room[place];
    }
  return ways;
}

/* Ways to place the @left cards of a class that are still to go to @place or later ones, and all
 * classes after it. */
static double
count_splits (const TarotSampler *sampler, int class, int place, int left, int room[])
{
  double ways = 0;
  int most = 0;

  if (place == TAROT_N_PLACES)
    return left == 0 ? count_ways (sampler, class + 1, room) : 0;
  if ((sampler->classes[class].places >> place & 1) != 0)
    most = left < room[place] ? left : room[place];
  /* The last place of the class takes what is left. */
  if (sampler->classes[class].places >> place <= 1 && most < left)
    return 0;
  for (int n = sampler->classes[class].places >> place <= 1 ? left : 0; n <= most; n++)
    {
      double rest;

      room[place] -= n;
      rest = count_splits (sampler, class, place + 1, left - n, room);
      room[place] += n;
      ways += sampler->choose[left][n] * rest;
    }
  return ways;
}

/* Ways to place the cards of @class and all after it. */
static double
count_ways (const TarotSampler *sampler, int class, const int room[])
{
  int own[TAROT_N_PLACES];
  size_t state = 0;
  double *known;

  if (class == sampler->n_classes)
    return 1;
  if (class + 1 == sampler->n_classes)
    return count_last (sampler, room);
  for (int place = 0; place < TAROT_N_PLACES; place++)
    state += sampler->strides[place] * (size_t) room[place];
  known = &sampler->counts[(size_t) class * sampler->n_states + state];
  if (*known < 0)
    {
      memcpy (own, room, sizeof own);
      *known = count_splits (sampler, class, 0, sampler->classes[class].n, own);
    }
  return *known;
}

/* Sorts the cards by the places where they may lie, those with the fewest places first. */
static void
make_classes (TarotSampler *sampler, const TarotCardSet allowed[])
{
  CardClass *by_places[MAX_CLASSES] = { NULL };
  TarotCard cards[TAROT_N_CARDS];
  unsigned places[TAROT_N_CARDS];
  int n = tarot_set_cards (sampler->view.unseen, cards);

  for (int i = 0; i < n; i++)
    {
      places[i] = 0;
      for (int place = 0; place < TAROT_N_PLACES; place++)
        if (sampler->room[place] > 0 && tarot_set_has (allowed[place], cards[i]))
          places[i] |= 1u << place;
    }
  for (int size = 0; size <= TAROT_N_PLACES; size++)
    for (int i = 0; i < n; i++)
      if (__builtin_popcount (places[i]) == size)
        {
          CardClass **class = &by_places[places[i]];

          if (*class == NULL)
            {
              *class = &sampler->classes[sampler->n_classes++];
              (*class)->places = places[i];
            }
          (*class)->cards[(*class)->n++] = cards[i];
        }
}

/* The room of one place follows from the others: it has no stride. */
static bool
make_counts (TarotSampler *sampler)
{
  int widest = 0;

  for (int place = 0; place < TAROT_N_PLACES; place++)
    if (sampler->room[place] > sampler->room[widest])
      widest = place;
  sampler->n_states = 1;
  for (int place = 0; place < TAROT_N_PLACES; place++)
    if (place != widest)
      {
        sampler->strides[place] = sampler->n_states;
        sampler->n_states *= (size_t) sampler->room[place] + 1;
      }
  sampler->counts = malloc (sampler->n_states * (size_t) (sampler->n_classes + 1)
                            * sizeof (double));
  if (sampler->counts == NULL)
    return false;
  for (size_t i = 0; i < sampler->n_states * (size_t) sampler->n_classes; i++)
    sampler->counts[i] = -1;
  return true;
}

TarotSampler *
tarot_sampler_new (const TarotView *view)
{
  TarotSampler *sampler = calloc (1, sizeof *sampler);
  TarotCardSet allowed[TAROT_N_PLACES];
  int sum = 0;

  if (sampler == NULL)
    return NULL;
  memcpy (&sampler->view, view, sizeof *view);
  for (int n = 0; n <= TAROT_N_CARDS; n++)
    for (int k = 0; k <= n && k <= TAROT_MAX_HAND; k++)
      sampler->choose[n][k] = k == 0 ? 1
                                     : sampler->choose[n - 1][k - 1] + sampler->choose[n - 1][k];
  tarot_allowed_cards (view, allowed, sampler->room);
  make_classes (sampler, allowed);
  for (int place = 0; place < TAROT_N_PLACES; place++)
    sum += sampler->room[place];
  if (sum != tarot_set_count (view->unseen) || !make_counts (sampler)
      || tarot_sampler_count (sampler) <= 0)
    {
      tarot_sampler_free (sampler);
      return NULL;
    }
  return sampler;
}

void
tarot_sampler_free (TarotSampler *sampler)
{
  if (sampler != NULL)
    free (sampler->counts);
  free (sampler);
}

double
tarot_sampler_count (const TarotSampler *sampler)
{
  return count_ways (sampler, 0, sampler->room);
}

/* Draws how many of the @left cards of a class go to each place from @place on. */
static void
draw_split (const TarotSampler *sampler, AluRng *rng, int class, int left, int room[], Split *split)
{
  memset (split, 0, sizeof *split);
  if (class + 1 == sampler->n_classes)
    {
      memcpy (split->n, room, sizeof split->n);
      return;
    }
  for (int place = 0; place < TAROT_N_PLACES && left > 0; place++)
    {
      double threshold, ways = 0;
      int most;

      if ((sampler->classes[class].places >> place & 1) == 0)
        continue;
      threshold = alu_rng_unit (rng) * count_splits (sampler, class, place, left, room);
      most = left < room[place] ? left : room[place];
      for (int n = 0; n <= most; n++)
        {
          double rest;

          room[place] -= n;
          rest = sampler->choose[left][n]
                 * count_splits (sampler, class, place + 1, left - n, room);
          room[place] += n;
          if (rest <= 0)
            continue;
          ways += rest;
          split->n[place] = n;
          if (ways > threshold)
            break;
        }
      room[place] -= split->n[place];
      left -= split->n[place];
    }
}

static void
draw_places (TarotSampler *sampler, AluRng *rng, TarotCardSet places[TAROT_N_PLACES])
{
  int room[TAROT_N_PLACES];

  memcpy (room, sampler->room, sizeof room);
  for (int place = 0; place < TAROT_N_PLACES; place++)
    places[place] = tarot_set_empty ();
  for (int i = 0; i < sampler->n_classes; i++)
    {
      CardClass *class = &sampler->classes[i];
      Split split;
      int next = 0;

      draw_split (sampler, rng, i, class->n, room, &split);
      alu_rng_shuffle (rng, class->cards, class->n);
      for (int place = 0; place < TAROT_N_PLACES; place++)
        for (int n = 0; n < split.n[place]; n++)
          places[place] = tarot_set_with (places[place], class->cards[next++]);
    }
}

/* Puts the cards where they lie in a world. */
static void
fill_deal (const TarotSampler *sampler, const TarotCardSet places[], TarotDeal *deal)
{
  const TarotRules *rules = &sampler->view.match.rules;

  *deal = sampler->view.match.deal;
  for (int seat = 0; seat < rules->seats; seat++)
    if (seat != sampler->view.seat)
      deal->hands[seat] = places[seat];
  if (deal->dog[0] == TAROT_NO_CARD)
    tarot_set_cards (places[TAROT_CLOSED], deal->dog);
  else
    deal->ecart = tarot_set_union (deal->ecart, places[TAROT_CLOSED]);
  if (deal->partner == TAROT_UNKNOWN)
    {
      deal->partner = TAROT_NOBODY;
      for (int seat = 0; seat < rules->seats; seat++)
        if (seat != deal->taker && tarot_set_has (deal->hands[seat], deal->called))
          deal->partner = (uint8_t) seat;
    }
}

TarotCardSet
tarot_dealt_hand (const TarotRules *rules, const TarotDeal *deal, int seat)
{
  TarotCardSet hand = deal->hands[seat];

  for (int i = 0; i < deal->n_plays; i++)
    if ((deal->leaders[i / rules->seats] + i % rules->seats) % rules->seats == seat)
      hand = tarot_set_with (hand, deal->plays[i]);
  if (seat != deal->taker || !tarot_deal_takes_dog (deal)
      || (deal->phase != TAROT_PHASE_PLAY && deal->phase != TAROT_PHASE_ECART))
    return hand;
  return tarot_set_minus (tarot_set_union (hand, deal->ecart), tarot_deal_dog_cards (deal));
}

/* Whether somebody was dealt the petit alone, though the deal was not annulled. */
static bool
has_petit_sec (const TarotRules *rules, const TarotDeal *deal)
{
  for (int seat = 0; rules->petit_sec == TAROT_PETIT_SEC_ANNUL && seat < rules->seats; seat++)
    if (tarot_is_petit_sec (tarot_dealt_hand (rules, deal, seat)))
      return true;
  return false;
}

void
tarot_sampler_draw (TarotSampler *sampler, AluRng *rng, TarotDeal *deal)
{
  TarotCardSet places[TAROT_N_PLACES];

  for (int i = 0; i < MAX_TRIES; i++)
    {
      draw_places (sampler, rng, places);
      fill_deal (sampler, places, deal);
      if (!has_petit_sec (&sampler->view.match.rules, deal))
        return;
    }
}
