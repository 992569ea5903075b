/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-determinization.h"

#include <string.h>

/* Shuffled cards of one set. */
typedef struct
{
  AluCard cards[ALU_N_CARDS];
  int n;
} ShuffledSet;

static double
compute_binomial (int n, int k)
{
  double ways = 1;

  if (k < 0 || k > n)
    return 0;
  for (int i = 1; i <= k; i++)
    ways = ways * (n - k + i) / i;
  return ways;
}

static int
find_hidden_hand (const AluDealConstraints *constraints, int seat)
{
  for (int place = 0; place < constraints->n_hidden_hands; place++)
    if (constraints->seat_of[place] == seat)
      return place;
  return ALU_NOBODY;
}

/* Returns: the number of determinizations in which the receivers hold @x cards of the first half
 * set and @y of the second. */
static double
count_ways (const AluDealConstraints *constraints, int x, int y)
{
  int n_free = alu_set_count (constraints->free);
  double ways = compute_binomial (alu_set_count (constraints->half[0]), x)
                * compute_binomial (alu_set_count (constraints->half[1]), y);

  for (int place = 0; place + 1 < constraints->n_hidden_hands; place++)
    {
      int n_slots = constraints->n_slots[place];

      n_slots -= constraints->half[0] != 0 && place == constraints->half_place[0] ? x : 0;
      n_slots -= constraints->half[1] != 0 && place == constraints->half_place[1] ? y : 0;
      if (n_slots < 0)
        return 0;
      ways *= compute_binomial (n_free, n_slots);
      n_free -= n_slots;
      if (ways <= 0)
        return 0;
    }
  return ways;
}

/* Puts cards into the hand of a player whose sign was read, if signs must be true. Receivers of the
 * chant are excluded, because they may have rejected the card later. */
static void
place_signed_cards (AluDealConstraints *constraints, const AluView *view)
{
  const AluMatch *match = &view->match;

  if (view->seat == ALU_NOBODY || match->rules.bluff)
    return;
  for (int maker = 0; maker < match->rules.seats; maker++)
    {
      uint16_t read = match->signals.observed[view->seat][maker].read;
      int place = find_hidden_hand (constraints, maker);

      if (place == ALU_NOBODY || maker == match->deal.receivers[0]
          || maker == match->deal.receivers[1])
        continue;
      for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_ECRIT; sign++)
        {
          AluCardSet card = alu_sign_cards ((AluSign) sign) & constraints->free;

          if ((read & (1u << sign)) == 0 || card == 0 || constraints->n_slots[place] == 0)
            continue;
          constraints->free &= ~card;
          constraints->open[maker] |= card;
          constraints->n_slots[place]--;
        }
    }
}

/* Handles cards of the chant that were dealt face up: those not played are with their receiver or
 * were rejected. */
static void
place_sung_cards (AluDealConstraints *constraints, const AluView *view)
{
  const AluDeal *deal = &view->match.deal;

  for (int i = 0; i < 2; i++)
    {
      int receiver = deal->receivers[i];
      int place = receiver == ALU_NOBODY ? ALU_NOBODY : find_hidden_hand (constraints, receiver);

      if (place == ALU_NOBODY)
        continue;
      constraints->half[i] = deal->sung[i] & constraints->free;
      constraints->half_place[i] = (uint8_t) place;
      constraints->free &= ~constraints->half[i];
    }
}

void
alu_deal_constraints_init (AluDealConstraints *constraints, const AluView *view, bool signs)
{
  const AluDeal *deal = &view->match.deal;
  int n_hidden_talon = view->n_talon - alu_set_count (deal->talon);

  memset (constraints, 0, sizeof *constraints);
  constraints->free = view->unseen;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    {
      constraints->open[seat] = deal->hands[seat];
      if (deal->hands[seat] != 0 || view->n_cards[seat] == 0)
        continue;
      constraints->seat_of[constraints->n_hidden_hands] = (uint8_t) seat;
      constraints->n_slots[constraints->n_hidden_hands++] = view->n_cards[seat];
    }
  constraints->seat_of[constraints->n_hidden_hands] = ALU_NOBODY;
  constraints->n_slots[constraints->n_hidden_hands++] = (uint8_t) n_hidden_talon;
  if (signs)
    place_signed_cards (constraints, view);
  place_sung_cards (constraints, view);
  for (int x = 0; x <= alu_set_count (constraints->half[0]); x++)
    for (int y = 0; y <= alu_set_count (constraints->half[1]); y++)
      constraints->n_samples += count_ways (constraints, x, y);
}

static void
shuffle_set (AluCardSet set, AluRng *rng, ShuffledSet *shuffled)
{
  shuffled->n = 0;
  for (; set != 0; set &= set - 1)
    shuffled->cards[shuffled->n++] = alu_set_first (set);
  alu_rng_shuffle (rng, shuffled->cards, shuffled->n);
}

