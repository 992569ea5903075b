/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-told.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

static void
print_line (const char *line, void *data)
{
  fputs (line, stdout);
}

static void
write_told (const AluMatch *before, const AluEvent *event, const AluMatch *after, void *data)
{
  AluRecordWriter *writer = data;
  AluEvent told;

  if (alu_event_for_seat (before, event, writer->view.seat, &told))
    (void) alu_record_writer_event (writer, &told);
}

/* Prints what seat number @seat was told, from 1, or a spectator if it is 0. */
static bool
print_log (const char *name, const char *text, size_t length, int seat)
{
  AluRecordReader reader;
  AluRecordWriter writer;
  AluRecordError error;

  if (!alu_record_reader_text (&reader, text, length, NULL, NULL, &error))
    {
      cli_complain_of_record (name, &error);
      return false;
    }
  if (seat > reader.header.rules.seats)
    {
      cli_complain ("%s: %s", name, gettext (alu_status_text (ALU_ERROR_NO_SEAT)));
      return false;
    }
  (void) alu_record_writer_init_seat (&writer, &reader.header, seat > 0 ? seat - 1 : ALU_NOBODY,
                                      print_line, NULL);
  cli_tell_record (text, length, write_told, &writer);
  return true;
}

static int
run (int argc, char **argv)
{
  int status = CLI_OK;
  uint64_t seat;
  size_t length;
  char *text;

  if (!cli_parse_options (&cli_seat, &(CliOption) { 0 }, argc, argv, &status))
    return status;
  if (optind + 2 != argc
      || !cli_parse_number (_("SEAT"), argv[optind], 0, ALU_MAX_SEATS, &seat))
    return cli_usage (&cli_seat);
  text = cli_read_file (argv[optind + 1], &length);
  if (text == NULL)
    {
      cli_complain ("%s: %s", argv[optind + 1], strerror (errno));
      return CLI_FAILURE;
    }
  if (!print_log (argv[optind + 1], text, length, (int) seat))
    status = CLI_FAILURE;
  free (text);
  return status;
}

const CliCommand cli_seat = {
  .name = "seat",
  .synopsis = N_("SEAT FILE"),
  .summary = N_("Print a match record as one seat saw it; 0 is a spectator."),
  .run = run,
};
