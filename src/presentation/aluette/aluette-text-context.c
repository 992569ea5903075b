/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-text-context.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-card-names.h"

/* A list of more cards than this is given as their number. */
#define MAX_CARDS_NAMED 2

char *
aluette_text_player (const AluetteTextContext *self, guint seat)
{
  const AluGamePlayer *player = &self->header->players[seat];
  const char *captain;

  if (player->kind != ALU_GAME_DUMMY)
    return *player->name != '\0' ? g_strdup (player->name)
                                 : g_strdup_printf (_("Seat %u"), seat + 1);
  captain = self->header->players[player->captain].name;
  if (*captain == '\0')
    return g_strdup (_("Petit-Jean"));
  /* Translators: Petit-Jean, an imaginary partner, and the captain who plays his cards. */
  return g_strdup_printf (_("Petit-Jean (%s)"), captain);
}

char *
aluette_text_team (const AluetteTextContext *self, AluTeam team)
{
  g_auto (GStrv) names = g_new0 (char *, 4);
  int n = 0;

  for (guint seat = team; seat < self->header->rules.n_seats; seat += 2)
    if (self->header->players[seat].kind != ALU_GAME_DUMMY)
      names[n++] = aluette_text_player (self, seat);
  if (n == 1)
    return g_strdup (names[0]);
  if (n == 2)
    /* Translators: the two players of a team. */
    return g_strdup_printf (C_("team", "%1$s and %2$s"), names[0], names[1]);
  /* Translators: the three players of a team. */
  return g_strdup_printf (C_("team", "%1$s, %2$s and %3$s"), names[0], names[1], names[2]);
}

char *
aluette_text_side (const AluetteTextContext *self, AluTeam team)
{
  if (self->listener == ALU_NOBODY)
    return aluette_text_team (self, team);
  if (self->header->rules.n_seats == 2)
    return alu_team_of ((int) self->listener) == team ? g_strdup (C_("team", "You"))
                                                      : aluette_text_team (self, team);
  return g_strdup (alu_team_of ((int) self->listener) == team ? C_("team", "Us")
                                                              : C_("team", "Them"));
}

static const char *
card_phrase (const AluetteTextContext *self, AluCard card)
{
  return aluette_card_phrase (alu_rule_set_order (self->header->rules.set), self->deck, card);
}

/* Returns: (transfer full): the strongest cards of a spoiled trick: “the king of cups and the king
 * of batons” */
static char *
list_tied (const AluetteTextContext *self, const AluMatch *match, const AluCard *cards)
{
  const guint8 *numbers = alu_card_numbers[alu_rules_order (&match->rules)];
  int n = match->rules.seats, leader = match->deal.leader, best = G_MAXINT, n_tied = 0;
  char *text = NULL;

  for (int seat = 0; seat < n; seat++)
    best = MIN (best, numbers[cards[seat]]);
  for (int i = n - 1; i >= 0; i--)
    {
      const char *card = card_phrase (self, cards[(leader + i) % n]);
      g_autofree char *rest = NULL;

      if (numbers[cards[(leader + i) % n]] != best)
        continue;
      rest = g_steal_pointer (&text);
      if (n_tied++ == 0)
        text = g_strdup (card);
      else if (n_tied == 2)
        /* Translators: the last two of the cards that spoil a trick. */
        text = g_strdup_printf (C_("cards", "%1$s and %2$s"), card, rest);
      else
        /* Translators: one of the cards that spoil a trick, and the following ones. */
        text = g_strdup_printf (C_("cards", "%1$s, %2$s"), card, rest);
    }
  return text;
}

/* Returns: (transfer full): the text about a trick that nobody takes. That the listener leads
 * follows when it is their turn. */
