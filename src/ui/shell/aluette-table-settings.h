/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/aluette/aluette-gaze.h"
#include "ui/table/aluette-table.h"

/* aluette_table_settings_bind:
 *
 * Makes @table follow the preferences in @settings from now on. */
void aluette_table_settings_bind (AluetteTable *table, GSettings *settings);

/* aluette_table_settings_bind_pack:
 * @object: with a property "pack" (AluettePack)
 *
 * Makes @object show the cards that @settings ask for from now on. */
void aluette_table_settings_bind_pack (GObject *object, GSettings *settings);

/* aluette_table_settings_bind_style:
 *
 * The same for cards that are drawn by @style. */
void aluette_table_settings_bind_style (AluetteTableStyle *style, GSettings *settings);

/* aluette_table_settings_apply_pace:
 *
 * Gives @game the pace that @settings ask for. */
void aluette_table_settings_apply_pace (AluetteGame *game, GSettings *settings);

/* aluette_table_settings_get_gesture_difficulty:
 *
 * Lets bots sign as slowly and largely as @settings ask for. */
void aluette_table_settings_get_gesture_difficulty (AluetteGaze *gaze, GSettings *settings);
