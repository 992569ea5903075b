/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/storage/aluette-database.h"

G_BEGIN_DECLS

typedef enum
{
  ALUETTE_MATCHES_RECENT, /* unfinished first, then the last played first */
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
  ALUETTE_TABLES_PLAYED, /* on the computer */
  ALUETTE_TABLES_REAL,   /* with cards in hand */
} AluetteTableKind;

/* Which matches, and in which order. All zero: all matches, recent ones first. */
typedef struct
{
  const char *text; /* (nullable): words, each to be found in names, event, place or date */
  AluetteMatchState state;
  AluetteTableKind tables;
  const char *rules;  /* (nullable): a rule set's id */
  const char *player; /* (nullable): the whole name of one of the players */
  AluetteMatchSort sort;
} AluetteMatchFilter;

/* aluette_database_find_matches_async:
 * @filter: copied
 * @limit: how many at most, 0 for all
 * @cancellable: (nullable): the next key pressed cancels the search for the last */
void aluette_database_find_matches_async (AluetteDatabase *self, const AluetteMatchFilter *filter,
                                          guint limit, GCancellable *cancellable,
                                          GAsyncReadyCallback callback, gpointer data);

/* aluette_database_find_matches_finish:
 *
 * Returns: (transfer full) (element-type gint64) (nullable): the numbers of the matches in order;
 * NULL with @error. */
GArray *
aluette_database_find_matches_finish (AluetteDatabase *self, GAsyncResult *result, GError **error);

/* aluette_database_find_matches:
 *
 * The same, waiting for it: for the command line and tests. */
GArray *aluette_database_find_matches (AluetteDatabase *self, const AluetteMatchFilter *filter,
                                       GError **error);

/* aluette_database_list_matches_async:
 * @offset: how many to skip
 * @limit: how many at most
 *
 * A page of the matches that @filter lets through. */
void aluette_database_list_matches_async (AluetteDatabase *self, const AluetteMatchFilter *filter,
                                          guint offset, guint limit, GCancellable *cancellable,
                                          GAsyncReadyCallback callback, gpointer data);

/* aluette_database_list_matches_finish:
 *
 * Returns: (transfer full) (element-type AluetteMatchInfo) (nullable): NULL with @error. */
GPtrArray *
aluette_database_list_matches_finish (AluetteDatabase *self, GAsyncResult *result, GError **error);

/* A list model of all matches that a filter lets through. It is filled in the background; items are
 * read from the database when they are first asked for. Follows the database's changes: what stays
 * the same at both ends keeps its place. Property (read only): "loading". */
#define ALUETTE_TYPE_MATCH_LIST (aluette_match_list_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchList, aluette_match_list, ALUETTE, MATCH_LIST, GObject)

AluetteMatchList *aluette_match_list_new (AluetteDatabase *database);

/* aluette_match_list_set_filter:
 *
 * Finds matches anew; the old ones stay until the new are there. */
void aluette_match_list_set_filter (AluetteMatchList *self, const AluetteMatchFilter *filter);

/* aluette_match_list_get_matches:
 *
 * Returns: (transfer full) (element-type gint64): the numbers of the matches in the list. */
GArray *aluette_match_list_get_matches (AluetteMatchList *self);

gboolean aluette_match_list_get_loading (AluetteMatchList *self);

G_END_DECLS
