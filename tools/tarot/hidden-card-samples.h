/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tarot/tarot-view.h"

/*
 * What a seat sees before it plays a card in tricks 3 to 7, and where the cards lie that it does
 * not see. Four bots of level strong play the deals.
 */

#define SEATS 4
#define FIRST_TRICK 2 /* the third */
#define N_TRICKS 5
#define MAX_HIDDEN 54

/* Slots are seats in an order that depends on roles: the seat that looks, the taker unless it is
 * the same, then the others in the order of play. Places are the slots from 1 on, then what no hand
 * holds: the closed dog or the écart. */
#define N_SLOTS SEATS
#define N_PLACES SEATS
#define CLOSED (N_PLACES - 1)

/* Situations in which a card is played. */
enum
{
  LED,
  FOLLOWED_ATTACK,  /* followed suit while the taker's card was the best */
  FOLLOWED_DEFENSE, /* followed suit while another's was */
  NOT_FOLLOWED,
  N_SITUATIONS,
};

/* Sets of cards that are inputs. The first ones are the cards played, by slot and situation. */
enum
{
  SET_HAND = N_SLOTS * N_SITUATIONS,
  SET_LAID_AWAY,
  SET_DOG,
  N_SETS,
};

/* Flags: bits that do not depend on a suit. */
#define FLAG_CEILINGS 0 /* per slot but the first; four steps */
#define FLAG_BIDS (FLAG_CEILINGS + 4 * (N_SLOTS - 1))
#define FLAG_CONTRACT (FLAG_BIDS + N_SLOTS * TAROT_N_BIDS)
#define FLAG_TAKER (FLAG_CONTRACT + TAROT_N_BIDS) /* seats from the one that looks to the taker */
#define FLAG_TRICK (FLAG_TAKER + SEATS)
#define FLAG_TURN (FLAG_TRICK + N_TRICKS)
#define FLAG_HANDFULS (FLAG_TURN + SEATS)
#define N_FLAGS (FLAG_HANDFULS + N_SLOTS)

typedef struct
{
  TarotCard card;
  uint8_t allowed, place;   /* bit per place; the true one */
  float searched[N_PLACES]; /* shares of the worlds of the search, in test deals */
} HiddenCard;

/* What a seat sees before it plays a card, and where the hidden cards are. */
typedef struct
{
  TarotCardSet sets[N_SETS];
  uint64_t flags;
  uint8_t voids[N_SLOTS];
  uint8_t room[N_PLACES]; /* how many of these cards lie there */
  float n_worlds; /* of the search, as many as have the same weight in effect */
  uint8_t trick, takes, n_cards;
  int deal;
  HiddenCard cards[MAX_HIDDEN]; /* those of which the place is not certain */
} Sample;

typedef struct
{
  Sample *samples;
  int n;
} Samples;

/* tarot_samples_play:
 * @samples: (out): freed by the caller
 * @seed: of the first deal; each has the next one
 * @search: whether the weighted worlds of the search are asked, too
 *
 * Plays @n deals that have a taker, up to trick 7. */
void tarot_samples_play (Samples *samples, int n, uint64_t seed, bool search);

/* tarot_normalize:
 *
 * Divides chances by their sum. */
void tarot_normalize (float chances[N_PLACES]);

/* tarot_sample_fit:
 *
 * Changes the chances of all cards until each place expects as many cards as it has room for. */
void tarot_sample_fit (const Sample *sample, float chances[][N_PLACES]);

/* tarot_sample_uniform:
 * @chances: (out): by the places that hard facts allow and the room there */
void tarot_sample_uniform (const Sample *sample, float chances[][N_PLACES]);
