/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-text.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-card-names.h"

char *
aluette_tarot_text_player (const AluetteTarotText *self, guint seat)
{
  const char *name = self->names != NULL ? self->names[seat] : self->header->players[seat].name;

  return *name != '\0' ? g_strdup (name) : g_strdup_printf (_("Seat %u"), seat + 1);
}

const char *
aluette_tarot_text_bid (TarotBid bid)
{
  static const char *const bids[TAROT_N_BIDS] = {
    NC_("bid", "Pass"),       NC_("bid", "Petite"),       NC_("bid", "Garde"),
    NC_("bid", "Garde Sans"), NC_("bid", "Garde Contre"),
  };

  return g_dpgettext2 (NULL, "bid", bids[bid]);
}

const char *
aluette_tarot_text_handful (TarotHandful handful)
{
  static const char *const handfuls[TAROT_N_HANDFULS] = {
    "",
    NC_("handful", "Simple Handful"),
    NC_("handful", "Double Handful"),
    NC_("handful", "Triple Handful"),
  };

  return g_dpgettext2 (NULL, "handful", handfuls[handful]);
}

const char *
aluette_tarot_text_misere (TarotMisere misere)
{
  /* Translators: a player declares a misère, because they hold no trump or no honor. */
  return misere == TAROT_MISERE_TRUMPS ? _("Misère: no trumps") : _("Misère: no honors");
}

char *
aluette_tarot_text_points (int half_points)
{
  /* Translators: card points and half a point more. */
  return half_points % 2 != 0 ? g_strdup_printf (C_("card points", "%d.5"), half_points / 2)
                              : g_strdup_printf ("%d", half_points / 2);
}

/* Formats an action that names only its player. @yours addresses the player, and @others is for
 * other listeners and contains one %s. */
static char *
format_action (const AluetteTarotText *self, guint seat, const char *yours, const char *others)
{
  g_autofree char *name = aluette_tarot_text_player (self, seat);

  return seat == self->listener ? g_strdup (yours) : g_strdup_printf (others, name);
}

/* The same for an action with one more text: @yours contains one %s, and @others two. */
static char *
format_action_with (const AluetteTarotText *self, guint seat, const char *yours, const char *others,
                    const char *what)
{
  g_autofree char *name = aluette_tarot_text_player (self, seat);

  return seat == self->listener ? g_strdup_printf (yours, what)
                                : g_strdup_printf (others, name, what);
}

/* Returns: (transfer full): @first, which may be NULL, a space and @second; both are freed */
static char *
join_sentences (char *first, char *second)
{
  char *text = first != NULL ? g_strconcat (first, " ", second, NULL) : g_strdup (second);

  g_free (first);
  g_free (second);
  return text;
}

static char *
format_deal (const AluetteTarotText *self, const TarotEvent *event, const TarotView *after)
{
  g_autofree char *name = aluette_tarot_text_player (self, event->seat);
  char *text;

  if (event->seat == self->listener)
    text = g_strdup_printf (_("Deal %u: you deal."), after->match.n_deals);
  else
    text = g_strdup_printf (_("Deal %1$u: %2$s deals."), after->match.n_deals, name);
  if (after->match.deal.outcome == TAROT_OUTCOME_PETIT_SEC)
    text = join_sentences (text, aluette_tarot_text_result (self, &after->match));
  return text;
}

static char *
format_one_bid (const AluetteTarotText *self, const TarotEvent *event)
{
  switch ((TarotBid) event->bid)
    {
    case TAROT_PETITE:
      return format_action (self, event->seat, _("You bid a petite."), _("%s bids a petite."));
    case TAROT_GARDE:
      return format_action (self, event->seat, _("You bid a garde."), _("%s bids a garde."));
    case TAROT_GARDE_SANS:
      return format_action (self, event->seat, _("You bid a garde sans le chien."),
                            _("%s bids a garde sans le chien."));
    case TAROT_GARDE_CONTRE:
      return format_action (self, event->seat, _("You bid a garde contre le chien."),
                            _("%s bids a garde contre le chien."));
    default:
      return format_action (self, event->seat, _("You pass."), _("%s passes."));
    }
}

