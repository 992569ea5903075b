/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/coach/aluette-coach-remarks.h"

#include <glib/gi18n.h>

#include "ui/table/aluette-card-names.h"

/* Beyond this many, cards are counted, not named. */
#define MAX_NAMED 4

char *
aluette_coach_words_cards (const AluetteWords *words, AluCardSet set)
{
  AluOrder order = alu_rules_order (&words->header->rules);
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (order, set, cards);
  g_autoptr (GString) list = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (list, C_("list", ", "));
      g_string_append (list, aluette_card_phrase (order, words->pack, cards[i]));
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static gboolean
is_partner (const AluetteWords *words, guint seat)
{
  return words->listener != ALU_NOBODY && seat < words->header->rules.seats
         && alu_team_of ((int) seat) == alu_team_of ((int) words->listener);
}

static char *
tell_settled (const AluetteWords *words, guint seat, const char *name)
{
  if (seat == words->listener)
    return g_strdup (_("Whatever is played now, the deal is decided: you win it."));
  if (name == NULL)
    return g_strdup (_("Whatever is played now, the deal is decided."));
  return g_strdup_printf (_("Whatever is played now, the deal is decided: %s wins it."), name);
}

/* An opponent's run. */
static char *
tell_danger (guint count, const char *name)
{
  if (count == 0)
    return g_strdup_printf (_("Look out: %s can still make mordienne."), name);
  if (count == 1)
    return g_strdup_printf (
        _("Look out: %s has the last trick and none before it. That may become "
           "mordienne."),
        name);
  return g_strdup_printf (ngettext ("Look out: %2$s has the last %1$u trick and none before. That "
                                    "may become mordienne.",
                                    "Look out: %2$s has the last %1$u tricks and none before. That "
                                    "may become mordienne.",
                                    count),
                          count, name);
}

/* What the deal is about. */
static char *
tell_stake (const AluetteWords *words, const AluRemark *remark, const char *name)
{
  switch ((AluRemarkKind) remark->kind)
    {
    case ALU_REMARK_SETTLED:
      return tell_settled (words, remark->seat, name);
    case ALU_REMARK_STOP_MORDIENNE:
      return tell_danger (remark->count, name);
    case ALU_REMARK_PARTNER_MORDIENNE:
      return g_strdup_printf (_("Your partner %s may be after mordienne."), name);
    case ALU_REMARK_OWN_MORDIENNE:
      return g_strdup_printf (ngettext ("Think of mordienne: nobody can beat %u of your cards.",
                                        "Think of mordienne: nobody can beat %u of your cards.",
                                        remark->count),
                              remark->count);
    case ALU_REMARK_OFFER_REFUSED:
      return is_partner (words, remark->seat)
                 ? g_strdup (_("Your offer was refused: only mordienne can still hurt you."))
                 : g_strdup (
                     _("The offer was refused: only mordienne can save the deal for you."));
    default:
      return NULL;
    }
}

static char *
tell_holder (const AluetteWords *words, const AluRemark *remark, const char *name)
{
  g_autofree char *cards = aluette_coach_words_cards (words, remark->cards);

  if (remark->kind == ALU_REMARK_PARTNER_HOLDS)
    return g_strdup_printf (_("Your partner %1$s has the trick so far, with %2$s."), name, cards);
  return g_strdup_printf (_("%1$s has the trick so far, with %2$s."), name, cards);
}

/* The trick in play. */
static char *
tell_trick (const AluetteWords *words, const AluRemark *remark, const char *name)
{
  g_autofree char *cards = aluette_coach_words_cards (words, remark->cards);

  switch ((AluRemarkKind) remark->kind)
    {
    case ALU_REMARK_PARTNER_HOLDS:
    case ALU_REMARK_OPPONENT_HOLDS:
      return tell_holder (words, remark, name);
    case ALU_REMARK_SPOILED:
      return g_strdup (_("As it lies, the trick is spoiled."));
    case ALU_REMARK_LAST_TO_PLAY:
      return g_strdup (_("You play last: what you do to this trick is final."));
    case ALU_REMARK_ONE_TO_COME:
      return g_strdup_printf (_("Only %s plays after you."), name);
    case ALU_REMARK_CAN_SPOIL:
      return g_strdup (_("You hold a card equal to the best one on the table: you could spoil the "
                          "trick."));
    case ALU_REMARK_CAN_TAKE:
      return g_strdup_printf (ngettext ("%u of your cards would have the trick as it lies.",
                                        "%u of your cards would have the trick as it lies.",
                                        remark->count),
                              remark->count);
    case ALU_REMARK_CANNOT_TAKE:
      return g_strdup_printf (_("None of your cards can do anything against %s."), cards);
    case ALU_REMARK_YOU_LEAD:
      return g_strdup (_("You lead: everybody plays after you."));
    default:
      return NULL;
    }
}

static char *
tell_leader (const AluetteWords *words, const AluRemark *remark, const char *name)
{
  if (remark->seat == words->listener)
    return g_strdup_printf (ngettext ("You lead the race with %u trick.",
                                      "You lead the race with %u tricks.", remark->count),
                            remark->count);
  if (is_partner (words, remark->seat))
    return g_strdup_printf (ngettext ("Your partner %2$s leads the race with %1$u trick.",
                                      "Your partner %2$s leads the race with %1$u tricks.",
                                      remark->count),
                            remark->count, name);
  return g_strdup_printf (ngettext ("Look at the race: %2$s leads it with %1$u trick.",
                                    "Look at the race: %2$s leads it with %1$u tricks.",
                                    remark->count),
                          remark->count, name);
}

/* The race for tricks. */
static char *
tell_race (const AluetteWords *words, const AluRemark *remark, const char *name)
{
  switch ((AluRemarkKind) remark->kind)
    {
    case ALU_REMARK_RACE:
      return tell_leader (words, remark, name);
    case ALU_REMARK_RACE_LEVEL:
      if (remark->seat == words->listener)
        return g_strdup_printf (
            ngettext ("You were the first to %u trick: whoever has as many comes "
                      "after you.",
                      "You were the first to %u tricks: whoever has as many "
                      "comes after you.",
                      remark->count),
            remark->count);
      return g_strdup_printf (
          ngettext ("%2$s was the first to %1$u trick: whoever has as many comes "
                    "after.",
                    "%2$s was the first to %1$u tricks: whoever has as many "
                    "comes after.",
                    remark->count),
          remark->count, name);
    case ALU_REMARK_NO_TRICK:
      if (remark->count == 0)
        return g_strdup (_("Nobody has a trick yet."));
      return g_strdup_printf (ngettext ("Nobody has a trick yet; %u was spoiled.",
                                        "Nobody has a trick yet; %u were spoiled.", remark->count),
                              remark->count);
    case ALU_REMARK_LAST_TRICKS:
      if (remark->count <= 1)
        return g_strdup (_("This is the last trick."));
      return g_strdup_printf (ngettext ("There is %u trick left, with this one.",
                                        "There are %u tricks left, with this one.", remark->count),
                              remark->count);
    default:
      return NULL;
    }
}

static char *
tell_high_out (const AluRemark *remark, const char *cards)
{
  if (remark->count <= MAX_NAMED)
    return g_strdup_printf (_("Of the strongest cards these are still out: %s."), cards);
  return g_strdup_printf (ngettext ("%u of the luettes and doubles is still out.",
                                    "%u of the luettes and doubles are still out.", remark->count),
                          remark->count);
}

/* The cards. */
static char *
tell_cards (const AluetteWords *words, const AluRemark *remark, const char *name)
{
  g_autofree char *cards = aluette_coach_words_cards (words, remark->cards);

  switch ((AluRemarkKind) remark->kind)
    {
    case ALU_REMARK_MASTERS:
      return g_strdup_printf (_("Nobody can beat or equal these of yours any more: %s."), cards);
    case ALU_REMARK_HIGH_OUT:
      return tell_high_out (remark, cards);
    case ALU_REMARK_NO_HIGH_OUT:
      return g_strdup (_("All luettes and doubles have been played or are in sight."));
    case ALU_REMARK_SIGNED:
      /* Translators: a player and the cards that he signed. */
      return g_strdup_printf (_("You read the sign: %1$s has %2$s."), name, cards);
    case ALU_REMARK_SIGNED_WEAK:
      return g_strdup_printf (remark->count > 1 ? _("%s has signed a very weak hand.")
                                                : _("%s has signed a weak hand."),
                              name);
    case ALU_REMARK_OPEN_HAND:
      return g_strdup_printf (_("All can see it: the best card of %1$s is %2$s."), name, cards);
    case ALU_REMARK_FATEFUL:
      return g_strdup_printf (_("Still to be taken, and they decide the deal: %s."), cards);
    case ALU_REMARK_ASIDE:
      return g_strdup_printf (
          ngettext ("%u trick was set aside: whoever takes the next one gets it "
                    "too.",
                    "%u tricks were set aside: whoever takes the next one gets "
                    "them too.",
                    remark->count),
          remark->count);
    default:
      return NULL;
    }
}

/* What matters where something is asked. */
static char *
tell_question (const AluRemark *remark)
{
  guint n = (remark->count + 5u) / 10;

  if (remark->kind == ALU_REMARK_SCORE_END)
    return remark->count == 0 ? g_strdup (_("One more point ends the match for you."))
                              : g_strdup (_("One more point ends the match for your opponents."));
  if (n == 0)
    return g_strdup (_("Your hand should hardly take a trick."));
  return g_strdup_printf (ngettext ("Your hand should take about %u trick.",
                                    "Your hand should take about %u tricks.", n),
                          n);
}

char *
aluette_coach_words_remark (const AluetteWords *words, const AluRemark *remark)
{
  g_autofree char *name = remark->seat < words->header->rules.seats
                              ? aluette_words_player (words, remark->seat)
                              : NULL;

  if (remark->kind <= ALU_REMARK_OFFER_REFUSED)
    return tell_stake (words, remark, name);
  if (remark->kind <= ALU_REMARK_YOU_LEAD)
    return tell_trick (words, remark, name);
  if (remark->kind <= ALU_REMARK_LAST_TRICKS)
    return tell_race (words, remark, name);
  if (remark->kind <= ALU_REMARK_ASIDE)
    return tell_cards (words, remark, name);
  return tell_question (remark);
}
