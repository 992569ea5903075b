/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-page.h"

G_BEGIN_DECLS

/* Where an activity is offered. */
typedef enum
{
  ALUETTE_ACTIVITY_START_ROW = 1 << 0,  /* on the start page, with its summary or state */
  ALUETTE_ACTIVITY_START_CARD = 1 << 1, /* on the start page, if the user left it last */
  ALUETTE_ACTIVITY_LEARN_ROW = 1 << 2,  /* on the page of the lessons, with its summary */
  ALUETTE_ACTIVITY_VIEW = 1 << 3,       /* it is a view of the window, and nothing else */
} AluetteActivityPlaces;

typedef struct _AluettePuzzleSet AluettePuzzleSet; /* see ui/practice */

/* What a user can do with a game apart from matches and lessons: puzzles, drills, challenges. */
typedef struct
{
  /* Without a target. The title of a view has the context "view". An AluetteTablePage follows the
   * settings of tables. */
  AluettePageKind page;
  const char *summary; /* marked for translation; NULL for a view */
  const char *icon;
  AluetteActivityPlaces places;

  /* (nullable): the answers to what is practiced, and the puzzles with its themes; without these,
   * all of it is one theme. */
  AluetteLeitner *(*get_answers) (AluetteLearnerData *data);
  const AluettePuzzleSet *puzzles;

  /* (nullable): @store: (nullable): as in AluettePageContext.
   * Returns: (transfer full) (nullable): what the start page says instead of the summary. */
  char *(*format_state) (GObject *store);
} AluetteActivity;

G_END_DECLS
