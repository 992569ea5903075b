/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-score-sheet.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-record.h"
#include "model/session/aluette-game.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"

/* The input of the users. Log, scores and dealers are derived from it. */
typedef struct
{
  gboolean has_draw;
  AluEvent draw;
  guint first_dealer; /* or ALU_NOBODY */
  GArray *deals;      /* (element-type AluetteSheetDeal) */
  guint n_misdeals;   /* in the current deal */
} Draft;

struct _AluetteScoreSheet
{
  GObject parent_instance;

  AluRecordHeader header;
  AluetteJournal *journal; /* (nullable): NULL also after it failed */

  Draft *draft;
  AluMatch match;   /* after all deals */
  GPtrArray *lines; /* (element-type utf8): the log, one event each */
  GArray *scores;   /* (element-type guint[2]): after each deal */
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

G_DEFINE_FINAL_TYPE (AluetteScoreSheet, aluette_score_sheet, G_TYPE_OBJECT)

static Draft *
draft_new (void)
{
  Draft *draft = g_new0 (Draft, 1);

  draft->first_dealer = ALU_NOBODY;
  draft->deals = g_array_new (FALSE, TRUE, sizeof (AluetteSheetDeal));
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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Draft, draft_free)

static void
aluette_score_sheet_dispose (GObject *object)
{
  g_clear_object (&ALUETTE_SCORE_SHEET (object)->journal);
  G_OBJECT_CLASS (aluette_score_sheet_parent_class)->dispose (object);
}

static void
aluette_score_sheet_finalize (GObject *object)
{
  AluetteScoreSheet *self = ALUETTE_SCORE_SHEET (object);

  draft_free (self->draft);
  g_ptr_array_unref (self->lines);
  g_array_unref (self->scores);
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  G_OBJECT_CLASS (aluette_score_sheet_parent_class)->finalize (object);
}

static void
aluette_score_sheet_class_init (AluetteScoreSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = aluette_score_sheet_dispose;
  object_class->finalize = aluette_score_sheet_finalize;
  signals[CHANGED] = g_signal_new ("changed", ALUETTE_TYPE_SCORE_SHEET, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[STORAGE_FAILED] = g_signal_new ("storage-failed", ALUETTE_TYPE_SCORE_SHEET,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                          G_TYPE_STRING);
}

static void
aluette_score_sheet_init (AluetteScoreSheet *self)
{
  self->draft = draft_new ();
  self->lines = g_ptr_array_new_with_free_func (g_free);
  self->scores = g_array_new (FALSE, FALSE, sizeof (guint[2]));
  self->undo = g_ptr_array_new_with_free_func (draft_free);
  self->redo = g_ptr_array_new_with_free_func (draft_free);
}

/* From a draft to the log */

static AluEvent
result_event (const AluetteSheetDeal *deal)
{
  AluEvent event;

  alu_event_init (&event, ALU_EVENT_RESULT, 0);
  event.result.has_tricks = deal->has_tricks ? 1 : 0;
  event.result.winner = deal->winner;
  event.result.reason = deal->reason;
  event.result.points = (guint8) alu_reason_points ((AluReason) deal->reason);
  if (deal->has_tricks)
    memcpy (event.result.tricks, deal->tricks, sizeof event.result.tricks);
  return event;
}

/* A log that is being written. */
typedef struct
{
  AluRecordWriter writer;
  GString *text;
  GPtrArray *lines;
  GArray *scores;
} Log;

static AluStatus
write_event (Log *log, const AluEvent *event)
{
  AluStatus status;

  g_string_truncate (log->text, 0);
  status = alu_record_writer_event (&log->writer, event);
  if (status == ALU_OK)
    g_ptr_array_add (log->lines, g_strdup (log->text->str));
  return status;
}

static AluStatus
begin_deal (Log *log, guint dealer)
{
  AluEvent event;

  alu_event_init (&event, ALU_EVENT_DEAL, (int) dealer);
  return write_event (log, &event);
}

static AluStatus
write_deal (Log *log, guint dealer, const AluetteSheetDeal *deal)
{
  AluEvent result = result_event (deal);
  AluStatus status = begin_deal (log, dealer);
  guint score[2];

  if (status == ALU_OK)
    status = write_event (log, &result);
  score[0] = log->writer.match.score[0];
  score[1] = log->writer.match.score[1];
  if (status == ALU_OK)
    g_array_append_val (log->scores, score);
  return status;
}

/* Writes the log of @draft. Deals after the end of the match are crossed out. The log contains the
 * dealer of the first deal as soon as it is known. */
static AluStatus
write_log (Log *log, const AluRecordHeader *header, Draft *draft, guint *n_crossed_out)
{
  AluStatus status = alu_record_writer_init (&log->writer, header, aluette_record_collect,
                                             log->text);
  guint n_seats = header->rules.seats;

  if (status == ALU_OK && draft->has_draw)
    status = write_event (log, &draft->draw);
  for (guint i = 0; i < draft->deals->len && status == ALU_OK; i++)
    status = write_deal (log, (draft->first_dealer + i) % n_seats,
                         &g_array_index (draft->deals, AluetteSheetDeal, i));
  *n_crossed_out = 0;
  if (status == ALU_ERROR_MATCH_OVER && log->scores->len > 0)
    {
      *n_crossed_out = draft->deals->len - log->scores->len;
      g_array_set_size (draft->deals, log->scores->len);
      status = ALU_OK;
    }
  if (status == ALU_OK && draft->deals->len == 0 && draft->first_dealer != ALU_NOBODY)
    status = begin_deal (log, draft->first_dealer);
  return status;
}

static void
journal_failed (AluetteScoreSheet *self, const GError *error)
{
  g_clear_object (&self->journal);
  g_signal_emit (self, signals[STORAGE_FAILED], 0, error->message);
}

/* Replaces the draft if the rules allow it. Takes ownership of @draft. */
static gboolean
take_draft (AluetteScoreSheet *self, Draft *draft, GError **error)
{
  g_autoptr (GError) failure = NULL;
  Log log = { .text = g_string_new (NULL),
              .lines = g_ptr_array_new_with_free_func (g_free),
              .scores = g_array_new (FALSE, FALSE, sizeof (guint[2])) };
  g_autoptr (GPtrArray) old = NULL;
  guint n_crossed_out;
  AluStatus status = write_log (&log, &self->header, draft, &n_crossed_out);

  g_string_free (log.text, TRUE);
  if (status != ALU_OK)
    {
      g_ptr_array_unref (log.lines);
      g_array_unref (log.scores);
      draft_free (draft);
      g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_text (status)));
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

/* Makes a change that can be undone. */
static gboolean
change_draft (AluetteScoreSheet *self, Draft *draft, GError **error)
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
read_event (Draft *draft, const AluEvent *event)
{
  AluetteSheetDeal deal = { .winner = event->result.winner,
                            .reason = event->result.reason,
                            .has_tricks = event->result.has_tricks };

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DRAW:
      draft->has_draw = TRUE;
      draft->draw = *event;
      break;
    case ALU_EVENT_DEAL:
      if (draft->first_dealer == ALU_NOBODY)
        draft->first_dealer = event->seat;
      break;
    case ALU_EVENT_RESULT:
      if (deal.has_tricks)
        memcpy (deal.tricks, event->result.tricks, sizeof deal.tricks);
      g_array_append_val (draft->deals, deal);
      break;
    default:
      break;
    }
}

static AluetteScoreSheet *
new_sheet (const AluRecordHeader *header, const GArray *events, AluetteJournal *journal,
           GError **error)
{
  g_autoptr (AluetteScoreSheet) self = g_object_new (ALUETTE_TYPE_SCORE_SHEET, NULL);
  Draft *draft = draft_new ();
  AluSeating seating;

  self->header = *header;
  alu_record_header_seating (header, &seating);
  for (guint i = 0; events != NULL && i < events->len; i++)
    read_event (draft, &g_array_index (events, AluEvent, i));
  if (!take_draft (self, draft, error))
    return NULL;
  if (!seating.real_table)
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, ALU_ERROR_REAL_TABLE,
                           _(alu_status_text (ALU_ERROR_REAL_TABLE)));
      return NULL;
    }
  if (g_set_object (&self->journal, journal))
    g_signal_connect_object (journal, "failed", G_CALLBACK (journal_failed), self,
                             G_CONNECT_SWAPPED);
  return g_steal_pointer (&self);
}

