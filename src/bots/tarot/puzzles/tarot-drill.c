/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/tarot/puzzles/tarot-drill.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/tarot/tarot-hand-value.h"
#include "engine/tarot/tarot-kind.h"

/* Hand points around those that the lowest contract needs, between which a bid is a question. */
#define MAX_EXCESS 18
/* Tricks that are watched before something is to be counted. */
#define MIN_TRICKS 3
#define MAX_TRICKS 5
/* Cards played out to compare an écart: a few milliseconds. */
#define ECART_NODES 40000
/* As in reviews. */
#define COSTLY_POINTS 8
#define COSTLY_ERRORS 3

/* Of the kinds of drills. */
static const char *const tarot_drill_ids[TAROT_N_DRILLS + 1] = { "bid", "ecart", "count", NULL };

/* A question that is being made. */
typedef struct
{
  TarotDrill *drill;
  TarotMatch match;
  AluRng rng;
} Making;

bool
tarot_drill_read_id (const char *id, TarotDrillKind *kind, uint64_t *seed)
{
  for (int i = 0; i < TAROT_N_DRILLS; i++)
    {
      size_t length = strlen (tarot_drill_ids[i]);
      char *end;

      if (strncmp (id, tarot_drill_ids[i], length) != 0 || id[length] != '-')
        continue;
      *kind = (TarotDrillKind) i;
      *seed = strtoull (id + length + 1, &end, 16);
      return end != id + length + 1 && *end == '\0';
    }
  return false;
}

void
tarot_drill_state (const TarotDrill *drill, TarotMatch *match)
{
  tarot_match_init_from_header (match, &drill->head.header);
  for (int i = 0; i < drill->head.n_events; i++)
    tarot_match_apply (match, &drill->events[i]);
}

/* --- Positions --- */

static void
apply_event (Making *making, const TarotEvent *event)
{
  tarot_match_apply (&making->match, event);
  making->drill->events[making->drill->head.n_events++] = *event;
}

/* Lets a villager decide what is awaited. */
static void
play_on (Making *making)
{
  TarotBudget budget = { .seed = alu_rng_next (&making->rng) };
  TarotEvent event;
  TarotView view;

  tarot_view_for_seat (&making->match, tarot_match_awaited (&making->match), &view);
  tarot_bot_decide (TAROT_LEVEL_VILLAGER, &view, &budget, &event);
  apply_event (making, &event);
}

/* Plays until @phase, or until the deal ends.
 *
 * Returns: whether the phase was reached. */
static bool
play_to_phase (Making *making, TarotPhase phase)
{
  while (making->match.deal.outcome == TAROT_OUTCOME_NONE
         && tarot_match_phase (&making->match) != phase)
    play_on (making);
  return making->match.deal.outcome == TAROT_OUTCOME_NONE;
}

/* Sets up a table and deals the cards. */
static void
deal_cards (Making *making)
{
  static const int tables[] = { 4, 4, 5, 3 };
  TarotDrill *drill = making->drill;
  TarotEvent event;
  TarotRules rules;

  tarot_rules_init (&rules, TAROT_RULES_FFT, tables[alu_rng_below (&making->rng, 4)]);
  tarot_header_init (&drill->head.header, &rules);
  tarot_match_init (&making->match, &rules, false);
  drill->head.n_events = 0;
  tarot_match_chance (&making->match, alu_rng_next (&making->rng), &event);
  apply_event (making, &event);
}

/* Lets some players speak. A hand that is far too weak or strong asks no question. */
static bool
find_bid (Making *making)
{
  TarotDeal *deal = &making->match.deal;
  int seats = making->match.rules.seats, excess;
  uint32_t n = alu_rng_below (&making->rng, (uint32_t) seats);

  for (uint32_t i = 0; i < n && deal->outcome == TAROT_OUTCOME_NONE
                       && tarot_match_phase (&making->match) == TAROT_PHASE_BID;
       i++)
    play_on (making);
  if (tarot_match_phase (&making->match) != TAROT_PHASE_BID || deal->contract >= TAROT_GARDE_SANS)
    return false;
  making->drill->head.seat = deal->turn;
  excess = tarot_bid_excess (deal->hands[deal->turn], seats, (TarotBid) (deal->contract + 1));
  return abs (excess) <= MAX_EXCESS;
}

