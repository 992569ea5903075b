/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-score-sheet.h"

#include <glib/gi18n.h>

#include "engine/alu-record.h"
#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-game-setup.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"
#include "model/storage/aluette-session-journal.h"
#include "model/tarot/aluette-tarot-sheet-log.h"

G_DEFINE_QUARK (aluette_tarot_sheet_error, aluette_tarot_sheet_error)

struct _AluetteTarotScoreSheet
{
  AluetteSheet parent_instance;

  AluetteTarotTable table;
  GArray *scores; /* (element-type AluetteTarotPeopleScores): after each deal */
  gboolean over;
};

G_DEFINE_FINAL_TYPE (AluetteTarotScoreSheet, aluette_tarot_score_sheet, ALUETTE_TYPE_SHEET)

static void
set_error (GError **error, TarotStatus status)
{
  g_set_error_literal (error, ALUETTE_TAROT_SHEET_ERROR, (int) status,
                       _(tarot_status_texts[status]));
}

static gboolean
score_sheet_write (AluetteSheet *sheet, AluetteSheetDraft *draft, GPtrArray *lines, GError **error)
{
  AluetteTarotScoreSheet *self = ALUETTE_TAROT_SCORE_SHEET (sheet);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (AluetteTarotPeopleScores));
  gboolean over;
  TarotStatus status = aluette_tarot_sheet_log_write (&self->table, draft, lines, scores, &over);

  if (status != TAROT_OK)
    {
      set_error (error, status);
      return FALSE;
    }
  self->over = over;
  g_clear_pointer (&self->scores, g_array_unref);
  self->scores = g_steal_pointer (&scores);
  return TRUE;
}

/* The head of a session has the people, too. */
static void
score_sheet_write_header (AluetteSheet *sheet, GString *record)
{
  AluetteTarotScoreSheet *self = ALUETTE_TAROT_SCORE_SHEET (sheet);
  g_autofree TarotRecordWriter *writer = g_new0 (TarotRecordWriter, 1);

  if (aluette_tarot_score_sheet_has_sitters (self))
    {
      for (guint person = 0; person < self->table.n_people; person++)
        g_string_append_printf (record, "%s\n", self->table.names[person]);
      g_string_append_c (record, '\n');
    }
  alu_record_writer_init (writer, &tarot_kind, &self->table.header, aluette_record_collect, record);
}

static gboolean
score_sheet_is_over (AluetteSheet *sheet)
{
  return ALUETTE_TAROT_SCORE_SHEET (sheet)->over;
}

static guint
score_sheet_get_n_dealers (AluetteSheet *sheet)
{
  return ALUETTE_TAROT_SCORE_SHEET (sheet)->table.n_people;
}

static void
aluette_tarot_score_sheet_finalize (GObject *object)
{
  AluetteTarotScoreSheet *self = ALUETTE_TAROT_SCORE_SHEET (object);

  g_clear_pointer (&self->scores, g_array_unref);
  for (guint person = 0; person < self->table.n_people; person++)
    g_free (self->table.names[person]);
  G_OBJECT_CLASS (aluette_tarot_score_sheet_parent_class)->finalize (object);
}

static void
aluette_tarot_score_sheet_class_init (AluetteTarotScoreSheetClass *klass)
{
  AluetteSheetClass *sheet_class = ALUETTE_SHEET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_tarot_score_sheet_finalize;
  sheet_class->deal_size = sizeof (AluetteTarotSheetDeal);
  sheet_class->write = score_sheet_write;
  sheet_class->write_header = score_sheet_write_header;
  sheet_class->is_over = score_sheet_is_over;
  sheet_class->get_n_dealers = score_sheet_get_n_dealers;
}

static void
aluette_tarot_score_sheet_init (AluetteTarotScoreSheet *self)
{
}

/* From a log to a draft */

/* @people: (nullable): the line-up, if somebody sits out */
static void
read_event (AluetteSheetDraft *draft, const guint8 *people, const TarotEvent *event)
{
  AluetteTarotSheetDeal deal = { .passed = event->type == TAROT_EVENT_PASSED };

  if (event->type == TAROT_EVENT_DEAL && draft->deals->len == 0 && people == NULL)
    draft->first_dealer = event->seat;
  if (event->type != TAROT_EVENT_RESULT && event->type != TAROT_EVENT_PASSED)
    return;
  if (people != NULL)
    memcpy (deal.line_up, people, sizeof deal.line_up);
  if (!deal.passed)
    deal.sheet = event->sheet;
  g_array_append_val (draft->deals, deal);
}

