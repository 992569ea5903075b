/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-match-record.h"
#include "ui/table/aluette-table.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_REPLAY_VIEW (aluette_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteReplayView, aluette_replay_view, ALUETTE, REPLAY_VIEW, AdwBin)

/*
 * Replays a recorded match of any game step by step on a table: as a player saw it, or with open
 * hands if the game can open them, and then with what the AluetteReplayLook of the game adds.
 *
 * Actions, prefix "replay": first, previous, next, last (step), deal ("u": index of a deal, from
 * 0), list (opens the list of the AluetteReplayLook in a window; each follows the other), play-on
 * and deal-again (see the signal), note (asks for the note on the deal). Keys: Page Up and Page
 * Down step; Home and End; F2 for the note.
 *
 * Signals: "play-on" (guint deal, guint n_steps): play the deal again after so many of its events.
 * "note-written" (guint deal, const char *text): store this note, which may be "". Returns:
 *   (transfer full) (nullable): why it is not stored.
 */

GtkWidget *aluette_replay_view_new (void);

/* aluette_replay_view_get_table:
 *
 * Returns: (transfer none): the table, for its settings. */
AluetteTable *aluette_replay_view_get_table (AluetteReplayView *self);

/* aluette_replay_view_set_record:
 * @record: (nullable) (transfer none): a match
 *
 * Shows a match from its beginning. */
void aluette_replay_view_set_record (AluetteReplayView *self, AluetteMatchRecord *record);

/* aluette_replay_view_set_viewer:
 * @seat: whose cards are shown; ALU_GAME_SPECTATOR for all hands, if the game can open them
 *
 * The place in the match stays. */
void aluette_replay_view_set_viewer (AluetteReplayView *self, guint seat);

/* aluette_replay_view_set_notes:
 * @notes: the notes on the deals of the match, as in aluette-notes.h
 *
 * Shows the note on each deal. */
void aluette_replay_view_set_notes (AluetteReplayView *self, const char *notes);

/* Returns: the number of deals that can be shown; 0 without a match */
guint aluette_replay_view_get_n_deals (AluetteReplayView *self);

/* aluette_replay_view_show_deal:
 *
 * Goes to the beginning of deal @deal, from 0. */
void aluette_replay_view_show_deal (AluetteReplayView *self, guint deal);

/* Returns: (transfer floating) (nullable): viewer, deal and step; NULL without a match. */
GVariant *aluette_replay_view_get_state (AluetteReplayView *self);
void aluette_replay_view_set_state (AluetteReplayView *self, GVariant *state);

/* aluette_replay_view_get_message:
 *
 * Returns: (transfer none): the description of the current step. */
const char *aluette_replay_view_get_message (AluetteReplayView *self);

G_END_DECLS
