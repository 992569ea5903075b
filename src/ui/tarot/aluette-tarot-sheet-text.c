/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/tarot/aluette-tarot-sheet-text.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-match.h"
#include "presentation/common/aluette-signed-number.h"

#define HALF_POINTS_IN_DECK 182
#define TRUMPS_AND_EXCUSE 22

/* Returns: (transfer full) (nullable): why a side cannot have so few points with its bouts */
static char *
explain_bouts (int half_points, int bouts, const char *one, const char *many)
{
  g_autofree char *least = aluette_tarot_text_points (9 * bouts - 1);

  if (bouts == 0 || half_points >= 9 * bouts - 1)
    return NULL;
  return bouts == 1 ? g_strdup_printf (one, least) : g_strdup_printf (many, bouts, least);
}

static char *
explain_count (const TarotRules *rules, const TarotSheet *sheet)
{
  char *text = NULL;

  if (rules->seats == 4 && sheet->half_points[0] % 2 != 0)
    return g_strdup (_("With four players there are no half points."));
  text = explain_bouts (sheet->half_points[0], sheet->bouts,
                        _("With its bout, the attack has at least %s points."),
                        _("With its %1$d bouts, the attack has at least %2$s points."));
  if (text == NULL)
    text = explain_bouts (HALF_POINTS_IN_DECK - sheet->half_points[0], 3 - sheet->bouts,
                          _("With its bout, the defense has at least %s points."),
                          _("With its %1$d bouts, the defense has at least %2$s points."));
  return text;
}

static char *
explain_petit (const TarotSheet *sheet)
{
  if (sheet->petit != TAROT_NO_SIDE && sheet->slam != TAROT_NO_SIDE && sheet->petit != sheet->slam)
    return g_strdup (_("The side that takes all tricks also takes the petit."));
  if (sheet->petit == TAROT_ATTACK && sheet->bouts == 0)
    return g_strdup (_("The attack has taken the petit, so it has a bout."));
  if (sheet->petit == TAROT_DEFENSE && sheet->bouts == 3)
    return g_strdup (_("The defense has taken the petit, so the attack does not have all bouts."));
  return NULL;
}

static char *
explain_declarations (const TarotRules *rules, const TarotSheet *sheet)
{
  int shown = 0;

  for (int seat = 0; seat < rules->seats; seat++)
    {
      shown += tarot_handful_size (rules->seats, (TarotHandful) sheet->handfuls[seat]);
      if (sheet->handfuls[seat] != TAROT_NO_HANDFUL
          && (sheet->miseres[seat] >> TAROT_MISERE_TRUMPS & 1) != 0)
        return g_strdup (_("A player who shows a handful cannot have a misère of no trumps."));
    }
  return shown > TRUMPS_AND_EXCUSE
             ? g_strdup (_("The handfuls have more cards than there are trumps."))
             : NULL;
}

char *
aluette_tarot_sheet_text_refusal (const TarotRules *rules, const TarotSheet *sheet)
{
  char *text = NULL;

  if (tarot_sheet_check (rules, sheet, TRUE) == TAROT_OK)
    return NULL;
  if (sheet->contract != TAROT_PASS)
    text = explain_count (rules, sheet);
  if (text == NULL)
    text = explain_petit (sheet);
  if (text == NULL)
    text = explain_declarations (rules, sheet);
  if (text == NULL && sheet->contract == TAROT_PASS)
    text = g_strdup_printf (
        rules->seats == 4 ? _("Together, the players have 61 to 88 whole points; the rest is "
                               "in the dog.")
                          : _("Together, the players have 91 points less those of the dog."));
  return text != NULL ? text : g_strdup (_("The rules do not allow this result."));
}

/* Returns: (transfer full): the name of the player in a seat */
static char *
format_player (const AluetteTarotText *self, const AluetteTarotSheetDeal *deal, guint seat)
{
  return aluette_tarot_text_player (self, self->names != NULL ? deal->line_up[seat] : seat);
}

