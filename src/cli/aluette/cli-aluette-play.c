/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-aluette.h"

#include "bots/aluette/alu-bot.h"
#include "bots/aluette/gaze/alu-sign-simulation.h"

#include <string.h>

static const char *const names[] = {
  "Léon",  "Rose",     "Anne",   "Marcel", "Yvonne",     "Gustave",
  "Lucie", "Baptiste", "Simone", "Émile",  "Marguerite", "Auguste",
};

#define N_NAMES ((int) (sizeof names / sizeof names[0]))

static bool
is_bot (const CliTable *table, int seat)
{
  return table->header.players[seat].kind == ALU_GAME_BOT;
}

/* Draws different names for the bots. */
static void
name_players (CliTable *table, uint64_t seed)
{
  uint8_t order[N_NAMES];
  AluRng rng;

  for (int i = 0; i < N_NAMES; i++)
    order[i] = (uint8_t) i;
  alu_rng_seed (&rng, seed);
  alu_rng_shuffle (&rng, order, N_NAMES);
  for (int seat = 0; seat < table->header.rules.n_seats; seat++)
    if (is_bot (table, seat))
      strcpy (table->header.players[seat].name, names[order[seat]]);
}

/* Asks each bot once per deal, from the dealer's left, whether it proposes to concede.
 *
 * Returns: whether one does; its proposal is in @event. */
static bool
ask_proposal (const CliTable *table, const AluBudget *budget, uint8_t *asked, AluEvent *event)
{
  const AluMatch *match = table->match;

  for (int i = 1; i <= match->rules.seats; i++)
    {
      int seat = (match->deal.dealer + i) % match->rules.seats;
      AluView view;

      if ((*asked & (1 << seat)) != 0 || alu_match_may_propose (match, seat) != ALU_OK)
        continue;
      *asked |= (uint8_t) (1 << seat);
      view = alu_view_for_seat (match, seat);
      if (alu_bot_proposes ((AluLevel) table->levels[seat], &view, budget))
        {
          alu_event_init (event, ALU_EVENT_PROPOSE, seat);
          return true;
        }
    }
  return false;
}

static void
decide_event (const CliTable *table, const AluBudget *budget, AluEvent *event)
{
  int seat = alu_match_decider (table->match);
  AluView view = alu_view_for_seat (table->match, seat);

  alu_bot_decide ((AluLevel) table->levels[seat], &view, budget, event, NULL);
}

static AluView
get_view (void *data, int seat)
{
  return alu_view_for_seat (((CliTable *) data)->match, seat);
}

/* A gesture can end after its card was played: the rules then refuse the sign, which is ignored. */
static void
apply_signal (const AluEvent *event, void *data)
{
  (void) cli_table_apply (data, event);
}

/* Initializes the simulation of gaze and signs. Petit-Jeans take no part in it. */
static void
init_sign_simulation (CliTable *table, AluSignSimulation *signs, uint64_t seed)
{
  const AluMatch *match = table->match;
  uint8_t levels[ALU_MAX_SEATS];

  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    levels[seat] = is_bot (table, seat) ? (uint8_t) table->levels[seat] : ALU_NOBODY;
  alu_sign_simulation_init (signs, &match->seating, match->rules.seats, levels, 0,
                            cli_derive_seed (seed, UINT64_MAX), get_view, table);
}

/* If the rules allow signs or spoken calls, bots look around, sign and speak in simulated time. */
int
cli_aluette_play (CliTable *table, uint64_t run_seed, uint64_t number, FILE *file)
{
  const AluMatch *match = table->match;
  uint64_t seed = cli_derive_seed (run_seed, number);
  AluBudget budget = { .memory = table->memory, .memory_bytes = table->memory_bytes };
  uint8_t asked = 0; /* seats that were asked in this deal whether they concede, one bit per seat */
  AluSignSimulation signs;
  bool has_signals;
  int status;

  name_players (table, seed);
  status = cli_table_start (table, file);
  has_signals = match->rules.signs || match->rules.parlante;
  if (status == 0 && has_signals)
    init_sign_simulation (table, &signs, seed);
  for (uint64_t n = 0; status == 0 && !alu_match_over (match); n++)
    {
      AluEvent event;

      budget.seed = cli_derive_seed (seed, n);
      if (alu_match_awaits_chance (match))
        alu_match_chance (match, seed, &event);
      else if (!ask_proposal (table, &budget, &asked, &event))
        decide_event (table, &budget, &event);
      if (event.type == ALU_EVENT_DEAL)
        asked = 0;
      status = cli_table_apply (table, &event);
      if (status == 0 && has_signals)
        alu_sign_simulation_pass (&signs, &event, match, apply_signal, table);
    }
  return status;
}
