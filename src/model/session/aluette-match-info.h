/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

/* What lists show of a match. Immutable. Read-only properties: "match", "event", "place", "date",
 * "over", "real-table", "n-deals". */
#define ALUETTE_TYPE_MATCH_INFO (aluette_match_info_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchInfo, aluette_match_info, ALUETTE, MATCH_INFO, GObject)

/* The most people that a match can have: more than seats if some sit out in turn. */
#define ALUETTE_MATCH_INFO_PEOPLE 8

/* The columns of a match, to create an AluetteMatchInfo. Texts are copied. The first match of a
 * session, in which people sit out in turn, stands for all of them: then its names and points are
 * those of all people who have played, and its deals all deals. */
typedef struct
{
  gint64 match;
  const char *kind;  /* id of the game, also of one that this version does not have */
  const char *event; /* or "" */
  const char *place; /* or "" */
  const char *date;  /* YYYY-MM-DD, or "" */
  const char *names; /* in the order of the seats, one per line; empty for a Petit-Jean */
  const char *rules; /* id of the rule set */
  gint64 created;    /* seconds since 1970 */
  gint64 modified;
  guint seats; /* or the number of people in a session */
  guint n_deals;
  gint32 points[ALUETTE_MATCH_INFO_PEOPLE]; /* in a game of teams, those of the seat's team */
  gboolean over;
  gboolean real_table;
  gboolean session;                  /* stands for all matches of a session */
  guint humans;                      /* who played at this screen, bit per seat */
  guint winners;                     /* one bit per seat; 0 for a draw or an unfinished match */
  gint64 set;                        /* number of the first match of the best of three, or 0 */
  guint set_number;                  /* number in the best of three, 1 to 3, or 0 */
  guint set_length;                  /* matches of the best of three so far */
  guint set_won[ALU_GAME_MAX_SEATS]; /* how many of them each seat has won */
} AluetteMatchColumns;

/* The maximum number of matches in a best of three. */
#define ALUETTE_SET_LENGTH 3

AluetteMatchInfo *aluette_match_info_new (const AluetteMatchColumns *columns);

/* aluette_match_info_get_columns:
 *
 * Returns: (transfer none): all columns except the separate names. */
const AluetteMatchColumns *aluette_match_info_get_columns (AluetteMatchInfo *self);

/* aluette_match_info_get_name:
 *
 * Returns: (transfer none): name of the player in @seat, "" for a Petit-Jean. */
const char *aluette_match_info_get_name (AluetteMatchInfo *self, guint seat);

/* aluette_match_info_set_goes_on:
 *
 * Returns: whether the match is over and is the last one of a best of three that is not decided. */
gboolean aluette_match_info_set_goes_on (AluetteMatchInfo *self);

G_END_DECLS
