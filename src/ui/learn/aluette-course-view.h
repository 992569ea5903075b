/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "model/learning/aluette-learner-data.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_COURSE_VIEW (aluette_course_view_get_type ())
G_DECLARE_FINAL_TYPE (AluetteCourseView, aluette_course_view, ALUETTE, COURSE_VIEW, AdwBin)

/* The lessons of a game by chapter, with the user's progress, and a button that continues with the
 * next lesson. Rows and the button activate the window's action win.open. */

/* aluette_course_view_new:
 * @learner_data: (transfer none)
 *
 * Returns: (transfer floating): a new view, which follows the progress. */
GtkWidget *aluette_course_view_new (AluetteLearnerData *learner_data);

G_END_DECLS
