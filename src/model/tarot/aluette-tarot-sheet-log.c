/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-sheet-log.h"

#include "engine/alu-record.h"
#include "model/session/aluette-record.h"
#include "model/storage/aluette-session-journal.h"

/* The match of a line-up that is being written. */
typedef struct
{
  guint8 people[TAROT_MAX_SEATS];
  char *name;    /* “1 2 3 4 6”: the people, counting from 1 */
  char *header;  /* its lines */
  GString *text; /* of the last event */
  guint n_deals;
  TarotRecordWriter writer;
} LineUp;

/* A log that is being written. */
typedef struct
{
  const AluetteTarotTable *table;
  GPtrArray *line_ups; /* (element-type LineUp) */
  GPtrArray *lines;
  GArray *scores;
  AluetteTarotPeopleScores score; /* after the last deal */
  guint n_scored;
} Log;

static void
line_up_free (gpointer data)
{
  LineUp *line_up = data;

  g_free (line_up->name);
  g_free (line_up->header);
  g_string_free (line_up->text, TRUE);
  g_free (line_up);
}

static gboolean
has_sitters (const AluetteTarotTable *self)
{
  return self->n_people > self->header.rules.n_seats;
}

/* The deals of a line-up have no limits of their own. */
static void
make_header (const AluetteTarotTable *self, const guint8 *people, AluGameHeader *header)
{
  *header = self->header;
  if (!has_sitters (self))
    return;
  header->rules.options[TAROT_OPTION_DEALS] = 0;
  header->rules.options[TAROT_OPTION_TARGET] = 0;
  for (guint seat = 0; seat < header->rules.n_seats; seat++)
    g_strlcpy (header->players[seat].name, self->names[people[seat]],
               sizeof header->players[seat].name);
}

char *
aluette_tarot_sheet_log_name (const guint8 *people, guint n_seats)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint seat = 0; seat < n_seats; seat++)
    g_string_append_printf (name, "%s%u", seat > 0 ? " " : "", people[seat] + 1u);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

static TarotStatus
line_up_new (const AluetteTarotTable *self, const guint8 *people, LineUp **result)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  LineUp *line_up = g_new0 (LineUp, 1);
  TarotStatus status;

  memcpy (line_up->people, people, sizeof line_up->people);
  line_up->name = aluette_tarot_sheet_log_name (people, self->header.rules.n_seats);
  line_up->text = g_string_new (NULL);
  make_header (self, people, header);
  status = alu_record_writer_init (&line_up->writer, &tarot_kind, header, aluette_record_collect,
                                     line_up->text);
  line_up->header = g_strdup (line_up->text->str);
  *result = line_up;
  return status;
}

/* Returns: (transfer none): the match that a deal belongs to */
static TarotStatus
find_line_up (Log *log, const AluetteTarotSheetDeal *deal, LineUp **line_up)
{
  TarotStatus status;

  for (guint i = 0; i < log->line_ups->len; i++)
    {
      *line_up = g_ptr_array_index (log->line_ups, i);
      if (memcmp ((*line_up)->people, deal->line_up, sizeof deal->line_up) == 0)
        return TAROT_OK;
    }
  status = line_up_new (log->table, deal->line_up, line_up);
  g_ptr_array_add (log->line_ups, *line_up);
  return status;
}

/* @dealer: the person who dealt */
static TarotStatus
write_event (Log *log, LineUp *line_up, guint dealer, const TarotEvent *event)
{
  TarotStatus status;

  g_string_truncate (line_up->text, 0);
  status = alu_record_write_event (&line_up->writer, event);
  if (status != TAROT_OK)
    return status;
  g_ptr_array_add (log->lines, has_sitters (log->table)
                                   ? g_strdup_printf ("%s\t%u\n%s\n%s", line_up->name, dealer + 1,
                                                      line_up->header, line_up->text->str)
                                   : g_strdup (line_up->text->str));
  return TAROT_OK;
}

