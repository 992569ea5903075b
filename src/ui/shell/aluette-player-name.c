/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-player-name.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-record.h"

char *
aluette_player_name (GSettings *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "player-name");
  const char *real = g_get_real_name ();
  g_auto (GStrv) words = NULL;

  if (*name != '\0' && alu_game_name_ok (name))
    return g_steal_pointer (&name);
  words = g_strsplit (real != NULL && !g_str_equal (real, "Unknown") ? real : "", " ", 2);
  if (words[0] != NULL && *words[0] != '\0' && !g_str_equal (words[0], "root")
      && alu_game_name_ok (words[0]))
    return g_strdup (words[0]);
  return g_strdup (C_("default name of the player at this screen", "Me"));
}
