/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-end-text.h"

#include <glib/gi18n.h>

char *
aluette_end_text_tie (const AluetteTextContext *context, const AluetteDealEnd *end)
{
  guint winner = end->match.deal.winner_seat, tied = end->tied;
  g_autofree char *winner_name = NULL, *tied_name = NULL;

  if (tied == ALU_NOBODY)
    return NULL;
  winner_name = aluette_text_player (context, winner);
  tied_name = aluette_text_player (context, tied);
  if (winner == context->listener)
    /* Translators: %s took as many tricks as the listener. */
    return g_strdup_printf (_("%s took as many, but you were there first."), tied_name);
  if (tied == context->listener)
    /* Translators: the listener took as many tricks as %s. */
    return g_strdup_printf (_("You took as many, but %s was there first."), winner_name);
  return g_strdup_printf (_("%1$s took as many, but %2$s was there first."), tied_name,
                          winner_name);
}

char *
aluette_end_text_signs (const AluetteDealEnd *end)
{
  if (end->n_made == 0)
    return NULL;
  return g_strdup_printf (_("Your signs: %1$u. Read by your team: %2$u. Caught by opponents: %3$u."),
                          end->n_made, end->n_read, end->n_caught);
}

char *
aluette_end_text_match_signs (const AluetteSeatSummary *seat)
{
  if (seat->signs_made == 0 && seat->signs_read == 0)
    return NULL;
  return g_strdup_printf (_("Your signs in this match: %1$u. Read by your team: %2$u. Caught by "
                             "opponents: %3$u. Signs of your team that you read: %4$u."),
                          seat->signs_made, seat->signs_understood, seat->signs_caught,
                          seat->signs_read);
}

char *
aluette_end_text_deal (const AluetteTextContext *context, const AluetteDealResult *result,
                       gboolean best)
{
  g_autofree char *who = result->seat != ALU_NOBODY
                             ? aluette_text_player (context, result->seat)
                             : aluette_text_team (context, (AluTeam) result->winner);
  const char *reason = aluette_text_reason ((AluReason) result->reason);

  if (result->reason == ALU_REASON_TRICKS && result->seat != ALU_NOBODY)
    return g_strdup_printf (best ? ngettext ("Best deal: number %1$u, with %2$u trick for %3$s.",
                                             "Best deal: number %1$u, with %2$u tricks for %3$s.",
                                             result->tricks)
                                 : ngettext ("Worst deal: number %1$u, with %2$u trick for %3$s.",
                                             "Worst deal: number %1$u, with %2$u tricks for %3$s.",
                                             result->tricks),
                            result->deal, result->tricks, who);
  /* Translators: the number of a deal, how it was won (“Mordienne”), and by whom. */
  return g_strdup_printf (best ? _("Best deal: number %1$u, %2$s (%3$s).")
                               : _("Worst deal: number %1$u, %2$s (%3$s)."),
                          result->deal, reason, who);
}
