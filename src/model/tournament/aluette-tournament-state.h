/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/tournament/aluette-pairing.h"
#include "model/tournament/aluette-tournament.h"

G_BEGIN_DECLS

/* The state of a tournament, derived from its log. Part of AluetteTournament. */

typedef struct
{
  char *name;
  gboolean playing;
} AluetteTournamentPair;

typedef struct
{
  gboolean started; /* the first line was read */
  char *name;
  guint options[ALUETTE_TOURNAMENT_N_OPTIONS];
  GArray *pairs;     /* (element-type AluetteTournamentPair) */
  GPtrArray *rounds; /* (element-type GArray of AluetteTournamentTable) */
} AluetteTournamentState;

AluetteTournamentState *aluette_tournament_state_new (void);
void aluette_tournament_state_free (AluetteTournamentState *self);

/* aluette_tournament_state_apply:
 * @line: a line of the log, without its "\n"
 *
 * Applies a line.
 *
 * Returns: FALSE with @error (ALUETTE_TOURNAMENT_ERROR): nothing has changed then. */
gboolean
aluette_tournament_state_apply (AluetteTournamentState *self, const char *line, GError **error);

/* aluette_tournament_state_draw:
 *
 * Returns: (transfer full) (nullable): the line of the next round; NULL with @error. */
char *
aluette_tournament_state_draw (const AluetteTournamentState *self, guint64 seed, GError **error);

/* aluette_tournament_state_standings:
 *
 * Returns: (transfer full) (element-type AluetteStanding): the standings. */
GArray *aluette_tournament_state_standings (const AluetteTournamentState *self);

/* Returns: (transfer none): the keyword of an option in the log. */
const char *aluette_tournament_option_key (AluetteTournamentOption option);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteTournamentState, aluette_tournament_state_free)

G_END_DECLS
