/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The test vectors of the rules of Tarot, table by table. */

#include "tarot-support.h"
#include "testing.h"

#include <stdlib.h>

/* Section 2.2. Dealer 0: any seat may deal. */
typedef struct
{
  uint64_t seed;
  int deal, seats, first_dealer, dealer;
  const char *dog, *hand;
} Seeded;

/* Section 3.3. */
typedef struct
{
  int seats;
  const char *hand;
  int trumps;
} Ecart;

/* Section 3.2. */
typedef struct
{
  const char *hand, *callable;
} Call;

/* Section 4.2. */
typedef struct
{
  const char *hand, *trick, *legal;
} Legal;

/* Section 4.1. */
typedef struct
{
  const char *called, *hand, *legal;
} Lead;

/* Section 4.3. */
typedef struct
{
  const char *trick, *card;
} Winner;

/* Section 4.4. */
typedef struct
{
  const char *when, *trick;
  TarotExcuseLast excuse_last;
  char takes;
  int half_points, bouts;
  TarotSide petit;
} Excuse;

/* Section 5.2. */
typedef struct
{
  int seats;
  const char *held;
  TarotHandful handful;
  const char *shown;
  bool allowed;
} Handful;

/* Section 6. */
typedef struct
{
  const char *name;
  int seats, taker, partner;
  TarotBid contract;
  int bouts, half_points;
  TarotSide petit;
  const char *handfuls, *slam, *miseres;
  int margin;
  bool made;
  int total;
  int marks[TAROT_MAX_SEATS];
} Score;

/* Section 7. */
typedef struct
{
  int half_points[TAROT_MAX_SEATS];
  const char *miseres;
  int marks[TAROT_MAX_SEATS];
} Goulash;

static const Seeded seeded[] = {
  { 1, 1, 4, 0, 4, "14a 10t Rt 20a 1c 1p",
    "18a 12a 9a 1a Rp Vp 9c 7c Rk 10k 9k 7k 6k 5k 5t 4t 2t 1t" },
  { 1, 2, 4, 1, 1, "3c Rp Vt 21a 7c 6t",
    "17a 16a 7a 5a Dp Vp 9p 4p 2p Rc Cc 6c 1c 5k Ct 8t 5t 2t" },
  { 42, 1, 3, 0, 1, "7k 6a Dc 7t 8p 2a",
    "17a 16a 15a 14a 13a 9a 7a 4a 1a Dp Vp Cc Vc 10c 9c 6c 5c 4c 2c 9k 6k Dt 6t 4t" },
  { 2026, 7, 5, 3, 3, "2p 19a 9k",
    "21a 16a 15a 11a 6a Vp 4p 10c 8c 7c 5c 1c 8k 4k 3k" },
  { 0, 1, 5, 0, 3, "Cc 5k 1p",
    "18a 11a 7a 4a Rp Rc 6c 3c Ck Vk 8k 6k 3k 7t 5t" },
};

static const Ecart ecarts[] = {
  { 4,
    "20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a 8a 7a 6a Rp Rc Rk Rt 9p 8p 7p 3t 2t",
    1 },
  { 4,
    "20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a 8a 7a Rp Rc Rk Rt 9p 8p 7p 4t 3t 2t",
    0 },
  { 3,
    "Ex 21a 20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a 8a 7a 6a 5a 4a 3a 2a 1a Rp Rc Rk Rt Dp 9p 8p 2t",
    2 },
  { 5,
    "Ex 21a 20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a 8a Rp Rc 2t",
    2 },
  { 5,
    "9a 8a 2a 10p 9p 8p 7p Vc 4c 3c 2c Dk Ck 2k Ct 3t 2t 1t",
    0 },
};

static const Call calls[] = {
  { "Ex 21a 14a 9a 7a 6a 2a Rp 9p Dc 4c Vk 3k 8t 1t", "Rp Rc Rk Rt" },
  { "21a 20a 14a 9a 7a 6a Rp Rc Rk Rt Dc 4c Vk 3k 8t", "Rp Rc Rk Rt Dp Dk Dt" },
  { "21a 9a 7a Rp Rc Rk Rt Dp Dc Dk Dt Cp Ck 4c 2t", "Rp Rc Rk Rt Cc Ct" },
  { "21a 2a Rp Rc Rk Rt Dp Dc Dk Dt Cp Cc Ck Ct Vp", "Rp Rc Rk Rt Vc Vk Vt" },
};

