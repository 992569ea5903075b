/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/learning/aluette-challenge-store.h"

#include <glib/gstdio.h>
#include <string.h>

#include "engine/alu-record.h"
#include "engine/alu-status.h"
#include "model/learning/aluette-challenge-journal.h"
#include "model/session/aluette-local-game.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-user-file.h"

#define WORD_PREFIX "word-"
#define DAY_PREFIX "day-"

/* Keys of a day in the file of results. */
#define KEY_POINTS "points"
#define KEY_TRICKS "tricks"
#define KEY_MASTER_POINTS "master-points"
#define KEY_MASTER_TRICKS "master-tricks"

struct _AluetteChallengeStore
{
  GObject parent_instance;

  const AluetteChallengeTerms *terms;
  char *folder;   /* (nullable) */
  char *results;  /* (nullable): the file of results */
  GKeyFile *days; /* a group for each date */
  GPtrArray *copies;
  AluetteChallengeJournal *journal; /* (nullable): of the last match, a weak pointer */
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteChallengeStore, aluette_challenge_store, G_TYPE_OBJECT)

static void
aluette_challenge_store_dispose (GObject *object)
{
  g_clear_weak_pointer (&ALUETTE_CHALLENGE_STORE (object)->journal);
  G_OBJECT_CLASS (aluette_challenge_store_parent_class)->dispose (object);
}

static void
aluette_challenge_store_finalize (GObject *object)
{
  AluetteChallengeStore *self = ALUETTE_CHALLENGE_STORE (object);

  g_free (self->folder);
  g_free (self->results);
  g_clear_pointer (&self->days, g_key_file_unref);
  g_clear_pointer (&self->copies, g_ptr_array_unref);
  G_OBJECT_CLASS (aluette_challenge_store_parent_class)->finalize (object);
}

static void
aluette_challenge_store_class_init (AluetteChallengeStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = aluette_challenge_store_dispose;
  G_OBJECT_CLASS (klass)->finalize = aluette_challenge_store_finalize;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_CHALLENGE_STORE, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
aluette_challenge_store_init (AluetteChallengeStore *self)
{
}

AluetteChallengeStore *
aluette_challenge_store_new (const AluetteChallengeTerms *terms, const char *folder,
                             GPtrArray *copies)
{
  AluetteChallengeStore *self = g_object_new (ALUETTE_TYPE_CHALLENGE_STORE, NULL);

  self->terms = terms;
  self->folder = g_strdup (folder);
  self->copies = copies != NULL ? g_ptr_array_ref (copies) : NULL;
  if (folder != NULL)
    self->results = g_build_filename (folder, "days.ini", NULL);
  self->days = folder != NULL ? aluette_user_file_load_keys (self->results, copies)
                              : g_key_file_new ();
  return self;
}

const AluetteChallengeTerms *
aluette_challenge_store_get_terms (AluetteChallengeStore *self)
{
  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_STORE (self), NULL);

  return self->terms;
}

char *
aluette_challenge_store_get_default_folder (const AluetteChallengeTerms *terms)
{
  return g_build_filename (g_get_user_data_dir (), "aluette", terms->folder, NULL);
}

void
aluette_challenge_store_flush (AluetteChallengeStore *self)
{
  g_return_if_fail (ALUETTE_IS_CHALLENGE_STORE (self));

  if (self->journal != NULL)
    aluette_challenge_journal_flush (self->journal);
}

/* Match files */

/* Returns: (transfer full) (nullable): NULL if nothing is stored. */
static char *
get_path (AluetteChallengeStore *self, const AluetteChallenge *challenge)
{
  g_autofree char *word = g_uri_escape_string (challenge->word, " ", TRUE);
  g_autofree char *name
      = g_strconcat (challenge->kind == ALUETTE_CHALLENGE_DAY ? DAY_PREFIX : WORD_PREFIX, word,
                     self->terms->game->suffix, NULL);

  return self->folder != NULL ? g_build_filename (self->folder, name, NULL) : NULL;
}

/* Returns: (transfer full) (nullable) */
static char *
read_file (const char *path)
{
  g_autofree char *text = NULL;

  if (path == NULL || !g_file_get_contents (path, &text, NULL, NULL))
    return NULL;
  return g_steal_pointer (&text);
}

char *
aluette_challenge_store_get_record (AluetteChallengeStore *self, const AluetteChallenge *challenge)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_STORE (self), NULL);

  path = get_path (self, challenge);
  aluette_challenge_store_flush (self);
  return read_file (path);
}

