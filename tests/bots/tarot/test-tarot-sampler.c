/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sampled worlds agree with everything that a view tells, the true one is among them, and all are
 * equally likely.
 *
 *   test-tarot-sampler [DEALS [SEED]]   a longer run than the usual one
 */

#include "tarot-support.h"

#include <stdlib.h>

#include "bots/tarot/tarot-bot.h"
#include "bots/tarot/tarot-facts.h"
#include "bots/tarot/tarot-random.h"
#include "bots/tarot/tarot-sampler-facts.h"
#include "bots/tarot/tarot-sampler.h"
#include "tarot-positions.h"
#include "testing.h"

static uint32_t n_deals = 60;
static uint64_t first_seed = 1;

/* The seat sees the same in a sampled world as in the true deal. */
static void
check_world (const TarotView *view, const TarotDeal *world)
{
  TarotMatch match = view->match;
  TarotView seen;

  match.deal = *world;
  assert_null (tarot_match_check (&match));
  tarot_view_for_seat (&match, view->seat, &seen);
  assert_memory_equal (&seen.match.deal.hands, &view->match.deal.hands,
                       sizeof seen.match.deal.hands);
  assert_memory_equal (&seen.match.deal.ecart, &view->match.deal.ecart,
                       sizeof seen.match.deal.ecart);
  assert_memory_equal (seen.match.deal.dog, view->match.deal.dog, sizeof seen.match.deal.dog);
  assert_int_equal (seen.match.deal.partner, view->match.deal.partner);
  for (int i = 0; i < world->n_plays; i++)
    {
      int n = view->match.rules.seats, seat = (world->leaders[i / n] + i % n) % n;
      TarotCardSet hand = world->hands[seat];

      for (int j = i; j < world->n_plays; j++)
        if ((world->leaders[j / n] + j % n) % n == seat)
          hand = tarot_set_with (hand, world->plays[j]);
      if (i > 0 || world->called == TAROT_NO_CARD)
        assert_int_equal (tarot_legal_check (hand, world->plays + i / n * n, i % n,
                                             world->plays[i]),
                          TAROT_OK);
    }
}

/* All cards are in places that the view allows. */
static void
check_true_world (const TarotView *view, const TarotMatch *match)
{
  TarotCardSet allowed[TAROT_N_PLACES];
  int room[TAROT_N_PLACES];

  tarot_allowed_cards (view, allowed, room);
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (seat != view->seat)
      {
        assert_true (tarot_set_within (match->deal.hands[seat], allowed[seat]));
        assert_int_equal (tarot_set_count (match->deal.hands[seat]), room[seat]);
      }
}

TEST (test_worlds_agree)
{
  AluRng rng;
  long worlds = 0;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t i = 0; i < n_deals; i++)
    {
      TarotMatch match;
      TarotRules rules;

      random_rules (&rng, &rules);
      tarot_match_init (&match, &rules, false);
      while (match.deal.outcome == TAROT_OUTCOME_NONE)
        {
          TarotEvent event;
          int seat = tarot_match_awaited (&match);

          if (seat < rules.seats)
            {
              TarotView view;
              TarotSampler *sampler;
              TarotDeal world;

              tarot_view_for_seat (&match, seat, &view);
              sampler = tarot_sampler_new (&view);
              if (sampler == NULL)
                fail_msg ("seed %llu, deal %u: no world in phase %d, play %d",
                          (unsigned long long) first_seed, i, match.deal.phase, match.deal.n_plays);
              check_true_world (&view, &match);
              for (int j = 0; j < 2; j++, worlds++)
                {
                  tarot_sampler_draw (sampler, &rng, &world);
                  check_world (&view, &world);
                }
              tarot_sampler_free (sampler);
            }
          random_event (&match, &rng, first_seed + i, &event);
          must_apply (&match, &event);
        }
    }
  print_message ("# %ld worlds of %u deals from seed %llu\n", worlds, n_deals,
                 (unsigned long long) first_seed);
}

