/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli-kind.h"

/* Tarot on the command line: see CliKind. */

extern const CliKind cli_tarot_kind;
extern const CliHabits cli_tarot_habits;

int cli_tarot_play (CliTable *table, uint64_t seed, uint64_t number, FILE *file);

bool cli_tarot_print_perft (const AluGameRules *rules, uint64_t seed, int cards);