/* Returns: whether the text is a match that can be continued or shown. */
static gboolean
is_usable (const AluetteChallenge *challenge, const char *text, AluGameHeader *header,
           GArray *events)
{
  AluetteChallengeResult result;

  return aluette_record_read (challenge->terms->game, text, -1, header, events, NULL)
         && aluette_challenge_result_read (challenge, text, -1, &result, NULL);
}

/* Reads the header and the events of the match, if it was begun. */
static void
load_match (AluetteChallengeStore *self, const AluetteChallenge *challenge, const char *path,
            AluGameHeader *header, GArray *events)
{
  g_autofree AluGameHeader *stored = g_new0 (AluGameHeader, 1);
  g_autofree char *text = read_file (path);

  if (text == NULL)
    return;
  if (is_usable (challenge, text, stored, events))
    {
      *header = *stored;
      return;
    }
  g_array_set_size (events, 0);
  aluette_user_file_set_aside (path, self->copies);
}

AluetteGame *
aluette_challenge_store_open (AluetteChallengeStore *self, const AluetteChallenge *challenge,
                              const char *name, GError **error)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  const AluGameKind *game_kind = self->terms->game;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, (guint) game_kind->event_size);
  g_autofree char *path = NULL;
  g_autofree char *record = NULL;
  g_autoptr (AluetteJournal) journal = NULL;
  AluetteGame *game;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_STORE (self), NULL);

  path = get_path (self, challenge);
  aluette_challenge_store_flush (self);
  aluette_challenge_make_header (challenge, name, header);
  load_match (self, challenge, path, header, events);
  journal = aluette_challenge_journal_new (path, game_kind, header, events);
  record = aluette_record_write (game_kind, header, events->data, events->len);
  if (journal == NULL || record == NULL)
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, ALU_ERROR_BAD_HEADER, name);
      return NULL;
    }
  game = aluette_local_game_new_from_record (record, -1, aluette_challenge_get_seed (challenge),
                                             journal, error);
  if (game == NULL)
    return NULL;
  aluette_game_set_rated (game, TRUE);
  g_set_weak_pointer (&self->journal, ALUETTE_CHALLENGE_JOURNAL (journal));
  return game;
}

typedef struct
{
  char *word;
  gint64 modified;
} Begun;

static int
compare_begun (gconstpointer a, gconstpointer b)
{
  const Begun *first = a, *second = b;

  if (first->modified != second->modified)
    return first->modified > second->modified ? -1 : 1;
  return strcmp (first->word, second->word);
}

/* Adds the challenge of a file, if its name is that of one. */
static void
add_begun (AluetteChallengeStore *self, const char *name, GArray *begun)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *part = NULL;
  g_autofree char *word = NULL;
  AluetteChallenge challenge;
  const char *suffix = self->terms->game->suffix;
  GStatBuf info;
  Begun entry = { NULL, 0 };

  if (!g_str_has_prefix (name, WORD_PREFIX) || !g_str_has_suffix (name, suffix))
    return;
  part = g_strndup (name + strlen (WORD_PREFIX),
                    strlen (name) - strlen (WORD_PREFIX) - strlen (suffix));
  word = g_uri_unescape_string (part, NULL);
  if (word == NULL || !aluette_challenge_init_word (&challenge, self->terms, word, NULL)
      || !g_str_equal (challenge.word, word))
    return;
  if (g_stat (path, &info) == 0)
    entry.modified = (gint64) info.st_mtime;
  entry.word = g_steal_pointer (&word);
  g_array_append_val (begun, entry);
}

GPtrArray *
aluette_challenge_store_list_words (AluetteChallengeStore *self)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) begun = g_array_new (FALSE, FALSE, sizeof (Begun));
  g_autoptr (GDir) folder = NULL;
  const char *name;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_STORE (self), words);

  aluette_challenge_store_flush (self);
  folder = self->folder != NULL ? g_dir_open (self->folder, 0, NULL) : NULL;
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    add_begun (self, name, begun);
  g_array_sort (begun, compare_begun);
  for (guint i = 0; i < begun->len; i++)
    g_ptr_array_add (words, g_array_index (begun, Begun, i).word);
  return words;
}

/* Days */

static void
write_deal (GKeyFile *keys, const char *date, const char *points_key, const char *tricks_key,
            const AluetteChallengeDeal *deal)
{
  int tricks[ALU_GAME_MAX_SEATS];

  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    tricks[seat] = deal->tricks[seat];
  g_key_file_set_integer (keys, date, points_key, deal->points);
  g_key_file_set_integer_list (keys, date, tricks_key, tricks, ALU_GAME_MAX_SEATS);
}

