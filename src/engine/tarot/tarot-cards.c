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
    snprintf (code, TAROT_CODE_SIZE, "%u%c", (unsigned) (tarot_card_rank (card) + 1) % 100, letter);
  else
    snprintf (code, TAROT_CODE_SIZE, "%s%c", rank_words[tarot_card_rank (card)], letter);
}

/* Returns: the rank that @text begins with in @length characters, or -1. */
static int
parse_rank (const char *text, size_t length, TarotSuit suit)
{
  int most = suit == TAROT_TRUMPS ? TAROT_N_TRUMPS : TAROT_JACK;
  int number = 0;

  for (int rank = TAROT_JACK; length == 1 && suit != TAROT_TRUMPS && rank <= TAROT_KING; rank++)
    if (text[0] == rank_words[rank][0])
      return rank;
  for (size_t i = 0; i < length; i++)
    {
      if (text[i] < '0' || text[i] > '9' || (number == 0 && text[i] == '0'))
        return -1;
      number = 10 * number + text[i] - '0';
    }
  return number <= most ? number - 1 : -1;
}

TarotCard
tarot_card_parse (const char *code)
{
  size_t length = strlen (code);
  const char *letter;
  int rank;

  if (strcmp (code, "Ex") == 0)
    return TAROT_EXCUSE;
  if (length < 2 || length >= TAROT_CODE_SIZE)
    return TAROT_NO_CARD;
  letter = strchr (suit_letters, code[length - 1]);
  if (letter == NULL)
    return TAROT_NO_CARD;
  rank = parse_rank (code, length - 1, (TarotSuit) (letter - suit_letters));
  return rank >= 0 ? TAROT_CARD (letter - suit_letters, rank) : TAROT_NO_CARD;
}
