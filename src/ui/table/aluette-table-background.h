/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the cards lie on: a worn table of oak, on it a cloth with the stripes of Cholet, in the
 * light of the day or of a lamp. */
typedef struct _AluetteTableBackground AluetteTableBackground;

AluetteTableBackground *aluette_table_background_new (void);
void aluette_table_background_free (AluetteTableBackground *self);

/* aluette_table_background_set_light:
 * @lamp: the evening's light, else the day's
 * @contrast: plain colors that everything stands out from */
void
aluette_table_background_set_light (AluetteTableBackground *self, gboolean lamp, gboolean contrast);

/* aluette_table_background_snapshot:
 *
 * Draws it as large as @widget. */
void aluette_table_background_snapshot (AluetteTableBackground *self, GtkWidget *widget,
                                        GtkSnapshot *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteTableBackground, aluette_table_background_free)

G_END_DECLS