AluetteScoreSheet *
aluette_score_sheet_new (const AluRecordHeader *header, AluetteJournal *journal, GError **error)
{
  g_return_val_if_fail (header != NULL, NULL);
  return new_sheet (header, NULL, journal, error);
}

AluetteScoreSheet *
aluette_score_sheet_new_from_record (const char *record, AluetteJournal *journal, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autofree AluRecordHeader *header = g_new0 (AluRecordHeader, 1);

  g_return_val_if_fail (record != NULL, NULL);
  if (!aluette_record_read_aluette (record, -1, header, events, error))
    return NULL;
  return new_sheet (header, events, journal, error);
}

AluetteScoreSheet *
aluette_score_sheet_open (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autofree char *record = NULL;

  record = aluette_database_claim_record (database, match, &journal, error);
  return record != NULL ? aluette_score_sheet_new_from_record (record, journal, error) : NULL;
}

/* Contents of the sheet */

const AluRecordHeader *
aluette_score_sheet_get_header (AluetteScoreSheet *self)
{
  return &self->header;
}

guint
aluette_score_sheet_get_n_deals (AluetteScoreSheet *self)
{
  return self->draft->deals->len;
}

const AluetteSheetDeal *
aluette_score_sheet_get_deal (AluetteScoreSheet *self, guint index, guint score[2])
{
  g_return_val_if_fail (index < self->draft->deals->len, NULL);
  if (score != NULL)
    memcpy (score, self->scores->data + index * sizeof (guint[2]), sizeof (guint[2]));
  return &g_array_index (self->draft->deals, AluetteSheetDeal, index);
}

