/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/aluette/alu-rules.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCORE_TEAM (aluette_score_team_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScoreTeam, aluette_score_team, ALUETTE, SCORE_TEAM, GtkWidget)

/* A team's half of the slate: one large button with its names and points, which gives it the deal,
 * and what else may have happened in its favour. Its buttons activate "score.enter". */

GtkWidget *aluette_score_team_new (AluTeam team, const AluRules *rules);

/* aluette_score_team_set:
 * @name: the players
 * @won: the match is over and they have won it */
void aluette_score_team_set (AluetteScoreTeam *self, const char *name, guint points, gboolean won);

G_END_DECLS
