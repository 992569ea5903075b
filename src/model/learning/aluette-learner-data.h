/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson-progress.h"
#include "model/learning/aluette-mistakes.h"
#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LEARNER_DATA (aluette_learner_data_get_type ())
G_DECLARE_FINAL_TYPE (AluetteLearnerData, aluette_learner_data, ALUETTE, LEARNER_DATA, GObject)

/* Everything about what the user learns of a game: the course, the progress in it, the Leitner
 * boxes, and the mistakes of the user's deals. The application has one per game, so that each file
 * has one writer. Main thread only. */

/* aluette_learner_data_new:
 * @kind: a game with lessons
 * @stored: whether to read the progress from the user's data folder and to write it there
 *
 * Reads the course and the progress. Damaged files of the progress are set aside.
 *
 * Returns: (transfer full) (nullable): NULL with @error if a lesson is invalid. */
AluetteLearnerData *
aluette_learner_data_new (const AluetteModelKind *kind, gboolean stored, GError **error);

/* Returns: the game. */
const AluetteModelKind *aluette_learner_data_get_kind (AluetteLearnerData *self);

/* Returns: (transfer none): the course. */
AluetteCourse *aluette_learner_data_get_course (AluetteLearnerData *self);

/* Returns: (transfer none): the progress in the course. */
AluetteLessonProgress *aluette_learner_data_get_progress (AluetteLearnerData *self);

/* Returns: (transfer none) (nullable): the boxes of the drills, in which exercises count, too. */
AluetteLeitner *aluette_learner_data_get_drills (AluetteLearnerData *self);

/* Return: (transfer none) (nullable): the boxes of the puzzles, and the mistakes from the user's
 * deals and puzzles; NULL for a game without puzzles. */
AluetteLeitner *aluette_learner_data_get_puzzles (AluetteLearnerData *self);
AluetteMistakes *aluette_learner_data_get_mistakes (AluetteLearnerData *self);

/* aluette_learner_data_get_copies:
 *
 * Returns: (transfer none) (element-type filename): the damaged files that were set aside when the
 * progress was read, to tell the user; usually empty. */
GPtrArray *aluette_learner_data_get_copies (AluetteLearnerData *self);

/* aluette_learner_data_flush:
 *
 * Waits until all changes are in the files. For use when no main loop follows. */
void aluette_learner_data_flush (AluetteLearnerData *self);

G_END_DECLS
