/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/storage/aluette-database-list.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_MATCH_FILTERS (aluette_match_filters_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchFilters, aluette_match_filters, ALUETTE, MATCH_FILTERS,
                      GtkPopover)

/* Popover to choose which matches a list shows, and in which order.
 *
 * Signal "changed": a choice has changed. */

/* aluette_match_filters_read:
 * @filter: (out): state, tables, kind, rules and sort are set; the ids are static */
void aluette_match_filters_read (AluetteMatchFilters *self, AluetteMatchFilter *filter);

/* aluette_match_filters_is_active:
 *
 * Returns whether the filter may exclude matches. The order does not count. */
gboolean aluette_match_filters_is_active (AluetteMatchFilters *self);

/* aluette_match_filters_clear:
 *
 * Resets the filter to show all matches. */
void aluette_match_filters_clear (AluetteMatchFilters *self);

G_END_DECLS