static char *
format_spoiled_trick (const AluetteTextContext *self, const AluMatch *match, const AluCard *cards)
{
  const AluDeal *deal = &match->deal;
  gboolean last = deal->n_tricks == alu_rules_hand_size (&match->rules);
  g_autofree char *name = aluette_text_player (self, deal->leader);
  g_autofree char *tied = list_tied (self, match, cards);

  if (alu_rules_by_teams (&match->rules))
    {
      if (last)
        return g_strdup_printf (_("Tied by %s: nobody gets the last trick."), tied);
      if (deal->leader == self->listener)
        return g_strdup_printf (_("Tied by %s: the trick is set aside."), tied);
      return g_strdup_printf (_("Tied by %1$s: the trick is set aside and %2$s leads again."), tied,
                              name);
    }
  if (last)
    return g_strdup_printf (_("Spoiled by %s: nobody gets the last trick."), tied);
  if (deal->leader == self->listener)
    return g_strdup_printf (_("Spoiled by %s: nobody takes the trick."), tied);
  return g_strdup_printf (_("Spoiled by %1$s: %2$s leads again."), tied, name);
}

/* Returns: (transfer full): the text about a completed trick: won, spoiled or set aside */
static char *
format_trick (const AluetteTextContext *self, const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  int trick = deal->n_tricks - 1;
  int taker = deal->takers[trick];
  AluCard cards[ALU_MAX_SEATS];
  g_autofree char *name = NULL;

  alu_deal_trick_cards (&match->rules, deal, trick, cards);
  if (taker == ALU_SPOILED)
    return format_spoiled_trick (self, match, cards);
  if (taker == (int) self->listener)
    return g_strdup_printf (_("You take the trick with %s."), card_phrase (self, cards[taker]));
  name = aluette_text_player (self, taker);
  return g_strdup_printf (_("%1$s takes the trick with %2$s."), name,
                          card_phrase (self, cards[taker]));
}

static char *
format_play (const AluetteTextContext *self, const AluEvent *event, const AluView *after)
{
  const AluMatch *match = &after->match;
  const AluDeal *deal = &match->deal;
  gboolean ends_trick = deal->n_plays % match->rules.seats == 0;
  g_autofree char *trick = ends_trick ? format_trick (self, match) : NULL;
  g_autofree char *name = NULL, *play = NULL;

  if (ends_trick && deal->takers[deal->n_tricks - 1] == event->seat)
    return g_steal_pointer (&trick);
  name = aluette_text_player (self, event->seat);
  play = event->seat == self->listener
             ? g_strdup_printf (_("You play %s."), card_phrase (self, event->card))
             : g_strdup_printf (_("%1$s plays %2$s."), name, card_phrase (self, event->card));
  return ends_trick ? g_strjoin (" ", play, trick, NULL) : g_steal_pointer (&play);
}

static char *
format_draw (const AluetteTextContext *self, const AluEvent *event)
{
  g_auto (GStrv) names = g_new0 (char *, 5);

  for (int i = 0; i < 4; i++)
    names[i] = aluette_text_player (self, event->draw.seat_of[i]);
  return g_strdup_printf (_("%1$s draws Monsieur and %2$s draws Madame. They are partners "
                            "against %3$s and %4$s. %2$s deals first."),
                          names[0], names[1], names[2], names[3]);
}

static char *
format_deal (const AluetteTextContext *self, const AluEvent *event, const AluView *after)
{
  g_autofree char *name = aluette_text_player (self, event->seat);

  if (event->seat == self->listener)
    return g_strdup_printf (_("Deal %d: you deal."), after->match.n_deals);
  return g_strdup_printf (_("Deal %1$d: %2$s deals."), after->match.n_deals, name);
}

/* Formats an action that names only its player. @yours addresses the player, and @others is for
 * other listeners and contains one %s. */
static char *
format_action (const AluetteTextContext *self, guint seat, const char *yours, const char *others)
{
  g_autofree char *name = aluette_text_player (self, seat);

  if (seat == self->listener)
    return g_strdup (yours);
  return g_strdup_printf (others, name);
}

