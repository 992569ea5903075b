/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-score-sheet.h"

#include <glib/gi18n.h>

#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"

G_DEFINE_QUARK (aluette_tarot_sheet_error, aluette_tarot_sheet_error)

/* The input of the users. Log, scores and dealers are derived from it. */
typedef struct
{
  guint first_dealer;
  GArray *deals; /* (element-type AluetteTarotSheetDeal) */
} Draft;

typedef struct
{
  gint32 of_seat[TAROT_MAX_SEATS];
} Scores;

struct _AluetteTarotScoreSheet
{
  GObject parent_instance;

  TarotRecordHeader header;
  AluetteJournal *journal; /* (nullable): NULL also after it failed */

  Draft *draft;
  TarotMatch match; /* after all deals */
  GPtrArray *lines; /* (element-type utf8): the log, one event each */
  GArray *scores;   /* (element-type Scores): after each deal */
  guint n_crossed_out;

  GPtrArray *undo; /* (element-type Draft): the last change last */
  GPtrArray *redo;
};

enum
{
  CHANGED,
  STORAGE_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AluetteTarotScoreSheet, aluette_tarot_score_sheet, G_TYPE_OBJECT)

static Draft *
draft_new (void)
{
  Draft *draft = g_new0 (Draft, 1);

  draft->deals = g_array_new (FALSE, TRUE, sizeof (AluetteTarotSheetDeal));
  return draft;
}

static Draft *
draft_copy (const Draft *draft)
{
  Draft *copy = g_memdup2 (draft, sizeof *draft);

  copy->deals = g_array_copy (draft->deals);
  return copy;
}

static void
draft_free (gpointer data)
{
  Draft *draft = data;

  g_array_unref (draft->deals);
  g_free (draft);
}

static void
aluette_tarot_score_sheet_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_TAROT_SCORE_SHEET (object)->journal);
  G_OBJECT_CLASS (aluette_tarot_score_sheet_parent_class)->dispose (object);
}

static void
aluette_tarot_score_sheet_finalize (GObject *object)
{
  AluetteTarotScoreSheet *self = ALUETTE_TAROT_SCORE_SHEET (object);

  draft_free (self->draft);
  g_ptr_array_unref (self->lines);
  g_array_unref (self->scores);
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  G_OBJECT_CLASS (aluette_tarot_score_sheet_parent_class)->finalize (object);
}

