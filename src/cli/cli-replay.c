/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"
#include "cli/tarot/cli-tarot.h"

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
replay_aluette (const char *text, size_t length)
{
  AluRecordReader reader;
  AluRecordError error;
  bool ok = alu_record_reader_text (&reader, text, length, NULL, NULL, &error);

  if (ok)
    print_match (&reader.match);
  else
    cli_print_record_error (&error);
  return ok;
}

static bool
replay_file (const char *text, size_t length)
{
  return cli_tarot_is_record (text, length) ? cli_tarot_replay (text, length)
                                            : replay_aluette (text, length);
}

static int
run_replay (int argc, char **argv)
{
  return cli_run_on_files (&cli_replay, replay_file, argc, argv);
}

const CliCommand cli_replay = {
  .name = "replay",
  .synopsis = N_("FILE…"),
  .summary = N_("Check match files and print the state of each, one line of JSON per file."),
  .run = run_replay,
};
