/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-presentation-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TAROT_N_METRICS 23

/* What the statistics of French Tarot show. */
extern const AluetteMetricText aluette_tarot_metrics[ALUETTE_TAROT_N_METRICS];

G_END_DECLS
