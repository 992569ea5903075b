/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-refusal.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-card-names.h"

/* More cards than this are not listed. */
#define MAX_CARDS_NAMED 4

static const char *const follow_suit[TAROT_N_SUITS] = {
  N_("You must follow suit: play a club."),
  N_("You must follow suit: play a diamond."),
  N_("You must follow suit: play a heart."),
  N_("You must follow suit: play a spade."),
};

static const char *const play_trump[TAROT_N_SUITS] = {
  N_("You have no clubs: you must play a trump."),
  N_("You have no diamonds: you must play a trump."),
  N_("You have no hearts: you must play a trump."),
  N_("You have no spades: you must play a trump."),
};

static const char *const called_suit[TAROT_N_SUITS] = {
  N_("Clubs were called: the first card of the deal may not be a club, except the called card."),
  N_("Diamonds were called: the first card of the deal may not be a diamond, except the called "
     "card."),
  N_("Hearts were called: the first card of the deal may not be a heart, except the called card."),
  N_("Spades were called: the first card of the deal may not be a spade, except the called card."),
};

/* Returns: the suit led to the trick in play, or TAROT_NO_SUIT */
static TarotSuit
get_suit_led (const TarotMatch *match)
{
  int n;
  const TarotCard *cards
      = tarot_deal_trick (&match->deal, match->rules.seats, match->deal.n_tricks, &n);

  for (int i = 0; i < n; i++)
    if (cards[i] != TAROT_EXCUSE)
      return tarot_card_suit (cards[i]);
  return TAROT_NO_SUIT;
}

/* Returns: (transfer full): the numbers of trumps: “the 12 or the 15” */
static char *
format_trumps (TarotCardSet trumps)
{
  TarotCard cards[TAROT_N_CARDS];
  int n = tarot_set_cards (trumps, cards);
  char *text = g_strdup_printf (_("the %d"), tarot_card_rank (cards[n - 1]) + 1);

  for (int i = n - 2; i >= 0; i--)
    {
      g_autofree char *before = text;
      int number = tarot_card_rank (cards[i]) + 1;

      /* Translators: numbers of trumps that may be played: “the 12, the 15 or the 18”. */
      text = i == 0 ? g_strdup_printf (_("%1$s or the %2$d"), before, number)
                    : g_strdup_printf (_("%1$s, the %2$d"), before, number);
    }
  return text;
}

static char *
format_overtrump (const TarotView *view)
{
  TarotCardSet trumps = tarot_set_common (tarot_view_legal_plays (view),
                                          tarot_suit_cards (TAROT_TRUMPS));
  g_autofree char *numbers = NULL;

  if (tarot_set_count (trumps) > MAX_CARDS_NAMED)
    return g_strdup_printf (_("You must play a higher trump, at least the %d."),
                            tarot_card_rank (tarot_set_lowest (trumps)) + 1);
  numbers = format_trumps (trumps);
  return g_strdup_printf (_("You must play a higher trump: %s."), numbers);
}

char *
aluette_tarot_refusal_play (const TarotView *view, TarotCard card)
{
  const TarotMatch *match = &view->match;
  TarotSuit suit = get_suit_led (match);
  TarotEvent event;
  TarotStatus status;

  tarot_event_init (&event, TAROT_EVENT_PLAY, view->seat);
  event.card = card;
  status = tarot_view_check_event (view, &event);
  switch (status)
    {
    case TAROT_OK:
      return NULL;
    case TAROT_ERROR_FOLLOW_SUIT:
      return g_strdup (_(follow_suit[suit]));
    case TAROT_ERROR_MUST_TRUMP:
      return g_strdup (suit == TAROT_TRUMPS ? _("Trumps are led: you must play a trump.")
                                            : _(play_trump[suit]));
    case TAROT_ERROR_MUST_OVERTRUMP:
      return format_overtrump (view);
    case TAROT_ERROR_CALLED_SUIT:
      return g_strdup (_(called_suit[tarot_card_suit (match->deal.called)]));
    default:
      return g_strdup (_(tarot_status_texts[status]));
    }
}

/* Returns: (transfer full): that no trump may go, or how many */
static char *
format_ecart_trumps (int n_trumps)
{
  if (n_trumps == 0)
    return g_strdup (_("Trumps may go to the écart only if you have too few other cards."));
  return g_strdup_printf (ngettext ("You may lay away %d trump, because you have too few other "
                                    "cards. It is already chosen.",
                                    "You may lay away %d trumps, because you have too few other "
                                    "cards. They are already chosen.",
                                    n_trumps),
                          n_trumps);
}

char *
aluette_tarot_refusal_ecart (TarotCardSet hand, int size, TarotCardSet chosen, TarotCard card)
{
  TarotCardSet trumps = tarot_suit_cards (TAROT_TRUMPS);
  int n_trumps = tarot_ecart_trumps (hand, size);

  if (tarot_set_has (chosen, card))
    return NULL;
  if (tarot_set_has (tarot_bouts (), card))
    return g_strdup (_("A bout may not go to the écart."));
  if (tarot_set_has (tarot_rank_cards (TAROT_KING), card))
    return g_strdup (_("A king may not go to the écart."));
  if (tarot_card_is_trump (card)
      && tarot_set_count (tarot_set_common (chosen, trumps)) >= n_trumps)
    return format_ecart_trumps (n_trumps);
  if (tarot_set_count (chosen) >= size)
    return g_strdup_printf (ngettext ("You have already chosen %d card. Take it back to choose "
                                      "another one.",
                                      "You have already chosen %d cards. Take one back to choose "
                                      "another one.",
                                      size),
                            size);
  return NULL;
}

char *
aluette_tarot_refusal_handful (int seats, TarotCardSet held, TarotHandful handful,
                               TarotCardSet chosen, TarotCard card)
{
  int size = tarot_handful_size (seats, handful);
  int n_trumps = tarot_set_count (tarot_cards_of (held, TAROT_TRUMPS));

  if (tarot_set_has (chosen, card))
    return NULL;
  if (card == TAROT_EXCUSE && n_trumps >= size)
    return g_strdup (_("The Excuse may only be shown if you show all your trumps with it."));
  if (card != TAROT_EXCUSE && !tarot_card_is_trump (card))
    return g_strdup (_("A handful shows only trumps."));
  if (tarot_set_count (chosen) >= size)
    return g_strdup_printf (ngettext ("This handful shows %d card. Take it back to choose another "
                                      "one.",
                                      "This handful shows %d cards. Take one back to choose "
                                      "another one.",
                                      size),
                            size);
  return NULL;
}
