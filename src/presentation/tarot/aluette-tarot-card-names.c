/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-card-names.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"

static const char *const titles[][TAROT_N_SUITS] = {
  { NC_("Tarot card", "Ace of clubs"), NC_("Tarot card", "Ace of diamonds"),
    NC_("Tarot card", "Ace of hearts"), NC_("Tarot card", "Ace of spades") },
  { NC_("Tarot card", "%d of clubs"), NC_("Tarot card", "%d of diamonds"),
    NC_("Tarot card", "%d of hearts"), NC_("Tarot card", "%d of spades") },
  { NC_("Tarot card", "Jack of clubs"), NC_("Tarot card", "Jack of diamonds"),
    NC_("Tarot card", "Jack of hearts"), NC_("Tarot card", "Jack of spades") },
  { NC_("Tarot card", "Knight of clubs"), NC_("Tarot card", "Knight of diamonds"),
    NC_("Tarot card", "Knight of hearts"), NC_("Tarot card", "Knight of spades") },
  { NC_("Tarot card", "Queen of clubs"), NC_("Tarot card", "Queen of diamonds"),
    NC_("Tarot card", "Queen of hearts"), NC_("Tarot card", "Queen of spades") },
  { NC_("Tarot card", "King of clubs"), NC_("Tarot card", "King of diamonds"),
    NC_("Tarot card", "King of hearts"), NC_("Tarot card", "King of spades") },
};

static const char *const phrases[][TAROT_N_SUITS] = {
  { NC_("Tarot card", "the ace of clubs"), NC_("Tarot card", "the ace of diamonds"),
    NC_("Tarot card", "the ace of hearts"), NC_("Tarot card", "the ace of spades") },
  { NC_("Tarot card", "the %d of clubs"), NC_("Tarot card", "the %d of diamonds"),
    NC_("Tarot card", "the %d of hearts"), NC_("Tarot card", "the %d of spades") },
  { NC_("Tarot card", "the jack of clubs"), NC_("Tarot card", "the jack of diamonds"),
    NC_("Tarot card", "the jack of hearts"), NC_("Tarot card", "the jack of spades") },
  { NC_("Tarot card", "the knight of clubs"), NC_("Tarot card", "the knight of diamonds"),
    NC_("Tarot card", "the knight of hearts"), NC_("Tarot card", "the knight of spades") },
  { NC_("Tarot card", "the queen of clubs"), NC_("Tarot card", "the queen of diamonds"),
    NC_("Tarot card", "the queen of hearts"), NC_("Tarot card", "the queen of spades") },
  { NC_("Tarot card", "the king of clubs"), NC_("Tarot card", "the king of diamonds"),
    NC_("Tarot card", "the king of hearts"), NC_("Tarot card", "the king of spades") },
};

/* Returns: (transfer full): a card of a suit, from titles or phrases */
static char *
format_suit_card (const char *const names[][TAROT_N_SUITS], TarotCard card)
{
  int rank = tarot_card_rank (card);
  int row = rank == 0 ? 0 : rank < TAROT_JACK ? 1 : rank - TAROT_JACK + 2;
  const char *name = g_dpgettext2 (NULL, "Tarot card", names[row][tarot_card_suit (card)]);

  if (row != 1)
    return g_strdup (name);
  return g_strdup_printf (name, rank + 1);
}

char *
aluette_tarot_card_title (TarotCard card)
{
  if (card == TAROT_EXCUSE)
    return g_strdup (C_("Tarot card", "Excuse"));
  if (card == TAROT_PETIT)
    return g_strdup (C_("Tarot card", "Petit, 1 of trumps"));
  if (tarot_card_is_trump (card))
    return g_strdup_printf (C_("Tarot card", "%d of trumps"), tarot_card_rank (card) + 1);
  return format_suit_card (titles, card);
}

char *
aluette_tarot_card_phrase (TarotCard card)
{
  if (card == TAROT_EXCUSE)
    return g_strdup (C_("Tarot card", "the Excuse"));
  if (card == TAROT_PETIT)
    return g_strdup (C_("Tarot card", "the petit"));
  if (card == TAROT_21)
    return g_strdup (C_("Tarot card", "the 21"));
  if (tarot_card_is_trump (card))
    return g_strdup_printf (C_("Tarot card", "the %d of trumps"), tarot_card_rank (card) + 1);
  return format_suit_card (phrases, card);
}

char *
aluette_tarot_cards_phrase (TarotCardSet set)
{
  TarotCard cards[TAROT_N_CARDS];
  int n = tarot_set_cards (set, cards);
  char *text = n > 0 ? aluette_tarot_card_phrase (cards[0]) : g_strdup ("");

  for (int i = 1; i < n; i++)
    {
      g_autofree char *before = text;
      g_autofree char *card = aluette_tarot_card_phrase (cards[i]);

      /* Translators: the last of several cards, or another one, such as “the 21, the petit and the
       * Excuse”. */
      text = i + 1 == n ? g_strdup_printf (C_("list of cards", "%1$s and %2$s"), before, card)
                        : g_strdup_printf (C_("list of cards", "%1$s, %2$s"), before, card);
    }
  return text;
}

static char *
format_title (guint card)
{
  return aluette_tarot_card_title ((TarotCard) card);
}

static const AluetteDeckInfo deck = {
  .pictures = "tarot",
  .game = &tarot_kind,
  .format_title = format_title,
};

const AluetteDecks aluette_tarot_decks = { { &deck, &deck } };
