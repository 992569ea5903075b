/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-score-sheet.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-record.h"
#include "model/session/aluette-sheet-drafts.h"
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
  AluetteSheetDrafts *drafts;
  TarotMatch match; /* after all deals */
  GArray *scores;   /* (element-type Scores): after each deal */
  guint n_crossed_out;
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
aluette_tarot_score_sheet_finalize (GObject *object)
{
  AluetteTarotScoreSheet *self = ALUETTE_TAROT_SCORE_SHEET (object);

  g_clear_object (&self->drafts);
  g_clear_pointer (&self->scores, g_array_unref);
  G_OBJECT_CLASS (aluette_tarot_score_sheet_parent_class)->finalize (object);
}

static void
aluette_tarot_score_sheet_class_init (AluetteTarotScoreSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->finalize = aluette_tarot_score_sheet_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[STORAGE_FAILED] = g_signal_new ("storage-failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
aluette_tarot_score_sheet_init (AluetteTarotScoreSheet *self)
{
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

static gboolean
write_draft (gpointer sheet, gpointer draft, GPtrArray *lines, GError **error)
{
  AluetteTarotScoreSheet *self = sheet;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (Scores));
  Log log = { .text = text, .lines = lines, .scores = scores };
  guint n_crossed_out;
  TarotStatus status = write_log (&log, &self->header, draft, &n_crossed_out);

  if (status != TAROT_OK)
    {
      set_error (error, status);
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
get_draft (AluetteTarotScoreSheet *self)
{
  return aluette_sheet_drafts_get (self->drafts);
}

static void
drafts_changed (AluetteTarotScoreSheet *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
drafts_storage_failed (AluetteTarotScoreSheet *self, const char *message)
{
  g_signal_emit (self, signals[STORAGE_FAILED], 0, message);
}

/* Takes ownership of @draft. */
static gboolean
sheet_begin (AluetteTarotScoreSheet *self, Draft *draft, AluetteJournal *journal, GError **error)
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
read_event (Draft *draft, const TarotEvent *event)
{
  AluetteTarotSheetDeal deal = { 0 };

  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_DEAL:
      if (draft->deals->len == 0)
        draft->first_dealer = event->seat;
      break;
    case TAROT_EVENT_RESULT:
      deal.sheet = event->sheet;
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
  return sheet_begin (self, draft, journal, error) ? g_steal_pointer (&self) : NULL;
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
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TarotEvent));
  g_autofree AluGameHeader *game_header = g_new0 (AluGameHeader, 1);
  g_autofree TarotRecordHeader *header = g_new0 (TarotRecordHeader, 1);
  Draft *draft;

  g_return_val_if_fail (record != NULL, NULL);
  if (!aluette_record_read (&tarot_kind, record, -1, game_header, events, error))
    return NULL;
  tarot_header_from_game (game_header, header);
  draft = draft_new ();
  for (guint i = 0; i < events->len; i++)
    read_event (draft, &g_array_index (events, TarotEvent, i));
  return new_sheet (header, draft, journal, error);
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
  return get_draft (self)->deals->len;
}

const AluetteTarotSheetDeal *
aluette_tarot_score_sheet_get_deal (AluetteTarotScoreSheet *self, guint index,
                                    gint32 score[TAROT_MAX_SEATS])
{
  g_return_val_if_fail (index < get_draft (self)->deals->len, NULL);
  if (score != NULL)
    memcpy (score, g_array_index (self->scores, Scores, index).of_seat, sizeof (Scores));
  return &g_array_index (get_draft (self)->deals, AluetteTarotSheetDeal, index);
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
  return (get_draft (self)->first_dealer + index) % self->header.rules.seats;
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
  aluette_sheet_drafts_append_log (self->drafts, record);
  return g_string_free (record, FALSE);
}

/* Changes */

void
aluette_tarot_score_sheet_set_first_dealer (AluetteTarotScoreSheet *self, guint seat)
{
  Draft *draft;

  g_return_if_fail (seat < self->header.rules.seats);
  draft = aluette_sheet_drafts_copy (self->drafts);
  draft->first_dealer = seat;
  aluette_sheet_drafts_change (self->drafts, draft, NULL);
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
  draft = aluette_sheet_drafts_copy (self->drafts);
  g_array_append_vals (draft->deals, deal, 1);
  return aluette_sheet_drafts_change (self->drafts, draft, error);
}

gboolean
aluette_tarot_score_sheet_correct_deal (AluetteTarotScoreSheet *self, guint index,
                                        const AluetteTarotSheetDeal *deal, GError **error)
{
  Draft *draft;

  g_return_val_if_fail (index < get_draft (self)->deals->len, FALSE);
  draft = aluette_sheet_drafts_copy (self->drafts);
  g_array_index (draft->deals, AluetteTarotSheetDeal, index) = *deal;
  return aluette_sheet_drafts_change (self->drafts, draft, error);
}

void
aluette_tarot_score_sheet_remove_deal (AluetteTarotScoreSheet *self, guint index)
{
  Draft *draft;

  g_return_if_fail (index < get_draft (self)->deals->len);
  draft = aluette_sheet_drafts_copy (self->drafts);
  g_array_remove_index (draft->deals, index);
  aluette_sheet_drafts_change (self->drafts, draft, NULL);
}

gboolean
aluette_tarot_score_sheet_can_undo (AluetteTarotScoreSheet *self)
{
  return aluette_sheet_drafts_can_undo (self->drafts);
}

gboolean
aluette_tarot_score_sheet_can_redo (AluetteTarotScoreSheet *self)
{
  return aluette_sheet_drafts_can_redo (self->drafts);
}

gboolean
aluette_tarot_score_sheet_undo (AluetteTarotScoreSheet *self)
{
  return aluette_sheet_drafts_undo (self->drafts);
}

gboolean
aluette_tarot_score_sheet_redo (AluetteTarotScoreSheet *self)
{
  return aluette_sheet_drafts_redo (self->drafts);
}
