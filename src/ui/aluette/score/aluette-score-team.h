/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "engine/aluette/alu-rules.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SCORE_TEAM (aluette_score_team_get_type ())
G_DECLARE_FINAL_TYPE (AluetteScoreTeam, aluette_score_team, ALUETTE, SCORE_TEAM, AdwBin)

/* A team's half of the score page: a large button with its names and points, which gives it the
 * deal, other results in its favor, and a button for its names. The buttons activate "score.enter"
 * and "score.rename". */

GtkWidget *aluette_score_team_new (AluTeam team, const AluRules *rules);

/* aluette_score_team_set:
 * @name: names of the players
 * @won: whether the team has won the match */
void aluette_score_team_set (AluetteScoreTeam *self, const char *name, guint points, gboolean won);

G_END_DECLS
