/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>
#include <stdlib.h>

#include "engine/tarot/tarot-kind.h"
#include "tools/lab-times.h"
#include "tools/tarot/lab-tarot.h"
#include "tools/tarot/tarot-arena.h"

#define MAX_DEALS 1000000

/* Options of the command. */
typedef struct
{
  const char *names[2];
  const char *rules;
  CliTexts options; /* KEY=VALUE, options of the rules */
  uint64_t deals;
  uint64_t seed;
  uint64_t seats;    /* 0 for the usual number */
  uint64_t nodes[2]; /* budgets per decision; 0 for those of the levels */
  bool imposed;
  bool signals; /* level a plays with and without the official signals */
} Settings;

typedef struct
{
  TarotArenaContracts contracts;
  LabTimes moves;
  double *scores, *damped; /* one value per deal */
  unsigned differ;         /* deals with another score because of signals */
} Figures;

static void
add_move_time (double seconds, void *data)
{
  lab_times_add (&((Figures *) data)->moves, seconds);
}

static void
print_figure (const char *key, const double *values, int n)
{
  TarotArenaFigure figure = tarot_arena_figure (values, n);

  printf ("\"%s\":{\"mean\":%.3f,\"error\":%.3f},", key, figure.mean, figure.error);
}

static void
print_contracts (const TarotArenaContracts *contracts)
{
  static const char *const ids[] = { "pass", "petite", "garde", "garde-sans", "garde-contre" };

  printf ("\"contracts\":{");
  for (int bid = TAROT_PETITE; bid < TAROT_N_BIDS; bid++)
    printf ("%s\"%s\":{\"taken\":%u,\"made\":%u,\"marks\":%.1f}", bid == TAROT_PETITE ? "" : ",",
            ids[bid], contracts->taken[bid], contracts->made[bid],
            contracts->taken[bid] > 0 ? (double) contracts->marks[bid] / contracts->taken[bid] : 0);
  printf ("},");
}

static void
print_figures (const Settings *settings, const TarotArena *arena, Figures *figures)
{
  printf ("{\"a\":\"%s\",", settings->names[0]);
  if (settings->signals)
    printf ("\"signals\":true,");
  else
    printf ("\"b\":\"%s\",", settings->names[1]);
  printf ("\"rules\":\"%s\",\"seats\":%d,\"imposed\":%s,\"seed\":%llu,\"deals\":%llu,",
          settings->rules, arena->rules.seats, settings->imposed ? "true" : "false",
          (unsigned long long) settings->seed, (unsigned long long) settings->deals);
  print_figure ("score", figures->scores, (int) settings->deals);
  print_figure ("damped", figures->damped, (int) settings->deals);
  if (settings->signals)
    printf ("\"differ\":%u}\n", figures->differ);
  else
    {
      print_contracts (&figures->contracts);
      lab_times_print ("ms", &figures->moves);
      puts ("}");
    }
}

static bool
set_up_arena (const Settings *settings, TarotArena *arena, Figures *figures)
{
  TarotArenaPlayer *players[] = { &arena->guest, &arena->host };

  for (int i = 0; i < 2; i++)
    {
      if (!tarot_arena_player (settings->names[settings->signals ? 0 : i], players[i]))
        {
          cli_complain ("unknown level “%s”", settings->names[settings->signals ? 0 : i]);
          return false;
        }
      if (players[i]->memory_bytes > arena->memory_bytes)
        arena->memory_bytes = players[i]->memory_bytes;
      arena->nodes[i] = settings->nodes[i];
    }
  arena->imposed = settings->imposed;
  arena->clock = cli_seconds;
  arena->on_move = add_move_time;
  arena->data = figures;
  return true;
}

static void
play_deal (const Settings *settings, const TarotArena *arena, uint64_t deal, Figures *figures)
{
  uint64_t seed = cli_derive_seed (settings->seed, deal);

  if (settings->signals)
    figures->scores[deal] = tarot_arena_signals (arena, seed, &figures->damped[deal]);
  else
    figures->scores[deal] = tarot_arena_deal (arena, seed, &figures->contracts,
                                              &figures->damped[deal]);
  figures->differ += settings->signals && figures->scores[deal] != 0;
}

static int
compare_players (const Settings *settings)
{
  Figures figures = { 0 };
  TarotArena arena = { 0 };
  AluGameRules rules;

  if (!cli_parse_rules (&tarot_kind, settings->rules, (int) settings->seats, &rules)
      || !cli_set_options (&tarot_kind, &settings->options, &rules)
      || !set_up_arena (settings, &arena, &figures))
    return CLI_USAGE;
  tarot_rules_from_game (&rules, &arena.rules);
  arena.memory = cli_allocate (arena.memory_bytes);
  figures.scores = cli_allocate (settings->deals * sizeof *figures.scores);
  figures.damped = cli_allocate (settings->deals * sizeof *figures.damped);
  for (uint64_t i = 0; i < settings->deals; i++)
    play_deal (settings, &arena, i, &figures);
  print_figures (settings, &arena, &figures);
  free (arena.memory);
  free (figures.scores);
  free (figures.damped);
  lab_times_clear (&figures.moves);
  return CLI_OK;
}

static int
run_arena (int argc, char **argv)
{
  Settings settings = { .deals = 100, .seed = 1, .rules = "bga" };
  const CliOption options[] = {
    { "a", .text = &settings.names[0] },
    { "b", .text = &settings.names[1] },
    { "deals", .number = &settings.deals, .min = 1, .max = MAX_DEALS },
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "rules", .text = &settings.rules },
    { "seats", .number = &settings.seats, .min = TAROT_MIN_SEATS, .max = TAROT_MAX_SEATS },
    { "nodes", .number = &settings.nodes[0], .min = 1, .max = UINT32_MAX },
    { "host-nodes", .number = &settings.nodes[1], .min = 1, .max = UINT32_MAX },
    { "option", .texts = &settings.options },
    { "imposed", .flag = &settings.imposed },
    { "signals", .flag = &settings.signals },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&lab_tarot_arena, options, argc, argv, &status))
    return status;
  if (optind < argc || settings.names[0] == NULL || (settings.names[1] == NULL) != settings.signals)
    return cli_usage (&lab_tarot_arena);
  return compare_players (&settings);
}

const CliCommand lab_tarot_arena = {
  .name = "arena",
  .synopsis = "--game tarot --a LEVEL --b LEVEL|--signals [--deals N] [--seed S] "
              "[--rules ID] [--seats N] [--option KEY=VALUE]… [--imposed] [--nodes N] "
              "[--host-nodes N]",
  .summary = "Compare two levels of Tarot: level a plays each deal once in every seat, level b "
             "has the others. Or play deals with and without the official signals.",
  .game = "tarot",
  .run = run_arena,
};
