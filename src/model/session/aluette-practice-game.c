/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-practice-game.h"

#include "model/session/aluette-local-game.h"

/* Makes the player who must decide a human, if there is none. */
static void
invite_human (AluGameHeader *header, AluetteMatchRecord *record, guint deal, guint n_steps)
{
  const AluGameKind *kind = aluette_match_record_get_kind (record);
  g_autofree gpointer match = aluette_match_record_copy_state (record, deal, n_steps);
  g_autofree gpointer view = g_malloc0 (kind->view_size);
  AluGamePlayer *player;
  int seat;

  if (alu_game_humans (header) != 0)
    return;
  kind->view_for_seat (match, ALU_GAME_SPECTATOR, view);
  seat = alu_game_get_awaited (kind, view);
  player = &header->players[seat < header->rules.n_seats ? alu_game_decider (header, seat) : 0];
  player->kind = ALU_GAME_HUMAN;
  player->level[0] = '\0';
}

AluetteGame *
aluette_practice_game_new_deal (AluetteMatchRecord *record, guint deal, guint n_steps,
                                GError **error)
{
  g_autofree AluGameHeader *header = g_memdup2 (aluette_match_record_get_header (record),
                                                sizeof *header);
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  g_autofree char *text = NULL;

  invite_human (header, record, deal, n_steps);
  text = aluette_match_record_write_start (record, header, deal, n_steps);
  return aluette_local_game_new_from_record (text, -1, seed, NULL, error);
}
