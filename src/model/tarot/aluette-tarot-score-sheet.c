/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-score-sheet.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"

G_DEFINE_QUARK (aluette_tarot_sheet_error, aluette_tarot_sheet_error)

typedef struct
{
  gint32 of_seat[TAROT_MAX_SEATS];
} Scores;

struct _AluetteTarotScoreSheet
{
  AluetteSheet parent_instance;

  TarotRecordHeader header;
  TarotMatch match; /* after all deals */
  GArray *scores;   /* (element-type Scores): after each deal */
};

G_DEFINE_FINAL_TYPE (AluetteTarotScoreSheet, aluette_tarot_score_sheet, ALUETTE_TYPE_SHEET)

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
write_log (Log *log, const TarotRecordHeader *header, AluetteSheetDraft *draft)
{
  TarotStatus status = tarot_record_writer_init (&log->writer, header, aluette_record_collect,
                                                 log->text);

  for (guint i = 0; i < draft->deals->len && status == TAROT_OK; i++)
    status = write_deal (log, (draft->first_dealer + i) % header->rules.seats,
                         &g_array_index (draft->deals, AluetteTarotSheetDeal, i));
  if (status == TAROT_ERROR_MATCH_OVER && log->scores->len > 0)
    {
      g_array_set_size (draft->deals, log->scores->len);
      status = TAROT_OK;
    }
  return status;
}

static gboolean
score_sheet_write (AluetteSheet *sheet, AluetteSheetDraft *draft, GPtrArray *lines, GError **error)
{
  AluetteTarotScoreSheet *self = ALUETTE_TAROT_SCORE_SHEET (sheet);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (Scores));
  Log log = { .text = text, .lines = lines, .scores = scores };
  TarotStatus status = write_log (&log, &self->header, draft);

  if (status != TAROT_OK)
    {
      set_error (error, status);
      return FALSE;
    }
  g_clear_pointer (&self->scores, g_array_unref);
  self->scores = g_steal_pointer (&scores);
  self->match = log.writer.match;
  return TRUE;
}

static void
score_sheet_write_header (AluetteSheet *sheet, GString *record)
{
  g_autofree TarotRecordWriter *writer = g_new0 (TarotRecordWriter, 1);

  tarot_record_writer_init (writer, &ALUETTE_TAROT_SCORE_SHEET (sheet)->header,
                            aluette_record_collect, record);
}

static gboolean
score_sheet_is_over (AluetteSheet *sheet)
{
  return tarot_match_is_over (&ALUETTE_TAROT_SCORE_SHEET (sheet)->match);
}

static guint
score_sheet_get_n_dealers (AluetteSheet *sheet)
{
  return ALUETTE_TAROT_SCORE_SHEET (sheet)->header.rules.seats;
}

static void
aluette_tarot_score_sheet_finalize (GObject *object)
{
  g_clear_pointer (&ALUETTE_TAROT_SCORE_SHEET (object)->scores, g_array_unref);
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

static void
read_event (AluetteSheetDraft *draft, const TarotEvent *event)
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

/* @events: (nullable) (element-type TarotEvent): what has been stored so far */
static AluetteTarotScoreSheet *
new_sheet (const TarotRecordHeader *header, const GArray *events, AluetteJournal *journal,
           GError **error)
{
  g_autoptr (AluetteTarotScoreSheet) self = g_object_new (ALUETTE_TYPE_TAROT_SCORE_SHEET, NULL);
  AluetteSheetDraft *draft;

  self->header = *header;
  if (!tarot_record_header_is_real (header))
    {
      set_error (error, TAROT_ERROR_REAL_TABLE);
      return NULL;
    }
  draft = aluette_sheet_draft_new (ALUETTE_SHEET (self));
  draft->first_dealer = 0;
  for (guint i = 0; events != NULL && i < events->len; i++)
    read_event (draft, &g_array_index (events, TarotEvent, i));
  return aluette_sheet_begin (ALUETTE_SHEET (self), draft, journal, error) ? g_steal_pointer (&self)
                                                                           : NULL;
}

AluetteTarotScoreSheet *
aluette_tarot_score_sheet_new (const TarotRecordHeader *header, AluetteJournal *journal,
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
  g_autofree AluGameHeader *game_header = g_new0 (AluGameHeader, 1);
  g_autofree TarotRecordHeader *header = g_new0 (TarotRecordHeader, 1);

  g_return_val_if_fail (record != NULL, NULL);
  if (!aluette_record_read (&tarot_kind, record, -1, game_header, events, error))
    return NULL;
  tarot_header_from_game (game_header, header);
  return new_sheet (header, events, journal, error);
}

AluetteTarotScoreSheet *
aluette_tarot_score_sheet_open (AluetteDatabase *database, gint64 match, GError **error)
{
  g_autoptr (AluetteJournal) journal = NULL;
  g_autofree char *record = aluette_database_claim_record (database, match, &journal, error);

  return record != NULL ? aluette_tarot_score_sheet_new_from_record (record, journal, error) : NULL;
}

/* Contents of the sheet */

const TarotRecordHeader *
aluette_tarot_score_sheet_get_header (AluetteTarotScoreSheet *self)
{
  return &self->header;
}

const AluetteTarotSheetDeal *
aluette_tarot_score_sheet_get_deal (AluetteTarotScoreSheet *self, guint index,
                                    gint32 score[TAROT_MAX_SEATS])
{
  const AluetteSheetDraft *draft = aluette_sheet_get_draft (ALUETTE_SHEET (self));

  g_return_val_if_fail (index < draft->deals->len, NULL);
  if (score != NULL)
    memcpy (score, g_array_index (self->scores, Scores, index).of_seat, sizeof (Scores));
  return &g_array_index (draft->deals, AluetteTarotSheetDeal, index);
}

gint32
aluette_tarot_score_sheet_get_score (AluetteTarotScoreSheet *self, guint seat)
{
  g_return_val_if_fail (seat < self->header.rules.seats, 0);
  return self->match.score[seat];
}

guint
aluette_tarot_score_sheet_get_winners (AluetteTarotScoreSheet *self)
{
  return self->match.winners;
}

gboolean
aluette_tarot_score_sheet_preview (AluetteTarotScoreSheet *self, const AluetteTarotSheetDeal *deal,
                                   TarotScore *score, GError **error)
{
  TarotStatus status = deal->passed ? TAROT_OK
                                    : tarot_sheet_check (&self->header.rules, &deal->sheet, TRUE);

  if (status != TAROT_OK)
    {
      set_error (error, status);
      return FALSE;
    }
  if (!deal->passed && score != NULL)
    tarot_score (self->header.rules.seats, &deal->sheet, score);
  return TRUE;
}
