/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nobody peeks: no view holds a card that its seat may not know. */

#include "random-events.h"
#include "testing.h"

#define N_MATCHES 400

/* What each seat and the spectator have seen, computed from the events only. */
#define N_VIEWERS (ALU_MAX_SEATS + 1)
static const int onlooker = ALU_MAX_SEATS;

typedef struct
{
  AluCardSet known[N_VIEWERS];  /* cards seen in this deal */
  AluCardSet placed[N_VIEWERS]; /* cards whose place is certain */
} Knowledge;

static bool
is_open (const AluMatch *match, int viewer, int seat)
{
  return viewer == seat || match->seating.captain[seat] != ALU_NOBODY;
}

static void
learn_event (Knowledge *knowledge, const AluMatch *match, const AluEvent *event)
{
  for (int viewer = 0; viewer < N_VIEWERS; viewer++)
    {
      AluCardSet seen = 0;
      bool place = true;

      if (event->type == ALU_EVENT_DEAL)
        {
          knowledge->known[viewer] = knowledge->placed[viewer] = 0;
          for (int seat = 0; seat < match->rules.seats; seat++)
            if (is_open (match, viewer, seat))
              seen |= event->deal.hands[seat];
        }
      if (event->type == ALU_EVENT_PLAY)
        seen = alu_card_bit (event->card);
      if (event->type == ALU_EVENT_SUNG)
        {
          place = is_open (match, viewer, event->seat);
          if (place || match->rules.chant_face_up)
            for (int i = 0; i < ALU_CHANT_CARDS; i++)
              seen |= alu_card_bit (event->chant.cards[i]);
        }
      knowledge->known[viewer] |= seen;
      if (place)
        knowledge->placed[viewer] |= seen;
    }
}

static void
check_bytes (const uint8_t *cards, int n, AluCardSet known)
{
  for (int i = 0; i < n; i++)
    assert_true (cards[i] >= ALU_N_CARDS || (known & alu_card_bit (cards[i])) != 0);
}

/* Iterates over every card field of a view. */
static void
check_cards (const AluView *view, AluCardSet known, AluCardSet placed)
{
  const AluDeal *deal = &view->match.deal;
  AluCardSet sets = deal->talon | deal->played | deal->sung[0] | deal->sung[1] | deal->rejected[0]
                    | deal->rejected[1];

  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    sets |= deal->hands[seat];
  assert_true ((sets & ~known) == 0);
  check_bytes (deal->plays, deal->n_plays, known);
  for (size_t i = 0; i < sizeof deal->stock; i++)
    assert_true (deal->stock[i] >= ALU_N_CARDS || view->match.n_deals == 0 || deal->stock[i] == 0);
  assert_true (view->unseen == (ALU_ALL_CARDS & ~placed));
}

/* A view does not contain signs that the viewer missed, nor who else read a sign. */
static void
check_talk (const AluView *view, const AluMatch *match, int viewer)
{
  const AluObservedSignal nothing = { 0 };

  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    {
      const AluSignals *signals = &view->match.signals;

      assert_int_equal (signals->made[seat], seat == viewer ? match->signals.made[seat] : 0);
      assert_int_equal (signals->aces_made[seat],
                        seat == viewer ? match->signals.aces_made[seat] : 0);
      for (int maker = 0; maker < ALU_MAX_SEATS; maker++)
        assert_memory_equal (&signals->observed[seat][maker],
                             seat == viewer ? &match->signals.observed[seat][maker] : &nothing,
                             sizeof nothing);
      assert_memory_equal (signals->said[seat], match->signals.said[seat],
                           sizeof signals->said[seat]);
    }
}

/* A view has the hands of the viewer and of Petit-Jeans; of other hands it has only the size. */
static void
check_hands (const AluView *view, const AluMatch *match, int viewer)
{
  for (int seat = 0; seat < match->rules.seats; seat++)
    {
      AluCardSet hand = match->deal.hands[seat];

      assert_true (view->match.deal.hands[seat] == (is_open (match, viewer, seat) ? hand : 0));
      assert_int_equal (view->n_cards[seat], alu_set_count (hand));
    }
  assert_int_equal (view->n_talon, alu_set_count (match->deal.talon));
}

