/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"
#include "cli/tarot/cli-tarot.h"

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
    /* Translators: what is wrong with a line, and how the line should have begun. */
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
replay (const char *name)
{
  size_t length;
  char *text = cli_read_file (name, &length);
  int problem = errno;
  AluRecordReader reader;
  AluRecordError error;
  bool ok = false;

  fputs ("{\"file\":", stdout);
  cli_print_json_string (name);
  if (text == NULL)
    {
      fputs (",\"ok\":false,\"line\":0,\"error\":", stdout);
      cli_print_json_string (strerror (problem));
    }
  else if (cli_tarot_is_record (text, length))
    ok = cli_tarot_replay (text, length);
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
run (int argc, char **argv)
{
  static const struct option options[] = { { "help", no_argument, NULL, 'h' }, { 0 } };
  int status = CLI_OK;

  switch (getopt_long (argc, argv, "h", options, NULL))
    {
    case -1:
      break;
    case 'h':
      return cli_help (&cli_replay);
    default:
      return cli_usage (&cli_replay);
    }
  if (optind == argc)
    return cli_usage (&cli_replay);
  for (int i = optind; i < argc; i++)
    if (!replay (argv[i]))
      status = CLI_WRONG;
  return status;
}

const CliCommand cli_replay = {
  .name = "replay",
  .synopsis = N_("FILE…"),
  .summary = N_("Check match records and print what each comes to, a line of JSON a file."),
  .run = run,
};
