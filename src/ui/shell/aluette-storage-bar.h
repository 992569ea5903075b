/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/session/aluette-backlog.h"

G_BEGIN_DECLS

/* Shows how many changes are not saved, and why, until all are. */
#define ALUETTE_TYPE_STORAGE_BAR (aluette_storage_bar_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStorageBar, aluette_storage_bar, ALUETTE, STORAGE_BAR, AdwBin)

/* aluette_storage_bar_set_backlog:
 *
 * Shows what is in @backlog. Called once. */
void aluette_storage_bar_set_backlog (AluetteStorageBar *self, AluetteBacklog *backlog);

/* aluette_storage_bar_format:
 * @reason: why, as a sentence without a period
 *
 * Returns: (transfer full): that @n changes are not saved. */
char *aluette_storage_bar_format (guint n, const char *reason);

G_END_DECLS
