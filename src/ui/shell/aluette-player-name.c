/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/shell/aluette-player-name.h"

#include "ui/portraits/aluette-villagers.h"
#include "ui/shell/aluette-last-setup.h"

/* Who plays if nothing is known of the user: a name with its own face, in sentences about anybody.
 * A pronoun would not do in “Me deals”. */
#define DEFAULT_VILLAGER "grandson"

char *
aluette_player_name (GSettings *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "player-name");
  const char *real = g_get_real_name ();
  g_auto (GStrv) words = NULL;
  int villager = aluette_villager_find (DEFAULT_VILLAGER);

  if (*name != '\0' && alu_game_name_ok (name))
    return g_steal_pointer (&name);
  words = g_strsplit (real != NULL && !g_str_equal (real, "Unknown") ? real : "", " ", 2);
  if (words[0] != NULL && *words[0] != '\0' && !g_str_equal (words[0], "root")
      && alu_game_name_ok (words[0]))
    return g_strdup (words[0]);
  return g_strdup (aluette_villager_get ((guint) MAX (villager, 0))->first_name);
}

gboolean
aluette_player_name_set (GSettings *settings, const char *name)
{
  g_autofree char *used = NULL;

  if (*name != '\0' && !alu_game_name_ok (name))
    return FALSE;
  g_settings_set_string (settings, "player-name", name);
  used = aluette_player_name (settings);
  aluette_last_setup_rename_user (settings, used);
  return TRUE;
}
