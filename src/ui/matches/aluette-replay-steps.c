/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/matches/aluette-replay-steps.h"

typedef struct
{
  guint event;
  guint n_lines;
} Step;

struct _AluetteReplaySteps
{
  GArray *steps;  /* (element-type Step) */
  GArray *firsts; /* (element-type guint): the first step of each deal, and the number of steps */
};

static void
add_step (AluetteReplaySteps *self, guint event, guint n_lines)
{
  Step step = { event, n_lines };

  g_array_append_val (self->steps, step);
}

/* Cards that are uncovered after a deal are lines of their own, but no events of the match.
 * Returns: the number of the line after those at @n_lines. */
static guint
skip_uncovered (AluetteSeatLog *log, guint n_lines)
{
  const AluGameKind *kind = aluette_seat_log_get_kind (log);

  while (n_lines < aluette_seat_log_get_n_lines (log)
         && alu_game_event_role (kind, aluette_seat_log_get_line (log, n_lines))
                == ALU_GAME_ROLE_UNCOVER)
    n_lines++;
  return n_lines;
}

AluetteReplaySteps *
aluette_replay_steps_new (AluetteMatchRecord *record, AluetteSeatLog *log, gboolean open)
{
  const AluGameKind *kind = aluette_match_record_get_kind (record);
  AluetteReplaySteps *self = g_new0 (AluetteReplaySteps, 1);
  g_autofree gpointer match = g_malloc0 (kind->match_size);
  g_autofree gpointer told = g_malloc0 (kind->event_size);
  guint n_events, n_lines = 0, deal = 0;
  const char *events = aluette_match_record_get_events (record, &n_events);

  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->firsts = g_array_new (FALSE, FALSE, sizeof (guint));
  kind->init (match, aluette_match_record_get_header (record));
  if (open)
    alu_game_open_hands (kind, match, true);
  for (guint i = 0; i < n_events; i++)
    {
      const char *event = events + i * kind->event_size;
      gboolean is_told = kind->event_for_seat (match, event, (int) aluette_seat_log_get_seat (log),
                                               told);

      if (deal < aluette_match_record_get_n_deals (record)
          && i == aluette_match_record_get_first (record, deal))
        {
          g_array_append_val (self->firsts, self->steps->len);
          deal++;
        }
      n_lines += is_told ? 1 : 0;
      if (is_told || open)
        add_step (self, i, n_lines);
      n_lines = skip_uncovered (log, n_lines);
      kind->apply (match, event);
    }
  g_array_append_val (self->firsts, self->steps->len);
  return self;
}

void
aluette_replay_steps_free (AluetteReplaySteps *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->firsts);
  g_free (self);
}

guint
aluette_replay_steps_get_first (const AluetteReplaySteps *self, guint deal)
{
  return g_array_index (self->firsts, guint, deal);
}

guint
aluette_replay_steps_get_n (const AluetteReplaySteps *self, guint deal)
{
  return aluette_replay_steps_get_first (self, deal + 1)
         - aluette_replay_steps_get_first (self, deal);
}

guint
aluette_replay_steps_get_event (const AluetteReplaySteps *self, guint step)
{
  return g_array_index (self->steps, Step, step).event;
}

guint
aluette_replay_steps_get_n_lines (const AluetteReplaySteps *self, guint step)
{
  return g_array_index (self->steps, Step, step).n_lines;
}

guint
aluette_replay_steps_find (const AluetteReplaySteps *self, guint deal, guint event)
{
  guint first = aluette_replay_steps_get_first (self, deal);
  guint n = aluette_replay_steps_get_n (self, deal), found = 0;

  for (guint step = 0; step < n; step++)
    if (aluette_replay_steps_get_event (self, first + step) <= event)
      found = step;
  return found;
}
