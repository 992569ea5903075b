/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-card-names.h"

#include <glib/gi18n.h>

/* A whole name for each card, because in many languages articles and prepositions depend on the
 * words. */
static const char *const spanish_titles[ALU_N_CARDS] = {
  N_("2 of coins"),     N_("3 of coins"),      N_("4 of coins"),     N_("5 of coins"),
  N_("6 of coins"),     N_("7 of coins"),      N_("8 of coins"),     N_("9 of coins"),
  N_("Jack of coins"),  N_("Queen of coins"),  N_("King of coins"),  N_("Ace of coins"),
  N_("2 of cups"),      N_("3 of cups"),       N_("4 of cups"),      N_("5 of cups"),
  N_("6 of cups"),      N_("7 of cups"),       N_("8 of cups"),      N_("9 of cups"),
  N_("Jack of cups"),   N_("Queen of cups"),   N_("King of cups"),   N_("Ace of cups"),
  N_("2 of batons"),    N_("3 of batons"),     N_("4 of batons"),    N_("5 of batons"),
  N_("6 of batons"),    N_("7 of batons"),     N_("8 of batons"),    N_("9 of batons"),
  N_("Jack of batons"), N_("Queen of batons"), N_("King of batons"), N_("Ace of batons"),
  N_("2 of swords"),    N_("3 of swords"),     N_("4 of swords"),    N_("5 of swords"),
  N_("6 of swords"),    N_("7 of swords"),     N_("8 of swords"),    N_("9 of swords"),
  N_("Jack of swords"), N_("Queen of swords"), N_("King of swords"), N_("Ace of swords"),
};

static const char *const french_titles[ALU_N_CARDS] = {
  N_("2 of diamonds"),     N_("3 of diamonds"),    N_("4 of diamonds"),
  N_("5 of diamonds"),     N_("6 of diamonds"),    N_("7 of diamonds"),
  N_("8 of diamonds"),     N_("9 of diamonds"),    N_("Jack of diamonds"),
  N_("Queen of diamonds"), N_("King of diamonds"), N_("Ace of diamonds"),
  N_("2 of hearts"),       N_("3 of hearts"),      N_("4 of hearts"),
  N_("5 of hearts"),       N_("6 of hearts"),      N_("7 of hearts"),
  N_("8 of hearts"),       N_("9 of hearts"),      N_("Jack of hearts"),
  N_("Queen of hearts"),   N_("King of hearts"),   N_("Ace of hearts"),
  N_("2 of clubs"),        N_("3 of clubs"),       N_("4 of clubs"),
  N_("5 of clubs"),        N_("6 of clubs"),       N_("7 of clubs"),
  N_("8 of clubs"),        N_("9 of clubs"),       N_("Jack of clubs"),
  N_("Queen of clubs"),    N_("King of clubs"),    N_("Ace of clubs"),
  N_("2 of spades"),       N_("3 of spades"),      N_("4 of spades"),
  N_("5 of spades"),       N_("6 of spades"),      N_("7 of spades"),
  N_("8 of spades"),       N_("9 of spades"),      N_("Jack of spades"),
  N_("Queen of spades"),   N_("King of spades"),   N_("Ace of spades"),
};

static const char *const spanish_phrases[ALU_N_CARDS] = {
  N_("the two of coins"),    N_("the three of coins"),  N_("the four of coins"),
  N_("the five of coins"),   N_("the six of coins"),    N_("the seven of coins"),
  N_("the eight of coins"),  N_("the nine of coins"),   N_("the jack of coins"),
  N_("the queen of coins"),  N_("the king of coins"),   N_("the ace of coins"),
  N_("the two of cups"),     N_("the three of cups"),   N_("the four of cups"),
  N_("the five of cups"),    N_("the six of cups"),     N_("the seven of cups"),
  N_("the eight of cups"),   N_("the nine of cups"),    N_("the jack of cups"),
  N_("the queen of cups"),   N_("the king of cups"),    N_("the ace of cups"),
  N_("the two of batons"),   N_("the three of batons"), N_("the four of batons"),
  N_("the five of batons"),  N_("the six of batons"),   N_("the seven of batons"),
  N_("the eight of batons"), N_("the nine of batons"),  N_("the jack of batons"),
  N_("the queen of batons"), N_("the king of batons"),  N_("the ace of batons"),
  N_("the two of swords"),   N_("the three of swords"), N_("the four of swords"),
  N_("the five of swords"),  N_("the six of swords"),   N_("the seven of swords"),
  N_("the eight of swords"), N_("the nine of swords"),  N_("the jack of swords"),
  N_("the queen of swords"), N_("the king of swords"),  N_("the ace of swords"),
};