static char *
format_bid (const AluetteTarotText *self, const TarotEvent *event, const TarotView *after)
{
  const TarotDeal *deal = &after->match.deal;
  char *text = format_one_bid (self, event);

  if (deal->n_bids < after->match.rules.seats)
    return text;
  if (deal->outcome == TAROT_OUTCOME_PASSED)
    return join_sentences (text, aluette_tarot_text_result (self, &after->match));
  if (deal->taker == TAROT_NOBODY)
    return join_sentences (text, g_strdup (_("Everybody has passed: a goulash is played. Take as "
                                              "few points as possible.")));
  if (deal->taker == event->seat)
    return join_sentences (text, format_action (self, deal->taker, _("You are the taker."),
                                                _("%s is the taker.")));
  return join_sentences (text, format_action_with (self, deal->taker, _("You are the taker: %s."),
                                                   _("%1$s is the taker: %2$s."),
                                                   aluette_tarot_text_bid (deal->contract)));
}

static char *
format_call (const AluetteTarotText *self, const TarotEvent *event, const TarotView *after)
{
  const TarotDeal *deal = &after->match.deal;
  g_autofree char *card = aluette_tarot_card_phrase (event->card);
  char *text = format_action_with (self, event->seat, _("You call %s."), _("%1$s calls %2$s."),
                                   card);

  if (tarot_deal_dog_is_open (deal) && tarot_set_has (tarot_deal_dog_cards (deal), event->card))
    return join_sentences (text, g_strdup (_("It lies in the dog: the taker plays alone.")));
  if (deal->partner == self->listener)
    return join_sentences (text, g_strdup (_("You hold it: you are the taker’s partner.")));
  return text;
}

static char *
format_ecart (const AluetteTarotText *self, const TarotEvent *event, const TarotView *after)
{
  int size = tarot_dog_size (after->match.rules.seats);
  TarotCardSet trumps = tarot_cards_of (event->cards, TAROT_TRUMPS);
  g_autofree char *name = aluette_tarot_text_player (self, event->seat);
  g_autofree char *shown = NULL;
  char *text;

  if (event->seat == self->listener)
    text = g_strdup_printf (ngettext ("You lay away %d card.", "You lay away %d cards.", size),
                            size);
  else
    text = g_strdup_printf (ngettext ("%1$s lays away %2$d card.", "%1$s lays away %2$d cards.",
                                      size),
                            name, size);
  if (tarot_set_is_empty (trumps))
    return text;
  shown = aluette_tarot_cards_phrase (trumps);
  /* Translators: trumps that the taker had to lay away, and shows to all. */
  return join_sentences (text, g_strdup_printf (_("The écart contains %s."), shown));
}

static char *
format_misere (const AluetteTarotText *self, const TarotEvent *event)
{
  if (event->misere == TAROT_MISERE_TRUMPS)
    return format_action (self, event->seat, _("You declare a misère: you hold no trumps."),
                          _("%s declares a misère: no trumps."));
  return format_action (self, event->seat, _("You declare a misère: you hold no honors."),
                        _("%s declares a misère: no honors."));
}

static char *
format_handful (const AluetteTarotText *self, const TarotEvent *event)
{
  switch ((TarotHandful) event->handful)
    {
    case TAROT_DOUBLE:
      return format_action (self, event->seat, _("You show a double handful."),
                            _("%s shows a double handful."));
    case TAROT_TRIPLE:
      return format_action (self, event->seat, _("You show a triple handful."),
                            _("%s shows a triple handful."));
    default:
      return format_action (self, event->seat, _("You show a simple handful."),
                            _("%s shows a simple handful."));
    }
}

