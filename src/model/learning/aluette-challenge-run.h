/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/learning/aluette-challenge.h"

G_BEGIN_DECLS

/* How one deal ended, for the person's seat. */
typedef struct
{
  gint points; /* of the person, less those of the opponents in a game of teams */
  guint8 tricks[ALU_GAME_MAX_SEATS]; /* of each seat; 0 in a game that does not count them */
} AluetteChallengeDeal;

/* The result of a challenge, or of the part of it that was played. */
typedef struct
{
  char name[ALU_GAME_MAX_TEXT]; /* of the person */
  guint n_deals;                      /* finished deals */
  AluetteChallengeDeal deals[ALUETTE_CHALLENGE_DEALS];
  gint sum; /* points of all deals */
} AluetteChallengeResult;

/* aluette_challenge_result_read:
 * @text: a match file
 * @length: length of @text in bytes, or -1 if it ends with NUL
 * @result: (out)
 *
 * Reads the result of a match for @challenge. The cards and the bots are not checked.
 *
 * Returns: FALSE with @error (ALUETTE_RECORD_ERROR or ALUETTE_CHALLENGE_ERROR). */
gboolean aluette_challenge_result_read (const AluetteChallenge *challenge, const char *text,
                                        gssize length, AluetteChallengeResult *result,
                                        GError **error);

/* aluette_challenge_verify_async:
 * @text: a match file
 * @length: length of @text in bytes, or -1 if it ends with NUL
 *
 * Plays the challenge again with the person's cards from @text and compares every deal and every
 * card of a bot. */
void aluette_challenge_verify_async (const AluetteChallenge *challenge, const char *text,
                                     gssize length, GCancellable *cancellable,
                                     GAsyncReadyCallback callback, gpointer data);

/* aluette_challenge_verify_finish:
 * @result: (out)
 *
 * Returns: FALSE with @error (ALUETTE_RECORD_ERROR or ALUETTE_CHALLENGE_ERROR, or G_IO_ERROR if it
 * was canceled) if @text is not a complete match with the cards and bots of the challenge. */
gboolean aluette_challenge_verify_finish (GAsyncResult *async, AluetteChallengeResult *result,
                                          GError **error);

/* aluette_challenge_play_master_async:
 *
 * Plays the challenge with a master in the person's seat. */
void aluette_challenge_play_master_async (const AluetteChallenge *challenge,
                                          GCancellable *cancellable, GAsyncReadyCallback callback,
                                          gpointer data);

/* aluette_challenge_play_master_finish:
 * @result: (out)
 *
 * Returns: FALSE with @error. */
gboolean aluette_challenge_play_master_finish (GAsyncResult *async, AluetteChallengeResult *result,
                                               GError **error);

G_END_DECLS
