/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model-actions.h"

#include "engine/alu-rng.h"
#include "model/aluette/aluette-score-sheet.h"
#include "model/tournament/aluette-pairing.h"

#define N_PAIRS 7

static const guint8 reasons[] = { ALU_REASON_TRICKS, ALU_REASON_MORDIENNE,
                                  ALU_REASON_OFFER_ACCEPTED, ALU_REASON_PENALTY };

void
act_on_sheet (AluetteScoreSheet *sheet, guint step)
{
  guint n = aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet));
  AluetteSheetDeal deal = { 0 };
  AluRng rng;

  alu_rng_seed (&rng, step);
  deal.winner = (guint8) alu_rng_below (&rng, 2);
  deal.reason = reasons[alu_rng_below (&rng, G_N_ELEMENTS (reasons))];
  if (n < 3)
    aluette_sheet_add_deal (ALUETTE_SHEET (sheet), &deal, NULL);
  else if (alu_rng_below (&rng, 3) == 0)
    aluette_sheet_correct_deal (ALUETTE_SHEET (sheet), alu_rng_below (&rng, n), &deal, NULL);
  else if (alu_rng_below (&rng, 3) == 0)
    aluette_sheet_undo (ALUETTE_SHEET (sheet));
  else if (alu_rng_below (&rng, 3) == 0 || aluette_sheet_is_over (ALUETTE_SHEET (sheet)))
    aluette_sheet_remove_deal (ALUETTE_SHEET (sheet), alu_rng_below (&rng, n), NULL);
  else
    aluette_sheet_add_deal (ALUETTE_SHEET (sheet), &deal, NULL);
}

void
init_tarot_table (AluGameHeader *header)
{
  TarotRules rules;

  tarot_rules_init (&rules, TAROT_RULES_MAISON, 5);
  tarot_header_init (header, &rules);
  for (guint seat = 0; seat < 5; seat++)
    {
      header->players[seat].kind = ALU_GAME_PERSON;
      g_snprintf (header->players[seat].name, sizeof header->players[seat].name, "Player %u",
                  seat + 1);
    }
}

void
act_on_tarot_sheet (AluetteTarotScoreSheet *sheet, guint step)
{
  guint n = aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet));
  AluetteTarotSheetDeal deal = { 0 };
  AluRng rng;

  alu_rng_seed (&rng, step);
  tarot_sheet_init (&deal.sheet);
  deal.passed = alu_rng_below (&rng, 6) == 0;
  deal.sheet.contract = (guint8) (TAROT_PETITE + alu_rng_below (&rng, 4));
  deal.sheet.taker = (guint8) alu_rng_below (&rng, 5);
  deal.sheet.partner = (guint8) ((deal.sheet.taker + 1 + alu_rng_below (&rng, 4)) % 5);
  deal.sheet.bouts = (guint8) alu_rng_below (&rng, 4);
  deal.sheet.half_points[0] = (gint16) (40 + alu_rng_below (&rng, 100));
  aluette_tarot_score_sheet_propose_line_up (sheet, n, deal.line_up);
  if (n < 3)
    aluette_sheet_add_deal (ALUETTE_SHEET (sheet), &deal, NULL);
  else if (alu_rng_below (&rng, 3) == 0)
    aluette_sheet_correct_deal (ALUETTE_SHEET (sheet), alu_rng_below (&rng, n), &deal, NULL);
  else if (alu_rng_below (&rng, 3) == 0)
    aluette_sheet_undo (ALUETTE_SHEET (sheet));
  else if (alu_rng_below (&rng, 3) == 0 || n > 12)
    aluette_sheet_remove_deal (ALUETTE_SHEET (sheet), alu_rng_below (&rng, n), NULL);
  else
    aluette_sheet_add_deal (ALUETTE_SHEET (sheet), &deal, NULL);
}

/* The first table of the last round without a result, or any other. */
static guint
choose_table (AluetteTournament *tournament, guint round, AluRng *rng)
{
  guint n = aluette_tournament_get_n_tables (tournament, round);

  for (guint table = 0; table < n; table++)
    if (!aluette_tournament_get_table (tournament, round, table)->has_result)
      return table;
  return alu_rng_below (rng, n);
}

void
act_on_tournament (AluetteTournament *tournament, guint step)
{
  guint n_rounds = aluette_tournament_get_n_rounds (tournament);
  guint points[2];
  AluRng rng;

  alu_rng_seed (&rng, step);
  points[0] = alu_rng_below (&rng, 6);
  points[1] = 5;
  if (aluette_tournament_get_n_pairs (tournament) < N_PAIRS)
    {
      g_autofree char *name = g_strdup_printf ("Rose & Jean %u", step);

      aluette_tournament_add_pairs (tournament, name, NULL);
    }
  else if (alu_rng_below (&rng, 6) == 0)
    aluette_tournament_undo (tournament);
  else if (!aluette_tournament_draw_round (tournament, step, NULL) && n_rounds > 0)
    aluette_tournament_set_result (tournament, n_rounds - 1,
                                   choose_table (tournament, n_rounds - 1, &rng), points, NULL);
}
