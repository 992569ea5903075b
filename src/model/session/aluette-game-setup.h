/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/alu-game-kind.h"
#include "model/session/aluette-match-key.h"

G_BEGIN_DECLS

/* The set-up of a match of any game is the header of its record. The settings store it as text, for
 * each game. */

/* aluette_game_setup_to_text:
 *
 * Returns: (transfer full) (nullable): the lines of the header; NULL if the game refuses it. */
char *aluette_game_setup_to_text (const AluGameKind *kind, const AluGameHeader *header);

/* aluette_game_setup_from_text:
 * @header: (out): does not change if FALSE is returned
 *
 * Returns: whether @text begins with a complete header of the game. */
gboolean aluette_game_setup_from_text (const AluGameKind *kind, const char *text,
                                       AluGameHeader *header);

/* aluette_game_setup_propose:
 * @name: name of the user
 * @header: (out)
 *
 * Sets up a first match with @rules: one human in the first seat, bots of the game's usual level in
 * the others, the partners of the human at least at the level of partners; or humans if the game
 * has no bots. */
void aluette_game_setup_propose (const AluGameKind *kind, const AluGameRules *rules,
                                 const char *name, AluGameHeader *header);

/* aluette_game_setup_name_player:
 *
 * Gives a player the name that aluette_game_setup_propose () gives to the bot of a seat. */
void aluette_game_setup_name_player (AluGamePlayer *player, guint seat);

/* aluette_game_setup_get_bot_level:
 *
 * Returns: the level that all bots have, or -1 if there are several, or none. Partners of people
 *   may have the level of partners if the others have a lower one. */
int aluette_game_setup_get_bot_level (const AluGameKind *kind, const AluGameHeader *header);

/* aluette_game_setup_set_bot_level:
 *
 * Gives all bots a level. */
void aluette_game_setup_set_bot_level (const AluGameKind *kind, AluGameHeader *header, int level);

/* aluette_game_setup_set_strong_partners:
 *
 * Gives bots in the team of a person at least the level of partners, or the level of the other
 * bots if they need not be @strong. */
void aluette_game_setup_set_strong_partners (const AluGameKind *kind, AluGameHeader *header,
                                             gboolean strong);

/* aluette_game_setup_has_weak_partner:
 *
 * Returns: whether a bot in the team of a person has a lower level than that of partners. */
gboolean aluette_game_setup_has_weak_partner (const AluGameKind *kind,
                                              const AluGameHeader *header);

/* aluette_game_setup_is_partner:
 *
 * Returns: whether there is a bot in @seat, in the team of a person. */
gboolean aluette_game_setup_is_partner (const AluGameKind *kind, const AluGameHeader *header,
                                        guint seat);

/* aluette_game_setup_set_convention:
 * @follow: whether all bots whose level can follow the convention of the game do so
 *
 * Sets in the levels of the bots whether they follow the convention.
 *
 * Returns: whether there is a bot that can. */
gboolean aluette_game_setup_set_convention (const AluGameKind *kind, AluGameHeader *header,
                                            gboolean follow);

/* aluette_game_setup_has_convention:
 *
 * Returns: whether a bot follows the convention of the game. */
gboolean aluette_game_setup_has_convention (const AluGameKind *kind, const AluGameHeader *header);

/* aluette_game_setup_propose_real:
 * @header: (out)
 *
 * Sets up a match with real cards, for which the app only keeps score. */
void aluette_game_setup_propose_real (const AluGameRules *rules, AluGameHeader *header);

/* aluette_game_setup_appoint_captains:
 *
 * Sets the captain of every dummy: the first human of the team, or the first player who is not a
 * dummy if there is no human.
 *
 * Returns: whether each team has a captain. */
gboolean aluette_game_setup_appoint_captains (const AluGameKind *kind, AluGameHeader *header);

/* aluette_game_setup_has_sets:
 *
 * Returns: whether matches of the game can belong to a best of three, which one of two teams
 *   wins. */
gboolean aluette_game_setup_has_sets (const AluGameKind *kind);

/* aluette_game_setup_stamp:
 *
 * Sets the date of the header to today, in local time. */
void aluette_game_setup_stamp (AluGameHeader *header);

/* aluette_game_setup_new_seed:
 *
 * Returns: a random seed, or the value of the environment variable ALUETTE_SEED, which repeats a
 * match. */
guint64 aluette_game_setup_new_seed (void);

/* aluette_game_setup_new_key:
 * @key: (out): the key of a new match
 *
 * Returns: FALSE if a match has no key but follows from its seed: because ALUETTE_SEED is set, or
 * because the system has no random numbers. Then @key is not set. */
gboolean aluette_game_setup_new_key (AluetteMatchKey *key);

G_END_DECLS
