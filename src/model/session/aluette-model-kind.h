/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "bots/alu-puzzle-kind.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

#define ALUETTE_MAX_METRICS 32

/* How the values of a metric are combined for several matches. */
typedef enum
{
  ALUETTE_METRIC_SUM,
  ALUETTE_METRIC_HIGHEST,
  ALUETTE_METRIC_LOWEST,
} AluetteMetricMode;

/* A value that is counted for each seat of a match. */
typedef struct
{
  const char *id; /* a column of the database: lowercase letters, digits and underscores */
  AluetteMetricMode mode;
  gboolean of_team; /* all seats of a team have the same value */
} AluetteMetric;

/* What the pause before the next act of chance or of a bot is for. */
typedef enum
{
  ALUETTE_PAUSE_NONE = 0,
  ALUETTE_PAUSE_LOOK = 1 << 0, /* the table shows something new: a hand, a finished trick */
  ALUETTE_PAUSE_ACT = 1 << 1,  /* chance acts as slowly as a bot */
} AluettePause;

/* See aluette-challenge.h. */
typedef struct _AluetteChallengeTerms AluetteChallengeTerms;

/* See aluette-host.h. */
typedef struct _AluetteHost AluetteHost;

/* What the model needs to know of a game, besides its AluGameKind, which has the same id. */
typedef struct
{
  const char *id;

  /* Statistics: one table whose columns are the metrics. A counter is a plain value, zeroed at the
   * start of a match: add () is called with the match after each event. read () writes one value
   * per metric. Any thread. */
  const AluetteMetric *metrics;
  guint n_metrics;
  gsize counter_size;
  void (*counter_add) (gpointer counter, const void *match, const void *event);
  void (*counter_read) (gconstpointer counter, guint seat, gint64 *values);

  /* (nullable): Formats for other programs, as in aluette-export.h. NULL without CSV, and for the
   * JSON of any game. */
  const char *const *csv_columns; /* names, ends with NULL */
  char *(*export_csv_deals) (gint64 match, const char *record, GError **error);
  JsonNode *(*export_json) (gint64 match, const char *record, GError **error);

  /* (nullable): Makes what accompanies a match in play and makes requests in the name of its bots:
   * in Aluette an AluetteGaze. Returns: (transfer full). */
  GObject *(*companion_new) (AluetteGame *game);

  const AluetteChallengeTerms *challenges; /* (nullable): of the deal of the day, and others */

  /* (nullable): Why the match pauses after @last, the last event that is no signal; @view: of a
   * spectator. NULL for a pause after cards were dealt and after a deal. */
  AluettePause (*pause) (gconstpointer last, gconstpointer view);

  /* Lessons */

  const char *const *chapters; /* (nullable): ids of the parts of the course, in their order, ends
                                  with NULL; or NULL for a game without lessons */
  /* Returns: (transfer none): the resource that contains the lessons. */
  GResource *(*get_resource) (void);
  const char *folder; /* of the lessons, in the order of their names; ends with a slash */

  /* (nullable): Types of steps, derived from AluetteLessonStep, and of exercises other than
   * choices, derived from AluetteExercise. */
  GType (*get_step_type) (void);
  GType (*get_exercise_type) (void);

  const char *file_prefix; /* begins the names of the files that store the progress, or "" */
  const char *drills; /* (nullable): name of the file of the answers of drills, in which exercises
                         count, too; without the prefix */
  const AluPuzzleKind *puzzles; /* (nullable) */

  /* (nullable): Makes what a table on the network has besides its log, an AluetteHostExtension: in
   * Aluette gazes and signs. @host: with a match that has not started. Returns: (transfer full). */
  GObject *(*host_extension_new) (AluetteHost *host);
} AluetteModelKind;

/* The registry: all kinds, followed by NULL. */
extern const AluetteModelKind *const aluette_model_kinds[];

/* aluette_model_kind_from_id:
 *
 * Returns: (nullable): the kind with this id. */
const AluetteModelKind *aluette_model_kind_from_id (const char *id);

/* aluette_model_kind_new_companion:
 * @game: (transfer none): a match whose clock is set; started or not
 *
 * Returns: (transfer full) (nullable): the companion of a match, if its game has one. */
GObject *aluette_model_kind_new_companion (AluetteGame *game);

/* aluette_model_kind_find_metric:
 *
 * Returns: the index of a metric, or -1. */
int aluette_model_kind_find_metric (const AluetteModelKind *kind, const char *metric);

G_END_DECLS
