/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HELP_PAGE (aluette_help_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHelpPage, aluette_help_page, ALUETTE, HELP_PAGE, GtkWidget)

/*
 * The help, and in it the rules, read within the program: the same pages that the desktop's help
 * browser shows, in the program's language. Built in the language of the moment.
 */

/* aluette_help_page_new:
 * @topic: a page, such as "rules"; one that there is not shows the rules
 *
 * Returns: (transfer floating) */
GtkWidget *aluette_help_page_new (const char *topic);

/* Returns: (transfer none): the page that is shown. */
const char *aluette_help_page_get_topic (AluetteHelpPage *self);

/* aluette_help_page_set_topic:
 *
 * Shows another page; nothing where there is none of that name. */
void aluette_help_page_set_topic (AluetteHelpPage *self, const char *topic);

/* aluette_help_page_browse:
 * @parent: the window that asks
 *
 * Opens the page in the desktop's help browser, where there is one that would show the installed
 * pages in the language of the program.
 *
 * Returns: whether it will. */
gboolean aluette_help_page_browse (GtkWindow *parent, const char *topic);

G_END_DECLS
