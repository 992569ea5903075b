/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-text.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-signed-number.h"

/* What texts about a contract say, by TarotBid. The names of the contracts are French. */
static const char *const made[TAROT_N_BIDS] = {
  NULL,
  N_("%1$s makes the petite with a margin of %2$d."),
  N_("%1$s makes the garde with a margin of %2$d."),
  N_("%1$s makes the garde sans with a margin of %2$d."),
  N_("%1$s makes the garde contre with a margin of %2$d."),
};

static const char *const failed[TAROT_N_BIDS] = {
  NULL,
  N_("%1$s loses the petite by %2$d."),
  N_("%1$s loses the garde by %2$d."),
  N_("%1$s loses the garde sans by %2$d."),
  N_("%1$s loses the garde contre by %2$d."),
};

static const char *const made_by_you[TAROT_N_BIDS] = {
  NULL,
  N_("You make the petite with a margin of %d."),
  N_("You make the garde with a margin of %d."),
  N_("You make the garde sans with a margin of %d."),
  N_("You make the garde contre with a margin of %d."),
};

static const char *const failed_by_you[TAROT_N_BIDS] = {
  NULL,
  N_("You lose the petite by %d."),
  N_("You lose the garde by %d."),
  N_("You lose the garde sans by %d."),
  N_("You lose the garde contre by %d."),
};

static char *
format_contract (const AluetteTarotText *self, const TarotSheet *sheet, const TarotScore *score)
{
  g_autofree char *name = aluette_tarot_text_player (self, sheet->taker);
  g_autofree char *points = aluette_tarot_text_points (sheet->half_points[0]);
  g_autofree char *outcome = NULL;
  /* Translators: card points of the attack, and how many it needed. */
  g_autofree char *count = g_strdup_printf (_("%1$s points, %2$d needed."), points,
                                            tarot_threshold (sheet->bouts));

  if (sheet->taker == self->listener)
    outcome = g_strdup_printf (_((score->made ? made_by_you : failed_by_you)[sheet->contract]),
                               score->margin);
  else
    outcome = g_strdup_printf (_((score->made ? made : failed)[sheet->contract]), name,
                               score->margin);
  return g_strconcat (outcome, " ", count, NULL);
}

/* Returns: (transfer full): who took the fewest points in a goulash */
static char *
format_goulash (const AluetteTarotText *self, const TarotMatch *match)
{
  g_autofree char *name = NULL;
  g_autofree char *points = NULL;
  guint best = 0;

  for (guint seat = 1; seat < match->rules.seats; seat++)
    if (match->sheet.half_points[seat] < match->sheet.half_points[best])
      best = seat;
  points = aluette_tarot_text_points (match->sheet.half_points[best]);
  if (best == self->listener)
    return g_strdup_printf (_("The goulash is over: you have the fewest points, %s."), points);
  name = aluette_tarot_text_player (self, best);
  return g_strdup_printf (_("The goulash is over: %1$s has the fewest points, %2$s."), name,
                          points);
}

static char *
format_petit_sec (const AluetteTarotText *self, guint seat)
{
  g_autofree char *name = NULL;

  if (seat == self->listener)
    return g_strdup (_("Your only trump is the petit: the deal is canceled."));
  name = aluette_tarot_text_player (self, seat);
  return g_strdup_printf (_("The petit is the only trump of %s: the deal is canceled."), name);
}

char *
aluette_tarot_text_result (const AluetteTarotText *self, const TarotMatch *match)
{
  g_autofree char *text = NULL;
  g_autofree char *own = NULL;
  g_autofree char *marks = NULL;

  if (match->deal.outcome == TAROT_OUTCOME_PETIT_SEC)
    return format_petit_sec (self, match->deal.petit_sec);
  if (match->deal.outcome != TAROT_OUTCOME_PLAYED)
    return g_strdup (_("Everybody has passed: nobody scores."));
  text = match->sheet.contract == TAROT_PASS ? format_goulash (self, match)
                                             : format_contract (self, &match->sheet, &match->marks);
  if (self->listener >= match->rules.seats)
    return g_steal_pointer (&text);
  marks = aluette_signed_number (match->marks.marks[self->listener]);
  /* Translators: points of a deal, with their sign. */
  own = g_strdup_printf (_("You score %s."), marks);
  return g_strconcat (text, " ", own, NULL);
}

char *
aluette_tarot_text_winners (const AluetteTarotText *self, guint n_people, guint winners)
{
  g_autoptr (GString) names = g_string_new (NULL);

  if (winners == 1u << MIN (self->listener, 31))
    return g_strdup (_("You win the match!"));
  for (guint person = 0; person < n_people; person++)
    if ((winners >> person & 1) != 0)
      {
        g_autofree char *name = aluette_tarot_text_player (self, person);

        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
      }
  if ((winners & (winners - 1)) != 0)
    /* Translators: names, separated by commas. */
    return g_strdup_printf (_("These players share the win: %s."), names->str);
  return g_strdup_printf (_("%s wins the match."), names->str);
}

char *
aluette_tarot_text_match_end (const AluetteTarotText *self, const TarotMatch *match)
{
  return aluette_tarot_text_winners (self, match->rules.seats, match->winners);
}
