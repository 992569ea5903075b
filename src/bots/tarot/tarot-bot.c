/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-bot.h"

#include "bots/tarot/tarot-decision.h"
#include "bots/tarot/tarot-declarations.h"
#include "bots/tarot/tarot-hand-value.h"
#include "bots/tarot/tarot-monte-carlo.h"
#include "bots/tarot/tarot-play-policy.h"
#include "bots/tarot/tarot-random.h"
#include "bots/tarot/tarot-signal-choice.h"

const char *const tarot_level_ids[TAROT_N_LEVELS] = {
  [TAROT_LEVEL_RANDOM] = "random", [TAROT_LEVEL_NOVICE] = "novice",
  [TAROT_LEVEL_CASUAL] = "casual", [TAROT_LEVEL_VILLAGER] = "villager",
  [TAROT_LEVEL_STRONG] = "strong", [TAROT_LEVEL_EXPERT] = "expert",
  [TAROT_LEVEL_MASTER] = "master",
};

/* Of how many cards a level plays one at random; 0 for none. */
static const uint8_t random_shares[TAROT_N_LEVELS] = {
  [TAROT_LEVEL_RANDOM] = 1,
  [TAROT_LEVEL_NOVICE] = 2,
  [TAROT_LEVEL_CASUAL] = 6,
};

static const TarotMonteCarloParams searches[TAROT_N_LEVELS] = {
  [TAROT_LEVEL_STRONG] = { .nodes = 6000, .samples = 16, .tries = 48 },
  [TAROT_LEVEL_EXPERT] = { .nodes = 48000, .samples = 64, .tries = 256, .declares = true },
  [TAROT_LEVEL_MASTER] = { .nodes = 200000,
                           .samples = 320,
                           .tries = 1600,
                           .exact_left = 4,
                           .exact_from = 9,
                           .declares = true },
};

size_t
tarot_bot_memory (TarotLevel level)
{
  return searches[level].exact_left > 0 ? TAROT_MONTE_CARLO_BYTES : 0;
}

static void
decide_bid (const TarotView *view, TarotEvent *event)
{
  const TarotDeal *deal = &view->match.deal;
  TarotBid bid = tarot_bid_by_value (deal->hands[view->seat], view->match.rules.seats);

  tarot_event_init (event, TAROT_EVENT_BID, view->seat);
  event->bid = bid > deal->contract ? (uint8_t) bid : TAROT_PASS;
}

/* Before the first card: a misère costs nothing, and a handful is shown by who holds it.
 *
 * Returns: whether there is something to declare. */
static bool
decide_declaration (const TarotView *view, TarotEvent *event)
{
  const TarotDeal *deal = &view->match.deal;

  if (deal->n_tricks > 0)
    return false;
  tarot_event_init (event, TAROT_EVENT_MISERE, view->seat);
  for (int misere = 0; misere < TAROT_N_MISERES; misere++)
    {
      event->misere = (uint8_t) misere;
      if (tarot_view_check_event (view, event) == TAROT_OK)
        return true;
    }
  tarot_event_init (event, TAROT_EVENT_HANDFUL, view->seat);
  event->handful = (uint8_t) tarot_choose_handful (&view->match.rules, deal, view->seat,
                                                   &event->cards);
  return tarot_view_check_event (view, event) == TAROT_OK;
}

static void
decide_play (const TarotView *view, TarotEvent *event)
{
  TarotFacts facts;

  if (decide_declaration (view, event))
    return;
  tarot_facts_read (&facts, &view->match.rules, &view->match.deal);
  tarot_event_init (event, TAROT_EVENT_PLAY, view->seat);
  event->card = tarot_policy_card (&view->match.rules, &view->match.deal, &facts, view->seat);
}

void
tarot_decide_by_rules (const TarotView *view, TarotEvent *event)
{
  TarotCardSet hand = view->match.deal.hands[view->seat];
  const TarotRules *rules = &view->match.rules;

  switch (tarot_view_phase (view))
    {
    case TAROT_PHASE_BID:
      decide_bid (view, event);
      break;
    case TAROT_PHASE_CALL:
      tarot_event_init (event, TAROT_EVENT_CALL, view->seat);
      event->card = tarot_choose_call (hand, rules->call_own);
      break;
    case TAROT_PHASE_ECART:
      tarot_event_init (event, TAROT_EVENT_ECART, view->seat);
      event->cards = tarot_choose_ecart (hand, tarot_dog_size (rules->seats));
      break;
    default:
      decide_play (view, event);
      break;
    }
}

static void
clear_info (TarotDecisionInfo *info)
{
  info->basis = TAROT_BASIS_RULES;
  info->n_worlds = 0;
  info->n_options = 0;
}

void
tarot_decide_by_search (const TarotMonteCarloParams *params, const TarotView *view,
                        const TarotBudget *budget, AluRng *rng, TarotEvent *event,
                        TarotDecisionInfo *info)
{
  bool plays = tarot_view_phase (view) == TAROT_PHASE_PLAY;
  int n;

  clear_info (info);
  if (plays && decide_declaration (view, event))
    return;
  if (!plays && !params->declares)
    {
      tarot_decide_by_rules (view, event);
      return;
    }
  info->n_worlds = tarot_monte_carlo_decide (params, view, budget, rng, info->options, &n);
  if (plays && info->n_worlds > 0)
    tarot_prefer_habits (view, info->options, n);
  if (plays && info->n_worlds > 0 && (budget->convention_seats >> view->seat & 1) != 0)
    tarot_choose_signal (view, budget->convention_seats, info->options, n);
  *event = info->options[0].event;
  if (info->n_worlds > 0)
    {
      info->basis = TAROT_BASIS_SEARCH;
      info->n_options = n;
    }
}

void
tarot_decide (TarotLevel level, const TarotView *view, const TarotBudget *budget, TarotEvent *event,
              TarotDecisionInfo *info)
{
  const TarotBudget usual = { 0 };
  bool plays = tarot_view_phase (view) == TAROT_PHASE_PLAY;
  int share = random_shares[level];
  AluRng rng;

  if (budget == NULL)
    budget = &usual;
  clear_info (info);
  /* Another number in each position of the deal. */
  alu_rng_seed (&rng, budget->seed * 1024 + view->match.deal.n_plays * 8u + view->seat);
  if (tarot_bot_announces (level, view, budget))
    tarot_event_init (event, TAROT_EVENT_SLAM, view->seat);
  else if (level == TAROT_LEVEL_RANDOM
           || (plays && share > 0 && alu_rng_below (&rng, (uint32_t) share) == 0))
    {
      info->basis = TAROT_BASIS_CHANCE;
      tarot_random_event (view, &rng, event);
    }
  else if (searches[level].samples > 0)
    tarot_decide_by_search (&searches[level], view, budget, &rng, event, info);
  else
    tarot_decide_by_rules (view, event);
}

void
tarot_bot_decide (TarotLevel level, const TarotView *view, const TarotBudget *budget,
                  TarotEvent *event)
{
  TarotDecisionInfo info;

  tarot_decide (level, view, budget, event, &info);
}

bool
tarot_bot_announces (TarotLevel level, const TarotView *view, const TarotBudget *budget)
{
  const TarotDeal *deal = &view->match.deal;

  (void) budget;
  return level > TAROT_LEVEL_CASUAL && deal->taker == view->seat
         && tarot_match_may_announce (&view->match)
         && tarot_is_slam_hand (deal->hands[view->seat], deal->ecart, view->match.rules.seats);
}
