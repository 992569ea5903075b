/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-activity.h"

#define ALUETTE_N_ACTIVITIES 6

/* The activities of Aluette: see AluetteUiKind. */
extern const AluetteActivity aluette_activities[ALUETTE_N_ACTIVITIES];
