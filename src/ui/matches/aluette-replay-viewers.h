/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-match-record.h"

G_BEGIN_DECLS

/* The list of those whose cards a replay can show: all hands, if the game can open them, and each
 * player. A viewer is a seat, or ALU_GAME_SPECTATOR for all hands. */

/* Returns: whose cards are shown first: all, or those of the first human. */
guint aluette_replay_viewers_choose (AluetteMatchRecord *record);

/* Fills a list for a match. */
void aluette_replay_viewers_fill (GtkDropDown *list, AluetteMatchRecord *record);

void aluette_replay_viewers_select (GtkDropDown *list, AluetteMatchRecord *record, guint viewer);

/* Returns: the selected viewer. */
guint aluette_replay_viewers_get_selected (GtkDropDown *list, AluetteMatchRecord *record);

G_END_DECLS