static bool
find_ecart (Making *making)
{
  if (!play_to_phase (making, TAROT_PHASE_ECART))
    return false;
  making->drill->head.seat = making->match.deal.turn;
  return true;
}

/* --- Counting --- */

static int
count_played (const TarotDeal *deal, TarotCardSet cards)
{
  return tarot_set_count (tarot_set_common (deal->played, cards));
}

/* Returns: the half points in the tricks of the attack. */
static int
count_points (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;
  int sum = 0, n;

  for (int trick = 0; trick < deal->n_tricks; trick++)
    {
      const TarotCard *cards = tarot_deal_trick (deal, match->rules.seats, trick, &n);

      if (deal->takers[trick] != deal->taker && deal->takers[trick] != deal->partner)
        continue;
      for (int i = 0; i < n; i++)
        sum += tarot_card_half_points (cards[i]);
    }
  return sum;
}

/* Whether everybody knows the tricks of the attack and what they count. */
static bool
may_count_points (const TarotMatch *match)
{
  return match->rules.seats < TAROT_MAX_SEATS && !tarot_set_has (match->deal.played, TAROT_EXCUSE);
}

static int
get_truth (const TarotDrill *drill, const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;
  TarotCardSet trumps = tarot_suit_cards (TAROT_TRUMPS);

  switch ((TarotDrillCount) drill->count)
    {
    case TAROT_COUNT_TRUMPS:
      return TAROT_N_TRUMPS
             - tarot_set_count (tarot_set_common (trumps,
                                                  tarot_set_union (deal->played,
                                                                   deal->hands[drill->head.seat])));
    case TAROT_COUNT_BOUTS:
      return count_played (deal, tarot_bouts ());
    case TAROT_COUNT_SUIT:
      return count_played (deal, tarot_suit_cards ((TarotSuit) drill->suit));
    default:
      return count_points (match);
    }
}

/* Chooses what else could be the number. */
static void
set_choices (Making *making)
{
  TarotDrill *drill = making->drill;
  int step = drill->count == TAROT_COUNT_POINTS ? 2 + 2 * (int) alu_rng_below (&making->rng, 2) : 1;
  int first = drill->truth - step * (int) alu_rng_below (&making->rng, TAROT_DRILL_CHOICES);

  if (drill->count == TAROT_COUNT_BOUTS)
    first = 0;
  while (first < 0)
    first += step;
  for (int i = 0; i < TAROT_DRILL_CHOICES; i++)
    drill->choices[i] = (int16_t) (first + i * step);
}

/* Plays some tricks, which the player watches who plays second in the next one. */
static bool
find_count (Making *making)
{
  TarotDrill *drill = making->drill;
  TarotDeal *deal = &making->match.deal;
  uint32_t n = MIN_TRICKS + alu_rng_below (&making->rng, MAX_TRICKS - MIN_TRICKS + 1);
  uint8_t before;

  if (!play_to_phase (making, TAROT_PHASE_PLAY) || deal->taker == TAROT_NOBODY)
    return false;
  before = drill->head.n_events;
  while (deal->n_tricks < n)
    play_on (making);
  drill->head.n_watched = (uint8_t) (drill->head.n_events - before);
  drill->head.seat = (uint8_t) tarot_next_seat (&making->match.rules, deal->turn);
  drill->count = (uint8_t) alu_rng_below (&making->rng, TAROT_N_COUNTS);
  drill->suit = (uint8_t) alu_rng_below (&making->rng, TAROT_N_SUITS);
  if (drill->count == TAROT_COUNT_POINTS && !may_count_points (&making->match))
    drill->count = TAROT_COUNT_TRUMPS;
  drill->truth = (int16_t) get_truth (drill, &making->match);
  set_choices (making);
  return true;
}

/* --- Making and judging --- */

