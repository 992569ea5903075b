/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli-kind.h"

/* Aluette on the command line: see CliKind. */

extern const CliKind cli_aluette_kind;
extern const CliHabits cli_aluette_habits;
extern const CliCommand cli_solve;

int cli_aluette_play (CliTable *table, uint64_t seed, uint64_t number, FILE *file);

bool cli_aluette_print_perft (const AluGameRules *rules, uint64_t seed, int cards);

void cli_aluette_print_bench (void);