static const Legal legals[] = {
  { "9a 2a Dp 4p 3c", "7p", "Dp 4p" },
  { "9a 2a Dp 4p 3c", "7p 21a", "Dp 4p" },
  { "Ex 9a 2a Dp 4p 3c", "7p", "Ex Dp 4p" },
  { "9a 2a Dc 3c", "7p", "9a 2a" },
  { "9a 2a Dc 3c", "7p 5a", "9a" },
  { "9a 2a Dc 3c", "7p 12a", "9a 2a" },
  { "Ex 9a 2a Dc 3c", "7p 5a", "Ex 9a" },
  { "9a 2a Dc 3c", "6a", "9a" },
  { "9a 2a Dc 3c", "6a 14a", "9a 2a" },
  { "9a 2a Dc 3c", "6a 8a 7p", "9a" },
  { "Dc 3c", "6a", "Dc 3c" },
  { "Ex Dc 3c", "7p", "Ex Dc 3c" },
  { "Ex 3c", "7p 4a 9a", "Ex 3c" },
  { "9a 2a Dp 3c", "Ex", "9a 2a Dp 3c" },
  { "9a 2a Dp 3c", "Ex 7p", "Dp" },
  { "9a 2a Dp 3c", "Ex 5a", "9a" },
  { "16a 4a 1a Dc", "7p 5a 9a", "16a" },
  { "4a 1a Dc", "Ex 7p 5a", "4a 1a" },
  { "Ex", "7p", "Ex" },
  { "1a Dc", "7p", "1a" },
};

static const Lead leads[] = {
  { "Rp", "Ex 9a Dp 4p 3c", "Ex 9a 3c" },
  { "Rp", "Ex 9a Rp Dp 4p 3c", "Ex 9a Rp 3c" },
  { "Dk", "9a Rk Dk 4k 3c", "9a Dk 3c" },
};

static const Winner winners[] = {
  { "7p Dp Rc 10p", "Dp" },
  { "7p 1a Rp", "1a" },
  { "7p 5a Rp 9a", "9a" },
  { "Ex 2c Rp 3c", "3c" },
  { "4a Ex 3a 2a", "4a" },
  { "7p Rc Rk Rt 2p", "7p" },
};

static const Excuse excuses[] = {
  { "1", "A:Rp D:Ex E:2p F:3p", TAROT_EXCUSE_LAST_OPPONENTS, 'A', 12, 0, TAROT_NO_SIDE },
  { "1", "D:Rp A:Ex E:2p F:3p", TAROT_EXCUSE_LAST_OPPONENTS, 'D', 8, 1, TAROT_NO_SIDE },
  { "1", "D:Rp E:Ex F:2p A:3p", TAROT_EXCUSE_LAST_OPPONENTS, 'D', 0, 0, TAROT_NO_SIDE },
  { "1", "D:Ex E:2p F:Dp A:3p", TAROT_EXCUSE_LAST_OPPONENTS, 'F', 0, 0, TAROT_NO_SIDE },
  { "1", "D:Ex E:2p F:3p A:Rp", TAROT_EXCUSE_LAST_OPPONENTS, 'A', 12, 0, TAROT_NO_SIDE },
  { "last", "D:Rp E:Ex F:2p A:3p", TAROT_EXCUSE_LAST_OPPONENTS, 'D', 8, 1, TAROT_NO_SIDE },
  { "last", "D:Rp E:Ex F:2p A:3p", TAROT_EXCUSE_LAST_WINNER, 'D', 0, 0, TAROT_NO_SIDE },
  { "last", "D:3p E:Ex F:2p A:Rp", TAROT_EXCUSE_LAST_OPPONENTS, 'A', 20, 1, TAROT_NO_SIDE },
  { "last", "A:Ex D:1a E:2a F:Rp", TAROT_EXCUSE_LAST_OPPONENTS, 'E', 0, 0, TAROT_DEFENSE },
  { "last", "D:4p E:1a F:2p A:Ex", TAROT_EXCUSE_LAST_OPPONENTS, 'E', 0, 0, TAROT_DEFENSE },
  { "last", "D:4p E:9a F:1a A:Ex", TAROT_EXCUSE_LAST_WINNER, 'E', 0, 0, TAROT_DEFENSE },
  { "last", "A:1a D:4p E:2p F:Dp", TAROT_EXCUSE_LAST_OPPONENTS, 'A', 18, 1, TAROT_ATTACK },
  { "last", "D:1a E:4p F:Ex A:2a", TAROT_EXCUSE_LAST_OPPONENTS, 'A', 20, 2, TAROT_ATTACK },
  { "last/A", "A:Ex D:21a E:2p F:Rp", TAROT_EXCUSE_LAST_OPPONENTS, 'A', 28, 2, TAROT_NO_SIDE },
  { "last/A", "A:Ex D:1a E:2p F:3p", TAROT_EXCUSE_LAST_OPPONENTS, 'A', 20, 2, TAROT_ATTACK },
  { "last/A", "A:4p D:Ex E:2p F:3p", TAROT_EXCUSE_LAST_OPPONENTS, 'A', 12, 1, TAROT_NO_SIDE },
  { "last/D", "D:Ex E:2p F:3p A:21a", TAROT_EXCUSE_LAST_OPPONENTS, 'D', 0, 0, TAROT_NO_SIDE },
  { "last/D", "D:2p E:Ex F:3p A:21a", TAROT_EXCUSE_LAST_OPPONENTS, 'E', 0, 0, TAROT_NO_SIDE },
  { "last/D", "D:Rp E:Ex F:2p A:3p", TAROT_EXCUSE_LAST_OPPONENTS, 'E', 0, 0, TAROT_NO_SIDE },
};

