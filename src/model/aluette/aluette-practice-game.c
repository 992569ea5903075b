/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-practice-game.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-aluette-kind.h"
#include "engine/alu-replay.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"

/* Creates a match. The deal is always the same, but bots may play it differently. */
static AluetteGame *
make_game (const AluGameHeader *header, const AluEvent *events, guint n_events, GError **error)
{
  g_autofree char *record = aluette_record_write (&alu_aluette_kind, header, events, n_events);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();

  if (record == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _("The position does not exist"));
      return NULL;
    }
  return aluette_local_game_new_from_record (record, -1, seed, NULL, error);
}

/* Returns: the index of the last deal event, or @n_events. Unlike alu_puzzle_cut (), it accepts any
 * state of the deal; the next event need not be a card. */
static guint
find_deal (const AluEvent *events, guint n_events)
{
  guint first = n_events;

  for (guint i = 0; i < n_events; i++)
    if (events[i].type == ALU_EVENT_DEAL)
      first = i;
  return first;
}

/* Makes the player who must decide a human, if there is none. */
static void
invite_human (AluGameHeader *header, const AluEvent *events, guint n_events)
{
  AluGamePlayer *player;
  AluMatch match;
  AluReplay replay;
  int seat;

  if (alu_game_humans (header) != 0
      || alu_replay_init (&replay, &alu_aluette_kind, &match, header, events, n_events) != ALU_OK)
    return;
  alu_replay_seek (&replay, n_events);
  seat = alu_match_decider (&match);
  player = &header->players[seat != ALU_NOBODY ? seat : 0];
  player->kind = ALU_GAME_HUMAN;
  player->level[0] = '\0';
}

AluetteGame *
aluette_practice_game_new_deal (const AluGameHeader *header, const AluEvent *events, guint n_events,
                                GError **error)
{
  g_autofree AluGameHeader *own = g_memdup2 (header, sizeof *header);
  guint first = find_deal (events, n_events);

  own->rules.options[ALU_OPTION_DRAW] = ALU_DRAW_SEATED;
  if (first < n_events)
    invite_human (own, events + first, n_events - first);
  if (first == n_events || own->players[0].kind == ALU_GAME_PERSON)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _("No deal was being played at that point"));
      return NULL;
    }
  return make_game (own, events + first, n_events - first, error);
}
