/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-coach-private.h"

#include "engine/aluette/alu-replay.h"
#include "model/aluette/aluette-aluette-game-log.h"

/* Functions that find a deal in a log and what a bot did in it. */

gboolean
aluette_coach_find_deal (const AluRecordHeader *header, const AluEvent *events, guint n_events,
                         guint deal, guint *first, guint *n, AluMatch *start)
{
  AluReplay replay;
  guint end;

  if (alu_replay_init (&replay, header, events, n_events) != ALU_OK
      || !alu_replay_seek_deal (&replay, deal))
    return FALSE;
  if (start != NULL)
    *start = replay.match;
  *first = replay.index;
  for (end = *first + 1; end < n_events && events[end].type != ALU_EVENT_DEAL; end++)
    ;
  *n = end - *first;
  return TRUE;
}

gboolean
aluette_coach_can_explain (AluetteGame *game, guint event)
{
  const AluEvent *move;
  AluLevel level;
  AluView view;
  guint64 seed;

  g_return_val_if_fail (ALUETTE_IS_GAME (game), FALSE);
  if (event >= aluette_local_game_get_n_events (ALUETTE_LOCAL_GAME (game)))
    return FALSE;
  move = aluette_local_game_get_aluette_event (ALUETTE_LOCAL_GAME (game), event);
  return (move->type == ALU_EVENT_PLAY || move->type == ALU_EVENT_OFFER)
         && aluette_local_game_get_aluette_bot_request (ALUETTE_LOCAL_GAME (game), event, &view,
                                                        &level, &seed);
}