static const Handful handfuls[] = {
  { 4, "21a 20a 14a 13a 12a 9a 8a 7a 5a 2a",
    TAROT_SIMPLE, "21a 20a 14a 13a 12a 9a 8a 7a 5a 2a", true },
  { 4, "Ex 20a 14a 13a 12a 9a 8a 7a 5a 2a",
    TAROT_SIMPLE, "Ex 20a 14a 13a 12a 9a 8a 7a 5a 2a", true },
  { 4, "Ex 21a 20a 14a 13a 12a 9a 8a 7a 5a 2a",
    TAROT_SIMPLE, "Ex 20a 14a 13a 12a 9a 8a 7a 5a 2a", false },
  { 4, "Ex 21a 20a 14a 13a 12a 9a 8a 7a 5a 2a",
    TAROT_SIMPLE, "21a 20a 14a 13a 12a 9a 8a 7a 5a 2a", true },
  { 4, "21a 20a 14a 13a 12a 9a 8a 7a 5a 2a 1a",
    TAROT_SIMPLE, "20a 14a 13a 12a 9a 8a 7a 5a 2a 1a", true },
  { 4, "21a 20a 14a 13a 12a 9a 8a 7a 5a 2a 1a",
    TAROT_SIMPLE, "21a 20a 14a 13a 12a 9a 8a 7a 5a 2a 1a", false },
  { 5, "21a 20a 14a 13a 12a 9a 8a",
    TAROT_SIMPLE, "21a 20a 14a 13a 12a 9a 8a", false },
  { 5, "21a 20a 14a 13a 12a 9a 8a 7a 6a 5a",
    TAROT_SIMPLE, "21a 20a 14a 13a 12a 9a 8a 7a", true },
  { 3, "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a",
    TAROT_SIMPLE, "21a 20a 19a 18a 17a 16a 15a 14a 13a 12a 11a 10a 9a", true },
};

