/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/aluette/alu-replay.h"

#include <string.h>

AluStatus
alu_replay_init (AluReplay *replay, const AluGameHeader *header, const AluEvent *events,
                 unsigned n_events)
{
  memset (replay, 0, sizeof *replay);
  replay->status = alu_match_init_from_header (&replay->match, header);
  if (replay->status == ALU_OK)
    {
      replay->events = events;
      replay->n_events = n_events;
    }
  return replay->status;
}

void
alu_replay_init_from (AluReplay *replay, const AluMatch *match, const AluEvent *events,
                      unsigned n_events)
{
  memset (replay, 0, sizeof *replay);
  replay->match = *match;
  replay->events = events;
  replay->n_events = n_events;
}

bool
alu_replay_next (AluReplay *replay)
{
  const AluEvent *event = alu_replay_peek (replay);

  if (event == NULL)
    return false;
  replay->status = alu_match_apply (&replay->match, event);
  if (replay->status != ALU_OK)
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

bool
alu_replay_seek_deal (AluReplay *replay, unsigned deal)
{
  const AluEvent *event;

  while ((event = alu_replay_peek (replay)) != NULL
         && !(event->type == ALU_EVENT_DEAL && replay->match.n_deals == deal))
    alu_replay_next (replay);
  return event != NULL;
}

const AluEvent *
alu_replay_peek (const AluReplay *replay)
{
  return replay->index < replay->n_events ? &replay->events[replay->index] : NULL;
}
