/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-vache-game.h"

/* Matches for tests and pictures of tables: described in a few words, played to a chosen moment.
 * Humans play as villagers do. */

typedef struct
{
  const char *rules;    /* id of a rule set, or NULL for classic */
  const char *players;  /* one per seat, with commas: human, bot:LEVEL, petit-jean:SEAT; or NULL */
  const char *options;  /* KEY=VALUE with commas, or NULL */
  guint seats;          /* 0 for the usual number */
  guint64 seed;
} TableSetup;

/* Returns: (transfer full): a match that is not started, without pauses. Aborts if the description
 * is invalid. */
AluetteGame *table_driver_new_game (const TableSetup *setup);

/* Runs the main context until nothing more happens automatically. */
void table_driver_run (AluetteGame *game);

/* Acts as a villager for the human who must act. Returns: FALSE if there is none. */
gboolean table_driver_play_human (AluetteGame *game);

/* Returns: (transfer full): the record of the first @n_events events */
AluetteGame *table_driver_cut (AluetteGame *game, guint n_events);

/* Plays until the moment @stop, at most @limit events: "vote", "reject", "concede", "answer",
 * "turn" (a human's, with at least @trick tricks done and a card on the table), "deal-over",
 * "over", "draw", "events". Returns: whether that moment came. */
gboolean table_driver_play_until (AluetteGame *game, const char *stop, guint trick, guint limit);
