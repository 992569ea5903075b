/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the cards lie on: a worn table of oak, on it a cloth with the stripes of Cholet, in the
 * light of the day or of a lamp. */
typedef struct _AluetteCloth AluetteCloth;

AluetteCloth *aluette_cloth_new (void);
void aluette_cloth_free (AluetteCloth *self);

/* aluette_cloth_set_light:
 * @lamp: the evening's light, else the day's
 * @contrast: plain colours that everything stands out from */
void aluette_cloth_set_light (AluetteCloth *self, gboolean lamp, gboolean contrast);

/* aluette_cloth_snapshot:
 *
 * Draws it as large as @widget. */
void aluette_cloth_snapshot (AluetteCloth *self, GtkWidget *widget, GtkSnapshot *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteCloth, aluette_cloth_free)

G_END_DECLS
