/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A claimed deal ends as claimed, whatever the others hold and play.
 *
 *   test-tarot-claim [DEALS [SEED]]   a longer run than the usual one
 */

#include "tarot-support.h"

#include <stdlib.h>
#include <time.h>

#include "bots/tarot/coach/tarot-claim.h"
#include "bots/tarot/tarot-bot.h"
#include "bots/tarot/tarot-sampler.h"
#include "bots/tarot/tarot-sampler-facts.h"
#include "testing.h"

#define MAX_ENDS 20000  /* ends tried per claim */
#define MAX_WORLDS 2000 /* distributions that are all tried */

static uint32_t n_deals = 60;
static uint64_t first_seed = 1;

static struct
{
  long deals, decisions, any, lines, ends, worlds, whole;
  long by_cards[TAROT_MAX_HAND + 1];
  double slowest;
} counts;

/* A claim that is being checked. */
typedef struct
{
  const TarotView *view;
  const TarotClaim *claim;
  AluRng rng;
  long ends;
  bool known;       /* whether @score is set, in this world */
  TarotScore score; /* how it ends */
  bool free;        /* whether the claimer plays any cards */
} Check;

/* The rules alone say how the deal ends: as it did before in this world, and as the claim says.
 * With a line, other cards of the claimer bring no more. */
static void
check_end (Check *check, const TarotDeal *deal)
{
  int seat = check->view->seat;
  TarotSheet sheet;
  TarotScore score;

  tarot_deal_count (&check->view->match.rules, deal, &sheet);
  tarot_score (check->view->match.rules.seats, &sheet, &score);
  check->ends++;
  if (!check->known)
    check->score = check->claim->scored ? check->claim->score : score;
  check->known = true;
  if (check->free ? score.marks[seat] > check->score.marks[seat]
                  : memcmp (&score, &check->score, sizeof score) != 0)
    fail_msg ("%u cards left, kind %u: %d instead of %d", check->claim->n_line, check->claim->kind,
              (int) score.marks[seat], (int) check->score.marks[seat]);
}

/* What may be played: of the claimer's cards by a line one, unless they are free. */
static TarotCardSet
get_choices (const Check *check, const TarotDeal *deal)
{
  int n;
  const TarotCard *trick = tarot_deal_trick (deal, check->view->match.rules.seats, deal->n_tricks,
                                             &n);
  TarotCardSet legal = tarot_legal_cards (deal->hands[deal->turn], trick, n);

  if (deal->turn != check->view->seat || check->claim->kind == TAROT_CLAIM_ANY_PLAY || check->free)
    return legal;
  for (int i = 0; i < check->claim->n_line; i++)
    if (tarot_set_has (legal, check->claim->line[i]))
      return tarot_set_of (check->claim->line[i]);
  fail_msg ("the line has no legal card");
  return legal;
}

/* All ways to play the deal to its end, up to @limit ends. Returns: whether these were all. */
static bool
play_all_ways (Check *check, const TarotDeal *deal, long limit)
{
  TarotCardSet choices;
  bool all = true;

  if (deal->outcome != TAROT_OUTCOME_NONE)
    {
      check_end (check, deal);
      return true;
    }
  if (check->ends >= limit)
    return false;
  for (choices = get_choices (check, deal); !tarot_set_is_empty (choices);)
    {
      TarotCard card = tarot_set_lowest (choices);
      TarotDeal next = *deal;

      choices = tarot_set_without (choices, card);
      tarot_deal_play (&check->view->match.rules, &next, card);
      all &= play_all_ways (check, &next, limit);
    }
  return all;
}

static void
play_at_random_to_end (Check *check, const TarotDeal *start)
{
  TarotDeal deal = *start;

  while (deal.outcome == TAROT_OUTCOME_NONE)
    {
      TarotCard cards[TAROT_N_CARDS];
      int n = tarot_set_cards (get_choices (check, &deal), cards);

      tarot_deal_play (&check->view->match.rules, &deal,
                       cards[alu_rng_below (&check->rng, (uint32_t) n)]);
    }
  check_end (check, &deal);
}

static bool
check_world (Check *check, const TarotDeal *deal)
{
  bool all;

  check->known = false;
  all = play_all_ways (check, deal, check->ends + MAX_ENDS / 100);
  for (int i = 0; i < 10 && !all; i++)
    play_at_random_to_end (check, deal);
  check->free = check->claim->kind == TAROT_CLAIM_BY_LINE;
  for (int i = 0; i < 10 && check->free; i++)
    play_at_random_to_end (check, deal);
  check->free = false;
  counts.worlds++;
  return all;
}

/* The view's deal with these cards in the hands and in the closed place. */
static void
fill_world (const TarotView *view, const TarotCardSet places[], TarotDeal *world)
{
  *world = view->match.deal;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (seat != view->seat)
      world->hands[seat] = places[seat];
  if (tarot_deal_takes_dog (world))
    world->ecart = tarot_set_union (world->ecart, places[TAROT_CLOSED]);
  else
    tarot_set_cards (places[TAROT_CLOSED], world->dog);
  if (world->partner != TAROT_UNKNOWN)
    return;
  world->partner = TAROT_NOBODY;
  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (seat != world->taker && tarot_set_has (world->hands[seat], world->called))
      world->partner = (uint8_t) seat;
}

