/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/cli-kind.h"
#include "engine/alu-record.h"

#define MAX_MATCHES 1000000

/* Options of the command. */
typedef struct
{
  uint64_t matches;
  uint64_t seed;
  uint64_t seats; /* 0 for the usual number */
  const char *game;
  const char *rules; /* (nullable) */
  const char *level; /* (nullable): of all bots */
  const char
      *players; /* (nullable): one `bot:LEVEL` or `petit-jean:CAPTAIN` per seat, with commas */
  const char *output; /* (nullable): a folder */
  CliTexts options;
} Settings;

/* --- Players --- */

static bool
seat_bot (CliTable *table, const AluBotKind *bots, int seat, const char *id)
{
  AluGamePlayer *player = &table->header.players[seat];
  int level = alu_bot_level_from_id (bots, id);

  if (level < 0)
    return false;
  player->kind = ALU_GAME_BOT;
  alu_bot_format_level (bots, level, alu_bot_follows_convention (bots, id), player->level);
  table->levels[seat] = level;
  return true;
}

static bool
parse_player (CliTable *table, const AluBotKind *bots, int seat, const char *text)
{
  AluGamePlayer *player = &table->header.players[seat];

  if (strncmp (text, "bot:", 4) == 0)
    return seat_bot (table, bots, seat, text + 4);
  if (strncmp (text, "petit-jean:", 11) != 0 || text[11] < '1'
      || text[11] > '0' + table->header.rules.n_seats || text[12] != '\0')
    return false;
  player->kind = ALU_GAME_DUMMY;
  player->captain = (uint8_t) (text[11] - '1');
  return true;
}

