/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-score-sheet.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-aluette-record.h"
#include "model/session/aluette-game.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-sheet-drafts.h"
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
  AluetteSheetDrafts *drafts;
  AluMatch match; /* after all deals */
  GArray *scores; /* (element-type guint[2]): after each deal */
  guint n_crossed_out;
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

static gpointer
draft_copy (gconstpointer draft)
{
  Draft *copy = g_memdup2 (draft, sizeof *copy);

  copy->deals = g_array_copy (copy->deals);
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
aluette_score_sheet_finalize (GObject *object)
{
  AluetteScoreSheet *self = ALUETTE_SCORE_SHEET (object);

  g_clear_object (&self->drafts);
  g_clear_pointer (&self->scores, g_array_unref);
  G_OBJECT_CLASS (aluette_score_sheet_parent_class)->finalize (object);
}

static void
aluette_score_sheet_class_init (AluetteScoreSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

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

static gboolean
write_draft (gpointer sheet, gpointer draft, GPtrArray *lines, GError **error)
{
  AluetteScoreSheet *self = sheet;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (guint[2]));
  Log log = { .text = text, .lines = lines, .scores = scores };
  guint n_crossed_out;
  AluStatus status = write_log (&log, &self->header, draft, &n_crossed_out);

  if (status != ALU_OK)
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_text (status)));
      return FALSE;
    }
  g_clear_pointer (&self->scores, g_array_unref);
  self->scores = g_steal_pointer (&scores);
  self->match = log.writer.match;
  self->n_crossed_out = n_crossed_out;
  return TRUE;
}

static const AluetteSheetDraftType draft_type = { draft_copy, draft_free, write_draft };

static const Draft *
get_draft (AluetteScoreSheet *self)
{
  return aluette_sheet_drafts_get (self->drafts);
}

static void
drafts_changed (AluetteScoreSheet *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
drafts_storage_failed (AluetteScoreSheet *self, const char *message)
{
  g_signal_emit (self, signals[STORAGE_FAILED], 0, message);
}

/* Takes ownership of @draft. */
static gboolean
sheet_begin (AluetteScoreSheet *self, Draft *draft, AluetteJournal *journal, GError **error)
{
  self->drafts = aluette_sheet_drafts_new (&draft_type, self, draft, error);
  if (self->drafts == NULL)
    return FALSE;
  aluette_sheet_drafts_set_journal (self->drafts, journal);
  g_signal_connect_swapped (self->drafts, "changed", G_CALLBACK (drafts_changed), self);
  g_signal_connect_swapped (self->drafts, "storage-failed", G_CALLBACK (drafts_storage_failed),
                            self);
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
  if (!sheet_begin (self, draft, journal, error))
    return NULL;
  if (!seating.real_table)
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, ALU_ERROR_REAL_TABLE,
                           _(alu_status_text (ALU_ERROR_REAL_TABLE)));
      return NULL;
    }
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
  return get_draft (self)->deals->len;
}

const AluetteSheetDeal *
aluette_score_sheet_get_deal (AluetteScoreSheet *self, guint index, guint score[2])
{
  g_return_val_if_fail (index < get_draft (self)->deals->len, NULL);
  if (score != NULL)
    memcpy (score, self->scores->data + index * sizeof (guint[2]), sizeof (guint[2]));
  return &g_array_index (get_draft (self)->deals, AluetteSheetDeal, index);
}

guint
aluette_score_sheet_get_points (AluetteScoreSheet *self, guint index)
{
  const AluetteSheetDeal *deal;

  g_return_val_if_fail (index < get_draft (self)->deals->len, 0);
  deal = &g_array_index (get_draft (self)->deals, AluetteSheetDeal, index);
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
  if (get_draft (self)->first_dealer == ALU_NOBODY)
    return get_draft (self)->has_draw ? get_draft (self)->draw.draw.seat_of[1] : ALU_NOBODY;
  return (get_draft (self)->first_dealer + index) % self->header.rules.seats;
}

guint
aluette_score_sheet_get_n_crossed_out (AluetteScoreSheet *self)
{
  return self->n_crossed_out;
}

guint
aluette_score_sheet_get_n_misdeals (AluetteScoreSheet *self)
{
  return get_draft (self)->n_misdeals;
}

char *
aluette_score_sheet_get_record (AluetteScoreSheet *self)
{
  g_autofree char *head = aluette_record_write_aluette (&self->header, NULL, 0);
  GString *record = g_string_new (head);

  aluette_sheet_drafts_append_log (self->drafts, record);
  return g_string_free (record, FALSE);
}

/* Changes */

gboolean
aluette_score_sheet_set_first_dealer (AluetteScoreSheet *self, guint seat, GError **error)
{
  Draft *draft = aluette_sheet_drafts_copy (self->drafts);

  draft->first_dealer = seat;
  draft->has_draw = draft->has_draw && draft->draw.draw.seat_of[1] == seat;
  return aluette_sheet_drafts_change (self->drafts, draft, error);
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
  draft = aluette_sheet_drafts_copy (self->drafts);
  draft->first_dealer = dealer != ALU_NOBODY ? dealer : 0;
  draft->n_misdeals = 0;
  g_array_append_vals (draft->deals, deal, 1);
  return aluette_sheet_drafts_change (self->drafts, draft, error);
}

gboolean
aluette_score_sheet_correct_deal (AluetteScoreSheet *self, guint index,
                                  const AluetteSheetDeal *deal, GError **error)
{
  Draft *draft;

  g_return_val_if_fail (index < get_draft (self)->deals->len, FALSE);
  draft = aluette_sheet_drafts_copy (self->drafts);
  g_array_index (draft->deals, AluetteSheetDeal, index) = *deal;
  return aluette_sheet_drafts_change (self->drafts, draft, error);
}

gboolean
aluette_score_sheet_remove_deal (AluetteScoreSheet *self, guint index, GError **error)
{
  Draft *draft;

  g_return_val_if_fail (index < get_draft (self)->deals->len, FALSE);
  draft = aluette_sheet_drafts_copy (self->drafts);
  g_array_remove_index (draft->deals, index);
  return aluette_sheet_drafts_change (self->drafts, draft, error);
}

void
aluette_score_sheet_note_misdeal (AluetteScoreSheet *self)
{
  Draft *draft = aluette_sheet_drafts_copy (self->drafts);

  draft->n_misdeals++;
  aluette_sheet_drafts_change (self->drafts, draft, NULL);
}

gboolean
aluette_score_sheet_can_undo (AluetteScoreSheet *self)
{
  return aluette_sheet_drafts_can_undo (self->drafts);
}

gboolean
aluette_score_sheet_can_redo (AluetteScoreSheet *self)
{
  return aluette_sheet_drafts_can_redo (self->drafts);
}

gboolean
aluette_score_sheet_undo (AluetteScoreSheet *self)
{
  return aluette_sheet_drafts_undo (self->drafts);
}

gboolean
aluette_score_sheet_redo (AluetteScoreSheet *self)
{
  return aluette_sheet_drafts_redo (self->drafts);
}
