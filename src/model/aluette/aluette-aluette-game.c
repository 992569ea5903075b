/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-aluette-game.h"

#include "engine/aluette/alu-aluette-kind.h"

/* The data of an object that is its header in Aluette's form. */
#define OWN_HEADER "aluette-header"

const AluView *
aluette_view_get_aluette (AluetteView *self)
{
  g_return_val_if_fail (aluette_view_get_kind (self) == &alu_aluette_kind, NULL);
  return aluette_view_get_bytes (self);
}

/* Returns: (transfer none): @header in Aluette's form, which @owner keeps. */
static const AluRecordHeader *
get_own_header (gpointer owner, const AluGameHeader *header)
{
  AluRecordHeader *own = g_object_get_data (owner, OWN_HEADER);

  if (own != NULL)
    return own;
  own = g_new0 (AluRecordHeader, 1);
  alu_header_from_game (header, own);
  g_object_set_data_full (owner, OWN_HEADER, own, g_free);
  return own;
}

const AluRecordHeader *
aluette_seat_log_get_aluette_header (AluetteSeatLog *self)
{
  g_return_val_if_fail (aluette_seat_log_get_kind (self) == &alu_aluette_kind, NULL);
  return get_own_header (self, aluette_seat_log_get_header (self));
}

const AluEvent *
aluette_seat_log_get_aluette_line (AluetteSeatLog *self, guint index)
{
  g_return_val_if_fail (aluette_seat_log_get_kind (self) == &alu_aluette_kind, NULL);
  return aluette_seat_log_get_line (self, index);
}

const AluRecordHeader *
aluette_game_get_aluette_header (AluetteGame *self)
{
  g_return_val_if_fail (aluette_game_get_kind (self) == &alu_aluette_kind, NULL);
  return get_own_header (self, aluette_game_get_header (self));
}

gboolean
aluette_game_has_person_partner (AluetteGame *self, guint seat)
{
  const AluRecordHeader *header = aluette_game_get_aluette_header (self);

  for (guint other = 0; other < header->rules.seats; other++)
    if (other != seat && alu_team_of ((int) other) == alu_team_of ((int) seat)
        && header->players[other].kind != ALU_PLAYER_PETIT_JEAN)
      return TRUE;
  return FALSE;
}

AluetteGame *
aluette_local_game_new_aluette (const AluRecordHeader *header, guint64 seed,
                                AluetteJournal *journal, GError **error)
{
  g_autofree AluGameHeader *game = g_new0 (AluGameHeader, 1);

  alu_header_to_game (header, game);
  return aluette_local_game_new (&alu_aluette_kind, game, seed, journal, error);
}