static AluetteTarotScoreSheet *
make_sheet (const AluGameHeader *header, GError **error)
{
  AluetteTarotScoreSheet *self;

  if (!alu_game_header_is_real (header))
    {
      set_error (error, TAROT_ERROR_REAL_TABLE);
      return NULL;
    }
  self = g_object_new (ALUETTE_TYPE_TAROT_SCORE_SHEET, NULL);
  self->table.header = *header;
  for (; self->table.n_people < header->rules.n_seats; self->table.n_people++)
    self->table.names[self->table.n_people] = g_strdup (header->players[self->table.n_people].name);
  return self;
}

/* @events: (nullable) (element-type TarotEvent): what has been stored so far */
static AluetteTarotScoreSheet *
new_sheet (const AluGameHeader *header, const GArray *events, AluetteJournal *journal,
           GError **error)
{
  g_autoptr (AluetteTarotScoreSheet) self = make_sheet (header, error);
  AluetteSheetDraft *draft;

  if (self == NULL)
    return NULL;
  draft = aluette_sheet_draft_new (ALUETTE_SHEET (self));
  draft->first_dealer = 0;
  for (guint i = 0; events != NULL && i < events->len; i++)
    read_event (draft, NULL, &g_array_index (events, TarotEvent, i));
  return aluette_sheet_begin (ALUETTE_SHEET (self), draft, journal, error) ? g_steal_pointer (&self)
                                                                           : NULL;
}

AluetteTarotScoreSheet *
aluette_tarot_score_sheet_new (const AluGameHeader *header, AluetteJournal *journal,
                               GError **error)
{
  g_return_val_if_fail (header != NULL, NULL);
  return new_sheet (header, NULL, journal, error);
}

AluetteTarotScoreSheet *
aluette_tarot_score_sheet_new_from_record (const char *record, AluetteJournal *journal,
                                           GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TarotEvent));
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);

  g_return_val_if_fail (record != NULL, NULL);
  if (!aluette_record_read (&tarot_kind, record, -1, header, events, error))
    return NULL;
  return new_sheet (header, events, journal, error);
}

/* Sessions: the head has a name per line, an empty line, and the lines of a record header. */

static AluetteTarotScoreSheet *
read_head (const char *head, GError **error)
{
  const char *text = strstr (head, "\n\n");
  g_autofree char *people = g_strndup (head, text != NULL ? (gsize) (text - head) : 0);
  g_auto (GStrv) names = g_strsplit (people, "\n", 0);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluetteTarotScoreSheet *self;
  guint n = g_strv_length (names);

  if (text == NULL || n > ALUETTE_TAROT_MAX_PEOPLE
      || !aluette_game_setup_from_text (&tarot_kind, text + 2, header))
    {
      set_error (error, TAROT_ERROR_REAL_TABLE);
      return NULL;
    }
  self = make_sheet (header, error);
  for (; self != NULL && self->table.n_people < n; self->table.n_people++)
    self->table.names[self->table.n_people] = g_strdup (names[self->table.n_people]);
  return self;
}

/* The stored match of a line-up. */
typedef struct
{
  GString *record;
  GArray *events; /* (nullable) (element-type TarotEvent) */
  guint n_read;
} StoredMatch;

static void
stored_match_free (gpointer data)
{
  StoredMatch *match = data;

  g_string_free (match->record, TRUE);
  g_clear_pointer (&match->events, g_array_unref);
  g_free (match);
}

/* Returns: (transfer full) (element-type utf8 StoredMatch): the matches by their names */
static GHashTable *
collect_matches (GPtrArray *lines)
{
  GHashTable *matches = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, stored_match_free);

  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *header = NULL;
      const char *text = aluette_session_event_split (g_ptr_array_index (lines, i), &name, &header);
      StoredMatch *match = g_hash_table_lookup (matches, name);

      if (match == NULL)
        {
          match = g_new0 (StoredMatch, 1);
          match->record = g_string_new (header);
          g_hash_table_insert (matches, g_steal_pointer (&name), match);
        }
      g_string_append (match->record, text);
    }
  return matches;
}

static void
parse_line_up (const char *name, guint8 people[TAROT_MAX_SEATS])
{
  g_auto (GStrv) words = g_strsplit (name, " ", TAROT_MAX_SEATS);

  memset (people, 0, TAROT_MAX_SEATS);
  for (guint seat = 0; words[seat] != NULL; seat++)
    people[seat] = (guint8) (g_ascii_strtoull (words[seat], NULL, 10) - 1);
}

/* Reads the next event of the match that @line belongs to. */
static gboolean
read_session_event (AluetteSheetDraft *draft, GHashTable *matches, const char *line, GError **error)
{
  g_autofree char *name = g_strndup (line, strcspn (line, "\t\n"));
  StoredMatch *match = g_hash_table_lookup (matches, name);
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  guint8 people[TAROT_MAX_SEATS];

  if (match->events == NULL)
    {
      match->events = g_array_new (FALSE, FALSE, sizeof (TarotEvent));
      if (!aluette_record_read (&tarot_kind, match->record->str, -1, header, match->events, error))
        return FALSE;
    }
  parse_line_up (name, people);
  if (match->n_read < match->events->len)
    read_event (draft, people, &g_array_index (match->events, TarotEvent, match->n_read++));
  return TRUE;
}