/* All worlds of a view, by trying every distribution. */
typedef struct
{
  TarotCardSet hands[TAROT_N_PLACES];
} World;

#define MAX_WORLDS 400

typedef struct
{
  World worlds[MAX_WORLDS];
  int n;
} WorldList;

static void
list_worlds (const TarotCardSet allowed[], int room[], TarotCardSet rest, World *world,
             WorldList *list)
{
  TarotCard card;

  if (list->n == MAX_WORLDS)
    return;
  if (tarot_set_is_empty (rest))
    {
      list->worlds[list->n++] = *world;
      return;
    }
  card = tarot_set_lowest (rest);
  for (int place = 0; place < TAROT_N_PLACES; place++)
    if (room[place] > 0 && tarot_set_has (allowed[place], card))
      {
        room[place]--;
        world->hands[place] = tarot_set_with (world->hands[place], card);
        list_worlds (allowed, room, tarot_set_without (rest, card), world, list);
        world->hands[place] = tarot_set_without (world->hands[place], card);
        room[place]++;
      }
}

static int
find_world (const WorldList *list, const TarotView *view, const TarotDeal *deal)
{
  for (int i = 0; i < list->n; i++)
    {
      bool same = true;

      for (int seat = 0; seat < view->match.rules.seats; seat++)
        if (seat != view->seat)
          same &= tarot_set_equal (deal->hands[seat], list->worlds[i].hands[seat]);
      if (same)
        return i;
    }
  fail_msg ("a world that is not in the list");
  return -1;
}

/* Compares how often each world is drawn with an even distribution. The bound is five standard
 * deviations above the mean of chi-square. */
static bool
check_even (const TarotView *view, AluRng *rng)
{
  TarotCardSet allowed[TAROT_N_PLACES];
  int room[TAROT_N_PLACES], counts[MAX_WORLDS] = { 0 }, draws;
  World world = { 0 };
  WorldList list = { .n = 0 };
  TarotSampler *sampler;
  double chi = 0, free_degrees, excess;

  tarot_allowed_cards (view, allowed, room);
  list_worlds (allowed, room, view->unseen, &world, &list);
  if (list.n < 3 || list.n == MAX_WORLDS)
    return false;
  sampler = tarot_sampler_new (view);
  assert_non_null (sampler);
  assert_true (tarot_sampler_count (sampler) == list.n);
  draws = 60 * list.n;
  for (int i = 0; i < draws; i++)
    {
      TarotDeal deal;

      tarot_sampler_draw (sampler, rng, &deal);
      counts[find_world (&list, view, &deal)]++;
    }
  for (int i = 0; i < list.n; i++)
    chi += (counts[i] - 60.0) * (counts[i] - 60.0) / 60;
  free_degrees = list.n - 1;
  excess = chi - free_degrees;
  if (excess > 0 && excess * excess > 25 * 2 * free_degrees + 100)
    fail_msg ("%d worlds: chi-square %.1f", list.n, chi);
  tarot_sampler_free (sampler);
  return true;
}

TEST (test_even)
{
  AluRng rng;
  int n = 0;

  alu_rng_seed (&rng, first_seed);
  for (int i = 0; i < 400 && n < 60; i++)
    {
      TarotMatch match;
      TarotRules rules;
      TarotView view;

      tarot_rules_init (&rules, TAROT_RULES_BGA, 3 + i % 3);
      rules.petit_sec = TAROT_PETIT_SEC_PLAY;
      play_at_random (&rules, &rng, rules.seats * 3 - (int) alu_rng_below (&rng, 8), false, &match);
      tarot_view_for_seat (&match, match.deal.turn, &view);
      n += check_even (&view, &rng);
    }
  print_message ("# %d views with an even distribution, seed %llu\n", n,
                 (unsigned long long) first_seed);
  assert_true (n >= 30);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_deals = (uint32_t) strtoul (argv[1], NULL, 10);
  if (argc > 2)
    first_seed = strtoull (argv[2], NULL, 10);
  return testing_run (NULL, NULL);
}
