/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/alu-game-random.h"

#include <string.h>

bool
alu_game_random_event (const AluGameKind *kind, const void *match, uint64_t seed, AluRng *rng,
                       void *view, void *events, void *event)
{
  int seat, n;

  if (kind->chance (match, seed, event))
    return true;
  /* Everybody knows whom a match waits for: nothing must be hidden to find that out. */
  memset (view, 0, kind->view_size);
  memcpy (view, match, kind->match_size);
  seat = alu_game_get_awaited (kind, view);
  if (seat >= ALU_GAME_MAX_SEATS)
    return false;
  n = kind->legal (match, seat, events);
  if (n == 0)
    return false;
  memcpy (event, (char *) events + alu_rng_below (rng, (uint32_t) n) * kind->event_size,
          kind->event_size);
  return true;
}
