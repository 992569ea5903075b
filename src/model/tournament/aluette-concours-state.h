/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tournament/aluette-concours.h"
#include "model/tournament/aluette-pairing.h"

G_BEGIN_DECLS

/* What follows from a concours' log. Part of AluetteConcours. */

typedef struct
{
  char *name;
  gboolean playing;
} AluetteConcoursPair;

typedef struct
{
  gboolean started; /* the first line is there */
  char *name;
  guint options[ALUETTE_CONCOURS_N_OPTIONS];
  GArray *pairs;     /* of AluetteConcoursPair */
  GPtrArray *rounds; /* of GArray of AluetteConcoursTable */
} AluetteConcoursState;

AluetteConcoursState *aluette_concours_state_new (void);
void aluette_concours_state_free (AluetteConcoursState *self);

/* aluette_concours_state_apply:
 * @line: a line of the log, without its "\n"
 *
 * Carries out one line.
 *
 * Returns: FALSE with @error (ALUETTE_CONCOURS_ERROR); nothing has changed then. */
gboolean
aluette_concours_state_apply (AluetteConcoursState *self, const char *line, GError **error);

/* aluette_concours_state_draw:
 *
 * Returns: (transfer full): the line of the next round; NULL with @error. */
char *aluette_concours_state_draw (const AluetteConcoursState *self, guint64 seed, GError **error);

/* aluette_concours_state_standings:
 *
 * Returns: (transfer full) (element-type AluetteStanding). */
GArray *aluette_concours_state_standings (const AluetteConcoursState *self);

/* Returns: (transfer none): the word of an option in the log. */
const char *aluette_concours_option_key (AluetteConcoursOption option);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteConcoursState, aluette_concours_state_free)

G_END_DECLS