static const Score scores[] = {
  { "F1", 4, 3, 0, TAROT_GARDE, 2, 98, TAROT_ATTACK, "simple", "", "", 8, 1, 106, { -106,
    -106, 318, -106 } },
  { "F2", 4, 4, 0, TAROT_GARDE_SANS, 2, 90, TAROT_DEFENSE, "", "", "", 4, 1, 76, { -76, -76,
    -76, 228 } },
  { "F3", 4, 2, 0, TAROT_PETITE, 2, 68, TAROT_ATTACK, "simple", "", "", 7, 0, -42, { 42,
    -126, 42, 42 } },
  { "F4", 4, 1, 0, TAROT_GARDE, 1, 124, TAROT_NO_SIDE, "simple", "", "", 11, 1, 92, { 276,
    -92, -92, -92 } },
  { "F5", 4, 2, 0, TAROT_GARDE, 2, 174, TAROT_ATTACK, "simple", "announced made", "", 46, 1,
    582, { -582, 1746, -582, -582 } },
  { "W6", 4, 1, 0, TAROT_GARDE_CONTRE, 3, 176, TAROT_ATTACK, "triple", "announced made", "",
    52, 1, 962, { 2886, -962, -962, -962 } },
  { "7", 4, 1, 0, TAROT_PETITE, 0, 112, TAROT_NO_SIDE, "", "", "", 0, 1, 25, { 75, -25, -25,
    -25 } },
  { "8", 4, 1, 0, TAROT_PETITE, 0, 110, TAROT_NO_SIDE, "", "", "", 1, 0, -26, { -78, 26, 26, 26 } },
  { "9", 4, 2, 0, TAROT_GARDE, 1, 86, TAROT_DEFENSE, "", "", "", 8, 0, -86, { 86, -258, 86, 86 } },
  { "10", 4, 2, 0, TAROT_GARDE, 1, 86, TAROT_ATTACK, "", "", "", 8, 0, -46, { 46, -138, 46, 46 } },
  { "11", 4, 2, 0, TAROT_GARDE, 1, 86, TAROT_NO_SIDE, "double", "", "", 8, 0, -96, { 96,
    -288, 96, 96 } },
  { "12", 4, 4, 0, TAROT_GARDE, 2, 104, TAROT_NO_SIDE, "simple simple", "", "", 11, 1, 112,
    { -112, -112, -112, 336 } },
  { "13", 4, 3, 0, TAROT_GARDE_CONTRE, 2, 80, TAROT_NO_SIDE, "", "", "", 1, 0, -156, { 156,
    156, -468, 156 } },
  { "14", 4, 3, 0, TAROT_GARDE_SANS, 3, 72, TAROT_ATTACK, "triple", "", "", 0, 1, 180,
    { -180, -180, 540, -180 } },
  { "15", 4, 1, 0, TAROT_GARDE, 3, 112, TAROT_NO_SIDE, "", "announced", "", 20, 1, -110,
    { -330, 110, 110, 110 } },
  { "16", 4, 1, 0, TAROT_GARDE, 0, 40, TAROT_NO_SIDE, "", "announced", "", 36, 0, -322,
    { -966, 322, 322, 322 } },
  { "17", 4, 1, 0, TAROT_GARDE, 2, 174, TAROT_NO_SIDE, "", "made", "", 46, 1, 342, { 1026,
    -342, -342, -342 } },
  { "18", 4, 1, 0, TAROT_PETITE, 0, 6, TAROT_DEFENSE, "", "defence", "", 53, 0, -288,
    { -864, 288, 288, 288 } },
  { "19", 4, 1, 0, TAROT_GARDE, 1, 14, TAROT_DEFENSE, "", "announced defence", "", 44, 0,
    -558, { -1674, 558, 558, 558 } },
  { "20", 4, 2, 0, TAROT_PETITE, 1, 110, TAROT_NO_SIDE, "", "", "4", 4, 1, 29, { -39, 77,
    -39, 1 } },
  { "21", 4, 2, 0, TAROT_PETITE, 1, 102, TAROT_NO_SIDE, "", "", "1 1 3", 0, 1, 25, { 25, 45,
    -15, -55 } },
  { "22", 3, 1, 0, TAROT_GARDE, 2, 81, TAROT_NO_SIDE, "", "", "", 1, 0, -52, { -104, 52, 52 } },
  { "23", 3, 1, 0, TAROT_GARDE, 2, 83, TAROT_NO_SIDE, "", "", "", 1, 1, 52, { 104, -52, -52 } },
  { "24", 3, 2, 0, TAROT_PETITE, 3, 99, TAROT_ATTACK, "simple", "", "", 14, 1, 69, { -69,
    138, -69 } },
  { "25", 3, 3, 0, TAROT_GARDE_SANS, 1, 101, TAROT_DEFENSE, "", "", "1", 1, 0, -144, { 164,
    134, -298 } },
  { "26", 5, 1, 4, TAROT_GARDE, 2, 98, TAROT_NO_SIDE, "", "", "", 8, 1, 66, { 132, -66, -66,
    66, -66 } },
  { "27", 5, 1, 4, TAROT_GARDE, 2, 67, TAROT_ATTACK, "simple", "", "", 8, 0, -66, { -132,
    66, 66, -66, 66 } },
  { "28", 5, 1, 0, TAROT_GARDE, 2, 98, TAROT_NO_SIDE, "", "", "", 8, 1, 66, { 264, -66, -66,
    -66, -66 } },
  { "29", 5, 3, 0, TAROT_GARDE_CONTRE, 1, 92, TAROT_NO_SIDE, "", "", "", 5, 0, -180, { 180,
    180, -720, 180, 180 } },
  { "30", 5, 2, 5, TAROT_PETITE, 1, 121, TAROT_DEFENSE, "simple", "", "5", 10, 1, 45, { -55,
    80, -55, -55, 85 } },
  { "31", 5, 2, 3, TAROT_GARDE, 3, 182, TAROT_ATTACK, "triple", "announced made", "", 55, 1,
    620, { -620, 1240, 620, -620, -620 } },
};

