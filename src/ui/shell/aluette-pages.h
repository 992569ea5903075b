/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-page.h"

G_BEGIN_DECLS

/* aluette_pages_find:
 *
 * Returns: (nullable): the page with this id: one of the program or of a game. */
const AluettePageKind *aluette_pages_find (const char *id);

/* aluette_pages_new:
 * @context: with the target and the state
 *
 * Makes a page. If it has a table, the table follows the settings.
 *
 * Returns: (transfer floating) (nullable): the page; NULL if there is none for this target,
 * with @error if the user should know why. */
GtkWidget *
aluette_pages_new (const AluettePageKind *kind, const AluettePageContext *context, GError **error);

G_END_DECLS