char *
aluette_tarot_sheet_text_deal (const AluetteTarotText *self, guint n_seats,
                               const AluetteTarotSheetDeal *deal)
{
  g_autofree char *taker = NULL;
  g_autofree char *partner = NULL;
  g_autofree char *margin = NULL;
  const char *contract = aluette_tarot_text_bid (deal->sheet.contract);
  TarotScore score;

  if (deal->passed)
    return g_strdup (_("All players passed"));
  if (deal->sheet.contract == TAROT_PASS)
    return g_strdup (_("Goulash"));
  tarot_score ((int) n_seats, &deal->sheet, &score);
  taker = format_player (self, deal, deal->sheet.taker);
  margin = score.margin == 0 && score.made
               ? g_strdup ("+0")
               : aluette_signed_number (score.made ? score.margin : -score.margin);
  if (deal->sheet.partner == TAROT_NOBODY)
    /* Translators: the taker, the contract, and the margin with its sign. */
    return g_strdup_printf (C_("score sheet", "%1$s: %2$s, %3$s"), taker, contract, margin);
  partner = format_player (self, deal, deal->sheet.partner);
  /* Translators: the taker, their partner, the contract, and the margin with its sign. */
  return g_strdup_printf (C_("score sheet", "%1$s and %2$s: %3$s, %4$s"), taker, partner, contract,
                          margin);
}

char *
aluette_tarot_sheet_text_points (const AluetteTarotText *self, guint n_people, const gint32 *points)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint person = 0; person < n_people; person++)
    {
      g_autofree char *name = aluette_tarot_text_player (self, person);
      g_autofree char *number = aluette_signed_number (points[person]);

      g_string_append_printf (line, "%s%s %s", person > 0 ? " · " : "", name, number);
    }
  return g_string_free (g_steal_pointer (&line), FALSE);
}

char *
aluette_tarot_sheet_text_contracts (AluetteTarotScoreSheet *sheet, guint person)
{
  guint n_seats = aluette_tarot_score_sheet_get_header (sheet)->rules.n_seats;
  guint taken = 0, made = 0;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  for (guint i = 0; i < aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet)); i++)
    {
      const AluetteTarotSheetDeal *deal = aluette_tarot_score_sheet_get_deal (sheet, i, NULL);
      TarotScore score;

      if (deal->passed || deal->sheet.contract == TAROT_PASS
          || aluette_tarot_score_sheet_get_person (sheet, deal, deal->sheet.taker) != person)
        continue;
      tarot_score ((int) n_seats, &deal->sheet, &score);
      taken++;
      made += score.made ? 1 : 0;
    }
  first = g_strdup_printf (ngettext ("%u contract", "%u contracts", taken), taken);
  /* Translators: how many of a player's contracts were made. */
  second = g_strdup_printf (ngettext ("%u made", "%u made", made), made);
  return g_strconcat (first, C_("list", ", "), second, NULL);
}

