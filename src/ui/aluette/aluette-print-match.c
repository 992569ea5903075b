/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/aluette-print-match.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-match-replay.h"
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

static void
add_deal (AluettePrint *print, const AluetteMatchReplay *match_replay,
          const AluetteTextContext *context, guint index, gboolean tricks)
{
  const AluetteDealSummary *deal = &g_array_index (match_replay->summary->deals, AluetteDealSummary,
                                                   index);
  g_auto (GStrv) cells = g_new0 (char *, ALUETTE_PRINT_MAX_COLUMNS + 1);
  AluMatch match;
  guint n = 0;

  aluette_match_replay_state (match_replay, index,
                              aluette_match_replay_n_steps (match_replay, index), &match);
  cells[n++] = g_strdup_printf ("%u", index + 1);
  cells[n++] = aluette_text_player (context, deal->dealer);
  cells[n++] = aluette_text_result (context, &match);
  if (tricks)
    for (guint seat = 0; seat < context->header->rules.n_seats; seat++)
      cells[n++] = deal->has_tricks ? g_strdup_printf ("%u", deal->tricks[seat]) : g_strdup ("–");
  for (int team = 0; team < 2; team++)
    cells[n++] = g_strdup_printf ("%u", deal->score[team]);
  aluette_print_add_row (print, (const char *const *) cells, FALSE);
}

static void
add_end (AluettePrint *print, const AluetteMatchReplay *match_replay,
         const AluetteTextContext *context)
{
  AluMatch match = { .winner = match_replay->summary->winner,
                     .score = { match_replay->summary->score[0],
                                match_replay->summary->score[1] } };
  g_autofree char *end = match_replay->summary->over ? aluette_text_match_end (context, &match)
                                                     : g_strdup (_("The match is not finished."));

  aluette_print_add_text (print, "");
  aluette_print_add_text (print, end);
}

static AluettePrint *
print_match (const AluetteMatchReplay *match_replay, const char *facts)
{
  AluetteTextContext context = { &match_replay->header, ALU_NOBODY, ALUETTE_DECK_ALUETTE };
  g_autofree char *a = aluette_text_team (&context, ALU_TEAM_A);
  g_autofree char *b = aluette_text_team (&context, ALU_TEAM_B);
  /* Translators: the title of a score sheet: two teams. */
  g_autofree char *title = g_strdup_printf (_("%1$s against %2$s"), a, b);
  AluettePrint *print = aluette_print_new (title, facts);
  gboolean tricks = FALSE;

  for (guint i = 0; i < match_replay->summary->deals->len; i++)
    tricks |= g_array_index (match_replay->summary->deals, AluetteDealSummary, i).has_tricks;
  start_table (print, &context, tricks);
  for (guint i = 0; i < match_replay->summary->deals->len; i++)
    add_deal (print, match_replay, &context, i, tricks);
  add_end (print, match_replay, &context);
  return print;
}

AluettePrint *
aluette_print_match_new (const char *record, const char *facts, GError **error)
{
  AluetteMatchReplay *match_replay = aluette_match_replay_new (record, error);
  AluettePrint *print = match_replay != NULL ? print_match (match_replay, facts) : NULL;

  g_clear_pointer (&match_replay, aluette_match_replay_free);
  return print;
}
