/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/session/aluette-match-info.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_RESUME_ROW (aluette_resume_row_get_type ())
G_DECLARE_FINAL_TYPE (AluetteResumeRow, aluette_resume_row, ALUETTE, RESUME_ROW, GtkListBoxRow)

/* An unfinished match on the start page, with the faces of its players. Activates win.resume with
 * the id of the match; its button activates home.hide. */

GtkWidget *aluette_resume_row_new (void);

/* aluette_resume_row_set_match:
 * @settings: with the face of the user */
void
aluette_resume_row_set_match (AluetteResumeRow *self, AluetteMatchInfo *match, GSettings *settings);

G_END_DECLS