/* Returns: (transfer full): who took the trick that the last card completed, with which card */
static char *
format_trick (const AluetteTarotText *self, const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;
  int n_seats = match->rules.seats, trick = deal->n_tricks - 1, n;
  const TarotCard *cards = tarot_deal_trick (deal, n_seats, trick, &n);
  guint taker = deal->takers[trick];
  int index = ((int) taker - deal->leaders[trick] + n_seats) % n_seats;
  g_autofree char *card = aluette_tarot_card_phrase (cards[index]);

  return format_action_with (self, taker, _("You take the trick with %s."),
                             _("%1$s takes the trick with %2$s."), card);
}

char *
aluette_tarot_text_play (const AluetteTarotText *self, guint seat, TarotCard card)
{
  g_autofree char *phrase = aluette_tarot_card_phrase (card);

  return format_action_with (self, seat, _("You play %s."), _("%1$s plays %2$s."), phrase);
}

char *
aluette_tarot_text_card (const AluetteTarotText *self, const TarotEvent *event,
                         const TarotMatch *after)
{
  gboolean ends_trick = after->deal.n_plays % after->rules.seats == 0;
  char *text = NULL;

  if (!ends_trick || after->deal.takers[after->deal.n_tricks - 1] != event->seat)
    text = aluette_tarot_text_play (self, event->seat, event->card);
  return ends_trick ? join_sentences (text, format_trick (self, after)) : text;
}

static char *
format_play (const AluetteTarotText *self, const TarotEvent *event, const TarotView *after)
{
  const TarotMatch *match = &after->match;
  char *text;

  if (match->deal.outcome == TAROT_OUTCOME_PLAYED)
    return aluette_tarot_text_result (self, match);
  text = aluette_tarot_text_card (self, event, match);
  if (event->card != match->deal.called)
    return text;
  if (event->seat == match->deal.taker)
    return join_sentences (text, g_strdup (_("The taker has called a card of their own and plays "
                                              "alone.")));
  return join_sentences (text, format_action (self, event->seat, _("You are the taker’s partner."),
                                              _("%s is the taker’s partner.")));
}

char *
aluette_tarot_text_event (const AluetteTarotText *self, const TarotEvent *event,
                          const TarotView *after)
{
  switch ((TarotEventType) event->type)
    {
    case TAROT_EVENT_DEAL:
      return format_deal (self, event, after);
    case TAROT_EVENT_BID:
      return format_bid (self, event, after);
    case TAROT_EVENT_CALL:
      return format_call (self, event, after);
    case TAROT_EVENT_ECART:
      return format_ecart (self, event, after);
    case TAROT_EVENT_SLAM:
      return format_action (self, event->seat, _("You announce a slam, and lead."),
                            _("%s announces a slam, and leads."));
    case TAROT_EVENT_MISERE:
      return format_misere (self, event);
    case TAROT_EVENT_HANDFUL:
      return format_handful (self, event);
    case TAROT_EVENT_PLAY:
      return format_play (self, event, after);
    default:
      return aluette_tarot_text_result (self, &after->match);
    }
}

/* Returns: (transfer full): whose turn it is to play */
static char *
format_play_turn (const AluetteTarotText *self, const TarotDeal *deal, gboolean leads)
{
  if (leads)
    return format_action (self, deal->turn, _("You lead."), _("%s leads."));
  return format_action (self, deal->turn, _("Your turn to play."), _("It is %s’s turn to play."));
}

char *
aluette_tarot_text_turn (const AluetteTarotText *self, const TarotView *view)
{
  const TarotMatch *match = &view->match;
  const TarotDeal *deal = &match->deal;

  switch (tarot_view_phase (view))
    {
    case TAROT_PHASE_BID:
      return format_action (self, deal->turn, _("Your bid?"), _("It is %s’s turn to bid."));
    case TAROT_PHASE_CALL:
      return format_action (self, deal->turn,
                            _("Which card do you call? Its holder becomes your "
                               "partner."),
                            _("%s is going to call a card."));
    case TAROT_PHASE_ECART:
      return format_action (self, deal->turn, _("Choose your écart."),
                            _("%s is choosing the écart."));
    case TAROT_PHASE_PLAY:
      return format_play_turn (self, deal, deal->n_plays % match->rules.seats == 0);
    default:
      return NULL;
    }
}
