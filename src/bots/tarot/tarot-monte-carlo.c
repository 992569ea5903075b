/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/tarot-monte-carlo.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bots/tarot/tarot-declarations.h"
#include "bots/tarot/tarot-hand-value.h"
#include "bots/tarot/tarot-play-policy.h"
#include "bots/tarot/tarot-playout.h"
#include "bots/tarot/tarot-sampler.h"
#include "bots/tarot/tarot-world-weight.h"

/* What the solver may search in one world before rules of thumb take over, in tricks. */
#define SOLVER_NODES 20000
/* Cards that solving a world counts as, when the number of worlds is chosen. */
#define SOLVER_COST 150
/* From how many points, and standard errors, a card that nobody would play is right. */
#define SURE_GAIN 8
#define SURE_ERRORS 3
/* Fewer worlds than this tell nothing. */
#define MIN_SAMPLES 8

/* Options of which the best is wanted. */
typedef struct
{
  TarotOptionValue *options;
  int n;
  float *gains; /* what each option gets in each world, n values per world */
} List;

static TarotEvent *
add_option (List *list, const TarotView *view, TarotEventType type)
{
  TarotOptionValue *option = &list->options[list->n++];

  tarot_event_init (&option->event, type, view->seat);
  option->marks = option->error = 0;
  return &option->event;
}

/* The cards that could come between two of the seat's. */
static TarotCardSet
get_others (const TarotView *view)
{
  const TarotDeal *deal = &view->match.deal;
  TarotCardSet others = view->unseen;
  int n;
  const TarotCard *trick = tarot_deal_trick (deal, view->match.rules.seats, deal->n_tricks, &n);

  for (int i = 0; i < n; i++)
    others = tarot_set_with (others, trick[i]);
  return others;
}

/* The legal cards, of equal ones only the lowest. */
static void
list_plays (const TarotView *view, List *list)
{
  TarotCardSet rest = tarot_view_legal_plays (view);
  TarotCardSet others = get_others (view);
  TarotCard last = TAROT_NO_CARD;

  while (!tarot_set_is_empty (rest))
    {
      TarotCard card = tarot_set_lowest (rest);
      bool same = last != TAROT_NO_CARD && tarot_cards_are_equal (last, card, others);

      rest = tarot_set_without (rest, card);
      if (!same && list->n < TAROT_MAX_OPTIONS)
        add_option (list, view, TAROT_EVENT_PLAY)->card = card;
      last = card;
    }
}

static void
list_options (const TarotView *view, List *list)
{
  const TarotDeal *deal = &view->match.deal;
  const TarotRules *rules = &view->match.rules;
  TarotCardSet ecarts[TAROT_MAX_ECARTS], hand = deal->hands[view->seat];
  TarotEvent events[TAROT_MAX_LEGAL];
  int n;

  switch (tarot_view_phase (view))
    {
    case TAROT_PHASE_ECART:
      n = tarot_list_ecarts (hand, tarot_dog_size (rules->seats), ecarts);
      for (int i = 0; i < n; i++)
        add_option (list, view, TAROT_EVENT_ECART)->cards = ecarts[i];
      break;
    case TAROT_PHASE_PLAY:
      list_plays (view, list);
      break;
    default:
      n = tarot_match_legal (&view->match, view->seat, events);
      for (int i = 0; i < n; i++)
        if (events[i].type != TAROT_EVENT_BID || events[i].bid < TAROT_GARDE
            || !tarot_is_thin (hand))
          *add_option (list, view, (TarotEventType) events[i].type) = events[i];
      break;
    }
}

static int
tricks_left (const TarotView *view)
{
  return tarot_hand_size (view->match.rules.seats) - view->match.deal.n_tricks;
}

/* With how many tricks left the solver ends the playouts of this decision; 0 for never. */
static int
exact_left (const TarotMonteCarloParams *params, const TarotView *view)
{
  bool late = params->exact_from == 0 || tricks_left (view) <= params->exact_from;

  return late ? params->exact_left : 0;
}

/* Cards that are played out in one world for one option. */
static uint32_t
playout_cost (const TarotMonteCarloParams *params, const TarotView *view)
{
  int seats = view->match.rules.seats, left = tricks_left (view);
  int exact = exact_left (params, view);

  if (exact == 0)
    return (uint32_t) (left * seats);
  return SOLVER_COST + (uint32_t) (left > exact ? (left - exact) * seats : 0);
}

