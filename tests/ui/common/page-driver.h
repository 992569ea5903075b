/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What the program does with a page, for tests of pages without it. */

/* page_driver_begin:
 * @before: (nullable): a page with the same address, from whose state @page continues
 *
 * Begins what requires that the page is in a window, as the program does. */
void page_driver_begin (GtkWidget *page, GtkWidget *before);

/* page_driver_follow_actions:
 *
 * Answers the actions of a window with which a page opens others, for page_driver_get_asked (). */
void page_driver_follow_actions (GtkWidget *page);

/* page_driver_get_asked:
 * @action: "open", "resume" or "rematch"
 *
 * Returns: (transfer full): the last parameter of an action that @page has activated, as text; ""
 * if it has not. */
char *page_driver_get_asked (GtkWidget *page, const char *action);
