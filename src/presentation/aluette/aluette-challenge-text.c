/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/aluette/aluette-challenge-text.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-signed-number.h"

char *
aluette_challenge_text_deal (const AluetteChallengeDeal *deal)
{
  g_autofree char *points = aluette_signed_number (deal->points);
  const guint8 *tricks = deal->tricks;

  /* Translators: the result of a deal: points such as “+1”; then the tricks of the player, the
   * partner, and the two opponents. */
  return g_strdup_printf (ngettext ("%s point, tricks %u + %u against %u + %u",
                                    "%s points, tricks %u + %u against %u + %u",
                                    (gulong) ABS (deal->points)),
                          points, tricks[0], tricks[2], tricks[1], tricks[3]);
}

const char *
aluette_challenge_text_verdict (const AluetteChallengeDay *day)
{
  if (day->own.points > day->master.points)
    return _("You did better than the master.");
  if (day->own.points == day->master.points)
    return _("You did as well as the master.");
  return _("The master did better with the same cards.");
}

char *
aluette_challenge_text_day (const AluetteChallengeDay *day)
{
  g_autofree char *own = aluette_signed_number (day->own.points);
  g_autofree char *master = aluette_signed_number (day->master.points);

  /* Translators: points of a deal, such as “+1”: the player’s and the master’s. */
  return g_strdup_printf (_("You: %1$s. Master: %2$s"), own, master);
}

char *
aluette_challenge_text_share (const AluetteChallengeDay *day, guint streak)
{
  g_autofree char *own = aluette_challenge_text_deal (&day->own);
  g_autofree char *master = aluette_signed_number (day->master.points);
  g_autofree char *days = g_strdup_printf (ngettext ("%u day in a row", "%u days in a row", streak),
                                           streak);
  /* Translators: the result of the deal of a day, as text to send to others; %s is a date. */
  g_autofree char *title = g_strdup_printf (_("Aluette, deal of the day %s"), day->date);
  /* Translators: the first %s is the own result, the second the points of the master. */
  g_autofree char *result = g_strdup_printf (_("%1$s (master: %2$s)"), own, master);

  return g_strjoin ("\n", title, result, days, NULL);
}
