/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"

#include "engine/tarot/tarot-record.h"

/* The commands on matches of Tarot. */

/* What --game selects them with. */
#define CLI_TAROT_GAME "tarot"

/* cli_tarot_is_record:
 * @text: a file
 *
 * Returns: whether its first line is that of a Tarot record, of whatever version. */
bool cli_tarot_is_record (const char *text, size_t length);

/* cli_tarot_replay:
 *
 * Checks a record and prints the members of a JSON object that say how the match stands, each after
 * a comma.
 *
 * Returns: whether the record is correct. */
bool cli_tarot_replay (const char *text, size_t length);

/* cli_tarot_parse_rules:
 * @id: a rule set's id
 * @seats: 0 for the usual number
 *
 * Sets @rules; complains if there is no such rule set.
 *
 * Returns: whether @rules was set. */
bool cli_tarot_parse_rules (const char *id, int seats, TarotRules *rules);

/* cli_tarot_parse_option:
 * @text: KEY=VALUE
 *
 * Sets an option of @rules; complains if there is no such option or value.
 *
 * Returns: whether the option was set. */
bool cli_tarot_parse_option (const char *text, TarotRules *rules);
