/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-presentation-kind.h"

G_BEGIN_DECLS

#define ALUETTE_VACHE_N_METRICS 20

/* What the statistics of Aluette show. */
extern const AluetteMetricText aluette_vache_metrics[ALUETTE_VACHE_N_METRICS];

G_END_DECLS
