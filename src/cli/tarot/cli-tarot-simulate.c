/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <getopt.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/tarot/cli-tarot.h"

#include "engine/alu-rng.h"
#include "engine/tarot/tarot-view.h"

#define MAX_MATCHES 1000000

/* Deals that are scored of a match that has no end of its own. */
#define OPEN_ENDED_DEALS 6

/* What was asked for. */
typedef struct
{
  uint64_t matches;
  uint64_t seed;
  const char *output; /* (nullable): a folder */
  TarotRules rules;
} Wish;

static void
write_line (const char *line, void *data)
{
  fputs (line, data);
}

static bool
complain_of_file (const char *name)
{
  cli_complain ("%s: %s", name, strerror (errno));
  return false;
}

/* An écart of any cards that may be laid away, trumps only if they must. */
static TarotCardSet
random_ecart (const TarotView *view, AluRng *rng)
{
  TarotCardSet hand = view->match.deal.hands[view->seat];
  TarotCardSet trumps = tarot_set_minus (
      tarot_set_common (hand, tarot_suit_cards (TAROT_TRUMPS)), tarot_bouts ());
  uint8_t cards[2 * TAROT_N_CARDS];
  int n = tarot_set_cards (tarot_ecart_plain (hand), cards);
  int n_trumps = tarot_set_cards (trumps, cards + n);
  TarotCardSet ecart = tarot_set_empty ();

  alu_rng_shuffle (rng, cards, n);
  alu_rng_shuffle (rng, cards + n, n_trumps);
  for (int i = 0; i < tarot_dog_size (view->match.rules.seats); i++)
    ecart = tarot_set_with (ecart, cards[i]);
  return ecart;
}

/* Any of the events that a seat may bring but a slam. Three bids of four are passes. */
static void
random_event (const TarotView *view, AluRng *rng, TarotEvent *event)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = tarot_view_legal (view, view->seat, events);
  int choice = (int) alu_rng_below (rng, (uint32_t) n);

  if (events[choice].type == TAROT_EVENT_BID && alu_rng_below (rng, 4) > 0)
    choice = 0;
  if (events[choice].type == TAROT_EVENT_SLAM)
    choice = n - 1;
  *event = events[choice];
  if (event->type == TAROT_EVENT_ECART)
    event->cards = random_ecart (view, rng);
}

static void
next_event (const TarotMatch *match, uint64_t seed, AluRng *rng, TarotEvent *event)
{
  TarotView view;
  int seat = tarot_match_awaited (match);

  if (seat == TAROT_CHANCE)
    {
      tarot_match_chance (match, seed, event);
      return;
    }
  if (tarot_match_may_announce (match) && alu_rng_below (rng, 20) == 0)
    {
      tarot_event_init (event, TAROT_EVENT_SLAM, match->deal.taker);
      return;
    }
  tarot_view_for_seat (match, seat, &view);
  random_event (&view, rng, event);
}

static void
seat_players (const TarotRules *rules, TarotRecordHeader *header)
{
  static const char *const names[TAROT_MAX_SEATS] = { "Anne", "Léon", "Rose", "Émile", "Marcel" };

  tarot_record_header_init (header, rules);
  for (int seat = 0; seat < rules->seats; seat++)
    {
      header->players[seat].kind = TAROT_PLAYER_BOT;
      strcpy (header->players[seat].level, "random");
      strcpy (header->players[seat].name, names[seat]);
    }
}

/* Whether a match that could go on for ever has lasted long enough. */
static bool
is_long_enough (const TarotMatch *match)
{
  return match->rules.deals == 0 && match->rules.target == 0
         && match->n_scored == OPEN_ENDED_DEALS;
}

static TarotStatus
play_match (const TarotRules *rules, uint64_t seed, FILE *file)
{
  TarotRecordHeader header;
  TarotRecordWriter writer;
  TarotStatus status;
  AluRng rng;

  seat_players (rules, &header);
  alu_rng_seed (&rng, cli_mix (seed, 1));
  status = tarot_record_writer_init (&writer, &header, write_line, file);
  while (status == TAROT_OK && !tarot_match_is_over (&writer.match)
         && !is_long_enough (&writer.match))
    {
      TarotEvent event;

      next_event (&writer.match, seed, &rng, &event);
      status = tarot_record_writer_event (&writer, &event);
    }
  return status;
}

/* Plays match number @number (from 1) and writes its record. The first match has the seed that was
 * given, each one after it the next higher. */