/* Replaces the @tries worlds by @n of them, each as often as its weight says. */
static void
resample_worlds (TarotDeal *worlds, const double *weights, int tries, int n, AluRng *rng)
{
  TarotDeal *chosen = worlds + tries;
  double sum = 0, next, step, passed = 0;
  int j = 0;

  for (int i = 0; i < tries; i++)
    sum += weights[i];
  step = sum / n;
  next = step * alu_rng_unit (rng);
  for (int i = 0; i < tries && j < n; i++)
    {
      passed += weights[i];
      for (; j < n && next < passed; next += step)
        chosen[j++] = worlds[i];
    }
  for (; j < n; j++)
    chosen[j] = worlds[tries - 1];
  memcpy (worlds, chosen, (size_t) n * sizeof *worlds);
}

/* Draws @n worlds.
 *
 * Returns: (transfer full) (nullable): them, to be freed; NULL if there is not enough memory. */
static TarotDeal *
draw_worlds (const TarotMonteCarloParams *params, const TarotView *view, int n, AluRng *rng,
             const TarotBudget *budget)
{
  int tries = params->tries * n / params->samples;
  TarotSampler *sampler = tarot_sampler_new (view);
  TarotDeal *worlds = malloc ((size_t) (n + tries) * sizeof *worlds);
  double *weights = malloc ((size_t) (tries + 1) * sizeof *weights);
  bool ok = sampler != NULL && worlds != NULL && weights != NULL;
  TarotFacts facts;

  tarot_facts_read (&facts, &view->match.rules, &view->match.deal);
  for (int i = 0; ok && i < (tries > n ? tries : n); i++)
    {
      tarot_sampler_draw (sampler, rng, &worlds[i]);
      if (params->tries > 0)
        tarot_world_choose_ecart (view, &facts, &worlds[i]);
      if (tries > n)
        weights[i] = tarot_world_weight (view, &worlds[i], budget->convention_seats);
      ok = !alu_stop_is_requested (budget->stop);
    }
  if (ok && tries > n)
    resample_worlds (worlds, weights, tries, n, rng);
  tarot_sampler_free (sampler);
  free (weights);
  if (ok)
    return worlds;
  free (worlds);
  return NULL;
}

/* Adds what each option gets in each world, until the search is stopped.
 *
 * Returns: whether it was not. */
static bool
try_options (const TarotMonteCarloParams *params, const TarotView *view, const TarotDeal *worlds,
             int n, const TarotBudget *budget, List *list)
{
  const TarotRules *rules = &view->match.rules;
  int exact = exact_left (params, view);
  TarotSolver *solver = NULL;
  TarotFacts facts;

  if (exact > 0)
    solver = tarot_solver_init (budget->memory, budget->memory_bytes < TAROT_MONTE_CARLO_BYTES
                                                    ? budget->memory_bytes
                                                    : TAROT_MONTE_CARLO_BYTES);
  if (solver != NULL)
    tarot_solver_set_limits (solver, SOLVER_NODES, budget->stop);
  tarot_facts_read (&facts, rules, &view->match.deal);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < list->n; j++)
      {
        TarotDeal deal = worlds[i];
        TarotFacts own = facts;
        double marks;

        if (j == 0 && alu_stop_is_requested (budget->stop))
          return false;
        tarot_playout_apply (rules, &deal, &own, &list->options[j].event);
        marks = tarot_playout_marks (rules, &deal, &own, view->seat, solver,
                                     solver != NULL ? exact : 0);
        list->options[j].marks += marks;
        list->gains[i * list->n + j] = (float) marks;
      }
  return true;
}

/* Turns the sums of @n worlds into means, with the errors of the differences to the best one. */
static void
summarize_options (List *list, int n)
{
  int best = 0;

  for (int j = 0; j < list->n; j++)
    {
      list->options[j].marks /= n;
      if (list->options[j].marks > list->options[best].marks)
        best = j;
    }
  for (int j = 0; j < list->n && n > 1; j++)
    {
      double mean = list->options[best].marks - list->options[j].marks, squares = 0;

      for (int i = 0; i < n; i++)
        {
          const float *gains = &list->gains[i * list->n];
          double difference = (double) gains[best] - gains[j] - mean;

          squares += difference * difference;
        }
      list->options[j].error = sqrt (squares / (n - 1) / n);
    }
}

static int
compare_options (const void *a, const void *b)
{
  const TarotOptionValue *x = a, *y = b;

  if (x->marks != y->marks)
    return x->marks < y->marks ? 1 : -1;
  return (int) x->event.card - (int) y->event.card;
}

