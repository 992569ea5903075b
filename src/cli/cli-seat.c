/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-record-events.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

/* The log of one seat that is printed. */
typedef struct
{
  void *writer;
  void *seat_event;
  int seat; /* or ALU_GAME_SPECTATOR */
} SeatLog;

static void
print_line (const char *line, void *data)
{
  fputs (line, data);
}

static void
write_seat_event (const AluGameKind *kind, const void *before, const void *event, const void *after,
                  void *data)
{
  SeatLog *log = data;

  if (kind->event_for_seat (before, event, log->seat, log->seat_event))
    (void) kind->writer_event (log->writer, log->seat_event);
}

/* Returns: the status of the writer. */
static int
print_log (const AluGameKind *kind, const AluGameHeader *header, const char *text, size_t length,
           int seat)
{
  SeatLog log = { cli_allocate (kind->writer_size), cli_allocate (kind->event_size), seat };
  int status = kind->writer_init_seat (log.writer, header, seat, print_line, stdout);

  if (status == 0)
    cli_foreach_record_event (kind, text, length, write_seat_event, &log);
  free (log.seat_event);
  free (log.writer);
  return status;
}

/* Returns: (nullable): why there is no log of seat number @seat, from 1, or of a spectator if it
 * is 0. */
static const char *
find_problem (const AluGameKind *kind, const AluGameHeader *header, int seat)
{
  if (seat > header->rules.n_seats)
    return _("this table has no such seat");
  if (kind->writer_init_seat == NULL)
    return _("there is no match file of one seat for this match");
  return NULL;
}

/* Prints what seat number @seat was told, from 1, or a spectator if it is 0. */
static bool
print_seat (const char *name, const char *text, size_t length, int seat)
{
  const AluGameKind *kind = cli_get_kind (text, length);
  void *reader = cli_allocate (kind->reader_size);
  AluGameHeader header;
  AluGameFault fault;
  const char *problem = NULL;
  bool ok = kind->read_text (reader, text, length, NULL, NULL, &fault)
            && kind->reader_header (reader, &header);

  if (!ok)
    cli_complain_of_record (name, &fault);
  else
    problem = find_problem (kind, &header, seat);
  free (reader);
  if (ok && problem == NULL)
    {
      int status = print_log (kind, &header, text, length,
                              seat > 0 ? seat - 1 : ALU_GAME_SPECTATOR);

      if (status != 0)
        problem = _("there is no match file of one seat for this match");
    }
  if (problem != NULL)
    cli_complain ("%s: %s", name, problem);
  return ok && problem == NULL;
}

static int
run_seat (int argc, char **argv)
{
  int status = CLI_OK;
  uint64_t seat;
  size_t length;
  char *text;

  if (!cli_parse_options (&cli_seat, &(CliOption) { 0 }, argc, argv, &status))
    return status;
  if (optind + 2 != argc
      || !cli_parse_number (_("SEAT"), argv[optind], 0, ALU_GAME_MAX_SEATS, &seat))
    return cli_usage (&cli_seat);
  text = cli_read_file (argv[optind + 1], &length);
  if (text == NULL)
    {
      cli_complain ("%s: %s", argv[optind + 1], strerror (errno));
      return CLI_FAILURE;
    }
  if (!print_seat (argv[optind + 1], text, length, (int) seat))
    status = CLI_FAILURE;
  free (text);
  return status;
}

const CliCommand cli_seat = {
  .name = "seat",
  .synopsis = N_("SEAT FILE"),
  .summary = N_("Print a match file as one seat saw it; 0 is a spectator."),
  .run = run_seat,
};
