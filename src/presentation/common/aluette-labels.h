/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"

/* Names and summaries of games, rule sets and options, in the user's language. Do not keep the
 * strings, because the language can change while the program runs. Unless stated otherwise, the
 * strings are (transfer none) and never %NULL. */

/* aluette_game_name:
 *
 * Returns: the name of a game */
const char *aluette_game_name (const AluGameKind *kind);

/* aluette_game_rule_set_name, aluette_game_rule_set_summary:
 * @set: index
 *
 * Returns: the name of a rule set, or a sentence or two about it */
const char *aluette_game_rule_set_name (const AluGameKind *kind, int set);
const char *aluette_game_rule_set_summary (const AluGameKind *kind, int set);

/* aluette_option_name, aluette_option_summary:
 *
 * Returns: the name of an option, or a line that explains it */
const char *aluette_option_name (const AluGameOption *option);
const char *aluette_option_summary (const AluGameOption *option);

/* aluette_option_value_name:
 *
 * Returns: (transfer none) (nullable): the name of a value of an option whose values have names,
 *   %NULL after the last one */
const char *aluette_option_value_name (const AluGameOption *option, int value);

/* aluette_seat_name:
 * @seat: a seat of the match
 *
 * Returns: (transfer full): the name of a player, or “Seat 3” for one without a name */
char *aluette_seat_name (const AluGameHeader *header, unsigned seat);
