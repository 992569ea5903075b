/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/tarot/tarot-facts.h"

/* What @seat sees when it is to play. */
typedef struct
{
  const TarotRules *rules;
  const TarotDeal *deal;
  const TarotFacts *facts;
  const TarotCard *trick;
  int n_trick;
  TarotSuit led;  /* the suit of the trick, or TAROT_NO_SUIT */
  TarotCard best; /* the card that takes the trick so far, or TAROT_NO_CARD */
  int holder;     /* who played it */
  int seat;
  int others; /* hands of others */
  int left;   /* tricks to play, with this one */
  unsigned friends;
  TarotCardSet hand, out;    /* own cards, and those that others may hold */
  TarotCardSet others_cards; /* those and the trick's */
  int n_own[TAROT_TRUMPS + 1], n_out[TAROT_TRUMPS + 1];
  double trumps[TAROT_MAX_SEATS]; /* probability that each other seat has a trump */
  double no_ruff[TAROT_N_SUITS];  /* probability that no opponent can trump the suit */
  bool goulash;
} TarotSituation;

/* tarot_situation_read:
 * @s: (out): refers to @rules, @deal and @facts
 * @deal: where @seat is to play; its hand is known, and no other is used
 *
 * Gathers what a seat sees. */
void tarot_situation_read (TarotSituation *s, const TarotRules *rules, const TarotDeal *deal,
                           const TarotFacts *facts, int seat);

/* Returns: the cards that the seat may play, by the rule of the first lead too. */
TarotCardSet tarot_situation_legal_cards (const TarotSituation *s);

/* Returns: whether the seat knows that @seat is on its side. */
bool tarot_situation_is_friend (const TarotSituation *s, int seat);

/* Returns: whether @seat is known to have none of @suit. */
bool tarot_situation_is_void (const TarotSituation *s, int seat, TarotSuit suit);

/* tarot_situation_may_have_trump:
 * @own: which side
 *
 * Returns: whether another seat of the own side, or one of the other, may have a trump. */
bool tarot_situation_may_have_trump (const TarotSituation *s, bool own);

/* Returns: the probability that a certain other hand has none of @n hidden cards. */
double tarot_situation_chance_of_none (const TarotSituation *s, int n);

/* tarot_situation_chance_to_beat:
 * @best: the card that takes the trick
 * @led: the suit of the trick
 *
 * Returns: the probability that @seat beats it. */
double tarot_situation_chance_to_beat (const TarotSituation *s, int seat, TarotCard best,
                                       TarotSuit led);

/* Returns: the probability that @seat must play a trump to a lead of @led. */
double tarot_situation_chance_to_trump (const TarotSituation *s, int seat, TarotSuit led);
