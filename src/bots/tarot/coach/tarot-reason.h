/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-facts.h"
#include "engine/tarot/tarot-view.h"

/* Why a card is played, as far as a view tells it. The interface makes sentences of the codes. */

typedef enum
{
  TAROT_WHY_ONLY_CARD,   /* it is the only legal one */
  TAROT_WHY_BEST_CHANCE, /* nothing else speaks for it: it is the best in most worlds */

  /* Leads */
  TAROT_WHY_DRAW_TRUMPS,   /* others hold @number trumps */
  TAROT_WHY_GUARD_PETIT,   /* the same, with the petit in the own hand */
  TAROT_WHY_HUNT_PETIT,    /* an opponent may hold the petit, and has to play trumps */
  TAROT_WHY_LAST_TRUMPS,   /* nobody else can have a trump */
  TAROT_WHY_LEAD_MASTER,   /* the highest card of @suit that is left */
  TAROT_WHY_FORCE_TAKER,   /* @seat, the taker, is void in @suit and must trump */
  TAROT_WHY_LEAD_LONG,     /* @number cards of @suit: opponents run out of it first */
  TAROT_WHY_LEAD_SHORT,    /* the only card of @suit: the next one of it can be trumped */
  TAROT_WHY_LEAD_LOW,      /* a low card of @suit, which keeps the high ones */

  /* Cards that take the trick as it stands */
  TAROT_WHY_CAPTURE_PETIT, /* @seat, an opponent, has played the petit */
  TAROT_WHY_COVER_PETIT,   /* @seat, of the own side, has played the petit */
  TAROT_WHY_PETIT_LAST,    /* the petit takes the last trick */
  TAROT_WHY_PETIT_TAKES,   /* the petit takes the trick, and is saved */
  TAROT_WHY_RUFF,          /* a trump on @suit, with @half_points in the trick */
  TAROT_WHY_OVERTRUMP,     /* a higher trump than that of @seat */
  TAROT_WHY_TAKE_LAST,     /* nobody plays after it; @half_points in the trick */
  TAROT_WHY_TAKE_SURE,     /* no other card can beat it in its suit */
  TAROT_WHY_TAKE_NOW,      /* @number others still play */

  /* Cards that do not */
  TAROT_WHY_PETIT_SAFE,    /* the petit, on a trick that @seat of the own side holds */
  TAROT_WHY_LOAD,          /* points, on a trick that @seat of the own side holds */
  TAROT_WHY_FRIEND_HAS_IT, /* a low card, likewise */
  TAROT_WHY_UNDERTRUMP,    /* no trump is high enough: a low one */
  TAROT_WHY_DUCK,          /* @seat keeps the trick: a card of little worth */
  TAROT_WHY_LOST,          /* the same, by the last to play: no legal card has fewer points */
  TAROT_WHY_THROW_OFF,     /* neither @suit nor a trump: a card of little worth */

  TAROT_WHY_EXCUSE_SAVES,  /* the Excuse, in the place of a card that is worth more */
  TAROT_WHY_EXCUSE_NOW,    /* the Excuse, which would be lost in the last trick */

  /* In a goulash */
  TAROT_WHY_AVOID_POINTS,  /* it does not take the trick, or one of few points */

  TAROT_N_WHYS,
} TarotWhy;

/* A reason with what it is about. What does not belong to @why is blank. */
typedef struct
{
  uint8_t why;  /* TarotWhy */
  uint8_t seat; /* or TAROT_NOBODY */
  uint8_t suit; /* TarotSuit, or TAROT_NO_SUIT */
  uint8_t number;
  uint16_t half_points;
} TarotReason;

/* What a seat knows of another one. */
typedef enum
{
  TAROT_RELATION_FRIEND,
  TAROT_RELATION_OPPONENT,
  TAROT_RELATION_UNKNOWN, /* as long as the called card has not been seen */
} TarotRelation;

/* tarot_relation:
 * @view: only what it tells is used; of TAROT_NOBODY for what everybody knows
 *
 * Returns: whether @other plays with @seat. In a goulash everybody is an opponent. */
TarotRelation tarot_relation (const TarotView *view, int seat, int other);

/* tarot_reason_for_card:
 * @view: before the card, of the seat in turn, or of TAROT_NOBODY for a reason that everybody can
 *   see
 * @card: what the seat in turn plays
 * @reason: (out)
 *
 * Says what speaks for a card. */
void tarot_reason_for_card (const TarotView *view, TarotCard card, TarotReason *reason);
