/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "presentation/tarot/aluette-tarot-drill-text.h"

#include <glib/gi18n.h>
#include <math.h>

#include "bots/tarot/puzzles/tarot-drill.h"
#include "engine/tarot/tarot-kind.h"
#include "model/session/aluette-record.h"
#include "presentation/tarot/aluette-tarot-coach-reason-text.h"
#include "presentation/tarot/aluette-tarot-coach-text.h"

static char *
format_count_question (const TarotDrill *drill)
{
  switch ((TarotDrillCount) drill->count)
    {
    case TAROT_COUNT_TRUMPS:
      return g_strdup (
          _("How many trumps, without the Excuse, have not been played and are not in "
             "your hand?"));
    case TAROT_COUNT_BOUTS:
      return g_strdup (_("How many bouts have been played?"));
    case TAROT_COUNT_SUIT:
      /* Translators: %s is a suit: “clubs”. */
      return g_strdup_printf (_("How many %s have been played?"),
                              aluette_tarot_coach_text_suit ((TarotSuit) drill->suit));
    default:
      return g_strdup (_("How many points are in the tricks of the attack?"));
    }
}

static char *
format_question (gconstpointer data)
{
  const TarotDrill *drill = data;

  if (drill->head.theme == TAROT_DRILL_COUNT)
    return format_count_question (drill);
  return g_strdup (drill->head.theme == TAROT_DRILL_BID
                       ? _("It is your turn to speak: what do you bid?")
                       : _("You are the taker: what do you lay away?"));
}

/* Returns: (transfer full): a number of what is counted */
static char *
format_number (const TarotDrill *drill, int number)
{
  return drill->count == TAROT_COUNT_POINTS ? aluette_tarot_coach_text_half_points (number)
                                            : g_strdup_printf ("%d", number);
}

static char **
format_choices (gconstpointer data)
{
  const TarotDrill *drill = data;
  char **labels;

  if (drill->head.theme != TAROT_DRILL_COUNT)
    return NULL;
  labels = g_new0 (char *, TAROT_DRILL_CHOICES + 1);
  for (guint i = 0; i < TAROT_DRILL_CHOICES; i++)
    labels[i] = format_number (drill, drill->choices[i]);
  return labels;
}

static char *
format_reason (gconstpointer data, AluetteDeck deck)
{
  const TarotDrill *drill = data;
  AluetteTarotText context = { .header = &drill->head.header, .listener = drill->head.seat };
  g_autofree char *number = NULL;

  if (drill->head.theme != TAROT_DRILL_COUNT)
    return aluette_tarot_coach_text_hint (&context, &drill->hint, ALUETTE_HINT_REASON);
  number = format_number (drill, drill->truth);
  /* Translators: %s is a number: “7” or “4.5 points”. */
  return g_strdup_printf (_("The answer is %s."), number);
}

static char *
format_refusal (gconstpointer data, const char *answer, AluetteDeck deck)
{
  const TarotDrill *drill = data;
  TarotEvent event;
  bool costly;
  int cost;

  if (drill->head.theme == TAROT_DRILL_COUNT
      || !aluette_record_read_request (&tarot_kind, drill->head.header.rules.n_seats, answer,
                                       &event))
    return g_strdup (_("Try again to watch the cards once more."));
  cost = (int) lround (tarot_drill_cost (drill, &event, &costly));
  return g_strdup_printf (ngettext ("Something else brings %d point more on average.",
                                    "Something else brings %d points more on average.", cost),
                          cost);
}

const AluettePuzzleTexts aluette_tarot_drill_texts = {
  .question = format_question,
  .reason = format_reason,
  .refusal = format_refusal,
  .choices = format_choices,
};
