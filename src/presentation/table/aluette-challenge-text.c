/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/table/aluette-challenge-text.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-signed-number.h"
#include "presentation/table/aluette-presentation-kind.h"

const char *
aluette_challenge_text_rules (const AluetteChallengeTerms *terms)
{
  const AluettePresentationKind *texts = aluette_presentation_kind_from_id (terms->game->id);

  return texts != NULL && texts->challenge_rules != NULL ? _(texts->challenge_rules) : "";
}

char *
aluette_challenge_text_deal (const AluetteChallengeTerms *terms, const AluetteChallengeDeal *deal)
{
  const AluettePresentationKind *texts = aluette_presentation_kind_from_id (terms->game->id);
  g_autofree char *points = NULL;

  if (texts != NULL && texts->format_challenge_deal != NULL)
    return texts->format_challenge_deal (deal->points, deal->tricks);
  points = aluette_signed_number (deal->points);
  /* Translators: the result of a deal, such as “+1 point”. */
  return g_strdup_printf (ngettext ("%s point", "%s points", (gulong) ABS (deal->points)), points);
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
aluette_challenge_text_share (const AluetteChallengeTerms *terms, const AluetteChallengeDay *day,
                              guint streak)
{
  g_autofree char *own = aluette_challenge_text_deal (terms, &day->own);
  g_autofree char *master = aluette_signed_number (day->master.points);
  g_autofree char *days = g_strdup_printf (ngettext ("%u day in a row", "%u days in a row", streak),
                                           streak);
  /* Translators: the result of the deal of a day, as text to send to others: a game and a date. */
  g_autofree char *title = g_strdup_printf (_("%1$s, deal of the day %2$s"), _(terms->game->name),
                                            day->date);
  /* Translators: the first %s is the own result, the second the points of the master. */
  g_autofree char *result = g_strdup_printf (_("%1$s (master: %2$s)"), own, master);

  return g_strjoin ("\n", title, result, days, NULL);
}
