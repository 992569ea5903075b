/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/coach/aluette-table-coach.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TAROT_TABLE_COACH (aluette_tarot_table_coach_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotTableCoach, aluette_tarot_table_coach, ALUETTE,
                      TAROT_TABLE_COACH, AluetteTableCoach)

/* The coach of a table of French Tarot. */

/* Returns: (transfer full): a coach without a table. */
AluetteTableCoach *aluette_tarot_table_coach_new (void);

G_END_DECLS
