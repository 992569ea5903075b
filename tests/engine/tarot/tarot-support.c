/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tarot-support.h"

int
read_cards (const char *text, TarotCard *cards)
{
  char word[8];
  int n = 0, used;

  for (; sscanf (text, "%7s%n", word, &used) == 1; text += used)
    {
      cards[n] = tarot_card_parse (word);
      assert_int_not_equal (cards[n], TAROT_NO_CARD);
      n++;
    }
  return n;
}

TarotCardSet
read_set (const char *text)
{
  TarotCard cards[TAROT_N_CARDS];
  int n = read_cards (text, cards);
  TarotCardSet set = tarot_set_empty ();

  for (int i = 0; i < n; i++)
    set = tarot_set_with (set, cards[i]);
  assert_int_equal (tarot_set_count (set), n);
  return set;
}

void
assert_set (TarotCardSet set, const char *text)
{
  TarotCard cards[TAROT_N_CARDS];
  char found[512] = "";
  int n = tarot_set_cards (set, cards);

  for (int i = 0; i < n; i++)
    {
      char code[TAROT_CODE_SIZE];

      tarot_card_code (cards[i], code);
      strcat (found, code);
      strcat (found, " ");
    }
  if (!tarot_set_equal (set, read_set (text)))
    fail_msg ("found %sinstead of %s", found, text);
}

void
must_apply (TarotMatch *match, const TarotEvent *event)
{
  TarotStatus status = tarot_match_apply (match, event);

  if (status != TAROT_OK)
    fail_msg ("event %d of seat %d: %s", event->type, event->seat + 1, tarot_status_texts[status]);
}

static bool
one_in (AluRng *rng, uint32_t n)
{
  return alu_rng_below (rng, n) == 0;
}

void
random_rules (AluRng *rng, TarotRules *rules)
{
  int set = (int) alu_rng_below (rng, TAROT_N_RULE_SETS);
  AluGameRules game;

  assert_int_equal (alu_game_rules_init (&tarot_kind, &game, set, 3 + (int) alu_rng_below (rng, 3)),
                    TAROT_OK);
  for (int option = 0; option < TAROT_N_OPTIONS; option++)
    {
      const AluGameOption *row = &tarot_options[option];
      char number[12];
      const char *value = row->choices[alu_rng_below (rng, 2)];

      snprintf (number, sizeof number, "%u", 1 + alu_rng_below (rng, 5));
      if (value == NULL)
        value = number;
      if (one_in (rng, 2))
        assert_int_equal (alu_game_rules_set_option (&tarot_kind, &game, row->key, value),
                          TAROT_OK);
    }
  tarot_rules_from_game (&game, rules);
  rules->target = one_in (rng, 3) ? (uint16_t) (100 + alu_rng_below (rng, 400)) : 0;
  if (rules->deals == 0 && rules->target == 0)
    rules->deals = 4;
}

static TarotCard
pick_card (AluRng *rng, TarotCardSet set)
{
  TarotCard cards[TAROT_N_CARDS];
  int n = tarot_set_cards (set, cards);

  return cards[alu_rng_below (rng, (uint32_t) n)];
}

static TarotCardSet
pick_some (AluRng *rng, TarotCardSet set, int n)
{
  TarotCardSet some = tarot_set_empty ();

  for (; n > 0; n--)
    some = tarot_set_with (some, pick_card (rng, tarot_set_minus (set, some)));
  return some;
}

/* Whether a card is added to a strong hand: the larger the bias, the stronger the card must be. */
static bool
is_strong (AluRng *rng, TarotCard card, int bias)
{
  for (; bias > 0; bias--)
    if (card < alu_rng_below (rng, TAROT_N_CARDS))
      return false;
  return true;
}

/* Deals one seat many of the strongest cards, so that handfuls, slams and trumps in the écart are
 * frequent. */
static void
stacked_deal (const TarotMatch *match, AluRng *rng, TarotEvent *event)
{
  int seats = match->rules.seats;
  int bias = (int) alu_rng_below (rng, 16);
  TarotCardSet left = tarot_set_all ();

  tarot_event_init (event, TAROT_EVENT_DEAL,
                    match->dealer != TAROT_NOBODY ? match->dealer
                                                  : (int) alu_rng_below (rng, (uint32_t) seats));
  event->has_dog = true;
  for (int i = 0; i < seats; i++)
    {
      TarotCardSet *hand = &event->hands[(event->seat + i) % seats];

      while (tarot_set_count (*hand) < tarot_hand_size (seats))
        {
          TarotCard card = pick_card (rng, left);

          if (i == 0 && !is_strong (rng, card, bias))
            continue;
          *hand = tarot_set_with (*hand, card);
          left = tarot_set_without (left, card);
        }
    }
  for (int i = 0; i < tarot_dog_size (seats); i++)
    {
      event->dog[i] = pick_card (rng, left);
      left = tarot_set_without (left, event->dog[i]);
    }
}

static void
random_ecart (const TarotMatch *match, AluRng *rng, TarotEvent *event)
{
  TarotCardSet hand = match->deal.hands[match->deal.turn];
  TarotCardSet trumps = tarot_set_minus (tarot_cards_of (hand, TAROT_TRUMPS),
                                         tarot_bouts ());
  int size = tarot_dog_size (match->rules.seats);
  int n_trumps = tarot_ecart_trumps (hand, size);

  tarot_event_init (event, TAROT_EVENT_ECART, match->deal.turn);
  event->cards = tarot_set_union (pick_some (rng, tarot_ecart_plain (hand), size - n_trumps),
                                  pick_some (rng, trumps, n_trumps));
}

