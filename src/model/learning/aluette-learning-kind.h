/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

/* The lessons of a game, for code that knows no game: a part of its AluetteModelKind. */
struct _AluetteLearningKind
{
  /* Returns: (transfer none): the resource that contains the lessons. */
  GResource *(*get_resource) (void);
  const char *folder;          /* of the lessons, in the order of their names; ends with a slash */
  const char *const *chapters; /* ids of the parts of the course, in their order; ends with NULL */

  /* (nullable): Types of steps, derived from AluetteLessonStep; of exercises other than choices,
   * derived from AluetteExercise; and of what is stored, derived from AluetteLearnerData. */
  GType (*get_step_type) (void);
  GType (*get_exercise_type) (void);
  GType (*get_data_type) (void);

  const char *file_prefix; /* begins the names of the files that store the progress, or "" */
};

G_END_DECLS
