/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "guest-table.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "model/network/aluette-invitation.h"

/* People who play at tables of a server, for tests and to measure how much a server can do. They
 * open tables, join them, and play legal moves; the first of each table is its owner and lets the
 * others in. With --words they join a table instead, where somebody else lets them in. At the end,
 * prints a line of JSON: how many of what there were, and how many milliseconds passed from a
 * request until all guests of the table had the event. */

#define CHECK_MS 100 /* between two looks whether everything is played */
#define STAGGER_MS 5 /* between two tables, so that the server is not asked by all at once */

#define BAD_USAGE 2

/* The arguments. */
typedef struct
{
  char *address, *fingerprint;
  char *words, *game, *rules, *pace; /* (nullable) */
  int n_tables, n_matches, n_seats, n_people, n_deals;
  int seconds; /* 0 for no end */
  int stagger;
  int warm_up; /* seconds at the start in which nothing is measured */
  gint64 seed;
  GuestPlan plan; /* what follows from them */
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

  if ((run->settings->plan.n_matches > 0 && figures->n_done == (guint) run->settings->n_tables)
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
  if (run->tables->len < (guint) run->settings->n_tables)
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
      g_printerr ("%s\n", error->message);
      return EXIT_FAILURE;
    }
  run_start (&run);
  g_main_loop_run (run.loop);
  print_figures (&run);
  run_stop (&run);
  guest_caller_free (run.caller);
  return run.figures.n_closed == 0 && run.figures.n_different == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* Returns: whether the arguments are a plan. */
static gboolean
set_plan (Settings *settings)
{
  GuestPlan *plan = &settings->plan;
  AluGameRules own;
  int set;

  plan->kind = settings->game != NULL ? alu_game_kind_from_id (settings->game) : alu_game_kinds[0];
  if (settings->address == NULL || settings->fingerprint == NULL || plan->kind == NULL)
    return FALSE;
  plan->words = settings->words != NULL ? aluette_invitation_find (settings->words) : NULL;
  if (settings->words != NULL && plan->words == NULL)
    {
      g_printerr ("These are not four invitation words: %s\n", settings->words);
      return FALSE;
    }
  plan->rules = settings->rules != NULL ? settings->rules : plan->kind->rule_sets[0].id;
  plan->n_seats = (guint) settings->n_seats;
  plan->n_people = (guint) settings->n_people;
  plan->n_deals = (guint) settings->n_deals;
  plan->n_matches = (guint) settings->n_matches;
  plan->is_human = g_strcmp0 (settings->pace, "human") == 0;
  plan->seed = (guint64) settings->seed;
  set = alu_game_rule_set_from_id (plan->kind, plan->rules);
  return set >= 0 && alu_game_rules_init (plan->kind, &own, set, settings->n_seats) == 0;
}

static void
settings_clear (Settings *settings)
{
  g_free (settings->address);
  g_free (settings->fingerprint);
  g_free (settings->words);
  g_free (settings->game);
  g_free (settings->rules);
  g_free (settings->pace);
  g_free (settings->plan.words);
}

int
main (int argc, char **argv)
{
  Settings settings = { .n_tables = 1, .n_matches = 1, .stagger = STAGGER_MS, .seed = 1 };
  const GOptionEntry entries[] = {
    { "address", 0, 0, G_OPTION_ARG_STRING, &settings.address, "Of the server", "HOST:PORT" },
    { "fingerprint", 0, 0, G_OPTION_ARG_STRING, &settings.fingerprint, "Of its key", "HEX" },
    { "words", 0, 0, G_OPTION_ARG_STRING, &settings.words, "Join the table of this invitation",
      "WORDS" },
    { "tables", 0, 0, G_OPTION_ARG_INT, &settings.n_tables, "Tables to open", "N" },
    { "matches", 0, 0, G_OPTION_ARG_INT, &settings.n_matches, "At each table; 0 for any number",
      "N" },
    { "seconds", 0, 0, G_OPTION_ARG_INT, &settings.seconds, "Stop after this time", "N" },
    { "stagger", 0, 0, G_OPTION_ARG_INT, &settings.stagger, "Time between two tables", "MS" },
    { "warm-up", 0, 0, G_OPTION_ARG_INT, &settings.warm_up, "Seconds that are not measured", "N" },
    { "pace", 0, 0, G_OPTION_ARG_STRING, &settings.pace, "How fast to play", "fast|human" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &settings.game, "Game", "ID" },
    { "rules", 0, 0, G_OPTION_ARG_STRING, &settings.rules, "Rule set", "ID" },
    { "seats", 0, 0, G_OPTION_ARG_INT, &settings.n_seats, "Seats of a table", "N" },
    { "people", 0, 0, G_OPTION_ARG_INT, &settings.n_people, "Of them, of people", "N" },
    { "deals", 0, 0, G_OPTION_ARG_INT, &settings.n_deals, "Deals of a match", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &settings.seed, "Seed of what is played", "S" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  int status = BAD_USAGE;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_printerr ("%s\n", error->message);
  else if (argc == 1 && set_plan (&settings))
    status = play (&settings);
  settings_clear (&settings);
  return status;
}
