/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/tarot/aluette-tarot-export.h"

#include "engine/alu-record.h"
#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-csv.h"
#include "model/session/aluette-record.h"

const char *const aluette_tarot_csv_columns[] = {
  "match",   "date",     "event",    "place",    "rules",    "deal",     "dealer",    "taker",
  "partner", "contract", "bouts",    "points",   "petit",    "slam",     "announced", "made",
  "margin",  "total",    "handful1", "handful2", "handful3", "handful4", "handful5",  "misere1",
  "misere2", "misere3",  "misere4",  "misere5",  "mark1",    "mark2",    "mark3",     "mark4",
  "mark5",   "score1",   "score2",   "score3",   "score4",   "score5",   "player1",   "player2",
  "player3", "player4",  "player5",  NULL,
};

static const char *const contracts[TAROT_N_BIDS] = { "goulash", "petite", "garde", "garde-sans",
                                                     "garde-contre" };
static const char *const sides[] = { "attack", "defense", "" };
static const char *const handfuls[TAROT_N_HANDFULS] = { "", "simple", "double", "triple" };
static const char *const miseres[] = { "", "trumps", "honours", "trumps honours" };

/* The lines that are written, and the number of deals in them. */
typedef struct
{
  gint64 match;
  GString *text;
  guint n_scored;
} Export;

static void
add_seat (GString *line, guint seat)
{
  if (seat == TAROT_NOBODY)
    aluette_csv_add_field (line, "");
  else
    aluette_csv_add_number (line, seat + 1);
}

/* The attack's points, or those of each player in a goulash. */
static void
add_points (GString *line, const TarotSheet *sheet, int n_seats)
{
  g_autoptr (GString) points = g_string_new (NULL);
  int n = sheet->contract == TAROT_PASS ? n_seats : 1;

  for (int i = 0; i < n; i++)
    g_string_append_printf (points, "%s%d%s", i > 0 ? " " : "", sheet->half_points[i] / 2,
                            sheet->half_points[i] % 2 != 0 ? ".5" : "");
  aluette_csv_add_field (line, points->str);
}

static void
add_result (GString *line, const TarotSheet *sheet, const TarotScore *score, int n_seats)
{
  gboolean goulash = sheet->contract == TAROT_PASS;

  add_seat (line, sheet->taker);
  add_seat (line, sheet->partner);
  aluette_csv_add_field (line, contracts[sheet->contract]);
  aluette_csv_add_number (line, sheet->bouts);
  add_points (line, sheet, n_seats);
  aluette_csv_add_field (line, sides[sheet->petit]);
  aluette_csv_add_field (line, sides[sheet->slam]);
  aluette_csv_add_number (line, sheet->announced);
  aluette_csv_add_field (line, goulash ? "" : score->made ? "1" : "0");
  aluette_csv_add_number (line, score->margin);
  aluette_csv_add_number (line, score->total);
}

static void
add_seats (GString *line, const TarotMatch *match, const AluGameHeader *header)
{
  int n = match->rules.seats;

  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    aluette_csv_add_field (line, handfuls[match->sheet.handfuls[seat]]);
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    aluette_csv_add_field (line, miseres[match->sheet.miseres[seat]]);
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    if (seat < n)
      aluette_csv_add_number (line, match->marks.marks[seat]);
    else
      aluette_csv_add_field (line, "");
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    if (seat < n)
      aluette_csv_add_number (line, match->score[seat]);
    else
      aluette_csv_add_field (line, "");
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    aluette_csv_add_field (line, seat < n ? header->players[seat].name : "");
}

static void
add_deal (const void *record_reader, void *data)
{
  const TarotRecordReader *reader = record_reader;
  const TarotMatch *match = &reader->match;
  Export *export = data;
  g_autoptr (GString) line = NULL;

  if (match->n_scored == export->n_scored)
    return;
  export->n_scored = match->n_scored;
  line = g_string_new (NULL);
  g_string_append_printf (line, "%" G_GINT64_FORMAT, export->match);
  aluette_csv_add_field (line, reader->base.header.date);
  aluette_csv_add_field (line, reader->base.header.event);
  aluette_csv_add_field (line, reader->base.header.place);
  aluette_csv_add_field (line, tarot_rule_sets[match->rules.set].id);
  aluette_csv_add_number (line, match->n_deals);
  add_seat (line, match->deal.dealer);
  add_result (line, &match->sheet, &match->marks, match->rules.seats);
  add_seats (line, match, &reader->base.header);
  g_string_append_printf (export->text, "%s\r\n", line->str);
}

