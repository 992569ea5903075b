/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/alu-world.h"

#include <string.h>

/* Room for the cards of one place in a shuffled pack. */
typedef struct
{
  AluCard cards[ALU_N_CARDS];
  int n;
} Pack;

static double
choose (int n, int k)
{
  double ways = 1;

  if (k < 0 || k > n)
    return 0;
  for (int i = 1; i <= k; i++)
    ways = ways * (n - k + i) / i;
  return ways;
}

static int
place_of (const AluFacts *facts, int seat)
{
  for (int place = 0; place < facts->n_places; place++)
    if (facts->seat_of[place] == seat)
      return place;
  return ALU_NOBODY;
}

/* In how many ways the free cards fill what @x cards of the first half set and @y of the second
 * leave of their places. */
static double
ways_of_halves (const AluFacts *facts, int x, int y)
{
  int n_free = alu_set_count (facts->free);
  double ways = choose (alu_set_count (facts->half[0]), x)
                * choose (alu_set_count (facts->half[1]), y);

  for (int place = 0; place + 1 < facts->n_places; place++)
    {
      int room = facts->room[place];

      room -= facts->half[0] != 0 && place == facts->half_place[0] ? x : 0;
      room -= facts->half[1] != 0 && place == facts->half_place[1] ? y : 0;
      if (room < 0)
        return 0;
      ways *= choose (n_free, room);
      n_free -= room;
      if (ways <= 0)
        return 0;
    }
  return ways;
}

/* The card of a sign that was read is with its maker, where signs are true. A receiver of the chant
 * may have rejected what he signed before. */
static void
place_signed_cards (AluFacts *facts, const AluView *view)
{
  const AluMatch *match = &view->match;

  if (view->seat == ALU_NOBODY || match->rules.bluff)
    return;
  for (int maker = 0; maker < match->rules.seats; maker++)
    {
      uint16_t read = match->talk.heard[view->seat][maker].read;
      int place = place_of (facts, maker);

      if (place == ALU_NOBODY || maker == match->deal.receivers[0]
          || maker == match->deal.receivers[1])
        continue;
      for (int sign = ALU_SIGN_MONSIEUR; sign <= ALU_SIGN_ECRIT; sign++)
        {
          AluCardSet card = alu_sign_cards ((AluSign) sign) & facts->free;

          if ((read & (1u << sign)) == 0 || card == 0 || facts->room[place] == 0)
            continue;
          facts->free &= ~card;
          facts->open[maker] |= card;
          facts->room[place]--;
        }
    }
}

/* Cards of the chant that came face up and are not played are with their receiver, or rejected. */
static void
place_sung_cards (AluFacts *facts, const AluView *view)
{
  const AluDeal *deal = &view->match.deal;

  for (int i = 0; i < 2; i++)
    {
      int receiver = deal->receivers[i];
      int place = receiver == ALU_NOBODY ? ALU_NOBODY : place_of (facts, receiver);

      if (place == ALU_NOBODY)
        continue;
      facts->half[i] = deal->sung[i] & facts->free;
      facts->half_place[i] = (uint8_t) place;
      facts->free &= ~facts->half[i];
    }
}

