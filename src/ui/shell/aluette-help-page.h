/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_HELP_PAGE (aluette_help_page_get_type ())
G_DECLARE_FINAL_TYPE (AluetteHelpPage, aluette_help_page, ALUETTE, HELP_PAGE, GtkBox)

/*
 * Shows the help, which includes the rules, inside the program: the same pages that the help
 * browser of the desktop shows, in the program's language. A page keeps the language in which it
 * was created.
 */

/* aluette_help_page_new:
 * @topic: name of a help page, such as "rules"; an unknown name shows the rules
 *
 * Returns: (transfer floating): a new page. */
GtkWidget *aluette_help_page_new (const char *topic);

/* Returns: (transfer none): the name of the help page shown. */
const char *aluette_help_page_get_topic (AluetteHelpPage *self);

/* aluette_help_page_set_topic:
 *
 * Shows another help page. Does nothing if there is no page of that name. */
void aluette_help_page_set_topic (AluetteHelpPage *self, const char *topic);

/* aluette_help_page_browse:
 * @parent: parent of the window that opens
 *
 * Opens a help page in the help browser of the desktop, if there is one that can show the installed
 * pages in the program's language.
 *
 * Returns whether the help browser opens the page. */
gboolean aluette_help_page_browse (GtkWindow *parent, const char *topic);

G_END_DECLS
