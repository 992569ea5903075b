/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-study.h"

#include "model/aluette/aluette-vache-puzzle-kind.h"

struct _AluetteStudy
{
  AluetteLearnerData parent_instance;

  AluetteLeitner *signs;
  AluetteLeitner *puzzles;
  AluetteMistakes *mistakes;
};

G_DEFINE_FINAL_TYPE (AluetteStudy, aluette_study, ALUETTE_TYPE_LEARNER_DATA)

static AluetteLeitner *
open_boxes (const char *name, gboolean stored, GPtrArray *copies)
{
  g_autofree char *path = stored ? aluette_leitner_get_default_path (name) : NULL;

  return aluette_leitner_new (path, copies);
}

static void
aluette_study_open (AluetteLearnerData *data, gboolean stored, GPtrArray *copies)
{
  AluetteStudy *self = ALUETTE_STUDY (data);
  const AluettePuzzleKind *kind = &aluette_vache_puzzle_kind;
  g_autofree char *mistakes = stored ? aluette_mistakes_get_default_path (kind) : NULL;

  self->signs = open_boxes ("signs", stored, copies);
  self->puzzles = open_boxes ("puzzles", stored, copies);
  self->mistakes = aluette_mistakes_new (kind, mistakes, copies);
}

static AluetteLeitner *
aluette_study_get_drills (AluetteLearnerData *data)
{
  return ALUETTE_STUDY (data)->signs;
}

static void
aluette_study_flush (AluetteLearnerData *data)
{
  AluetteStudy *self = ALUETTE_STUDY (data);

  aluette_leitner_flush (self->puzzles);
  aluette_mistakes_flush (self->mistakes);
}

static void
aluette_study_dispose (GObject *object)
{
  AluetteStudy *self = ALUETTE_STUDY (object);

  g_clear_object (&self->signs);
  g_clear_object (&self->puzzles);
  g_clear_object (&self->mistakes);
  G_OBJECT_CLASS (aluette_study_parent_class)->dispose (object);
}

static void
aluette_study_class_init (AluetteStudyClass *klass)
{
  AluetteLearnerDataClass *data_class = ALUETTE_LEARNER_DATA_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = aluette_study_dispose;
  data_class->open = aluette_study_open;
  data_class->get_drills = aluette_study_get_drills;
  data_class->flush = aluette_study_flush;
}

static void
aluette_study_init (AluetteStudy *self)
{
}

AluetteLeitner *
aluette_study_get_signs (AluetteStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_STUDY (self), NULL);

  return self->signs;
}

AluetteLeitner *
aluette_study_get_puzzles (AluetteStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_STUDY (self), NULL);

  return self->puzzles;
}

AluetteMistakes *
aluette_study_get_mistakes (AluetteStudy *self)
{
  g_return_val_if_fail (ALUETTE_IS_STUDY (self), NULL);

  return self->mistakes;
}
