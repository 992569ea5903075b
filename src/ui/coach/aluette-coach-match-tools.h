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
 * explanations, and the action that accepts a claim. Abstract. A class that has functions of
 * AluetteMatchToolsClass of its own calls those of this one, too.
 */
struct _AluetteCoachMatchToolsClass
{
  AluetteMatchToolsClass parent_class;

  /* Returns: (transfer full): a coach without a table. */
  AluetteTableCoach *(*coach_new) (void);
};

/* aluette_coach_match_tools_get_coach:
 *
 * Returns: (transfer none) (nullable): the coach; %NULL before the tools are attached to a view. */
AluetteTableCoach *aluette_coach_match_tools_get_coach (AluetteCoachMatchTools *self);

G_END_DECLS
