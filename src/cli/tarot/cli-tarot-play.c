/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/tarot/cli-tarot.h"

#include <string.h>

#include "bots/tarot/tarot-bot-kind.h"
#include "bots/tarot/tarot-bot.h"
#include "bots/tarot/tarot-random.h"

/* Scored deals after which a match without a target stops. */
#define OPEN_ENDED_DEALS 6

/* Whether the taker announces a slam; among random players one of twenty does. */
static bool
announces_slam (const CliTable *table, uint64_t seed, AluRng *rng)
{
  const TarotMatch *match = table->match;
  TarotLevel level;
  TarotView view;

  if (!tarot_match_may_announce (match))
    return false;
  level = (TarotLevel) table->levels[match->deal.taker];
  if (level == TAROT_LEVEL_RANDOM)
    return alu_rng_below (rng, 20) == 0;
  tarot_view_for_seat (match, match->deal.taker, &view);
  return tarot_bot_announces (level, &view, &(TarotBudget) { .seed = seed });
}

static void
next_event (const CliTable *table, uint64_t seed, AluRng *rng, TarotEvent *event)
{
  const TarotMatch *match = table->match;
  int seat = tarot_match_awaited (match);
  TarotView view;

  if (seat == TAROT_CHANCE)
    {
      tarot_match_chance (match, seed, event);
      return;
    }
  if (announces_slam (table, seed, rng))
    {
      tarot_event_init (event, TAROT_EVENT_SLAM, match->deal.taker);
      return;
    }
  tarot_view_for_seat (match, seat, &view);
  if (table->levels[seat] == TAROT_LEVEL_RANDOM)
    tarot_random_event (&view, rng, event);
  else
    tarot_bot_decide ((TarotLevel) table->levels[seat], &view,
                      &(TarotBudget) {
                          .seed = cli_derive_seed (seed, match->n_deals),
                          .memory = table->memory,
                          .memory_bytes = table->memory_bytes,
                          .convention_seats = alu_bot_convention_seats (&tarot_bot_kind,
                                                                        &table->header) },
                      event);
}

static void
name_players (CliTable *table)
{
  static const char *const names[TAROT_MAX_SEATS] = { "Anne", "Léon", "Rose", "Émile", "Marcel" };

  for (int seat = 0; seat < table->header.rules.n_seats; seat++)
    strcpy (table->header.players[seat].name, names[seat]);
}

/* Whether a match without a target has reached that number of deals. */
static bool
is_long_enough (const TarotMatch *match)
{
  return match->rules.deals == 0 && match->rules.target == 0 && match->n_scored == OPEN_ENDED_DEALS;
}

/* The first match has the seed that was given, each other match the seed after that of the match
 * before it. */
int
cli_tarot_play (CliTable *table, uint64_t run_seed, uint64_t number, FILE *file)
{
  const TarotMatch *match = table->match;
  uint64_t seed = run_seed + number - 1;
  AluRng rng;
  int status;

  name_players (table);
  alu_rng_seed (&rng, cli_derive_seed (seed, 1));
  status = cli_table_start (table, file);
  while (status == 0 && !tarot_match_is_over (match) && !is_long_enough (match))
    {
      TarotEvent event;

      next_event (table, seed, &rng, &event);
      status = cli_table_apply (table, &event);
    }
  return status;
}
