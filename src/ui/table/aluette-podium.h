/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_PODIUM (aluette_podium_get_type ())
G_DECLARE_FINAL_TYPE (AluettePodium, aluette_podium, ALUETTE, PODIUM, GtkWidget)

/*
 * Who has won a match: faces on steps with their totals, the higher the better. The second stands
 * to the left of the first, the others to the right.
 */

#define ALUETTE_PODIUM_GAP 4 /* between steps, in pixels */

/* Returns: (transfer floating): an empty podium */
GtkWidget *aluette_podium_new (void);

/* aluette_podium_add:
 * @rank: from 1; equal ranks have equal steps
 * @people: (transfer floating): who stands on the step
 * @name: of them
 * @total: what they have scored
 *
 * Adds a step. They are added from the best to the last. */
void aluette_podium_add (AluettePodium *self, guint rank, GtkWidget *people, const char *name,
                         const char *total);

/* aluette_podium_set_progress:
 * @progress: 0: nobody has risen; 1: all have, as at first; the last rises first
 *
 * Sets how far the steps have risen. */
void aluette_podium_set_progress (AluettePodium *self, double progress);

G_END_DECLS
