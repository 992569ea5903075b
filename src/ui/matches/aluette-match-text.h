/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/aluette/alu-record.h"
#include "model/session/aluette-match-info.h"

G_BEGIN_DECLS

/* What lists and pages say of a match, in the user's language: pure functions. */

/* aluette_match_text_team:
 *
 * Returns: (transfer full): a team by its players: “Anne and Léon”. */
char *aluette_match_text_team (AluetteMatchInfo *info, AluTeam team);

/* aluette_match_text_rules:
 * @id: a rule set's id
 *
 * Returns: (transfer none): the rule set's name; @id itself where this version has none such. */
const char *aluette_match_text_rules (const char *id);

/* aluette_match_text_date:
 * @date: YYYY-MM-DD, or ""
 *
 * Returns: (transfer full): the day written out, such as “20 November 2026”; "" without one. */
char *aluette_match_text_date (const char *date);

/* aluette_match_text_month:
 * @month: YYYY-MM
 * @brief: the month's name cut short
 *
 * Returns: (transfer full): “November 2026”, or “Nov 2026”. */
char *aluette_match_text_month (const char *month, gboolean brief);

/* aluette_match_text_set:
 * @number: 1 to 3
 *
 * Returns: (transfer none): “Partie”, “Revanche” or “Belle”; "" for another number. */
const char *aluette_match_text_set (guint number);

/* aluette_match_text_standing:
 * @info: a match of a set
 *
 * Returns: (transfer full): how the set stands. */
char *aluette_match_text_standing (AluetteMatchInfo *info);

/* aluette_match_text_in_set:
 *
 * Returns: (transfer full): which match of its set it is, and how the set stands; "" without a
 * set. */
char *aluette_match_text_in_set (AluetteMatchInfo *info);

/* aluette_match_text_facts:
 * @rules: (nullable): of the match, where they are known
 *
 * Returns: (transfer full): state, date, event, place and rules in a line. */
char *aluette_match_text_facts (AluetteMatchInfo *info, const AluRules *rules);

/* aluette_match_text_spoken:
 *
 * Returns: (transfer full): the whole match in a sentence or two, for those who hear it. */
char *aluette_match_text_spoken (AluetteMatchInfo *info);

/* aluette_match_text_file_name:
 *
 * Returns: (transfer full): what a match's file is called: date and players, with @suffix. */
char *aluette_match_text_file_name (AluetteMatchInfo *info, const char *suffix);

G_END_DECLS