static void
random_sheet (const TarotMatch *match, AluRng *rng, TarotSheet *sheet)
{
  int seats = match->rules.seats;
  int n = match->rules.all_pass == TAROT_ALL_PASS_GOULASH ? 5 : 4;

  do
    {
      tarot_sheet_init (sheet);
      sheet->contract = (uint8_t) (n == 5 ? alu_rng_below (rng, 5) : 1 + alu_rng_below (rng, 4));
      for (int seat = 0; seat < seats; seat++)
        {
          if (sheet->contract == TAROT_PASS)
            sheet->half_points[seat] = (int16_t) (alu_rng_below (rng, 364u / (unsigned) seats));
          else if (one_in (rng, 4))
            sheet->handfuls[seat] = (uint8_t) alu_rng_below (rng, TAROT_N_HANDFULS);
          if (one_in (rng, 4))
            sheet->miseres[seat] = (uint8_t) alu_rng_below (rng, 4);
        }
      if (sheet->contract == TAROT_PASS)
        continue;
      sheet->half_points[0] = (int16_t) alu_rng_below (rng, 183);
      sheet->taker = (uint8_t) alu_rng_below (rng, (uint32_t) seats);
      if (seats == 5 && !one_in (rng, 3))
        sheet->partner = (uint8_t) alu_rng_below (rng, 5);
      sheet->bouts = (uint8_t) alu_rng_below (rng, 4);
      sheet->petit = (uint8_t) alu_rng_below (rng, 3);
      sheet->slam = one_in (rng, 4) ? (uint8_t) alu_rng_below (rng, 3) : TAROT_NO_SIDE;
      sheet->announced = one_in (rng, 4);
    }
  while (tarot_sheet_check (&match->rules, sheet, true) != TAROT_OK);
}

static void
random_real_event (const TarotMatch *match, AluRng *rng, TarotEvent *event)
{
  if (match->deal.phase == TAROT_PHASE_DEAL)
    tarot_event_init (event, TAROT_EVENT_DEAL,
                      match->dealer != TAROT_NOBODY
                          ? match->dealer
                          : (int) alu_rng_below (rng, match->rules.seats));
  else if (one_in (rng, 4))
    tarot_event_init (event, TAROT_EVENT_PASSED, 0);
  else
    {
      tarot_event_init (event, TAROT_EVENT_RESULT, 0);
      random_sheet (match, rng, &event->sheet);
    }
}

/* Any legal event; mostly cards, since each declaration can be made only once. */
static void
random_move (const TarotView *view, AluRng *rng, TarotEvent *event)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = tarot_match_legal (&view->match, view->seat, events);

  assert_in_range (n, 1, TAROT_MAX_LEGAL);
  *event = events[alu_rng_below (rng, (uint32_t) n)];
  if (event->type == TAROT_EVENT_BID && !one_in (rng, 3))
    *event = events[0];
  if (event->type == TAROT_EVENT_SLAM && !one_in (rng, 8))
    *event = events[n - 1];
}

void
random_event (const TarotMatch *match, AluRng *rng, uint64_t seed, TarotEvent *event)
{
  TarotView view;

  if (match->real_table)
    {
      random_real_event (match, rng, event);
      return;
    }
  if (tarot_match_awaited (match) == TAROT_CHANCE)
    {
      if (one_in (rng, 3))
        stacked_deal (match, rng, event);
      else
        tarot_match_chance (match, seed, event);
      return;
    }
  if (tarot_match_phase (match) == TAROT_PHASE_ECART)
    {
      random_ecart (match, rng, event);
      return;
    }
  if (tarot_match_may_announce (match) && one_in (rng, 8))
    {
      tarot_event_init (event, TAROT_EVENT_SLAM, match->deal.taker);
      return;
    }
  tarot_view_for_seat (match, match->deal.turn, &view);
  random_move (&view, rng, event);
}

void
random_header (AluRng *rng, bool real_table, AluGameHeader *header)
{
  static const char *const names[TAROT_MAX_SEATS]
    = { "Léon", "Rose", "Anne la Grande", "#1", "bot:x" };
  TarotRules rules;

  random_rules (rng, &rules);
  tarot_header_init (header, &rules);
  for (int seat = 0; seat < rules.seats; seat++)
    {
      AluGamePlayer *player = &header->players[seat];

      player->kind = real_table                     ? ALU_GAME_PERSON
                     : alu_rng_below (rng, 2) == 0 ? ALU_GAME_BOT
                                                    : ALU_GAME_HUMAN;
      if (player->kind == ALU_GAME_BOT)
        strcpy (player->level, "random");
      strcpy (player->name, names[seat]);
    }
  if (alu_rng_below (rng, 2) == 0)
    strcpy (header->date, "2026-11-20");
  if (alu_rng_below (rng, 2) == 0)
    strcpy (header->event, "Soirée à Bouin");
  if (alu_rng_below (rng, 2) == 0)
    strcpy (header->place, "Bouin");
}