static void
aluette_tarot_score_sheet_class_init (AluetteTarotScoreSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = aluette_tarot_score_sheet_dispose;
  object_class->finalize = aluette_tarot_score_sheet_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[STORAGE_FAILED] = g_signal_new ("storage-failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_tarot_score_sheet_init (AluetteTarotScoreSheet *self)
{
  self->draft = draft_new ();
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->scores = g_array_new (FALSE, FALSE, sizeof (Scores));
  self->undo = g_ptr_array_new_with_free_func (draft_free);
  self->redo = g_ptr_array_new_with_free_func (draft_free);
}

static void
set_error (GError **error, TarotStatus status)
{
  g_set_error_literal (error, ALUETTE_TAROT_SHEET_ERROR, (int) status,
                       _(tarot_status_text (status)));
}

/* From a draft to the log */

/* A log that is being written. */
typedef struct
{
  TarotRecordWriter writer;
  GString *text; /* of the header, or of the last event */
  GPtrArray *lines;
  GArray *scores;
} Log;

static TarotStatus
write_event (Log *log, const TarotEvent *event)
{
  TarotStatus status;

  g_string_truncate (log->text, 0);
  status = tarot_record_writer_event (&log->writer, event);
  if (status == TAROT_OK)
    g_ptr_array_add (log->lines, g_strdup (log->text->str));
  return status;
}

static void
make_result (const AluetteTarotSheetDeal *deal, TarotEvent *event)
{
  tarot_event_init (event, deal->passed ? TAROT_EVENT_PASSED : TAROT_EVENT_RESULT, 0);
  if (!deal->passed)
    event->sheet = deal->sheet;
}

static TarotStatus
write_deal (Log *log, guint dealer, const AluetteTarotSheetDeal *deal)
{
  TarotEvent event;
  TarotStatus status;
  Scores scores;

  tarot_event_init (&event, TAROT_EVENT_DEAL, (int) dealer);
  status = write_event (log, &event);
  if (status == TAROT_OK)
    {
      make_result (deal, &event);
      status = write_event (log, &event);
    }
  memcpy (scores.of_seat, log->writer.match.score, sizeof scores.of_seat);
  if (status == TAROT_OK)
    g_array_append_val (log->scores, scores);
  return status;
}

/* Writes the log of @draft. Deals after the end of the match are crossed out. */
static TarotStatus
write_log (Log *log, const TarotRecordHeader *header, Draft *draft, guint *n_crossed_out)
{
  TarotStatus status
      = tarot_record_writer_init (&log->writer, header, aluette_record_collect, log->text);

  for (guint i = 0; i < draft->deals->len && status == TAROT_OK; i++)
    status = write_deal (log, (draft->first_dealer + i) % header->rules.seats,
                         &g_array_index (draft->deals, AluetteTarotSheetDeal, i));
  *n_crossed_out = 0;
  if (status == TAROT_ERROR_MATCH_OVER && log->scores->len > 0)
    {
      *n_crossed_out = draft->deals->len - log->scores->len;
      g_array_set_size (draft->deals, log->scores->len);
      status = TAROT_OK;
    }
  return status;
}

static void
journal_failed (AluetteTarotScoreSheet *self, const GError *error)
{
  g_clear_object (&self->journal);
  g_signal_emit (self, signals[STORAGE_FAILED], 0, error->message);
}

/* Replaces the draft if the rules allow it. Takes ownership of @draft. */
static gboolean
take_draft (AluetteTarotScoreSheet *self, Draft *draft, GError **error)
{
  g_autoptr (GError) failure = NULL;
  Log log = { .text = g_string_new (NULL),
              .lines = g_ptr_array_new_with_free_func (g_free),
              .scores = g_array_new (FALSE, FALSE, sizeof (Scores)) };
  g_autoptr (GPtrArray) old = NULL;
  guint n_crossed_out;
  TarotStatus status = write_log (&log, &self->header, draft, &n_crossed_out);

  g_string_free (log.text, TRUE);
  if (status != TAROT_OK)
    {
      g_ptr_array_unref (log.lines);
      g_array_unref (log.scores);
      draft_free (draft);
      set_error (error, status);
      return FALSE;
    }
  old = g_steal_pointer (&self->lines);
  draft_free (self->draft);
  g_array_unref (self->scores);
  self->draft = draft;
  self->lines = log.lines;
  self->scores = log.scores;
  self->match = log.writer.match;
  self->n_crossed_out = n_crossed_out;
  if (self->journal != NULL
      && !aluette_journal_store_changes (self->journal, old, self->lines, &failure))
    journal_failed (self, failure);
  return TRUE;
}

/* Makes a change that can be undone. Takes ownership of @draft. */
static gboolean
change_draft (AluetteTarotScoreSheet *self, Draft *draft, GError **error)
{
  Draft *before = draft_copy (self->draft);

  if (!take_draft (self, draft, error))
    {
      draft_free (before);
      return FALSE;
    }
  g_ptr_array_add (self->undo, before);
  g_ptr_array_set_size (self->redo, 0);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/* From a log to a draft */

static void
read_event (const TarotRecordReader *reader, void *data)
{
  Draft *draft = data;
  AluetteTarotSheetDeal deal = { 0 };

  switch ((TarotEventType) reader->event.type)
    {
    case TAROT_EVENT_DEAL:
      if (draft->deals->len == 0)
        draft->first_dealer = reader->event.seat;
      break;
    case TAROT_EVENT_RESULT:
      deal.sheet = reader->event.sheet;
      g_array_append_val (draft->deals, deal);
      break;
    case TAROT_EVENT_PASSED:
      deal.passed = TRUE;
      g_array_append_val (draft->deals, deal);
      break;
    default:
      break;
    }
}

/* Takes ownership of @draft. */
static AluetteTarotScoreSheet *
new_sheet (const TarotRecordHeader *header, Draft *draft, AluetteJournal *journal, GError **error)
{
  g_autoptr (AluetteTarotScoreSheet) self = g_object_new (ALUETTE_TYPE_TAROT_SCORE_SHEET, NULL);

  self->header = *header;
  if (!tarot_record_header_is_real (header))
    {
      draft_free (draft);
      set_error (error, TAROT_ERROR_REAL_TABLE);
      return NULL;
    }
  if (!take_draft (self, draft, error))
    return NULL;
  if (g_set_object (&self->journal, journal))
    g_signal_connect_object (journal, "failed", G_CALLBACK (journal_failed), self,
                             G_CONNECT_SWAPPED);
  return g_steal_pointer (&self);
}

AluetteTarotScoreSheet *
aluette_tarot_score_sheet_new (const TarotRecordHeader *header, AluetteJournal *journal,
                               GError **error)
{
  g_return_val_if_fail (header != NULL, NULL);
  return new_sheet (header, draft_new (), journal, error);
}

AluetteTarotScoreSheet *
aluette_tarot_score_sheet_new_from_record (const char *record, AluetteJournal *journal,
                                           GError **error)
{
  g_autofree TarotRecordReader *reader = g_new0 (TarotRecordReader, 1);
  Draft *draft = draft_new ();
  TarotRecordError fault;

  g_return_val_if_fail (record != NULL, NULL);
  if (!tarot_record_reader_text (reader, record, strlen (record), read_event, draft, &fault))
    {
      const char *reason = fault.fault == TAROT_RECORD_AGAINST_RULES
                               ? tarot_status_text (fault.status)
                               : tarot_record_fault_text (fault.fault);

      draft_free (draft);
      g_set_error (error, ALUETTE_TAROT_SHEET_ERROR, (int) fault.status, _("Line %d: %s"),
                   fault.line, _(reason));
      return NULL;
    }
  return new_sheet (&reader->header, draft, journal, error);
}

AluetteTarotScoreSheet *
aluette_tarot_score_sheet_open (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autofree char *record = aluette_database_claim_record (database, match, &journal, error);

  return record != NULL ? aluette_tarot_score_sheet_new_from_record (record, journal, error)
                        : NULL;
}

/* Contents of the sheet */

const TarotRecordHeader *
aluette_tarot_score_sheet_get_header (AluetteTarotScoreSheet *self)
{
  return &self->header;
}

guint
aluette_tarot_score_sheet_get_n_deals (AluetteTarotScoreSheet *self)
{
  return self->draft->deals->len;
}

const AluetteTarotSheetDeal *
aluette_tarot_score_sheet_get_deal (AluetteTarotScoreSheet *self, guint index,
                                    gint32 score[TAROT_MAX_SEATS])
{
  g_return_val_if_fail (index < self->draft->deals->len, NULL);
  if (score != NULL)
    memcpy (score, g_array_index (self->scores, Scores, index).of_seat, sizeof (Scores));
  return &g_array_index (self->draft->deals, AluetteTarotSheetDeal, index);
}

gint32
aluette_tarot_score_sheet_get_score (AluetteTarotScoreSheet *self, guint seat)
{
  g_return_val_if_fail (seat < self->header.rules.seats, 0);
  return self->match.score[seat];
}

gboolean
aluette_tarot_score_sheet_is_over (AluetteTarotScoreSheet *self)
{
  return tarot_match_is_over (&self->match);
}

guint
aluette_tarot_score_sheet_get_winners (AluetteTarotScoreSheet *self)
{
  return self->match.winners;
}

guint
aluette_tarot_score_sheet_get_dealer (AluetteTarotScoreSheet *self, guint index)
{
  return (self->draft->first_dealer + index) % self->header.rules.seats;
}

guint
aluette_tarot_score_sheet_get_n_crossed_out (AluetteTarotScoreSheet *self)
{
  return self->n_crossed_out;
}

gboolean
aluette_tarot_score_sheet_preview (AluetteTarotScoreSheet *self, const AluetteTarotSheetDeal *deal,
                                   TarotScore *score, GError **error)
{
  TarotStatus status
      = deal->passed ? TAROT_OK : tarot_sheet_check (&self->header.rules, &deal->sheet, TRUE);

  if (status != TAROT_OK)
    {
      set_error (error, status);
      return FALSE;
    }
  if (!deal->passed && score != NULL)
    tarot_score (self->header.rules.seats, &deal->sheet, score);
  return TRUE;
}

char *
aluette_tarot_score_sheet_get_record (AluetteTarotScoreSheet *self)
{
  g_autofree TarotRecordWriter *writer = g_new0 (TarotRecordWriter, 1);
  GString *record = g_string_new (NULL);

  tarot_record_writer_init (writer, &self->header, aluette_record_collect, record);
  for (guint i = 0; i < self->lines->len; i++)
    g_string_append (record, g_ptr_array_index (self->lines, i));
  return g_string_free (record, FALSE);
}

/* Changes */

void
aluette_tarot_score_sheet_set_first_dealer (AluetteTarotScoreSheet *self, guint seat)
{
  Draft *draft;

  g_return_if_fail (seat < self->header.rules.seats);
  draft = draft_copy (self->draft);
  draft->first_dealer = seat;
  change_draft (self, draft, NULL);
}

gboolean
aluette_tarot_score_sheet_add_deal (AluetteTarotScoreSheet *self,
                                    const AluetteTarotSheetDeal *deal, GError **error)
{
  Draft *draft;

  if (aluette_tarot_score_sheet_is_over (self))
    {
      set_error (error, TAROT_ERROR_MATCH_OVER);
      return FALSE;
    }
  draft = draft_copy (self->draft);
  g_array_append_vals (draft->deals, deal, 1);
  return change_draft (self, draft, error);
}

gboolean
aluette_tarot_score_sheet_correct_deal (AluetteTarotScoreSheet *self, guint index,
                                        const AluetteTarotSheetDeal *deal, GError **error)
{
  Draft *draft;

  g_return_val_if_fail (index < self->draft->deals->len, FALSE);
  draft = draft_copy (self->draft);
  g_array_index (draft->deals, AluetteTarotSheetDeal, index) = *deal;
  return change_draft (self, draft, error);
}

void
aluette_tarot_score_sheet_remove_deal (AluetteTarotScoreSheet *self, guint index)
{
  Draft *draft;

  g_return_if_fail (index < self->draft->deals->len);
  draft = draft_copy (self->draft);
  g_array_remove_index (draft->deals, index);
  change_draft (self, draft, NULL);
}

gboolean
aluette_tarot_score_sheet_can_undo (AluetteTarotScoreSheet *self)
{
  return self->undo->len > 0;
}

gboolean
aluette_tarot_score_sheet_can_redo (AluetteTarotScoreSheet *self)
{
  return self->redo->len > 0;
}

/* Replaces the draft with the last one of @from and adds the current one to @to. */
static gboolean
swap_draft (AluetteTarotScoreSheet *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return FALSE;
  g_ptr_array_add (to, draft_copy (self->draft));
  take_draft (self, g_ptr_array_steal_index (from, from->len - 1), NULL);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
aluette_tarot_score_sheet_undo (AluetteTarotScoreSheet *self)
{
  return swap_draft (self, self->undo, self->redo);
}

gboolean
aluette_tarot_score_sheet_redo (AluetteTarotScoreSheet *self)
{
  return swap_draft (self, self->redo, self->undo);
}
