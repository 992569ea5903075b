/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

#include "engine/tarot/tarot-record.h"

/* The commands on matches of Tarot. */

/* What --game selects them with. */
#define CLI_TAROT_GAME "tarot"

extern const CliCommand cli_tarot_simulate;
extern const CliCommand cli_tarot_perft;

/* cli_tarot_parse_rules:
 * @id: a rule set's id
 * @seats: 0 for the usual number
 * @options: texts of the form KEY=VALUE
 *
 * Sets @rules; complains if there is no such rule set or option.
 *
 * Returns: whether @rules was set. */
bool cli_tarot_parse_rules (const char *id, int seats, const CliTexts *options, TarotRules *rules);
