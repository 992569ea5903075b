/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "database-driver.h"
#include "match-driver.h"
#include "model/storage/aluette-database-tournament.h"

/* Pages of matches in real windows, for tests and pictures. */

/* Starts GTK with the program's style sheets, in @language ("en", "fr"), without animations. */
void matches_driver_init (const char *language, gboolean dark, double text_scale);

/* Waits until nothing is left to do and @ms milliseconds have passed. */
void matches_driver_wait (guint ms);

/* Adds a dozen matches: played and of real tables, over and unfinished, with occasions and
 * without. */
void matches_driver_fill (AluetteDatabase *database);

/* Returns: (transfer full): a new database with them. Close it with
 * matches_driver_close_database (). */
AluetteDatabase *matches_driver_new_database (void);

void matches_driver_close_database (AluetteDatabase *database);

/* Returns: the number of a match played by four people, with signs, that is over. */
gint64 matches_driver_add_played (AluetteDatabase *database, guint64 seed);

/* Returns: (transfer full): the record of a real table's match.
 * @n_deals: at most so many deals */
char *matches_driver_real_record (guint seed, guint n_deals);

/* Returns: (transfer full): a tournament of which all rounds drawn but the last are played, and
 * half of that. */
AluetteTournament *
matches_driver_new_concours (AluetteDatabase *database, guint n_pairs, guint n_rounds);

/* Returns: (transfer none): a window with @child and a header bar, presented. */
GtkWidget *matches_driver_present (GtkWidget *child, int width, int height);

/* Destroys a window, and lets what its page still asks for come to its end. */
void matches_driver_close (GtkWidget *window);

/* Writes a picture of a window. */
void matches_driver_save (GtkWidget *window, const char *path);

/* Returns: (nullable): the first widget in @root of @type, in tree order, after @n of them. */
GtkWidget *matches_driver_find (GtkWidget *root, GType type, guint n);

/* Returns: (nullable): the first widget in @root with that style class. */
GtkWidget *matches_driver_find_class (GtkWidget *root, const char *css_class);

/* Returns: (nullable): the first visible label in @root that says @text. */
GtkWidget *matches_driver_find_label (GtkWidget *root, const char *text);
