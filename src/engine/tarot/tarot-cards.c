/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/tarot/tarot-cards.h"

#include <stdio.h>
#include <string.h>

static const char suit_letters[] = "tkcpa";

static const char *const rank_words[TAROT_SUIT_SIZE] = {
  "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "D", "R",
};

int
tarot_card_half_points (TarotCard card)
{
  if (tarot_set_has (tarot_bouts (), card))
    return 9;
  if (card >= TAROT_PETIT || tarot_card_rank (card) < TAROT_JACK)
    return 1;
  return 2 * (tarot_card_rank (card) - TAROT_JACK) + 3;
}

/* Each card counts 1 and 2 more for every step up: jack, knight, queen, king or bout. */
int
tarot_set_half_points (TarotCardSet set)
{
  int steps = 4 * tarot_set_count (tarot_set_common (set, tarot_bouts ()));

  for (int rank = TAROT_JACK; rank <= TAROT_KING; rank++)
    steps += (rank - TAROT_JACK + 1)
             * tarot_set_count (tarot_set_common (set, tarot_rank_cards ((TarotRank) rank)));
  return tarot_set_count (set) + 2 * steps;
}

int
tarot_set_cards (TarotCardSet set, TarotCard *cards)
{
  int n = 0;

  while (!tarot_set_is_empty (set))
    {
      cards[n] = tarot_set_highest (set);
      set = tarot_set_without (set, cards[n++]);
    }
  return n;
}

void
tarot_card_code (TarotCard card, char code[TAROT_CODE_SIZE])
{
  char letter = suit_letters[tarot_card_suit (card)];

  if (card == TAROT_EXCUSE)
    strcpy (code, "Ex");
  else if (tarot_card_is_trump (card))
    snprintf (code, TAROT_CODE_SIZE, "%d%c", (tarot_card_rank (card) + 1) % 100, letter);
  else
    snprintf (code, TAROT_CODE_SIZE, "%s%c", rank_words[tarot_card_rank (card)], letter);
}

TarotCard
tarot_card_parse (const char *code)
{
  char own[TAROT_CODE_SIZE];

  for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
    {
      tarot_card_code (card, own);
      if (strcmp (own, code) == 0)
        return card;
    }
  return TAROT_NO_CARD;
}
