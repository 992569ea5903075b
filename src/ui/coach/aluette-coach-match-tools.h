/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/coach/aluette-table-coach.h"
#include "ui/table/aluette-match-tools.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_COACH_MATCH_TOOLS (aluette_coach_match_tools_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteCoachMatchTools, aluette_coach_match_tools, ALUETTE,
                          COACH_MATCH_TOOLS, AluetteMatchTools)

/*
 * The tools of a game that has a coach: a button, menu items, keys and actions for hints and
 * explanations, the action that accepts a claim, and the page on which the finished deal is
 * reviewed. What the AluBotKind of the game does not have is not offered. Abstract. A class that
 * has functions of AluetteMatchToolsClass of its own calls those of this one, too.
 *
 * Actions, with the prefix "match": hint (key H), why ("i": the seat of a bot, or a negative number
 * for the last one that has acted; key W), claim (plays a decided deal to its end), review-deal.
 */
struct _AluetteCoachMatchToolsClass
{
  AluetteMatchToolsClass parent_class;

  const char *kind; /* id of the game, which has bots */
};

G_END_DECLS
