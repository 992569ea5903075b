/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "bots/aluette/alu-solver-input.h"
#include "bots/aluette/solver/alu-solver.h"
#include "cli/aluette/cli-aluette.h"
#include "engine/aluette/alu-match-record.h"

/* Value of @cards if the option is not given: the last position with a card to play. */
#define ANY_CARDS UINT64_MAX

/* Options of the command. */
typedef struct
{
  const char *file;  /* (nullable): a record; "-" for standard input */
  const char *hands; /* (nullable): hands separated by commas, two letters per card */
  const char *rules;
  uint64_t deal;  /* number of a deal in the record; 0 for the last one with a card to play */
  uint64_t cards; /* number of cards played before the position, or ANY_CARDS */
  uint64_t leader;
} Settings;

/* The search for a position in a record. */
typedef struct
{
  const Settings *settings;
  AluMatch found;
  bool is_found;
} PositionSearch;

static void
check_position (const void *reader, void *data)
{
  PositionSearch *search = data;
  const AluMatch *match = alu_record_get_match (reader);
  AluPhase phase = alu_match_phase (match);

  if ((phase != ALU_PHASE_PLAY && phase != ALU_PHASE_ANSWER) || match->seating.real_table
      || (search->settings->deal > 0 && match->n_deals != search->settings->deal)
      || (search->settings->cards != ANY_CARDS && match->deal.n_plays != search->settings->cards))
    return;
  search->found = *match;
  search->is_found = true;
}

/* Reads the requested position from the record. */
static bool
read_record (const Settings *settings, AluRules *rules, AluDeal *deal)
{
  PositionSearch search = { .settings = settings };
  AluMatchReader reader;
  AluGameFault fault;
  size_t length = 0;
  char *text = cli_read_file (settings->file, &length);
  bool ok;

  if (text == NULL)
    {
      cli_complain ("%s: %s", settings->file, strerror (errno));
      return false;
    }
  ok = alu_record_read_text (&reader, &alu_aluette_kind, text, length, check_position, &search,
                             &fault);
  free (text);
  if (!ok)
    cli_complain_of_record (settings->file, &fault);
  else if (!search.is_found)
    cli_complain (_("%s: no such position"), settings->file);
  *rules = search.found.rules;
  *deal = search.found.deal;
  return ok && search.is_found;
}

/* Reads the hands of a deal that begins, and sets the leader. */
static bool
read_hands (const Settings *settings, AluRules *rules, AluDeal *deal)
{
  const char *at = settings->hands;
  AluCardSet seen = 0;
  AluGameRules game;
  int seats = 1;

  for (const char *c = at; *c != '\0'; c++)
    seats += *c == ',';
  if (!cli_parse_rules (&alu_aluette_kind, settings->rules, seats, &game))
    return false;
  alu_rules_from_game (&game, rules);
  alu_deal_init (deal, (int) (settings->leader + (uint64_t) seats - 2) % seats);
  for (int seat = 0; seat < seats; seat++, at += *at == ',')
    for (; *at != '\0' && *at != ','; at += 2)
      {
        AluCard card = at[1] != '\0' ? alu_card_parse (at) : ALU_CARD_NONE;

        if (card == ALU_CARD_NONE || (seen & alu_card_bit (card)) != 0)
          {
            cli_complain (_("--hands: “%.2s” is not a card, or appears twice"), at);
            return false;
          }
        seen |= alu_card_bit (card);
        deal->hands[seat] |= alu_card_bit (card);
      }
  deal->phase = ALU_PHASE_PLAY;
  deal->leader = deal->turn = (uint8_t) ((int) (settings->leader - 1) % seats);
  return true;
}

static int
print_solution (AluSolver *solver, const AluPosition *position)
{
  AluSolverCard cards[ALU_MAX_TRICKS];
  uint64_t nodes;
  int n = 0, value = 0;

  if (alu_solver_value (solver, position, &value) != ALU_SOLVER_SOLVED)
    {
      cli_complain (_("this position cannot be solved"));
      return CLI_FAILURE;
    }
  nodes = alu_solver_nodes (solver);
  alu_solver_cards (solver, position, cards, &n);
  printf ("{\"seat\":%d,\"value\":%d,\"cards\":[", alu_position_seat (position) + 1, value);
  for (int i = 0; i < n; i++)
    {
      char code[3];

      alu_card_code (cards[i].card, code);
      printf ("%s{\"card\":\"%s\",\"value\":%d}", i > 0 ? "," : "", code, cards[i].value);
    }
  printf ("],\"nodes\":%llu}\n", (unsigned long long) nodes);
  return CLI_OK;
}

static int
solve_deal (const Settings *settings)
{
  AluRules rules;
  AluDeal deal;
  AluPosition position;
  AluSolver *solver;
  int status;

  if (settings->file != NULL ? !read_record (settings, &rules, &deal)
                             : !read_hands (settings, &rules, &deal))
    return CLI_FAILURE;
  alu_position_from_deal (&rules, &deal, &position);
  solver = alu_solver_new (ALU_SOLVER_BYTES);
  if (solver == NULL)
    {
      cli_complain (_("not enough memory"));
      return CLI_FAILURE;
    }
  status = print_solution (solver, &position);
  alu_solver_free (solver);
  return status;
}

static int
run_solve (int argc, char **argv)
{
  Settings settings = { .rules = "classic", .leader = 1, .cards = ANY_CARDS };
  const CliOption options[] = {
    { "deal", .number = &settings.deal, .min = 1, .max = UINT8_MAX },
    { "cards", .number = &settings.cards, .max = ALU_N_CARDS },
    { "hands", .text = &settings.hands },
    { "rules", .text = &settings.rules },
    { "leader", .number = &settings.leader, .min = 1, .max = ALU_MAX_SEATS },
    { 0 },
  };
  int status;

  if (!cli_parse_options (&cli_solve, options, argc, argv, &status))
    return status;
  if (optind < argc)
    settings.file = argv[optind++];
  if (optind < argc || (settings.file != NULL) == (settings.hands != NULL))
    return cli_usage (&cli_solve);
  return solve_deal (&settings);
}

const CliCommand cli_solve = {
  .name = "solve",
  .synopsis = N_("{FILE [--deal K] [--cards N] | --hands LIST [--leader S] [--rules ID]}"),
  .summary = N_("Solve a position with open hands: points for team A, and after each card."),
  .run = run_solve,
};
