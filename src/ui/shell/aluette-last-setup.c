/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/shell/aluette-last-setup.h"

#include "model/session/aluette-game-setup.h"

#define SETUPS "last-match-setups"
#define LAST_GAME "last-game"

/* Returns: (transfer full): the text of the game, or "". */
static char *
get_text (GSettings *settings, const AluGameKind *kind)
{
  g_autoptr (GVariant) setups = g_settings_get_value (settings, SETUPS);
  char *text;

  return g_variant_lookup (setups, kind->id, "s", &text) ? text : g_strdup ("");
}

gboolean
aluette_last_setup_get (GSettings *settings, const AluGameKind *kind, AluGameHeader *header)
{
  g_autofree char *text = get_text (settings, kind);

  return aluette_game_setup_from_text (kind, text, header);
}

void
aluette_last_setup_set (GSettings *settings, const AluGameKind *kind, const AluGameHeader *header)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, SETUPS);
  g_autofree char *text = aluette_game_setup_to_text (kind, header);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id, *other;

  if (text == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &other))
    if (!g_str_equal (id, kind->id))
      g_variant_builder_add (&builder, "{ss}", id, other);
  g_variant_builder_add (&builder, "{ss}", kind->id, text);
  g_settings_set_value (settings, SETUPS, g_variant_builder_end (&builder));
}

const AluGameKind *
aluette_last_setup_get_game (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, LAST_GAME);
  const AluGameKind *kind = alu_game_kind_from_id (id);

  return kind != NULL ? kind : alu_game_kinds[0];
}

void
aluette_last_setup_set_game (GSettings *settings, const AluGameKind *kind)
{
  g_settings_set_string (settings, LAST_GAME, kind->id);
}

void
aluette_last_setup_rename_user (GSettings *settings, const char *name)
{
  g_autofree AluGameHeader *header = g_new (AluGameHeader, 1);

  for (guint i = 0; alu_game_kinds[i] != NULL; i++)
    if (aluette_last_setup_get (settings, alu_game_kinds[i], header)
        && alu_game_humans (header) != 0)
      {
        int seat = g_bit_nth_lsf (alu_game_humans (header), -1);

        g_strlcpy (header->players[seat].name, name, sizeof header->players[seat].name);
        aluette_last_setup_set (settings, alu_game_kinds[i], header);
      }
}
