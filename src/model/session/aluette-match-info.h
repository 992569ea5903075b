/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/aluette/alu-rules.h"

G_BEGIN_DECLS

/* What lists show of a match; never changes. Properties (read only): "match", "event", "place",
 * "date", "over", "real-table", "n-deals". */
#define ALUETTE_TYPE_MATCH_INFO (aluette_match_info_get_type ())
G_DECLARE_FINAL_TYPE (AluetteMatchInfo, aluette_match_info, ALUETTE, MATCH_INFO, GObject)

/* Columns of a match, for whoever makes an AluetteMatchInfo. Texts are copied. */
typedef struct
{
  gint64 match;
  const char *event; /* or "" */
  const char *place; /* or "" */
  const char *date;  /* YYYY-MM-DD, or "" */
  const char *names; /* in seat order, a line each; a Petit-Jean's is empty */
  const char *rules; /* the rule set's id */
  gint64 created;    /* seconds since 1970 */
  gint64 modified;
  guint seats;
  guint n_deals;
  guint score[2];
  gboolean over;
  gboolean real_table;
  guint winner;     /* AluTeam, or ALU_NOBODY for a draw or a match that is not over */
  gint64 set;       /* number of the set's first match, or 0 */
  guint set_number; /* 1 partie, 2 revanche, 3 belle; 0 without a set */
  guint set_length; /* matches of the set so far */
  guint set_won[2]; /* matches of the set that each team has won */
} AluetteMatchColumns;

/* The most matches of a set: partie, revanche and belle. */
#define ALUETTE_SET_LENGTH 3

AluetteMatchInfo *aluette_match_info_new (const AluetteMatchColumns *columns);

/* aluette_match_info_get_columns:
 *
 * Returns: (transfer none): everything but the names as one struct. */
const AluetteMatchColumns *aluette_match_info_get_columns (AluetteMatchInfo *self);

/* aluette_match_info_get_name:
 *
 * Returns: (transfer none): the name of the player in @seat, "" for a Petit-Jean. */
const char *aluette_match_info_get_name (AluetteMatchInfo *self, guint seat);

/* aluette_match_info_set_goes_on:
 *
 * Returns: whether the match is over and the last of a set which neither team has won yet. */
gboolean aluette_match_info_set_goes_on (AluetteMatchInfo *self);

G_END_DECLS
