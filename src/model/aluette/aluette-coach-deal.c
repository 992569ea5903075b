/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-coach.h"

/* Where a deal lies in a log, and what a bot did in it. */

gboolean
aluette_coach_find_deal (const AluRecordHeader *header, const AluEvent *events, guint n_events,
                         guint deal, guint *first, guint *n, AluMatch *start)
{
  AluSeating seating;
  AluMatch match;
  guint i;

  alu_record_header_seating (header, &seating);
  if (alu_match_init (&match, &header->rules, &seating) != ALU_OK)
    return FALSE;
  for (i = 0; i < n_events && !(events[i].type == ALU_EVENT_DEAL && match.n_deals == deal); i++)
    if (alu_match_apply (&match, &events[i]) != ALU_OK)
      return FALSE;
  if (i == n_events)
    return FALSE;
  if (start != NULL)
    *start = match;
  *first = i;
  for (i++; i < n_events && events[i].type != ALU_EVENT_DEAL; i++)
    ;
  *n = i - *first;
  return TRUE;
}

gboolean
aluette_coach_may_why (AluetteGame *game, guint event)
{
  const AluEvent *deed;
  AluLevel level;
  AluView view;
  guint64 seed;

  g_return_val_if_fail (ALUETTE_IS_GAME (game), FALSE);
  if (event >= aluette_game_get_n_events (game))
    return FALSE;
  deed = aluette_game_get_event (game, event);
  return (deed->type == ALU_EVENT_PLAY || deed->type == ALU_EVENT_OFFER)
         && aluette_game_get_thought (game, event, &view, &level, &seed);
}
