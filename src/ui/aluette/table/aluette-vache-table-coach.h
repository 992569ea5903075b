/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/coach/aluette-table-coach.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_VACHE_TABLE_COACH (aluette_vache_table_coach_get_type ())
G_DECLARE_FINAL_TYPE (AluetteVacheTableCoach, aluette_vache_table_coach, ALUETTE,
                      VACHE_TABLE_COACH, AluetteTableCoach)

/* The coach of a table of Aluette. */

/* Returns: (transfer full): a coach without a table. */
AluetteTableCoach *aluette_vache_table_coach_new (void);

G_END_DECLS
