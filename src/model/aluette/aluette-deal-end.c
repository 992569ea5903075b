/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-deal-end.h"

#include <string.h>

#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"

/* Returns: an opponent of the winner by tricks who took as many tricks, or ALU_NOBODY */
static guint
find_tied (const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  guint winner = deal->winner_seat;

  if (deal->reason != ALU_REASON_TRICKS || winner == ALU_NOBODY)
    return ALU_NOBODY;
  for (guint seat = 0; seat < match->rules.seats; seat++)
    if (alu_team_of ((int) seat) != alu_team_of ((int) winner)
        && deal->taken[seat] == deal->taken[winner])
      return seat;
  return ALU_NOBODY;
}

static void
count_sign (AluetteDealEnd *end, const AluEvent *event, guint seats)
{
  gboolean read = FALSE, caught = FALSE;

  for (guint seat = 0; seat < seats; seat++)
    {
      if ((event->sign.read >> seat & 1) == 0)
        continue;
      if (alu_team_of ((int) seat) == alu_team_of (event->seat))
        read = TRUE;
      else
        caught = TRUE;
    }
  end->n_made++;
  end->n_read += read;
  end->n_caught += caught;
}

/* Returns: how clearly a deal was won: by points, then by tricks */
static guint
get_weight (const AluetteDealResult *result)
{
  return result->points * 100 + result->tricks;
}

static void
compare_deal (AluetteDealEnd *end, const AluMatch *match, guint team)
{
  const AluDeal *deal = &match->deal;
  AluetteDealResult result = { .deal = match->n_deals,
                               .reason = deal->reason,
                               .winner = deal->winner,
                               .seat = deal->winner_seat,
                               .points = deal->points };

  if (deal->winner == ALU_NOBODY)
    return;
  if (result.seat != ALU_NOBODY)
    result.tricks = deal->taken[result.seat];
  if (result.winner == team
      && (!end->has_best || get_weight (&result) > get_weight (&end->best)))
    {
      end->best = result;
      end->has_best = TRUE;
    }
  if (result.winner != team
      && (!end->has_worst || get_weight (&result) > get_weight (&end->worst)))
    {
      end->worst = result;
      end->has_worst = TRUE;
    }
}

gboolean
aluette_deal_end_init (AluetteDealEnd *end, const AluGameHeader *header, const AluEvent *events,
                       guint n_events, guint seat)
{
  AluMatch match;
  AluReplay replay;
  const AluEvent *event;

  memset (end, 0, sizeof *end);
  if (alu_replay_init (&replay, &alu_aluette_kind, &match, header, events, n_events)
      != ALU_OK)
    return FALSE;
  while ((event = alu_replay_peek (&replay)) != NULL)
    {
      gboolean had_ended = match.deal.ended;

      if (event->type == ALU_EVENT_DEAL)
        end->n_made = end->n_read = end->n_caught = 0;
      else if (event->type == ALU_EVENT_SIGN && event->seat == seat)
        count_sign (end, event, header->rules.n_seats);
      if (!alu_replay_next (&replay))
        return FALSE;
      if (match.deal.ended && !had_ended && seat != ALU_NOBODY)
        compare_deal (end, &match, (guint) alu_team_of ((int) seat));
    }
  end->match = match;
  end->tied = find_tied (&match);
  if (!alu_match_over (&match))
    end->has_best = end->has_worst = FALSE;
  return match.n_deals > 0 && match.deal.ended;
}
