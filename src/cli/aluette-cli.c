/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

static const CliCommand *const commands[] = {
  &cli_replay,
  &cli_seat,
  &cli_fold,
  &cli_aluette_simulate,
  &cli_tarot_simulate,
  &cli_aluette_perft,
  &cli_tarot_perft,
  &cli_aluette_bench,
  &cli_bench,
  &cli_matches,
  &cli_guest,
  &cli_arena,
  &cli_tarot_arena,
  &cli_solve,
  &cli_signs,
  &cli_puzzles,
  &cli_tarot_puzzles,
  &cli_coach,
};

#define N_COMMANDS ((int) (sizeof commands / sizeof commands[0]))

/* Falls back to the C locale if the system lacks the user's locale, but keeps the user's language
 * for messages. */
static void
use_fallback_locale (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
  const char *locale = NULL;

  for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++)
    if (locale == NULL || *locale == '\0')
      locale = getenv (variables[i]);
  setlocale (LC_ALL, "C.UTF-8");
  if (getenv ("LANGUAGE") == NULL || *getenv ("LANGUAGE") == '\0')
    setenv ("LANGUAGE", locale != NULL ? locale : "", 1);
}

static void
set_up_language (void)
{
  const char *folder = getenv ("ALUETTE_LOCALEDIR");

  if (setlocale (LC_ALL, "") == NULL)
    use_fallback_locale ();
  setlocale (LC_NUMERIC, "C"); /* JSON numbers have decimal points */
  bindtextdomain (GETTEXT_DOMAIN, folder != NULL ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_DOMAIN, "UTF-8");
  textdomain (GETTEXT_DOMAIN);
}

static void
print_help (FILE *file)
{
  fprintf (file, _("Usage: %s"), _("aluette-cli COMMAND [ARGUMENTS]"));
  fprintf (file, "\n%s\n",
           _("Match files, simulated matches and measurements of the games of this program."));
  for (int i = 0; i < N_COMMANDS; i++)
    {
      fputs ("\n  ", file);
      cli_print_synopsis (file, commands[i]);
      fprintf (file, "      %s\n", gettext (commands[i]->summary));
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

  for (int i = 0; i < N_COMMANDS; i++)
    {
      const CliCommand *command = commands[i];

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
  for (int i = 0; i < N_COMMANDS; i++)
    if (strcmp (argv[0], commands[i]->name) == 0)
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

  set_up_language ();
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
