/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-player-name.h"

#include "presentation/portraits/aluette-own-face.h"
#include "presentation/portraits/aluette-villagers.h"
#include "ui/shell/aluette-last-setup.h"

gboolean
aluette_player_name_set (GSettings *settings, const char *name)
{
  g_autofree char *used = NULL;

  if (*name != '\0' && !alu_game_name_ok (name))
    return FALSE;
  g_settings_set_string (settings, "player-name", name);
  used = aluette_own_face_get_name (settings);
  aluette_last_setup_rename_user (settings, used);
  return TRUE;
}

static gboolean
has_player (const AluGameHeader *header, const char *name)
{
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    if (g_str_equal (header->players[seat].name, name))
      return TRUE;
  return FALSE;
}

void
aluette_player_name_avoid (GSettings *settings, AluGameHeader *header)
{
  g_autofree char *name = aluette_own_face_get_name (settings);
  int own = aluette_own_face_get_villager (settings);

  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];
      guint other = 0;

      if (player->kind != ALU_GAME_BOT
          || (aluette_villager_find_namesake (player->name) != own
              && !g_str_equal (player->name, name)))
        continue;
      while ((int) other == own || has_player (header, aluette_villager_get (other)->first_name))
        other++;
      g_strlcpy (player->name, aluette_villager_get (other)->first_name, sizeof player->name);
    }
}
