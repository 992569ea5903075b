/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

#include "engine/aluette/alu-rules.h"

/* The commands on matches of Aluette. */

/* What --game selects them with. */
#define CLI_ALUETTE_GAME "aluette"

extern const CliCommand cli_aluette_simulate;
extern const CliCommand cli_aluette_perft;
extern const CliCommand cli_aluette_bench;
extern const CliCommand cli_solve;

/* cli_aluette_parse_rules:
 *
 * Does the same as cli_parse_rules () for Aluette. */
bool cli_aluette_parse_rules (const char *id, int seats, AluRules *rules);

/* cli_aluette_set_options:
 *
 * Does the same as cli_set_options () for Aluette. */
bool cli_aluette_set_options (const CliTexts *texts, AluRules *rules);
