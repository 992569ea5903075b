/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints are the moves of the master, reasons are true, and an explanation during a deal says only
 * what everybody can see.
 *
 *   test-tarot-hint [DEALS [SEED]]   a longer run than the usual one
 */

#include "tarot-support.h"

#include <stdlib.h>

#include "bots/tarot/coach/tarot-hint.h"
#include "testing.h"

static uint32_t n_deals = 400;
static uint64_t first_seed = 1;

typedef void (*Check) (const TarotMatch *match, const TarotView *view, const TarotEvent *event);

/* Plays a deal of villagers and calls @check before each of their decisions. */
static void
walk_deal (const TarotRules *rules, uint64_t seed, Check check)
{
  TarotMatch match;

  tarot_match_init (&match, rules, false);
  while (match.deal.outcome == TAROT_OUTCOME_NONE)
    {
      TarotEvent event;
      TarotView view;

      if (tarot_match_awaited (&match) == TAROT_CHANCE)
        tarot_match_chance (&match, seed, &event);
      else
        {
          tarot_view_for_seat (&match, match.deal.turn, &view);
          tarot_bot_decide (TAROT_LEVEL_VILLAGER, &view, NULL, &event);
          check (&match, &view, &event);
        }
      must_apply (&match, &event);
    }
}

static void
check_hint (const TarotMatch *match, const TarotView *view, const TarotEvent *event)
{
  TarotBudget budget = { .seed = 3, .nodes = 2000 };
  TarotHint hint;
  TarotEvent master;

  (void) match;
  (void) event;
  tarot_hint (view, &budget, &hint);
  tarot_bot_decide (TAROT_LEVEL_MASTER, view, &budget, &master);
  assert_memory_equal (&hint.account.event, &master, sizeof master);
  assert_int_equal (tarot_view_check_event (view, &master), TAROT_OK);
  assert_in_range (hint.n_remarks, 1, TAROT_MAX_REMARKS);
  for (int i = 1; i < hint.account.info.n_options; i++)
    {
      const TarotOptionValue *options = hint.account.info.options;

      assert_true (options[i].marks <= options[i - 1].marks);
      assert_true (options[i].error >= 0);
    }
}

TEST (test_hint_is_the_masters_move)
{
  for (int seats = TAROT_MIN_SEATS; seats <= TAROT_MAX_SEATS; seats++)
    {
      TarotRules rules;

      tarot_rules_init (&rules, TAROT_RULES_BGA, seats);
      walk_deal (&rules, 40 + (uint64_t) seats, check_hint);
    }
}

static long n_whys[TAROT_N_WHYS];

/* Whether any seat but the one in turn holds a card of @set. */
static bool
others_hold (const TarotMatch *match, TarotCardSet set)
{
  for (int seat = 0; seat < match->rules.seats; seat++)
    if (seat != match->deal.turn
        && !tarot_set_is_empty (tarot_set_common (match->deal.hands[seat], set)))
      return true;
  return false;
}

static bool
same_side (const TarotMatch *match, int a, int b)
{
  const TarotDeal *deal = &match->deal;

  return (a == deal->taker || a == deal->partner) == (b == deal->taker || b == deal->partner);
}

/* A reason must hold in the true deal. */
static void
assert_true_reason (const TarotMatch *match, const TarotReason *reason, TarotCard card)
{
  const TarotDeal *deal = &match->deal;
  TarotCardSet hand = deal->hands[deal->turn];
  TarotMatch after = *match;
  TarotEvent play;

  tarot_event_init (&play, TAROT_EVENT_PLAY, deal->turn);
  play.card = card;
  must_apply (&after, &play);
  switch ((TarotWhy) reason->why)
    {
    case TAROT_WHY_ONLY_CARD:
      assert_int_equal (tarot_set_count (tarot_match_legal_plays (match)), 1);
      break;
    case TAROT_WHY_LAST_TRUMPS:
      assert_false (others_hold (match, tarot_suit_cards (TAROT_TRUMPS)));
      break;
    case TAROT_WHY_GUARD_PETIT:
      assert_true (tarot_set_has (hand, TAROT_PETIT));
      break;
    case TAROT_WHY_HUNT_PETIT:
      assert_false (tarot_set_has (tarot_set_union (hand, deal->played), TAROT_PETIT));
      break;
    case TAROT_WHY_LEAD_MASTER:
    case TAROT_WHY_TAKE_SURE:
      assert_false (others_hold (match, tarot_set_above (tarot_suit_cards (tarot_card_suit (card)),
                                                         card)));
      break;
    case TAROT_WHY_FORCE_TAKER:
      assert_true (tarot_set_is_empty (tarot_cards_of (deal->hands[deal->taker], reason->suit)));
      break;
    case TAROT_WHY_RUFF:
    case TAROT_WHY_OVERTRUMP:
      assert_true (tarot_card_is_trump (card));
      assert_true (tarot_set_is_empty (tarot_cards_of (hand, reason->suit)));
      break;
    case TAROT_WHY_TAKE_LAST:
      assert_int_equal (after.deal.takers[deal->n_tricks], deal->turn);
      break;
    case TAROT_WHY_LOST:
      assert_int_equal (after.deal.takers[deal->n_tricks], reason->seat);
      break;
    case TAROT_WHY_CAPTURE_PETIT:
      assert_true (deal->called != TAROT_NO_CARD || !same_side (match, deal->turn, reason->seat));
      break;
    case TAROT_WHY_COVER_PETIT:
    case TAROT_WHY_PETIT_SAFE:
    case TAROT_WHY_LOAD:
    case TAROT_WHY_FRIEND_HAS_IT:
      assert_true (same_side (match, deal->turn, reason->seat));
      break;
    default:
      break;
    }
}

