/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cli/cli.h"

static void
print_help (FILE *file)
{
  fprintf (file, _("Usage: %s"), gettext (cli_program.synopsis));
  fprintf (file, "\n%s\n", gettext (cli_program.summary));
  for (const CliCommand *const *command = cli_program.commands; *command != NULL; command++)
    {
      fputs ("\n  ", file);
      cli_print_synopsis (file, *command);
      fprintf (file, "      %s\n", gettext ((*command)->summary));
    }
  fprintf (file, "\n%s\n", _("Exit status: 0 success, 1 failure, 2 invalid usage."));
}

/* Finds the game's own command of this name, or else the one for all games.
 *
 * Returns: whether there is a command of this name at all. */
static bool
find_command (const char *name, const char *game, const CliCommand **found)
{
  bool is_known = false;

  *found = NULL;
  for (const CliCommand *const *command = cli_program.commands; *command != NULL; command++)
    {
      if (strcmp (name, (*command)->name) != 0)
        continue;
      is_known = true;
      if ((*command)->game == NULL ? *found == NULL : strcmp (game, (*command)->game) == 0)
        *found = *command;
    }
  return is_known;
}

static int
run_command (int argc, char **argv)
{
  const char *game = cli_get_game (argc, argv);
  const CliCommand *command;

  if (!find_command (argv[0], game, &command))
    {
      cli_complain (_("unknown command “%s”"), argv[0]);
      print_help (stderr);
      return CLI_USAGE;
    }
  if (command != NULL)
    return command->run (argc, argv);
  cli_complain (_("%s does not know the game “%s”"), argv[0], game);
  return CLI_USAGE;
}

int
cli_run_program (int argc, char **argv)
{
  if (argc <= 1)
    {
      print_help (stderr);
      return CLI_USAGE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      print_help (stdout);
      return CLI_OK;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      printf ("%s %s\n", cli_program.name, VERSION);
      return CLI_OK;
    }
  return run_command (argc - 1, argv + 1);
}
