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

/* Shared by the parts of the window: its navigation (aluette-window.c), the views of the start page
 * (aluette-window-views.c), the match that is set up or played (aluette-window-match.c), and the
 * table on the network (aluette-window-together.c). */

struct _AluetteWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  GtkWindowHandle *requests_place; /* who asks to join the table on the network */
  AluetteStorageBar *storage_bar;
  GtkWidget *header;
  GtkStack *titles;
  GtkWidget *wide_title; /* may be cut off, so that the window can be narrower than it */
  AdwViewStack *views;
  AdwViewSwitcher *switcher;
  AdwViewSwitcherBar *bar;
  AluetteNavigation *navigation;
  AluettePageContext context; /* what the pages are made from; the window owns its objects */
  AluetteHomePage *home;

  GSettings *settings;
  AluetteDatabase *database; /* (nullable) */
  gboolean kept;             /* the match on the table is saved in the database */
  gint64 current;            /* id of the match played or scored, or 0 */
  gint64 previous; /* id of the match whose best of three the next match continues, or 0 */

  char *server;                /* (nullable): where the table that is set up opens; "" for here */
  AluetteSounds *sounds;       /* (nullable): until somebody asks to join */

  gboolean may_close; /* the user need not be asked */
};

/* Parts of aluette-window.c. */

/* aluette_window_open_page:
 * @target: (nullable): of the page; NULL for no target
 *
 * Opens a page. Says why if it is impossible.
 *
 * Returns: (transfer none) (nullable): the page. */
GtkWidget *aluette_window_open_page (AluetteWindow *self, const char *id, GVariant *target);

/* aluette_window_is_in_front:
 *
 * Returns: whether a page with this id is in front. */
gboolean aluette_window_is_in_front (AluetteWindow *self, const char *id);

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

/* aluette_window_leave_table:
 *
 * Closes the match on the table, which stays in the database. A match that is not saved stays in
 * the window, paused. */
void aluette_window_leave_table (AluetteWindow *self);

/* aluette_window_follow_match:
 * @other: a window about to be destroyed, whose pages are open in @self
 *
 * Takes over what is known of the match on the table, and of the one being set up. */
void aluette_window_follow_match (AluetteWindow *self, AluetteWindow *other);

/* Returns: (transfer none) (nullable): the match view. */
AluetteMatchView *aluette_window_get_match_view (AluetteWindow *self);

/* aluette_window_get_setup:
 * @kind: (out) (transfer none): the game
 *
 * Returns: (transfer full): the match as currently set up. */
AluGameHeader *aluette_window_get_setup (AluetteWindow *self, const AluGameKind **kind);

/* Returns: whether the match that is set up is for telephones. */
gboolean aluette_window_is_for_phones (AluetteWindow *self);

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

/* aluette_window_take_network:
 * @other: a window about to be destroyed
 *
 * Takes over the table on the network. */
void aluette_window_take_network (AluetteWindow *self, AluetteWindow *other);

G_END_DECLS
