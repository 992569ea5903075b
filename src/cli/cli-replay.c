/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "cli/cli.h"

#include "engine/alu-record.h"

static void
print_match (const AluGameKind *kind, const AluGameHeader *header, const void *view)
{
  AluGameSummary summary;

  alu_game_summarize (kind, view, &summary);
  printf (",\"ok\":true,\"deals\":%u", summary.n_deals);
  cli_print_score (kind->n_teams, header->rules.n_seats, summary.points,
                   summary.awaited == ALU_GAME_AWAITS_NOBODY, summary.winners);
}

static bool
replay_file (const char *text, size_t length)
{
  const AluGameKind *kind = cli_get_kind (text, length);
  void *reader = cli_allocate (kind->reader_size);
  void *view = cli_allocate (kind->view_size);
  AluGameHeader header;
  AluGameFault fault;
  bool ok = alu_record_read_text (reader, kind, text, length, NULL, NULL, &fault);

  if (ok && alu_record_get_header (reader, &header))
    {
      kind->view_for_seat (alu_record_get_match (reader), ALU_GAME_SPECTATOR, view);
      print_match (kind, &header, view);
    }
  else
    cli_print_fault (&fault);
  free (view);
  free (reader);
  return ok;
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
