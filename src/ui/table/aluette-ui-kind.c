/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-ui-kind.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "ui/common/aluette-labels.h"

const AluetteUiKind *
aluette_ui_kind_from_id (const char *id)
{
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    if (g_str_equal (aluette_ui_kinds[i]->id, id))
      return aluette_ui_kinds[i];
  return NULL;
}

const AluetteActivity *
aluette_ui_kind_find_activity (const char *id, const AluetteUiKind **kind)
{
  for (guint i = 0; aluette_ui_kinds[i] != NULL; i++)
    for (guint j = 0; j < aluette_ui_kinds[i]->n_activities; j++)
      if (g_str_equal (aluette_ui_kinds[i]->activities[j].id, id))
        {
          if (kind != NULL)
            *kind = aluette_ui_kinds[i];
          return &aluette_ui_kinds[i]->activities[j];
        }
  return NULL;
}

const char *
aluette_ui_kind_get_level_name (const AluetteUiKind *kind, int level)
{
  return g_dpgettext2 (NULL, "level", kind->levels[level].name);
}

const char *
aluette_ui_kind_get_level_summary (const AluetteUiKind *kind, int level)
{
  return _(kind->levels[level].summary);
}

const AluGameOption *
aluette_ui_kind_get_convention (const AluetteUiKind *kind, const AluGameHeader *header)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);

  return bots != NULL && alu_bot_convention_seats (bots, header) != 0 ? &bots->convention->option
                                                                      : NULL;
}

char *
aluette_ui_kind_format_match (const AluetteUiKind *kind, const AluGameHeader *header)
{
  const AluGameOption *convention = aluette_ui_kind_get_convention (kind, header);
  g_autofree char *rules = kind->format_rules (&header->rules);

  return convention == NULL ? g_steal_pointer (&rules)
                            : g_strdup_printf ("%s · %s", rules, aluette_option_name (convention));
}
