/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fuzzing the command line: the words of the input are the arguments of the command that the first
 * word names, for each game. An unknown option is added, twice because the last word may require a
 * value. Thus all words are understood or refused, and no command starts its work. */

#include <getopt.h>
#include <string.h>

#include "fuzz.h"

#include <glib.h>

#include "cli/cli.h"

#define UNKNOWN "--no-such-option"

static void
run_command (const CliCommand *command, char **arguments)
{
  guint n = g_strv_length (arguments);
  /* getopt_long () changes their order */
  g_autofree char **shuffled = g_memdup2 (arguments, (n + 1) * sizeof (char *));
  int status;

  optind = 0;
  status = command->run ((int) n, shuffled);
  demand (status == CLI_USAGE || status == CLI_OK || status == CLI_FAILURE);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) words = g_strsplit_set (text, " \n", 64);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) arguments = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], "--") != 0) /* would end the options */
      g_strv_builder_add (builder, words[i]);
  g_strv_builder_add_many (builder, UNKNOWN, UNKNOWN, NULL);
  arguments = g_strv_builder_end (builder);
  for (const CliCommand *const *command = cli_program.commands; *command != NULL; command++)
    if (strcmp (arguments[0], (*command)->name) == 0)
      run_command (*command, arguments);
  return 0;
}
