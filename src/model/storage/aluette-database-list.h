/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

typedef enum
{
  ALUETTE_MATCHES_RECENT, /* unfinished first, then last played first */
  ALUETTE_MATCHES_OLDEST,
  ALUETTE_MATCHES_BY_EVENT,
  ALUETTE_MATCHES_BY_NAMES,
} AluetteMatchSort;

typedef enum
{
  ALUETTE_MATCHES_ANY,
  ALUETTE_MATCHES_UNFINISHED,
  ALUETTE_MATCHES_OVER,
} AluetteMatchState;

typedef enum
{
  ALUETTE_TABLES_ANY,
  ALUETTE_TABLES_PLAYED, /* in the app */
  ALUETTE_TABLES_REAL,   /* with real cards; only the score is stored */
} AluetteTableKind;

/* A filter and an order for matches. All zero: all matches, recent ones first. */
typedef struct
{
  const char *text; /* (nullable): words in names, event, place or date */
  AluetteMatchState state;
  AluetteTableKind tables;
  const char *kind;   /* (nullable): id of a game */
  const char *rules;  /* (nullable): id of a rule set */
  const char *player; /* (nullable): full name of one of the players */
  AluetteMatchSort sort;
  gboolean sessions_once; /* of the matches of a session only the first, for all of them */
} AluetteMatchFilter;

/* aluette_database_find_matches_async:
 * @filter: copied
 * @limit: maximum number of matches, 0 for all
 * @cancellable: (nullable): cancel it when a new search replaces this one */
void aluette_database_find_matches_async (AluetteDatabase *self, const AluetteMatchFilter *filter,
                                          guint limit, GCancellable *cancellable,
                                          GAsyncReadyCallback callback, gpointer data);

/* aluette_database_find_matches_finish:
 *
 * Returns: (transfer full) (element-type gint64) (nullable): the numbers of the matches, in the
 * order of the filter; NULL with @error. */
GArray *
aluette_database_find_matches_finish (AluetteDatabase *self, GAsyncResult *result, GError **error);

/* aluette_database_find_matches:
 *
 * Does the same synchronously, for the command line and tests.
 *
 * Returns: (transfer full) (element-type gint64) (nullable): NULL with @error. */
GArray *aluette_database_find_matches (AluetteDatabase *self, const AluetteMatchFilter *filter,
                                       GError **error);

/* aluette_database_list_matches_async:
 * @filter: copied
 * @offset: number of matches to skip
 * @limit: maximum number of matches, more than 0
 *
 * Reads one page of the matches that @filter selects. */
void aluette_database_list_matches_async (AluetteDatabase *self, const AluetteMatchFilter *filter,
                                          guint offset, guint limit, GCancellable *cancellable,
                                          GAsyncReadyCallback callback, gpointer data);

/* aluette_database_list_matches_finish:
 *
 * Returns: (transfer full) (element-type AluetteMatchInfo) (nullable): NULL with @error. */
GPtrArray *
aluette_database_list_matches_finish (AluetteDatabase *self, GAsyncResult *result, GError **error);

/* A list model of the matches that a filter selects. A search in another thread fills it; an item
 * is read from the database when it is first requested. The list follows the changes of the
 * database: rows that are the same at both ends keep their places. Read-only property "loading":
 * whether a search is in progress. Signal "failed" (const char *message): the matches cannot be
 * read; emitted once until the filter is set again. */
#define ALUETTE_TYPE_MATCH_LIST (aluette_match_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchList, aluette_match_list, ALUETTE, MATCH_LIST, GObject)

AluetteMatchList *aluette_match_list_new (AluetteDatabase *database);

/* aluette_match_list_set_filter:
 * @filter: copied
 *
 * Starts a new search. The old rows stay until it is done. */
void aluette_match_list_set_filter (AluetteMatchList *self, const AluetteMatchFilter *filter);

/* aluette_match_list_get_matches:
 *
 * Returns: (transfer full) (element-type gint64): the numbers of the matches in the list. */
GArray *aluette_match_list_get_matches (AluetteMatchList *self);

gboolean aluette_match_list_get_loading (AluetteMatchList *self);

G_END_DECLS
