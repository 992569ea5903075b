/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-print.h"

#include <glib/gi18n.h>

#include "engine/alu-replay.h"
#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-record.h"
#include "presentation/common/aluette-signed-number.h"
#include "presentation/tarot/aluette-tarot-score-report.h"
#include "ui/tarot/aluette-tarot-sheet-text.h"

/* A finished deal. */
typedef struct
{
  guint number;
  guint dealer;
  gboolean played;
  TarotSheet sheet;
  gint32 score[TAROT_MAX_SEATS]; /* after it */
  char *result;
} Deal;

static void
clear_deal (gpointer deal)
{
  g_free (((Deal *) deal)->result);
}

/* @match: after the deal */
static void
note_deal (GArray *deals, const AluetteTarotText *text, const TarotMatch *match)
{
  AluetteTarotSheetDeal on_sheet = { .sheet = match->sheet };
  Deal deal = { .number = match->n_deals,
                .dealer = match->deal.dealer,
                .played = match->deal.outcome == TAROT_OUTCOME_PLAYED,
                .sheet = match->sheet };

  memcpy (deal.score, match->score, sizeof deal.score);
  deal.result = deal.played ? aluette_tarot_sheet_text_deal (text, match->rules.seats, &on_sheet)
                            : aluette_tarot_text_result (text, match);
  g_array_append_val (deals, deal);
}

/* Returns: (transfer full) (element-type Deal): the deals that have ended */
static GArray *
read_deals (const AluetteTarotText *text, const GArray *events, TarotMatch *match)
{
  GArray *deals = g_array_new (FALSE, FALSE, sizeof (Deal));
  AluReplay replay;
  guint n_deals = 0;

  g_array_set_clear_func (deals, clear_deal);
  alu_replay_init (&replay, &tarot_kind, match, text->header, events->data, events->len);
  while (alu_replay_next (&replay))
    if (match->deal.outcome != TAROT_OUTCOME_NONE && match->n_deals > n_deals)
      {
        n_deals = match->n_deals;
        note_deal (deals, text, match);
      }
  return deals;
}

static void
start_table (AluettePrint *print, const AluetteTarotText *text, guint n_seats)
{
  g_auto (GStrv) heads = g_new0 (char *, ALUETTE_PRINT_MAX_COLUMNS + 1);
  double widths[ALUETTE_PRINT_MAX_COLUMNS] = { -6, 14, 32, -10 };
  guint n = 0;

  heads[n++] = g_strdup (C_("score sheet", "No."));
  heads[n++] = g_strdup (C_("score sheet", "Dealer"));
  heads[n++] = g_strdup (C_("score sheet", "Result"));
  heads[n++] = g_strdup (C_("score sheet", "Points"));
  for (guint seat = 0; seat < n_seats; seat++)
    {
      widths[n] = -55.0 / n_seats;
      heads[n++] = aluette_tarot_text_player (text, seat);
    }
  aluette_print_add_table (print, (const char *const *) heads, widths);
}

static void
add_row (AluettePrint *print, const AluetteTarotText *text, const Deal *deal, guint n_seats)
{
  g_auto (GStrv) cells = g_new0 (char *, ALUETTE_PRINT_MAX_COLUMNS + 1);
  gboolean has_points = deal->played && deal->sheet.contract != TAROT_PASS;
  guint n = 0;

  cells[n++] = g_strdup_printf ("%u", deal->number);
  cells[n++] = aluette_tarot_text_player (text, deal->dealer);
  cells[n++] = g_strdup (deal->result);
  cells[n++] = has_points ? aluette_tarot_text_points (deal->sheet.half_points[0]) : g_strdup ("–");
  for (guint seat = 0; seat < n_seats; seat++)
    cells[n++] = deal->score[seat] < 0 ? aluette_signed_number (deal->score[seat])
                                       : g_strdup_printf ("%d", deal->score[seat]);
  aluette_print_add_row (print, (const char *const *) cells, FALSE);
}

/* How the score of a deal comes about. */
static void
add_explanation (AluettePrint *print, const AluetteTarotText *text, const Deal *deal, guint n_seats)
{
  static const double widths[] = { 60, -40 };
  g_autofree char *head = g_strdup_printf (_("Deal %u"), deal->number);
  const char *const heads[] = { head, deal->result, NULL };
  g_autoptr (GArray) lines = aluette_tarot_score_report_new (text, n_seats, &deal->sheet);

  aluette_print_add_text (print, "");
  aluette_print_add_table (print, heads, widths);
  for (guint i = 0; i < lines->len; i++)
    {
      const AluetteTarotScoreLine *line = &g_array_index (lines, AluetteTarotScoreLine, i);

      aluette_print_add_row (print, (const char *const[]) { line->label, line->value, NULL },
                             line->strong);
    }
}

static AluettePrint *
print_deals (const AluetteTarotText *text, const GArray *events, const char *facts)
{
  AluettePrint *print = aluette_print_new (C_("score sheet", "Tarot"), facts);
  g_autofree TarotMatch *match = g_new0 (TarotMatch, 1);
  g_autoptr (GArray) deals = read_deals (text, events, match);
  g_autofree char *end = tarot_match_is_over (match) ? aluette_tarot_text_match_end (text, match)
                                                     : g_strdup (_("The match is not finished."));

  start_table (print, text, match->rules.seats);
  for (guint i = 0; i < deals->len; i++)
    add_row (print, text, &g_array_index (deals, Deal, i), match->rules.seats);
  aluette_print_add_text (print, "");
  aluette_print_add_text (print, end);
  for (guint i = 0; i < deals->len; i++)
    if (g_array_index (deals, Deal, i).played)
      add_explanation (print, text, &g_array_index (deals, Deal, i), match->rules.seats);
  return print;
}

AluettePrint *
aluette_tarot_print_new (const char *record, const char *facts, GError **error)
{
  g_autofree AluGameHeader *header = g_new0 (AluGameHeader, 1);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (TarotEvent));
  AluetteTarotText text = { header, ALU_GAME_SPECTATOR, NULL };

  return aluette_record_read (&tarot_kind, record, -1, header, events, error)
             ? print_deals (&text, events, facts)
             : NULL;
}
