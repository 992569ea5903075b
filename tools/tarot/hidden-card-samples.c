/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/tarot/hidden-card-samples.h"

#include <stdlib.h>
#include <string.h>

#include "bots/tarot/tarot-bot.h"
#include "bots/tarot/tarot-facts.h"
#include "bots/tarot/tarot-sampler-facts.h"
#include "bots/tarot/tarot-sampler.h"
#include "bots/tarot/tarot-world-weight.h"

/* Worlds of the search that are weighted. */
#define N_WORLDS 400
/* Rounds after which chances fit the room well enough. */
#define FIT_ROUNDS 10

static void
order_slots (const TarotView *view, int slots[SEATS])
{
  int taker = view->match.deal.taker, next = 1;

  slots[view->seat] = 0;
  if (taker != TAROT_NOBODY && taker != view->seat)
    slots[taker] = next++;
  for (int i = 1; i < SEATS; i++)
    {
      int seat = (view->seat + i) % SEATS;

      if (seat != taker)
        slots[seat] = next++;
    }
}

static int
find_situation (const TarotDeal *deal, const TarotCard *trick, int n, int leader)
{
  TarotSuit led = tarot_suit_led (trick, n);
  bool follows = led == tarot_card_suit (trick[n]) || trick[n] == TAROT_EXCUSE;
  bool attack;

  if (led == TAROT_NO_SUIT)
    return LED;
  if (!follows)
    return NOT_FOLLOWED;
  attack = (leader + tarot_trick_winner (trick, n)) % SEATS == deal->taker;
  return attack ? FOLLOWED_ATTACK : FOLLOWED_DEFENSE;
}

static void
note_flag (Sample *sample, int flag)
{
  sample->flags |= UINT64_C (1) << flag;
}

/* Writes what the seat knows. */
static void
describe_view (const TarotView *view, const int slots[SEATS], Sample *sample)
{
  const TarotDeal *deal = &view->match.deal;
  TarotFacts facts;

  tarot_facts_read (&facts, &view->match.rules, deal);
  for (int i = 0; i < deal->n_plays; i++)
    {
      const TarotCard *trick = deal->plays + i / SEATS * SEATS;
      int leader = deal->leaders[i / SEATS];
      int set = slots[(leader + i % SEATS) % SEATS] * N_SITUATIONS
                + find_situation (deal, trick, i % SEATS, leader);

      sample->sets[set] = tarot_set_with (sample->sets[set], deal->plays[i]);
    }
  sample->sets[SET_HAND] = deal->hands[view->seat];
  sample->sets[SET_LAID_AWAY] = deal->ecart;
  sample->sets[SET_DOG] = tarot_deal_dog_cards (deal);
  for (int seat = 0; seat < SEATS; seat++)
    {
      int slot = slots[seat];

      sample->voids[slot] = facts.voids[seat];
      if (slot > 0)
        note_flag (sample, FLAG_CEILINGS + 4 * (slot - 1) + facts.ceilings[seat] / 6);
      note_flag (sample, FLAG_BIDS + slot * TAROT_N_BIDS + deal->bids[seat]);
      if (deal->handfuls[seat] != TAROT_NO_HANDFUL)
        note_flag (sample, FLAG_HANDFULS + slot);
    }
  note_flag (sample, FLAG_CONTRACT + deal->contract);
  if (deal->taker != TAROT_NOBODY)
    note_flag (sample, FLAG_TAKER + (deal->taker + SEATS - view->seat) % SEATS);
  note_flag (sample, FLAG_TRICK + sample->trick);
  note_flag (sample, FLAG_TURN + deal->n_plays % SEATS);
  sample->takes = deal->taker == view->seat;
}

/* Returns: where @card lies in a deal with all cards known. */
static int
find_place (const TarotDeal *deal, const int slots[SEATS], TarotCard card)
{
  for (int seat = 0; seat < SEATS; seat++)
    if (slots[seat] > 0 && tarot_set_has (deal->hands[seat], card))
      return slots[seat] - 1;
  return CLOSED;
}

/* Lists the cards that may lie in several places. */
static void
list_hidden_cards (const TarotView *view, const TarotDeal *truth, const int slots[SEATS],
                   Sample *sample)
{
  TarotCardSet allowed[TAROT_N_PLACES], rest = view->unseen;
  int room[TAROT_N_PLACES];

  tarot_allowed_cards (view, allowed, room);
  sample->room[CLOSED] = (uint8_t) room[TAROT_CLOSED];
  for (int seat = 0; seat < SEATS; seat++)
    if (slots[seat] > 0)
      sample->room[slots[seat] - 1] = (uint8_t) room[seat];
  while (!tarot_set_is_empty (rest))
    {
      HiddenCard *hidden = &sample->cards[sample->n_cards];

      hidden->card = tarot_set_lowest (rest);
      rest = tarot_set_without (rest, hidden->card);
      hidden->allowed = 0;
      for (int place = 0; place < TAROT_N_PLACES; place++)
        if (room[place] > 0 && tarot_set_has (allowed[place], hidden->card))
          hidden->allowed |= (uint8_t) (1 << (place < SEATS ? slots[place] - 1 : CLOSED));
      hidden->place = (uint8_t) find_place (truth, slots, hidden->card);
      if ((hidden->allowed >> hidden->place & 1) == 0)
        abort ();
      if ((hidden->allowed & (hidden->allowed - 1)) != 0)
        sample->n_cards++;
      else
        sample->room[hidden->place]--;
    }
}

