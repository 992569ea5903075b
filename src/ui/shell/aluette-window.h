/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_WINDOW (aluette_window_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWindow, aluette_window, ALUETTE, WINDOW, AdwApplicationWindow)

/* aluette_window_new:
 *
 * A window at its start page. Actions, prefix "win": start (the match that is set up), resume ("x":
 * the number of a match), table (back to the match on the table), again (the same players once
 * more), save-record, home, back, help, rules, learn, lesson ("s": its id), drills, practice,
 * exercises, knowledge, tournaments, statistics.
 *
 * Returns: (transfer none): owned by GTK. */
AluetteWindow *aluette_window_new (AdwApplication *application);

/* aluette_window_play:
 * @game: (transfer none): a match, started or not
 *
 * Shows @game on the table and starts it. */
void aluette_window_play (AluetteWindow *self, AluetteGame *game);

/* aluette_window_open:
 * @files: (element-type GFile) (transfer none): records
 *
 * Imports the matches of record files, says what is wrong with them, and shows a single one. Where
 * matches cannot be kept, the first is gone on with in memory. */
void aluette_window_open (AluetteWindow *self, GPtrArray *files);

/* aluette_window_rebuild:
 *
 * A window of the same size at the same page with the same match, in the language in use now; the
 * old one is closed.
 *
 * Returns: (transfer none) */
AluetteWindow *aluette_window_rebuild (AluetteWindow *self);

/* aluette_window_has_unsaved_match:
 *
 * Returns: whether the match on the table is in memory only. */
gboolean aluette_window_has_unsaved_match (AluetteWindow *self);

/* aluette_window_toast:
 * @message: in the user's language
 *
 * Says something in passing. */
void aluette_window_toast (AluetteWindow *self, const char *message);

/* aluette_window_advise:
 * @message: in the user's language
 * @label: of the button, with a mnemonic
 * @action: name of the action that the button activates
 *
 * Shows something that the user must know, until it is closed, with what can be done at once. */
void aluette_window_advise (AluetteWindow *self, const char *message, const char *label,
                            const char *action);

/* aluette_window_show_setup:
 * @real_table: a match of people with cards in hand, whose score is to be kept
 *
 * Shows the page on which a new match is set up. */
void aluette_window_show_setup (AluetteWindow *self, gboolean real_table);

G_END_DECLS
