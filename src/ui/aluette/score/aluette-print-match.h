/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-print.h"

/* aluette_print_match_new:
 * @facts: when and where the match was played, and its rules
 *
 * Returns: (transfer full) (nullable): the score sheet of a match of Aluette: each deal with its
 * tricks, if known, and the score. NULL with @error (ALUETTE_RECORD_ERROR). */
AluettePrint *aluette_print_match_new (const char *text, const char *facts, GError **error);
