/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "engine/aluette/alu-rules.h"
#include "tools/lab-blunders.h"

/* The commands that measure the bots of Aluette and make puzzles. */
extern const CliCommand lab_arena;
extern const CliCommand lab_signs;
extern const CliCommand lab_puzzles;
extern const CliCommand lab_coach;

/* A blunder costs a tenth of the chance to win the deal: the point that one team gets, the other
 * misses. */
extern const LabBlunderKind lab_aluette_blunders;

/* lab_aluette_parse_rules:
 * @id: id of a rule set
 * @seats: 0 for the usual number
 * @options: texts of the form KEY=VALUE
 *
 * Sets @rules, in which nothing is drawn for the seats unless @options say so; complains if there
 * is no such rule set or option.
 *
 * Returns: whether @rules was set. */
bool lab_aluette_parse_rules (const char *id, int seats, const CliTexts *options, AluRules *rules);