static const Goulash goulashes[] = {
  { { 20, 40, 60, 50 }, "", { 45, 5, -35, -15 } },
  { { 0, 0, 176, 0 }, "", { 88, 88, -264, 88 } },
  { { 21, 60, 90 }, "", { 55, -5, -50 } },
  { { 42, 42, 42, 44 }, "2", { -9, 31, -9, -13 } },
  { { 25, 35, 40, 40, 36 }, "", { 27, 2, -13, -13, -3 } },
};

TEST (test_seeded)
{
  for (size_t i = 0; i < COUNT_OF (seeded); i++)
    {
      const Seeded *row = &seeded[i];
      TarotCard dog[TAROT_MAX_DOG];
      int n = read_cards (row->dog, dog);
      TarotMatch match;
      TarotRules rules;
      TarotEvent event;

      assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_FFT, row->seats), TAROT_OK);
      tarot_match_init (&match, &rules, false);
      match.n_deals = (uint32_t) row->deal - 1;
      if (row->first_dealer != 0)
        match.dealer = (uint8_t) (row->first_dealer - 1);
      tarot_match_chance (&match, row->seed, &event);
      assert_int_equal (event.seat, row->dealer - 1);
      assert_int_equal (n, tarot_dog_size (row->seats));
      assert_memory_equal (event.dog, dog, (size_t) n);
      assert_set (event.hands[row->dealer % row->seats], row->hand);
      must_apply (&match, &event);
    }
}

/* Whatever the taker lays away, it must contain exactly as many trumps as the row says. */
TEST (test_ecart)
{
  for (size_t i = 0; i < COUNT_OF (ecarts); i++)
    {
      TarotCardSet hand = read_set (ecarts[i].hand);
      int size = tarot_dog_size (ecarts[i].seats);
      TarotCard plain[TAROT_N_CARDS];
      int n = tarot_set_cards (tarot_ecart_plain (hand), plain);

      assert_int_equal (tarot_set_count (hand), tarot_hand_size (ecarts[i].seats) + size);
      assert_int_equal (tarot_ecart_trumps (hand, size), ecarts[i].trumps);
      for (int trumps = 0; trumps <= size && size - trumps <= n; trumps++)
        {
          TarotCardSet ecart = tarot_set_empty ();

          for (int k = 0; k < size - trumps; k++)
            ecart = tarot_set_with (ecart, plain[k]);
          for (TarotCard card = TAROT_21 - 1; tarot_set_count (ecart) < size; card--)
            if (tarot_set_has (hand, card))
              ecart = tarot_set_with (ecart, card);
          assert_int_equal (tarot_ecart_check (hand, size, ecart),
                            trumps == ecarts[i].trumps ? TAROT_OK : TAROT_ERROR_ECART_TRUMPS);
        }
    }
}

TEST (test_call)
{
  for (size_t i = 0; i < COUNT_OF (calls); i++)
    {
      TarotCardSet hand = read_set (calls[i].hand);

      assert_int_equal (tarot_set_count (hand), 15);
      assert_set (tarot_callable (hand, true), calls[i].callable);
      assert_true (tarot_set_equal (tarot_callable (hand, false),
                                    tarot_set_minus (read_set (calls[i].callable), hand)));
    }
}

