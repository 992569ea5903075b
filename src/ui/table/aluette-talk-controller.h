/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TALK_CONTROLLER (aluette_talk_controller_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTalkController, aluette_talk_controller, ALUETTE, TALK_CONTROLLER,
                      GObject)

/* Usual time until somebody asks whether the match goes on, in milliseconds. */
#define ALUETTE_TALK_WAIT_MS 40000

/*
 * Lets bots at a table say a sentence once in a deal, after the card has landed, or when a person
 * thinks for long: see aluette-talk.h. It follows the table from match to match, and knows only
 * what a spectator is told. The setting "talk" turns it off.
 */

/* aluette_talk_controller_new:
 * @table: (transfer none): the controller keeps a weak reference
 *
 * Returns: (transfer full): the controller */
AluetteTalkController *
aluette_talk_controller_new (AluetteTable *table, GSettings *settings, guint wait_ms);

G_END_DECLS
