/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How the result of a deal comes about, line by line: shown in place of the trick. A part of
 * AluetteTableState. All texts are in the user's language, and belong to the report. */

#define ALUETTE_TABLE_MAX_REPORT 24

typedef struct
{
  char *label;
  char *value;
  gboolean strong; /* a result, not a step */
} AluetteTableReportRow;

typedef struct
{
  char *title; /* (nullable) */
  guint n_rows; /* 0: there is no report */
  AluetteTableReportRow rows[ALUETTE_TABLE_MAX_REPORT];
} AluetteTableReport;

/* aluette_table_report_add:
 *
 * Adds a row, if there are fewer than ALUETTE_TABLE_MAX_REPORT. */
void aluette_table_report_add (AluetteTableReport *self, const char *label, const char *value,
                               gboolean strong);

/* Frees the texts, and empties the report. */
void aluette_table_report_clear (AluetteTableReport *self);

/* Returns: whether two reports show the same */
gboolean aluette_table_report_equal (const AluetteTableReport *a, const AluetteTableReport *b);

/* aluette_table_report_copy:
 * @copy: (out): must be empty or cleared */
void aluette_table_report_copy (const AluetteTableReport *self, AluetteTableReport *copy);

G_END_DECLS
