/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-journal.h"

G_BEGIN_DECLS

#define ALUETTE_TOURNAMENT_ERROR (aluette_tournament_error_quark ())
GQuark aluette_tournament_error_quark (void);

typedef enum
{
  ALUETTE_TOURNAMENT_ERROR_BAD_LINE,   /* a text that is no concours; the message names the line */
  ALUETTE_TOURNAMENT_ERROR_BAD_NAME,   /* a name that cannot be kept */
  ALUETTE_TOURNAMENT_ERROR_BAD_VALUE,  /* an option or points out of range */
  ALUETTE_TOURNAMENT_ERROR_TOO_FEW,    /* fewer than two pairs */
  ALUETTE_TOURNAMENT_ERROR_UNFINISHED, /* results of the round before are missing */
  ALUETTE_TOURNAMENT_ERROR_NOT_NOW,    /* a round, table or pair for which this cannot be */
} AluetteTournamentError;

/* No official format of a concours is known: every number is an option. */
typedef enum
{
  ALUETTE_TOURNAMENT_ROUNDS,      /* how many are planned, 0 for as many as one likes */
  ALUETTE_TOURNAMENT_SWISS,       /* 1: pairs with as many wins meet; 0: all at random */
  ALUETTE_TOURNAMENT_TARGET,      /* points a match is played to */
  ALUETTE_TOURNAMENT_BYE_FOR,     /* points that a bye gives */
  ALUETTE_TOURNAMENT_BYE_AGAINST, /* and points against */
  ALUETTE_TOURNAMENT_BYE_WINS,    /* 1: a bye is a win */
  ALUETTE_TOURNAMENT_FIRST_TABLE, /* number of the first table */
  ALUETTE_TOURNAMENT_N_OPTIONS,
} AluetteTournamentOption;

/* One table of a round. Pairs are numbered from 0. */
typedef struct
{
  guint number;   /* on the sign at the table; 0 for a bye */
  guint pairs[2]; /* the second is ALUETTE_BYE where the first plays nobody */
  gboolean has_result;
  guint points[2];
} AluetteTournamentTable;

/* Where a pair stands. */
typedef struct
{
  guint pair;
  guint rank;   /* 1 first; equals share one */
  guint played; /* matches, without byes */
  guint won;    /* byes included where they are wins */
  guint drawn;
  guint lost;
  guint byes;
  guint points;
  guint against;
  guint opponents_won; /* what those it met have won */
} AluetteStanding;

/*
 * A tournament of pairs in a village hall. Its log is a text, a line each deed; the state follows
 * from it, and undo takes the last line back. Main thread only.
 *
 * Signals:
 *   "changed": anything below may have changed.
 *   "storage-failed" (const char *message): changes can no longer be kept on disk; the concours
 *     goes on in memory. Sent once.
 */
#define ALUETTE_TYPE_TOURNAMENT (aluette_tournament_get_type ())
G_DECLARE_FINAL_TYPE (AluetteTournament, aluette_tournament, ALUETTE, TOURNAMENT, GObject)

/* aluette_tournament_new:
 * @name: what it is called
 * @journal: (nullable): where the log is kept; empty
 *
 * Returns: (transfer full) (nullable): NULL with @error where @name cannot be kept, or nothing. */
AluetteTournament *
aluette_tournament_new (const char *name, AluetteJournal *journal, GError **error);

/* aluette_tournament_new_from_text:
 * @text: a log
 * @journal: (nullable): which holds these lines already
 *
 * Returns: (transfer full) (nullable): NULL with @error naming the line that is wrong. */
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
 * @list: a pasted list, a pair a line; numbers, bullets and blanks around names are dropped
 * @n_known: (out) (optional): lines that name a pair which is there already
 *
 * Registers pairs, also between rounds. Undo takes them back one by one.
 *
 * Returns: how many were added. */
guint aluette_tournament_add_pairs (AluetteTournament *self, const char *list, guint *n_known);

guint aluette_tournament_get_n_pairs (AluetteTournament *self);
const char *aluette_tournament_get_pair (AluetteTournament *self, guint pair);
gboolean aluette_tournament_rename_pair (AluetteTournament *self, guint pair, const char *name,
                                         GError **error);

/* aluette_tournament_set_playing:
 *
 * Whether a pair takes part in the rounds to come. */
gboolean aluette_tournament_set_playing (AluetteTournament *self, guint pair, gboolean playing,
                                         GError **error);
gboolean aluette_tournament_get_playing (AluetteTournament *self, guint pair);

/* aluette_tournament_draw_round:
 * @seed: of chance
 *
 * Draws the next round, once all results of the last are there. Nobody meets the same pair again
 * while that is possible.
 *
 * Returns: FALSE with @error. */
gboolean aluette_tournament_draw_round (AluetteTournament *self, guint64 seed, GError **error);

/* aluette_tournament_cancel_round:
 *
 * Takes the last round back, where it has no result yet. */
gboolean aluette_tournament_cancel_round (AluetteTournament *self, GError **error);

guint aluette_tournament_get_n_rounds (AluetteTournament *self);
guint aluette_tournament_get_n_tables (AluetteTournament *self, guint round);
const AluetteTournamentTable *
aluette_tournament_get_table (AluetteTournament *self, guint round, guint table);

/* aluette_tournament_get_n_missing:
 *
 * Returns: how many results of a round are missing. */
guint aluette_tournament_get_n_missing (AluetteTournament *self, guint round);

/* aluette_tournament_set_result:
 * @points: of the first and the second pair, 0 to 999
 *
 * Enters or corrects a result, of any round. */
gboolean aluette_tournament_set_result (AluetteTournament *self, guint round, guint table,
                                        const guint points[2], GError **error);

/* aluette_tournament_clear_result:
 *
 * Takes a result away. */
gboolean
aluette_tournament_clear_result (AluetteTournament *self, guint round, guint table, GError **error);

/* aluette_tournament_get_standings:
 *
 * Returns: (transfer full) (element-type AluetteStanding): by wins (a draw is half a one), then the
 * difference of points, points, and what opponents have won. */
GArray *aluette_tournament_get_standings (AluetteTournament *self);

gboolean aluette_tournament_can_undo (AluetteTournament *self);
gboolean aluette_tournament_can_redo (AluetteTournament *self);
gboolean aluette_tournament_undo (AluetteTournament *self);
gboolean aluette_tournament_redo (AluetteTournament *self);

G_END_DECLS
