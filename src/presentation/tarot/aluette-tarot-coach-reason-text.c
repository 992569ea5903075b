/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-coach-reason-text.h"

#include <glib/gi18n.h>

/* What the %s of a text stands for. */
typedef enum
{
  ABOUT_NOTHING, /* there is none */
  ABOUT_PLAYER,
  ABOUT_SUIT,
  ABOUT_POINTS,
} About;

typedef struct
{
  About about;
  const char *advice;     /* from the coach to the player */
  const char *speech;     /* from a player about their card; NULL if it is never said */
  const char *speech_you; /* the same if the listener is the player it is about; no %s */
} ReasonText;

static const ReasonText texts[TAROT_N_WHYS] = {
  [TAROT_WHY_ONLY_CARD] = { ABOUT_NOTHING, N_("It is the only card that you may play."),
                            N_("It was the only card that I could play."), NULL },
  [TAROT_WHY_BEST_CHANCE]
  = { ABOUT_NOTHING,
      N_("Of everything the others might hold, this card has the best chances."),
      N_("Of everything the others might have held, this card had the best chances."), NULL },
  [TAROT_WHY_DRAW_TRUMPS]
  = { ABOUT_NOTHING,
      N_("It draws trumps: the fewer are left, the safer your high cards in the suits are."),
      N_("I led trumps so that the others have fewer of them."), NULL },
  [TAROT_WHY_GUARD_PETIT]
  = { ABOUT_NOTHING,
      N_("It draws trumps: the fewer the others have, the safer your petit is."),
      N_("I led trumps to make my petit safe."), NULL },
  [TAROT_WHY_HUNT_PETIT]
  = { ABOUT_NOTHING,
      N_("The petit has not been played: the player who holds it loses trumps, and may have to "
         "play it."),
      N_("The petit had not been played yet: I led trumps to catch it."), NULL },
  [TAROT_WHY_LAST_TRUMPS]
  = { ABOUT_NOTHING, N_("Nobody else can have a trump: it takes the trick."),
      N_("Nobody else could have a trump."), NULL },
  [TAROT_WHY_LEAD_MASTER]
  = { ABOUT_SUIT, N_("No other card of %s can beat it. Only a trump could."),
      N_("No other card of %s could beat it."), NULL },
  [TAROT_WHY_FORCE_TAKER]
  = { ABOUT_SUIT, N_("The taker has no %s and must spend a trump."),
      N_("The taker had no %s and had to spend a trump."),
      N_("You had none of that suit and had to spend a trump.") },
  [TAROT_WHY_LEAD_LONG]
  = { ABOUT_SUIT,
      N_("Your %s are long: the others run out of them first, and must spend trumps."),
      N_("My %s were long: the others run out of them first, and must spend trumps."), NULL },
  [TAROT_WHY_LEAD_SHORT]
  = { ABOUT_SUIT, N_("It is your only card of %s: next time you can trump."),
      N_("It was my only card of %s: next time I could trump."), NULL },
  [TAROT_WHY_LEAD_LOW]
  = { ABOUT_NOTHING, N_("It is a low card: you keep the better ones for later."),
      N_("I led a low card, to keep better ones for later."), NULL },
  [TAROT_WHY_CAPTURE_PETIT]
  = { ABOUT_PLAYER, N_("It captures the petit of %s: 4.5 points and a bout."),
      N_("I captured the petit of %s."), N_("I captured your petit.") },
  [TAROT_WHY_COVER_PETIT]
  = { ABOUT_PLAYER, N_("It saves the petit of %s, who is on your side."),
      N_("I saved the petit of %s, who is on my side."),
      N_("I saved your petit: we are on the same side.") },
  [TAROT_WHY_PETIT_LAST]
  = { ABOUT_NOTHING, N_("The petit takes the last trick: that is worth extra points."),
      N_("The petit in the last trick is worth extra points."), NULL },
  [TAROT_WHY_PETIT_TAKES]
  = { ABOUT_NOTHING, N_("The petit itself takes the trick, unless somebody plays a higher trump."),
      N_("I tried to take the trick with the petit."), NULL },
  [TAROT_WHY_RUFF]
  = { ABOUT_POINTS,
      N_("You have none of the suit led: your trump takes the trick, with %s in it so far."),
      N_("I trumped: there were %s in the trick."), NULL },
  [TAROT_WHY_OVERTRUMP]
  = { ABOUT_PLAYER, N_("It beats the trump of %s."), N_("I beat the trump of %s."),
      N_("I beat your trump.") },
  [TAROT_WHY_TAKE_LAST]
  = { ABOUT_POINTS, N_("You play last: it takes the trick, with %s from the others."),
      N_("I played last and took the trick, with %s from the others."), NULL },
  [TAROT_WHY_TAKE_SURE]
  = { ABOUT_NOTHING, N_("No other card of its suit can beat it."),
      N_("No other card of its suit could beat it."), NULL },
  [TAROT_WHY_TAKE_NOW]
  = { ABOUT_NOTHING, N_("It holds the trick, although others still play."),
      N_("I tried to take the trick."), NULL },
  [TAROT_WHY_PETIT_SAFE]
  = { ABOUT_PLAYER, N_("%s is on your side and holds the trick: there your petit is saved."),
      N_("%s is on my side and held the trick: a good place for the petit."),
      N_("You are on my side and held the trick: a good place for the petit.") },
  [TAROT_WHY_LOAD]
  = { ABOUT_PLAYER, N_("%s is on your side and holds the trick: give points."),
      N_("%s is on my side and held the trick, so I gave points."),
      N_("You are on my side and held the trick, so I gave you points.") },
  [TAROT_WHY_FRIEND_HAS_IT]
  = { ABOUT_PLAYER, N_("%s is on your side and already holds the trick: keep your better cards."),
      N_("%s is on my side and already held the trick."),
      N_("You are on my side and already held the trick.") },
  [TAROT_WHY_UNDERTRUMP]
  = { ABOUT_NOTHING, N_("You cannot beat the highest trump: play one that you can spare."),
      N_("I could not beat the highest trump, and had to play a lower one."), NULL },
  [TAROT_WHY_DUCK]
  = { ABOUT_PLAYER, N_("%s holds the trick: play a card that costs you little."),
      N_("%s held the trick, and I kept my other cards."),
      N_("You held the trick, and I kept my other cards.") },
  [TAROT_WHY_LOST]
  = { ABOUT_NOTHING, N_("You play last, and the trick is lost: give as few points as you can."),
      N_("I played last, and the trick was lost: I gave as few points as I could."), NULL },
  [TAROT_WHY_THROW_OFF]
  = { ABOUT_NOTHING,
      N_("You can neither follow suit nor trump: throw off a card that costs you little."),
      N_("I could neither follow suit nor trump."), NULL },
  [TAROT_WHY_EXCUSE_SAVES]
  = { ABOUT_NOTHING, N_("The Excuse spares you a better card, and stays yours."),
      N_("I played the Excuse to spare another card."), NULL },
  [TAROT_WHY_EXCUSE_NOW]
  = { ABOUT_NOTHING, N_("The end is near: in the last trick the Excuse would be lost."),
      N_("The end was near: in the last trick the Excuse would have been lost."), NULL },
  [TAROT_WHY_AVOID_POINTS]
  = { ABOUT_NOTHING, N_("In a goulash you want few points: this card takes in the fewest."),
      N_("In a goulash I want few points."), NULL },
};

