/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-sign-history.h"

#include <string.h>

#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-vache-game.h"

static AluetteTruth
find_truth (const AluMatch *match, const AluEvent *event)
{
  AluCardSet cards;

  if (event->type != ALU_EVENT_SIGN)
    return ALUETTE_TRUTH_OPINION;
  cards = alu_sign_cards ((AluSign) event->sign.sign);
  if (cards == 0)
    return ALUETTE_TRUTH_OPINION;
  return (cards & match->deal.hands[event->seat]) != 0 ? ALUETTE_TRUTH_TRUE : ALUETTE_TRUTH_BLUFF;
}

static void
take_event (GArray *records, const AluMatch *match, const AluEvent *event, guint number,
            guint n_plays)
{
  AluetteSignRecord entry = { .event = *event, .number = number };
  guint seats = match->rules.seats;

  entry.trick = (n_plays + seats - 1) / seats;
  entry.truth = find_truth (match, event);
  g_array_append_val (records, entry);
}

GArray *
aluette_sign_history_from_events (const AluGameHeader *header, const AluEvent *events,
                                  guint n_events, AluCardSet hands[ALU_MAX_SEATS])
{
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (AluetteSignRecord));
  AluMatch match;
  AluReplay replay;
  const AluEvent *event;
  guint n_plays = 0;

  if (alu_replay_init (&replay, &alu_aluette_kind, &match, header, events, n_events)
          != ALU_OK
      || match.seating.real_table)
    return NULL;
  while ((event = alu_replay_peek (&replay)) != NULL)
    {
      if (alu_event_is_signal (event))
        take_event (records, &match, event, replay.index, n_plays);
      if (!alu_replay_next (&replay))
        return NULL;
      if (event->type == ALU_EVENT_DEAL)
        {
          g_array_set_size (records, 0);
          n_plays = 0;
        }
      if (n_plays == 0 && event->type != ALU_EVENT_PLAY)
        memcpy (hands, match.deal.hands, sizeof match.deal.hands);
      if (event->type == ALU_EVENT_PLAY)
        n_plays++;
    }
  return match.n_deals > 0 ? g_steal_pointer (&records) : NULL;
}

GArray *
aluette_sign_history (AluetteGame *game, AluCardSet hands[ALU_MAX_SEATS])
{
  g_autoptr (GArray) events = aluette_game_get_finished (game);

  if (events == NULL)
    return NULL;
  return aluette_sign_history_from_events (aluette_game_get_header (game),
                                           (const AluEvent *) events->data, events->len, hands);
}
