/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-challenge.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/alu-record.h"
#include "model/session/aluette-record.h"

/* After the id of the game. Changed only if other cards are wanted for every day and every word. */
#define DAY_LABEL " deal of the day 1: "
#define WORD_LABEL " challenge 1: "

/* How the header of a match file names the challenge. Not translated: the file is the same in all
 * languages. */
#define DAY_EVENT "Deal of the Day "
#define WORD_EVENT "Challenge "
#define BOTS_PART " (bots "

G_DEFINE_QUARK (aluette_challenge_error, aluette_challenge_error)

static void
init_challenge (AluetteChallenge *challenge, const AluetteChallengeTerms *terms,
                AluetteChallengeKind kind)
{
  memset (challenge, 0, sizeof *challenge);
  challenge->terms = terms;
  challenge->kind = kind;
}

void
aluette_challenge_init_day (AluetteChallenge *challenge, const AluetteChallengeTerms *terms,
                            GDateTime *now)
{
  g_autoptr (GDateTime) utc = g_date_time_to_utc (now);

  init_challenge (challenge, terms, ALUETTE_CHALLENGE_DAY);
  g_snprintf (challenge->word, sizeof challenge->word, "%04d-%02d-%02d", g_date_time_get_year (utc),
              g_date_time_get_month (utc), g_date_time_get_day_of_month (utc));
}

gboolean
aluette_challenge_init_date (AluetteChallenge *challenge, const AluetteChallengeTerms *terms,
                             const char *date)
{
  if (!alu_record_date_ok (date))
    return FALSE;
  init_challenge (challenge, terms, ALUETTE_CHALLENGE_DAY);
  g_strlcpy (challenge->word, date, sizeof challenge->word);
  return TRUE;
}

/* Returns: (transfer full) (nullable): the letters without accents and the digits of @text, in
 * lowercase; one space stands for anything between them. NULL if @text is not valid UTF-8. */
static char *
normalize_word (const char *text)
{
  g_autofree char *folded = g_utf8_validate (text, -1, NULL) ? g_utf8_casefold (text, -1) : NULL;
  g_autofree char *parts = folded != NULL ? g_utf8_normalize (folded, -1, G_NORMALIZE_ALL) : NULL;
  g_autoptr (GString) word = g_string_new (NULL);
  gboolean gap = FALSE;

  if (parts == NULL)
    return NULL;
  for (const char *at = parts; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (g_unichar_ismark (letter))
        continue;
      if (!g_unichar_isalnum (letter))
        {
          gap = word->len > 0;
          continue;
        }
      if (gap)
        g_string_append_c (word, ' ');
      gap = FALSE;
      g_string_append_unichar (word, letter);
    }
  return g_string_free (g_steal_pointer (&word), FALSE);
}

gboolean
aluette_challenge_init_word (AluetteChallenge *challenge, const AluetteChallengeTerms *terms,
                             const char *text, GError **error)
{
  g_autofree char *word = normalize_word (text);

  if (word == NULL || *word == '\0')
    {
      g_set_error_literal (error, ALUETTE_CHALLENGE_ERROR, ALUETTE_CHALLENGE_ERROR_WORD,
                           _("A code word needs at least one letter or digit."));
      return FALSE;
    }
  if (strlen (word) > ALUETTE_CHALLENGE_MAX_WORD)
    {
      g_set_error_literal (error, ALUETTE_CHALLENGE_ERROR, ALUETTE_CHALLENGE_ERROR_WORD,
                           _("This code word is too long."));
      return FALSE;
    }
  init_challenge (challenge, terms, ALUETTE_CHALLENGE_WORD);
  g_strlcpy (challenge->word, word, sizeof challenge->word);
  return TRUE;
}

guint64
aluette_challenge_get_seed (const AluetteChallenge *challenge)
{
  const char *label = challenge->kind == ALUETTE_CHALLENGE_DAY ? DAY_LABEL : WORD_LABEL;
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize length = sizeof digest;
  guint64 seed;

  g_checksum_update (sum, (const guchar *) challenge->terms->game->id, -1);
  g_checksum_update (sum, (const guchar *) label, -1);
  g_checksum_update (sum, (const guchar *) challenge->word, -1);
  g_checksum_get_digest (sum, digest, &length);
  memcpy (&seed, digest, sizeof seed);
  return GUINT64_FROM_BE (seed);
}

guint
aluette_challenge_get_n_deals (const AluetteChallenge *challenge)
{
  return challenge->kind == ALUETTE_CHALLENGE_DAY ? 1 : ALUETTE_CHALLENGE_DEALS;
}

