/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bots/aluette/alu-playout.h"
#include "cli/cli-figures.h"
#include "cli/cli.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>

#define N_MATCHES 200 /* matches whose events are replayed */
#define MAX_EVENTS (N_MATCHES * 2000)
#define SECONDS 1.0

/* Whether alu_match_apply () also checks the invariants of every state. */
#ifdef NDEBUG
#define CHECKED false
#else
#define CHECKED true
#endif

/* The events of several matches, one after the other. */
typedef struct
{
  AluEvent *events;
  int n;
} Log;

static void
start_match (AluMatch *match)
{
  AluSeating seating;
  AluRules rules;

  alu_rules_init (&rules, ALU_RULES_CLASSIC, 0);
  alu_seating_init (&seating);
  alu_match_init (match, &rules, &seating);
}

/* Plays a match with random events and appends them to @log, if there is one. */
static void
play_at_random (uint64_t seed, Log *log)
{
  AluEvent legal[ALU_MAX_LEGAL];
  AluMatch match;
  AluRng rng;

  start_match (&match);
  alu_rng_seed (&rng, seed);
  while (!alu_match_over (&match))
    {
      AluEvent *event = legal;

      if (alu_match_awaits_chance (&match))
        alu_match_chance (&match, seed, event);
      else
        event += alu_rng_below (&rng, (uint32_t) alu_match_legal (&match, legal));
      alu_match_apply (&match, event);
      if (log != NULL && log->n < MAX_EVENTS)
        log->events[log->n++] = *event;
    }
}

/* Returns: the number of events applied per second. */
static double
bench_events (const Log *log)
{
  uint64_t applied = 0;
  double start = cli_seconds ();
  double seconds;

  do
    {
      AluMatch match;

      start_match (&match);
      for (int i = 0; i < log->n; i++)
        {
          if (alu_match_over (&match))
            start_match (&match);
          if (alu_match_apply (&match, &log->events[i]) != ALU_OK)
            abort ();
        }
      applied += (uint64_t) log->n;
      seconds = cli_seconds () - start;
    }
  while (seconds < SECONDS);
  return (double) applied / seconds;
}

/* Returns: the number of random matches played per second. */
static double
bench_matches (void)
{
  uint64_t played = 0;
  double start = cli_seconds ();
  double seconds;

  do
    {
      play_at_random (played++, NULL);
      seconds = cli_seconds () - start;
    }
  while (seconds < SECONDS);
  return (double) played / seconds;
}

/* Returns: the number of deals that the rollout policy plays per second, from the first card to the
 * last. */
static double
bench_playouts (void)
{
  uint64_t played = 0;
  double start = cli_seconds ();
  double seconds;
  AluMatch match;
  AluEvent event;
  AluRolloutPolicy policy;
  AluRng rng;

  start_match (&match);
  alu_match_chance (&match, 1, &event);
  alu_match_apply (&match, &event);
  alu_rollout_policy_init (&policy, &match.rules);
  alu_rng_seed (&rng, 1);
  do
    {
      AluDeal deal = match.deal;

      alu_playout (&policy, &deal, &rng);
      played++;
      seconds = cli_seconds () - start;
    }
  while (seconds < SECONDS);
  return (double) played / seconds;
}

static int
run_benchmarks (void)
{
  Log log = { .events = malloc (sizeof (AluEvent) * MAX_EVENTS) };

  if (log.events == NULL)
    return CLI_FAILURE;
  for (uint64_t seed = 0; seed < N_MATCHES; seed++)
    play_at_random (seed, &log);
  printf ("{\"events_per_second\":%.0f", bench_events (&log));
  free (log.events);
  printf (",\"playouts_per_second\":%.0f", bench_playouts ());
  printf (",\"random_matches_per_second\":%.0f,\"match_bytes\":%zu,\"deal_bytes\":%zu,"
          "\"event_bytes\":%zu,\"checked\":%s}\n",
          bench_matches (), sizeof (AluMatch), sizeof (AluDeal), sizeof (AluEvent),
          CHECKED ? "true" : "false");
  return CLI_OK;
}

static int
run_bench (int argc, char **argv)
{
  int status;

  if (!cli_parse_options (&cli_bench, &(CliOption) { 0 }, argc, argv, &status))
    return status;
  return optind == argc ? run_benchmarks () : cli_usage (&cli_bench);
}

const CliCommand cli_bench = {
  .name = "bench",
  .summary = N_("Measure how many events and matches the rules process per second."),
  .run = run_bench,
};
