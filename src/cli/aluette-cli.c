/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "locale/alu-locale.h"

/* Commands for all games. */
static const CliCommand *const commands[] = {
  &cli_replay, &cli_seat, &cli_fold, &cli_bench, &cli_matches, &cli_guest,
};

#define N_COMMANDS ((int) (sizeof commands / sizeof commands[0]))

/* Returns: (nullable): command @index of all, first those for all games; NULL after the last. */
static const CliCommand *
get_command (int index)
{
  if (index < N_COMMANDS)
    return commands[index];
  index -= N_COMMANDS;
  for (int game = 0; cli_kinds[game] != NULL; game++)
    for (int i = 0; cli_kinds[game][i] != NULL; i++)
      if (index-- == 0)
        return cli_kinds[game][i];
  return NULL;
}

static void
print_help (FILE *file)
{
  fprintf (file, _("Usage: %s"), _("aluette-cli COMMAND [ARGUMENTS]"));
  fprintf (file, "\n%s\n",
           _("Match files, simulated matches and measurements of the games of this program."));
  for (int i = 0; get_command (i) != NULL; i++)
    {
      fputs ("\n  ", file);
      cli_print_synopsis (file, get_command (i));
      fprintf (file, "      %s\n", gettext (get_command (i)->summary));
    }
  fprintf (file, "\n%s\n", _("Exit status: 0 success, 1 failure, 2 invalid usage."));
}

/* Returns: the last argument of --game, or the id of the default game. */
static const char *
get_game (int argc, char **argv)
{
  const char *game = alu_game_kinds[0]->id;

  for (int i = 1; i < argc; i++)
    if (strncmp (argv[i], "--game=", 7) == 0)
      game = argv[i] + 7;
    else if (strcmp (argv[i], "--game") == 0 && i + 1 < argc)
      game = argv[++i];
  return game;
}

/* Returns: (nullable): the game's own command of this name, or else the one for all games. */
static const CliCommand *
find_command (const char *name, const char *game)
{
  const CliCommand *found = NULL;

  const CliCommand *command;

  for (int i = 0; (command = get_command (i)) != NULL; i++)
    {
      if (strcmp (name, command->name) != 0)
        continue;
      if (command->game == NULL)
        found = command;
      else if (strcmp (game, command->game) == 0)
        return command;
    }
  return found;
}

static int
run_command (int argc, char **argv)
{
  const char *game = get_game (argc, argv);
  const CliCommand *command = find_command (argv[0], game);

  if (command != NULL)
    return command->run (argc, argv);
  for (int i = 0; get_command (i) != NULL; i++)
    if (strcmp (argv[0], get_command (i)->name) == 0)
      {
        cli_complain (_("%s does not know the game “%s”"), argv[0], game);
        return CLI_USAGE;
      }
  if (argv[0][0] != '\0')
    cli_complain (_("unknown command “%s”"), argv[0]);
  print_help (stderr);
  return CLI_USAGE;
}

int
main (int argc, char **argv)
{
  char nothing[] = "";
  char *none[] = { nothing, NULL };

  alu_locale_init (GETTEXT_DOMAIN, LOCALEDIR, false);
  setlocale (LC_NUMERIC, "C"); /* JSON numbers have decimal points */
  if (argc > 1 && (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0))
    {
      print_help (stdout);
      return CLI_OK;
    }
  if (argc > 1 && strcmp (argv[1], "--version") == 0)
    {
      printf ("aluette-cli %s\n", VERSION);
      return CLI_OK;
    }
  return argc > 1 ? run_command (argc - 1, argv + 1) : run_command (1, none);
}
