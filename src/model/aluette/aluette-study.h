/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-learner-data.h"
#include "model/learning/aluette-mistakes.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_STUDY (aluette_study_get_type ())
G_DECLARE_FINAL_TYPE (AluetteStudy, aluette_study, ALUETTE, STUDY, AluetteLearnerData)

/* What the user learns of Aluette: besides the course and the progress in it, signs, puzzles and
 * the mistakes of their deals. Created by aluette_learner_data_new (). Main thread only. */

/* Returns: (transfer none): the boxes of the signs, for drills and lessons. */
AluetteLeitner *aluette_study_get_signs (AluetteStudy *self);

/* Returns: (transfer none): the boxes of the puzzles. */
AluetteLeitner *aluette_study_get_puzzles (AluetteStudy *self);

/* Returns: (transfer none): the mistakes from the user's deals and puzzles. */
AluetteMistakes *aluette_study_get_mistakes (AluetteStudy *self);

G_END_DECLS