char *
aluette_tarot_export_csv_deals (gint64 match, const char *record, GError **error)
{
  g_autofree TarotRecordReader *reader = g_new0 (TarotRecordReader, 1);
  g_autoptr (GString) text = g_string_new (NULL);
  Export export = { match, text, 0 };
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  AluGameFault fault;

  if (!aluette_record_read (&tarot_kind, record, -1, header, NULL, error)
      || !alu_record_read_text (reader, &tarot_kind, record, strlen (record), add_deal, &export,
                                &fault))
    return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The columns that a session has besides: who dealt, and the total of each person. */
static void
add_session_columns (GString *text)
{
  g_string_truncate (text, text->len - strlen ("\r\n"));
  g_string_append (text, ",session-deal,dealt-by");
  for (guint person = 1; person <= ALUETTE_TAROT_MAX_PEOPLE; person++)
    g_string_append_printf (text, ",person%u,total%u", person, person);
  g_string_append (text, "\r\n");
}

/* Adds the row of a deal. @row: without the columns of the session */
static void
add_session_deal (GString *text, const char *row, AluetteTarotScoreSheet *sheet, guint index)
{
  const char *const *names = aluette_tarot_score_sheet_get_names (sheet);
  gint32 scores[ALUETTE_TAROT_MAX_PEOPLE];

  aluette_tarot_score_sheet_get_deal (sheet, index, scores);
  g_string_append (text, row);
  aluette_csv_add_number (text, index + 1);
  aluette_csv_add_field (text, names[aluette_sheet_get_dealer (ALUETTE_SHEET (sheet), index)]);
  for (guint person = 0; person < ALUETTE_TAROT_MAX_PEOPLE; person++)
    if (person < aluette_tarot_score_sheet_get_n_people (sheet))
      {
        aluette_csv_add_field (text, names[person]);
        aluette_csv_add_number (text, scores[person]);
      }
    else
      g_string_append (text, ",,");
  g_string_append (text, "\r\n");
}

/* Returns: (transfer full) (element-type GStrv): the rows of each line-up, NULL with @error */
static GPtrArray *
make_rows (GPtrArray *records, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; i < records->len; i++)
    {
      g_autofree char *lines = aluette_tarot_export_csv_deals (i + 1,
                                                               g_ptr_array_index (records, i),
                                                               error);

      if (lines == NULL)
        return NULL;
      g_ptr_array_add (rows, g_strsplit (lines, "\r\n", 0));
    }
  return g_steal_pointer (&rows);
}

char *
aluette_tarot_export_csv_sheet (AluetteTarotScoreSheet *sheet, GError **error)
{
  g_autoptr (GPtrArray) records = aluette_tarot_score_sheet_get_records (sheet);
  g_autoptr (GPtrArray) rows = make_rows (records, error);
  g_autofree char *head = aluette_csv_format_head (aluette_tarot_csv_columns);
  g_autoptr (GString) text = g_string_new (head);
  g_autofree guint *n_written = g_new0 (guint, records->len + 1);

  if (rows == NULL)
    return NULL;
  if (!aluette_tarot_score_sheet_has_sitters (sheet))
    {
      g_autofree char *lines = aluette_tarot_export_csv_deals (1, g_ptr_array_index (records, 0),
                                                               error);

      return g_strconcat (head, lines, NULL);
    }
  add_session_columns (text);
  for (guint i = 0; i < aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet)); i++)
    {
      const AluetteTarotSheetDeal *deal = aluette_tarot_score_sheet_get_deal (sheet, i, NULL);
      guint match = aluette_tarot_score_sheet_get_line_up (sheet, i);

      if (!deal->passed)
        add_session_deal (text, ((GStrv) g_ptr_array_index (rows, match))[n_written[match]++],
                          sheet, i);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
