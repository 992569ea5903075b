/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/table/aluette-table-report.h"

#include <string.h>

void
aluette_table_report_add (AluetteTableReport *self, const char *label, const char *value,
                          gboolean strong)
{
  if (self->n_rows < ALUETTE_TABLE_MAX_REPORT)
    self->rows[self->n_rows++]
        = (AluetteTableReportRow) { g_strdup (label), g_strdup (value), strong };
}

void
aluette_table_report_clear (AluetteTableReport *self)
{
  g_free (self->title);
  for (guint i = 0; i < self->n_rows; i++)
    {
      g_free (self->rows[i].label);
      g_free (self->rows[i].value);
    }
  memset (self, 0, sizeof *self);
}

gboolean
aluette_table_report_equal (const AluetteTableReport *a, const AluetteTableReport *b)
{
  if (a->n_rows != b->n_rows || g_strcmp0 (a->title, b->title) != 0)
    return FALSE;
  for (guint i = 0; i < a->n_rows; i++)
    if (!g_str_equal (a->rows[i].label, b->rows[i].label)
        || !g_str_equal (a->rows[i].value, b->rows[i].value)
        || a->rows[i].strong != b->rows[i].strong)
      return FALSE;
  return TRUE;
}

void
aluette_table_report_copy (const AluetteTableReport *self, AluetteTableReport *copy)
{
  *copy = (AluetteTableReport) { .title = g_strdup (self->title) };
  for (guint i = 0; i < self->n_rows; i++)
    aluette_table_report_add (copy, self->rows[i].label, self->rows[i].value,
                              self->rows[i].strong);
}