static void
make_result (const AluetteTarotSheetDeal *deal, TarotEvent *event)
{
  tarot_event_init (event, deal->passed ? TAROT_EVENT_PASSED : TAROT_EVENT_RESULT, 0);
  if (!deal->passed)
    event->sheet = deal->sheet;
}

/* @dealer: the person who deals */
static TarotStatus
write_deal (Log *log, guint dealer, const AluetteTarotSheetDeal *deal)
{
  guint n_seats = log->table->header.rules.n_seats;
  TarotEvent event;
  LineUp *line_up;
  TarotStatus status = find_line_up (log, deal, &line_up);
  guint seat = has_sitters (log->table) ? line_up->n_deals++ % n_seats : dealer;

  tarot_event_init (&event, TAROT_EVENT_DEAL, (int) seat);
  if (status == TAROT_OK)
    status = write_event (log, line_up, dealer, &event);
  if (status == TAROT_OK)
    {
      make_result (deal, &event);
      status = write_event (log, line_up, dealer, &event);
    }
  if (status != TAROT_OK)
    return status;
  for (seat = 0; !deal->passed && seat < n_seats; seat++)
    log->score.of_person[deal->line_up[seat]] += line_up->writer.match.marks.marks[seat];
  log->n_scored += deal->passed ? 0 : 1;
  g_array_append_val (log->scores, log->score);
  return TAROT_OK;
}

/* Whether the deals that are played, or somebody's points, are enough. */
static gboolean
is_finished (const Log *log)
{
  const gint16 *options = log->table->header.rules.options;
  gint target = options[TAROT_OPTION_TARGET];
  guint deals = (guint) options[TAROT_OPTION_DEALS];

  for (guint person = 0; target > 0 && person < log->table->n_people; person++)
    if (log->score.of_person[person] >= target)
      return TRUE;
  return deals > 0 && log->n_scored >= deals;
}

/* Sets the line-up if nobody sits out. Returns: whether it is possible. */
static gboolean
check_line_up (const AluetteTarotTable *self, AluetteTarotSheetDeal *deal)
{
  guint taken = 0;

  for (guint seat = 0; seat < self->header.rules.n_seats; seat++)
    {
      if (!has_sitters (self))
        deal->line_up[seat] = (guint8) seat;
      if (deal->line_up[seat] >= self->n_people || (taken >> deal->line_up[seat] & 1) != 0)
        return FALSE;
      taken |= 1u << deal->line_up[seat];
    }
  return TRUE;
}

/* Marks the last event of a session as its end. */
static void
mark_end (Log *log)
{
  char **last = (char **) &g_ptr_array_index (log->lines, log->lines->len - 1);
  char *event = *last;
  gsize length = strcspn (event, "\n");

  *last = g_strdup_printf ("%.*s" ALUETTE_SESSION_END "%s", (int) length, event, event + length);
  g_free (event);
}

/* Writes the log of @draft. Deals after the end of the match are crossed out. */
static TarotStatus
write_log (Log *log, AluetteSheetDraft *draft, gboolean *over)
{
  *over = FALSE;
  for (guint i = 0; i < draft->deals->len; i++)
    {
      AluetteTarotSheetDeal *deal = &g_array_index (draft->deals, AluetteTarotSheetDeal, i);
      TarotStatus status = check_line_up (log->table, deal)
                               ? write_deal (log, (draft->first_dealer + i) % log->table->n_people,
                                             deal)
                               : TAROT_ERROR_REAL_TABLE;

      if (status != TAROT_OK)
        return status;
      if (!is_finished (log))
        continue;
      g_array_set_size (draft->deals, i + 1);
      *over = TRUE;
    }
  if (*over && has_sitters (log->table))
    mark_end (log);
  return TAROT_OK;
}

TarotStatus
aluette_tarot_sheet_log_write (const AluetteTarotTable *table, AluetteSheetDraft *draft,
                               GPtrArray *lines, GArray *scores, gboolean *over)
{
  g_autoptr (GPtrArray) line_ups = g_ptr_array_new_with_free_func (line_up_free);
  Log log = { .table = table, .line_ups = line_ups, .lines = lines, .scores = scores };

  return write_log (&log, draft, over);
}
