/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-challenge-run.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/*
 * The challenges of a game that the user has begun, one match file each, and the results of the
 * deals of the day. A match file is written with every card: who leaves a deal comes back to the
 * same card, and a deal cannot be tried again. Main thread only.
 *
 * Signal: "changed" after a deal of the day got its result.
 */
#define ALUETTE_TYPE_CHALLENGE_STORE (aluette_challenge_store_get_type ())
G_DECLARE_FINAL_TYPE (AluetteChallengeStore, aluette_challenge_store, ALUETTE, CHALLENGE_STORE,
                      GObject)

/* A deal of the day that was played. */
typedef struct
{
  char date[11]; /* YYYY-MM-DD */
  AluetteChallengeDeal own;
  AluetteChallengeDeal master;
} AluetteChallengeDay;

/* aluette_challenge_store_new:
 * @terms: of the game
 * @folder: (nullable): NULL to store nothing
 * @copies: (nullable) (element-type filename): gets the paths of copies of damaged files
 *
 * Reads the results of the days. */
AluetteChallengeStore *aluette_challenge_store_new (const AluetteChallengeTerms *terms,
                                                    const char *folder, GPtrArray *copies);

/* Returns: (transfer none): what the challenges are played by. */
const AluetteChallengeTerms *aluette_challenge_store_get_terms (AluetteChallengeStore *self);

/* Returns: (transfer full) (type filename): the folder in the user's data folder. */
char *aluette_challenge_store_get_default_folder (const AluetteChallengeTerms *terms);

/* aluette_challenge_store_open:
 * @name: name of the person, for a new match
 *
 * Continues the match of a challenge where the user left it, or begins it. A file that is damaged
 * is set aside, see aluette_user_file_set_aside (), as is a match that began with other bots and is
 * not finished: it would be worth nothing.
 *
 * Returns: (transfer full) (nullable): a match that is not started and cannot be undone; NULL with
 * @error. */
AluetteGame *
aluette_challenge_store_open (AluetteChallengeStore *self, const AluetteChallenge *challenge,
                              const char *name, GError **error);

/* aluette_challenge_store_get_record:
 *
 * Returns: (transfer full) (nullable): the match file as far as it was played; NULL if it was not
 * begun. */
char *
aluette_challenge_store_get_record (AluetteChallengeStore *self, const AluetteChallenge *challenge);

/* aluette_challenge_store_list_words:
 *
 * Returns: (transfer full) (element-type utf8): the code words of the challenges that were begun,
 * the last one first. */
GPtrArray *aluette_challenge_store_list_words (AluetteChallengeStore *self);

/* aluette_challenge_store_add_day:
 * @day: its date must be valid
 *
 * Stores the result of a deal of the day. The first result of a date counts; later ones change
 * nothing.
 *
 * Returns: FALSE with @error if it could not be written: the result is in memory only. */
gboolean aluette_challenge_store_add_day (AluetteChallengeStore *self,
                                          const AluetteChallengeDay *day, GError **error);

/* aluette_challenge_store_get_day:
 * @day: (out) (optional)
 *
 * Returns: whether the deal of this date was played. */
gboolean aluette_challenge_store_get_day (AluetteChallengeStore *self, const char *date,
                                          AluetteChallengeDay *day);

/* aluette_challenge_store_list_days:
 *
 * Returns: (transfer full) (element-type AluetteChallengeDay): all results, the last day first. */
GArray *aluette_challenge_store_list_days (AluetteChallengeStore *self);

/* aluette_challenge_store_get_streak:
 * @date: the last day that counts
 *
 * Returns: the number of days in a row that were played up to @date, or up to the day before it if
 * the deal of @date was not played yet. */
guint aluette_challenge_store_get_streak (AluetteChallengeStore *self, const char *date);

/* aluette_challenge_store_flush:
 *
 * Waits until the match in play is in its file. For use when no main loop follows. */
void aluette_challenge_store_flush (AluetteChallengeStore *self);

G_END_DECLS
