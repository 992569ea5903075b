/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/aluette/alu-record.h"

/* The set-up of a match of Aluette; see aluette-game-setup.h for the set-up of any game. */

/* aluette_setup_to_text:
 *
 * Returns: (transfer full) (nullable): the lines of the header; NULL if its seating is
 * impossible. */
char *aluette_setup_to_text (const AluRecordHeader *header);

/* aluette_setup_from_text:
 * @header: (out): does not change if FALSE is returned
 *
 * Returns: whether @text is a complete header. */
gboolean aluette_setup_from_text (const char *text, AluRecordHeader *header);

/* aluette_setup_propose:
 * @header: (out)
 * @name: name of the user
 *
 * Sets up a first match with @rules: one human in the first seat, bots in the others. */
void aluette_setup_propose (AluRecordHeader *header, const AluRules *rules, const char *name);

/* aluette_setup_propose_real:
 * @header: (out)
 *
 * Sets up a match with real cards, for which the app only keeps score. */
void aluette_setup_propose_real (AluRecordHeader *header, const AluRules *rules);

/* aluette_setup_is_real:
 *
 * Returns: whether the match is played with real cards. */
gboolean aluette_setup_is_real (const AluRecordHeader *header);

/* aluette_setup_appoint_captains:
 *
 * Sets the captain of every Petit-Jean: the first human of the team, or the first person if there
 * is no human.
 *
 * Returns: whether each team has a captain. */
gboolean aluette_setup_appoint_captains (AluRecordHeader *header);

/* aluette_setup_stamp:
 *
 * Sets the date of the header to today, in local time. */
void aluette_setup_stamp (AluRecordHeader *header);
