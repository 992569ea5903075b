/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game.h"
#include "ui/table/aluette-words.h"

G_BEGIN_DECLS

/* What one deal came to. */
typedef struct
{
  guint number; /* 1 first */
  guint dealer;
  guint winner;      /* AluTeam, or ALU_NOBODY */
  guint points;
  AluReason reason;
  guint tricks[ALU_MAX_SEATS];
  gboolean has_tricks; /* whether they are known: at a real table they need not be */
  guint score[2];      /* after it */
  char *text;          /* the result in words */
} AluetteDealResult;

/* aluette_course_of_game:
 *
 * How the match has gone: its deals that are over, in order, from the log alone.
 *
 * Returns: (transfer full) (element-type AluetteDealResult) */
GPtrArray *aluette_course_of_game (AluetteGame *game, const AluetteWords *words);

G_END_DECLS
