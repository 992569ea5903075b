/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/score/aluette-print-match.h"

#include <glib/gi18n.h>

#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "model/aluette/aluette-match-summary.h"
#include "presentation/aluette/aluette-text-context.h"

/* Adds columns for deal, dealer, result, tricks per player and score, as on a paper score sheet. */
static void
start_table (AluettePrint *print, const AluetteTextContext *context, gboolean tricks)
{
  g_auto (GStrv) heads = g_new0 (char *, ALUETTE_PRINT_MAX_COLUMNS + 1);
  double widths[ALUETTE_PRINT_MAX_COLUMNS] = { -6, 12, tricks ? 20 : 48 };
  guint n = 0;

  heads[n++] = g_strdup (C_("score sheet", "No."));
  heads[n++] = g_strdup (C_("score sheet", "Dealer"));
  heads[n++] = g_strdup (C_("score sheet", "Result"));
  if (tricks)
    for (guint seat = 0; seat < context->header->rules.n_seats; seat++)
      {
        widths[n] = -13.5;
        heads[n++] = aluette_text_player (context, seat);
      }
  for (int team = 0; team < 2; team++)
    {
      widths[n] = -13.5;
      heads[n++] = aluette_text_team (context, (AluTeam) team);
    }
  aluette_print_add_table (print, (const char *const *) heads, widths);
}

/* @match: after the deal */
static void
add_deal (AluettePrint *print, const AluetteTextContext *context, const AluetteDealSummary *deal,
          const AluMatch *match, guint number, gboolean tricks)
{
  g_auto (GStrv) cells = g_new0 (char *, ALUETTE_PRINT_MAX_COLUMNS + 1);
  guint n = 0;

  cells[n++] = g_strdup_printf ("%u", number);
  cells[n++] = aluette_text_player (context, deal->dealer);
  cells[n++] = aluette_text_result (context, match);
  if (tricks)
    for (guint seat = 0; seat < context->header->rules.n_seats; seat++)
      cells[n++] = deal->has_tricks ? g_strdup_printf ("%u", deal->tricks[seat]) : g_strdup ("–");
  for (int team = 0; team < 2; team++)
    cells[n++] = g_strdup_printf ("%u", deal->score[team]);
  aluette_print_add_row (print, (const char *const *) cells, FALSE);
}

static void
add_end (AluettePrint *print, const AluetteTextContext *context, gboolean over,
         const AluMatch *match)
{
  g_autofree char *end = over ? aluette_text_match_end (context, match)
                              : g_strdup (_("The match is not finished."));

  aluette_print_add_text (print, "");
  aluette_print_add_text (print, end);
}

/* Adds all finished deals, and how the match stands. */
static void
add_match (AluettePrint *print, const AluetteTextContext *context, AluetteMatchRecord *record)
{
  g_autoptr (AluetteMatchSummary) summary = aluette_match_summary_new_for_record (record);
  const AluetteDealSummary *deals = (const AluetteDealSummary *) summary->deals->data;
  gboolean tricks = FALSE;
  AluMatch match;
  AluReplay replay;
  guint n_events;
  gconstpointer events = aluette_match_record_get_events (record, &n_events);

  for (guint i = 0; i < summary->deals->len; i++)
    tricks |= deals[i].has_tricks;
  start_table (print, context, tricks);
  alu_replay_init (&replay, &alu_aluette_kind, &match, context->header, events, n_events);
  for (guint i = 0; i < summary->deals->len; i++)
    {
      alu_replay_seek (&replay, deals[i].end);
      add_deal (print, context, &deals[i], &match, i + 1, tricks);
    }
  alu_replay_seek (&replay, n_events);
  add_end (print, context, summary->over, &match);
}

AluettePrint *
aluette_print_match_new (const char *text, const char *facts, GError **error)
{
  g_autoptr (AluetteMatchRecord) record = aluette_match_record_new (text, error);
  AluetteTextContext context = { NULL, ALU_NOBODY, ALUETTE_DECK_ALUETTE };
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;
  g_autofree char *title = NULL;
  AluettePrint *print;

  if (record == NULL)
    return NULL;
  context.header = aluette_match_record_get_header (record);
  a = aluette_text_team (&context, ALU_TEAM_A);
  b = aluette_text_team (&context, ALU_TEAM_B);
  /* Translators: the title of a score sheet: two teams. */
  title = g_strdup_printf (_("%1$s against %2$s"), a, b);
  print = aluette_print_new (title, facts);
  add_match (print, &context, record);
  return print;
}
