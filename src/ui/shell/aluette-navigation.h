/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/common/aluette-page.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_NAVIGATION (aluette_navigation_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNavigation, aluette_navigation, ALUETTE, NAVIGATION, AdwBin)

/*
 * Holds the pages of a window: the start page, and a stack of entries over it, each with the
 * address of a page. The last entry is in front. Pages are shown below a header bar with their
 * title and a button that activates win.back, except lasting ones, which have their own.
 *
 * Property "root" (GtkWidget): the start page.
 *
 * Signal "shown": another page is in front.
 */

/* aluette_navigation_set_context:
 * @context: (transfer none): what pages are made from; must exist as long as @self */
void aluette_navigation_set_context (AluetteNavigation *self, AluettePageContext *context);

/* aluette_navigation_open:
 * @id: of a page
 * @target: of the type of the page; consumed if it is floating
 * @state: (nullable): consumed if it is floating
 * @objects: (nullable) (transfer none): of the state
 *
 * Shows a page: over the one in front if its kind says so, otherwise in place of all entries.
 *
 * Returns: (transfer none) (nullable): the page; NULL if there is none with this address,
 * with @error if the user should know why. */
GtkWidget *aluette_navigation_open (AluetteNavigation *self, const char *id, GVariant *target,
                                    GVariant *state, GPtrArray *objects, GError **error);

/* aluette_navigation_back:
 *
 * Returns to the page over which the one in front was opened, unchanged.
 *
 * Returns: FALSE if there is only the start page below. */
gboolean aluette_navigation_back (AluetteNavigation *self);

/* aluette_navigation_home:
 *
 * Shows the start page, and removes all entries. */
void aluette_navigation_home (AluetteNavigation *self);

/* aluette_navigation_get_front:
 *
 * Returns: (transfer none) (nullable): the kind of the page in front; NULL for the start page. */
const AluettePageKind *aluette_navigation_get_front (AluetteNavigation *self);

/* aluette_navigation_get_page:
 *
 * Returns: (transfer none) (nullable): the page in front; NULL for the start page. */
GtkWidget *aluette_navigation_get_page (AluetteNavigation *self);

/* aluette_navigation_find:
 *
 * Returns: (transfer none) (nullable): a page of this kind, in front or not. */
GtkWidget *aluette_navigation_find (AluetteNavigation *self, const char *id);

/* aluette_navigation_get_stack:
 * @objects: (element-type GObject): gets the objects of the states
 *
 * Takes the states of all pages, which are not used any more.
 *
 * Returns: (transfer floating): all entries, for aluette_navigation_set_stack (). */
GVariant *aluette_navigation_get_stack (AluetteNavigation *self, GPtrArray *objects);

/* aluette_navigation_set_stack:
 * @objects: (transfer none): of @stack
 *
 * Opens the same pages in the same state. */
void aluette_navigation_set_stack (AluetteNavigation *self, GVariant *stack, GPtrArray *objects);

G_END_DECLS
