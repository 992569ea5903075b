/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/table/aluette-presentation-kind.h"

#include <glib/gi18n.h>

#include "bots/alu-bot-kind.h"
#include "presentation/common/aluette-labels.h"

const AluettePresentationKind *
aluette_presentation_kind_from_id (const char *id)
{
  for (guint i = 0; aluette_presentation_kinds[i] != NULL; i++)
    if (g_str_equal (aluette_presentation_kinds[i]->id, id))
      return aluette_presentation_kinds[i];
  return NULL;
}

const char *
aluette_presentation_kind_get_level_name (const AluettePresentationKind *kind, int level)
{
  return g_dpgettext2 (NULL, "level", kind->levels[level].name);
}

const char *
aluette_presentation_kind_get_level_summary (const AluettePresentationKind *kind, int level)
{
  return _(kind->levels[level].summary);
}

const AluGameOption *
aluette_presentation_kind_get_convention (const AluettePresentationKind *kind,
                                          const AluGameHeader *header)
{
  const AluBotKind *bots = alu_bot_kind_from_id (kind->id);

  return bots != NULL && alu_bot_convention_seats (bots, header) != 0 ? &bots->convention->option
                                                                      : NULL;
}

char *
aluette_presentation_kind_format_match (const AluettePresentationKind *kind,
                                        const AluGameHeader *header)
{
  const AluGameOption *convention = aluette_presentation_kind_get_convention (kind, header);
  g_autofree char *rules = kind->format_rules (&header->rules);

  return convention == NULL ? g_steal_pointer (&rules)
                            : g_strdup_printf ("%s · %s", rules, aluette_option_name (convention));
}