static bool
simulate_match (const Wish *wish, uint64_t number)
{
  char name[4096] = "-";
  FILE *file = stdout;
  TarotStatus status;

  if (wish->output != NULL)
    {
      if (snprintf (name, sizeof name, "%s/match-%04llu" TAROT_RECORD_SUFFIX, wish->output,
                    (unsigned long long) number) >= (int) sizeof name)
        errno = ENAMETOOLONG;
      else
        file = fopen (name, "wb");
      if (file == stdout || file == NULL)
        return complain_of_file (name);
    }
  status = play_match (&wish->rules, wish->seed + number - 1, file);
  if (status != TAROT_OK)
    cli_complain (_("match %llu: a player did what the rules refuse: %s"),
                  (unsigned long long) number, gettext (tarot_status_text (status)));
  if (ferror (file) || (file != stdout && fclose (file) != 0))
    return complain_of_file (name);
  return status == TAROT_OK;
}

static int
simulate (const Wish *wish)
{
  bool ok = true;

  if (wish->output != NULL && mkdir (wish->output, 0777) != 0 && errno != EEXIST)
    ok = complain_of_file (wish->output);
  for (uint64_t number = 1; ok && number <= wish->matches; number++)
    ok = simulate_match (wish, number);
  return ok && fflush (stdout) == 0 ? CLI_OK : CLI_WRONG;
}

/* Sets an option of the rules from KEY=VALUE. */
static bool
set_option (const char *text, TarotRules *rules)
{
  const char *equals = strchr (text, '=');
  TarotStatus status = TAROT_ERROR_BAD_VALUE;
  char key[32] = "";

  if (equals != NULL && equals - text < (int) sizeof key)
    memcpy (key, text, (size_t) (equals - text));
  if (equals != NULL)
    status = tarot_rules_set_option (rules, key, equals + 1);
  if (status != TAROT_OK)
    cli_complain ("--option %s: %s", text, gettext (tarot_status_text (status)));
  return status == TAROT_OK;
}

static const struct option options[] = {
  { "game", required_argument, NULL, 'g' },   { "matches", required_argument, NULL, 'm' },
  { "seed", required_argument, NULL, 's' },   { "rules", required_argument, NULL, 'r' },
  { "seats", required_argument, NULL, 'n' },  { "option", required_argument, NULL, 'o' },
  { "output", required_argument, NULL, 'd' }, { "help", no_argument, NULL, 'h' },
  { 0 },
};

/* Reads the options that stand by themselves. The rules' own options come after the rule set,
 * wherever they are given. */
static bool
take_option (Wish *wish, int option, const char **rules, uint64_t *seats)
{
  switch (option)
    {
    case 'm':
      return cli_parse_number ("--matches", optarg, 1, MAX_MATCHES, &wish->matches);
    case 's':
      return cli_parse_number ("--seed", optarg, 0, UINT64_MAX, &wish->seed);
    case 'n':
      return cli_parse_number ("--seats", optarg, TAROT_MIN_SEATS, TAROT_MAX_SEATS, seats);
    case 'r':
      *rules = optarg;
      return true;
    case 'd':
      wish->output = optarg;
      return true;
    case 'g':
    case 'o':
      return true;
    default:
      return false;
    }
}

static int
run (int argc, char **argv)
{
  Wish wish = { .matches = 1, .seed = 1 };
  const char *rules = "bga";
  uint64_t seats = 0;
  int option;

  while ((option = getopt_long (argc, argv, "h", options, NULL)) != -1)
    {
      if (option == 'h')
        return cli_help (&cli_tarot_simulate);
      if (!take_option (&wish, option, &rules, &seats))
        return cli_usage (&cli_tarot_simulate);
    }
  if (optind != argc)
    return cli_usage (&cli_tarot_simulate);
  if (!cli_tarot_parse_rules (rules, (int) seats, &wish.rules))
    return CLI_USAGE;
  optind = 1;
  while ((option = getopt_long (argc, argv, "h", options, NULL)) != -1)
    if (option == 'o' && !set_option (optarg, &wish.rules))
      return CLI_USAGE;
  return simulate (&wish);
}

const CliCommand cli_tarot_simulate = {
  .name = "simulate",
  .synopsis = N_("--game tarot [--matches N] [--seed S] [--rules ID] [--seats N] "
                 "[--option KEY=VALUE]… [--output DIR]"),
  .summary = N_("Let random players play matches of Tarot and write their records, the same ones "
                "for the same seed. A match without an end stops after six deals."),
  .run = run,
};
