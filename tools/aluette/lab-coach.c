/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "bots/aluette/alu-aluette-bot-kind.h"
#include "bots/aluette/coach/alu-hint.h"
#include "bots/aluette/coach/alu-review.h"
#include "tools/aluette/alu-coach-experiment.h"
#include "tools/aluette/lab-aluette.h"
#include "tools/lab-times.h"

#define MAX_DEALS 100000
#define MAX_EVENTS 160

/* Arguments of the command. */
typedef struct
{
  const char *measurement;
  const char *level;
  const char *rules;
  uint64_t deals;
  uint64_t seed;
  uint64_t seats; /* 0 for the usual number */
  uint64_t nodes; /* 0 for the coach's own budget */
  bool json;
  AluCoachExperiment experiment;
} Settings;

static void
print_json_figure (const char *key, AluArenaFigure figure)
{
  printf (",\"%s\":{\"mean\":%.4f,\"low\":%.4f,\"high\":%.4f}", key, figure.mean, figure.low,
          figure.high);
}

static void
print_figure (const char *label, AluArenaFigure figure)
{
  printf ("%s %+.3f (%+.3f to %+.3f)\n", label, figure.mean, figure.low, figure.high);
}

static void
print_head (const Settings *settings, const char *title)
{
  if (settings->json)
    {
      printf ("{\"what\":\"%s\",\"level\":\"%s\",\"rules\":\"%s\",\"seats\":%d,\"deals\":%llu,"
              "\"seed\":%llu",
              settings->measurement, settings->level, settings->rules,
              settings->experiment.rules.seats, (unsigned long long) settings->deals,
              (unsigned long long) settings->seed);
      return;
    }
  puts (title);
  printf ("Level %s, rules %s, %d seats, %llu deals, seed %llu.\n", settings->level,
          settings->rules, settings->experiment.rules.seats, (unsigned long long) settings->deals,
          (unsigned long long) settings->seed);
}

/* Measures what is gained by replacing costly plays of beginners with the plays that reviews
 * suggest. Each deal is corrected for one team, then for the other; its gain is the mean of the
 * two. */
static int
measure_review (const Settings *settings)
{
  float *gains = cli_allocate (settings->deals * sizeof *gains);
  AluCorrection all = { 0 };
  AluArenaFigure gain;

  for (uint64_t deal = 0; deal < settings->deals; deal++)
    for (int team = 0; team < 2; team++)
      {
        AluCorrection one;

        alu_coach_experiment_correct (&settings->experiment, cli_derive_seed (settings->seed, deal),
                                      team, &one);
        gains[deal] += (float) (one.after - one.before) / 2;
        all.n_judged += one.n_judged;
        all.n_costly += one.n_costly;
        all.cost += one.cost;
      }
  gain = alu_arena_bootstrap (gains, (int) settings->deals, 1);
  free (gains);
  print_head (settings, "Value of reviews: costly plays of beginners replaced by the suggested "
                        "ones.");
  if (settings->json)
    {
      printf (",\"judged\":%d,\"costly\":%d,\"cost\":%.4f", all.n_judged, all.n_costly,
              all.cost / (float) (2 * settings->deals));
      print_json_figure ("gain", gain);
      puts ("}");
      return CLI_OK;
    }
  printf ("%d decisions judged, %d of them costly.\n", all.n_judged, all.n_costly);
  printf ("According to the review, they cost %.3f points per deal.\n",
          all.cost / (float) (2 * settings->deals));
  print_figure ("Points gained per deal (95%):", gain);
  return CLI_OK;
}

/* Returns: the points per deal of @a against @b, in pairs of deals with the teams swapped. */
static AluArenaFigure
compare_players (const Settings *settings, const AluArenaPlayer *a, const AluArenaPlayer *b,
                 uint64_t seed, float *points)
{
  AluArena arena;
  uint64_t pairs = settings->deals / 2;

  alu_arena_init (&arena, &settings->experiment.rules, a, b);
  arena.nodes[0] = arena.nodes[1] = settings->nodes;
  arena.memory = settings->experiment.memory;
  arena.memory_bytes = settings->experiment.memory_bytes;
  for (uint64_t pair = 0; pair < pairs; pair++)
    {
      points[pair] = 0;
      for (int swapped = 0; swapped < 2; swapped++)
        points[pair] += (float) alu_arena_deal (&arena, cli_derive_seed (seed, pair), swapped == 1,
                                                NULL)
                        / 2;
    }
  return alu_arena_bootstrap (points, (int) pairs, 1);
}

static int
measure_hints (const Settings *settings)
{
  AluArenaPlayer follower, master, beginner;
  AluArenaFigure against_master, against_beginner, master_against_beginner;
  float *points = cli_allocate ((settings->deals / 2 + 1) * sizeof *points);

  alu_coach_follower (&follower);
  alu_arena_player (alu_level_ids[ALU_LEVEL_MASTER], &master);
  alu_arena_player (settings->level, &beginner);
  against_master = compare_players (settings, &follower, &master, settings->seed, points);
  against_beginner = compare_players (settings, &follower, &beginner, settings->seed, points);
  master_against_beginner = compare_players (settings, &master, &beginner, settings->seed, points);
  free (points);
  print_head (settings, "Value of hints: a beginner who follows them. Points per deal (95%).");
  if (settings->json)
    {
      print_json_figure ("against_master", against_master);
      print_json_figure ("against_beginners", against_beginner);
      print_json_figure ("master_against_beginners", master_against_beginner);
      puts ("}");
      return CLI_OK;
    }
  print_figure ("Against the level that gives the hints:", against_master);
  print_figure ("Against beginners:", against_beginner);
  print_figure ("That level against beginners:", master_against_beginner);
  return CLI_OK;
}

