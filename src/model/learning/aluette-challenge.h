/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

/*
 * Deals of any game that are the same for everybody: the deal of the day, and the eight deals that
 * follow from a code word. One person sits in the first seat, bots of fixed levels in the others.
 * The cards and the decisions of the bots follow from the date or the word, so that two people who
 * play the same cards meet the same bots.
 */

#define ALUETTE_CHALLENGE_DEALS 8
#define ALUETTE_CHALLENGE_MAX_WORD 64 /* bytes of a normalized word */

#define ALUETTE_CHALLENGE_SEAT 0 /* of the person */

/* An option of the rules that differs from the rule set. */
typedef struct
{
  const char *key, *value;
} AluetteChallengeOption;

/* What the challenges of a game are played by: a part of its AluetteModelKind. Every deal must be
 * played to its end and be scored. */
typedef struct _AluetteChallengeTerms
{
  const AluGameKind *game;
  int rule_set; /* with its usual number of seats, at most four */
  const AluetteChallengeOption *options;
  guint n_options;
  const char *level, *master; /* of the bots, and of the one that plays for comparison */
  guint bots_version;         /* grows when bots of @level play differently */
  const char *folder;         /* of the user's data, in the folder of the app */
  gint max_points;            /* that a seat can win or lose by a deal */
  /* (nullable): Counts the tricks of each seat in the deal that has ended. */
  void (*count_tricks) (gconstpointer match, guint8 tricks[ALU_GAME_MAX_SEATS]);
} AluetteChallengeTerms;

typedef enum
{
  ALUETTE_CHALLENGE_DAY,
  ALUETTE_CHALLENGE_WORD,
} AluetteChallengeKind;

typedef struct
{
  const AluetteChallengeTerms *terms; /* of the game */
  AluetteChallengeKind kind;
  char word[ALUETTE_CHALLENGE_MAX_WORD + 1]; /* a date YYYY-MM-DD, or a normalized code word */
} AluetteChallenge;

#define ALUETTE_CHALLENGE_ERROR (aluette_challenge_error_quark ())
GQuark aluette_challenge_error_quark (void);

typedef enum
{
  ALUETTE_CHALLENGE_ERROR_WORD,        /* not a code word */
  ALUETTE_CHALLENGE_ERROR_KIND,        /* not the match file of a challenge */
  ALUETTE_CHALLENGE_ERROR_OTHER_WORD,  /* of another challenge */
  ALUETTE_CHALLENGE_ERROR_OTHER_RULES, /* other rules or players */
  ALUETTE_CHALLENGE_ERROR_OTHER_BOTS,  /* played with bots of another version */
  ALUETTE_CHALLENGE_ERROR_CARDS,       /* the cards do not follow from the word */
  ALUETTE_CHALLENGE_ERROR_BOT,         /* a bot played what it does not play in this position */
  ALUETTE_CHALLENGE_ERROR_UNFINISHED,  /* not all deals were played */
} AluetteChallengeError;

/* aluette_challenge_init_day:
 * @challenge: (out)
 * @now: any time
 *
 * Initializes the deal of the day. The day changes at midnight UTC, everywhere at once. */
void aluette_challenge_init_day (AluetteChallenge *challenge, const AluetteChallengeTerms *terms,
                                 GDateTime *now);

/* aluette_challenge_init_date:
 * @challenge: (out): does not change if FALSE is returned
 * @date: YYYY-MM-DD
 *
 * Initializes the deal of a day.
 *
 * Returns: whether @date is a valid date. */
gboolean aluette_challenge_init_date (AluetteChallenge *challenge,
                                      const AluetteChallengeTerms *terms, const char *date);

/* aluette_challenge_init_word:
 * @challenge: (out): does not change if FALSE is returned
 * @text: as somebody typed it
 *
 * Initializes the challenge of a code word. Capitals, accents, punctuation and additional spaces
 * make no difference: people tell each other the word.
 *
 * Returns: FALSE with @error (ALUETTE_CHALLENGE_ERROR_WORD) if @text has no letter or digit, or too
 * many. */
gboolean aluette_challenge_init_word (AluetteChallenge *challenge,
                                      const AluetteChallengeTerms *terms, const char *text,
                                      GError **error);

/* aluette_challenge_get_seed:
 *
 * Returns: the seed of the match: the first eight bytes, the most significant one first, of the
 * SHA-256 of a fixed label of the game and the date or the word. */
guint64 aluette_challenge_get_seed (const AluetteChallenge *challenge);

/* Returns: the number of deals. */
guint aluette_challenge_get_n_deals (const AluetteChallenge *challenge);

/* aluette_challenge_make_header:
 * @name: name of the person; must be valid in a record
 * @header: (out)
 *
 * Makes the header of the match. It depends on nothing but its arguments and the version of the
 * bots: not on the language, and not on the day on which the match is played. */
void aluette_challenge_make_header (const AluetteChallenge *challenge, const char *name,
                                    AluGameHeader *header);

/* aluette_challenge_check_header:
 * @header: of a match file
 *
 * Checks whether a match was played for this challenge, by anybody, with the bots of this version.
 *
 * Returns: FALSE with @error (ALUETTE_CHALLENGE_ERROR) if it was not. */
gboolean aluette_challenge_check_header (const AluetteChallenge *challenge,
                                         const AluGameHeader *header, GError **error);

G_END_DECLS