/* Returns: whether the keys are a result. */
static gboolean
read_deal (AluetteChallengeStore *self, const char *date, const char *points_key,
           const char *tricks_key, AluetteChallengeDeal *deal)
{
  GKeyFile *keys = self->days;
  g_autoptr (GError) error = NULL;
  gsize n = 0;
  g_autofree int *tricks = g_key_file_get_integer_list (keys, date, tricks_key, &n, NULL);

  deal->points = g_key_file_get_integer (keys, date, points_key, &error);
  if (error != NULL || tricks == NULL || n != ALU_GAME_MAX_SEATS
      || ABS (deal->points) > self->terms->max_points)
    return FALSE;
  for (guint seat = 0; seat < ALU_GAME_MAX_SEATS; seat++)
    {
      if (tricks[seat] < 0 || tricks[seat] > self->terms->game->n_cards)
        return FALSE;
      deal->tricks[seat] = (guint8) tricks[seat];
    }
  return TRUE;
}

gboolean
aluette_challenge_store_get_day (AluetteChallengeStore *self, const char *date,
                                 AluetteChallengeDay *day)
{
  AluetteChallengeDay read;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_STORE (self), FALSE);

  memset (&read, 0, sizeof read);
  if (!alu_record_date_ok (date)
      || !read_deal (self, date, KEY_POINTS, KEY_TRICKS, &read.own)
      || !read_deal (self, date, KEY_MASTER_POINTS, KEY_MASTER_TRICKS, &read.master))
    return FALSE;
  g_strlcpy (read.date, date, sizeof read.date);
  if (day != NULL)
    *day = read;
  return TRUE;
}

gboolean
aluette_challenge_store_add_day (AluetteChallengeStore *self, const AluetteChallengeDay *day,
                                 GError **error)
{
  gboolean written;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_STORE (self), FALSE);
  g_return_val_if_fail (alu_record_date_ok (day->date), FALSE);

  if (aluette_challenge_store_get_day (self, day->date, NULL))
    return TRUE;
  write_deal (self->days, day->date, KEY_POINTS, KEY_TRICKS, &day->own);
  write_deal (self->days, day->date, KEY_MASTER_POINTS, KEY_MASTER_TRICKS, &day->master);
  written = aluette_user_file_save_keys (self->results, self->days, error);
  g_signal_emit (self, signals[CHANGED], 0);
  return written;
}

static int
compare_days (gconstpointer a, gconstpointer b)
{
  return -strcmp (((const AluetteChallengeDay *) a)->date, ((const AluetteChallengeDay *) b)->date);
}

GArray *
aluette_challenge_store_list_days (AluetteChallengeStore *self)
{
  GArray *days = g_array_new (FALSE, FALSE, sizeof (AluetteChallengeDay));
  g_auto (GStrv) dates = NULL;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_STORE (self), days);

  dates = g_key_file_get_groups (self->days, NULL);
  for (guint i = 0; dates[i] != NULL; i++)
    {
      AluetteChallengeDay day;

      if (aluette_challenge_store_get_day (self, dates[i], &day))
        g_array_append_val (days, day);
    }
  g_array_sort (days, compare_days);
  return days;
}

/* Returns: the number of the day in the calendar. */
static guint32
get_julian (const char *date)
{
  GDate day;

  g_date_clear (&day, 1);
  g_date_set_dmy (&day, (GDateDay) g_ascii_strtoull (date + 8, NULL, 10),
                  (GDateMonth) g_ascii_strtoull (date + 5, NULL, 10),
                  (GDateYear) g_ascii_strtoull (date, NULL, 10));
  return g_date_get_julian (&day);
}

guint
aluette_challenge_store_get_streak (AluetteChallengeStore *self, const char *date)
{
  g_autoptr (GArray) days = NULL;
  guint32 next;
  guint streak = 0;

  g_return_val_if_fail (ALUETTE_IS_CHALLENGE_STORE (self), 0);
  g_return_val_if_fail (alu_record_date_ok (date), 0);

  days = aluette_challenge_store_list_days (self);
  next = get_julian (date);
  if (!aluette_challenge_store_get_day (self, date, NULL))
    next--;
  for (guint i = 0; i < days->len; i++)
    {
      guint32 day = get_julian (g_array_index (days, AluetteChallengeDay, i).date);

      if (day > next)
        continue;
      if (day != next)
        break;
      streak++;
      next--;
    }
  return streak;
}
