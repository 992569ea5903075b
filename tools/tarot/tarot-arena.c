/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/tarot/tarot-arena.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bots/tarot/tarot-bot-kind.h"
#include "bots/tarot/tarot-hand-value.h"
#include "tools/tarot/tarot-baselines.h"

bool
tarot_arena_player (const char *id, TarotArenaPlayer *player)
{
  int level = alu_bot_level_from_id (&tarot_bot_kind, id);

  memset (player, 0, sizeof *player);
  if (level < 0)
    return tarot_baseline_player (id, player);
  player->id = tarot_level_ids[level];
  player->level = (TarotLevel) level;
  player->memory_bytes = tarot_bot_memory ((TarotLevel) level);
  player->signals = alu_bot_follows_convention (&tarot_bot_kind, id);
  return true;
}

/* The bid of an imposed garde: the seat whose hand has the highest value, the first of several. */
static void
impose_bid (const TarotMatch *match, TarotEvent *event)
{
  const TarotDeal *deal = &match->deal;
  int taker = 0;

  for (int seat = 1; seat < match->rules.seats; seat++)
    if (tarot_hand_value (deal->hands[seat]) > tarot_hand_value (deal->hands[taker]))
      taker = seat;
  tarot_event_init (event, TAROT_EVENT_BID, deal->turn);
  event->bid = deal->turn == taker ? TAROT_GARDE : TAROT_PASS;
}

/* Returns: the seats that signal, bit per seat. @guest_seat: TAROT_NOBODY without a guest. */
static unsigned
list_signalers (const TarotArena *arena, int guest_seat)
{
  unsigned seats = 0;

  for (int seat = 0; seat < arena->rules.seats; seat++)
    if (seat == guest_seat ? arena->guest.signals : arena->host.signals)
      seats |= 1u << seat;
  return seats;
}

/* A seat decides; only the guest's time counts. */
static void
decide_event (const TarotArena *arena, const TarotMatch *match, int guest_seat, uint64_t seed,
              TarotEvent *event)
{
  int seat = tarot_match_awaited (match);
  bool guest = seat == guest_seat;
  const TarotArenaPlayer *player = guest ? &arena->guest : &arena->host;
  TarotBudget budget = { .seed = seed,
                         .nodes = arena->nodes[!guest],
                         .memory = arena->memory,
                         .memory_bytes = arena->memory_bytes,
                         .convention_seats = list_signalers (arena, guest_seat) };
  TarotView view;
  double start = arena->clock != NULL ? arena->clock () : 0;

  tarot_view_for_seat (match, seat, &view);
  if (player->decide != NULL)
    player->decide (match, &view, &budget, event);
  else
    tarot_bot_decide (player->level, &view, &budget, event);
  if (guest && arena->clock != NULL && arena->on_move != NULL)
    arena->on_move (arena->clock () - start, arena->data);
}

/* Whether the taker announces a slam now; only levels do. */
static bool
announces_slam (const TarotArena *arena, const TarotMatch *match, int guest_seat, uint64_t seed)
{
  const TarotArenaPlayer *player;
  TarotView view;

  if (!tarot_match_may_announce (match))
    return false;
  player = match->deal.taker == guest_seat ? &arena->guest : &arena->host;
  if (player->decide != NULL)
    return false;
  tarot_view_for_seat (match, match->deal.taker, &view);
  return tarot_bot_announces (player->level, &view, &(TarotBudget) { .seed = seed });
}

/* Plays the deal number 1 of @seed. */
static void
play_deal (const TarotArena *arena, uint64_t seed, int guest_seat, TarotMatch *match)
{
  TarotRules rules = arena->rules;

  rules.deals = rules.target = 0;
  tarot_match_init (match, &rules, false);
  do
    {
      TarotEvent event;

      if (tarot_match_awaited (match) == TAROT_CHANCE)
        tarot_match_chance (match, seed, &event);
      else if (arena->imposed && tarot_match_phase (match) == TAROT_PHASE_BID)
        impose_bid (match, &event);
      else if (announces_slam (arena, match, guest_seat, seed))
        tarot_event_init (&event, TAROT_EVENT_SLAM, match->deal.taker);
      else
        decide_event (arena, match, guest_seat, seed, &event);
      if (tarot_match_apply (match, &event) != TAROT_OK)
        abort ();
    }
  while (match->deal.outcome == TAROT_OUTCOME_NONE);
}

static void
note_contract (TarotArenaContracts *contracts, const TarotMatch *match, int guest_seat)
{
  int bid = match->sheet.contract;

  if (match->deal.outcome != TAROT_OUTCOME_PLAYED || match->deal.taker != guest_seat)
    return;
  contracts->taken[bid]++;
  contracts->made[bid] += match->marks.made != 0;
  contracts->marks[bid] += match->marks.marks[guest_seat];
}

static int
marks_of (const TarotMatch *match, int seat)
{
  return match->deal.outcome == TAROT_OUTCOME_PLAYED ? match->marks.marks[seat] : 0;
}

double
tarot_arena_deal (const TarotArena *arena, uint64_t seed, TarotArenaContracts *contracts,
                  double *damped)
{
  int seats = arena->rules.seats;
  double sum = 0, damped_sum = 0;
  TarotMatch match, hosts_alone;

  play_deal (arena, seed, TAROT_NOBODY, &hosts_alone);
  for (int seat = 0; seat < seats; seat++)
    {
      int gain;

      play_deal (arena, seed, seat, &match);
      if (contracts != NULL)
        note_contract (contracts, &match, seat);
      gain = marks_of (&match, seat) - marks_of (&hosts_alone, seat);
      sum += gain;
      damped_sum += gain < 0 ? -sqrt (-gain) : sqrt (gain);
    }
  *damped = damped_sum / seats;
  return sum / seats;
}

/* What a defender of the deal scores on average. */
static double
marks_of_defense (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;
  int sum = 0, n = 0;

  for (int seat = 0; seat < match->rules.seats; seat++)
    if (seat != deal->taker && seat != deal->partner)
      {
        sum += marks_of (match, seat);
        n++;
      }
  return deal->taker == TAROT_NOBODY ? 0 : (double) sum / n;
}

double
tarot_arena_signals (const TarotArena *arena, uint64_t seed, double *damped)
{
  TarotArena table = *arena;
  TarotMatch with, without;
  double gain;

  table.host.signals = false;
  play_deal (&table, seed, TAROT_NOBODY, &without);
  table.host.signals = true;
  play_deal (&table, seed, TAROT_NOBODY, &with);
  gain = marks_of_defense (&with) - marks_of_defense (&without);
  *damped = gain < 0 ? -sqrt (-gain) : sqrt (gain);
  return gain;
}

TarotArenaFigure
tarot_arena_figure (const double *values, int n)
{
  TarotArenaFigure figure = { 0, 0 };
  double squares = 0;

  for (int i = 0; i < n; i++)
    figure.mean += values[i] / n;
  for (int i = 0; i < n; i++)
    squares += (values[i] - figure.mean) * (values[i] - figure.mean);
  if (n > 1)
    figure.error = 1.96 * sqrt (squares / (n - 1) / n);
  return figure;
}
