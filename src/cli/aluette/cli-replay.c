/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

static void
print_error (const AluRecordError *error)
{
  const char *reason = error->fault == ALU_RECORD_AGAINST_RULES
                           ? alu_status_text (error->status)
                           : alu_record_fault_text (error->fault);
  char text[1024];

  if (error->expected[0] == '\0')
    snprintf (text, sizeof text, "%s", gettext (reason));
  else
    /* Translators: what is wrong with a line of a match file, and how the line should begin. */
    snprintf (text, sizeof text, _("%s (expected: %s)"), gettext (reason), error->expected);
  printf (",\"ok\":false,\"line\":%d,\"error\":", error->line);
  cli_print_json_string (text);
}

static void
print_match (const AluMatch *match)
{
  const char *end = !alu_match_over (match)       ? NULL
                    : match->winner == ALU_TEAM_A ? "A"
                    : match->winner == ALU_TEAM_B ? "B"
                                                  : "draw";

  printf (",\"ok\":true,\"deals\":%u,\"score\":[%d,%d],\"end\":", match->n_deals, match->score[0],
          match->score[1]);
  cli_print_json_string (end);
}

static bool
replay_file (const char *name)
{
  size_t length;
  char *text = cli_read_file (name, &length);
  int read_error = errno;
  AluRecordReader reader;
  AluRecordError error;
  bool ok = false;

  fputs ("{\"file\":", stdout);
  cli_print_json_string (name);
  if (text == NULL)
    {
      fputs (",\"ok\":false,\"line\":0,\"error\":", stdout);
      cli_print_json_string (strerror (read_error));
    }
  else if (!alu_record_reader_text (&reader, text, length, NULL, NULL, &error))
    print_error (&error);
  else
    {
      print_match (&reader.match);
      ok = true;
    }
  puts ("}");
  free (text);
  return ok;
}

static int
run_replay (int argc, char **argv)
{
  int status = CLI_OK;

  if (!cli_parse_options (&cli_replay, &(CliOption) { 0 }, argc, argv, &status))
    return status;
  if (optind == argc)
    return cli_usage (&cli_replay);
  for (int i = optind; i < argc; i++)
    if (!replay_file (argv[i]))
      status = CLI_FAILURE;
  return status;
}

const CliCommand cli_replay = {
  .name = "replay",
  .synopsis = N_("FILE…"),
  .summary = N_("Check match files and print the state of each, one line of JSON per file."),
  .run = run_replay,
};
