/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

/* cli_bench_rules:
 *
 * Measures how fast the rules of a game are, and prints the results as members of a JSON object,
 * the first without a comma. */
void cli_bench_rules (const AluGameKind *kind);
