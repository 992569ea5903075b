/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The background of the table: worn oak with a striped cloth from Cholet, in the light of the day
 * or of a lamp. */
typedef struct _AluetteTableBackground AluetteTableBackground;

AluetteTableBackground *aluette_table_background_new (void);
void aluette_table_background_free (AluetteTableBackground *self);

/* aluette_table_background_set_light:
 * @lamp: whether the light is that of a lamp
 * @contrast: whether to use plain colors for high contrast
 *
 * Sets the light. */
void
aluette_table_background_set_light (AluetteTableBackground *self, gboolean lamp, gboolean contrast);

/* aluette_table_background_snapshot:
 *
 * Draws the background in the size of @widget. */
void aluette_table_background_snapshot (AluetteTableBackground *self, GtkWidget *widget,
                                        GtkSnapshot *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteTableBackground, aluette_table_background_free)

G_END_DECLS