static char *
format_vote (const AluetteTextContext *self, const AluEvent *event, const AluView *after)
{
  if (!event->yes)
    return format_action (self, event->seat, _("You refuse the chant."),
                          _("%s refuses the chant."));
  if (after->match.deal.phase != ALU_PHASE_VOTE)
    return g_strdup (_("Everyone agrees: the chant is dealt."));
  return format_action (self, event->seat, _("You want the chant."), _("%s wants the chant."));
}

const char *
aluette_text_sign (const AluetteTextContext *self, AluSign sign, int strength)
{
  AluCardSet cards = alu_sign_cards (sign);

  switch (sign)
    {
    case ALU_SIGN_AS:
      return C_("sign", "an ace");
    case ALU_SIGN_MISERE:
      return strength > 1 ? C_("sign", "a very weak hand") : C_("sign", "a weak hand");
    case ALU_SIGN_MORDIENNE:
      return C_("sign", "mordienne");
    default:
      return card_phrase (self, alu_set_first (cards));
    }
}

static char *
format_sign (const AluetteTextContext *self, const AluEvent *event)
{
  g_autofree char *name = aluette_text_player (self, event->seat);
  const char *sign;

  if (self->listener == ALU_NOBODY)
    return NULL;
  if (event->sign.sign == ALU_SIGN_UNKNOWN)
    return g_strdup_printf (_("%s made a gesture."), name);
  sign = aluette_text_sign (self, (AluSign) event->sign.sign, event->sign.strength);
  if (event->seat == self->listener)
    return g_strdup_printf (_("You sign: %s."), sign);
  if (event->sign.read & (1 << self->listener))
    return g_strdup_printf (_("%1$s signs: %2$s."), name, sign);
  if (event->sign.noticed & (1 << self->listener))
    return g_strdup_printf (_("%s made a gesture."), name);
  return NULL;
}

/* Spoken calls: above and below each card that has a sign. */
static const char *const relative_calls[ALU_SIGN_AS + 1][2] = {
  /* Translators: spoken aloud; the player’s best card is above or below this one. */
  { NC_("call", "Above Monsieur!"), NC_("call", "Below Monsieur!") },
  { NC_("call", "Above Madame!"), NC_("call", "Below Madame!") },
  { NC_("call", "Above the One-Eyed Man!"), NC_("call", "Below the One-Eyed Man!") },
  { NC_("call", "Above the Cow!"), NC_("call", "Below the Cow!") },
  { NC_("call", "Above the Great Nine!"), NC_("call", "Below the Great Nine!") },
  { NC_("call", "Above the Little Nine!"), NC_("call", "Below the Little Nine!") },
  { NC_("call", "Above the Two of Oak!"), NC_("call", "Below the Two of Oak!") },
  { NC_("call", "Above the Two of Writing!"), NC_("call", "Below the Two of Writing!") },
  { NC_("call", "Above the aces!"), NC_("call", "Below the aces!") },
};

const char *
aluette_text_call (AluCall call, AluSign sign)
{
  switch (call)
    {
    case ALU_CALL_GOOD:
      /* Translators: spoken aloud; “bonnes” are kings. */
      return C_("call", "Good honors!");
    case ALU_CALL_MIDDLING:
      /* Translators: spoken aloud; “moyennes” are queens. */
      return C_("call", "Middling honors!");
    case ALU_CALL_SMALL:
      /* Translators: spoken aloud; “petites” are jacks. */
      return C_("call", "Small honors!");
    default:
      return g_dpgettext2 (NULL, "call", relative_calls[MIN (sign, ALU_SIGN_AS)][call]);
    }
}

static char *
format_say (const AluetteTextContext *self, const AluEvent *event)
{
  g_autofree char *name = aluette_text_player (self, event->seat);
  const char *card = aluette_text_sign (self, (AluSign) event->say.sign, 0);

  switch ((AluCall) event->say.call)
    {
    case ALU_CALL_ABOVE:
      return g_strdup_printf (_("%1$s says: above %2$s."), name, card);
    case ALU_CALL_BELOW:
      return g_strdup_printf (_("%1$s says: below %2$s."), name, card);
    case ALU_CALL_GOOD:
      return g_strdup_printf (_("%s says: good honors."), name);
    case ALU_CALL_MIDDLING:
      return g_strdup_printf (_("%s says: middling honors."), name);
    case ALU_CALL_SMALL:
      return g_strdup_printf (_("%s says: small honors."), name);
    default:
      return NULL;
    }
}