void
alu_facts_init (AluFacts *facts, const AluView *view, bool signs)
{
  const AluDeal *deal = &view->match.deal;
  int n_hidden_talon = view->n_talon - alu_set_count (deal->talon);

  memset (facts, 0, sizeof *facts);
  facts->free = view->unseen;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    {
      facts->open[seat] = deal->hands[seat];
      if (deal->hands[seat] != 0 || view->n_cards[seat] == 0)
        continue;
      facts->seat_of[facts->n_places] = (uint8_t) seat;
      facts->room[facts->n_places++] = view->n_cards[seat];
    }
  facts->seat_of[facts->n_places] = ALU_NOBODY;
  facts->room[facts->n_places++] = (uint8_t) n_hidden_talon;
  if (signs)
    place_signed_cards (facts, view);
  place_sung_cards (facts, view);
  for (int x = 0; x <= alu_set_count (facts->half[0]); x++)
    for (int y = 0; y <= alu_set_count (facts->half[1]); y++)
      facts->n_worlds += ways_of_halves (facts, x, y);
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
draw_halves (const AluFacts *facts, AluRng *rng, int counts[2])
{
  double mark = alu_rng_unit (rng) * facts->n_worlds;

  counts[0] = counts[1] = 0;
  for (int x = 0; x <= alu_set_count (facts->half[0]); x++)
    for (int y = 0; y <= alu_set_count (facts->half[1]); y++)
      {
        double ways = ways_of_halves (facts, x, y);

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
alu_facts_sample (const AluFacts *facts, AluRng *rng, AluWorld *world)
{
  uint8_t room[ALU_MAX_PLACES];
  int counts[2] = { 0, 0 };
  Pack pack;
  int at = 0;

  memcpy (world->hands, facts->open, sizeof world->hands);
  memcpy (room, facts->room, sizeof room);
  if ((facts->half[0] | facts->half[1]) != 0)
    draw_halves (facts, rng, counts);
  for (int i = 0; i < 2; i++)
    {
      shuffle_set (facts->half[i], rng, &pack);
      for (int k = 0; k < counts[i]; k++)
        world->hands[facts->seat_of[facts->half_place[i]]] |= alu_card_bit (pack.cards[k]);
      if (counts[i] > 0)
        room[facts->half_place[i]] = (uint8_t) (room[facts->half_place[i]] - counts[i]);
    }
  shuffle_set (facts->free, rng, &pack);
  for (int place = 0; place + 1 < facts->n_places; place++)
    for (int k = 0; k < room[place]; k++)
      world->hands[facts->seat_of[place]] |= alu_card_bit (pack.cards[at++]);
}

/* The state of a walk through all worlds: the cards yet to be placed, and the room left. */
typedef struct
{
  const AluFacts *facts;
  unsigned char *worlds;
  size_t stride;
  AluWorld current;
  AluCard cards[ALU_N_CARDS];
  uint8_t room[ALU_MAX_PLACES];
  int n_cards;
  int n;
} Walk;

/* Whether @card may lie in @place. */
static bool
may_lie (const AluFacts *facts, AluCard card, int place)
{
  for (int i = 0; i < 2; i++)
    if (facts->half[i] & alu_card_bit (card))
      return place == facts->half_place[i] || place == facts->n_places - 1;
  return true;
}

static void
walk_on (Walk *walk, int at)
{
  if (at == walk->n_cards)
    {
      memcpy (walk->worlds + walk->stride * (size_t) walk->n, &walk->current, sizeof walk->current);
      walk->n++;
      return;
    }
  for (int place = 0; place < walk->facts->n_places; place++)
    {
      AluCard card = walk->cards[at];
      int seat = walk->facts->seat_of[place];

      if (walk->room[place] == 0 || !may_lie (walk->facts, card, place))
        continue;
      walk->room[place]--;
      if (seat != ALU_NOBODY)
        walk->current.hands[seat] |= alu_card_bit (card);
      walk_on (walk, at + 1);
      if (seat != ALU_NOBODY)
        walk->current.hands[seat] &= ~alu_card_bit (card);
      walk->room[place]++;
    }
}

int
alu_facts_enumerate (const AluFacts *facts, AluWorld *worlds, size_t stride, int max)
{
  Walk walk = { .facts = facts, .worlds = (unsigned char *) worlds, .stride = stride };
  AluCardSet set = facts->free | facts->half[0] | facts->half[1];

  if (facts->n_worlds > max + 0.5)
    return 0;
  memcpy (walk.current.hands, facts->open, sizeof walk.current.hands);
  memcpy (walk.room, facts->room, sizeof walk.room);
  for (; set != 0; set &= set - 1)
    walk.cards[walk.n_cards++] = alu_set_first (set);
  walk_on (&walk, 0);
  return walk.n;
}

void
alu_world_deal (const AluView *view, const AluWorld *world, AluDeal *deal)
{
  AluCardSet held = 0;

  *deal = view->match.deal;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    {
      deal->hands[seat] = world->hands[seat];
      held |= world->hands[seat];
    }
  deal->talon = ALU_ALL_CARDS & ~held & ~deal->played;
}
