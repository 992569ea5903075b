/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-coach-remark-text.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-card-names.h"

/* More cards than this are given as their number. */
#define MAX_NAMED 4

char *
aluette_coach_text_cards (const AluetteTextContext *context, AluCardSet set)
{
  AluOrder order = alu_rule_set_order (context->header->rules.set);
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (order, set, cards);
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (list, C_("list", ", "));
      g_string_append (list, aluette_card_phrase (order, context->deck, cards[i]));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static gboolean
is_partner (const AluetteTextContext *context, guint seat)
{
  return context->listener != ALU_NOBODY && seat < context->header->rules.n_seats
         && alu_team_of ((int) seat) == alu_team_of ((int) context->listener);
}

static char *
format_settled (const AluetteTextContext *context, guint seat, const char *name)
{
  if (seat == context->listener)
    return g_strdup (_("The deal is decided: whatever is played now, you win it."));
  if (name == NULL)
    return g_strdup (_("The deal is decided, whatever is played now."));
  return g_strdup_printf (_("The deal is decided: whatever is played now, %s wins it."), name);
}

/* Returns: (transfer full) (nullable): a remark on the run of an opponent */
static char *
format_danger (guint count, const char *name)
{
  if (count == 0)
    return g_strdup_printf (_("Watch out: %s can still make mordienne."), name);
  if (count == 1)
    return g_strdup_printf (
        _("Watch out: %s took the last trick and none before it. It could become mordienne."),
        name);
  return g_strdup_printf (
      ngettext (
          "Watch out: %2$s took the last %1$u trick and none before. It could become mordienne.",
          "Watch out: %2$s took the last %1$u tricks and none before. It could become mordienne.",
          count),
      count, name);
}

/* Returns: (transfer full) (nullable): a remark on what is at stake in the deal */
static char *
format_stake (const AluetteTextContext *context, const AluRemark *remark, const char *name)
{
  switch ((AluRemarkKind) remark->kind)
    {
    case ALU_REMARK_SETTLED:
      return format_settled (context, remark->seat, name);
    case ALU_REMARK_STOP_MORDIENNE:
      return format_danger (remark->count, name);
    case ALU_REMARK_PARTNER_MORDIENNE:
      return g_strdup_printf (_("Your partner %s may be going for mordienne."), name);
    case ALU_REMARK_OWN_MORDIENNE:
      return g_strdup_printf (ngettext ("Consider mordienne: nobody can beat %u of your cards.",
                                        "Consider mordienne: nobody can beat %u of your cards.",
                                        remark->count),
                              remark->count);
    case ALU_REMARK_OFFER_REFUSED:
      return is_partner (context, remark->seat)
                 ? g_strdup (
                     _("Your offer was refused: only mordienne can still cost you points."))
                 : g_strdup (
                     _("You refused the offer: only mordienne can still win you the deal."));
    default:
      return NULL;
    }
}

static char *
format_holder (const AluetteTextContext *context, const AluRemark *remark, const char *name)
{
  g_autofree char *cards = aluette_coach_text_cards (context, remark->cards);

  if (remark->kind == ALU_REMARK_PARTNER_HOLDS)
    return g_strdup_printf (_("Your partner %1$s is winning the trick so far, with %2$s."), name,
                            cards);
  return g_strdup_printf (_("%1$s is winning the trick so far, with %2$s."), name, cards);
}

/* Returns: (transfer full) (nullable): a remark on the current trick */
static char *
format_trick (const AluetteTextContext *context, const AluRemark *remark, const char *name)
{
  g_autofree char *cards = aluette_coach_text_cards (context, remark->cards);

  switch ((AluRemarkKind) remark->kind)
    {
    case ALU_REMARK_PARTNER_HOLDS:
    case ALU_REMARK_OPPONENT_HOLDS:
      return format_holder (context, remark, name);
    case ALU_REMARK_SPOILED:
      return g_strdup (_("The trick is spoiled so far."));
    case ALU_REMARK_LAST_TO_PLAY:
      return g_strdup (_("You play last: your card decides this trick."));
    case ALU_REMARK_ONE_TO_COME:
      return g_strdup_printf (_("Only %s plays after you."), name);
    case ALU_REMARK_CAN_SPOIL:
      return g_strdup (
          _("You have a card equal to the best one on the table: you can spoil the trick."));
    case ALU_REMARK_CAN_TAKE:
      return g_strdup_printf (ngettext ("%u of your cards beats every card on the table.",
                                        "%u of your cards beat every card on the table.",
                                        remark->count),
                              remark->count);
    case ALU_REMARK_CANNOT_TAKE:
      return g_strdup_printf (_("None of your cards can beat or tie %s."), cards);
    case ALU_REMARK_YOU_LEAD:
      return g_strdup (_("You lead: everyone plays after you."));
    default:
      return NULL;
    }
}

static char *
format_leader (const AluetteTextContext *context, const AluRemark *remark, const char *name)
{
  if (remark->seat == context->listener)
    return g_strdup_printf (ngettext ("You lead the race with %u trick.",
                                      "You lead the race with %u tricks.", remark->count),
                            remark->count);
  if (is_partner (context, remark->seat))
    return g_strdup_printf (ngettext ("Your partner %2$s leads the race with %1$u trick.",
                                      "Your partner %2$s leads the race with %1$u tricks.",
                                      remark->count),
                            remark->count, name);
  return g_strdup_printf (ngettext ("Watch the race: %2$s leads it with %1$u trick.",
                                    "Watch the race: %2$s leads it with %1$u tricks.",
                                    remark->count),
                          remark->count, name);
}

/* Returns: (transfer full) (nullable): a remark on the race for tricks */
static char *
format_race (const AluetteTextContext *context, const AluRemark *remark, const char *name)
{
  switch ((AluRemarkKind) remark->kind)
    {
    case ALU_REMARK_RACE:
      return format_leader (context, remark, name);
    case ALU_REMARK_RACE_LEVEL:
      if (remark->seat == context->listener)
        return g_strdup_printf (ngettext ("You were the first to %u trick, so you win a tie.",
                                          "You were the first to %u tricks, so you win a tie.",
                                          remark->count),
                                remark->count);
      return g_strdup_printf (ngettext ("%2$s was the first to %1$u trick and wins a tie.",
                                        "%2$s was the first to %1$u tricks and wins a tie.",
                                        remark->count),
                              remark->count, name);
    case ALU_REMARK_NO_TRICK:
      if (remark->count == 0)
        return g_strdup (_("Nobody has a trick yet."));
      return g_strdup_printf (ngettext ("Nobody has a trick yet. %u was spoiled.",
                                        "Nobody has a trick yet. %u were spoiled.", remark->count),
                              remark->count);
    case ALU_REMARK_LAST_TRICKS:
      if (remark->count <= 1)
        return g_strdup (_("This is the last trick."));
      return g_strdup_printf (ngettext ("%u trick is left, including this one.",
                                        "%u tricks are left, including this one.", remark->count),
                              remark->count);
    default:
      return NULL;
    }
}

static char *
format_high_out (const AluRemark *remark, const char *cards)
{
  if (remark->count <= MAX_NAMED)
    return g_strdup_printf (_("Strongest cards still to come: %s."), cards);
  return g_strdup_printf (ngettext ("%u of the luettes and doubles is still to come.",
                                    "%u of the luettes and doubles are still to come.",
                                    remark->count),
                          remark->count);
}

/* Returns: (transfer full) (nullable): a remark on cards */
static char *
format_cards (const AluetteTextContext *context, const AluRemark *remark, const char *name)
{
  g_autofree char *cards = aluette_coach_text_cards (context, remark->cards);

  switch ((AluRemarkKind) remark->kind)
    {
    case ALU_REMARK_MASTERS:
      return g_strdup_printf (_("No card still to come can beat or tie these cards of yours: %s."),
                              cards);
    case ALU_REMARK_HIGH_OUT:
      return format_high_out (remark, cards);
    case ALU_REMARK_NO_HIGH_OUT:
      return g_strdup (_("All luettes and doubles have been played or are visible."));
    case ALU_REMARK_SIGNED:
      /* Translators: a player and the cards that they signed. */
      return g_strdup_printf (_("You understood the sign: %1$s has %2$s."), name, cards);
    case ALU_REMARK_SIGNED_WEAK:
      return g_strdup_printf (remark->count > 1 ? _("%s made the sign of a very weak hand.")
                                                : _("%s made the sign of a weak hand."),
                              name);
    case ALU_REMARK_OPEN_HAND:
      return g_strdup_printf (_("%1$s plays with an open hand. The best card in it is %2$s."),
                              name, cards);
    case ALU_REMARK_SPECIAL:
      return g_strdup_printf (_("Cards not taken yet that decide the deal: %s."), cards);
    case ALU_REMARK_ASIDE:
      return g_strdup_printf (
          ngettext ("%u trick is set aside: the player who takes the next trick gets it too.",
                    "%u tricks are set aside: the player who takes the next trick gets them too.",
                    remark->count),
          remark->count);
    default:
      return NULL;
    }
}

/* Returns: (transfer full) (nullable): a remark on a question to answer */
static char *
format_question (const AluRemark *remark)
{
  guint n = (remark->count + 5u) / 10;

  if (remark->kind == ALU_REMARK_SCORE_END)
    return remark->count == 0 ? g_strdup (_("One more point wins you the match."))
                              : g_strdup (_("One more point wins your opponents the match."));
  if (n == 0)
    return g_strdup (_("Your hand is unlikely to take a trick."));
  return g_strdup_printf (ngettext ("Your hand should take about %u trick.",
                                    "Your hand should take about %u tricks.", n),
                          n);
}

char *
aluette_coach_text_remark (const AluetteTextContext *context, const AluRemark *remark)
{
  g_autofree char *name = remark->seat < context->header->rules.n_seats
                              ? aluette_text_player (context, remark->seat)
                              : NULL;

  if (remark->kind <= ALU_REMARK_OFFER_REFUSED)
    return format_stake (context, remark, name);
  if (remark->kind <= ALU_REMARK_YOU_LEAD)
    return format_trick (context, remark, name);
  if (remark->kind <= ALU_REMARK_LAST_TRICKS)
    return format_race (context, remark, name);
  if (remark->kind <= ALU_REMARK_ASIDE)
    return format_cards (context, remark, name);
  return format_question (remark);
}
