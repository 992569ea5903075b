/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-match-info.h"

G_BEGIN_DECLS

/* Texts about a match, in the user's language. Pure functions. */

/* aluette_match_text_has_teams:
 *
 * Returns: whether two teams play. If not, the players are told by their points. */
gboolean aluette_match_text_has_teams (AluetteMatchInfo *info);

/* aluette_match_text_team:
 * @team: 0 or 1
 *
 * Returns: (transfer full): the players of a team: “Anne and Léon”. */
char *aluette_match_text_team (AluetteMatchInfo *info, guint team);

/* aluette_match_text_leaders:
 * @points: (out): of each of them
 *
 * Returns: (transfer full): who has won a match without teams, or has most points. */
char *aluette_match_text_leaders (AluetteMatchInfo *info, gint32 *points);

/* aluette_match_text_followers:
 *
 * Returns: (transfer full): the other players of a match without teams, with their points. */
char *aluette_match_text_followers (AluetteMatchInfo *info);

/* aluette_match_text_rules:
 * @kind_id: id of a game
 * @id: id of a rule set
 *
 * Returns: (transfer none): the name of the rule set, or @id if it is unknown. */
const char *aluette_match_text_rules (const char *kind_id, const char *id);

/* aluette_match_text_date:
 * @date: YYYY-MM-DD, or ""
 *
 * Returns: (transfer full): the date in words, such as “20 November 2026”, or "". */
char *aluette_match_text_date (const char *date);

/* aluette_match_text_month:
 * @month: YYYY-MM
 * @brief: whether to abbreviate the name of the month
 *
 * Returns: (transfer full): “November 2026”, or “Nov 2026”. */
char *aluette_match_text_month (const char *month, gboolean brief);

/* aluette_match_text_set:
 * @number: number of a match in a best of three, 1 to 3
 *
 * Returns: (transfer none): “Partie”, “Revanche” or “Belle”; "" for another number. */
const char *aluette_match_text_set (guint number);

/* aluette_match_text_standing:
 * @info: a match in a best of three
 *
 * Returns: (transfer full): the number of matches won by each team. */
char *aluette_match_text_standing (AluetteMatchInfo *info);

/* aluette_match_text_in_set:
 *
 * Returns: (transfer full): the number of the match in its best of three and the matches won by
 * each team, or "" for a single match. */
char *aluette_match_text_in_set (AluetteMatchInfo *info);

/* aluette_match_text_facts:
 * @header: (nullable): of the match file, if known
 *
 * Returns: (transfer full): state, date, event, place and rules in one line; without @header, also
 * the game. */
char *aluette_match_text_facts (AluetteMatchInfo *info, const AluGameHeader *header);

/* aluette_match_text_spoken:
 *
 * Returns: (transfer full): a description of the match for screen readers. */
char *aluette_match_text_spoken (AluetteMatchInfo *info);

/* aluette_match_text_file_name:
 *
 * Returns: (transfer full): the name of a match file: date and players, with the suffix of the
 * game. */
char *aluette_match_text_file_name (AluetteMatchInfo *info);

/* aluette_match_text_export_name:
 *
 * Returns: (transfer full): a file name of date and players, with @suffix. */
char *aluette_match_text_export_name (AluetteMatchInfo *info, const char *suffix);

G_END_DECLS
