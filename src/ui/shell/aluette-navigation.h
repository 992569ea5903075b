/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/common/aluette-page.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_NAVIGATION (aluette_navigation_get_type ())
G_DECLARE_FINAL_TYPE (AluetteNavigation, aluette_navigation, ALUETTE, NAVIGATION, AdwBin)

/*
 * Holds the page that the window shows instead of its views, one at a time, and the help that was
 * opened on it.
 *
 * Property "title" (read only): of the page, in the user's language.
 *
 * Signal "shown": another page is there.
 */

/* Connects the signals and settings of a page that was made, or made again, for @self. */
typedef void (*AluettePageConnect) (AluetteNavigation *self, AluettePage *page);

/* aluette_navigation_open:
 * @page: (transfer floating): an AluettePage
 * @connect: (nullable): called for @page, and for each page that is made again from it
 *
 * Shows @page instead of the page that was open. */
void aluette_navigation_open (AluetteNavigation *self, GtkWidget *page, AluettePageConnect connect);

/* aluette_navigation_show_help:
 * @topic: of the help
 *
 * Shows a page of the help. A page that was open waits beneath it. */
void aluette_navigation_show_help (AluetteNavigation *self, const char *topic);

/* aluette_navigation_pop:
 *
 * Shows again the page that the help was opened on, as it was left.
 *
 * Returns: whether there was one */
gboolean aluette_navigation_pop (AluetteNavigation *self);

/* aluette_navigation_restore_from:
 * @other: of the window that is replaced
 *
 * Shows the same pages as @other, made again in the language in use now. */
void aluette_navigation_restore_from (AluetteNavigation *self, AluetteNavigation *other);

/* aluette_navigation_clear: removes the page, and the page beneath it. */
void aluette_navigation_clear (AluetteNavigation *self);

/* aluette_navigation_get_page:
 *
 * Returns: (transfer none) (nullable): the page in front. */
AluettePage *aluette_navigation_get_page (AluetteNavigation *self);

G_END_DECLS
