/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-gaze-text.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-text-context.h"

static void
append_watcher (GString *names, const char *name, gboolean partner)
{
  if (names->len > 0)
    g_string_append (names, C_("list", ", "));
  if (partner)
    /* Translators: the name of a partner who is looking at the user. */
    g_string_append_printf (names, _("%s (partner)"), name);
  else
    g_string_append (names, name);
}

char *
aluette_gaze_text_watchers (AluetteGame *game, AluetteGaze *gaze, guint seat)
{
  AluetteTextContext context
      = { aluette_game_get_header (game), seat, ALUETTE_DECK_ALUETTE };
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < context.header->rules.n_seats; i++)
    if (i != seat && aluette_gaze_get_target (gaze, i) == seat)
      {
        g_autofree char *name = aluette_text_player (&context, i);

        append_watcher (names, name, alu_team_of ((int) i) == alu_team_of ((int) seat));
      }
  return names->len > 0 ? g_strdup_printf (_("Looking at you: %s"), names->str)
                        : g_strdup (_("Nobody is looking at you"));
}
