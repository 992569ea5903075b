/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-learner-data.h"
#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_APPLICATION (aluette_application_get_type ())
G_DECLARE_FINAL_TYPE (AluetteApplication, aluette_application, ALUETTE, APPLICATION, AdwApplication)

/* aluette_application_new:
 *
 * The program: one instance, its settings, and the actions that are not a window's:
 * app.new-match, app.keep-score, app.preferences, app.help, app.about, app.quit, and the stateful
 * app.language ("" | "fr" | "en") and app.color-scheme ("system" | "light" | "dark").
 *
 * Returns: (transfer full) */
AluetteApplication *aluette_application_new (void);

/* aluette_application_get_settings:
 *
 * Returns: (transfer none) */
GSettings *aluette_application_get_settings (AluetteApplication *self);

/* aluette_application_get_database:
 *
 * Returns: (transfer none) (nullable): where matches are kept; NULL where they cannot be. */
AluetteDatabase *aluette_application_get_database (AluetteApplication *self);

/* aluette_application_get_learner_data:
 *
 * What the user learns by; read when it is first asked for.
 *
 * Returns: (transfer none) */
AluetteLearnerData *aluette_application_get_learner_data (AluetteApplication *self);

/* aluette_application_restarts:
 *
 * Returns: whether the user has asked for a restart, so that the program starts again after it has
 * quit. */
gboolean aluette_application_restarts (AluetteApplication *self);

G_END_DECLS