static const char *const french_phrases[ALU_N_CARDS] = {
  N_("the two of diamonds"),   N_("the three of diamonds"), N_("the four of diamonds"),
  N_("the five of diamonds"),  N_("the six of diamonds"),   N_("the seven of diamonds"),
  N_("the eight of diamonds"), N_("the nine of diamonds"),  N_("the jack of diamonds"),
  N_("the queen of diamonds"), N_("the king of diamonds"),  N_("the ace of diamonds"),
  N_("the two of hearts"),     N_("the three of hearts"),   N_("the four of hearts"),
  N_("the five of hearts"),    N_("the six of hearts"),     N_("the seven of hearts"),
  N_("the eight of hearts"),   N_("the nine of hearts"),    N_("the jack of hearts"),
  N_("the queen of hearts"),   N_("the king of hearts"),    N_("the ace of hearts"),
  N_("the two of clubs"),      N_("the three of clubs"),    N_("the four of clubs"),
  N_("the five of clubs"),     N_("the six of clubs"),      N_("the seven of clubs"),
  N_("the eight of clubs"),    N_("the nine of clubs"),     N_("the jack of clubs"),
  N_("the queen of clubs"),    N_("the king of clubs"),     N_("the ace of clubs"),
  N_("the two of spades"),     N_("the three of spades"),   N_("the four of spades"),
  N_("the five of spades"),    N_("the six of spades"),     N_("the seven of spades"),
  N_("the eight of spades"),   N_("the nine of spades"),    N_("the jack of spades"),
  N_("the queen of spades"),   N_("the king of spades"),    N_("the ace of spades"),
};

typedef struct
{
  AluCard card;
  const char *title;
  const char *phrase;
} Nickname;

static const Nickname nicknames[] = {
  { ALU_MONSIEUR, N_("Monsieur"), NC_("in a sentence", "Monsieur") },
  { ALU_MADAME, N_("Madame"), NC_("in a sentence", "Madame") },
  { ALU_BORGNE, N_("The One-Eyed Man"), NC_("in a sentence", "the One-Eyed Man") },
  { ALU_VACHE, N_("The Cow"), NC_("in a sentence", "the Cow") },
  { ALU_GRAND_NEUF, N_("The Great Nine"), NC_("in a sentence", "the Great Nine") },
  { ALU_PETIT_NEUF, N_("The Little Nine"), NC_("in a sentence", "the Little Nine") },
  { ALU_DEUX_DE_CHENE, N_("The Two of Oak"), NC_("in a sentence", "the Two of Oak") },
  { ALU_DEUX_D_ECRIT, N_("The Two of Writing"), NC_("in a sentence", "the Two of Writing") },
};

/* Nicknames belong to the order of Aluette. The other order ranks other cards highest. */
static const Nickname *
find_nickname (AluOrder order, AluCard card)
{
  if (order != ALU_ORDER_ALUETTE)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (nicknames); i++)
    if (nicknames[i].card == card)
      return &nicknames[i];
  return NULL;
}

const char *
aluette_card_nickname (AluOrder order, AluCard card)
{
  const Nickname *nickname = find_nickname (order, card);

  return nickname != NULL ? _(nickname->title) : NULL;
}

char *
aluette_card_title (AluOrder order, AluetteDeck deck, AluCard card)
{
  const char *nickname = aluette_card_nickname (order, card);
  const char *title = _(deck == ALUETTE_DECK_FRENCH ? french_titles[card] : spanish_titles[card]);

  if (nickname == NULL)
    return g_strdup (title);
  /* Translators: a card's nickname and its name: “Monsieur, 3 of coins”. */
  return g_strdup_printf (C_("card", "%1$s, %2$s"), nickname, title);
}

const char *
aluette_card_phrase (AluOrder order, AluetteDeck deck, AluCard card)
{
  const Nickname *nickname = find_nickname (order, card);

  if (nickname != NULL)
    return g_dpgettext2 (NULL, "in a sentence", nickname->phrase);
  return _(deck == ALUETTE_DECK_FRENCH ? french_phrases[card] : spanish_phrases[card]);
}

/* The luettes have the first numbers in the order of strength. */
#define N_LUETTES 4

gboolean
aluette_card_is_luette (AluOrder order, AluCard card)
{
  return alu_card_numbers[order][card] <= N_LUETTES;
}
