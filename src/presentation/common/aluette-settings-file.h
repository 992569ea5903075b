/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-backlog.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_SETTINGS_FILE (aluette_settings_file_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSettingsFile, aluette_settings_file, ALUETTE, SETTINGS_FILE, GObject)

/*
 * The file with the user's preferences, where GSettings itself writes one. GSettings forgets a
 * change that it could not write; this object writes it again, until it is saved. Main thread only.
 */

/* aluette_settings_file_new:
 * @settings: the preferences
 * @backlog: tries again later what cannot be written now
 *
 * Returns: (transfer full) (nullable): NULL if another process writes the preferences, or none. */
AluetteSettingsFile *aluette_settings_file_new (GSettings *settings, AluetteBacklog *backlog);

G_END_DECLS