char *
aluette_text_event (const AluetteTextContext *self, const AluView *before, const AluEvent *event,
                    const AluView *after)
{
  guint seat = event->seat;

  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_DRAW:
      return format_draw (self, event);
    case ALU_EVENT_DEAL:
      return format_deal (self, event, after);
    case ALU_EVENT_VOTE:
      return format_vote (self, event, after);
    case ALU_EVENT_SUNG:
      return format_action (self, seat, _("You receive six cards of the talon."),
                            _("%s receives six cards of the talon."));
    case ALU_EVENT_REJECT:
      return format_action (self, seat, _("You put six cards aside."),
                            _("%s puts six cards aside."));
    case ALU_EVENT_SIGN:
      return format_sign (self, event);
    case ALU_EVENT_SAY:
      return format_say (self, event);
    case ALU_EVENT_PLAY:
      return format_play (self, event, after);
    case ALU_EVENT_OFFER:
      return format_action (self, seat, _("You offer to settle."), _("%s offers to settle."));
    case ALU_EVENT_ANSWER:
      if (event->yes)
        return format_action (self, seat, _("You accept the offer."), _("%s accepts the offer."));
      return format_action (self, seat, _("You refuse the offer: mordienne or nothing."),
                            _("%s refuses the offer: mordienne or nothing."));
    case ALU_EVENT_PROPOSE:
      return format_action (self, seat, _("You propose to concede the deal."),
                            _("%s proposes to concede the deal."));
    case ALU_EVENT_CONSENT:
      if (event->yes)
        return format_action (self, seat, _("You agree to concede the deal."),
                              _("%s agrees to concede the deal."));
      return format_action (self, seat, _("You decline: play continues."),
                            _("%s declines: play continues."));
    case ALU_EVENT_RESULT:
      return aluette_text_result (self, &after->match);
    case ALU_EVENT_UNCOVER:
      break;
    }
  return NULL;
}

/* Returns: (transfer full): the result of a deal won by tricks, of one player or, in the twelve
 * hands game, of the team */
static char *
result_by_tricks (const AluetteTextContext *self, const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  guint seat = deal->winner_seat;
  g_autofree char *name = NULL;
  int n;

  if (seat == ALU_NOBODY)
    {
      name = aluette_text_team (self, deal->winner);
      return g_strdup_printf (_("The deal goes to %s: 1 point."), name);
    }
  n = deal->taken[seat];
  name = aluette_text_player (self, seat);
  if (seat == self->listener)
    return g_strdup_printf (ngettext ("You win the deal with %d trick: 1 point.",
                                      "You win the deal with %d tricks: 1 point.", n),
                            n);
  return g_strdup_printf (ngettext ("%2$s wins the deal with %1$d trick: 1 point.",
                                    "%2$s wins the deal with %1$d tricks: 1 point.", n),
                          n, name);
}

static char *
result_by_mordienne (const AluetteTextContext *self, const AluMatch *match)
{
  guint seat = match->deal.winner_seat;
  int n = seat != ALU_NOBODY ? match->deal.taken[seat] : 0;
  g_autofree char *name = NULL;

  if (seat == ALU_NOBODY)
    {
      name = aluette_text_team (self, match->deal.winner);
      return g_strdup_printf (_("Mordienne for %s: 2 points."), name);
    }
  if (seat == self->listener)
    return g_strdup_printf (ngettext ("Mordienne! You take the last trick: 2 points.",
                                      "Mordienne! You take the last %d tricks: 2 points.", n),
                            n);
  name = aluette_text_player (self, seat);
  return g_strdup_printf (ngettext ("Mordienne! %1$s takes the last trick: 2 points.",
                                    "Mordienne! %1$s takes the last %2$d tricks: 2 points.", n),
                          name, n);
}