TEST (test_legal)
{
  for (size_t i = 0; i < COUNT_OF (legals); i++)
    {
      TarotCardSet hand = read_set (legals[i].hand);
      TarotCardSet legal = read_set (legals[i].legal);
      TarotCard trick[TAROT_MAX_SEATS];
      int n = read_cards (legals[i].trick, trick);

      assert_set (tarot_legal_cards (hand, trick, n), legals[i].legal);
      for (TarotCard card = 0; card < TAROT_N_CARDS; card++)
        if (tarot_set_has (hand, card))
          assert_int_equal (tarot_legal_check (hand, trick, n, card) == TAROT_OK,
                            tarot_set_has (legal, card));
    }
}

TEST (test_lead)
{
  for (size_t i = 0; i < COUNT_OF (leads); i++)
    assert_set (tarot_legal_leads (read_set (leads[i].hand), tarot_card_parse (leads[i].called)),
                leads[i].legal);
}

TEST (test_winner)
{
  for (size_t i = 0; i < COUNT_OF (winners); i++)
    {
      TarotCard trick[TAROT_MAX_SEATS];
      int n = read_cards (winners[i].trick, trick);

      assert_int_equal (trick[tarot_trick_winner (trick, n)], tarot_card_parse (winners[i].card));
    }
}

/* A trick of the table of the Excuse: which player plays which card. */
typedef struct
{
  char players[4];
  TarotCard cards[4];
  int attack; /* the place of A */
} Trick;

static void
read_trick (const char *text, Trick *trick)
{
  for (int i = 0; i < 4; i++)
    {
      char word[8];
      int used;

      assert_int_equal (sscanf (text, " %c:%7s%n", &trick->players[i], word, &used), 2);
      trick->cards[i] = tarot_card_parse (word);
      if (trick->players[i] == 'A')
        trick->attack = i;
      text += used;
    }
}

/* Fills @n tricks, led and taken by @taker, with cards of @left, the petit first. */
static void
fill_tricks (TarotDeal *deal, int n, int taker, TarotCardSet *left)
{
  if (n > 0 && tarot_set_has (*left, TAROT_PETIT))
    {
      deal->plays[deal->n_plays++] = TAROT_PETIT;
      *left = tarot_set_without (*left, TAROT_PETIT);
    }
  for (; n > 0; n--)
    {
      while (deal->n_plays < 4 * (deal->n_tricks + 1))
        {
          TarotCard card = tarot_set_lowest (*left);

          *left = tarot_set_without (*left, card);
          deal->plays[deal->n_plays++] = card;
        }
      deal->leaders[deal->n_tricks] = (uint8_t) taker;
      deal->takers[deal->n_tricks++] = (uint8_t) taker;
    }
}

/* Plays the trick of the row among seventeen others without the Excuse. Only the row's trick is
 * counted: the cards of the others are subtracted. */
static void
check_excuse (const Excuse *row)
{
  bool last = row->when[0] == 'l';
  TarotRules rules;
  TarotDeal deal;
  TarotSheet sheet;
  Trick trick;
  TarotCardSet left = tarot_set_all ();
  TarotCardSet others = tarot_set_empty ();
  int attack, defense, first;

  read_trick (row->trick, &trick);
  for (int i = 0; i < 4; i++)
    left = tarot_set_without (left, trick.cards[i]);
  assert_int_equal (tarot_rules_init (&rules, TAROT_RULES_FFT, 4), TAROT_OK);
  rules.excuse_last = (uint16_t) row->excuse_last;
  tarot_deal_init (&deal, 3);
  attack = trick.attack;
  defense = (attack + 1) % 4;
  deal.taker = (uint8_t) attack;
  deal.contract = TAROT_GARDE_CONTRE;
  deal.phase = TAROT_PHASE_PLAY;
  if (last)
    {
      fill_tricks (&deal, 1, strcmp (row->when, "last/D") == 0 ? defense : attack, &left);
      fill_tricks (&deal, 16, strcmp (row->when, "last/A") == 0 ? attack : defense, &left);
    }
  deal.leader = deal.turn = 0;
  first = deal.n_plays;
  for (int i = 0; i < 4; i++)
    tarot_deal_play (&rules, &deal, trick.cards[i]);
  assert_int_equal (trick.players[deal.takers[deal.n_tricks - 1]], row->takes);
  if (!last)
    fill_tricks (&deal, 17, defense, &left);
  for (int i = 0; i < deal.n_plays; i++)
    if ((i < first || i >= first + 4) && deal.takers[i / 4] == attack)
      others = tarot_set_with (others, deal.plays[i]);
  tarot_deal_count (&rules, &deal, &sheet);
  assert_int_equal (sheet.half_points[0] - tarot_set_half_points (others), row->half_points);
  assert_int_equal (
      sheet.bouts - tarot_set_count (tarot_set_common (others, tarot_bouts ())), row->bouts);
  assert_int_equal (sheet.petit, row->petit);
}

