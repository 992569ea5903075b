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
