/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-nearby.h"
#include "model/network/aluette-network-room.h"
#include "ui/shell/aluette-home-page.h"
#include "ui/shell/aluette-match-view.h"
#include "ui/shell/aluette-navigation.h"
#include "ui/shell/aluette-setup-page.h"
#include "ui/shell/aluette-sounds.h"
#include "ui/shell/aluette-storage-bar.h"
#include "ui/shell/aluette-window.h"

G_BEGIN_DECLS

/* Shared by the parts of the window: its pages (aluette-window.c), the views of the start page
 * (aluette-window-views.c), the match that is set up or played (aluette-window-match.c), and the
 * table on the network (aluette-window-together.c). */

struct _AluetteWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkWindowHandle *requests_place; /* who asks to join the table on the network */
  AluetteStorageBar *storage_bar;
  GtkStack *pages;
  GtkWidget *header;
  GtkStack *titles;
  GtkWidget *wide_title; /* may be cut off, so that the window can be narrower than it */
  AdwViewStack *views;
  AdwViewSwitcher *switcher;
  AdwViewSwitcherBar *bar;
  AluetteNavigation *navigation; /* the page shown instead of the views */
  const char *from;              /* name of the page to which Back leads from navigation */
  AluetteHomePage *home;
  AdwBin *setup_place; /* parent of the set-up page, which is created on demand */
  AdwBin *match_place; /* parent of the match view, which is created on demand */

  GSettings *settings;
  AluetteDatabase *database; /* (nullable) */
  gboolean kept;             /* the match on the table is saved in the database */
  gint64 current;            /* id of the match played or scored, or 0 */
  gint64 previous; /* id of the match whose best of three the next match continues, or 0 */

  AluetteNetworkRoom *network; /* (nullable) */
  char *server;                /* (nullable): where the table that is set up opens; "" for here */
  AluetteNearby *nearby;       /* (nullable): until it is needed */
  AluetteSounds *sounds;       /* (nullable): until somebody asks to join */

  gboolean may_close; /* the user need not be asked */
};

/* Parts of aluette-window-views.c. */

/* aluette_window_add_views:
 *
 * Adds the views other than the start page. */
void aluette_window_add_views (AluetteWindow *self);

/* aluette_window_get_view:
 * @name: (nullable): name of a view
 *
 * Returns: (transfer none) (nullable): the view, created if necessary; NULL for the start page. */
GtkWidget *aluette_window_get_view (AluetteWindow *self, const char *name);

/* aluette_window_adapt:
 * @width: the width of the window
 *
 * Moves the view switcher to the bottom of the window if it does not fit into the header bar. The
 * change is made after the allocation of sizes in progress. */
void aluette_window_adapt (AluetteWindow *self, int width);

/* Parts of aluette-window-match.c. */

/* aluette_window_install_match_actions:
 *
 * Adds the actions that set up, start, resume and leave matches. */
void aluette_window_install_match_actions (GtkWidgetClass *klass);

/* aluette_window_set_up_rematch:
 * @text: a match, from aluette_game_setup_to_text ()
 * @match: its id, or 0
 *
 * Opens the set-up page with the same players and rules. A best of three continues. */
void aluette_window_set_up_rematch (AluetteWindow *self, const char *text, gint64 match);

/* aluette_window_leave_table:
 *
 * Closes the match on the table, which stays in the database. A match that is not saved stays in
 * the window, paused. */
void aluette_window_leave_table (AluetteWindow *self);

/* aluette_window_restore_match_from:
 * @other: a window about to be destroyed
 *
 * Takes over the match on the table, and the one being set up. */
void aluette_window_restore_match_from (AluetteWindow *self, AluetteWindow *other);

/* aluette_window_get_setup:
 * @kind: (out) (transfer none): the game
 *
 * Returns: (transfer full): the match as currently set up. */
AluGameHeader *aluette_window_get_setup (AluetteWindow *self, const AluGameKind **kind);

/* aluette_window_show_network_match:
 * @table: (transfer none): where it is played
 *
 * Shows a match on the network. */
void aluette_window_show_network_match (AluetteWindow *self, AluetteNetworkRoom *table,
                                        AluetteGame *game);

/* aluette_window_add_people_bar:
 * @table: (transfer none): where the match is played
 *
 * Shows who is at the table above the match on the network. */
void aluette_window_add_people_bar (AluetteWindow *self, AluetteNetworkRoom *table);

/* aluette_window_has_network_match:
 *
 * Returns: whether a match on the network is on the card table. */
gboolean aluette_window_has_network_match (AluetteWindow *self);

/* Parts of aluette-window-together.c. */

/* aluette_window_install_together_actions:
 *
 * Adds the actions that open, join, show and leave tables on the network. */
void aluette_window_install_together_actions (GtkWidgetClass *klass);

/* aluette_window_restore_network_from:
 * @other: a window about to be destroyed
 *
 * Takes over the table on the network. */
void aluette_window_restore_network_from (AluetteWindow *self, AluetteWindow *other);

G_END_DECLS