bool
tarot_drill_make (TarotDrillKind kind, uint64_t seed, const AluStop *stop, TarotDrill *drill)
{
  static bool (*const find[TAROT_N_DRILLS]) (Making *) = { find_bid, find_ecart, find_count };
  Making making = { .drill = drill };
  TarotBudget budget = { .seed = seed, .stop = stop };
  TarotView view;

  memset (drill, 0, sizeof *drill);
  alu_rng_seed (&making.rng, seed);
  drill->head.theme = (uint8_t) kind;
  snprintf (drill->head.id, sizeof drill->head.id, "%s-%" PRIx64, tarot_drill_ids[kind], seed);
  do
    deal_cards (&making);
  while (!alu_stop_is_requested (stop) && !find[kind](&making));
  tarot_puzzle_seat_players (&drill->head.header, drill->head.seat, &making.rng);
  if (kind == TAROT_DRILL_COUNT)
    return !alu_stop_is_requested (stop);
  tarot_view_for_seat (&making.match, drill->head.seat, &view);
  tarot_hint (&view, &budget, &drill->hint);
  return !alu_stop_is_requested (stop);
}

/* Returns: by how much an option is worse than the best one. */
static double
get_cost (const TarotOptionValue *options, int n, const TarotEvent *event, bool *costly)
{
  *costly = false;
  for (int i = 0; i < n; i++)
    if (tarot_is_same_decision (&options[i].event, event))
      {
        double cost = options[0].marks - options[i].marks;

        *costly = cost >= COSTLY_POINTS && cost >= COSTLY_ERRORS * options[i].error;
        return cost;
      }
  return 0;
}

double
tarot_drill_cost (const TarotDrill *drill, const TarotEvent *event, bool *costly)
{
  static const TarotMonteCarloParams params = { .nodes = ECART_NODES,
                                                .samples = 160,
                                                .declares = true };
  TarotOptionValue options[TAROT_MAX_OPTIONS];
  const TarotDecisionInfo *info = &drill->hint.account.info;
  TarotBudget budget = { .seed = 1 };
  TarotMatch match;
  TarotView view;
  AluRng rng;
  int n;

  if (drill->head.theme == TAROT_DRILL_BID)
    return get_cost (info->options, info->n_options, event, costly);
  tarot_drill_state (drill, &match);
  tarot_view_for_seat (&match, drill->head.seat, &view);
  alu_rng_seed (&rng, budget.seed);
  tarot_monte_carlo_compare (&params, &view, &budget, &rng, event, options, &n);
  return get_cost (options, n, event, costly);
}

/* --- The kind --- */

/* Takes the number of a choice, or what the seat does. */
static bool
is_right (const void *data, const char *answer)
{
  const TarotDrill *drill = data;
  bool costly = true;
  TarotRecordReader reader;
  const TarotEvent *event;

  if (drill->head.theme == TAROT_DRILL_COUNT)
    return drill->choices[strtoul (answer, NULL, 10) % TAROT_DRILL_CHOICES] == drill->truth;
  event = alu_record_read_request (&reader, &tarot_kind, drill->head.header.rules.n_seats, answer);
  if (event != NULL)
    tarot_drill_cost (drill, event, &costly);
  return !costly;
}

static void
solve_drill (const void *data, char answer[ALU_GAME_MAX_REQUEST])
{
  const TarotDrill *drill = data;
  TarotRecordWriter writer;
  int truth = 0;

  if (drill->head.theme != TAROT_DRILL_COUNT)
    {
      alu_record_write_request (&writer, &tarot_kind, &drill->hint.account.event, answer);
      return;
    }
  while (drill->choices[truth] != drill->truth)
    truth++;
  snprintf (answer, ALU_GAME_MAX_REQUEST, "%d", truth);
}

static bool
generate_drill (const char *deck, const char *id, uint64_t seed, unsigned stars,
                const AluStop *stop, void *drill)
{
  char fresh[ALU_PUZZLE_MAX_ID];
  TarotDrillKind kind;
  uint64_t own;

  snprintf (fresh, sizeof fresh, "%s-%" PRIx64, deck, seed);
  return ((id != NULL && tarot_drill_read_id (id, &kind, &own))
          || tarot_drill_read_id (fresh, &kind, &own))
         && tarot_drill_make (kind, own, stop, drill);
}

const AluPuzzleKind tarot_drill_kind = {
  .game = &tarot_kind,
  .size = sizeof (TarotDrill),
  .events = offsetof (TarotDrill, events),
  .max_events = TAROT_PUZZLE_MAX_EVENTS,
  .themes = tarot_drill_ids,
  .answers = " bid ecart ",
  .of_people = true,
  .is_right = is_right,
  .solve = solve_drill,
  .generate = generate_drill,
};
