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

static const AluettePageKind *
find_page (const AluetteUiKind *ui, const char *id)
{
  if (g_strcmp0 (ui->score_page.id, id) == 0)
    return &ui->score_page;
  for (guint i = 0; i < ui->n_activities; i++)
    if (g_str_equal (ui->activities[i].page.id, id))
      return &ui->activities[i].page;
  return NULL;
}

const AluettePageKind *
aluette_ui_kind_find_page (const char *id)
{
  const AluettePageKind *page = NULL;

  for (guint i = 0; aluette_ui_kinds[i] != NULL && page == NULL; i++)
    page = find_page (aluette_ui_kinds[i], id);
  return page;
}