void
tarot_normalize (float chances[N_PLACES])
{
  float sum = 0;

  for (int place = 0; place < N_PLACES; place++)
    sum += chances[place];
  for (int place = 0; place < N_PLACES; place++)
    chances[place] /= sum;
}

void
tarot_sample_fit (const Sample *sample, float chances[][N_PLACES])
{
  for (int round = 0; round < FIT_ROUNDS; round++)
    {
      float sums[N_PLACES] = { 0 };

      for (int c = 0; c < sample->n_cards; c++)
        for (int place = 0; place < N_PLACES; place++)
          sums[place] += chances[c][place];
      for (int c = 0; c < sample->n_cards; c++)
        {
          for (int place = 0; place < N_PLACES; place++)
            if (sums[place] > 0)
              chances[c][place] *= sample->room[place] / sums[place];
          tarot_normalize (chances[c]);
        }
    }
}

void
tarot_sample_uniform (const Sample *sample, float chances[][N_PLACES])
{
  for (int c = 0; c < sample->n_cards; c++)
    for (int place = 0; place < N_PLACES; place++)
      chances[c][place] = sample->cards[c].allowed >> place & 1;
  tarot_sample_fit (sample, chances);
}

/* Asks the weighted worlds of the search. */
static void
search_places (const TarotView *view, const int slots[SEATS], uint64_t seed, Sample *sample)
{
  double counts[MAX_HIDDEN][N_PLACES] = { 0 }, sum = 0, sum_squares = 0;
  TarotSampler *sampler = tarot_sampler_new (view);
  TarotFacts facts;
  AluRng rng;

  if (sampler == NULL)
    abort ();
  alu_rng_seed (&rng, seed * 128 + view->match.deal.n_plays);
  tarot_facts_read (&facts, &view->match.rules, &view->match.deal);
  for (int i = 0; i < N_WORLDS; i++)
    {
      TarotDeal world;
      double weight;

      tarot_sampler_draw (sampler, &rng, &world);
      tarot_world_choose_ecart (view, &facts, &world);
      weight = tarot_world_weight (view, &world, 0);
      sum += weight;
      sum_squares += weight * weight;
      for (int c = 0; c < sample->n_cards; c++)
        counts[c][find_place (&world, slots, sample->cards[c].card)] += weight;
    }
  for (int c = 0; c < sample->n_cards; c++)
    for (int place = 0; place < N_PLACES; place++)
      sample->cards[c].searched[place] = (float) (counts[c][place] / sum);
  sample->n_worlds = (float) (sum * sum / sum_squares);
  tarot_sampler_free (sampler);
}

static void
add_sample (Samples *samples, const TarotView *view, const TarotMatch *match, int deal,
            uint64_t seed, bool test)
{
  Sample *sample = &samples->samples[samples->n++];
  int slots[SEATS];

  sample->deal = deal;
  sample->trick = (uint8_t) (match->deal.n_tricks - FIRST_TRICK);
  order_slots (view, slots);
  describe_view (view, slots, sample);
  list_hidden_cards (view, &match->deal, slots, sample);
  if (test)
    search_places (view, slots, seed, sample);
}

/* Plays a deal until trick 7 is complete.
 *
 * Returns: whether it had a taker. */
static bool
play_deal (Samples *samples, int deal, uint64_t seed, bool test)
{
  TarotRules rules;
  TarotMatch match;

  tarot_rules_init (&rules, TAROT_RULES_BGA, SEATS);
  rules.deals = rules.target = 0;
  tarot_match_init (&match, &rules, false);
  do
    {
      int seat = tarot_match_awaited (&match);
      TarotEvent event;
      TarotView view;

      if (seat == TAROT_CHANCE)
        tarot_match_chance (&match, seed, &event);
      else
        {
          tarot_view_for_seat (&match, seat, &view);
          tarot_bot_decide (TAROT_LEVEL_STRONG, &view, &(TarotBudget) { .seed = seed }, &event);
          if (event.type == TAROT_EVENT_PLAY && match.deal.n_tricks >= FIRST_TRICK)
            add_sample (samples, &view, &match, deal, seed, test);
        }
      if (tarot_match_apply (&match, &event) != TAROT_OK)
        abort ();
    }
  while (match.deal.outcome == TAROT_OUTCOME_NONE
         && match.deal.n_tricks < FIRST_TRICK + N_TRICKS);
  return match.deal.outcome == TAROT_OUTCOME_NONE;
}

void
tarot_samples_play (Samples *samples, int n, uint64_t seed, bool search)
{
  samples->samples = calloc ((size_t) n * SEATS * N_TRICKS, sizeof (Sample));
  if (samples->samples == NULL)
    abort ();
  for (int deal = 0; deal < n;)
    deal += play_deal (samples, deal, seed++, search);
}
