/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <inttypes.h>
#include <stdlib.h>

#include "cli/cli.h"

/* In a game of teams, each team is its first seat. */
static int
count_scores (const AluGameKind *kind, const AluGameHeader *header)
{
  return kind->n_teams > 0 ? kind->n_teams : header->rules.n_seats;
}

static void
print_winners (const AluGameKind *kind, int n, unsigned winners)
{
  const char *comma = "";

  if (kind->n_teams > 0)
    {
      char team[] = { 'A', '\0' };

      while (winners != 0 && (winners & 1u << (team[0] - 'A')) == 0)
        team[0]++;
      cli_print_json_string (winners != 0 ? team : "draw");
      return;
    }
  putchar ('[');
  for (int seat = 0; seat < n; seat++)
    if ((winners & 1u << seat) != 0)
      {
        printf ("%s%d", comma, seat + 1);
        comma = ",";
      }
  putchar (']');
}

static void
print_match (const AluGameKind *kind, const AluGameHeader *header, const void *view)
{
  int32_t points[ALU_GAME_MAX_SEATS];
  int n = count_scores (kind, header);

  kind->points (view, points);
  printf (",\"ok\":true,\"deals\":%u,\"score\":[", kind->n_deals (view));
  for (int i = 0; i < n; i++)
    printf ("%s%" PRId32, i > 0 ? "," : "", points[i]);
  fputs ("],\"end\":", stdout);
  if (kind->awaited (view) == ALU_GAME_AWAITS_NOBODY)
    print_winners (kind, n, kind->winners (view));
  else
    fputs ("null", stdout);
}

static bool
replay_file (const char *text, size_t length)
{
  const AluGameKind *kind = cli_get_kind (text, length);
  void *reader = cli_allocate (kind->reader_size);
  void *view = cli_allocate (kind->view_size);
  AluGameHeader header;
  AluGameFault fault;
  bool ok = kind->read_text (reader, text, length, NULL, NULL, &fault);

  if (ok && kind->reader_header (reader, &header))
    {
      kind->view_for_seat (kind->reader_match (reader), ALU_GAME_SPECTATOR, view);
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