static AluetteTarotScoreSheet *
new_session (const char *head, GPtrArray *lines, AluetteJournal *journal, GError **error)
{
  g_autoptr (AluetteTarotScoreSheet) self = read_head (head, error);
  g_autoptr (GHashTable) matches = collect_matches (lines);
  AluetteSheetDraft *draft;

  if (self == NULL)
    return NULL;
  draft = aluette_sheet_draft_new (ALUETTE_SHEET (self));
  draft->first_dealer = lines->len > 0
                            ? (guint) g_ascii_strtoull (strchr (g_ptr_array_index (lines, 0), '\t')
                                                            + 1,
                                                        NULL, 10)
                                  - 1
                            : 0;
  for (guint i = 0; i < lines->len; i++)
    if (!read_session_event (draft, matches, g_ptr_array_index (lines, i), error))
      {
        aluette_sheet_draft_free (draft);
        return NULL;
      }
  return aluette_sheet_begin (ALUETTE_SHEET (self), draft, journal, error) ? g_steal_pointer (&self)
                                                                           : NULL;
}

AluetteTarotScoreSheet *
aluette_tarot_score_sheet_open (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *head = NULL;
  g_autofree char *record = NULL;

  if (!aluette_session_journal_open (database, match, &head, &lines, &journal, error))
    return NULL;
  if (head != NULL)
    return new_session (head, lines, journal, error);
  record = aluette_database_claim_record (database, match, &journal, error);
  return record != NULL ? aluette_tarot_score_sheet_new_from_record (record, journal, error) : NULL;
}

/* Stores that there are more people than before. */
static gboolean
store_people (AluetteTarotScoreSheet *self, GError **error)
{
  static const guint8 first[TAROT_MAX_SEATS] = { 0, 1, 2, 3, 4 };
  AluetteSheet *sheet = ALUETTE_SHEET (self);
  AluetteJournal *journal = aluette_sheet_get_journal (sheet);
  GPtrArray *lines = aluette_sheet_rewrite (sheet);
  g_autoptr (GString) head = g_string_new (NULL);
  g_autofree char *name = aluette_tarot_sheet_log_name (first, self->table.header.rules.n_seats);
  g_autoptr (AluetteJournal) session = NULL;

  score_sheet_write_header (sheet, head);
  if (journal == NULL)
    return TRUE;
  if (ALUETTE_IS_SESSION_JOURNAL (journal))
    return aluette_session_journal_set_head (ALUETTE_SESSION_JOURNAL (journal), head->str, error);
  session = aluette_session_journal_begin (journal, head->str, name, lines, error);
  if (session != NULL)
    aluette_sheet_set_journal (sheet, session);
  return session != NULL;
}

gboolean
aluette_tarot_score_sheet_add_person (AluetteTarotScoreSheet *self, const char *name,
                                      GError **error)
{
  g_return_val_if_fail (ALUETTE_IS_TAROT_SCORE_SHEET (self), FALSE);

  if (self->table.n_people == ALUETTE_TAROT_MAX_PEOPLE
      || g_strv_contains ((const char *const *) self->table.names, name))
    {
      g_set_error_literal (error, ALUETTE_TAROT_SHEET_ERROR, TAROT_ERROR_REAL_TABLE,
                           self->table.n_people == ALUETTE_TAROT_MAX_PEOPLE
                               ? _("There is no room for more people at this table.")
                               : _("Somebody at this table has this name already."));
      return FALSE;
    }
  self->table.names[self->table.n_people++] = g_strdup (name);
  if (!store_people (self, error))
    {
      g_clear_pointer (&self->table.names[--self->table.n_people], g_free);
      aluette_sheet_rewrite (ALUETTE_SHEET (self));
      return FALSE;
    }
  aluette_sheet_announce (ALUETTE_SHEET (self));
  return TRUE;
}

static gboolean
is_same_line_up (const AluetteTarotSheetDeal *a, const AluetteTarotSheetDeal *b)
{
  return memcmp (a->line_up, b->line_up, sizeof a->line_up) == 0;
}

guint
aluette_tarot_score_sheet_get_line_up (AluetteTarotScoreSheet *self, guint index)
{
  const GArray *deals = aluette_sheet_get_draft (ALUETTE_SHEET (self))->deals;
  guint line_up = 0, first = 0;

  /* The number of line-ups before the first deal of this one. */
  while (!is_same_line_up (&g_array_index (deals, AluetteTarotSheetDeal, first),
                           &g_array_index (deals, AluetteTarotSheetDeal, index)))
    first++;
  for (guint i = 0; i < first; i++)
    {
      guint before = 0;

      while (!is_same_line_up (&g_array_index (deals, AluetteTarotSheetDeal, before),
                               &g_array_index (deals, AluetteTarotSheetDeal, i)))
        before++;
      line_up += before == i ? 1 : 0;
    }
  return line_up;
}

