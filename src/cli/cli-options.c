/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <getopt.h>
#include <string.h>

#include "cli/cli.h"

#define MAX_OPTIONS 17
#define HELP 'h'
#define GAME 'g' /* the game was used to find the command */

static bool
set_word (const CliOption *option, const char *shown)
{
  for (int i = 0; option->words[i] != NULL; i++)
    if (strcmp (optarg, option->words[i]) == 0)
      {
        *option->word = i;
        return true;
      }
  cli_complain (_("%s does not know “%s”"), shown, optarg);
  return false;
}

static bool
append_text (CliTexts *texts, const char *shown)
{
  if (texts->n == CLI_MAX_TEXTS)
    {
      cli_complain (_("%s is given too often"), shown);
      return false;
    }
  texts->texts[texts->n++] = optarg;
  return true;
}

static bool
set_option (const CliOption *option)
{
  char shown[32];

  snprintf (shown, sizeof shown, "--%s", option->name);
  if (option->flag != NULL)
    *option->flag = true;
  if (option->text != NULL)
    *option->text = optarg;
  if (option->number != NULL)
    return cli_parse_number (shown, optarg, option->min, option->max, option->number);
  if (option->word != NULL)
    return set_word (option, shown);
  if (option->texts != NULL)
    return append_text (option->texts, shown);
  return true;
}

const char *
cli_get_game (int argc, char **argv)
{
  const char *game = alu_game_kinds[0]->id;

  for (int i = 1; i < argc; i++)
    if (strncmp (argv[i], "--game=", 7) == 0)
      game = argv[i] + 7;
    else if (strcmp (argv[i], "--game") == 0 && i + 1 < argc)
      game = argv[++i];
  return game;
}

bool
cli_parse_options (const CliCommand *command, const CliOption *options, int argc, char **argv,
                   int *status)
{
  struct option list[MAX_OPTIONS] = { { "help", no_argument, NULL, HELP } };
  bool has_game = command->game != NULL;
  const AluGameKind *kind;
  int index, found, n = 0;

  for (; options[n].name != NULL; n++)
    {
      list[n + 1].name = options[n].name;
      list[n + 1].has_arg = options[n].flag != NULL ? no_argument : required_argument;
      has_game = has_game || strcmp (options[n].name, "game") == 0;
    }
  kind = has_game ? alu_game_kind_from_id (cli_get_game (argc, argv)) : NULL;
  if (command->game != NULL)
    list[n + 1] = (struct option) { "game", required_argument, NULL, GAME };
  while ((found = getopt_long (argc, argv, "h", list, &index)) != -1)
    {
      if (found == HELP)
        *status = cli_help (command, kind);
      else if (found == GAME)
        continue;
      else if (found != 0 || !set_option (&options[index - 1]))
        *status = cli_usage (command);
      else
        continue;
      return false;
    }
  return true;
}