bool
tarot_is_same_decision (const TarotEvent *a, const TarotEvent *b)
{
  return a->type == b->type && a->bid == b->bid && a->card == b->card
         && tarot_set_equal (a->cards, b->cards);
}

bool
tarot_option_stands_for (const TarotView *view, const TarotEvent *option, const TarotEvent *chosen)
{
  return tarot_is_same_decision (option, chosen)
         || (option->type == TAROT_EVENT_PLAY && chosen->type == TAROT_EVENT_PLAY
             && option->card < chosen->card
             && tarot_cards_are_equal (option->card, chosen->card, get_others (view)));
}

bool
tarot_option_is_about_as_good (const TarotOptionValue *option, const TarotOptionValue *best)
{
  double cost = best->marks - option->marks;

  return cost <= TAROT_NEAR || cost <= option->error;
}

/* Returns: the best option that is sensible, unless another one is better beyond doubt. */
static int
find_sensible (TarotCardSet sensible, const TarotOptionValue *options, int n)
{
  int i = 0;

  while (i < n - 1 && !tarot_set_has (sensible, options[i].event.card))
    i++;
  return options[0].marks - options[i].marks > fmax (SURE_GAIN, SURE_ERRORS * options[i].error)
             ? 0
             : i;
}

void
tarot_prefer_habits (const TarotView *view, TarotOptionValue *options, int n_options)
{
  const TarotMatch *match = &view->match;
  double scores[TAROT_N_CARDS];
  TarotOptionValue chosen;
  TarotCardSet sensible;
  TarotFacts facts;
  int best, like;

  tarot_facts_read (&facts, &match->rules, &match->deal);
  sensible = tarot_sensible_cards (&match->rules, &match->deal, &facts, view->seat);
  best = like = find_sensible (sensible, options, n_options);
  tarot_policy_scores (&match->rules, &match->deal, &facts, view->seat, scores);
  for (int i = best + 1; i < n_options; i++)
    if (tarot_set_has (sensible, options[i].event.card)
        && tarot_option_is_about_as_good (&options[i], &options[best])
        && scores[options[i].event.card] > scores[options[like].event.card])
      like = i;
  chosen = options[like];
  chosen.marks = options[0].marks;
  chosen.error = 0;
  memmove (options + 1, options, (size_t) like * sizeof *options);
  options[0] = chosen;
}

/* Puts what was chosen in the place of the option that stands for it. If there is none, it is
 * added, in the place of the last one if the list is full. */
static void
add_chosen (List *list, const TarotView *view, const TarotEvent *chosen)
{
  int i = 0;

  while (i < list->n && !tarot_option_stands_for (view, &list->options[i].event, chosen))
    i++;
  if (i == TAROT_MAX_OPTIONS)
    i--;
  if (i == list->n)
    list->n++;
  list->options[i] = (TarotOptionValue) { .event = *chosen };
}

uint32_t
tarot_monte_carlo_decide (const TarotMonteCarloParams *params, const TarotView *view,
                          const TarotBudget *budget, AluRng *rng, TarotOptionValue *options,
                          int *n_options)
{
  return tarot_monte_carlo_compare (params, view, budget, rng, NULL, options, n_options);
}

uint32_t
tarot_monte_carlo_compare (const TarotMonteCarloParams *params, const TarotView *view,
                           const TarotBudget *budget, AluRng *rng, const TarotEvent *chosen,
                           TarotOptionValue *options, int *n_options)
{
  List list = { options, 0, NULL };
  TarotDeal *worlds;
  uint32_t nodes = budget->nodes > 0 ? (uint32_t) budget->nodes : params->nodes;
  uint32_t n;
  bool done = false;

  list_options (view, &list);
  if (chosen != NULL)
    add_chosen (&list, view, chosen);
  *n_options = list.n;
  if (list.n == 1)
    return 0;
  n = nodes / (playout_cost (params, view) * (uint32_t) list.n);
  n = n > params->samples ? params->samples : n < MIN_SAMPLES ? MIN_SAMPLES : n;
  list.gains = malloc ((size_t) n * (size_t) list.n * sizeof *list.gains);
  worlds = list.gains != NULL ? draw_worlds (params, view, (int) n, rng, budget) : NULL;
  if (worlds != NULL)
    done = try_options (params, view, worlds, (int) n, budget, &list);
  if (done)
    {
      summarize_options (&list, (int) n);
      qsort (options, (size_t) list.n, sizeof *options, compare_options);
    }
  free (worlds);
  free (list.gains);
  return done ? n : 0;
}
