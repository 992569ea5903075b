/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/matches/aluette-replay-viewers.h"

#include <glib/gi18n.h>

static gboolean
can_open_hands (AluetteMatchRecord *record)
{
  return aluette_match_record_get_kind (record)->open_hands > 0;
}

guint
aluette_replay_viewers_choose (AluetteMatchRecord *record)
{
  guint humans = alu_game_humans (aluette_match_record_get_header (record));

  if (can_open_hands (record))
    return ALU_GAME_SPECTATOR;
  return humans != 0 ? (guint) g_bit_nth_lsf (humans, -1) : 0;
}

void
aluette_replay_viewers_fill (GtkDropDown *list, AluetteMatchRecord *record)
{
  const AluGameHeader *header = aluette_match_record_get_header (record);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  if (can_open_hands (record))
    /* Translators: which cards a replay shows. */
    gtk_string_list_append (names, _("All hands"));
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    {
      const char *name = header->players[seat].name;
      /* Translators: whose cards a replay shows. */
      g_autofree char *text = *name != '\0' ? g_strdup_printf (_("Cards of %s"), name)
                                            : g_strdup_printf (_("Cards of seat %u"), seat + 1);

      gtk_string_list_append (names, text);
    }
  gtk_drop_down_set_model (list, G_LIST_MODEL (names));
}

void
aluette_replay_viewers_select (GtkDropDown *list, AluetteMatchRecord *record, guint viewer)
{
  guint first = can_open_hands (record) ? 1 : 0;

  gtk_drop_down_set_selected (list, viewer == ALU_GAME_SPECTATOR ? 0 : first + viewer);
}

guint
aluette_replay_viewers_get_selected (GtkDropDown *list, AluetteMatchRecord *record)
{
  guint selected = gtk_drop_down_get_selected (list);

  if (!can_open_hands (record))
    return selected;
  return selected == 0 ? ALU_GAME_SPECTATOR : selected - 1;
}
