/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-card-names.h"
#include "presentation/tarot/aluette-tarot-coach-reason-text.h"
#include "presentation/tarot/aluette-tarot-coach-text.h"

static char *
format_hand (const TarotRemark *remark)
{
  int n_trumps = remark->numbers[0], n_bouts = remark->numbers[1], n_kings = remark->numbers[2];
  g_autofree char *trumps = g_strdup_printf (ngettext ("%d trump", "%d trumps", n_trumps),
                                             n_trumps);
  g_autofree char *bouts = g_strdup_printf (ngettext ("%d bout", "%d bouts", n_bouts), n_bouts);
  g_autofree char *kings = g_strdup_printf (ngettext ("%d king", "%d kings", n_kings), n_kings);

  /* Translators: trumps, bouts and kings of a hand, each with its number. */
  return g_strdup_printf (_("Count your hand: %1$s, %2$s, %3$s."), trumps, bouts, kings);
}

/* Returns: (transfer full): the suits of @bits as a list */
static char *
format_suits (unsigned bits)
{
  GString *list = g_string_new (NULL);

  for (int suit = 0; suit < TAROT_N_SUITS; suit++)
    if ((bits >> suit & 1) != 0)
      {
        if (list->len > 0)
          g_string_append (list, C_("list", ", "));
        g_string_append (list, aluette_tarot_coach_text_suit ((TarotSuit) suit));
      }
  return g_string_free (list, FALSE);
}

static char *
format_holder (const AluetteTarotText *self, const TarotRemark *remark)
{
  g_autofree char *name = aluette_tarot_text_player (self, remark->seat);
  g_autofree char *card = aluette_tarot_card_phrase (remark->card);

  switch ((TarotRelation) remark->numbers[0])
    {
    case TAROT_RELATION_FRIEND:
      return g_strdup_printf (_("%1$s, who is on your side, holds the trick with %2$s."), name,
                              card);
    case TAROT_RELATION_OPPONENT:
      return g_strdup_printf (_("%1$s, an opponent, holds the trick with %2$s."), name, card);
    default:
      return g_strdup_printf (_("%1$s holds the trick with %2$s. You do not know yet whose side "
                                "that is."),
                              name, card);
    }
}

static char *
format_trumps_out (const TarotRemark *remark)
{
  int n = remark->numbers[0], n_above = remark->numbers[1];
  char *text;

  if (n == 0)
    return g_strdup (_("Nobody else has a trump."));
  text = g_strdup_printf (ngettext ("%d trump is still hidden", "%d trumps are still hidden", n),
                          n);
  if (n_above == 0)
    {
      g_autofree char *first = text;

      /* Translators: a clause about the number of trumps that others may hold. */
      return g_strdup_printf (_("%s, none of them higher than your highest."), first);
    }
  {
    g_autofree char *first = text;

    /* Translators: a clause about trumps that others may hold, and the number of those that beat
     * the highest trump of the player. */
    return g_strdup_printf (ngettext ("%1$s, %2$d of them higher than your highest.",
                                      "%1$s, %2$d of them higher than your highest.", n_above),
                            first, n_above);
  }
}

static char *
format_target (const TarotRemark *remark)
{
  g_autofree char *points = aluette_tarot_coach_text_half_points (remark->numbers[0]);
  int n_bouts = remark->numbers[1];

  /* Translators: card points, the number of bouts, and the points that are needed with so many. */
  return g_strdup_printf (ngettext ("Seen so far for the attack: %1$s and %2$d bout. With that "
                                    "many bouts it needs %3$d.",
                                    "Seen so far for the attack: %1$s and %2$d bouts. With that "
                                    "many bouts it needs %3$d.",
                                    n_bouts),
                          points, n_bouts, remark->numbers[2]);
}

static char *
format_bid_so_far (const AluetteTarotText *self, const TarotRemark *remark)
{
  g_autofree char *name = aluette_tarot_text_player (self, remark->seat);

  /* Translators: a player and the contract they have bid. */
  return g_strdup_printf (_("%1$s has bid: %2$s. You can only bid higher, or pass."), name,
                          aluette_tarot_text_bid ((TarotBid) remark->numbers[0]));
}

static char *
format_short_suits (const TarotRemark *remark)
{
  g_autofree char *suits = format_suits ((unsigned) remark->numbers[0]);

  /* Translators: a list of suits. */
  return g_strdup_printf (_("Look for a suit that you can lay away whole, to trump it later: %s."),
                          suits);
}

char *
aluette_tarot_coach_text_remark (const AluetteTarotText *self, const TarotRemark *remark)
{
  int n = remark->numbers[0];

  switch ((TarotRemarkCode) remark->code)
    {
    case TAROT_REMARK_HAND:
      return format_hand (remark);
    case TAROT_REMARK_BID_SO_FAR:
      return format_bid_so_far (self, remark);
    case TAROT_REMARK_CALL:
      return g_strdup (_("The player who holds the card you call plays with you. A king that you "
                         "lack, in a suit in which you have a few cards, helps most."));
    case TAROT_REMARK_SHORT_SUITS:
      return format_short_suits (remark);
    case TAROT_REMARK_NO_SHORT_SUIT:
      return g_strdup (_("You cannot lay away a whole suit. Shorten one, and save honors that "
                         "others would take."));
    case TAROT_REMARK_EXCUSE_SOON:
      return g_strdup_printf (ngettext ("%d trick is left: do not keep the Excuse for it.",
                                        "%d tricks are left: do not keep the Excuse for the last.",
                                        n),
                              n);
    case TAROT_REMARK_HOLDER:
      return format_holder (self, remark);
    case TAROT_REMARK_OWN_PETIT:
      return n == 0 ? g_strdup (_("You hold the petit, without another trump."))
                    : g_strdup_printf (ngettext ("You hold the petit, with %d other trump.",
                                                 "You hold the petit, with %d other trumps.", n),
                                       n);
    case TAROT_REMARK_TRUMPS_OUT:
      return format_trumps_out (remark);
    case TAROT_REMARK_PETIT_OUT:
      return g_strdup (_("The petit has not been played yet."));
    case TAROT_REMARK_TARGET:
      return format_target (remark);
    case TAROT_REMARK_GOULASH:
      return g_strdup (_("This is a goulash: everybody plays alone, and points count against "
                         "you."));
    case TAROT_REMARK_DECLARE:
      return g_strdup (_("Before your first card you can declare something."));
    default:
      return g_strdup ("");
    }
}
