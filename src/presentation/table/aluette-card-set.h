/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A card of any game: a number of its deck, from 0, or one of these. */
#define ALUETTE_NO_CARD 0xff   /* no card, or one that is face down */
#define ALUETTE_DECK_CARDS 128 /* more than any deck has */

/* A set of cards of any game: bit c % 64 of word c / 64 stands for card c. */
typedef struct
{
  guint64 bits[2];
} AluetteCardSet;

static inline AluetteCardSet
aluette_card_set_new (guint64 low, guint64 high)
{
  return (AluetteCardSet) { { low, high } };
}

static inline gboolean
aluette_card_set_has (const AluetteCardSet *self, guint card)
{
  return card < ALUETTE_DECK_CARDS && (self->bits[card / 64] >> card % 64 & 1) != 0;
}

static inline void
aluette_card_set_toggle (AluetteCardSet *self, guint card)
{
  self->bits[card / 64] ^= G_GUINT64_CONSTANT (1) << card % 64;
}

static inline gboolean
aluette_card_set_equal (const AluetteCardSet *self, const AluetteCardSet *other)
{
  return self->bits[0] == other->bits[0] && self->bits[1] == other->bits[1];
}

static inline guint
aluette_card_set_count (const AluetteCardSet *self)
{
  return (guint) (__builtin_popcountll (self->bits[0]) + __builtin_popcountll (self->bits[1]));
}

G_END_DECLS
