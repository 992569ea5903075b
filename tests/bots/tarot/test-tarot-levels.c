/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels play legally, whatever the rules, and look at nothing but their view.
 *
 *   test-tarot-levels [DEALS [SEED]]   a longer run than the usual one
 */

#include "tarot-support.h"

#include <stdlib.h>

#include "bots/tarot/tarot-declarations.h"
#include "bots/tarot/tarot-facts.h"
#include "bots/tarot/tarot-play-policy.h"
#include "tools/tarot/tarot-arena.h"
#include "testing.h"

static uint32_t n_deals = 600;
static uint64_t first_seed = 1;

/* Counts over all deals. */
static struct
{
  long events, contracts[TAROT_N_BIDS], goulashes, handfuls, miseres, slams, excuse_lost;
} count;

/* A slam or the decision of a bot. */
static void
next_bot_event (const TarotMatch *match, TarotLevel level, uint64_t seed, TarotEvent *event)
{
  TarotBudget budget = { .seed = seed, .nodes = 2000 };
  TarotView view;

  if (tarot_match_awaited (match) == TAROT_CHANCE)
    {
      tarot_match_chance (match, seed, event);
      return;
    }
  if (tarot_match_may_announce (match))
    {
      tarot_view_for_seat (match, match->deal.taker, &view);
      if (tarot_bot_announces (level, &view, &budget))
        {
          tarot_event_init (event, TAROT_EVENT_SLAM, view.seat);
          return;
        }
    }
  tarot_view_for_seat (match, tarot_match_awaited (match), &view);
  tarot_bot_decide (level, &view, &budget, event);
}

static void
note_event (const TarotMatch *match, const TarotEvent *event)
{
  int last = tarot_hand_size (match->rules.seats) - 1;

  count.events++;
  count.handfuls += event->type == TAROT_EVENT_HANDFUL;
  count.miseres += event->type == TAROT_EVENT_MISERE;
  count.slams += event->type == TAROT_EVENT_SLAM;
  count.excuse_lost += event->type == TAROT_EVENT_PLAY && event->card == TAROT_EXCUSE
                       && match->deal.taker != TAROT_NOBODY && match->deal.n_tricks == last;
}

/* Plays a deal. Every event must be legal, and the same from the view alone. */
static void
play_deal (const TarotRules *rules, uint64_t seed)
{
  TarotMatch match;

  tarot_match_init (&match, rules, false);
  do
    {
      TarotLevel level = (TarotLevel) ((seed + match.deal.turn) % TAROT_N_LEVELS);
      TarotEvent event;

      if (level > TAROT_LEVEL_VILLAGER && seed % 40 != 0)
        level = TAROT_LEVEL_VILLAGER;
      next_bot_event (&match, level, seed, &event);
      if (level < TAROT_LEVEL_VILLAGER && event.type == TAROT_EVENT_PLAY
          && event.card == TAROT_EXCUSE)
        count.excuse_lost -= match.deal.taker != TAROT_NOBODY
                             && match.deal.n_tricks == tarot_hand_size (rules->seats) - 1;
      note_event (&match, &event);
      if (tarot_match_apply (&match, &event) != TAROT_OK)
        fail_msg ("seed %llu: illegal event %d of seat %d", (unsigned long long) seed, event.type,
                  event.seat);
    }
  while (match.deal.outcome == TAROT_OUTCOME_NONE);
  if (match.deal.outcome == TAROT_OUTCOME_PLAYED)
    {
      count.contracts[match.sheet.contract]++;
      count.goulashes += match.sheet.taker == TAROT_NOBODY;
    }
}

/* Plays a deal of villagers as challenges do, and returns a hash of all bids and cards. */
static uint64_t
hash_deal (uint64_t seed)
{
  TarotBudget budget = { .seed = seed };
  uint64_t hash = UINT64_C (0xcbf29ce484222325);
  TarotMatch match;
  TarotRules rules;

  assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_FFT, 0), TAROT_OK);
  rules.petit_sec = TAROT_PETIT_SEC_PLAY;
  rules.all_pass = TAROT_ALL_PASS_GOULASH;
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
          tarot_bot_decide (TAROT_LEVEL_VILLAGER, &view, &budget, &event);
          hash = (hash ^ event.bid) * UINT64_C (0x100000001b3);
          hash = (hash ^ event.card) * UINT64_C (0x100000001b3);
        }
      assert_int_equal (tarot_match_apply (&match, &event), TAROT_OK);
    }
  while (match.deal.outcome == TAROT_OUTCOME_NONE);
  return hash;
}

/* If the villagers play differently, matches with them can no longer be compared with older ones:
 * raise TAROT_BOTS_VERSION, then change the sum. */
TEST (test_version)
{
  uint64_t sum = 0;

  for (uint64_t seed = 1; seed <= 100; seed++)
    sum += hash_deal (seed);
  assert_int_equal (TAROT_BOTS_VERSION, 1);
  assert_true (sum == UINT64_C (0x17099f234a19a218));
}

