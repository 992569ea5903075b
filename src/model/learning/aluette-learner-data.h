/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-lesson-progress.h"
#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_LEARNER_DATA (aluette_learner_data_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteLearnerData, aluette_learner_data, ALUETTE, LEARNER_DATA, GObject)

/*
 * Everything about what the user learns of a game: the course, the progress in it, and the Leitner
 * boxes. The application has one per game, so that each file has one writer. Main thread only.
 *
 * A game that stores more than the progress in its course, such as the answers of drills, derives
 * this class.
 */
struct _AluetteLearnerDataClass
{
  GObjectClass parent_class;

  /* For a game. All can be NULL. */

  /* Reads what the game stores. @stored: as in aluette_learner_data_new (). @copies (element-type
   * filename) gets the paths of the copies of damaged files. */
  void (*open) (AluetteLearnerData *self, gboolean stored, GPtrArray *copies);
  /* Returns: (transfer none): the boxes of the drills, in which exercises count, too. Called after
   * open (). */
  AluetteLeitner *(*get_drills) (AluetteLearnerData *self);
  /* Waits until all changes are in the files. */
  void (*flush) (AluetteLearnerData *self);
};

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
