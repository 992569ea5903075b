/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/aluette-sign-history.h"

#include <string.h>

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
take_event (GArray *told, const AluMatch *match, const AluEvent *event, guint number, guint n_plays)
{
  AluetteTold entry = { .event = *event, .number = number };
  guint seats = match->rules.seats;

  entry.trick = (n_plays + seats - 1) / seats;
  entry.truth = find_truth (match, event);
  g_array_append_val (told, entry);
}

GArray *
aluette_sign_history_of_events (const AluRecordHeader *header, const AluEvent *events,
                                guint n_events, AluCardSet hands[ALU_MAX_SEATS])
{
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (AluetteTold));
  AluSeating seating;
  AluMatch match;
  guint n_plays = 0;

  alu_record_header_seating (header, &seating);
  if (seating.real_table || alu_match_init (&match, &header->rules, &seating) != ALU_OK)
    return NULL;
  for (const AluEvent *event = events; event < events + n_events; event++)
    {
      if (event->type == ALU_EVENT_SIGN || event->type == ALU_EVENT_SAY)
        take_event (told, &match, event, (guint) (event - events), n_plays);
      if (alu_match_apply (&match, event) != ALU_OK)
        return NULL;
      if (event->type == ALU_EVENT_DEAL)
        {
          g_array_set_size (told, 0);
          n_plays = 0;
        }
      if (n_plays == 0 && event->type != ALU_EVENT_PLAY)
        memcpy (hands, match.deal.hands, sizeof match.deal.hands);
      if (event->type == ALU_EVENT_PLAY)
        n_plays++;
    }
  return match.n_deals > 0 ? g_steal_pointer (&told) : NULL;
}

GArray *
aluette_sign_history (AluetteGame *game, AluCardSet hands[ALU_MAX_SEATS])
{
  guint n_events = aluette_game_get_n_events (game);
  g_autofree AluEvent *events = g_new (AluEvent, n_events);

  if (aluette_game_get_open_match (game) == NULL)
    return NULL;
  for (guint i = 0; i < n_events; i++)
    events[i] = *aluette_game_get_event (game, i);
  return aluette_sign_history_of_events (aluette_game_get_header (game), events, n_events, hands);
}