/* Plays a deal between beginners and measures the time of a hint at every decision.
 *
 * Returns: the number of events. */
static int
time_hints (const Settings *settings, uint64_t seed, AluMatch *match, AluEvent *events,
            LabTimes *times)
{
  AluBudget budget = { .seed = seed,
                       .memory = settings->experiment.memory,
                       .memory_bytes = settings->experiment.memory_bytes };
  int n = 0;

  do
    {
      AluEvent *event = &events[n++];

      if (alu_match_awaits_chance (match))
        alu_match_chance (match, seed, event);
      else
        {
          AluView view = alu_view_for_seat (match, alu_match_decider (match));
          double start = cli_seconds ();
          AluBudget own = budget;
          AluHint hint;

          own.nodes = settings->nodes;
          alu_hint (&view, &own, &hint);
          lab_times_add (times, cli_seconds () - start);
          alu_bot_decide (settings->experiment.level, &view, &budget, event, NULL);
        }
      if (alu_match_apply (match, event) != ALU_OK)
        abort ();
    }
  while (!match->deal.ended && n < MAX_EVENTS);
  return n;
}

static void
time_review (const Settings *settings, const AluMatch *match, const AluEvent *events, int n,
             LabTimes *times)
{
  AluBudget budget = { .nodes = settings->nodes,
                       .memory = settings->experiment.memory,
                       .memory_bytes = settings->experiment.memory_bytes };
  AluReview *review = cli_allocate (sizeof *review);
  double start = cli_seconds ();

  if (alu_review (match, events, n, 0, (1u << match->rules.seats) - 1, &budget, NULL, NULL,
                  review))
    lab_times_add (times, cli_seconds () - start);
  free (review);
}

static void
print_times (const char *label, LabTimes *times)
{
  double mean, p95;

  if (lab_times_summarize (times, &mean, &p95))
    printf ("%s mean %.0f ms, 95th percentile %.0f ms\n", label, mean, p95);
}

/* Measures the time of a hint at every decision of each deal, and of a review of the deal. */
static int
measure_time (const Settings *settings)
{
  LabTimes hints = { 0 }, reviews = { 0 };
  AluEvent events[MAX_EVENTS];
  AluSeating seating;

  alu_seating_init (&seating);
  for (uint64_t deal = 0; deal < settings->deals; deal++)
    {
      AluMatch start, match;
      int n;

      alu_match_init (&start, &settings->experiment.rules, &seating);
      match = start;
      n = time_hints (settings, cli_derive_seed (settings->seed, deal), &match, events, &hints);
      time_review (settings, &start, events, n, &reviews);
    }
  print_head (settings, "How long the coach thinks, in CPU time.");
  if (settings->json)
    {
      putchar (',');
      lab_times_print ("hint_ms", &hints);
      putchar (',');
      lab_times_print ("review_ms", &reviews);
      puts ("}");
    }
  else
    {
      print_times ("Hint:", &hints);
      print_times ("Review of all players:", &reviews);
    }
  lab_times_clear (&hints);
  lab_times_clear (&reviews);
  return CLI_OK;
}

static int
run_measurement (Settings *settings)
{
  int level, status;

  if (!cli_parse_level (&alu_aluette_bot_kind, settings->level, &level)
      || !lab_aluette_parse_rules (settings->rules, (int) settings->seats, &(CliTexts) { 0 },
                                   &settings->experiment.rules))
    return CLI_USAGE;
  settings->experiment.level = (AluLevel) level;
  settings->experiment.nodes = settings->nodes;
  settings->experiment.memory_bytes = alu_coach_experiment_memory (&settings->experiment);
  settings->experiment.memory = cli_allocate (settings->experiment.memory_bytes);
  status = strcmp (settings->measurement, "review") == 0  ? measure_review (settings)
           : strcmp (settings->measurement, "hints") == 0 ? measure_hints (settings)
                                                          : measure_time (settings);
  free (settings->experiment.memory);
  return status;
}

static int
run_coach (int argc, char **argv)
{
  Settings settings = { .level = "novice", .rules = "classic", .deals = 20, .seed = 1 };
  const CliOption options[] = {
    { "level", .text = &settings.level },
    { "deals", .number = &settings.deals, .min = 2, .max = MAX_DEALS },
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "rules", .text = &settings.rules },
    { "seats", .number = &settings.seats, .min = 2, .max = ALU_MAX_SEATS },
    { "nodes", .number = &settings.nodes, .min = 1, .max = UINT32_MAX },
    { "json", .flag = &settings.json },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&lab_coach, options, argc, argv, &status))
    return status;
  if (optind + 1 != argc)
    return cli_usage (&lab_coach);
  settings.measurement = argv[optind];
  if (strcmp (settings.measurement, "review") != 0 && strcmp (settings.measurement, "hints") != 0
      && strcmp (settings.measurement, "time") != 0)
    return cli_usage (&lab_coach);
  return run_measurement (&settings);
}

const CliCommand lab_coach = {
  .name = "coach",
  .synopsis = "review|hints|time [--level LEVEL] [--deals N] [--seed S] [--rules ID] "
              "[--seats N] [--nodes N] [--json]",
  .summary = "Measure the value of the coach’s reviews and hints, and how long they take.",
  .run = run_coach,
};
