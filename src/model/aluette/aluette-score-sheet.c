/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/aluette/aluette-score-sheet.h"

#include <glib/gi18n.h>

#include "engine/aluette/alu-match-record.h"
#include "model/session/aluette-game.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-database-private.h"

/* What a draft has besides dealer and deals. */
typedef struct
{
  gboolean has_draw;
  AluEvent draw;
  guint n_misdeals; /* in deal @misdeals_of */
  guint misdeals_of;
} Extra;

struct _AluetteScoreSheet
{
  AluetteSheet parent_instance;

  AluGameHeader header;
  AluMatch match; /* after all deals */
  GArray *scores; /* (element-type guint[2]): after each deal */
};

G_DEFINE_FINAL_TYPE (AluetteScoreSheet, aluette_score_sheet, ALUETTE_TYPE_SHEET)

static const Extra *
get_extra (AluetteScoreSheet *self)
{
  return aluette_sheet_get_draft (ALUETTE_SHEET (self))->extra;
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
  AluMatchWriter writer;
  GString *text;
  GPtrArray *lines;
  GArray *scores;
} Log;

static AluStatus
write_event (Log *log, const AluEvent *event)
{
  AluStatus status;

  g_string_truncate (log->text, 0);
  status = alu_record_write_event (&log->writer, event);
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

/* Returns: the dealer that the draw determines, or ALUETTE_SHEET_NO_DEALER */
static guint
get_drawn_dealer (const AluetteSheetDraft *draft)
{
  const Extra *extra = draft->extra;

  return extra->has_draw ? extra->draw.draw.seat_of[1] : ALUETTE_SHEET_NO_DEALER;
}

/* A result needs a dealer, a draw is void if somebody else deals first. */
static void
complete_draft (AluetteSheetDraft *draft)
{
  Extra *extra = draft->extra;

  if (draft->deals->len > 0 && draft->first_dealer == ALUETTE_SHEET_NO_DEALER)
    draft->first_dealer = extra->has_draw ? get_drawn_dealer (draft) : 0;
  if (draft->first_dealer != ALUETTE_SHEET_NO_DEALER
      && draft->first_dealer != get_drawn_dealer (draft))
    extra->has_draw = FALSE;
}

/* Writes the log of @draft. Deals after the end of the match are crossed out. The log contains the
 * dealer of the first deal as soon as it is known. */
static AluStatus
write_log (Log *log, const AluGameHeader *header, AluetteSheetDraft *draft)
{
  const Extra *extra = draft->extra;
  AluStatus status = alu_record_writer_init (&log->writer, &alu_aluette_kind, header,
                                             aluette_record_collect, log->text);
  guint n_seats = header->rules.n_seats;

  if (status == ALU_OK && extra->has_draw)
    status = write_event (log, &extra->draw);
  for (guint i = 0; i < draft->deals->len && status == ALU_OK; i++)
    status = write_deal (log, (draft->first_dealer + i) % n_seats,
                         &g_array_index (draft->deals, AluetteSheetDeal, i));
  if (status == ALU_ERROR_MATCH_OVER && log->scores->len > 0)
    {
      g_array_set_size (draft->deals, log->scores->len);
      status = ALU_OK;
    }
  if (status == ALU_OK && draft->deals->len == 0 && draft->first_dealer != ALUETTE_SHEET_NO_DEALER)
    status = begin_deal (log, draft->first_dealer);
  return status;
}

static gboolean
score_sheet_write (AluetteSheet *sheet, AluetteSheetDraft *draft, GPtrArray *lines, GError **error)
{
  AluetteScoreSheet *self = ALUETTE_SCORE_SHEET (sheet);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) scores = g_array_new (FALSE, FALSE, sizeof (guint[2]));
  Log log = { .text = text, .lines = lines, .scores = scores };
  AluStatus status;

  complete_draft (draft);
  status = write_log (&log, &self->header, draft);
  if (status != ALU_OK)
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, (int) status, _(alu_status_texts[status]));
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
  g_autofree char *head = aluette_record_write (&alu_aluette_kind,
                                                &ALUETTE_SCORE_SHEET (sheet)->header, NULL, 0);

  g_string_append (record, head);
}

static gboolean
score_sheet_is_over (AluetteSheet *sheet)
{
  return alu_match_over (&ALUETTE_SCORE_SHEET (sheet)->match);
}

static guint
score_sheet_get_n_dealers (AluetteSheet *sheet)
{
  return ALUETTE_SCORE_SHEET (sheet)->header.rules.n_seats;
}

static guint
score_sheet_get_default_dealer (AluetteSheet *sheet)
{
  return get_drawn_dealer (aluette_sheet_get_draft (sheet));
}

static void
aluette_score_sheet_finalize (GObject *object)
{
  g_clear_pointer (&ALUETTE_SCORE_SHEET (object)->scores, g_array_unref);
  G_OBJECT_CLASS (aluette_score_sheet_parent_class)->finalize (object);
}

static void
aluette_score_sheet_class_init (AluetteScoreSheetClass *klass)
{
  AluetteSheetClass *sheet_class = ALUETTE_SHEET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = aluette_score_sheet_finalize;
  sheet_class->deal_size = sizeof (AluetteSheetDeal);
  sheet_class->extra_size = sizeof (Extra);
  sheet_class->write = score_sheet_write;
  sheet_class->write_header = score_sheet_write_header;
  sheet_class->is_over = score_sheet_is_over;
  sheet_class->get_n_dealers = score_sheet_get_n_dealers;
  sheet_class->get_default_dealer = score_sheet_get_default_dealer;
}

