/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ui/table/aluette-table.h"

/* aluette_table_settings_bind:
 *
 * Makes @table follow @settings from now on. */
void aluette_table_settings_bind (AluetteTable *table, GSettings *settings);

/* aluette_table_settings_bind_deck:
 * @object: has a property "deck" (AluetteDeck)
 *
 * Makes @object show the deck of @settings from now on. */
void aluette_table_settings_bind_deck (GObject *object, GSettings *settings);

/* aluette_table_settings_get_pace:
 * @bot_ms: (out): as in aluette_local_game_set_pace ()
 * @trick_ms: (out): likewise; at most that of a long pause, because others wait too
 *
 * Gets the pace of a match on the network. */
void aluette_table_settings_get_pace (GSettings *settings, guint *bot_ms, guint *trick_ms);

/* aluette_table_settings_apply_pace:
 *
 * Sets the pace of @game from @settings. */
void aluette_table_settings_apply_pace (AluetteGame *game, GSettings *settings);
