/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-record-events.h"

#include <stdlib.h>
#include <string.h>

#include "engine/alu-record.h"

#define MAX_VIEWERS (ALU_GAME_MAX_SEATS + 1) /* the seats and a spectator */

/* What one seat is told. In a game that reads logs of one seat, the log is read while it is
 * written. */
typedef struct
{
  const AluGameKind *kind;
  int seat;     /* or ALU_GAME_SPECTATOR */
  void *view;   /* what follows from all that the seat was told */
  void *writer; /* (nullable) */
  void *reader; /* (nullable) */
  bool ok;      /* whether all events and lines so far are correct */
} Viewer;

typedef struct
{
  Viewer viewers[MAX_VIEWERS]; /* the first is the spectator */
  int n_viewers;
  void *seat_event;
  void *expected;    /* a view */
  unsigned n_events; /* including uncovers */
  unsigned n_compared;
  unsigned wrong_event; /* the first after which a view differs, from 1; 0 if none does */
  int wrong_seat;       /* number of the seat, from 1; 0 for the spectator */
} Fold;

static void
read_line (const char *line, void *data)
{
  Viewer *viewer = data;
  AluGameFault fault;

  viewer->ok = viewer->ok
               && alu_record_read_line (viewer->reader, line, strlen (line) - 1, &fault);
}

static void
viewer_apply_event (Viewer *viewer, const void *seat_event)
{
  const AluGameKind *kind = viewer->kind;

  if (kind->view_apply (viewer->view, seat_event) != 0
      || (viewer->writer != NULL && alu_record_write_event (viewer->writer, seat_event) != 0))
    viewer->ok = false;
}

/* Compares the views that result from what a seat was told with the seat's view. */
static bool
viewer_check (Fold *fold, const Viewer *viewer, const void *match)
{
  const AluGameKind *kind = viewer->kind;

  fold->n_compared++;
  kind->view_for_seat (match, viewer->seat, fold->expected);
  if (!viewer->ok || memcmp (fold->expected, viewer->view, kind->view_size) != 0)
    return false;
  return viewer->reader == NULL
         || memcmp (fold->expected, alu_record_get_match (viewer->reader), kind->view_size) == 0;
}

static void
take_event (const AluGameKind *kind, const void *before, const void *event, const void *after,
            void *data)
{
  Fold *fold = data;

  fold->n_events++;
  for (int i = 0; i < fold->n_viewers; i++)
    {
      Viewer *viewer = &fold->viewers[i];

      if (kind->event_for_seat (before, event, viewer->seat, fold->seat_event))
        viewer_apply_event (viewer, fold->seat_event);
      if (viewer_check (fold, viewer, after) || fold->wrong_event > 0)
        continue;
      fold->wrong_event = fold->n_events;
      fold->wrong_seat = i;
    }
}

static void
viewer_init (const AluGameKind *kind, const AluGameHeader *header, int seat, Viewer *viewer)
{
  void *match = cli_allocate (kind->match_size);

  viewer->kind = kind;
  viewer->seat = seat;
  viewer->view = cli_allocate (kind->view_size);
  viewer->ok = kind->init (match, header) == 0;
  kind->view_for_seat (match, seat, viewer->view);
  free (match);
  viewer->writer = cli_allocate (kind->writer_size);
  viewer->reader = cli_allocate (kind->reader_size);
  alu_record_reader_init_seat (viewer->reader, kind);
  (void) alu_record_writer_init_seat (viewer->writer, kind, header, seat, read_line, viewer);
}

static void
viewer_clear (Viewer *viewer)
{
  free (viewer->view);
  free (viewer->writer);
  free (viewer->reader);
}

/* There is nothing to fold at a real table: its seats have no views. */
static void
run_fold (const AluGameKind *kind, const AluGameHeader *header, const char *text, size_t length,
          Fold *fold)
{
  fold->n_viewers = alu_game_header_is_real (header) ? 0 : header->rules.n_seats + 1;
  fold->seat_event = cli_allocate (kind->event_size);
  fold->expected = cli_allocate (kind->view_size);
  for (int i = 0; i < fold->n_viewers; i++)
    viewer_init (kind, header, i > 0 ? i - 1 : ALU_GAME_SPECTATOR, &fold->viewers[i]);
  cli_foreach_record_event (kind, text, length, take_event, fold);
  for (int i = 0; i < fold->n_viewers; i++)
    viewer_clear (&fold->viewers[i]);
  free (fold->expected);
  free (fold->seat_event);
}

static bool
fold_text (const char *text, size_t length)
{
  const AluGameKind *kind = cli_get_kind (text, length);
  void *reader = cli_allocate (kind->reader_size);
  AluGameHeader header;
  AluGameFault fault;
  Fold fold = { 0 };
  bool ok = alu_record_read_text (reader, kind, text, length, NULL, NULL, &fault)
            && alu_record_get_header (reader, &header);

  free (reader);
  if (!ok)
    {
      cli_print_fault (&fault);
      return false;
    }
  run_fold (kind, &header, text, length, &fold);
  if (fold.wrong_event == 0)
    printf (",\"ok\":true,\"events\":%u,\"compared\":%u", fold.n_events, fold.n_compared);
  else
    printf (",\"ok\":false,\"event\":%u,\"seat\":%d", fold.wrong_event, fold.wrong_seat);
  return fold.wrong_event == 0;
}

static int
run_fold_command (int argc, char **argv)
{
  return cli_run_on_files (&cli_fold, fold_text, argc, argv);
}

const CliCommand cli_fold = {
  .name = "fold",
  .synopsis = N_("FILE…"),
  .summary = N_("Compare what each seat makes of its log with its view, a line of JSON per file."),
  .run = run_fold_command,
};
