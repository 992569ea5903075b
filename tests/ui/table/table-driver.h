/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/aluette/aluette-aluette-game.h"

/* Matches for looking at tables: made from a few words, played to a chosen moment. Humans play as
 * villagers do. */

typedef struct
{
  const char *rules;    /* id of a rule set, or NULL for classic */
  const char *players;  /* one a seat, by commas: human, bot:LEVEL, petit-jean:SEAT; or NULL */
  const char *options;  /* KEY=VALUE by commas, or NULL */
  guint seats;          /* 0 for the usual number */
  guint64 seed;
} TableSetup;

/* Returns: (transfer full): a match that has not begun, without pauses. Aborts on a bad setup. */
AluetteGame *table_driver_new_game (const TableSetup *setup);

/* Lets the main context run until nothing more happens by itself. */
void table_driver_run (AluetteGame *game);

/* Acts as a villager would for the human who is awaited. Returns: FALSE where none
 * is awaited. */
gboolean table_driver_play_human (AluetteGame *game);

/* The same as record text up to @n_events events. Returns: (transfer full) */
AluetteGame *table_driver_cut (AluetteGame *game, guint n_events);

/* Plays until the moment @stop, at most @limit events: "vote", "reject", "concede", "answer",
 * "turn" (a human's, with at least @trick tricks done and a card on the table), "deal-over",
 * "over", "draw", "events". Returns: whether that moment came. */
gboolean table_driver_play_until (AluetteGame *game, const char *stop, guint trick, guint limit);
