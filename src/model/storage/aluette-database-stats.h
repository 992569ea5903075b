/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"
#include "model/session/aluette-model-kind.h"

G_BEGIN_DECLS

/* What the rows of statistics are grouped by. */
typedef enum
{
  ALUETTE_STATS_BY_PLAYER,   /* key: name of the player */
  ALUETTE_STATS_BY_TEAM,     /* key: sorted names of the team, one per line */
  ALUETTE_STATS_BY_SEAT,     /* key: number of the seat, from "1" */
  ALUETTE_STATS_BY_RULES,    /* key: id of the rule set */
  ALUETTE_STATS_BY_MONTH,    /* key: YYYY-MM */
  ALUETTE_STATS_BY_PARTNER,  /* key: name of another player of the team, bot or not */
  ALUETTE_STATS_BY_OPPONENT, /* key: name of a player of another team, bot or not */
  ALUETTE_STATS_TOTAL,       /* one row, if any match counts; key: "" */
} AluetteStatsGroup;

/* A filter for statistics. All zero: all humans and persons in matches of the default game. */
typedef struct
{
  const char *kind;   /* (nullable): id of a game that this version has */
  const char *player; /* (nullable): name of one player */
  const char *team;   /* (nullable): a team, as the key of ALUETTE_STATS_BY_TEAM */
  const char *rules;  /* (nullable): id of a rule set */
  const char *from;   /* (nullable): YYYY-MM-DD, first day */
  const char *to;     /* (nullable): YYYY-MM-DD, last day */
  gboolean with_bots;
} AluetteStatsFilter;

/* Statistics of one player, team, seat, rule set or month in matches of one game. Some values count
 * what the team did, the others what the players of the row did themselves. */
typedef struct
{
  const AluetteModelKind *kind;
  char *key;
  guint matches; /* started */
  guint matches_over;
  guint matches_won;
  guint matches_drawn;
  guint deals;
  gint64 points; /* of the team in a game of teams */
  gint64 metrics[ALUETTE_MAX_METRICS]; /* in the order of the kind's metrics */
} AluetteStatsRow;

/* aluette_stats_row_get:
 * @metric: id of a metric
 *
 * Returns: its value, or 0 if the game does not have this metric. */
gint64 aluette_stats_row_get (const AluetteStatsRow *row, const char *metric);

/* aluette_database_stats_async:
 * @filter: copied */
void aluette_database_stats_async (AluetteDatabase *self, AluetteStatsGroup group,
                                   const AluetteStatsFilter *filter, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer data);

/* aluette_database_stats_finish:
 *
 * Returns: (transfer full) (element-type AluetteStatsRow) (nullable): the rows with most matches
 * first, but seats and months in their order; NULL with @error. */
GPtrArray *
aluette_database_stats_finish (AluetteDatabase *self, GAsyncResult *result, GError **error);

G_END_DECLS