static void
set_rules (const AluetteChallenge *challenge, AluGameRules *rules)
{
  const AluetteChallengeTerms *terms = challenge->terms;
  g_autofree char *n_deals = g_strdup_printf ("%u", aluette_challenge_get_n_deals (challenge));

  alu_game_rules_init (terms->game, rules, terms->rule_set, 0);
  alu_game_rules_set_option (terms->game, rules, "deals", n_deals);
  for (guint i = 0; i < terms->n_options; i++)
    alu_game_rules_set_option (terms->game, rules, terms->options[i].key,
                               terms->options[i].value);
}

void
aluette_challenge_make_header (const AluetteChallenge *challenge, const char *name,
                               AluGameHeader *header)
{
  static const char *const bots[] = { "Léon", "Rose", "Marcel" };
  AluGameRules rules;

  set_rules (challenge, &rules);
  alu_game_header_init (header, &rules);
  g_snprintf (header->event, sizeof header->event, "%s%s" BOTS_PART "%u)",
              challenge->kind == ALUETTE_CHALLENGE_DAY ? DAY_EVENT : WORD_EVENT, challenge->word,
              challenge->terms->bots_version);
  for (guint seat = 0; seat < rules.n_seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];

      if (seat != ALUETTE_CHALLENGE_SEAT)
        {
          player->kind = ALU_GAME_BOT;
          g_strlcpy (player->level, challenge->terms->level, sizeof player->level);
        }
      g_strlcpy (player->name, seat == ALUETTE_CHALLENGE_SEAT ? name : bots[seat - 1],
                 sizeof player->name);
    }
}

/* Returns: whether @event ends with the version of the bots; @length is that of the part before. */
static gboolean
split_event (const char *event, gsize *length, guint64 *version)
{
  const char *part = g_strrstr (event, BOTS_PART);
  char *end = NULL;

  if (part == NULL || !g_ascii_isdigit (part[strlen (BOTS_PART)]))
    return FALSE;
  *length = (gsize) (part - event);
  *version = g_ascii_strtoull (part + strlen (BOTS_PART), &end, 10);
  return g_str_equal (end, ")");
}

/* Returns: why a match with this event is not of the challenge whose event is @expected. */
static AluetteChallengeError
judge_event (const char *event, const char *expected)
{
  gsize length = 0, expected_length = 0;
  guint64 version = 0, expected_version = 0;

  split_event (expected, &expected_length, &expected_version);
  if (!split_event (event, &length, &version)
      || (!g_str_has_prefix (event, DAY_EVENT) && !g_str_has_prefix (event, WORD_EVENT)))
    return ALUETTE_CHALLENGE_ERROR_KIND;
  if (length != expected_length || strncmp (event, expected, length) != 0)
    return ALUETTE_CHALLENGE_ERROR_OTHER_WORD;
  if (version != expected_version)
    return ALUETTE_CHALLENGE_ERROR_OTHER_BOTS;
  return ALUETTE_CHALLENGE_ERROR_OTHER_RULES;
}

static const char *
get_reason (AluetteChallengeError code)
{
  switch (code)
    {
    case ALUETTE_CHALLENGE_ERROR_KIND:
      return _("This is not the match file of a challenge.");
    case ALUETTE_CHALLENGE_ERROR_OTHER_WORD:
      return _("This match was played with another code word.");
    case ALUETTE_CHALLENGE_ERROR_OTHER_BOTS:
      return _("This match was played with bots of another version of Aluette. Only matches with "
               "the same bots can be compared.");
    default:
      return _("This match has other rules or players than the challenge.");
    }
}

/* Returns: the lines of the header without its date and the name of the person. */
static char *
format_terms (const AluGameKind *game, const AluGameHeader *header)
{
  g_autofree AluGameHeader *terms = g_memdup2 (header, sizeof *header);

  terms->date[0] = '\0';
  g_strlcpy (terms->players[ALUETTE_CHALLENGE_SEAT].name, "-", 2);
  return aluette_record_write (game, terms, NULL, 0);
}

gboolean
aluette_challenge_check_header (const AluetteChallenge *challenge, const AluGameHeader *header,
                                GError **error)
{
  g_autofree AluGameHeader *expected = g_new0 (AluGameHeader, 1);
  const AluGameKind *game = challenge->terms->game;
  g_autofree char *terms = format_terms (game, header);
  g_autofree char *expected_terms = NULL;
  AluetteChallengeError code;

  aluette_challenge_make_header (challenge, "-", expected);
  expected_terms = format_terms (game, expected);
  if (g_strcmp0 (terms, expected_terms) == 0)
    return TRUE;
  code = judge_event (header->event, expected->event);
  g_set_error_literal (error, ALUETTE_CHALLENGE_ERROR, (int) code, get_reason (code));
  return FALSE;
}
