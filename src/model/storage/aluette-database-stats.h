/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

/* What a row of statistics is about. */
typedef enum
{
  ALUETTE_STATS_BY_PLAYER, /* key: the player's name */
  ALUETTE_STATS_BY_TEAM,   /* key: the names of the team's players, sorted, a line each */
  ALUETTE_STATS_BY_SEAT,   /* key: the seat, "1" first */
  ALUETTE_STATS_BY_RULES,  /* key: the rule set's id */
  ALUETTE_STATS_BY_MONTH,  /* key: YYYY-MM */
} AluetteStatsGroup;

/* Whose matches are counted. All zero: every human's and person's. */
typedef struct
{
  const char *player; /* (nullable): one player's alone */
  const char *team;   /* (nullable): those of one team alone, as the key of ALUETTE_STATS_BY_TEAM */
  const char *rules;  /* (nullable): a rule set's id */
  const char *from;   /* (nullable): YYYY-MM-DD, first day */
  const char *to;     /* (nullable): YYYY-MM-DD, last day */
  gboolean with_bots;
} AluetteStatsFilter;

/* The figures of one player, team, seat, rule set or month. "Team" is what a player's team did
 * with him, the rest what he did himself. */
typedef struct
{
  char *key;
  guint matches; /* begun */
  guint matches_over;
  guint matches_won;
  guint matches_drawn;
  guint deals;
  guint team_deals; /* won by the team */
  guint points;     /* made by the team */
  guint against;    /* made by its opponents */
  guint team_mordiennes;
  guint suffered;   /* mordiennes of the opponents */
  guint own_deals;  /* won by the player's own tricks */
  guint mordiennes; /* his own */
  guint tricks;
  guint spoiled; /* tricks that his card spoiled */
  guint offers;
  guint accepted;  /* of those */
  guint proposals; /* to give the point */
  guint signs;
  guint understood; /* of those, by a partner */
  guint caught;     /* of those, by an opponent */
  guint read;       /* partners' signs that he read */
  guint spied;      /* opponents' signs that he read */
} AluetteStatsRow;

/* aluette_database_stats_async:
 * @filter: copied */
void aluette_database_stats_async (AluetteDatabase *self, AluetteStatsGroup group,
                                   const AluetteStatsFilter *filter, GCancellable *cancellable,
                                   GAsyncReadyCallback callback, gpointer data);

/* aluette_database_stats_finish:
 *
 * Returns: (transfer full) (element-type AluetteStatsRow) (nullable): most matches first, seats and
 * months in their order; NULL with @error. */
GPtrArray *
aluette_database_stats_finish (AluetteDatabase *self, GAsyncResult *result, GError **error);

G_END_DECLS
