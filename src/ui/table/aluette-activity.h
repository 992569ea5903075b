/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/learning/aluette-learner-data.h"

G_BEGIN_DECLS

/* Where an activity is offered. */
typedef enum
{
  ALUETTE_ACTIVITY_START_ROW = 1 << 0,    /* on the start page, with its summary or state */
  ALUETTE_ACTIVITY_START_BUTTON = 1 << 1, /* on the start page, among the small buttons */
  ALUETTE_ACTIVITY_LEARN_ROW = 1 << 2,    /* on the page of the lessons, with its summary */
  ALUETTE_ACTIVITY_VIEW = 1 << 3,         /* it is a view of the window, and nothing else */
} AluetteActivityPlaces;

/* What the page of an activity may use. */
typedef struct
{
  AluetteLearnerData *learner_data; /* (nullable): of a game with lessons */
  GObject *store;          /* (nullable): of the AluetteModelKind of the game */
  const char *player_name; /* of the user, for match files */
} AluetteActivityContext;

/* What a user can do with a game apart from matches and lessons: puzzles, drills, challenges. */
typedef struct
{
  const char *id;      /* the action win.ID shows the page; differs between games */
  const char *title;   /* marked for translation; of a view with the context "view" */
  const char *summary; /* marked for translation; NULL for a view */
  const char *icon;
  AluetteActivityPlaces places;
  const char *help_topic; /* (nullable): the help page about a view */

  /* Returns: (transfer floating): an AluettePage, or the widget of a view. An AluetteTablePage
   * follows the settings of tables. */
  GtkWidget *(*page_new) (const AluetteActivityContext *context);
  /* (nullable): @store: (nullable): as in AluetteActivityContext.
   * Returns: (transfer full) (nullable): what the start page says instead of the summary. */
  char *(*format_state) (GObject *store);
} AluetteActivity;

G_END_DECLS
