/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-learner-data.h"
#include "model/learning/aluette-mistakes.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TAROT_STUDY (aluette_tarot_study_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTarotStudy, aluette_tarot_study, ALUETTE, TAROT_STUDY,
                      AluetteLearnerData)

/* What the user learns of Tarot: besides the course and the progress in it, puzzles, drills and the
 * mistakes of their deals. Created by aluette_learner_data_new (). Main thread only. */

/* Returns: (transfer none): the boxes of the puzzles. */
AluetteLeitner *aluette_tarot_study_get_puzzles (AluetteTarotStudy *self);

/* Returns: (transfer none): the boxes of the questions of drills. */
AluetteLeitner *aluette_tarot_study_get_drills (AluetteTarotStudy *self);

/* Returns: (transfer none): the mistakes from the user's deals. */
AluetteMistakes *aluette_tarot_study_get_mistakes (AluetteTarotStudy *self);

G_END_DECLS
