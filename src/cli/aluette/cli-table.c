/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-table.h"

#include "bots/aluette/alu-aluette-bot-kind.h"
#include "bots/aluette/gaze/alu-sign-simulation.h"

#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "engine/alu-record.h"

static const char *const names[] = {
  "Léon",  "Rose",     "Anne",   "Marcel", "Yvonne",     "Gustave",
  "Lucie", "Baptiste", "Simone", "Émile",  "Marguerite", "Auguste",
};

#define N_NAMES ((int) (sizeof names / sizeof names[0]))

/* Reads `bot:LEVEL` or `petit-jean:CAPTAIN`. */
static bool
parse_player (const char *text, int n_seats, AluGamePlayer *player, AluLevel *level)
{
  bool bot = strncmp (text, "bot:", 4) == 0;
  int found = bot ? alu_bot_level_from_id (&alu_aluette_bot_kind, text + 4) : -1;

  if (found >= 0)
    {
      player->kind = ALU_GAME_BOT;
      *level = (AluLevel) found;
      strcpy (player->level, text + 4);
      return true;
    }
  if (strncmp (text, "petit-jean:", 11) != 0 || text[11] < '1' || text[11] > '0' + n_seats
      || text[12] != '\0')
    return false;
  player->kind = ALU_GAME_DUMMY;
  player->captain = (uint8_t) (text[11] - '1');
  return true;
}

/* Reads the list of players, one per seat. */
static bool
parse_players (CliTable *table, const char *list)
{
  int n_seats = table->header.rules.n_seats;

  for (int seat = 0; seat < n_seats; seat++)
    {
      size_t length = strcspn (list, ",");
      char text[48] = "";

      if (length < sizeof text)
        memcpy (text, list, length);
      if (!parse_player (text, n_seats, &table->header.players[seat], &table->levels[seat]))
        {
          cli_complain (_("seat %d: “%.*s” is not a player (bot:LEVEL or petit-jean:CAPTAIN)"),
                        seat + 1, (int) length, list);
          return false;
        }
      list += length + (list[length] == ',' && seat + 1 < n_seats);
    }
  if (*list == '\0')
    return true;
  cli_complain (_("more players than seats"));
  return false;
}

bool
cli_table_init (CliTable *table, const AluRules *rules, const char *players)
{
  char villagers[ALU_MAX_SEATS * 16] = "bot:villager";
  AluSeating seating;
  AluStatus status;

  memset (table, 0, sizeof *table);
  alu_header_init (&table->header, rules);
  for (int seat = 1; players == NULL && seat < rules->seats; seat++)
    strcat (villagers, ",bot:villager");
  if (!parse_players (table, players != NULL ? players : villagers))
    return false;
  alu_seating_init_from_header (&seating, &table->header);
  status = alu_seating_check (&seating, rules->seats);
  if (status != ALU_OK)
    {
      cli_complain ("%s", gettext (alu_status_text (status)));
      return false;
    }
  for (int seat = 0; seat < rules->seats; seat++)
    {
      size_t needed = alu_is_person (&seating, seat) ? alu_bot_memory (table->levels[seat]) : 0;

      if (needed > table->memory_bytes)
        table->memory_bytes = needed;
    }
  if (table->memory_bytes > 0)
    table->memory = calloc (1, table->memory_bytes);
  return true;
}

void
cli_table_clear (CliTable *table)
{
  free (table->memory);
  table->memory = NULL;
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
    if (table->header.players[seat].kind == ALU_GAME_BOT)
      strcpy (table->header.players[seat].name, names[order[seat]]);
}

/* Asks each bot once per deal, from the dealer's left, whether it proposes to concede.
 *
 * Returns: whether one does; its proposal is in @event. */
static bool
ask_proposal (const CliTable *table, const AluMatch *match, const AluBudget *budget, uint8_t *asked,
              AluEvent *event)
{
  for (int i = 1; i <= match->rules.seats; i++)
    {
      int seat = (match->deal.dealer + i) % match->rules.seats;
      AluView view;

      if ((*asked & (1 << seat)) != 0 || alu_match_may_propose (match, seat) != ALU_OK)
        continue;
      *asked |= (uint8_t) (1 << seat);
      view = alu_view_for_seat (match, seat);
      if (alu_bot_proposes (table->levels[seat], &view, budget))
        {
          alu_event_init (event, ALU_EVENT_PROPOSE, seat);
          return true;
        }
    }
  return false;
}

static void
decide_event (const CliTable *table, const AluMatch *match, const AluBudget *budget,
              AluEvent *event)
{
  int seat = alu_match_decider (match);
  AluView view = alu_view_for_seat (match, seat);

  alu_bot_decide (table->levels[seat], &view, budget, event, NULL);
}

static AluView
get_view (void *data, int seat)
{
  return alu_view_for_seat (&((AluMatchWriter *) data)->match, seat);
}

/* A gesture can end after its card was played: the rules then refuse the sign, which is ignored. */
static void
apply_signal (const AluEvent *event, void *data)
{
  (void) alu_record_write_event (data, event);
}

/* Initializes the simulation of gaze and signs. Petit-Jeans take no part in it. */
static void
init_sign_simulation (const CliTable *table, AluSignSimulation *signs, AluMatchWriter *writer,
                      uint64_t seed)
{
  uint8_t levels[ALU_MAX_SEATS];

  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    levels[seat] = alu_is_person (&writer->match.seating, seat) ? (uint8_t) table->levels[seat]
                                                                : ALU_NOBODY;
  alu_sign_simulation_init (signs, &writer->match.seating, writer->match.rules.seats, levels, 0,
                            cli_derive_seed (seed, UINT64_MAX), get_view, writer);
}

AluStatus
cli_table_play (CliTable *table, uint64_t seed, AluGameSink sink, void *data, AluMatch *match)
{
  const int16_t *options = table->header.rules.options;
  bool has_signals = options[ALU_OPTION_SIGNS] || options[ALU_OPTION_PARLANTE];
  AluBudget budget = { .memory = table->memory, .memory_bytes = table->memory_bytes };
  AluSignSimulation signs;
  AluMatchWriter writer;
  AluStatus status;
  uint8_t asked = 0; /* seats that were asked in this deal whether they concede, one bit per seat */

  name_players (table, seed);
  status = alu_record_writer_init (&writer, &alu_aluette_kind, &table->header, sink, data);
  if (status == ALU_OK && has_signals)
    init_sign_simulation (table, &signs, &writer, seed);
  for (uint64_t n = 0; status == ALU_OK && !alu_match_over (&writer.match); n++)
    {
      AluEvent event;

      budget.seed = cli_derive_seed (seed, n);
      if (alu_match_awaits_chance (&writer.match))
        alu_match_chance (&writer.match, seed, &event);
      else if (!ask_proposal (table, &writer.match, &budget, &asked, &event))
        decide_event (table, &writer.match, &budget, &event);
      if (event.type == ALU_EVENT_DEAL)
        asked = 0;
      status = alu_record_write_event (&writer, &event);
      if (status == ALU_OK && has_signals)
        alu_sign_simulation_pass (&signs, &event, &writer.match, apply_signal, &writer);
    }
  *match = writer.match;
  return status;
}