char *
aluette_text_result (const AluetteTextContext *self, const AluMatch *match)
{
  const AluDeal *deal = &match->deal;
  g_autofree char *team = deal->winner != ALU_NOBODY ? aluette_text_team (self, deal->winner)
                                                     : NULL;

  switch ((AluReason) deal->reason)
    {
    case ALU_REASON_TRICKS:
      return result_by_tricks (self, match);
    case ALU_REASON_MORDIENNE:
      return result_by_mordienne (self, match);
    case ALU_REASON_OFFER_ACCEPTED:
      return g_strdup_printf (_("The offer is accepted: 1 point for %s."), team);
    case ALU_REASON_OFFER_REFUSED:
      return g_strdup_printf (_("No mordienne after the refused offer: 2 points for %s."), team);
    case ALU_REASON_CONCEDED:
      return g_strdup_printf (_("Deal conceded: 1 point for %s."), team);
    case ALU_REASON_PENALTY:
      return g_strdup_printf (_("The other team had too many cards: 1 point for %s."), team);
    default:
      return g_strdup (_("Nobody wins the deal: no point."));
    }
}

const char *
aluette_text_reason (AluReason reason)
{
  switch (reason)
    {
    case ALU_REASON_TRICKS:
      return C_("reason", "Tricks");
    case ALU_REASON_MORDIENNE:
      return C_("reason", "Mordienne");
    case ALU_REASON_OFFER_ACCEPTED:
      return C_("reason", "Offer accepted");
    case ALU_REASON_OFFER_REFUSED:
      return C_("reason", "Offer refused");
    case ALU_REASON_CONCEDED:
      return C_("reason", "Deal conceded");
    case ALU_REASON_PENALTY:
      return C_("reason", "Penalty");
    default:
      return C_("reason", "No point");
    }
}

char *
aluette_text_match_end (const AluetteTextContext *self, const AluMatch *match)
{
  int a = match->score[0], b = match->score[1];
  g_autofree char *team = NULL;

  if (match->winner == ALU_NOBODY)
    return g_strdup_printf (_("The match is drawn, %1$d to %2$d."), a, b);
  if (match->winner == ALU_TEAM_B)
    {
      a = match->score[1];
      b = match->score[0];
    }
  if (self->listener == ALU_NOBODY)
    {
      team = aluette_text_team (self, match->winner);
      return g_strdup_printf (_("The match goes to %1$s, %2$d to %3$d."), team, a, b);
    }
  if (alu_team_of ((int) self->listener) == match->winner)
    return g_strdup_printf (_("You win the match, %1$d to %2$d!"), a, b);
  return g_strdup_printf (_("You lose the match, %1$d to %2$d."), b, a);
}

static char *
turn_to_play (const AluetteTextContext *self, const AluMatch *match)
{
  guint seat = match->deal.turn;
  gboolean leads = match->deal.n_plays % match->rules.seats == 0;
  g_autofree char *name = aluette_text_player (self, seat);

  if (seat == self->listener)
    return g_strdup (leads ? _("Your lead.") : _("Your turn."));
  if (alu_decider (&match->seating, (int) seat) == (int) self->listener)
    return g_strdup (leads ? _("Your Petit-Jean leads: play for him.")
                           : _("Your Petit-Jean’s turn: play for him."));
  return leads ? g_strdup_printf (_("%s leads."), name)
               : g_strdup_printf (_("It is %s’s turn."), name);
}

