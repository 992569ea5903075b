/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-match-replay.h"
#include "ui/common/aluette-print.h"

/* aluette_print_new_match:
 *
 * Returns: (transfer full): the score sheet of a match: each deal with its tricks, if known, and
 * the score. */
AluettePrint *aluette_print_new_match (const AluetteMatchReplay *match_replay);
