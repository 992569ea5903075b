/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-determinization.h"

#include <string.h>

/* Room for the cards of one place in a shuffled pack. */
typedef struct
{
  AluCard cards[ALU_N_CARDS];
  int n;
} Pack;

static double
binomial (int n, int k)
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
  for (int hidden_hand = 0; hidden_hand < constraints->n_hidden_hands; hidden_hand++)
    if (constraints->seat_of[hidden_hand] == seat)
      return hidden_hand;
  return ALU_NOBODY;
}

/* In how many ways the free cards fill what @x cards of the first half set and @y of the second
 * leave of their places. */
static double
ways_of_halves (const AluDealConstraints *constraints, int x, int y)
{
  int n_free = alu_set_count (constraints->free);
  double ways = binomial (alu_set_count (constraints->half[0]), x)
                * binomial (alu_set_count (constraints->half[1]), y);

  for (int hidden_hand = 0; hidden_hand + 1 < constraints->n_hidden_hands; hidden_hand++)
    {
      int n_slots = constraints->n_slots[hidden_hand];

      n_slots -= constraints->half[0] != 0 && hidden_hand == constraints->half_place[0] ? x : 0;
      n_slots -= constraints->half[1] != 0 && hidden_hand == constraints->half_place[1] ? y : 0;
      if (n_slots < 0)
        return 0;
      ways *= binomial (n_free, n_slots);
      n_free -= n_slots;
      if (ways <= 0)
        return 0;
    }
  return ways;
}

/* The card of a sign that was read is with its maker, where signs are true. A receiver of the chant
 * may have rejected what he signed before. */
static void
place_signed_cards (AluDealConstraints *constraints, const AluView *view)
{
  const AluMatch *match = &view->match;

  if (view->seat == ALU_NOBODY || match->rules.bluff)
    return;
  for (int maker = 0; maker < match->rules.seats; maker++)
    {
      uint16_t read = match->signals.observed[view->seat][maker].read;
      int hidden_hand = find_hidden_hand (constraints, maker);

      if (hidden_hand == ALU_NOBODY || maker == match->deal.receivers[0]
          || maker == match->deal.receivers[1])
        continue;
      for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_ECRIT; sign++)
        {
          AluCardSet card = alu_sign_cards ((AluSign) sign) & constraints->free;

          if ((read & (1u << sign)) == 0 || card == 0 || constraints->n_slots[hidden_hand] == 0)
            continue;
          constraints->free &= ~card;
          constraints->open[maker] |= card;
          constraints->n_slots[hidden_hand]--;
        }
    }
}

/* Cards of the chant that came face up and are not played are with their receiver, or rejected. */
static void
place_sung_cards (AluDealConstraints *constraints, const AluView *view)
{
  const AluDeal *deal = &view->match.deal;

  for (int i = 0; i < 2; i++)
    {
      int receiver = deal->receivers[i];
      int hidden_hand = receiver == ALU_NOBODY ? ALU_NOBODY
                                               : find_hidden_hand (constraints, receiver);

      if (hidden_hand == ALU_NOBODY)
        continue;
      constraints->half[i] = deal->sung[i] & constraints->free;
      constraints->half_place[i] = (uint8_t) hidden_hand;
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
      constraints->n_samples += ways_of_halves (constraints, x, y);
}

static void
shuffle_set (AluCardSet set, AluRng *rng, Pack *pack)
{
  pack->n = 0;
  for (; set != 0; set &= set - 1)
    pack->cards[pack->n++] = alu_set_first (set);
  alu_rng_shuffle (rng, pack->cards, pack->n);
}

/* Draws how many cards of the two half sets are with their receivers. */
static void
draw_halves (const AluDealConstraints *constraints, AluRng *rng, int counts[2])
{
  double mark = alu_rng_unit (rng) * constraints->n_samples;

  counts[0] = counts[1] = 0;
  for (int x = 0; x <= alu_set_count (constraints->half[0]); x++)
    for (int y = 0; y <= alu_set_count (constraints->half[1]); y++)
      {
        double ways = ways_of_halves (constraints, x, y);

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
  Pack pack;
  int at = 0;

  memcpy (sample->hands, constraints->open, sizeof sample->hands);
  memcpy (n_slots, constraints->n_slots, sizeof n_slots);
  if ((constraints->half[0] | constraints->half[1]) != 0)
    draw_halves (constraints, rng, counts);
  for (int i = 0; i < 2; i++)
    {
      shuffle_set (constraints->half[i], rng, &pack);
      for (int k = 0; k < counts[i]; k++)
        sample->hands[constraints->seat_of[constraints->half_place[i]]]
            |= alu_card_bit (pack.cards[k]);
      if (counts[i] > 0)
        n_slots[constraints->half_place[i]] = (uint8_t) (n_slots[constraints->half_place[i]]
                                                         - counts[i]);
    }
  shuffle_set (constraints->free, rng, &pack);
  for (int hidden_hand = 0; hidden_hand + 1 < constraints->n_hidden_hands; hidden_hand++)
    for (int k = 0; k < n_slots[hidden_hand]; k++)
      sample->hands[constraints->seat_of[hidden_hand]] |= alu_card_bit (pack.cards[at++]);
}

/* The state of a walk through all worlds: the cards yet to be placed, and the room left. */
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
} Walk;

/* Whether @card may lie in @hidden_hand. */
static bool
may_lie (const AluDealConstraints *constraints, AluCard card, int hidden_hand)
{
  for (int i = 0; i < 2; i++)
    if (constraints->half[i] & alu_card_bit (card))
      return hidden_hand == constraints->half_place[i]
             || hidden_hand == constraints->n_hidden_hands - 1;
  return true;
}

static void
walk_on (Walk *walk, int at)
{
  if (at == walk->n_cards)
    {
      memcpy (walk->samples + walk->stride * (size_t) walk->n, &walk->current,
              sizeof walk->current);
      walk->n++;
      return;
    }
  for (int hidden_hand = 0; hidden_hand < walk->constraints->n_hidden_hands; hidden_hand++)
    {
      AluCard card = walk->cards[at];
      int seat = walk->constraints->seat_of[hidden_hand];

      if (walk->n_slots[hidden_hand] == 0 || !may_lie (walk->constraints, card, hidden_hand))
        continue;
      walk->n_slots[hidden_hand]--;
      if (seat != ALU_NOBODY)
        walk->current.hands[seat] |= alu_card_bit (card);
      walk_on (walk, at + 1);
      if (seat != ALU_NOBODY)
        walk->current.hands[seat] &= ~alu_card_bit (card);
      walk->n_slots[hidden_hand]++;
    }
}

int
alu_deal_constraints_enumerate (const AluDealConstraints *constraints, AluDeterminization *samples,
                                size_t stride, int max)
{
  Walk walk = { .constraints = constraints,
                .samples = (unsigned char *) samples,
                .stride = stride };
  AluCardSet set = constraints->free | constraints->half[0] | constraints->half[1];

  if (constraints->n_samples > max + 0.5)
    return 0;
  memcpy (walk.current.hands, constraints->open, sizeof walk.current.hands);
  memcpy (walk.n_slots, constraints->n_slots, sizeof walk.n_slots);
  for (; set != 0; set &= set - 1)
    walk.cards[walk.n_cards++] = alu_set_first (set);
  walk_on (&walk, 0);
  return walk.n;
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