char *
aluette_text_turn (const AluetteTextContext *self, const AluView *view)
{
  int decider = alu_match_decider (&view->match);
  g_autofree char *name = NULL;

  if (decider == ALU_NOBODY)
    return NULL;
  name = aluette_text_player (self, (guint) decider);
  switch (alu_match_phase (&view->match))
    {
    case ALU_PHASE_PLAY:
      return turn_to_play (self, &view->match);
    case ALU_PHASE_REJECT:
      return g_strdup_printf (_("%s is choosing cards to put aside."), name);
    case ALU_PHASE_VOTE:
    case ALU_PHASE_CONCEDE:
    case ALU_PHASE_ANSWER:
      return g_strdup_printf (_("Waiting for %s to answer."), name);
    default:
      return NULL;
    }
}

char *
aluette_text_strength (AluOrder order, AluCard card)
{
  int number = alu_card_numbers[order][card];
  int equals = alu_set_count (alu_number_set (order, number)) - 1;

  if (number <= 4)
    return g_strdup_printf (_("A luette: rank %d of 19."), number);
  if (number <= 8)
    return g_strdup_printf (_("A double: rank %d of 19."), number);
  if (number <= 12)
    return g_strdup_printf (ngettext ("An honor: rank %1$d of 19, with %2$d equal.",
                                      "An honor: rank %1$d of 19, with %2$d equals.", equals),
                            number, equals);
  return g_strdup_printf (ngettext ("A low card: rank %1$d of 19, with %2$d equal.",
                                    "A low card: rank %1$d of 19, with %2$d equals.", equals),
                          number, equals);
}

/* Returns: (transfer full): a list such as “Monsieur, 3 of coins; King of cups” */
static char *
list_cards (const AluetteTextContext *self, AluCardSet set)
{
  AluOrder order = alu_rule_set_order (self->header->rules.set);
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (order, set, cards);
  GString *list = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (list, C_("list", ", "));
      g_string_append (list, card_phrase (self, cards[i]));
    }
  return g_string_free (list, FALSE);
}

/* Returns: the cards still to come from others: unseen ones, and open hands of other players */
static AluCardSet
get_cards_still_to_come (const AluView *view)
{
  AluCardSet out = view->unseen;

  for (int seat = 0; seat < view->match.rules.seats; seat++)
    if (seat != view->seat)
      out |= view->match.deal.hands[seat];
  return out;
}

/* Returns: (transfer full): how many cards beat and tie one */
static char *
count_stronger (int n_above, int n_equal)
{
  g_autofree char *above
      = g_strdup_printf (ngettext ("%d beats it", "%d beat it", n_above), n_above);
  g_autofree char *equal = g_strdup_printf (ngettext ("%d ties it", "%d tie it", n_equal), n_equal);
  g_autofree char *both = n_above == 0 ? g_strdup (equal)
                          : n_equal == 0
                              ? g_strdup (above)
                              : g_strjoin (C_("list", ", "), above, equal, NULL);

  /* Translators: “Still to come: 12 beat it, 3 tie it.” */
  return g_strdup_printf (_("Still to come: %s."), both);
}

char *
aluette_text_cards_still_to_come (const AluetteTextContext *self, const AluView *view, AluCard card)
{
  AluOrder order = alu_rules_order (&view->match.rules);
  int number = alu_card_numbers[order][card];
  AluCardSet out = get_cards_still_to_come (view) & ~alu_card_bit (card);
  AluCardSet above = 0, equal = out & alu_number_set (order, number);
  g_autofree char *beaten = NULL, *tied = NULL, *names = NULL;

  for (int i = 1; i < number; i++)
    above |= out & alu_number_set (order, i);
  if (above == 0 && equal == 0)
    return g_strdup (_("No card still to come beats or ties it."));
  if (alu_set_count (above | equal) > MAX_CARDS_NAMED)
    return count_stronger (alu_set_count (above), alu_set_count (equal));
  names = list_cards (self, above);
  if (above != 0)
    beaten = g_strdup_printf (_("Still to come and stronger: %s."), names);
  g_free (names);
  names = list_cards (self, equal);
  if (equal != 0)
    tied = g_strdup_printf (_("Still to come and equal: %s."), names);
  return above == 0 ? g_steal_pointer (&tied) : g_strjoin ("\n", beaten, tied, NULL);
}