static void
aluette_score_sheet_init (AluetteScoreSheet *self)
{
}

/* From a log to a draft */

static void
read_event (AluetteSheetDraft *draft, const AluEvent *event)
{
  Extra *extra = draft->extra;
  AluetteSheetDeal deal = { .winner = event->result.winner,
                            .reason = event->result.reason,
                            .has_tricks = event->result.has_tricks };

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DRAW:
      extra->has_draw = TRUE;
      extra->draw = *event;
      break;
    case ALU_EVENT_DEAL:
      if (draft->first_dealer == ALUETTE_SHEET_NO_DEALER)
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
new_sheet (const AluGameHeader *header, const GArray *events, AluetteJournal *journal,
           GError **error)
{
  g_autoptr (AluetteScoreSheet) self = g_object_new (ALUETTE_TYPE_SCORE_SHEET, NULL);
  AluetteSheetDraft *draft = aluette_sheet_draft_new (ALUETTE_SHEET (self));

  self->header = *header;
  for (guint i = 0; events != NULL && i < events->len; i++)
    read_event (draft, &g_array_index (events, AluEvent, i));
  if (!aluette_sheet_begin (ALUETTE_SHEET (self), draft, journal, error))
    return NULL;
  if (!alu_game_header_is_real (header))
    {
      g_set_error_literal (error, ALUETTE_GAME_ERROR, ALU_ERROR_REAL_TABLE,
                           _(alu_status_texts[ALU_ERROR_REAL_TABLE]));
      return NULL;
    }
  return g_steal_pointer (&self);
}

AluetteScoreSheet *
aluette_score_sheet_new (const AluGameHeader *header, AluetteJournal *journal, GError **error)
{
  g_return_val_if_fail (header != NULL, NULL);
  return new_sheet (header, NULL, journal, error);
}

AluetteScoreSheet *
aluette_score_sheet_new_from_record (const char *record, AluetteJournal *journal, GError **error)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (AluEvent));
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);

  g_return_val_if_fail (record != NULL, NULL);
  if (!aluette_record_read (&alu_aluette_kind, record, -1, header, events, error))
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

const AluGameHeader *
aluette_score_sheet_get_header (AluetteScoreSheet *self)
{
  return &self->header;
}

/* Returns: FALSE with @error if a name cannot be in a record. */
static gboolean
names_ok (const char *const *names, guint n, GError **error)
{
  for (guint seat = 0; seat < n; seat++)
    if (!alu_game_name_ok (names[seat]))
      {
        g_set_error_literal (error, ALUETTE_DATABASE_ERROR, ALUETTE_DATABASE_ERROR_FAILED,
                             _("Enter a short name without line breaks or double spaces"));
        return FALSE;
      }
  return TRUE;
}

gboolean
aluette_score_sheet_set_names (AluetteScoreSheet *self, const char *const *names, GError **error)
{
  g_autofree AluGameHeader *header = NULL;
  AluetteJournal *journal;
  g_autofree char *lines = NULL;

  g_return_val_if_fail (ALUETTE_IS_SCORE_SHEET (self), FALSE);

  if (!names_ok (names, self->header.rules.n_seats, error))
    return FALSE;
  header = g_memdup2 (&self->header, sizeof *header);
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    g_strlcpy (header->players[seat].name, names[seat], sizeof header->players[seat].name);
  journal = aluette_sheet_get_journal (ALUETTE_SHEET (self));
  lines = aluette_record_write (&alu_aluette_kind, header, NULL, 0);
  if (journal != NULL && !aluette_journal_set_header (journal, lines, error))
    return FALSE;
  self->header = *header;
  aluette_sheet_announce (ALUETTE_SHEET (self));
  return TRUE;
}

const AluetteSheetDeal *
aluette_score_sheet_get_deal (AluetteScoreSheet *self, guint index, guint score[2])
{
  const AluetteSheetDraft *draft = aluette_sheet_get_draft (ALUETTE_SHEET (self));

  g_return_val_if_fail (index < draft->deals->len, NULL);
  if (score != NULL)
    memcpy (score, self->scores->data + index * sizeof (guint[2]), sizeof (guint[2]));
  return &g_array_index (draft->deals, AluetteSheetDeal, index);
}

guint
aluette_score_sheet_get_points (AluetteScoreSheet *self, guint index)
{
  const AluetteSheetDeal *deal = aluette_score_sheet_get_deal (self, index, NULL);

  return deal != NULL ? (guint) alu_reason_points ((AluReason) deal->reason) : 0;
}

guint
aluette_score_sheet_get_score (AluetteScoreSheet *self, AluTeam team)
{
  return self->match.score[team];
}

guint
aluette_score_sheet_get_winner (AluetteScoreSheet *self)
{
  return self->match.winner;
}

guint
aluette_score_sheet_get_n_misdeals (AluetteScoreSheet *self)
{
  const Extra *extra = get_extra (self);

  return extra->misdeals_of == aluette_sheet_get_n_deals (ALUETTE_SHEET (self)) ? extra->n_misdeals
                                                                                : 0;
}

void
aluette_score_sheet_note_misdeal (AluetteScoreSheet *self)
{
  AluetteSheetDraft *draft = aluette_sheet_copy_draft (ALUETTE_SHEET (self));
  Extra *extra = draft->extra;

  extra->n_misdeals = aluette_score_sheet_get_n_misdeals (self) + 1;
  extra->misdeals_of = draft->deals->len;
  aluette_sheet_change (ALUETTE_SHEET (self), draft, NULL);
}
