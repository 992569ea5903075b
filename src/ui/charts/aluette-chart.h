/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_CHART (aluette_chart_get_type ())
G_DECLARE_FINAL_TYPE (AluetteChart, aluette_chart, ALUETTE, CHART, GtkWidget)

/* How the score of two teams grew, deal by deal, drawn in chalk: one with a full line and discs,
 * the other with a broken line and squares. */

/* The scores of the two teams after a deal. */
typedef struct
{
  guint of[2];
} AluettePoints;

GtkWidget *aluette_chart_new (void);

/* aluette_chart_set_points:
 * @scores: the two scores after each deal
 * @target: a line to be reached, or 0
 * @spoken: the whole in words */
void aluette_chart_set_points (AluetteChart *self, const AluettePoints *scores, guint n_deals,
                               guint target, const char *spoken);

G_END_DECLS
