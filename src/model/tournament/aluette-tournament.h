/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-journal.h"

G_BEGIN_DECLS

#define ALUETTE_TOURNAMENT_ERROR (aluette_tournament_error_quark ())
GQuark aluette_tournament_error_quark (void);

typedef enum
{
  ALUETTE_TOURNAMENT_ERROR_BAD_LINE,   /* text is not a tournament; names the line */
  ALUETTE_TOURNAMENT_ERROR_BAD_NAME,   /* an invalid name */
  ALUETTE_TOURNAMENT_ERROR_BAD_VALUE,  /* an option or points out of range */
  ALUETTE_TOURNAMENT_ERROR_TOO_FEW,    /* fewer than two pairs */
  ALUETTE_TOURNAMENT_ERROR_UNFINISHED, /* results of the last round are missing */
  ALUETTE_TOURNAMENT_ERROR_NOT_NOW,    /* not possible for this round, table or pair */
} AluetteTournamentError;

/* There is no official format of tournaments, so every number is an option. */
typedef enum
{
  ALUETTE_TOURNAMENT_ROUNDS,      /* number of planned rounds, 0 if not known */
  ALUETTE_TOURNAMENT_SWISS,       /* 1: pairs with equal wins meet; 0: random draw */
  ALUETTE_TOURNAMENT_TARGET,      /* points to win a match */
  ALUETTE_TOURNAMENT_BYE_FOR,     /* points for a bye */
  ALUETTE_TOURNAMENT_BYE_AGAINST, /* points against for a bye */
  ALUETTE_TOURNAMENT_BYE_WINS,    /* 1: a bye is a win */
  ALUETTE_TOURNAMENT_FIRST_TABLE, /* number of the first table */
  ALUETTE_TOURNAMENT_N_OPTIONS,
} AluetteTournamentOption;

/* A table of a round. Pairs are numbered from 0. */
typedef struct
{
  guint number;   /* number of the table; 0 for a bye */
  guint pairs[2]; /* the second is ALUETTE_BYE if the first has no opponent */
  gboolean has_result;
  guint points[2];
} AluetteTournamentTable;

/* The standing of a pair. */
typedef struct
{
  guint pair;
  guint rank;   /* from 1; equal pairs share a rank */
  guint played; /* matches, without byes */
  guint won;    /* including byes if they are wins */
  guint drawn;
  guint lost;
  guint byes;
  guint points;
  guint against;
  guint opponents_won; /* wins of the opponents */
} AluetteStanding;

/*
 * A club tournament of pairs. Its log is a text with one line per action. The state is derived from
 * it, and undo removes the last line. Main thread only.
 *
 * Signals:
 *   "changed": anything below may have changed.
 */
#define ALUETTE_TYPE_TOURNAMENT (aluette_tournament_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTournament, aluette_tournament, ALUETTE, TOURNAMENT, GObject)

/* aluette_tournament_new:
 * @name: name of the tournament
 * @journal: (nullable) (transfer none): an empty journal, which stores the log
 *
 * Returns: (transfer full) (nullable): NULL with @error if @name is invalid or cannot be stored. */
AluetteTournament *
aluette_tournament_new (const char *name, AluetteJournal *journal, GError **error);

/* aluette_tournament_new_from_text:
 * @text: a log
 * @journal: (nullable) (transfer none): a journal that already contains these lines
 *
 * Returns: (transfer full) (nullable): NULL with @error, which names the invalid line. */
AluetteTournament *
aluette_tournament_new_from_text (const char *text, AluetteJournal *journal, GError **error);

/* aluette_tournament_get_text:
 *
 * Returns: (transfer full): the log. */
char *aluette_tournament_get_text (AluetteTournament *self);

const char *aluette_tournament_get_name (AluetteTournament *self);

guint aluette_tournament_get_option (AluetteTournament *self, AluetteTournamentOption option);
gboolean aluette_tournament_set_option (AluetteTournament *self, AluetteTournamentOption option,
                                        guint value, GError **error);

/* aluette_tournament_add_pairs:
 * @list: a pasted list with one pair per line; numbers, bullets and blanks around names are
 *   removed
 * @n_known: (out) (optional): number of lines with pairs that are already registered
 *
 * Registers pairs, also between rounds. Undo removes them one by one.
 *
 * Returns: the number of pairs that were added. */
guint aluette_tournament_add_pairs (AluetteTournament *self, const char *list, guint *n_known);

guint aluette_tournament_get_n_pairs (AluetteTournament *self);
const char *aluette_tournament_get_pair (AluetteTournament *self, guint pair);
gboolean aluette_tournament_rename_pair (AluetteTournament *self, guint pair, const char *name,
                                         GError **error);

/* aluette_tournament_set_playing:
 *
 * Sets whether a pair takes part in the next rounds.
 *
 * Returns: FALSE with @error (ALUETTE_TOURNAMENT_ERROR). */
gboolean aluette_tournament_set_playing (AluetteTournament *self, guint pair, gboolean playing,
                                         GError **error);
gboolean aluette_tournament_get_playing (AluetteTournament *self, guint pair);

/* aluette_tournament_draw_round:
 * @seed: seed of the draw
 *
 * Draws the next round. All results of the last round must be entered. Pairs meet again only if
 * this cannot be avoided.
 *
 * Returns: FALSE with @error (ALUETTE_TOURNAMENT_ERROR). */
gboolean aluette_tournament_draw_round (AluetteTournament *self, guint64 seed, GError **error);

/* aluette_tournament_cancel_round:
 *
 * Removes the last round, which must not have any results.
 *
 * Returns: FALSE with @error (ALUETTE_TOURNAMENT_ERROR). */
gboolean aluette_tournament_cancel_round (AluetteTournament *self, GError **error);

guint aluette_tournament_get_n_rounds (AluetteTournament *self);
guint aluette_tournament_get_n_tables (AluetteTournament *self, guint round);
const AluetteTournamentTable *
aluette_tournament_get_table (AluetteTournament *self, guint round, guint table);

/* aluette_tournament_get_n_missing:
 *
 * Returns: the number of missing results of a round. */
guint aluette_tournament_get_n_missing (AluetteTournament *self, guint round);

/* aluette_tournament_set_result:
 * @points: points of the first and the second pair, 0 to 999
 *
 * Enters or corrects a result of any round.
 *
 * Returns: FALSE with @error (ALUETTE_TOURNAMENT_ERROR). */
gboolean aluette_tournament_set_result (AluetteTournament *self, guint round, guint table,
                                        const guint points[2], GError **error);

/* aluette_tournament_clear_result:
 *
 * Removes a result.
 *
 * Returns: FALSE with @error (ALUETTE_TOURNAMENT_ERROR). */
gboolean
aluette_tournament_clear_result (AluetteTournament *self, guint round, guint table, GError **error);

/* aluette_tournament_get_standings:
 *
 * Returns: (transfer full) (element-type AluetteStanding): sorted by wins (a draw is half a win),
 * then difference of points, points, and wins of the opponents. */
GArray *aluette_tournament_get_standings (AluetteTournament *self);

gboolean aluette_tournament_can_undo (AluetteTournament *self);
gboolean aluette_tournament_can_redo (AluetteTournament *self);
gboolean aluette_tournament_undo (AluetteTournament *self);
gboolean aluette_tournament_redo (AluetteTournament *self);

G_END_DECLS
