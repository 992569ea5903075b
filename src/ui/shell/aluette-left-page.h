/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/shell/aluette-home-row.h"

G_BEGIN_DECLS

/* The lesson or the activity that the user opened last: the start page offers to go on with it. */

/* aluette_left_page_note:
 * @target: (transfer none)
 *
 * Stores the address of a page that was opened, if the user can go on with it later. */
void aluette_left_page_note (GSettings *settings, const char *id, GVariant *target);

/* aluette_left_page_show:
 *
 * Makes @row lead to the page, and after the end of a lesson to the next one.
 *
 * Returns: when the page was opened, in seconds since 1970; 0 if there is nothing to go on with */
gint64 aluette_left_page_show (AluetteHomeRow *row, GSettings *settings);

G_END_DECLS