TEST (test_excuse)
{
  for (size_t i = 0; i < COUNT_OF (excuses); i++)
    check_excuse (&excuses[i]);
}

TEST (test_handful)
{
  for (size_t i = 0; i < COUNT_OF (handfuls); i++)
    assert_int_equal (tarot_handful_check (handfuls[i].seats, read_set (handfuls[i].held),
                                           handfuls[i].handful, read_set (handfuls[i].shown))
                          == TAROT_OK,
                      handfuls[i].allowed);
}

/* Declares the misères of the seats of the row, one kind after the other. */
static void
read_miseres (const char *text, TarotSheet *sheet)
{
  for (; *text != '\0'; text++)
    if (*text != ' ')
      sheet->miseres[*text - '1'] = (uint8_t) (2 * sheet->miseres[*text - '1'] + 1);
}

/* Shows handfuls by seat, the last one first; who shows them makes no difference. */
static void
read_handfuls (const char *text, int seats, TarotSheet *sheet)
{
  for (int seat = seats - 1; *text != '\0'; seat--)
    {
      sheet->handfuls[seat] = *text == 's' ? TAROT_SIMPLE : *text == 'd' ? TAROT_DOUBLE
                                                                         : TAROT_TRIPLE;
      text += strcspn (text, " ");
      text += *text == ' ';
    }
}

static void
check_score (const Score *row)
{
  TarotSheet sheet;
  TarotScore score;

  tarot_sheet_init (&sheet);
  sheet.taker = (uint8_t) (row->taker - 1);
  if (row->partner != 0)
    sheet.partner = (uint8_t) (row->partner - 1);
  sheet.contract = (uint8_t) row->contract;
  sheet.bouts = (uint8_t) row->bouts;
  sheet.half_points[0] = (int16_t) row->half_points;
  sheet.petit = (uint8_t) row->petit;
  sheet.announced = strstr (row->slam, "announced") != NULL;
  if (strstr (row->slam, "made") != NULL)
    sheet.slam = TAROT_ATTACK;
  if (strstr (row->slam, "defence") != NULL)
    sheet.slam = TAROT_DEFENSE;
  read_handfuls (row->handfuls, row->seats, &sheet);
  read_miseres (row->miseres, &sheet);
  tarot_score (row->seats, &sheet, &score);
  print_message ("# score %s\n", row->name);
  assert_int_equal (score.margin, row->margin);
  assert_int_equal (score.made, row->made);
  assert_int_equal (score.total, row->total);
  for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
    assert_int_equal (score.marks[seat], row->marks[seat]);
}

TEST (test_score)
{
  for (size_t i = 0; i < COUNT_OF (scores); i++)
    check_score (&scores[i]);
}

TEST (test_goulash)
{
  for (size_t i = 0; i < COUNT_OF (goulashes); i++)
    {
      const Goulash *row = &goulashes[i];
      int seats = row->half_points[4] > 0 ? 5 : row->half_points[3] > 0 || i == 1 ? 4 : 3;
      TarotSheet sheet;
      TarotScore score;

      tarot_sheet_init (&sheet);
      for (int seat = 0; seat < seats; seat++)
        sheet.half_points[seat] = (int16_t) row->half_points[seat];
      read_miseres (row->miseres, &sheet);
      tarot_score (seats, &sheet, &score);
      assert_int_equal (score.total, 0);
      for (int seat = 0; seat < TAROT_MAX_SEATS; seat++)
        assert_int_equal (score.marks[seat], row->marks[seat]);
    }
}
