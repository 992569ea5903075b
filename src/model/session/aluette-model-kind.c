/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/session/aluette-model-kind.h"

const AluetteModelKind *
aluette_model_kind_from_id (const char *id)
{
  for (const AluetteModelKind *const *kind = aluette_model_kinds; *kind != NULL; kind++)
    if (g_str_equal ((*kind)->id, id))
      return *kind;
  return NULL;
}

GObject *
aluette_model_kind_new_companion (AluetteGame *game)
{
  const AluetteModelKind *kind = aluette_model_kind_from_id (aluette_game_get_kind (game)->id);

  return kind != NULL && kind->companion_new != NULL ? kind->companion_new (game) : NULL;
}

int
aluette_model_kind_find_metric (const AluetteModelKind *kind, const char *metric)
{
  for (guint i = 0; i < kind->n_metrics; i++)
    if (g_str_equal (kind->metrics[i].id, metric))
      return (int) i;
  return -1;
}
