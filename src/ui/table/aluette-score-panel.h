/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCORE_PANEL (aluette_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScorePanel, aluette_score_panel, ALUETTE, SCORE_PANEL, GtkWidget)

/* A slate with the score. Each team has a row of chalk strokes in groups of five, with faint
 * strokes for the points missing to the target. A low slate has both teams in one row. */

typedef struct
{
  const char *names[2]; /* teams in display order */
  guint points[2];
  guint target;         /* 0 for a match of a fixed number of deals */
  const char *spoken;   /* the accessible name and tooltip */
} AluetteScorePanelState;

GtkWidget *aluette_score_panel_new (void);
void aluette_score_panel_set_state (AluetteScorePanel *self, const AluetteScorePanelState *state);

G_END_DECLS
