/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"
#include "cli/tarot/cli-tarot.h"

#include <getopt.h>
#include <inttypes.h>

/* What the sequences come to. */
typedef struct
{
  uint64_t sequences;
  uint64_t wins[2];
  uint64_t mordiennes;
  uint64_t spoiled; /* last tricks that were spoiled */
} Count;

/* Deals from @seed and plays everyone's first cards until @cards are left in each hand. */
static void
set_up (AluMatch *match, const AluRules *rules, uint64_t seed, int cards)
{
  AluSeating seating;
  AluEvent event;

  alu_seating_init (&seating);
  alu_match_init (match, rules, &seating);
  while (alu_match_phase (match) != ALU_PHASE_PLAY)
    {
      event = (AluEvent) { .type = ALU_EVENT_VOTE, .seat = match->deal.turn };
      if (alu_match_awaits_chance (match))
        alu_match_chance (match, seed, &event);
      alu_match_apply (match, &event);
    }
  while (match->deal.n_tricks < alu_rules_hand_size (rules) - cards)
    {
      event = (AluEvent) { .type = ALU_EVENT_PLAY, .seat = match->deal.turn,
                           .card = alu_set_first (alu_match_legal_plays (match)) };
      alu_match_apply (match, &event);
    }
}

/* Plays every sequence of legal cards to the end of the deal. */
static void
count (const AluMatch *match, Count *total)
{
  const AluDeal *deal = &match->deal;

  if (deal->ended)
    {
      total->sequences++;
      total->mordiennes += deal->reason == ALU_REASON_MORDIENNE;
      total->spoiled += deal->takers[deal->n_tricks - 1] == ALU_SPOILED;
      if (deal->winner != ALU_NOBODY)
        total->wins[deal->winner]++;
      return;
    }
  for (AluCardSet set = alu_match_legal_plays (match); set != 0; set &= set - 1)
    {
      AluEvent event = { .type = ALU_EVENT_PLAY, .seat = deal->turn, .card = alu_set_first (set) };
      AluMatch next = *match;

      alu_match_apply (&next, &event);
      count (&next, total);
    }
}

static int
run (int argc, char **argv)
{
  static const struct option options[] = {
    { "cards", required_argument, NULL, 'c' }, { "seats", required_argument, NULL, 'n' },
    { "seed", required_argument, NULL, 's' },  { "rules", required_argument, NULL, 'r' },
    { "help", no_argument, NULL, 'h' },        { 0 },
  };
  uint64_t cards = 0, seats = 0, seed = 1;
  const char *id = "classic";
  AluRules rules;
  AluMatch match;
  Count total = { 0 };
  bool ok = true;
  int option;

  if (cli_tarot_is_asked_for (argc, argv))
    return cli_tarot_perft.run (argc, argv);
  while (ok && (option = getopt_long (argc, argv, "h", options, NULL)) != -1)
    {
      if (option == 'h')
        return cli_help (&cli_perft);
      if (option == 'c')
        ok = cli_parse_number ("--cards", optarg, 1, ALU_MAX_HAND, &cards);
      else if (option == 'n')
        ok = cli_parse_number ("--seats", optarg, 2, ALU_MAX_SEATS, &seats);
      else if (option == 's')
        ok = cli_parse_number ("--seed", optarg, 0, UINT64_MAX, &seed);
      else if (option == 'r')
        id = optarg;
      else
        ok = false;
    }
  if (!ok || cards == 0 || optind != argc)
    return cli_usage (&cli_perft);
  if (!cli_parse_rules (id, (int) seats, &rules))
    return CLI_USAGE;
  if (cards > (uint64_t) alu_rules_hand_size (&rules))
    return cli_usage (&cli_perft);
  set_up (&match, &rules, seed, (int) cards);
  count (&match, &total);
  printf ("{\"cards\":%" PRIu64 ",\"seats\":%d,\"seed\":%" PRIu64 ",\"sequences\":%" PRIu64
          ",\"wins\":[%" PRIu64 ",%" PRIu64 "],\"mordiennes\":%" PRIu64 ",\"spoiled\":%" PRIu64
          "}\n",
          cards, rules.seats, seed, total.sequences, total.wins[0], total.wins[1],
          total.mordiennes, total.spoiled);
  return CLI_OK;
}

const CliCommand cli_perft = {
  .name = "perft",
  .synopsis = N_("--cards N [--seats N] [--seed S] [--rules ID]"),
  .summary = N_("Count every way to play the last N cards of each hand, and what they come to."),
  .run = run,
};
