/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/common/aluette-page.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_NAVIGATION (aluette_navigation_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNavigation, aluette_navigation, ALUETTE, NAVIGATION, AdwBin)

/*
 * Holds the page that the window shows instead of its views, and the help page opened on top of it.
 *
 * Property "title" (read only): the title of the front page, in the user's language.
 *
 * Signal "shown": another page is in front.
 */

/* Connects the signals and settings of a page that was created, or recreated, for @self. */
typedef void (*AluettePageConnect) (AluetteNavigation *self, AluettePage *page);

/* aluette_navigation_open:
 * @page: (transfer floating): an AluettePage
 * @connect: (nullable): called for @page and for each page that is recreated from it
 *
 * Shows @page instead of the current page. */
void aluette_navigation_open (AluetteNavigation *self, GtkWidget *page, AluettePageConnect connect);

/* aluette_navigation_show_help:
 * @topic: name of a help page
 *
 * Shows a help page on top of the current page. */
void aluette_navigation_show_help (AluetteNavigation *self, const char *topic);

/* aluette_navigation_pop:
 *
 * Closes the help page and shows the page below it, unchanged.
 *
 * Returns whether there was a page below. */
gboolean aluette_navigation_pop (AluetteNavigation *self);

/* aluette_navigation_restore_from:
 * @other: the navigation of the window to replace
 *
 * Shows the pages of @other, recreated in the current language. */
void aluette_navigation_restore_from (AluetteNavigation *self, AluetteNavigation *other);

/* aluette_navigation_clear:
 *
 * Removes all pages. */
void aluette_navigation_clear (AluetteNavigation *self);

/* aluette_navigation_get_page:
 *
 * Returns: (transfer none) (nullable): the front page. */
AluettePage *aluette_navigation_get_page (AluetteNavigation *self);

G_END_DECLS
