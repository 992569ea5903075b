/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"

/* A third game for the tests: three seats, one suit of twelve cards, four cards each, or more in a
 * test that is compiled with another TOY_HAND. The highest card takes the trick and a point. The
 * game is added through this folder and the registries only. */
extern const AluGameKind toy_kind;

#define TOY_SEATS 3
#ifndef TOY_HAND
#define TOY_HAND 4
#endif
#define TOY_CARDS (TOY_SEATS * TOY_HAND)
#define TOY_HIDDEN 0xff

typedef enum
{
  TOY_DEAL,
  TOY_PLAY,
} ToyEventType;

typedef struct
{
  uint8_t type; /* ToyEventType */
  uint8_t seat;
  uint8_t card;
  uint8_t holder[TOY_CARDS]; /* deal: the seat of each card, or TOY_HIDDEN */
} ToyEvent;

typedef struct
{
  int32_t points[TOY_SEATS];
  uint16_t n_deals;
  uint16_t deals; /* to play */
  uint8_t holder[TOY_CARDS]; /* as dealt, or TOY_HIDDEN */
  uint8_t played[TOY_CARDS]; /* cards in the order played */
  uint8_t n_played;
  uint8_t leader; /* of the current trick */
  uint8_t real_table;
  uint8_t dealt; /* whether the cards of the current deal are dealt */
} ToyMatch;

typedef struct
{
  ToyMatch match;
  uint8_t seat;
} ToyView;
