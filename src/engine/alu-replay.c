/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-replay.h"

#include <string.h>

int
alu_replay_init (AluReplay *replay, const AluGameKind *kind, void *match,
                      const AluGameHeader *header, const void *events, unsigned n_events)
{
  memset (replay, 0, sizeof *replay);
  replay->kind = kind;
  replay->match = match;
  replay->status = kind->init (match, header);
  if (replay->status == 0)
    {
      replay->events = events;
      replay->n_events = n_events;
    }
  return replay->status;
}

const void *
alu_replay_peek (const AluReplay *replay)
{
  if (replay->index == replay->n_events)
    return NULL;
  return (const char *) replay->events + replay->index * replay->kind->event_size;
}

bool
alu_replay_next (AluReplay *replay)
{
  const void *event = alu_replay_peek (replay);

  if (event == NULL)
    return false;
  replay->status = replay->kind->apply (replay->match, event);
  if (replay->status != 0)
    {
      replay->n_events = replay->index;
      return false;
    }
  replay->event = event;
  replay->index++;
  return true;
}

bool
alu_replay_seek (AluReplay *replay, unsigned index)
{
  while (replay->index < index && alu_replay_next (replay))
    ;
  return replay->index == index;
}
