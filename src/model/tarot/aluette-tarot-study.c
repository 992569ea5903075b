/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-study.h"

#include "model/tarot/aluette-tarot-puzzle-kind.h"

struct _AluetteTarotStudy
{
  AluetteLearnerData parent_instance;

  AluetteLeitner *puzzles;
  AluetteLeitner *drills;
  AluetteMistakes *mistakes;
};

G_DEFINE_FINAL_TYPE (AluetteTarotStudy, aluette_tarot_study, ALUETTE_TYPE_LEARNER_DATA)

static AluetteLeitner *
open_boxes (const char *name, gboolean stored, GPtrArray *copies)
{
  g_autofree char *path = stored ? aluette_leitner_get_default_path (name) : NULL;

  return aluette_leitner_new (path, copies);
}

static void
aluette_tarot_study_open (AluetteLearnerData *data, gboolean stored, GPtrArray *copies)
{
  AluetteTarotStudy *self = ALUETTE_TAROT_STUDY (data);
  const AluettePuzzleKind *kind = &aluette_tarot_puzzle_kind;
  g_autofree char *mistakes = stored ? aluette_mistakes_get_default_path (kind) : NULL;

  self->puzzles = open_boxes ("tarot-puzzles", stored, copies);
  self->drills = open_boxes ("tarot-drills", stored, copies);
  self->mistakes = aluette_mistakes_new (kind, mistakes, copies);
}

static void
aluette_tarot_study_flush (AluetteLearnerData *data)
{
  AluetteTarotStudy *self = ALUETTE_TAROT_STUDY (data);

  aluette_leitner_flush (self->puzzles);
  aluette_leitner_flush (self->drills);
  aluette_mistakes_flush (self->mistakes);
}

static void
aluette_tarot_study_dispose (GObject *object)
{
  AluetteTarotStudy *self = ALUETTE_TAROT_STUDY (object);

  g_clear_object (&self->puzzles);
  g_clear_object (&self->drills);
  g_clear_object (&self->mistakes);
  G_OBJECT_CLASS (aluette_tarot_study_parent_class)->dispose (object);
}

static void
aluette_tarot_study_class_init (AluetteTarotStudyClass *klass)
{
  AluetteLearnerDataClass *data_class = ALUETTE_LEARNER_DATA_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_tarot_study_dispose;
  data_class->open = aluette_tarot_study_open;
  data_class->flush = aluette_tarot_study_flush;
}

static void
aluette_tarot_study_init (AluetteTarotStudy *self)
{
}

AluetteLeitner *
aluette_tarot_study_get_puzzles (AluetteTarotStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_TAROT_STUDY (self), NULL);

  return self->puzzles;
}

AluetteLeitner *
aluette_tarot_study_get_drills (AluetteTarotStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_TAROT_STUDY (self), NULL);

  return self->drills;
}

AluetteMistakes *
aluette_tarot_study_get_mistakes (AluetteTarotStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_TAROT_STUDY (self), NULL);

  return self->mistakes;
}
