/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson-progress.h"
#include "model/learning/aluette-mistakes.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_STUDY (aluette_study_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStudy, aluette_study, ALUETTE, STUDY, GObject)

/* What somebody learns by: the course, how far he is in it, the boxes of what he knows, and his
 * mistakes. One for the whole program, so that nothing is written twice. Main thread only. */

/* aluette_study_new:
 * @keep: whether what is learnt is read from the user's data folder and kept there
 *
 * Reads the course and what is known.
 *
 * Returns: (transfer full) (nullable): NULL with @error where a lesson is not in order. */
AluetteStudy *aluette_study_new (gboolean keep, GError **error);

/* Returns: (transfer none) */
AluetteCourse *aluette_study_get_course (AluetteStudy *self);

/* Returns: (transfer none) */
AluetteLessonProgress *aluette_study_get_progress (AluetteStudy *self);

/* Returns: (transfer none): the boxes of the signs, for drills and lessons alike. */
AluetteLeitner *aluette_study_get_signs (AluetteStudy *self);

/* Returns: (transfer none): the boxes of the problems. */
AluetteLeitner *aluette_study_get_problems (AluetteStudy *self);

/* Returns: (transfer none): costly cards of one's own deals, to be gone over. */
AluetteMistakes *aluette_study_get_mistakes (AluetteStudy *self);

G_END_DECLS