TEST (test_legal)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t deal = 0; deal < n_deals; deal++)
    {
      TarotRules rules;

      random_rules (&rng, &rules);
      play_deal (&rules, first_seed + deal);
    }
  print_message (
      "# %ld events; contracts %ld %ld %ld %ld, goulashes %ld, handfuls %ld, misères %ld, "
      "slams %ld\n",
      count.events, count.contracts[1], count.contracts[2], count.contracts[3], count.contracts[4],
      count.goulashes, count.handfuls, count.miseres, count.slams);
  /* The Excuse is lost only if it was the last card that the hand could play. */
  assert_true (count.excuse_lost <= (long) n_deals / 100);
}

/* The card that is played has the best score of all sensible ones. */
static void
assert_best_score (const TarotMatch *match, const TarotFacts *facts)
{
  double scores[TAROT_N_CARDS];
  int seat = match->deal.turn;
  TarotCard card = tarot_policy_card (&match->rules, &match->deal, facts, seat);
  TarotCardSet legal = tarot_policy_scores (&match->rules, &match->deal, facts, seat, scores);
  TarotCardSet rest = tarot_sensible_cards (&match->rules, &match->deal, facts, seat);

  assert_true (tarot_set_within (rest, legal));
  assert_true (tarot_set_has (rest, card));
  for (; !tarot_set_is_empty (rest); rest = tarot_set_without (rest, tarot_set_lowest (rest)))
    assert_true (scores[tarot_set_lowest (rest)] <= scores[card]);
}

/* The card of a view is the card of the whole deal: other hands have no influence. */
TEST (test_policy_sees_one_hand)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (int deal = 0; deal < 100; deal++)
    {
      TarotMatch match;
      TarotRules rules;

      tarot_rules_init (&rules, TAROT_RULES_BGA, 3 + deal % 3);
      tarot_match_init (&match, &rules, false);
      while (match.deal.outcome == TAROT_OUTCOME_NONE)
        {
          TarotEvent event;

          if (match.deal.phase == TAROT_PHASE_PLAY)
            {
              TarotView view;
              TarotFacts facts;
              int seat = match.deal.turn;

              tarot_view_for_seat (&match, seat, &view);
              tarot_facts_read (&facts, &rules, &match.deal);
              assert_best_score (&match, &facts);
              assert_int_equal (tarot_policy_card (&rules, &match.deal, &facts, seat),
                                tarot_policy_card (&rules, &view.match.deal, &facts, seat));
            }
          next_bot_event (&match, TAROT_LEVEL_VILLAGER, (uint64_t) deal + 1, &event);
          must_apply (&match, &event);
        }
    }
}

/* The facts that a view derives are true of the hands. */
TEST (test_facts_are_true)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (int deal = 0; deal < 300; deal++)
    {
      TarotMatch match;
      TarotRules rules;

      random_rules (&rng, &rules);
      tarot_match_init (&match, &rules, false);
      while (match.deal.outcome == TAROT_OUTCOME_NONE)
        {
          TarotEvent event;
          TarotFacts facts;

          tarot_facts_read (&facts, &rules, &match.deal);
          for (int seat = 0; seat < rules.seats; seat++)
            {
              TarotCardSet hand = match.deal.hands[seat];
              TarotCard ceiling = TAROT_CARD (TAROT_TRUMPS, facts.ceilings[seat]);

              for (int suit = 0; suit <= TAROT_TRUMPS; suit++)
                if ((facts.voids[seat] >> suit & 1) != 0)
                  assert_true (tarot_set_is_empty (
                      tarot_cards_of (hand, (TarotSuit) suit)));
              assert_true (tarot_set_is_empty (tarot_set_above (
                  tarot_cards_of (hand, TAROT_TRUMPS), ceiling)));
            }
          random_event (&match, &rng, first_seed + (uint64_t) deal, &event);
          must_apply (&match, &event);
        }
    }
}

static void
assert_ecart (const char *hand, int size, const char *expected)
{
  assert_set (tarot_choose_ecart (read_set (hand), size), expected);
}

/* Voids come first, kings keep their guards, loose honors are saved. */
TEST (test_ecart)
{
  assert_ecart ("21a 19a 17a 16a 14a 12a 9a 7a 1a Rp Dp 9p 8p 5p 3p 2p Dc 6c 4c 3k 2k 2t 7t 9t", 6,
                "Dc 6c 4c 9t 7t 2t");
}

TEST (test_handful)
{
  TarotRules rules;
  TarotDeal deal;
  TarotCardSet shown;

  tarot_rules_init (&rules, TAROT_RULES_BGA, 4);
  tarot_deal_init (&deal, 0);
  deal.hands[1] = read_set ("21a 20a 19a 17a 16a 14a 12a 9a 7a 3a 2a 1a Rp Dp 9p 8p 5p 3p");
  assert_int_equal (tarot_choose_handful (&rules, &deal, 1, &shown), TAROT_SIMPLE);
  assert_set (shown, "20a 19a 17a 16a 14a 12a 9a 7a 3a 2a");
  deal.hands[1] = read_set ("Ex 20a 19a 17a 16a 14a 12a 9a 7a 3a Rp Dp 9p 8p 5p 3p 2p 2c");
  assert_int_equal (tarot_choose_handful (&rules, &deal, 1, &shown), TAROT_SIMPLE);
  assert_set (shown, "Ex 20a 19a 17a 16a 14a 12a 9a 7a 3a");
}

