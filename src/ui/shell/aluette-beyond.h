/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/common/aluette-page.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_BEYOND (aluette_beyond_get_type ())
G_DECLARE_FINAL_TYPE (AluetteBeyond, aluette_beyond, ALUETTE, BEYOND, AdwBin)

/*
 * Holds the page that the window shows instead of its views, one at a time, and the help that was
 * opened on it.
 *
 * Property "title" (read only): of the page, in the user's language.
 *
 * Signal "shown": another page is there.
 */

/* Connects the signals and settings of a page that was made, or made again, for @self. */
typedef void (*AluettePageConnect) (AluetteBeyond *self, AluettePage *page);

/* aluette_beyond_open:
 * @page: (transfer floating): an AluettePage
 * @connect: (nullable): called for @page, and for each page that is made again from it
 *
 * Shows @page instead of the page that was open. */
void aluette_beyond_open (AluetteBeyond *self, GtkWidget *page, AluettePageConnect connect);

/* aluette_beyond_read:
 * @topic: of the help
 *
 * Shows a page of the help. A page that was open waits beneath it. */
void aluette_beyond_read (AluetteBeyond *self, const char *topic);

/* aluette_beyond_uncover:
 *
 * Shows again the page that the help was opened on, as it was left.
 *
 * Returns: whether there was one */
gboolean aluette_beyond_uncover (AluetteBeyond *self);

/* aluette_beyond_show_as:
 * @other: of the window that is replaced
 *
 * Shows the same pages as @other, made again in the language in use now. */
void aluette_beyond_show_as (AluetteBeyond *self, AluetteBeyond *other);

/* aluette_beyond_clear: removes the page, and the page beneath it. */
void aluette_beyond_clear (AluetteBeyond *self);

/* aluette_beyond_get_page:
 *
 * Returns: (transfer none) (nullable): the page in front. */
AluettePage *aluette_beyond_get_page (AluetteBeyond *self);

G_END_DECLS
