/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-game-replay.h"

#include <string.h>

int
alu_game_replay_init (AluGameReplay *replay, const AluGameKind *kind, void *match,
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
alu_game_replay_peek (const AluGameReplay *replay)
{
  if (replay->index == replay->n_events)
    return NULL;
  return (const char *) replay->events + replay->index * replay->kind->event_size;
}

bool
alu_game_replay_next (AluGameReplay *replay)
{
  const void *event = alu_game_replay_peek (replay);

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
alu_game_replay_seek (AluGameReplay *replay, unsigned index)
{
  while (replay->index < index && alu_game_replay_next (replay))
    ;
  return replay->index == index;
}
