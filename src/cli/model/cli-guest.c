/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sys/resource.h>

#include "cli/cli.h"
#include "cli/model/cli-guest-table.h"
#include "model/network/aluette-invitation.h"

/* People who play at tables of a server, for tests and to measure how much a server can do. */

#define CHECK_MS 100 /* between two looks whether everything is played */
#define STAGGER_MS 5 /* between two tables, so that the server is not asked by all at once */

/* Options of the command. */
typedef struct
{
  const char *address;
  const char *fingerprint;
  uint64_t n_tables;
  uint64_t seconds; /* 0 for no end */
  uint64_t stagger;
  uint64_t warm_up; /* seconds at the start in which nothing is measured */
  GuestPlan plan;
} Settings;

typedef struct
{
  const Settings *settings;
  AluetteClock *clock;
  GuestCaller *caller;
  GPtrArray *tables; /* (element-type GuestTable) */
  GuestFigures figures;
  gint64 start;
  GMainLoop *loop;
  guint tick, next; /* timers, or 0 */
} Run;

static void
check_end (Run *run)
{
  const GuestFigures *figures = &run->figures;

  if ((run->settings->plan.n_matches > 0 && figures->n_done == run->settings->n_tables)
      || figures->n_closed > 0)
    g_main_loop_quit (run->loop);
}

static void
on_tick (gpointer data)
{
  Run *run = data;
  gint64 passed = aluette_clock_get_time (run->clock) - run->start;

  if (passed < (gint64) run->settings->warm_up * 1000)
    g_array_set_size (run->figures.latencies, 0);
  check_end (run);
  if (run->settings->seconds > 0 && passed >= (gint64) run->settings->seconds * 1000)
    g_main_loop_quit (run->loop);
  run->tick = aluette_clock_add (run->clock, CHECK_MS, on_tick, run);
}

static void
on_next_table (gpointer data)
{
  Run *run = data;

  run->next = 0;
  g_ptr_array_add (run->tables, guest_table_new (&run->settings->plan, run->caller, run->clock,
                                                 run->tables->len, &run->figures));
  if (run->tables->len < run->settings->n_tables)
    run->next = aluette_clock_add (run->clock, (guint) run->settings->stagger, on_next_table, run);
}

/* Figures */

static int
compare_floats (gconstpointer a, gconstpointer b)
{
  float one = *(const float *) a, two = *(const float *) b;

  return one < two ? -1 : one > two;
}

/* Returns: the latency that @share of all have at most, in milliseconds. */
static double
get_percentile (GArray *latencies, double share)
{
  guint index;

  if (latencies->len == 0)
    return 0;
  index = (guint) ((double) (latencies->len - 1) * share);
  return (double) g_array_index (latencies, float, index);
}

static void
print_figures (Run *run)
{
  const GuestFigures *figures = &run->figures;
  GArray *latencies = figures->latencies;

  g_array_sort (latencies, compare_floats);
  printf ("{\"tables\":%u,\"matches\":%u,\"different\":%u,\"requests\":%llu,\"refused\":%llu,"
          "\"lines\":%llu,\"lost\":%u,\"away\":%u,\"longest_away_ms\":%lld,\"closed\":%u,"
          "\"events\":%u,\"p50_ms\":%.2f,\"p95_ms\":%.2f,\"p99_ms\":%.2f,\"max_ms\":%.2f,"
          "\"seconds\":%.1f}\n",
          figures->n_tables, figures->n_matches, figures->n_different,
          (unsigned long long) figures->n_requests, (unsigned long long) figures->n_refused,
          (unsigned long long) figures->n_lines, figures->n_lost, figures->n_away,
          (long long) figures->longest_away, figures->n_closed, latencies->len,
          get_percentile (latencies, 0.5), get_percentile (latencies, 0.95),
          get_percentile (latencies, 0.99), get_percentile (latencies, 1),
          (double) (aluette_clock_get_time (run->clock) - run->start) / 1000);
}

/* Each guest has a socket. */
static void
raise_limits (void)
{
  struct rlimit limit;

  if (getrlimit (RLIMIT_NOFILE, &limit) != 0)
    return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit (RLIMIT_NOFILE, &limit);
}

static void
free_table (gpointer table)
{
  guest_table_free (table);
}

static void
run_start (Run *run)
{
  run->loop = g_main_loop_new (NULL, FALSE);
  run->tables = g_ptr_array_new_with_free_func (free_table);
  run->figures.latencies = g_array_new (FALSE, FALSE, sizeof (float));
  run->start = aluette_clock_get_time (run->clock);
  on_next_table (run);
  on_tick (run);
}

