/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson-progress.h"
#include "model/learning/aluette-mistakes.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LEARNER_DATA (aluette_learner_data_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLearnerData, aluette_learner_data, ALUETTE, LEARNER_DATA, GObject)

/* What somebody learns by: the course, how far he is in it, the boxes of what he knows, and his
 * mistakes. One for the whole program, so that nothing is written twice. Main thread only. */

/* aluette_learner_data_new:
 * @keep: whether what is learnt is read from the user's data folder and kept there
 *
 * Reads the course and what is known.
 *
 * Returns: (transfer full) (nullable): NULL with @error where a lesson is not in order. */
AluetteLearnerData *aluette_learner_data_new (gboolean keep, GError **error);

/* Returns: (transfer none) */
AluetteCourse *aluette_learner_data_get_course (AluetteLearnerData *self);

/* Returns: (transfer none) */
AluetteLessonProgress *aluette_learner_data_get_progress (AluetteLearnerData *self);

/* Returns: (transfer none): the boxes of the signs, for drills and lessons alike. */
AluetteLeitner *aluette_learner_data_get_signs (AluetteLearnerData *self);

/* Returns: (transfer none): the boxes of the problems. */
AluetteLeitner *aluette_learner_data_get_puzzles (AluetteLearnerData *self);

/* Returns: (transfer none): costly cards of one's own deals, to be gone over. */
AluetteMistakes *aluette_learner_data_get_mistakes (AluetteLearnerData *self);

G_END_DECLS