static AluCardSet
map_set (AluCardSet set, const uint8_t map[ALU_N_CARDS])
{
  AluCardSet mapped = 0;

  for (; set != 0; set &= set - 1)
    mapped |= alu_card_bit (map[alu_set_first (set)]);
  return mapped;
}

/* Shuffles the cards that the viewer does not know among their places; the view stays as it is. */
static void
check_shuffled (const AluMatch *match, const AluView *view, int viewer, AluCardSet known,
                AluRng *rng)
{
  AluMatch other = *match;
  AluDeal *deal = &other.deal;
  uint8_t hidden[ALU_N_CARDS], shuffled[ALU_N_CARDS], map[ALU_N_CARDS];
  int n = alu_set_sorted (ALU_ORDER_ALUETTE, ALU_ALL_CARDS & ~known, hidden);
  AluView again;

  memcpy (shuffled, hidden, sizeof shuffled);
  alu_rng_shuffle (rng, shuffled, n);
  for (AluCard card = 0; card < ALU_N_CARDS; card++)
    map[card] = card;
  for (int i = 0; i < n; i++)
    map[hidden[i]] = shuffled[i];
  for (int seat = 0; seat < ALU_MAX_SEATS; seat++)
    deal->hands[seat] = map_set (deal->hands[seat], map);
  deal->talon = map_set (deal->talon, map);
  for (int i = 0; i < 2; i++)
    {
      deal->sung[i] = map_set (deal->sung[i], map);
      deal->rejected[i] = map_set (deal->rejected[i], map);
    }
  if (alu_rules_has_chant (&match->rules))
    for (size_t i = 0; i < sizeof deal->stock; i++)
      deal->stock[i] = map[deal->stock[i]];
  again = alu_view_for_seat (&other, viewer);
  assert_memory_equal (&again, view, sizeof again);
}

static void
check_views (const AluMatch *match, const Knowledge *knowledge, AluRng *rng)
{
  for (int i = 0; i < N_VIEWERS; i++)
    {
      int viewer = i == onlooker ? ALU_NOBODY : i;
      AluView view;

      /* A Petit-Jean has the view of the captain. */
      if (i != onlooker && (i >= match->rules.seats || !alu_is_person (&match->seating, i)))
        continue;
      view = alu_view_for_seat (match, viewer);
      assert_int_equal (view.seat, viewer);
      check_cards (&view, knowledge->known[i], knowledge->placed[i]);
      check_hands (&view, match, viewer);
      check_talk (&view, match, viewer);
      check_shuffled (match, &view, viewer, knowledge->known[i], rng);
    }
}

TEST (test_views)
{
  int n_views = 0, n_chants = 0, n_petit_jeans = 0;

  for (uint64_t seed = 1; seed <= N_MATCHES; seed++)
    {
      Knowledge knowledge = { 0 };
      AluGameHeader header;
      AluSeating seating;
      AluMatch match;
      AluRng rng;

      alu_rng_seed (&rng, seed);
      random_header (&rng, false, &header);
          assert_int_equal (alu_match_init_from_header (&match, &header), ALU_OK);
      for (int seat = 0; seat < header.rules.n_seats; seat++)
        n_petit_jeans += seating.captain[seat] != ALU_NOBODY;
      while (!alu_match_over (&match))
        {
          AluEvent event;

          random_event (&match, &rng, seed, &event);
          learn_event (&knowledge, &match, &event);
          assert_int_equal (alu_match_apply (&match, &event), ALU_OK);
          n_chants += event.type == ALU_EVENT_SUNG;
          if (match.n_deals == 0)
            continue;
          check_views (&match, &knowledge, &rng);
          n_views += match.rules.seats + 1;
        }
    }
  assert_true (n_chants > 100 && n_petit_jeans > 100);
  print_message ("# %d views of %d matches, %d receipts of a chant, %d Petit-Jeans\n", n_views,
                 N_MATCHES, n_chants, n_petit_jeans);
}
