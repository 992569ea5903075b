/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-score-report.h"

#include <glib/gi18n.h>

#include "presentation/common/aluette-signed-number.h"

/* Adds a line; takes @label and @value. */
static void
add_line (GArray *lines, char *label, char *value, gboolean strong)
{
  AluetteTarotScoreLine line = { label, value, strong };

  g_array_append_val (lines, line);
}

static void
clear_line (gpointer data)
{
  AluetteTarotScoreLine *line = data;

  g_free (line->label);
  g_free (line->value);
}

static void
add_count (GArray *lines, const TarotSheet *sheet, const TarotScore *score)
{
  int threshold = tarot_threshold (sheet->bouts);
  int over = sheet->half_points[0] - 2 * threshold;

  add_line (lines, g_strdup (_("Points of the attack")),
            aluette_tarot_text_points (sheet->half_points[0]), FALSE);
  add_line (lines,
            g_strdup_printf (ngettext ("Points needed with %d bout", "Points needed with %d bouts",
                                       sheet->bouts),
                             sheet->bouts),
            g_strdup_printf ("%d", threshold), FALSE);
  if (over % 2 != 0)
    add_line (lines, g_strdup (_("Margin, with half a point rounded up")),
              aluette_signed_number (score->made ? score->margin : -score->margin), FALSE);
  else
    add_line (lines, g_strdup (_("Margin")),
              aluette_signed_number (score->made ? score->margin : -score->margin), FALSE);
}

/* Adds a line with the calculation of @worth after its label; takes @label and @sum, whose spaces
 * do not break. */
static void
add_sum (GArray *lines, char *label, char *sum, int worth)
{
  add_line (lines, g_strconcat (label, " · ", sum, NULL), aluette_signed_number (worth), FALSE);
  g_free (label);
  g_free (sum);
}

static void
add_contract (GArray *lines, const TarotSheet *sheet, const TarotScore *score)
{
  int coefficient = tarot_coefficient (sheet->contract);
  const char *label = score->made ? _("Contract made: %s") : _("Contract failed: %s");

  add_sum (lines, g_strdup_printf (label, aluette_tarot_text_bid (sheet->contract)),
           g_strdup_printf ("(25 + %d) × %d", score->margin, coefficient),
           (25 + score->margin) * coefficient * (score->made ? 1 : -1));
}

static void
add_petit (GArray *lines, const TarotSheet *sheet, const TarotScore *score)
{
  if (sheet->petit == TAROT_NO_SIDE)
    return;
  add_sum (lines,
           g_strdup (sheet->petit == TAROT_ATTACK ? _("Petit au bout for the attack")
                                                  : _("Petit au bout for the defense")),
           g_strdup_printf ("10 × %d", tarot_coefficient (sheet->contract)), score->petit);
}

/* One line per handful: it goes to the side that has won the deal, whoever has shown it. */
static void
add_handfuls (GArray *lines, const AluetteTarotText *text, guint n_seats, const TarotSheet *sheet,
              const TarotScore *score)
{
  for (guint seat = 0; seat < n_seats; seat++)
    if (sheet->handfuls[seat] != TAROT_NO_HANDFUL)
      {
        g_autofree char *name = aluette_tarot_text_player (text, seat);
        int bonus = 10 + 10 * sheet->handfuls[seat];

        /* Translators: a handful and who has shown it. */
        add_line (lines,
                  g_strdup_printf (C_("score line", "%1$s, shown by %2$s"),
                                   aluette_tarot_text_handful (sheet->handfuls[seat]), name),
                  aluette_signed_number (score->made ? bonus : -bonus), FALSE);
      }
}

static void
add_slam (GArray *lines, const TarotSheet *sheet)
{
  if (sheet->slam == TAROT_ATTACK)
    add_line (lines, g_strdup (sheet->announced ? _("Slam, announced") : _("Slam, not announced")),
              aluette_signed_number (sheet->announced ? 400 : 200), FALSE);
  else if (sheet->announced)
    add_line (lines, g_strdup (_("Slam announced, but not made")), aluette_signed_number (-200),
              FALSE);
  if (sheet->slam == TAROT_DEFENSE)
    add_line (lines, g_strdup (_("Slam of the defense")), aluette_signed_number (-200), FALSE);
}

static void
add_goulash (GArray *lines, const AluetteTarotText *text, guint n_seats, const TarotSheet *sheet)
{
  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_autofree char *name = aluette_tarot_text_player (text, seat);

      /* Translators: the card points that a player has taken. */
      add_line (lines, g_strdup_printf (C_("score line", "Points of %s"), name),
                aluette_tarot_text_points (sheet->half_points[seat]), FALSE);
    }
  add_line (lines, g_strdup (_("Every two players settle the difference")), g_strdup (""), FALSE);
}

static void
add_miseres (GArray *lines, const AluetteTarotText *text, guint n_seats, const TarotSheet *sheet)
{
  for (guint seat = 0; seat < n_seats; seat++)
    for (int misere = 0; misere < TAROT_N_MISERES; misere++)
      if ((sheet->miseres[seat] >> misere & 1) != 0)
        {
          g_autofree char *name = aluette_tarot_text_player (text, seat);

          /* Translators: a player has declared a misère, and the others pay 10 points for it. */
          add_line (lines, g_strdup_printf (_("Misère of %s, from each player"), name),
                    g_strdup ("10"), FALSE);
        }
}

/* Returns: (transfer full): a player and their part in the deal */
static char *
format_player (const AluetteTarotText *text, const TarotSheet *sheet, guint seat)
{
  g_autofree char *name = aluette_tarot_text_player (text, seat);

  if (sheet->contract != TAROT_PASS && seat == sheet->taker)
    return g_strdup_printf (C_("score line", "%s, taker"), name);
  if (sheet->contract != TAROT_PASS && seat == sheet->partner)
    return g_strdup_printf (C_("score line", "%s, partner"), name);
  return g_steal_pointer (&name);
}

GArray *
aluette_tarot_score_report_new (const AluetteTarotText *text, guint n_seats,
                                const TarotSheet *sheet)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (AluetteTarotScoreLine));
  TarotScore score;

  g_array_set_clear_func (lines, clear_line);
  tarot_score ((int) n_seats, sheet, &score);
  if (sheet->contract == TAROT_PASS)
    add_goulash (lines, text, n_seats, sheet);
  else
    {
      add_count (lines, sheet, &score);
      add_contract (lines, sheet, &score);
      add_petit (lines, sheet, &score);
      add_handfuls (lines, text, n_seats, sheet, &score);
      add_slam (lines, sheet);
      add_line (lines,
                g_strdup (score.total >= 0 ? _("Each defender pays") : _("Each defender receives")),
                g_strdup_printf ("%d", ABS (score.total)), TRUE);
    }
  add_miseres (lines, text, n_seats, sheet);
  for (guint seat = 0; seat < n_seats; seat++)
    add_line (lines, format_player (text, sheet, seat),
              aluette_signed_number (score.marks[seat]), TRUE);
  return lines;
}