/* Draws how many cards of each half set are with their receiver. */
static void
draw_halves (const AluDealConstraints *constraints, AluRng *rng, int counts[2])
{
  double mark = alu_rng_unit (rng) * constraints->n_samples;

  counts[0] = counts[1] = 0;
  for (int x = 0; x <= alu_set_count (constraints->half[0]); x++)
    for (int y = 0; y <= alu_set_count (constraints->half[1]); y++)
      {
        double ways = count_ways (constraints, x, y);

        if (ways <= 0)
          continue;
        counts[0] = x;
        counts[1] = y;
        mark -= ways;
        if (mark < 0)
          return;
      }
}

void
alu_deal_constraints_sample (const AluDealConstraints *constraints, AluRng *rng,
                             AluDeterminization *sample)
{
  uint8_t n_slots[ALU_MAX_HIDDEN_HANDS];
  int counts[2] = { 0, 0 };
  ShuffledSet shuffled;
  int at = 0;

  memcpy (sample->hands, constraints->open, sizeof sample->hands);
  memcpy (n_slots, constraints->n_slots, sizeof n_slots);
  if ((constraints->half[0] | constraints->half[1]) != 0)
    draw_halves (constraints, rng, counts);
  for (int i = 0; i < 2; i++)
    {
      shuffle_set (constraints->half[i], rng, &shuffled);
      for (int k = 0; k < counts[i]; k++)
        sample->hands[constraints->seat_of[constraints->half_place[i]]]
            |= alu_card_bit (shuffled.cards[k]);
      if (counts[i] > 0)
        n_slots[constraints->half_place[i]] = (uint8_t) (n_slots[constraints->half_place[i]]
                                                         - counts[i]);
    }
  shuffle_set (constraints->free, rng, &shuffled);
  for (int place = 0; place + 1 < constraints->n_hidden_hands; place++)
    for (int k = 0; k < n_slots[place]; k++)
      sample->hands[constraints->seat_of[place]] |= alu_card_bit (shuffled.cards[at++]);
}

/* The state of the enumeration of all determinizations: the cards to distribute, and the free
 * slots. */
typedef struct
{
  const AluDealConstraints *constraints;
  unsigned char *samples;
  size_t stride;
  AluDeterminization current;
  AluCard cards[ALU_N_CARDS];
  uint8_t n_slots[ALU_MAX_HIDDEN_HANDS];
  int n_cards;
  int n;
} Enumeration;

/* Returns: whether the constraints allow @card in @place. */
static bool
may_contain (const AluDealConstraints *constraints, AluCard card, int place)
{
  for (int i = 0; i < 2; i++)
    if (constraints->half[i] & alu_card_bit (card))
      return place == constraints->half_place[i] || place == constraints->n_hidden_hands - 1;
  return true;
}

static void
enumerate_from (Enumeration *enumeration, int at)
{
  if (at == enumeration->n_cards)
    {
      memcpy (enumeration->samples + enumeration->stride * (size_t) enumeration->n,
              &enumeration->current, sizeof enumeration->current);
      enumeration->n++;
      return;
    }
  for (int place = 0; place < enumeration->constraints->n_hidden_hands; place++)
    {
      AluCard card = enumeration->cards[at];
      int seat = enumeration->constraints->seat_of[place];

      if (enumeration->n_slots[place] == 0 || !may_contain (enumeration->constraints, card, place))
        continue;
      enumeration->n_slots[place]--;
      if (seat != ALU_NOBODY)
        enumeration->current.hands[seat] |= alu_card_bit (card);
      enumerate_from (enumeration, at + 1);
      if (seat != ALU_NOBODY)
        enumeration->current.hands[seat] &= ~alu_card_bit (card);
      enumeration->n_slots[place]++;
    }
}

int
alu_deal_constraints_enumerate (const AluDealConstraints *constraints, AluDeterminization *samples,
                                size_t stride, int max)
{
  Enumeration enumeration = { .constraints = constraints,
                              .samples = (unsigned char *) samples,
                              .stride = stride };
  AluCardSet set = constraints->free | constraints->half[0] | constraints->half[1];

  if (constraints->n_samples > max + 0.5)
    return 0;
  memcpy (enumeration.current.hands, constraints->open, sizeof enumeration.current.hands);
  memcpy (enumeration.n_slots, constraints->n_slots, sizeof enumeration.n_slots);
  for (; set != 0; set &= set - 1)
    enumeration.cards[enumeration.n_cards++] = alu_set_first (set);
  enumerate_from (&enumeration, 0);
  return enumeration.n;
}

void
alu_determinization_get_deal (const AluView *view, const AluDeterminization *sample, AluDeal *deal)
{
  AluCardSet held = 0;

  *deal = view->match.deal;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    {
      deal->hands[seat] = sample->hands[seat];
      held |= sample->hands[seat];
    }
  deal->talon = ALU_ALL_CARDS & ~held & ~deal->played;
}
