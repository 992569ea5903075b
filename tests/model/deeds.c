/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deeds.h"

#include "engine/alu-rng.h"
#include "model/aluette/aluette-score-sheet.h"
#include "model/tournament/aluette-pairing.h"

#define N_PAIRS 7

static const guint8 reasons[] = { ALU_REASON_TRICKS, ALU_REASON_MORDIENNE,
                                  ALU_REASON_OFFER_ACCEPTED, ALU_REASON_PENALTY };

void
deed_on_sheet (AluetteScoreSheet *sheet, guint step)
{
  guint n = aluette_score_sheet_get_n_deals (sheet);
  AluetteSheetDeal deal = { 0 };
  AluRng rng;

  alu_rng_seed (&rng, step);
  deal.winner = (guint8) alu_rng_below (&rng, 2);
  deal.reason = reasons[alu_rng_below (&rng, G_N_ELEMENTS (reasons))];
  if (n < 3)
    aluette_score_sheet_add_deal (sheet, &deal, NULL);
  else if (alu_rng_below (&rng, 3) == 0)
    aluette_score_sheet_correct_deal (sheet, alu_rng_below (&rng, n), &deal, NULL);
  else if (alu_rng_below (&rng, 3) == 0)
    aluette_score_sheet_undo (sheet);
  else if (alu_rng_below (&rng, 3) == 0 || aluette_score_sheet_is_over (sheet))
    aluette_score_sheet_remove_deal (sheet, alu_rng_below (&rng, n), NULL);
  else
    aluette_score_sheet_add_deal (sheet, &deal, NULL);
}

/* The first table of the last round without a result, or any other. */
static guint
choose_table (AluetteConcours *concours, guint round, AluRng *rng)
{
  guint n = aluette_concours_get_n_tables (concours, round);

  for (guint table = 0; table < n; table++)
    if (!aluette_concours_get_table (concours, round, table)->has_result)
      return table;
  return alu_rng_below (rng, n);
}

void
deed_on_concours (AluetteConcours *concours, guint step)
{
  guint n_rounds = aluette_concours_get_n_rounds (concours);
  guint points[2];
  AluRng rng;

  alu_rng_seed (&rng, step);
  points[0] = alu_rng_below (&rng, 6);
  points[1] = 5;
  if (aluette_concours_get_n_pairs (concours) < N_PAIRS)
    {
      g_autofree char *name = g_strdup_printf ("Rose & Jean %u", step);

      aluette_concours_add_pairs (concours, name, NULL);
    }
  else if (alu_rng_below (&rng, 6) == 0)
    aluette_concours_undo (concours);
  else if (!aluette_concours_draw_round (concours, step, NULL) && n_rounds > 0)
    aluette_concours_set_result (concours, n_rounds - 1,
                                 choose_table (concours, n_rounds - 1, &rng), points, NULL);
}