const char *
aluette_tarot_coach_text_suit (TarotSuit suit)
{
  static const char *const suits[] = {
    NC_("suit in a sentence", "clubs"),  NC_("suit in a sentence", "diamonds"),
    NC_("suit in a sentence", "hearts"), NC_("suit in a sentence", "spades"),
    NC_("suit in a sentence", "trumps"),
  };

  g_return_val_if_fail (suit <= TAROT_TRUMPS, "");

  return g_dpgettext2 (NULL, "suit in a sentence", suits[suit]);
}

char *
aluette_tarot_coach_text_half_points (int half_points)
{
  g_autofree char *figure = aluette_tarot_text_points (half_points);

  /* Choose the plural form for a fraction: below one, one, or more. */
  return g_strdup_printf (ngettext ("%s point", "%s points",
                                    half_points == 2  ? 1
                                    : half_points < 4 ? 0
                                                      : 2),
                          figure);
}

/* Returns: (transfer full): what the %s of a text stands for */
static char *
format_about (const AluetteTarotText *self, About about, const TarotReason *reason)
{
  switch (about)
    {
    case ABOUT_PLAYER:
      return aluette_tarot_text_player (self, reason->seat);
    case ABOUT_SUIT:
      return g_strdup (aluette_tarot_coach_text_suit ((TarotSuit) reason->suit));
    case ABOUT_POINTS:
      return aluette_tarot_coach_text_half_points (reason->half_points);
    default:
      return g_strdup ("");
    }
}

char *
aluette_tarot_coach_text_reason (const AluetteTarotText *self, guint speaker,
                                 const TarotReason *reason)
{
  const ReasonText *text;
  g_autofree char *about = NULL;

  g_return_val_if_fail (reason->why < TAROT_N_WHYS, NULL);

  text = &texts[reason->why];
  if (speaker != self->listener && text->speech_you != NULL && reason->seat == self->listener)
    return g_strdup (_(text->speech_you));
  about = format_about (self, text->about, reason);
  return g_strdup_printf (speaker == self->listener ? _(text->advice) : _(text->speech), about);
}
