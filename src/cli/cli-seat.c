/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-record-events.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "engine/alu-record.h"

/* The log of one seat that is printed. */
typedef struct
{
  void *writer;
  void *seat_event;
  int seat; /* or ALU_GAME_SPECTATOR */
} SeatLog;

static void
write_seat_event (const AluGameKind *kind, const void *before, const void *event, const void *after,
                  void *data)
{
  SeatLog *log = data;

  if (kind->event_for_seat (before, event, log->seat, log->seat_event))
    (void) alu_record_write_event (log->writer, log->seat_event);
}

/* Returns: the status of the writer. */
static int
print_log (const AluGameKind *kind, const AluGameHeader *header, const char *text, size_t length,
           int seat)
{
  SeatLog log = { cli_allocate (kind->writer_size), cli_allocate (kind->event_size), seat };
  int status = alu_record_writer_init_seat (log.writer, kind, header, seat, cli_print_line, stdout);

  if (status == 0)
    cli_foreach_record_event (kind, text, length, write_seat_event, &log);
  free (log.seat_event);
  free (log.writer);
  return status;
}

/* Prints what seat number @seat was told, from 1, or a spectator if it is 0. */
static bool
print_seat (const char *name, const char *text, size_t length, int seat)
{
  const AluGameKind *kind = cli_get_kind (text, length);
  void *reader = cli_allocate (kind->reader_size);
  AluGameHeader header;
  AluGameFault fault;
  int status = 0;
  bool ok = alu_record_read_text (reader, kind, text, length, NULL, NULL, &fault)
            && alu_record_get_header (reader, &header);

  if (!ok)
    cli_complain_of_record (name, &fault);
  else
    status = print_log (kind, &header, text, length, seat > 0 ? seat - 1 : ALU_GAME_SPECTATOR);
  free (reader);
  if (status == ALU_ERROR_REAL_TABLE)
    cli_complain ("%s: %s", name, _("there is no match file of one seat for this match"));
  else if (status != 0)
    cli_complain ("%s: %s", name, gettext (kind->status_texts[status]));
  return ok && status == 0;
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
