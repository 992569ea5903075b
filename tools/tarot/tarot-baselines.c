/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/tarot/tarot-baselines.h"

#include <string.h>

#include "bots/tarot/coach/tarot-hint.h"
#include "bots/tarot/coach/tarot-review.h"
#include "bots/tarot/tarot-decision.h"
#include "bots/tarot/tarot-playout.h"

/* Whether @card takes the trick as it stands. */
static bool
takes_trick (const TarotCard *trick, int n, TarotCard card)
{
  TarotCard cards[TAROT_MAX_SEATS];

  memcpy (cards, trick, (size_t) n);
  cards[n] = card;
  return card != TAROT_EXCUSE && tarot_trick_winner (cards, n + 1) == n;
}

/* The card that takes the trick with the most points, or else the one of the fewest points. */
static TarotCard
greedy_card (const TarotView *view)
{
  TarotCardSet legal = tarot_view_legal_plays (view);
  TarotCard cards[TAROT_N_CARDS];
  int n_trick;
  const TarotCard *trick = tarot_deal_trick (&view->match.deal, view->match.rules.seats,
                                             view->match.deal.n_tricks, &n_trick);
  int n = tarot_set_cards (legal, cards);
  int best = 0, best_worth = -100;

  for (int i = 0; i < n; i++)
    {
      int points = tarot_card_half_points (cards[i]);
      int worth = takes_trick (trick, n_trick, cards[i]) ? points : -points;

      if (worth >= best_worth)
        {
          best_worth = worth;
          best = i;
        }
    }
  return cards[best];
}

/* As a villager, but for the cards. */
static void
decide_greedily (const TarotMatch *match, const TarotView *view, const TarotBudget *budget,
                 TarotEvent *event)
{
  (void) match;
  (void) budget;
  tarot_decide_by_rules (view, event);
  if (event->type == TAROT_EVENT_PLAY)
    event->card = greedy_card (view);
}

/* Forty worlds, all equally likely, with exact values from four tricks on; rules of thumb for all
 * but the cards. */
static void
decide_by_forty_worlds (const TarotMatch *match, const TarotView *view, const TarotBudget *budget,
                        TarotEvent *event)
{
  static const TarotMonteCarloParams params = { .nodes = UINT32_MAX,
                                                .samples = 40,
                                                .exact_left = 4 };
  TarotDecisionInfo info;
  AluRng rng;

  (void) match;
  alu_rng_seed (&rng, budget->seed * 1024 + view->match.deal.n_plays * 8u + view->seat);
  tarot_decide_by_search (&params, view, budget, &rng, event, &info);
}

/* What @card is worth for the seat in turn in the deal as it is. */
static double
true_marks (const TarotMatch *match, TarotSolver *solver, const TarotEvent *event)
{
  TarotDeal deal = match->deal;
  TarotFacts facts;

  tarot_facts_read (&facts, &match->rules, &deal);
  tarot_playout_apply (&match->rules, &deal, &facts, event);
  return tarot_playout_marks (&match->rules, &deal, &facts, event->seat, solver, 6);
}

/* Sees all hands: plays the card that is best against rules of thumb, and exactly from six tricks
 * on. */
static void
decide_by_cheating (const TarotMatch *match, const TarotView *view, const TarotBudget *budget,
                    TarotEvent *event)
{
  TarotSolver *solver;
  TarotCardSet legal = tarot_view_legal_plays (view);
  TarotEvent play;
  double best = 0;
  bool any = false;

  tarot_decide_by_rules (view, event);
  if (event->type != TAROT_EVENT_PLAY)
    return;
  solver = tarot_solver_init (budget->memory, budget->memory_bytes);
  tarot_event_init (&play, TAROT_EVENT_PLAY, view->seat);
  for (; !tarot_set_is_empty (legal); legal = tarot_set_without (legal, play.card))
    {
      double marks;

      play.card = tarot_set_lowest (legal);
      marks = true_marks (match, solver, &play);
      if (!any || marks > best)
        {
          any = true;
          best = marks;
          *event = play;
        }
    }
}

/* Follows the hints, which know nothing of the seed of the match. */
static void
follow_hints (const TarotMatch *match, const TarotView *view, const TarotBudget *budget,
              TarotEvent *event)
{
  TarotBudget again = *budget;
  TarotHint hint;

  (void) match;
  again.seed = 0;
  tarot_hint (view, &again, &hint);
  *event = hint.account.event;
}

/* Decides as a villager, but where the review would call that costly, it does what the review
 * proposes. */
static void
follow_review (const TarotMatch *match, const TarotView *view, const TarotBudget *budget,
               TarotEvent *event)
{
  const TarotBudget review_budget = { .nodes = budget->nodes };
  TarotVerdict verdict;

  (void) match;
  tarot_decide_by_rules (view, event);
  if (tarot_is_reviewed (event) && tarot_review_decision (view, event, &review_budget, &verdict)
      && verdict.judgment.costly)
    *event = verdict.options[verdict.judgment.best].event;
}

#define SOLVER_BYTES TAROT_MONTE_CARLO_BYTES

static const TarotArenaPlayer baselines[] = {
  { .id = "greedy", .decide = decide_greedily },
  { .id = "pimc-40", .decide = decide_by_forty_worlds, .memory_bytes = SOLVER_BYTES },
  { .id = "hints", .decide = follow_hints, .memory_bytes = SOLVER_BYTES },
  { .id = "reviewed", .decide = follow_review },
  { .id = "cheat", .decide = decide_by_cheating, .memory_bytes = SOLVER_BYTES },
};

bool
tarot_baseline_player (const char *id, TarotArenaPlayer *player)
{
  for (size_t i = 0; i < sizeof baselines / sizeof baselines[0]; i++)
    if (strcmp (baselines[i].id, id) == 0)
      {
        *player = baselines[i];
        return true;
      }
  return false;
}