guint
aluette_score_sheet_get_points (AluetteScoreSheet *self, guint index)
{
  const AluetteSheetDeal *deal;

  g_return_val_if_fail (index < self->draft->deals->len, 0);
  deal = &g_array_index (self->draft->deals, AluetteSheetDeal, index);
  return (guint) alu_reason_points ((AluReason) deal->reason);
}

guint
aluette_score_sheet_get_score (AluetteScoreSheet *self, AluTeam team)
{
  return self->match.score[team];
}

gboolean
aluette_score_sheet_is_over (AluetteScoreSheet *self)
{
  return alu_match_over (&self->match);
}

guint
aluette_score_sheet_get_winner (AluetteScoreSheet *self)
{
  return self->match.winner;
}

guint
aluette_score_sheet_get_dealer (AluetteScoreSheet *self, guint index)
{
  if (self->draft->first_dealer == ALU_NOBODY)
    return self->draft->has_draw ? self->draft->draw.draw.seat_of[1] : ALU_NOBODY;
  return (self->draft->first_dealer + index) % self->header.rules.seats;
}

guint
aluette_score_sheet_get_n_crossed_out (AluetteScoreSheet *self)
{
  return self->n_crossed_out;
}

guint
aluette_score_sheet_get_n_misdeals (AluetteScoreSheet *self)
{
  return self->draft->n_misdeals;
}

char *
aluette_score_sheet_get_record (AluetteScoreSheet *self)
{
  g_autofree char *head = aluette_record_write_aluette (&self->header, NULL, 0);
  GString *record = g_string_new (head);

  for (guint i = 0; i < self->lines->len; i++)
    g_string_append (record, g_ptr_array_index (self->lines, i));
  return g_string_free (record, FALSE);
}

/* Changes */

gboolean
aluette_score_sheet_set_first_dealer (AluetteScoreSheet *self, guint seat, GError **error)
{
  Draft *draft = draft_copy (self->draft);

  draft->first_dealer = seat;
  draft->has_draw = draft->has_draw && draft->draw.draw.seat_of[1] == seat;
  return change_draft (self, draft, error);
}

gboolean
aluette_score_sheet_add_deal (AluetteScoreSheet *self, const AluetteSheetDeal *deal, GError **error)
{
  Draft *draft;
  guint dealer = aluette_score_sheet_get_dealer (self, 0);

  if (aluette_score_sheet_is_over (self))
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, ALU_ERROR_MATCH_OVER,
                           _(alu_status_text (ALU_ERROR_MATCH_OVER)));
      return FALSE;
    }
  draft = draft_copy (self->draft);
  draft->first_dealer = dealer != ALU_NOBODY ? dealer : 0;
  draft->n_misdeals = 0;
  g_array_append_vals (draft->deals, deal, 1);
  return change_draft (self, draft, error);
}

gboolean
aluette_score_sheet_correct_deal (AluetteScoreSheet *self, guint index,
                                  const AluetteSheetDeal *deal, GError **error)
{
  Draft *draft;

  g_return_val_if_fail (index < self->draft->deals->len, FALSE);
  draft = draft_copy (self->draft);
  g_array_index (draft->deals, AluetteSheetDeal, index) = *deal;
  return change_draft (self, draft, error);
}

gboolean
aluette_score_sheet_remove_deal (AluetteScoreSheet *self, guint index, GError **error)
{
  Draft *draft;

  g_return_val_if_fail (index < self->draft->deals->len, FALSE);
  draft = draft_copy (self->draft);
  g_array_remove_index (draft->deals, index);
  return change_draft (self, draft, error);
}

void
aluette_score_sheet_note_misdeal (AluetteScoreSheet *self)
{
  Draft *draft = draft_copy (self->draft);

  draft->n_misdeals++;
  change_draft (self, draft, NULL);
}

gboolean
aluette_score_sheet_can_undo (AluetteScoreSheet *self)
{
  return self->undo->len > 0;
}

gboolean
aluette_score_sheet_can_redo (AluetteScoreSheet *self)
{
  return self->redo->len > 0;
}

/* Replaces the draft with the last one of @from and adds the current one to @to. */
static gboolean
swap_draft (AluetteScoreSheet *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return FALSE;
  g_ptr_array_add (to, draft_copy (self->draft));
  take_draft (self, g_ptr_array_steal_index (from, from->len - 1), NULL);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

gboolean
aluette_score_sheet_undo (AluetteScoreSheet *self)
{
  return swap_draft (self, self->undo, self->redo);
}

gboolean
aluette_score_sheet_redo (AluetteScoreSheet *self)
{
  return swap_draft (self, self->redo, self->undo);
}