/* A hand that takes everything is announced; with one low card it is not. */
TEST (test_slam)
{
  const char *hands[] = { "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a 11a Rp Dp Rc Dc Cc Rk Rt",
                          "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a 11a Rp Dp Rc Dc Cc Rk 2t" };

  for (int i = 0; i < 2; i++)
    {
      TarotMatch match;
      TarotRules rules;
      TarotView view;
      TarotEvent event;

      tarot_rules_init (&rules, TAROT_RULES_BGA, 4);
      tarot_match_init (&match, &rules, false);
      tarot_deal_init (&match.deal, 0);
      match.n_deals = 1;
      match.deal.phase = TAROT_PHASE_PLAY;
      match.deal.taker = match.deal.turn = match.deal.leader = 1;
      match.deal.contract = TAROT_GARDE_SANS;
      match.deal.hands[1] = read_set (hands[i]);
      tarot_view_for_seat (&match, 1, &view);
      assert_int_equal (tarot_bot_announces (TAROT_LEVEL_VILLAGER, &view, NULL), i == 0);
      tarot_bot_decide (TAROT_LEVEL_VILLAGER, &view, NULL, &event);
      assert_int_equal (event.type == TAROT_EVENT_SLAM, i == 0);
    }
}

/* What a defender in seat 2 may sensibly play to @trick, which seat @leader led; seat 1 takes. */
static void
assert_sensible (const char *hand, int leader, const char *trick, const char *expected)
{
  TarotRules rules;
  TarotFacts facts;
  TarotDeal deal;
  TarotCard cards[TAROT_MAX_SEATS];
  int n = read_cards (trick, cards);

  tarot_rules_init (&rules, TAROT_RULES_BGA, 4);
  tarot_deal_init (&deal, 0);
  deal.phase = TAROT_PHASE_PLAY;
  deal.taker = 1;
  deal.contract = TAROT_GARDE_SANS;
  deal.turn = deal.leader = deal.leaders[0] = (uint8_t) leader;
  deal.hands[2] = read_set (hand);
  for (int i = 0; i < n; i++)
    deal.hands[(leader + i) % 4] = tarot_set_with (deal.hands[(leader + i) % 4], cards[i]);
  for (int i = 0; i < n; i++)
    tarot_deal_play (&rules, &deal, cards[i]);
  tarot_facts_read (&facts, &rules, &deal);
  assert_set (tarot_sensible_cards (&rules, &deal, &facts, 2), expected);
}

TEST (test_sensible_cards)
{
  /* No lead of the petit, of trumps from it, and of a high trump but the highest. */
  assert_sensible ("1a 7a 3p Dc", 2, "", "3p Dc");
  assert_sensible ("1a 7a", 2, "", "7a");
  assert_sensible ("1a", 2, "", "1a");
  assert_sensible ("7a 14a 15a 3p", 2, "", "7a 14a 3p");
  assert_sensible ("21a 18a 3p", 2, "", "21a 3p");
  /* Last to play: the taker has the trick, then a partner. */
  assert_sensible ("Dc 2c 8c 7t", 3, "4c 6c Rc", "2c 8c");
  assert_sensible ("Dc 2c 8c 7t", 3, "Rc 6c 4c", "Dc 2c 8c");
  /* Trumps that take nothing, and one that does. */
  assert_sensible ("1a 3a 12a 7t", 1, "19a", "1a 3a");
  assert_sensible ("3a 12a 20a 7t", 1, "19a", "20a");
  /* The taker has played, and only partners come: the lowest trump that takes, or the petit. */
  assert_sensible ("1a 3a 12a 20a", 1, "7t", "1a 3a");
  assert_sensible ("14a 16a 20a", 1, "13a", "14a");
  /* A partner led, and the taker has played. */
  assert_sensible ("14a 16a 20a", 0, "12a 13a", "14a");
}

/* Each level beats the one below, in a small number of deals. */
TEST (test_ladder)
{
  static const char *const ids[] = { "random", "novice", "villager" };

  for (int i = 1; i < 3; i++)
    {
      TarotArena arena = { 0 };
      double sum = 0, damped;

      tarot_rules_init (&arena.rules, TAROT_RULES_BGA, 4);
      assert_true (tarot_arena_player (ids[i], &arena.guest));
      assert_true (tarot_arena_player (ids[i - 1], &arena.host));
      for (uint64_t seed = 1; seed <= 200; seed++)
        sum += tarot_arena_deal (&arena, seed, NULL, &damped);
      assert_true (sum > 0);
      assert_float_equal (tarot_arena_deal (&(TarotArena) { .rules = arena.rules,
                                                            .guest = arena.guest,
                                                            .host = arena.guest },
                                            5, NULL, &damped),
                          0, 0);
    }
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