/* Tries every distribution of the cards of @rest. Returns: whether all ends of all were tried. */
static bool
check_all_worlds (Check *check, const TarotCardSet allowed[], int room[], TarotCardSet rest,
                  TarotCardSet places[])
{
  TarotCard card;
  bool all = true;

  if (check->ends >= MAX_ENDS)
    return false;
  if (tarot_set_is_empty (rest))
    {
      TarotDeal world;

      fill_world (check->view, places, &world);
      return check_world (check, &world);
    }
  card = tarot_set_lowest (rest);
  for (int place = 0; place < TAROT_N_PLACES; place++)
    if (room[place] > 0 && tarot_set_has (allowed[place], card))
      {
        room[place]--;
        places[place] = tarot_set_with (places[place], card);
        all &= check_all_worlds (check, allowed, room, tarot_set_without (rest, card), places);
        places[place] = tarot_set_without (places[place], card);
        room[place]++;
      }
  return all;
}

/* The true deal, sampled worlds, and every world if there are not too many. */
static void
check_claim (const TarotMatch *match, const TarotView *view, const TarotClaim *claim, uint64_t seed)
{
  Check check = { .view = view, .claim = claim };
  TarotCardSet allowed[TAROT_N_PLACES], places[TAROT_N_PLACES] = { 0 };
  int room[TAROT_N_PLACES];
  TarotSampler *sampler = tarot_sampler_new (view);

  assert_non_null (sampler);
  alu_rng_seed (&check.rng, seed);
  check_world (&check, &match->deal);
  for (int i = 0; i < 20; i++)
    {
      TarotDeal world;

      tarot_sampler_draw (sampler, &check.rng, &world);
      check_world (&check, &world);
    }
  tarot_allowed_cards (view, allowed, room);
  if (tarot_sampler_count (sampler) <= MAX_WORLDS)
    counts.whole += check_all_worlds (&check, allowed, room, view->unseen, places);
  tarot_sampler_free (sampler);
  counts.ends += check.ends;
  counts.any += claim->kind == TAROT_CLAIM_ANY_PLAY;
  counts.lines += claim->kind == TAROT_CLAIM_BY_LINE;
  counts.by_cards[claim->n_line]++;
}

static void
look_for_claim (const TarotMatch *match, uint64_t seed, bool *claimed)
{
  TarotView view;
  TarotClaim claim;
  clock_t start;
  double ms;
  bool found;

  tarot_view_for_seat (match, match->deal.turn, &view);
  start = clock ();
  found = tarot_claim_find (&view, &claim);
  ms = 1000.0 * (double) (clock () - start) / CLOCKS_PER_SEC;
  counts.slowest = ms > counts.slowest ? ms : counts.slowest;
  counts.decisions++;
  assert_int_equal (found, claim.kind != TAROT_CLAIM_NONE);
  assert_int_equal (claim.n_line, found ? tarot_set_count (match->deal.hands[view.seat]) : 0);
  *claimed |= found;
  if (found)
    check_claim (match, &view, &claim, seed);
}

/* Villagers play well, so that decided ends are usual; random events bring every rule. */
static void
walk_deal (const TarotRules *rules, AluRng *rng, uint64_t seed, bool villagers)
{
  TarotMatch match;
  bool claimed = false;

  tarot_match_init (&match, rules, false);
  while (match.deal.outcome == TAROT_OUTCOME_NONE)
    {
      TarotEvent event;
      TarotView view;

      if (match.deal.phase == TAROT_PHASE_PLAY && tarot_match_awaited (&match) < rules->seats)
        look_for_claim (&match, seed, &claimed);
      if (!villagers || tarot_match_awaited (&match) == TAROT_CHANCE)
        random_event (&match, rng, seed, &event);
      else
        {
          tarot_view_for_seat (&match, match.deal.turn, &view);
          tarot_bot_decide (TAROT_LEVEL_VILLAGER, &view, NULL, &event);
        }
      must_apply (&match, &event);
    }
  counts.deals += claimed;
}

TEST (test_claims_are_true)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t deal = 0; deal < n_deals; deal++)
    {
      TarotRules rules;

      random_rules (&rng, &rules);
      if (deal % 2 == 0)
        tarot_rules_init (&rules, TAROT_RULES_BGA, 3 + (int) (deal / 2 % 3));
      walk_deal (&rules, &rng, first_seed * 1000 + deal, deal % 2 == 0);
    }
  print_message (
      "# seed %llu: %ld of %u deals, %ld decisions: %ld claims with any play, %ld with a "
      "line; %ld worlds, %ld ends; %ld claims in all worlds; slowest %.1f ms\n",
      (unsigned long long) first_seed, counts.deals, n_deals, counts.decisions, counts.any,
      counts.lines, counts.worlds, counts.ends, counts.whole, counts.slowest);
  for (int n = 0; n <= TAROT_MAX_HAND; n++)
    if (counts.by_cards[n] > 0)
      print_message ("# %d cards: %ld\n", n, counts.by_cards[n]);
  assert_true (counts.any > 0 && counts.lines > 0 && counts.whole > 0);
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
