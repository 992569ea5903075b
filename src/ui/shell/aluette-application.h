/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/network/aluette-known-rooms.h"
#include "model/network/aluette-nearby.h"
#include "model/storage/aluette-database.h"
#include "ui/shell/aluette-user-data.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_APPLICATION (aluette_application_get_type ())
G_DECLARE_FINAL_TYPE (AluetteApplication, aluette_application, ALUETTE, APPLICATION, AdwApplication)

/* aluette_application_new:
 *
 * Creates the application: a single instance with the program's settings and the actions that
 * belong to no window: app.new-match, app.keep-score, app.preferences, app.help, app.about,
 * app.quit, and the stateful actions app.language ("", "fr" or "en") and app.color-scheme
 * ("system", "light" or "dark").
 *
 * Returns: (transfer full): the application. */
AluetteApplication *aluette_application_new (void);

/* aluette_application_get_settings:
 *
 * Returns: (transfer none): the program's settings. */
GSettings *aluette_application_get_settings (AluetteApplication *self);

/* aluette_application_get_database:
 *
 * Returns: (transfer none) (nullable): the database of matches, or NULL if it could not be opened.
 */
AluetteDatabase *aluette_application_get_database (AluetteApplication *self);

/* aluette_application_get_backlog:
 *
 * Returns: (transfer none): what could not be saved yet. */
AluetteBacklog *aluette_application_get_backlog (AluetteApplication *self);

/* Returns: (transfer none): what the user has learned and done apart from matches. */
AluetteUserData *aluette_application_get_user_data (AluetteApplication *self);

/* aluette_application_restarts:
 *
 * Returns whether the user has asked for a restart, so that the program starts again after it has
 * quit. */
gboolean aluette_application_restarts (AluetteApplication *self);

/* aluette_application_get_known_rooms:
 *
 * Returns: (transfer none): the tables on the network that the user knows. */
AluetteKnownRooms *aluette_application_get_known_rooms (AluetteApplication *self);

/* aluette_application_get_nearby:
 *
 * Returns: (transfer none): the tables on the local network, which are looked for from now on. */
AluetteNearby *aluette_application_get_nearby (AluetteApplication *self);

G_END_DECLS