/* Reads the list of players, one per seat. */
static bool
parse_players (CliTable *table, const AluBotKind *bots, const char *list)
{
  int n_seats = table->header.rules.n_seats;

  for (int seat = 0; seat < n_seats; seat++)
    {
      size_t length = strcspn (list, ",");
      char text[48] = "";

      if (length < sizeof text)
        memcpy (text, list, length);
      if (!parse_player (table, bots, seat, text))
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

static bool
seat_players (CliTable *table, const CliKind *kind, const Settings *settings)
{
  const char *id = settings->level != NULL ? settings->level : kind->level;
  int level, status;

  if (settings->players != NULL && !parse_players (table, kind->bots, settings->players))
    return false;
  if (settings->players == NULL && !cli_parse_level (kind->bots, id, &level))
    return false;
  for (int seat = 0; settings->players == NULL && seat < table->header.rules.n_seats; seat++)
    seat_bot (table, kind->bots, seat, id);
  status = table->kind->init (table->match, &table->header);
  if (status != 0)
    cli_complain ("%s", gettext (table->kind->status_texts[status]));
  return status == 0;
}

/* --- Matches --- */

int
cli_table_start (CliTable *table, FILE *file)
{
  int status = table->kind->init (table->match, &table->header);

  if (status != 0)
    return status;
  return alu_record_writer_init (table->writer, table->kind, &table->header, cli_print_line, file);
}

int
cli_table_apply (CliTable *table, const void *event)
{
  int status = alu_record_write_event (table->writer, event);

  return status != 0 ? status : table->kind->apply (table->match, event);
}

static bool
complain_of_file (const char *name)
{
  cli_complain ("%s: %s", name, strerror (errno));
  return false;
}

static bool
play_match (CliTable *table, const CliKind *kind, const Settings *settings, uint64_t number,
            FILE *file)
{
  int status = kind->play (table, settings->seed, number, file);

  if (status != 0)
    cli_complain (_("match %llu: illegal play: %s"), (unsigned long long) number,
                  gettext (kind->kind->status_texts[status]));
  return status == 0;
}

/* Writes match @number to its file. */
static bool
simulate_match (CliTable *table, const CliKind *kind, const Settings *settings, uint64_t number)
{
  char name[4096] = "-";
  FILE *file = stdout;
  bool ok;

  if (settings->output != NULL)
    {
      if (snprintf (name, sizeof name, "%s/match-%04llu%s", settings->output,
                    (unsigned long long) number, kind->kind->suffix)
          >= (int) sizeof name)
        errno = ENAMETOOLONG;
      else
        file = fopen (name, "wb");
      if (file == stdout || file == NULL)
        return complain_of_file (name);
    }
  ok = play_match (table, kind, settings, number, file);
  if (ferror (file) || (file != stdout && fclose (file) != 0))
    return complain_of_file (name);
  return ok;
}

static int
simulate_matches (CliTable *table, const CliKind *kind, const Settings *settings)
{
  bool ok = true;

  for (int seat = 0; seat < table->header.rules.n_seats; seat++)
    if (table->header.players[seat].kind == ALU_GAME_BOT
        && kind->bots->memory (ALU_BOT_TASK_CHOOSE, table->levels[seat]) > table->memory_bytes)
      table->memory_bytes = kind->bots->memory (ALU_BOT_TASK_CHOOSE, table->levels[seat]);
  if (table->memory_bytes > 0)
    table->memory = cli_allocate (table->memory_bytes);
  if (settings->output != NULL && mkdir (settings->output, 0777) != 0 && errno != EEXIST)
    ok = complain_of_file (settings->output);
  for (uint64_t number = 1; ok && number <= settings->matches; number++)
    ok = simulate_match (table, kind, settings, number);
  free (table->memory);
  return ok && fflush (stdout) == 0 ? CLI_OK : CLI_FAILURE;
}

static int
simulate (const CliKind *kind, const Settings *settings)
{
  const char *id = settings->rules != NULL ? settings->rules : kind->kind->rule_sets[0].id;
  AluGameRules rules;
  CliTable table = { .kind = kind->kind };
  int status = CLI_USAGE;

  if (!cli_parse_rules (kind->kind, id, (int) settings->seats, &rules)
      || !cli_set_options (kind->kind, &settings->options, &rules))
    return CLI_USAGE;
  alu_game_header_init (&table.header, &rules);
  table.match = cli_allocate (kind->kind->match_size);
  table.writer = cli_allocate (kind->kind->writer_size);
  if (seat_players (&table, kind, settings))
    status = simulate_matches (&table, kind, settings);
  free (table.writer);
  free (table.match);
  return status;
}

static int
run_simulate (int argc, char **argv)
{
  Settings settings = { .matches = 1, .seed = 1, .game = alu_game_kinds[0]->id };
  const CliOption options[] = {
    { "game", .text = &settings.game },
    { "matches", .number = &settings.matches, .min = 1, .max = MAX_MATCHES },
    { "seed", .number = &settings.seed, .max = UINT64_MAX },
    { "rules", .text = &settings.rules },
    { "seats", .number = &settings.seats, .min = 2, .max = ALU_GAME_MAX_SEATS },
    { "option", .texts = &settings.options },
    { "level", .text = &settings.level },
    { "players", .text = &settings.players },
    { "output", .text = &settings.output },
    { 0 },
  };
  const CliKind *kind;
  int status;

  if (!cli_parse_options (&cli_simulate, options, argc, argv, &status))
    return status;
  kind = cli_find_kind (&cli_simulate, settings.game);
  if (kind == NULL)
    return CLI_USAGE;
  if (optind != argc || (settings.level != NULL && settings.players != NULL))
    return cli_usage (&cli_simulate);
  return simulate (kind, &settings);
}

const CliCommand cli_simulate = {
  .name = "simulate",
  .synopsis
  = N_("[--game ID] [--matches N] [--seed S] [--rules ID] [--seats N] [--option KEY=VALUE]… "
        "[--level LEVEL | --players LIST] [--output DIR]"),
  .summary = N_("Let bots play matches and write match files; the same seed gives the same "
                 "matches."),
  .run = run_simulate,
};
