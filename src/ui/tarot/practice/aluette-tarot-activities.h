/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-activity.h"

/* What a user can do with Tarot apart from matches and lessons. */
#define ALUETTE_TAROT_N_ACTIVITIES 4
extern const AluetteActivity aluette_tarot_activities[ALUETTE_TAROT_N_ACTIVITIES];
