/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/aluette/alu-record.h"

/* A match to be set up is a record header; it is kept in the settings as its text. */

/* aluette_setup_to_text:
 *
 * Returns: (transfer full) (nullable): the header's lines, or NULL where its seating is
 * impossible. */
char *aluette_setup_to_text (const AluRecordHeader *header);

/* aluette_setup_from_text:
 * @header: (out): unchanged where FALSE is returned
 *
 * Returns: whether @text was a whole header. */
gboolean aluette_setup_from_text (const char *text, AluRecordHeader *header);

/* aluette_setup_propose:
 * @header: (out)
 * @name: the name of the person at the screen
 *
 * The match a newcomer is offered under @rules: one human at the first seat, bots elsewhere. */
void aluette_setup_propose (AluRecordHeader *header, const AluRules *rules, const char *name);

/* aluette_setup_propose_real:
 * @header: (out)
 *
 * A match of people with cards in hand, whose score is to be kept. */
void aluette_setup_propose_real (AluRecordHeader *header, const AluRules *rules);

/* aluette_setup_is_real:
 *
 * Returns: whether @header is of a match at a real table. */
gboolean aluette_setup_is_real (const AluRecordHeader *header);

/* aluette_setup_appoint_captains:
 *
 * Gives every Petit-Jean his team's captain: its first human, or else its first person.
 *
 * Returns: whether each team has one. */
gboolean aluette_setup_appoint_captains (AluRecordHeader *header);

/* aluette_setup_stamp:
 *
 * Dates the header today, in local time. */
void aluette_setup_stamp (AluRecordHeader *header);

/* aluette_setup_new_seed:
 *
 * Returns: what decides the cards of a new match: chance, or ALUETTE_SEED of the environment where
 * one is to be repeated. */
guint64 aluette_setup_new_seed (void);
