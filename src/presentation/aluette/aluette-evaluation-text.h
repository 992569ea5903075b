/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/coach/alu-analysis.h"
#include "presentation/aluette/aluette-text-context.h"

/* aluette_evaluation_text:
 *
 * Returns: (transfer full): what each card of a position with open hands is worth, best first; with
 *   an offer to answer, which answer is better */
char *aluette_evaluation_text (const AluetteTextContext *context, const AluAnalysis *analysis);
