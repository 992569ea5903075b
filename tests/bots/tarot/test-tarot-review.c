/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A review is the same in all worlds that the player could have been in, and it lists equal cards
 * once.
 *
 *   test-tarot-review [DEALS [SEED]]   a longer run than the usual one
 */

#include "tarot-support.h"

#include <stdio.h>
#include <stdlib.h>

#include "bots/tarot/coach/tarot-review.h"
#include "bots/tarot/tarot-bot.h"
#include "bots/tarot/tarot-facts.h"
#include "bots/tarot/tarot-sampler.h"
#include "testing.h"

#define MAX_EVENTS 160
#define WORLDS_PER_DECISION 4
#define USUAL_DEALS 6

static uint32_t n_deals = USUAL_DEALS;
static uint64_t first_seed = 1;
static const TarotBudget budget = { .nodes = 1500 };

static struct
{
  long decisions, worlds, equal;
} counts;

/* The same decision by what the seat sees in other worlds. */
static void
check_other_worlds (const TarotMatch *match, const TarotVerdict *verdict, AluRng *rng)
{
  TarotView view;
  TarotSampler *sampler;

  tarot_view_for_seat (match, verdict->event.seat, &view);
  sampler = tarot_sampler_new (&view);
  assert_non_null (sampler);
  for (int i = 0; i < WORLDS_PER_DECISION; i++)
    {
      TarotMatch other = *match;
      TarotVerdict again;

      tarot_sampler_draw (sampler, rng, &other.deal);
      tarot_view_for_seat (&other, verdict->event.seat, &view);
      assert_true (tarot_review_decision (&view, &verdict->event, &budget, &again));
      again.judgment.event = verdict->judgment.event;
      assert_memory_equal (&again, verdict, sizeof again);
      counts.worlds++;
    }
  tarot_sampler_free (sampler);
}

/* The cards that the seat does not see, and those of the trick. */
static TarotCardSet
get_others (const TarotView *view)
{
  TarotCardSet others = view->unseen;
  int n;
  const TarotCard *trick = tarot_deal_trick (&view->match.deal, view->match.rules.seats,
                                             view->match.deal.n_tricks, &n);

  for (int i = 0; i < n; i++)
    others = tarot_set_with (others, trick[i]);
  return others;
}

/* Each legal card is among the options or equal to one of them, and no two of them are equal. */
static void
check_equal_cards (const TarotMatch *match, const TarotVerdict *verdict)
{
  const AluJudgment *it = &verdict->judgment;
  TarotView view;
  TarotCardSet legal, others;

  if (verdict->event.type != TAROT_EVENT_PLAY || it->forced)
    return;
  assert_int_equal (verdict->options[it->chosen].event.card, verdict->event.card);
  tarot_view_for_seat (match, verdict->event.seat, &view);
  others = get_others (&view);
  for (legal = tarot_view_legal_plays (&view); !tarot_set_is_empty (legal);)
    {
      TarotCard card = tarot_set_lowest (legal);
      int n = 0;

      legal = tarot_set_without (legal, card);
      for (int i = 0; i < it->n_options; i++)
        {
          TarotCard option = verdict->options[i].event.card;
          bool equal = option < card ? tarot_cards_are_equal (option, card, others)
                                     : tarot_cards_are_equal (card, option, others);

          n += option == card || equal;
          counts.equal += option != card && equal;
        }
      assert_int_equal (n, 1);
    }
}

/* Plays a deal of beginners. Returns: the number of @events. */
static int
play_deal (TarotMatch *match, uint64_t seed, TarotEvent *events)
{
  int n = 0;

  do
    {
      TarotView view;

      if (tarot_match_awaited (match) == TAROT_CHANCE)
        tarot_match_chance (match, seed, &events[n]);
      else
        {
          tarot_view_for_seat (match, match->deal.turn, &view);
          tarot_bot_decide (TAROT_LEVEL_NOVICE, &view, &(TarotBudget) { .seed = seed }, &events[n]);
        }
      must_apply (match, &events[n++]);
    }
  while (match->deal.outcome == TAROT_OUTCOME_NONE);
  return n;
}

static void
check_review (const TarotRules *rules, uint64_t seed, AluRng *rng)
{
  static TarotReview review;
  TarotEvent events[MAX_EVENTS];
  TarotMatch start, match;
  int n, next = 0, seat = (int) (seed % rules->seats);

  tarot_match_init (&start, rules, false);
  match = start;
  n = play_deal (&match, seed, events);
  assert_true (tarot_review (&start, events, n, seat, &budget, NULL, NULL, &review));
  match = start;
  for (int i = 0; i < n; i++)
    {
      if (next < review.n_verdicts && review.verdicts[next].judgment.event == i)
        {
          check_other_worlds (&match, &review.verdicts[next], rng);
          check_equal_cards (&match, &review.verdicts[next++]);
          counts.decisions++;
        }
      must_apply (&match, &events[i]);
    }
  assert_int_equal (next, review.n_verdicts);
}

TEST (test_reviews)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t deal = 0; deal < n_deals; deal++)
    {
      TarotRules rules;

      tarot_rules_init (&rules,
                        (TarotRuleSet) (deal % 2 == 0 ? TAROT_RULES_MAISON : TAROT_RULES_FFT),
                        TAROT_MIN_SEATS + (int) (deal % 3));
      check_review (&rules, first_seed + deal, &rng);
    }
  print_message ("# seed %llu: %u deals, %ld decisions, %ld other worlds, %ld equal cards\n",
                 (unsigned long long) first_seed, n_deals, counts.decisions, counts.worlds,
                 counts.equal);
  assert_int_equal (counts.worlds, counts.decisions * WORLDS_PER_DECISION);
  /* Fewer deals need not contain everything. */
  if (n_deals >= USUAL_DEALS)
    assert_true (counts.decisions >= 75 && counts.equal > 0);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    n_deals = (uint32_t) strtoul (argv[1], NULL, 10);
  if (argc > 2)
    first_seed = strtoull (argv[2], NULL, 10);
  if (n_deals == 0)
    {
      fprintf (stderr, "Usage: test-tarot-review [DEALS [SEED]]\n");
      return 2;
    }
  return testing_run (NULL, NULL);
}
