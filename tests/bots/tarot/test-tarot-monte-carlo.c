/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels that search: the same seed gives the same decision, and a stopped search still gives a
 * legal one. */

#include "tarot-support.h"

#include <stdlib.h>

#include "bots/tarot/tarot-bot.h"
#include "bots/tarot/tarot-monte-carlo.h"
#include "bots/tarot/tarot-world-weight.h"
#include "testing.h"

/* Plays a deal of villagers and asks @check before each of their decisions. */
static void
walk_deal (uint64_t seed, int seats, void (*check) (const TarotView *view))
{
  TarotRules rules;
  TarotMatch match;

  tarot_rules_init (&rules, TAROT_RULES_BGA, seats);
  tarot_match_init (&match, &rules, false);
  while (match.deal.outcome == TAROT_OUTCOME_NONE)
    {
      TarotEvent event;

      if (tarot_match_awaited (&match) == TAROT_CHANCE)
        tarot_match_chance (&match, seed, &event);
      else
        {
          TarotView view;

          tarot_view_for_seat (&match, match.deal.turn, &view);
          check (&view);
          tarot_bot_decide (TAROT_LEVEL_VILLAGER, &view, NULL, &event);
        }
      must_apply (&match, &event);
    }
}

static void
check_repeats (const TarotView *view)
{
  TarotBudget budget = { .seed = 5, .nodes = 3000 };
  TarotEvent a, b;

  tarot_bot_decide (TAROT_LEVEL_MASTER, view, &budget, &a);
  tarot_bot_decide (TAROT_LEVEL_MASTER, view, &budget, &b);
  assert_memory_equal (&a, &b, sizeof a);
  assert_int_equal (tarot_view_check_event (view, &a), TAROT_OK);
}

TEST (test_repeats)
{
  for (int seats = 3; seats <= 5; seats++)
    walk_deal (31, seats, check_repeats);
}

static void
check_stops (const TarotView *view)
{
  AluStop stop = 0;
  TarotBudget budget = { .seed = 5, .stop = &stop };
  TarotEvent event;

  alu_stop_request (&stop);
  tarot_bot_decide (TAROT_LEVEL_MASTER, view, &budget, &event);
  assert_int_equal (tarot_view_check_event (view, &event), TAROT_OK);
}

TEST (test_stops)
{
  for (int seats = 3; seats <= 5; seats++)
    walk_deal (32, seats, check_stops);
}

/* A player who took with a garde is likely to have the hand for it. */
TEST (test_weights)
{
  TarotRules rules;
  TarotMatch match;
  TarotEvent event;
  TarotView view;
  TarotDeal strong, weak;

  tarot_rules_init (&rules, TAROT_RULES_BGA, 4);
  tarot_match_init (&match, &rules, false);
  tarot_match_chance (&match, 1, &event);
  must_apply (&match, &event);
  tarot_event_init (&event, TAROT_EVENT_BID, match.deal.turn);
  event.bid = TAROT_GARDE;
  must_apply (&match, &event);
  tarot_view_for_seat (&match, match.deal.turn, &view);
  strong = weak = match.deal;
  weak.hands[event.seat] = read_set ("3a 2a Rp Dp 9p 8p 7p Dc 9c 8c 5c Vk 9k 8k 2k 9t 8t 3t");
  strong.hands[event.seat]
      = read_set ("Ex 21a 20a 18a 15a 14a 9a 8a 3a 1a Rp Dp 9p Rc 8c 5c Vk 9k");
  assert_true (tarot_world_weight (&view, &strong, 0) > 3 * tarot_world_weight (&view, &weak, 0));
}

/* More memory for the solver changes nothing. */
static void
check_memory (const TarotView *view)
{
  static char small[TAROT_MONTE_CARLO_BYTES], large[2 * TAROT_MONTE_CARLO_BYTES];
  TarotBudget budget = { .seed = 5, .nodes = 3000, .memory = small, .memory_bytes = sizeof small };
  TarotEvent a, b;

  tarot_bot_decide (TAROT_LEVEL_MASTER, view, &budget, &a);
  budget.memory = large;
  budget.memory_bytes = sizeof large;
  tarot_bot_decide (TAROT_LEVEL_MASTER, view, &budget, &b);
  assert_memory_equal (&a, &b, sizeof a);
  assert_int_equal (tarot_view_check_event (view, &a), TAROT_OK);
}

TEST (test_memory)
{
  for (int seats = 3; seats <= 5; seats++)
    walk_deal (33, seats, check_memory);
}
