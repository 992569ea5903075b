/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCORE_PANEL (aluette_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScorePanel, aluette_score_panel, ALUETTE, SCORE_PANEL, GtkWidget)

/* The school slate with the score: a row a team, chalk strokes by fives, and faint ones for what is
 * wanting to the target. Where it is low the two teams share a row. */

typedef struct
{
  const char *names[2]; /* teams in the order shown */
  guint points[2];
  guint target;         /* 0 where a number of deals is played */
  const char *spoken;   /* the whole in words */
} AluetteScorePanelState;

GtkWidget *aluette_score_panel_new (void);
void aluette_score_panel_set_state (AluetteScorePanel *self, const AluetteScorePanelState *state);

G_END_DECLS