GPtrArray *
aluette_tarot_score_sheet_get_records (AluetteTarotScoreSheet *self)
{
  GPtrArray *records = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *lines = aluette_sheet_rewrite (ALUETTE_SHEET (self));
  g_autoptr (GHashTable) matches = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  if (!aluette_tarot_score_sheet_has_sitters (self))
    {
      g_ptr_array_add (records, aluette_sheet_get_record (ALUETTE_SHEET (self)));
      return records;
    }
  matches = collect_matches (lines);
  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);
      g_autofree char *name = g_strndup (line, strcspn (line, "\t\n"));
      StoredMatch *match = g_hash_table_lookup (matches, name);

      if (match->n_read++ == 0)
        g_ptr_array_add (records, g_strdup (match->record->str));
    }
  return records;
}

/* Contents of the sheet */

const AluGameHeader *
aluette_tarot_score_sheet_get_header (AluetteTarotScoreSheet *self)
{
  return &self->table.header;
}

guint
aluette_tarot_score_sheet_get_n_people (AluetteTarotScoreSheet *self)
{
  return self->table.n_people;
}

gboolean
aluette_tarot_score_sheet_has_sitters (AluetteTarotScoreSheet *self)
{
  return self->table.n_people > self->table.header.rules.n_seats;
}

const char *const *
aluette_tarot_score_sheet_get_names (AluetteTarotScoreSheet *self)
{
  return (const char *const *) self->table.names;
}

void
aluette_tarot_score_sheet_propose_line_up (AluetteTarotScoreSheet *self, guint index,
                                           guint8 line_up[TAROT_MAX_SEATS])
{
  guint dealer = aluette_sheet_get_dealer (ALUETTE_SHEET (self), index);
  guint n_out = self->table.n_people - self->table.header.rules.n_seats;
  guint seat = 0;

  memset (line_up, 0, TAROT_MAX_SEATS);
  for (guint person = 0; person < self->table.n_people; person++)
    if ((dealer + self->table.n_people - person) % self->table.n_people >= n_out)
      line_up[seat++] = (guint8) person;
}

guint
aluette_tarot_score_sheet_get_person (AluetteTarotScoreSheet *self,
                                      const AluetteTarotSheetDeal *deal, guint seat)
{
  return aluette_tarot_score_sheet_has_sitters (self) ? deal->line_up[seat] : seat;
}

const AluetteTarotSheetDeal *
aluette_tarot_score_sheet_get_deal (AluetteTarotScoreSheet *self, guint index,
                                    gint32 score[ALUETTE_TAROT_MAX_PEOPLE])
{
  const AluetteSheetDraft *draft = aluette_sheet_get_draft (ALUETTE_SHEET (self));

  g_return_val_if_fail (index < draft->deals->len, NULL);
  if (score != NULL)
    memcpy (score, g_array_index (self->scores, AluetteTarotPeopleScores, index).of_person,
            sizeof (AluetteTarotPeopleScores));
  return &g_array_index (draft->deals, AluetteTarotSheetDeal, index);
}

gint32
aluette_tarot_score_sheet_get_score (AluetteTarotScoreSheet *self, guint person)
{
  g_return_val_if_fail (person < self->table.n_people, 0);
  return self->scores->len > 0
             ? g_array_index (self->scores, AluetteTarotPeopleScores, self->scores->len - 1)
                   .of_person[person]
             : 0;
}

guint
aluette_tarot_score_sheet_get_winners (AluetteTarotScoreSheet *self)
{
  gint32 best = G_MININT32;
  guint winners = 0;

  for (guint person = 0; self->over && person < self->table.n_people; person++)
    best = MAX (best, aluette_tarot_score_sheet_get_score (self, person));
  for (guint person = 0; self->over && person < self->table.n_people; person++)
    if (aluette_tarot_score_sheet_get_score (self, person) == best)
      winners |= 1u << person;
  return winners;
}

gboolean
aluette_tarot_score_sheet_preview (AluetteTarotScoreSheet *self, const AluetteTarotSheetDeal *deal,
                                   TarotScore *score, GError **error)
{
  TarotStatus status = TAROT_OK;
  TarotRules rules;

  tarot_rules_from_game (&self->table.header.rules, &rules);
  if (!deal->passed)
    status = tarot_sheet_check (&rules, &deal->sheet, TRUE);
  if (status != TAROT_OK)
    {
      set_error (error, status);
      return FALSE;
    }
  if (!deal->passed && score != NULL)
    tarot_score (self->table.header.rules.n_seats, &deal->sheet, score);
  return TRUE;
}
