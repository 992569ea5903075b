/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/table/aluette-ui-kind.h"

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
