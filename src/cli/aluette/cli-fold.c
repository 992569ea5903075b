/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/aluette/cli-told.h"

#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#define MAX_VIEWERS (ALU_MAX_SEATS + 1) /* the seats and a spectator */

/* The log of one seat, which is read while it is written. */
typedef struct
{
  AluRecordWriter writer;
  AluRecordReader reader;
  bool is_read; /* whether all lines so far are correct */
} SeatLog;

typedef struct
{
  SeatLog logs[MAX_VIEWERS]; /* the first is the spectator's */
  int n_logs;
  unsigned n_events; /* including uncovers */
  unsigned n_compared;
  unsigned wrong_event; /* the first after which a view differs, from 1; 0 if none does */
  int wrong_seat;       /* number of the seat, from 1; 0 for the spectator */
} Fold;

static void
read_line (const char *line, void *data)
{
  SeatLog *log = data;
  AluRecordError error;

  log->is_read = log->is_read
                 && alu_record_reader_line (&log->reader, line, strlen (line) - 1, &error);
}

/* Compares the view that results from a seat's log with the seat's view. */
static void
compare (Fold *fold, int i, const AluMatch *match)
{
  const SeatLog *log = &fold->logs[i];
  AluView view = alu_view_for_seat (match, log->writer.view.seat);

  fold->n_compared++;
  if (fold->wrong_event > 0
      || (log->is_read && memcmp (&view, &log->reader.view, sizeof view) == 0))
    return;
  fold->wrong_event = fold->n_events;
  fold->wrong_seat = i;
}

static void
take_event (const AluMatch *before, const AluEvent *event, const AluMatch *after, void *data)
{
  Fold *fold = data;

  fold->n_events++;
  for (int i = 0; i < fold->n_logs; i++)
    {
      SeatLog *log = &fold->logs[i];
      AluEvent told;

      if (alu_event_for_seat (before, event, log->writer.view.seat, &told)
          && alu_record_writer_event (&log->writer, &told) != ALU_OK)
        log->is_read = false;
      compare (fold, i, after);
    }
}

static void
start_logs (Fold *fold, const AluRecordHeader *header)
{
  fold->n_logs = header->rules.seats + 1;
  for (int i = 0; i < fold->n_logs; i++)
    {
      SeatLog *log = &fold->logs[i];

      log->is_read = true;
      alu_record_reader_init_seat (&log->reader);
      (void) alu_record_writer_init_seat (&log->writer, header, i > 0 ? i - 1 : ALU_NOBODY,
                                          read_line, log);
    }
}

static bool
fold_text (const char *text, size_t length)
{
  Fold *fold;
  AluRecordReader reader;
  AluRecordError error;
  bool ok;

  if (!alu_record_reader_text (&reader, text, length, NULL, NULL, &error))
    {
      cli_print_record_error (&error);
      return false;
    }
  fold = calloc (1, sizeof *fold);
  if (fold == NULL)
    abort ();
  start_logs (fold, &reader.header);
  cli_tell_record (text, length, take_event, fold);
  ok = fold->wrong_event == 0;
  if (ok)
    printf (",\"ok\":true,\"events\":%u,\"compared\":%u", fold->n_events, fold->n_compared);
  else
    printf (",\"ok\":false,\"event\":%u,\"seat\":%d", fold->wrong_event, fold->wrong_seat);
  free (fold);
  return ok;
}

static int
run (int argc, char **argv)
{
  return cli_run_on_files (&cli_fold, fold_text, argc, argv);
}

const CliCommand cli_fold = {
  .name = "fold",
  .synopsis = N_("FILE…"),
  .summary = N_("Compare what each seat makes of its log with its view, a line of JSON per file."),
  .run = run,
};
