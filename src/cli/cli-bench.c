/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-kind.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "engine/alu-game-random.h"

#define N_MATCHES 200 /* matches whose events are replayed */
#define MAX_EVENTS (N_MATCHES * 2000)
#define SECONDS 1.0

/* Whether apply () also checks the invariants of every state. */
#ifdef NDEBUG
#define CHECKED "false"
#else
#define CHECKED "true"
#endif

/* Space for matches of a kind, and the events of several matches, one after the other. */
typedef struct
{
  const AluGameKind *kind;
  AluGameHeader header;
  void *match, *view, *legal, *event;
  char *events;
  int n;
} Bench;

static void
start_match (Bench *bench)
{
  bench->kind->init (bench->match, &bench->header);
}

static bool
is_over (Bench *bench)
{
  bench->kind->view_for_seat (bench->match, ALU_GAME_SPECTATOR, bench->view);
  return alu_game_get_awaited (bench->kind, bench->view) == ALU_GAME_AWAITS_NOBODY;
}

/* Plays a match with random events, and adds them to the log if @logged. */
static void
play_at_random (Bench *bench, uint64_t seed, bool logged)
{
  const AluGameKind *kind = bench->kind;
  AluRng rng;

  start_match (bench);
  alu_rng_seed (&rng, seed);
  while (alu_game_random_event (kind, bench->match, seed, &rng, bench->view, bench->legal,
                                bench->event))
    {
      kind->apply (bench->match, bench->event);
      if (logged && bench->n < MAX_EVENTS)
        memcpy (bench->events + kind->event_size * (size_t) bench->n++, bench->event,
                kind->event_size);
    }
}

/* Applies the whole log; a match that refuses an event is over. */
static void
replay_log (Bench *bench)
{
  const AluGameKind *kind = bench->kind;

  start_match (bench);
  for (int i = 0; i < bench->n; i++)
    {
      const void *event = bench->events + kind->event_size * (size_t) i;

      if (kind->apply (bench->match, event) == 0)
        continue;
      if (!is_over (bench))
        abort ();
      start_match (bench);
      if (kind->apply (bench->match, event) != 0)
        abort ();
    }
}

/* Returns: the number of events applied per second. */
static double
bench_events (Bench *bench)
{
  double start = cli_seconds ();
  uint64_t applied = 0;

  do
    {
      replay_log (bench);
      applied += (uint64_t) bench->n;
    }
  while (cli_seconds () - start < SECONDS);
  return (double) applied / (cli_seconds () - start);
}

/* Returns: the number of random matches played per second. */
static double
bench_matches (Bench *bench)
{
  double start = cli_seconds ();
  uint64_t played = 0;

  do
    play_at_random (bench, played++, false);
  while (cli_seconds () - start < SECONDS);
  return (double) played / (cli_seconds () - start);
}

/* Prints how fast the rules are, as members of a JSON object, the first without a comma. */
static void
bench_rules (const AluGameKind *kind)
{
  AluGameRules rules;
  Bench bench = {
    .kind = kind,
    .match = cli_allocate (kind->match_size),
    .view = cli_allocate (kind->view_size),
    .legal = cli_allocate (kind->event_size * (size_t) kind->max_legal),
    .event = cli_allocate (kind->event_size),
    .events = cli_allocate (kind->event_size * MAX_EVENTS),
  };

  alu_game_rules_init (kind, &rules, 0, 0);
  alu_game_header_init (&bench.header, &rules);
  for (uint64_t seed = 0; seed < N_MATCHES; seed++)
    play_at_random (&bench, seed, true);
  printf ("\"game\":\"%s\",\"events_per_second\":%.0f", kind->id, bench_events (&bench));
  printf (",\"random_matches_per_second\":%.0f,\"match_bytes\":%zu,\"event_bytes\":%zu,"
          "\"view_bytes\":%zu,\"checked\":" CHECKED,
          bench_matches (&bench), kind->match_size, kind->event_size, kind->view_size);
  free (bench.events);
  free (bench.event);
  free (bench.legal);
  free (bench.view);
  free (bench.match);
}

static int
run_bench (int argc, char **argv)
{
  const char *game = alu_game_kinds[0]->id;
  const CliOption options[] = { { "game", .text = &game }, { 0 } };
  const CliKind *kind;
  int status;

  if (!cli_parse_options (&cli_bench, options, argc, argv, &status))
    return status;
  kind = cli_find_kind (&cli_bench, game);
  if (kind == NULL)
    return CLI_USAGE;
  if (optind < argc)
    return cli_usage (&cli_bench);
  putchar ('{');
  bench_rules (kind->kind);
  if (kind->print_bench != NULL)
    kind->print_bench ();
  puts ("}");
  return CLI_OK;
}

const CliCommand cli_bench = {
  .name = "bench",
  .synopsis = N_("[--game ID]"),
  .summary = N_("Measure how many events and matches the rules process per second."),
  .run = run_bench,
};
