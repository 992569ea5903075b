/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database-list.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCH_FILTERS (aluette_match_filters_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchFilters, aluette_match_filters, ALUETTE, MATCH_FILTERS,
                      GtkPopover)

/* Which matches a list shows, and in which order: a popover of choices.
 *
 * Signal "changed": another choice was made. */

/* aluette_match_filters_read:
 * @filter: (out): its state, tables, rules and sort are set; the rules' id is static */
void aluette_match_filters_read (AluetteMatchFilters *self, AluetteMatchFilter *filter);

/* aluette_match_filters_is_active:
 *
 * Returns: whether any match may be kept out; the order does not count. */
gboolean aluette_match_filters_is_active (AluetteMatchFilters *self);

/* aluette_match_filters_clear: lets all matches through. */
void aluette_match_filters_clear (AluetteMatchFilters *self);

G_END_DECLS