static void
check_reason (const TarotMatch *match, const TarotView *view, const TarotEvent *event)
{
  TarotExplanation why;

  if (event->type != TAROT_EVENT_PLAY)
    return;
  tarot_explain (view, TAROT_LEVEL_VILLAGER, NULL, event, true, &why);
  n_whys[why.account.reason.why]++;
  assert_true_reason (match, &why.account.reason, event->card);
  tarot_explain (view, TAROT_LEVEL_VILLAGER, NULL, event, false, &why);
  n_whys[why.account.reason.why]++;
  /* Everybody sees that the petit has not been played, also if it is led for. */
  if (why.account.reason.why != TAROT_WHY_HUNT_PETIT)
    assert_true_reason (match, &why.account.reason, event->card);
}

TEST (test_reasons_are_true)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t deal = 0; deal < n_deals; deal++)
    {
      TarotRules rules;

      random_rules (&rng, &rules);
      walk_deal (&rules, first_seed + deal, check_reason);
    }
  for (int why = 0; why < TAROT_N_WHYS; why++)
    print_message ("# reason %d: %ld\n", why, n_whys[why]);
  /* The petit hardly ever takes the last trick in these deals. */
  for (int why = 0; why < TAROT_N_WHYS; why++)
    if (n_deals >= 400 && n_whys[why] == 0 && why != TAROT_WHY_PETIT_LAST)
      fail_msg ("reason %d never occurs", why);
}

/* A last trick of four seats, in which the third is to play its only card, the petit. */
TEST (test_petit_in_the_last_trick)
{
  TarotReason reason;
  TarotMatch match;
  TarotView view;
  TarotRules rules;
  TarotDeal *deal = &match.deal;

  tarot_rules_init (&rules, TAROT_RULES_BGA, 4);
  tarot_match_init (&match, &rules, false);
  tarot_deal_init (deal, 0);
  deal->phase = TAROT_PHASE_PLAY;
  deal->contract = TAROT_GARDE;
  deal->taker = deal->turn = 2;
  deal->n_tricks = 17;
  deal->n_plays = 17 * 4 + 2;
  deal->leader = 0;
  deal->plays[17 * 4] = tarot_card_parse ("2c");
  deal->plays[17 * 4 + 1] = tarot_card_parse ("3c");
  deal->hands[2] = tarot_set_of (TAROT_PETIT);
  deal->hands[3] = read_set ("4c");
  tarot_view_for_seat (&match, TAROT_NOBODY, &view);
  tarot_reason_for_card (&view, TAROT_PETIT, &reason);
  assert_int_equal (reason.why, TAROT_WHY_PETIT_LAST);
  tarot_view_for_seat (&match, 2, &view);
  tarot_reason_for_card (&view, TAROT_PETIT, &reason);
  assert_int_equal (reason.why, TAROT_WHY_ONLY_CARD);
}

/* Blanks everything that not everybody knows: the explanation stays the same. */
static void
check_secrecy (const TarotMatch *match, const TarotView *view, const TarotEvent *event)
{
  TarotBudget budget = { .seed = 3, .nodes = 500 };
  TarotExplanation why, common_why;
  TarotView common;

  tarot_explain (view, TAROT_LEVEL_MASTER, &budget, event, false, &why);
  tarot_view_for_seat (match, TAROT_NOBODY, &common);
  tarot_explain (&common, TAROT_LEVEL_MASTER, &budget, event, false, &common_why);
  assert_memory_equal (&why, &common_why, sizeof why);
  assert_int_equal (why.account.info.n_options, 0);
  if (event->type == TAROT_EVENT_ECART)
    assert_true (tarot_set_within (why.account.event.cards, tarot_suit_cards (TAROT_TRUMPS)));
  assert_true ((TAROT_EXPLAINED_EVENTS >> event->type & 1) != 0);
}

TEST (test_explanations_keep_secrets)
{
  AluRng rng;

  alu_rng_seed (&rng, first_seed);
  for (uint32_t deal = 0; deal < n_deals / 4; deal++)
    {
      TarotRules rules;

      random_rules (&rng, &rules);
      walk_deal (&rules, first_seed + deal, check_secrecy);
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
