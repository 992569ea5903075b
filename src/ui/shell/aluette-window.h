/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-local-game.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_WINDOW (aluette_window_get_type ())
G_DECLARE_FINAL_TYPE (AluetteWindow, aluette_window, ALUETTE, WINDOW, AdwApplicationWindow)

/* aluette_window_new:
 *
 * Creates a window that shows the start page. Actions, prefix "win": open ("(sv)": id and target of
 * a page, see aluette-pages.c), start (starts the match that is set up), new-match ("s": sets up a
 * match of the game with this id), resume ("x": id of a match), table (returns to the match on the
 * table), again (sets up a match with the same players), rematch ("x": the same for a stored
 * match, or 0 for the score sheet in front), set-up-table ("s": address of a server, or "" for this
 * computer), set-up-phones (a table for telephones in this room), open-table (the table that is set
 * up), try-table-again (the one that is closed),
 * visit-table ("s": id of a known table), join-table ("(sss)": address, words, fingerprint),
 * network-room (returns to the table on the network), leave-table, save-record, home, back, help,
 * next-lesson.
 *
 * Returns: (transfer none): the window, owned by GTK. */
AluetteWindow *aluette_window_new (AdwApplication *application);

/* aluette_window_play:
 * @game: (transfer none): a match, started or not
 *
 * Shows @game on the table and starts it. */
void aluette_window_play (AluetteWindow *self, AluetteGame *game);

/* aluette_window_open:
 * @files: (element-type GFile) (transfer none): match files
 *
 * Imports match files, reports what is wrong with them, and shows the match if there is only one.
 * If matches cannot be saved, continues the first one in memory. */
void aluette_window_open (AluetteWindow *self, GPtrArray *files);

/* aluette_window_join_link:
 * @link: an address with the scheme "aluette"
 *
 * Asks to join the table on the network to which a link leads, or says that there is none. */
void aluette_window_join_link (AluetteWindow *self, const char *link);

/* aluette_window_rebuild:
 *
 * Replaces the window by one of the same size with the same page and match, in the current
 * language. @self is destroyed. */
void aluette_window_rebuild (AluetteWindow *self);

/* aluette_window_has_unsaved_match:
 *
 * Returns: whether the match on the table is in memory only. */
gboolean aluette_window_has_unsaved_match (AluetteWindow *self);

/* aluette_window_toast:
 * @message: in the user's language
 *
 * Shows @message in a toast. */
void aluette_window_toast (AluetteWindow *self, const char *message);

/* aluette_window_advise:
 * @message: in the user's language
 * @label: (nullable): label of the button, with a mnemonic
 * @action: (nullable): name of the action that the button activates
 *
 * Shows an important message, perhaps with a button, until the user closes it. */
void aluette_window_advise (AluetteWindow *self, const char *message, const char *label,
                            const char *action);

/* aluette_window_show_setup:
 * @real_table: whether to keep the score of a match played with real cards
 *
 * Shows the set-up page of a new match. It proposes the game that was set up or played last. */
void aluette_window_show_setup (AluetteWindow *self, gboolean real_table);

G_END_DECLS
