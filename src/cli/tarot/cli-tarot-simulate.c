/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cli/tarot/cli-tarot.h"

#include "bots/tarot/tarot-bot-kind.h"
#include "bots/tarot/tarot-bot.h"
#include "bots/tarot/tarot-random.h"
#include "engine/alu-record.h"

#define MAX_MATCHES 1000000

/* Scored deals after which a match without a target stops. */
#define OPEN_ENDED_DEALS 6

/* What was asked for. */
typedef struct
{
  uint64_t matches;
  uint64_t seed;
  uint64_t seats;     /* 0 for the usual number */
  const char *rules;  /* id of the rule set */
  const char *level;  /* of all players, as in match files */
  const char *output; /* (nullable): a folder */
  CliTexts options;
} Settings;

/* What the matches are played with. */
typedef struct
{
  TarotRules rules;
  TarotLevel level;
  bool signals; /* the players play and read the official signals */
  uint64_t seed;
  void *memory; /* (nullable): with which the level plays as in the app */
  size_t memory_bytes;
} Simulation;

static void
write_line (const char *line, void *data)
{
  fputs (line, data);
}

/* Whether the taker announces a slam; among random players one of twenty does. */
static bool
announces_slam (const Simulation *simulation, const TarotMatch *match, uint64_t seed, AluRng *rng)
{
  TarotView view;

  if (!tarot_match_may_announce (match))
    return false;
  if (simulation->level == TAROT_LEVEL_RANDOM)
    return alu_rng_below (rng, 20) == 0;
  tarot_view_for_seat (match, match->deal.taker, &view);
  return tarot_bot_announces (simulation->level, &view, &(TarotBudget) { .seed = seed });
}

static void
next_event (const Simulation *simulation, const TarotMatch *match, uint64_t seed, AluRng *rng,
            TarotEvent *event)
{
  unsigned everybody = (1u << match->rules.seats) - 1;
  TarotView view;
  int seat = tarot_match_awaited (match);

  if (seat == TAROT_CHANCE)
    {
      tarot_match_chance (match, seed, event);
      return;
    }
  if (announces_slam (simulation, match, seed, rng))
    {
      tarot_event_init (event, TAROT_EVENT_SLAM, match->deal.taker);
      return;
    }
  tarot_view_for_seat (match, seat, &view);
  if (simulation->level == TAROT_LEVEL_RANDOM)
    tarot_random_event (&view, rng, event);
  else
    tarot_bot_decide (simulation->level, &view,
                      &(TarotBudget) { .seed = cli_derive_seed (seed, match->n_deals),
                                       .memory = simulation->memory,
                                       .memory_bytes = simulation->memory_bytes,
                                       .convention_seats = simulation->signals ? everybody : 0 },
                      event);
}

static void
seat_players (const Simulation *simulation, AluGameHeader *header)
{
  static const char *const names[TAROT_MAX_SEATS] = { "Anne", "Léon", "Rose", "Émile", "Marcel" };

  tarot_header_init (header, &simulation->rules);
  for (int seat = 0; seat < simulation->rules.seats; seat++)
    {
      header->players[seat].kind = ALU_GAME_BOT;
      alu_bot_format_level (&tarot_bot_kind, (int) simulation->level, simulation->signals,
                            header->players[seat].level);
      strcpy (header->players[seat].name, names[seat]);
    }
}

/* Whether a match without a target has reached that number of deals. */
static bool
is_long_enough (const TarotMatch *match)
{
  return match->rules.deals == 0 && match->rules.target == 0 && match->n_scored == OPEN_ENDED_DEALS;
}

static TarotStatus
play_match (const Simulation *simulation, uint64_t seed, FILE *file)
{
  AluGameHeader header;
  TarotRecordWriter writer;
  TarotStatus status;
  AluRng rng;

  seat_players (simulation, &header);
  alu_rng_seed (&rng, cli_derive_seed (seed, 1));
  status = alu_record_writer_init (&writer, &tarot_kind, &header, write_line, file);
  while (status == TAROT_OK && !tarot_match_is_over (&writer.match)
         && !is_long_enough (&writer.match))
    {
      TarotEvent event;

      next_event (simulation, &writer.match, seed, &rng, &event);
      status = alu_record_write_event (&writer, &event);
    }
  return status;
}

/* The first match has the seed that was given, each other match the seed after that of the match
 * before it. */
static bool
simulate_match (uint64_t number, FILE *file, void *data)
{
  const Simulation *simulation = data;
  TarotStatus status = play_match (simulation, simulation->seed + number - 1, file);

  if (status != TAROT_OK)
    cli_complain (_("match %llu: illegal play: %s"), (unsigned long long) number,
                  gettext (tarot_status_text (status)));
  return status == TAROT_OK;
}

static int
simulate_matches (const Settings *settings)
{
  Simulation simulation = {
    .seed = settings->seed,
    .signals = alu_bot_follows_convention (&tarot_bot_kind, settings->level),
  };
  const CliMatchFiles files = { settings->output, ".tarot", simulate_match,
                                &simulation };
  int level, status = CLI_FAILURE;

  if (!cli_tarot_parse_rules (settings->rules, (int) settings->seats, &settings->options,
                              &simulation.rules)
      || !cli_parse_level (&tarot_bot_kind, settings->level, &level))
    return CLI_USAGE;
  simulation.level = (TarotLevel) level;
  simulation.memory_bytes = tarot_bot_memory (simulation.level);
  if (simulation.memory_bytes > 0)
    simulation.memory = malloc (simulation.memory_bytes);
  if (simulation.memory_bytes > 0 && simulation.memory == NULL)
    cli_complain (_("not enough memory"));
  else
    status = cli_write_matches (&files, settings->matches);
  free (simulation.memory);
  return status;
}

static int
run_simulate (int argc, char **argv)
{
  Settings settings = { .matches = 1, .seed = 1, .rules = "bga", .level = "random" };
  const CliOption options[] = {
    { "matches", .number = &settings.matches, .min = 1, .max = MAX_MATCHES },
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "rules", .text = &settings.rules },
    { "level", .text = &settings.level },
    { "seats", .number = &settings.seats, .min = TAROT_MIN_SEATS, .max = TAROT_MAX_SEATS },
    { "option", .texts = &settings.options },
    { "output", .text = &settings.output },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&cli_tarot_simulate, options, argc, argv, &status))
    return status;
  return optind == argc ? simulate_matches (&settings) : cli_usage (&cli_tarot_simulate);
}

const CliCommand cli_tarot_simulate = {
  .name = "simulate",
  .synopsis = N_("--game tarot [--matches N] [--seed S] [--rules ID] [--seats N] "
                  "[--level LEVEL] [--option KEY=VALUE]… [--output DIR]"),
  .summary
  = N_("Let bots play matches of Tarot and write match files; matches without an end stop "
        "after six deals."),
  .game = CLI_TAROT_GAME,
  .run = run_simulate,
};