static void
run_stop (Run *run)
{
  aluette_clock_remove (run->clock, run->tick);
  if (run->next != 0)
    aluette_clock_remove (run->clock, run->next);
  g_ptr_array_unref (run->tables);
  g_array_unref (run->figures.latencies);
  g_main_loop_unref (run->loop);
}

static int
play (const Settings *settings)
{
  g_autoptr (AluetteClock) clock = aluette_main_clock_new ();
  Run run = { .settings = settings, .clock = clock };
  g_autoptr (GError) error = NULL;

  raise_limits ();
  run.caller = guest_caller_new (settings->address, settings->fingerprint, clock, &error);
  if (run.caller == NULL)
    {
      cli_complain ("%s", error->message);
      return CLI_FAILURE;
    }
  run_start (&run);
  g_main_loop_run (run.loop);
  print_figures (&run);
  run_stop (&run);
  guest_caller_free (run.caller);
  return run.figures.n_closed == 0 && run.figures.n_different == 0 ? CLI_OK : CLI_FAILURE;
}

static bool
set_plan (Settings *settings, const char *words, const char *rules, uint64_t seats, uint64_t people,
          uint64_t deals)
{
  GuestPlan *plan = &settings->plan;
  AluGameRules own;

  if (words != NULL)
    {
      plan->words = aluette_invitation_find (words);
      if (plan->words == NULL)
        {
          cli_complain (_("These are not four invitation words: %s"), words);
          return false;
        }
    }
  plan->rules = rules != NULL ? rules : plan->kind->rule_sets[0].id;
  plan->n_seats = (guint) seats;
  plan->n_people = (guint) people;
  plan->n_deals = (guint) deals;
  return cli_parse_rules (plan->kind, plan->rules, (int) seats, &own);
}

static int
run_guest (int argc, char **argv)
{
  static const char *const paces[] = { "fast", "human", NULL };
  const char *game = alu_game_kinds[0]->id;
  const char *words = NULL, *rules = NULL;
  uint64_t matches = 1, seats = 0, people = 0, deals = 0, seed = 1;
  int pace = 0, status;
  Settings settings = { .n_tables = 1, .stagger = STAGGER_MS };
  const CliOption options[] = {
    { .name = "address", .text = &settings.address },
    { .name = "fingerprint", .text = &settings.fingerprint },
    { .name = "words", .text = &words },
    { .name = "tables", .number = &settings.n_tables, .min = 1, .max = 100000 },
    { .name = "matches", .number = &matches, .max = 1000000 },
    { .name = "seconds", .number = &settings.seconds, .max = 1000000 },
    { .name = "stagger", .number = &settings.stagger, .max = 10000 },
    { .name = "warm-up", .number = &settings.warm_up, .max = 1000000 },
    { .name = "pace", .word = &pace, .words = paces },
    { .name = "game", .text = &game },
    { .name = "rules", .text = &rules },
    { .name = "seats", .number = &seats, .max = ALU_GAME_MAX_SEATS },
    { .name = "people", .number = &people, .max = ALU_GAME_MAX_SEATS },
    { .name = "deals", .number = &deals, .max = 1000 },
    { .name = "seed", .number = &seed, .max = UINT64_MAX },
    { NULL },
  };

  if (!cli_parse_options (&cli_guest, options, argc, argv, &status))
    return status;
  settings.plan.kind = alu_game_kind_from_id (game);
  settings.plan.n_matches = (guint) matches;
  settings.plan.is_human = pace == 1;
  settings.plan.seed = seed;
  if (settings.address == NULL || settings.fingerprint == NULL || settings.plan.kind == NULL
      || argv[optind] != NULL)
    return cli_usage (&cli_guest);
  status = set_plan (&settings, words, rules, seats, people, deals) ? play (&settings) : CLI_USAGE;
  g_free (settings.plan.words);
  return status;
}

const CliCommand cli_guest = {
  .name = "guest",
  .synopsis
  = N_("--address HOST:PORT --fingerprint HEX [--words WORDS] [--tables N] [--matches N] "
        "[--seconds N] [--pace fast|human] [--game ID] [--rules ID] [--seats N] [--people N] "
        "[--deals N] [--stagger MS] [--warm-up N] [--seed S]"),
  .summary
  = N_("Plays legal moves at tables of a server, as fast as the server allows or as slowly "
        "as people do, and measures how long events take."),
  .run = run_guest,
};