/* Returns: (transfer full): date, event and place in one line */
static char *
list_facts (const AluGameHeader *header)
{
  const char *parts[] = { header->date, header->event, header->place };
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (*parts[i] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", parts[i]);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static void
get_scores (AluetteTarotScoreSheet *sheet, gint32 scores[ALUETTE_TAROT_MAX_PEOPLE])
{
  for (guint person = 0; person < aluette_tarot_score_sheet_get_n_people (sheet); person++)
    scores[person] = aluette_tarot_score_sheet_get_score (sheet, person);
}

char *
aluette_tarot_sheet_text_share (const AluetteTarotText *self, AluetteTarotScoreSheet *sheet)
{
  const AluGameHeader *header = aluette_tarot_score_sheet_get_header (sheet);
  guint n_seats = header->rules.n_seats;
  guint n_people = aluette_tarot_score_sheet_get_n_people (sheet);
  g_autofree char *facts = list_facts (header);
  g_autofree char *totals = NULL;
  g_autoptr (GString) text = g_string_new (_("Tarot, Score Sheet"));
  gint32 scores[ALUETTE_TAROT_MAX_PEOPLE];

  g_string_append_printf (text, "%s%s\n\n", *facts != '\0' ? " · " : "", facts);
  for (guint i = 0; i < aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet)); i++)
    {
      const AluetteTarotSheetDeal *deal = aluette_tarot_score_sheet_get_deal (sheet, i, scores);
      g_autofree char *line = aluette_tarot_sheet_text_deal (self, n_seats, deal);
      g_autofree char *after = aluette_tarot_sheet_text_points (self, n_people, scores);

      g_string_append_printf (text, "%u. %s\n   %s\n", i + 1, line, after);
    }
  get_scores (sheet, scores);
  totals = aluette_tarot_sheet_text_points (self, n_people, scores);
  /* Translators: the scores of all players. */
  g_string_append_printf (text, C_("score sheet", "\nTotal: %s\n"), totals);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Printing */

static void
start_table (AluettePrint *print, const AluetteTarotText *self, guint n_people)
{
  g_auto (GStrv) heads = g_new0 (char *, ALUETTE_PRINT_MAX_COLUMNS + 1);
  double widths[ALUETTE_PRINT_MAX_COLUMNS] = { -6, 14, 30 };
  guint n = 0;

  heads[n++] = g_strdup (C_("score sheet", "No."));
  heads[n++] = g_strdup (C_("score sheet", "Dealer"));
  heads[n++] = g_strdup (C_("score sheet", "Result"));
  for (guint person = 0; person < n_people; person++)
    {
      widths[n] = -50.0 / n_people;
      heads[n++] = aluette_tarot_text_player (self, person);
    }
  aluette_print_add_table (print, (const char *const *) heads, widths);
}

/* A row: number, dealer, result, and the score of each player. */
static void
add_row (AluettePrint *print, const char *const first[3], guint n_people, const gint32 *scores,
         gboolean strong)
{
  g_auto (GStrv) cells = g_new0 (char *, ALUETTE_PRINT_MAX_COLUMNS + 1);
  guint n = 0;

  for (; n < 3; n++)
    cells[n] = g_strdup (first[n]);
  for (guint person = 0; person < n_people; person++)
    cells[n++] = scores[person] < 0 ? aluette_signed_number (scores[person])
                                    : g_strdup_printf ("%d", scores[person]);
  aluette_print_add_row (print, (const char *const *) cells, strong);
}

AluettePrint *
aluette_tarot_sheet_print_new (const AluetteTarotText *self, AluetteTarotScoreSheet *sheet)
{
  const AluGameHeader *header = aluette_tarot_score_sheet_get_header (sheet);
  guint n_seats = header->rules.n_seats;
  guint n_people = aluette_tarot_score_sheet_get_n_people (sheet);
  g_autofree char *facts = list_facts (header);
  AluettePrint *print = aluette_print_new (_("Tarot, Score Sheet"), facts);
  gint32 scores[ALUETTE_TAROT_MAX_PEOPLE];

  start_table (print, self, n_people);
  for (guint i = 0; i < aluette_sheet_get_n_deals (ALUETTE_SHEET (sheet)); i++)
    {
      const AluetteTarotSheetDeal *deal = aluette_tarot_score_sheet_get_deal (sheet, i, scores);
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *dealer
          = aluette_tarot_text_player (self, aluette_sheet_get_dealer (ALUETTE_SHEET (sheet), i));
      g_autofree char *result = aluette_tarot_sheet_text_deal (self, n_seats, deal);
      const char *const first[] = { number, dealer, result };

      add_row (print, first, n_people, scores, FALSE);
    }
  get_scores (sheet, scores);
  add_row (print, (const char *const[]) { "", "", C_("score sheet", "Total") }, n_people, scores,
           TRUE);
  aluette_print_add_text (print, "");
  for (guint person = 0; person < n_people; person++)
    {
      g_autofree char *name = aluette_tarot_text_player (self, person);
      g_autofree char *contracts = aluette_tarot_sheet_text_contracts (sheet, person);
      /* Translators: a player, and how many contracts they took and made. */
      g_autofree char *line = g_strdup_printf (C_("score sheet", "%1$s: %2$s"), name, contracts);

      aluette_print_add_text (print, line);
    }
  return print;
}
