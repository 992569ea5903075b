/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-scene.h"

#include <glib/gi18n.h>

#include "engine/tarot/tarot-kind.h"
#include "presentation/common/aluette-signed-number.h"
#include "presentation/portraits/aluette-villagers.h"
#include "presentation/tarot/aluette-tarot-card-names.h"
#include "presentation/tarot/aluette-tarot-score-report.h"

/* Whether the auction is over and somebody has taken. */
static gboolean
has_taker (const TarotMatch *match)
{
  return match->n_deals > 0 && match->deal.taker != TAROT_NOBODY
         && match->deal.phase != TAROT_PHASE_BID && match->deal.n_bids == match->rules.seats;
}

static gboolean
is_trick_staying (const AluetteTarotScene *self)
{
  return (self->look->flags & ALUETTE_TABLE_TRICK_STAYS) != 0
         || aluette_tarot_scene_is_landing (self);
}

/* Returns: the trick in the middle: the one in play, or the finished one that stays */
static int
get_shown_trick (const AluetteTarotScene *self)
{
  const TarotDeal *deal = &self->view->match.deal;
  gboolean finished = deal->n_tricks > 0 && deal->n_plays % self->view->match.rules.seats == 0;

  return finished && is_trick_staying (self) ? deal->n_tricks - 1 : deal->n_tricks;
}

/* Returns: (transfer full): the called card as on its corners: “R♠” */
static char *
format_called (TarotCard card)
{
  static const char *const suits[TAROT_N_SUITS] = { "♣", "♦", "♥", "♠" };
  char code[TAROT_CODE_SIZE];

  tarot_card_code (card, code);
  code[strlen (code) - 1] = '\0';
  return g_strconcat (code, suits[tarot_card_suit (card)], NULL);
}

/* What the attack has taken so far, as far as the viewer knows. */
static void
count_attack (const AluetteTarotScene *self, int *half_points, int *bouts)
{
  const TarotMatch *match = &self->view->match;

  tarot_deal_count_tricks (&match->rules, &match->deal, half_points, bouts);
}

/* Returns: (transfer full) (nullable): the contract at the taker's seat, with the aids what the
 * attack has of the points that it needs: “Garde R♠ 24/51” */
static char *
format_plate (const AluetteTarotScene *self, guint seat)
{
  const TarotMatch *match = &self->view->match;
  g_autoptr (GString) text = g_string_new (NULL);
  int half_points, bouts;

  if (!has_taker (match) || match->deal.taker != seat)
    return NULL;
  g_string_append (text, aluette_tarot_text_bid (match->deal.contract));
  if (match->deal.called != TAROT_NO_CARD)
    {
      g_autofree char *called = format_called (match->deal.called);

      g_string_append_printf (text, " %s", called);
    }
  if ((self->look->flags & ALUETTE_TABLE_AIDS) != 0 && match->deal.phase == TAROT_PHASE_PLAY)
    {
      g_autofree char *points = NULL;

      count_attack (self, &half_points, &bouts);
      points = aluette_tarot_text_points (half_points);
      g_string_append_printf (text, " · %s/%d", points, tarot_threshold (bouts));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns: (transfer full) (nullable): the same as a sentence, or the handful of a seat */
static char *
format_name_hint (const AluetteTarotScene *self, guint seat)
{
  const TarotMatch *match = &self->view->match;
  g_autofree char *points = NULL;
  g_autofree char *shown = NULL;
  int half_points, bouts;

  if (match->n_deals == 0 || match->deal.phase != TAROT_PHASE_PLAY)
    return NULL;
  if (match->deal.handfuls[seat] != TAROT_NO_HANDFUL)
    {
      shown = aluette_tarot_cards_phrase (match->deal.shown[seat]);
      return g_strdup_printf (C_("handful", "%1$s: %2$s"),
                              aluette_tarot_text_handful (match->deal.handfuls[seat]), shown);
    }
  if (!has_taker (match) || match->deal.taker != seat
      || (self->look->flags & ALUETTE_TABLE_AIDS) == 0)
    return NULL;
  count_attack (self, &half_points, &bouts);
  points = aluette_tarot_text_points (half_points);
  return g_strdup_printf (ngettext ("As far as you know, the attack has %1$s points and %2$d bout. "
                                    "It needs %3$d points with that.",
                                    "As far as you know, the attack has %1$s points and %2$d "
                                    "bouts. It needs %3$d points with that.",
                                    bouts),
                          points, bouts, tarot_threshold (bouts));
}

/* Returns: whether a seat has played its card of the first trick */
static gboolean
has_played (const TarotMatch *match, guint seat)
{
  const TarotDeal *deal = &match->deal;
  int n = match->rules.seats;

  return deal->n_plays > 0 && ((int) seat - deal->leaders[0] + n) % n < deal->n_plays;
}

/* Returns: (transfer full) (nullable): what a seat has bid, or has declared before its first card.
 * A declaration does not stay longer, because it covers the trick. */
static char *
format_speech (const TarotMatch *match, guint seat)
{
  const TarotDeal *deal = &match->deal;
  int first = tarot_next_seat (&match->rules, deal->dealer);
  int order = ((int) seat - first + match->rules.seats) % match->rules.seats;

  if (match->n_deals == 0 || has_played (match, seat)
      || deal->outcome == TAROT_OUTCOME_PETIT_SEC)
    return NULL;
  if (deal->handfuls[seat] != TAROT_NO_HANDFUL)
    return g_strdup (aluette_tarot_text_handful (deal->handfuls[seat]));
  for (int misere = 0; misere < TAROT_N_MISERES; misere++)
    if ((deal->miseres[seat] >> misere & 1) != 0)
      return g_strdup (aluette_tarot_text_misere ((TarotMisere) misere));
  if (deal->announced && seat == deal->taker)
    return g_strdup (_("Slam!"));
  if (order < deal->n_bids && deal->phase == TAROT_PHASE_BID)
    return g_strdup (aluette_tarot_text_bid (deal->bids[seat]));
  return NULL;
}

static guint
count_tricks (const AluetteTarotScene *self, guint seat)
{
  const TarotDeal *deal = &self->view->match.deal;
  int shown = get_shown_trick (self);
  guint n = 0;

  for (int trick = 0; trick < shown && trick < deal->n_tricks; trick++)
    n += deal->takers[trick] == seat;
  return n;
}

static gboolean
is_awaited (const AluetteTarotScene *self, guint seat)
{
  return !is_trick_staying (self) && tarot_view_awaited (self->view) == (int) seat;
}

static guint
get_badges (const AluetteTarotScene *self, guint seat)
{
  const TarotMatch *match = &self->view->match;
  guint badges = is_awaited (self, seat) ? ALUETTE_BADGE_TURN : 0;

  if (has_taker (match) && match->deal.taker == seat)
    badges |= ALUETTE_BADGE_DECLARER;
  if (aluette_tarot_scene_get_partner (self) == seat)
    badges |= ALUETTE_BADGE_PARTNER;
  return badges;
}

static void
append_part (GString *text, const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", part);
}

/* Returns: (transfer full): a seat for screen readers: “taker: Garde; 2 tricks; dealer” */
static char *
format_description (const AluetteTarotScene *self, guint seat, const AluetteTableSeat *state)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (state->side <= 1)
    append_part (text, state->side == 0 ? C_("seat", "attack") : C_("seat", "defense"));
  if ((state->badges & ALUETTE_BADGE_DECLARER) != 0)
    append_part (text, C_("seat", "taker"));
  if (state->plate != NULL)
    append_part (text, state->plate);
  if ((state->badges & ALUETTE_BADGE_PARTNER) != 0)
    append_part (text, C_("seat", "partner"));
  if (state->speech != NULL)
    append_part (text, state->speech);
  if (state->n_tricks > 0)
    {
      g_autofree char *tricks = g_strdup_printf (
          ngettext ("%u trick", "%u tricks", state->n_tricks), state->n_tricks);

      append_part (text, tricks);
    }
  if (self->view->match.n_deals > 0 && self->view->match.deal.dealer == seat)
    append_part (text, C_("seat", "dealer"));
  if ((state->badges & ALUETTE_BADGE_TURN) != 0)
    append_part (text, C_("seat", "their turn"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
present_seats (const AluetteTarotScene *self, AluetteTableState *state)
{
  const char *names[ALUETTE_MAX_PLACES];
  guint cast[ALUETTE_MAX_PLACES];
  AluGameSummary summary;

  for (guint seat = 0; seat < state->n_seats; seat++)
    names[seat] = self->text.header->players[seat].name;
  aluette_villagers_cast (names, &self->look->own_face, cast, state->n_seats);
  alu_game_summarize (&tarot_kind, self->view, &summary);
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      AluetteTableSeat *own = &state->seats[seat];
      gboolean hidden = aluette_tarot_scene_get_partner (self) == TAROT_UNKNOWN;

      own->villager = cast[seat];
      own->badges = get_badges (self, seat);
      own->side = hidden && aluette_tarot_scene_is_landing (self)
                          && seat != self->view->match.deal.taker
                      ? ALU_GAME_SIDE_UNKNOWN
                      : summary.sides[seat];
      own->plate = format_plate (self, seat);
      own->speech = format_speech (&self->view->match, seat);
      own->name_hint = format_name_hint (self, seat);
      own->n_tricks = count_tricks (self, seat);
      memset (own->tricks, ALUETTE_NO_CARD, sizeof own->tricks);
      own->n_cards = state->hands[seat].shown
                         ? 0
                         : (guint) tarot_view_hand_count (self->view, (int) seat);
      own->description = format_description (self, seat, own);
      /* A handful that lies in the middle has a title there. */
      if (self->last != NULL && self->last->type == TAROT_EVENT_HANDFUL && self->last->seat == seat)
        g_clear_pointer (&own->speech, g_free);
    }
}

/* Says which cards may be chosen, and why the others may not. */
static void
present_choices (const AluetteTarotScene *self, AluetteTableHand *hand)
{
  for (guint i = 0; i < hand->n_cards; i++)
    {
      if (hand->cards[i] == ALUETTE_NO_CARD)
        continue;
      hand->why_not[i] = aluette_tarot_scene_refuse_card (self, hand->cards[i]);
      if (hand->why_not[i] == NULL)
        hand->may_choose |= 1u << i;
    }
}

/* Sorts cards for a hand. Returns: their number */
static guint
sort_cards (const AluetteTarotScene *self, TarotCardSet set, TarotCard cards[TAROT_N_CARDS])
{
  static const TarotSuit orders[ALUETTE_TAROT_N_ORDERS][TAROT_N_SUITS + 1] = {
    [ALUETTE_TAROT_ORDER_TRUMPS_LEFT]
    = { TAROT_TRUMPS, TAROT_SPADES, TAROT_HEARTS, TAROT_DIAMONDS, TAROT_CLUBS },
    [ALUETTE_TAROT_ORDER_TRUMPS_RIGHT]
    = { TAROT_SPADES, TAROT_HEARTS, TAROT_DIAMONDS, TAROT_CLUBS, TAROT_TRUMPS },
    [ALUETTE_TAROT_ORDER_ALTERNATING]
    = { TAROT_TRUMPS, TAROT_SPADES, TAROT_HEARTS, TAROT_CLUBS, TAROT_DIAMONDS },
  };
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (orders[0]); i++)
    {
      TarotSuit suit = orders[self->order][i];

      if (suit == TAROT_TRUMPS && tarot_set_has (set, TAROT_EXCUSE))
        cards[n++] = TAROT_EXCUSE;
      n += tarot_set_cards (tarot_cards_of (set, suit), cards + n);
    }
  return (guint) n;
}

static void
present_hand (const AluetteTarotScene *self, AluetteTableState *state, guint seat)
{
  AluetteTableHand *hand = &state->hands[seat];
  TarotCardSet cards = aluette_tarot_scene_get_hand (self, seat);
  guint n_cards = (guint) tarot_view_hand_count (self->view, (int) seat);
  gboolean known = !tarot_set_is_empty (cards);
  TarotCard codes[TAROT_N_CARDS];

  hand->shown = seat == self->look->bottom || (known && seat != self->view->seat)
                || (known && self->shows_hands);
  if (!hand->shown)
    return;
  hand->label = seat == self->look->listener
                    ? g_strdup (_("Your hand"))
                    : g_strdup_printf (_("Hand of %s"), state->seats[seat].name);
  hand->n_cards = MIN (sort_cards (self, cards, codes), ALUETTE_MAX_HAND);
  memcpy (hand->cards, codes, hand->n_cards);
  for (; !known && hand->n_cards < MIN (n_cards, ALUETTE_MAX_HAND); hand->n_cards++)
    hand->cards[hand->n_cards] = ALUETTE_NO_CARD;
}

static void
present_hands (const AluetteTarotScene *self, AluetteTableState *state)
{
  TarotPhase phase = tarot_view_phase (self->view);

  if (self->view->match.n_deals == 0)
    {
      state->hands[self->look->bottom].shown = TRUE;
      return;
    }
  for (guint seat = 0; seat < state->n_seats; seat++)
    present_hand (self, state, seat);
  if (!self->look->asked || (phase != TAROT_PHASE_ECART && phase != TAROT_PHASE_PLAY))
    return;
  state->active_hand = self->view->seat;
  /* The taker's hand has the dog, too, until the écart. */
  state->hand_size = MAX (state->hand_size, state->hands[self->view->seat].n_cards);
  present_choices (self, &state->hands[self->view->seat]);
}

/* The handful that the rules propose: the lowest trumps. */
static void
propose_handful (const AluetteTarotScene *self, AluetteTableChoice *choice)
{
  TarotEvent events[TAROT_MAX_LEGAL];
  int n = tarot_match_legal (&self->view->match, self->view->seat, events);

  for (int i = 0; i < n; i++)
    if (events[i].type == TAROT_EVENT_HANDFUL && events[i].handful == self->handful)
      choice->proposed = aluette_card_set_new (events[i].cards.bits[0], events[i].cards.bits[1]);
}

static void
present_choice (const AluetteTarotScene *self, AluetteTableState *state)
{
  if (state->active_hand == ALU_GAME_SPECTATOR)
    return;
  switch (aluette_tarot_scene_choice (self))
    {
    case TAROT_EVENT_ECART:
      state->choice.id = 1;
      state->choice.note = g_strdup (C_("card", "for the écart"));
      break;
    case TAROT_EVENT_HANDFUL:
      state->choice.id = 1 + self->handful;
      state->choice.note = g_strdup (C_("card", "in the handful"));
      propose_handful (self, &state->choice);
      break;
    default:
      break;
    }
}

static void
present_trick (const AluetteTarotScene *self, AluetteTableState *state)
{
  const TarotMatch *match = &self->view->match;
  int trick = get_shown_trick (self), n = 0, landed;
  const TarotCard *cards;

  if (match->n_deals == 0 || trick >= tarot_hand_size (match->rules.seats))
    return;
  cards = tarot_deal_trick (&match->deal, match->rules.seats, trick, &n);
  for (int i = 0; i < n; i++)
    {
      guint seat = (guint) (match->deal.leaders[trick] + i) % state->n_seats;

      state->trick.cards[seat] = cards[i];
      state->trick.labels[seat] = g_strdup (state->seats[seat].name);
    }
  landed = aluette_tarot_scene_is_landing (self) ? n - 1 : n;
  if (landed > 1 || (landed == 1 && cards[0] != TAROT_EXCUSE))
    state->trick.winning
        = landed == (int) state->n_seats
              ? 1u << match->deal.takers[trick]
              : 1u << ((guint) (match->deal.leaders[trick] + tarot_trick_winner (cards, landed))
                       % state->n_seats);
}

/* Takes @title. */
static void
show_set (AluetteTableShown *middle, char *title, TarotCardSet set)
{
  TarotCard cards[TAROT_N_CARDS];

  middle->title = title;
  middle->n_cards = MIN ((guint) tarot_set_cards (set, cards), ALUETTE_MAX_HAND);
  memcpy (middle->cards, cards, middle->n_cards);
}

/* How the score of a finished deal comes about. */
static void
present_report (const AluetteTarotScene *self, AluetteTableState *state)
{
  const TarotMatch *match = &self->view->match;
  g_autoptr (GArray) lines = NULL;

  if (match->deal.outcome != TAROT_OUTCOME_PLAYED)
    return;
  lines = aluette_tarot_score_report_new (&self->text, state->n_seats, &match->sheet);
  state->report.title = g_strdup_printf (_("Result of Deal %u"), match->n_deals);
  for (guint i = 0; i < lines->len; i++)
    {
      const AluetteTarotScoreLine *line = &g_array_index (lines, AluetteTarotScoreLine, i);

      aluette_table_report_add (&state->report, line->label, line->value, line->strong);
    }
}

/* Whether everybody sees the dog, because it is turned over or hands are open, and it does not
 * belong to anybody yet. */
static gboolean
is_dog_open (const TarotMatch *match)
{
  const TarotDeal *deal = &match->deal;

  return deal->phase == TAROT_PHASE_ECART
         || (match->open_hands
             && (deal->phase == TAROT_PHASE_BID || deal->phase == TAROT_PHASE_CALL
                 || deal->outcome == TAROT_OUTCOME_PETIT_SEC
                 || deal->outcome == TAROT_OUTCOME_PASSED));
}

static void
show_dog (AluetteTableShown *middle, const TarotMatch *match)
{
  middle->title = g_strdup (_("The Dog"));
  middle->n_cards = (guint) tarot_dog_size (match->rules.seats);
  memcpy (middle->cards, match->deal.dog, middle->n_cards);
}

/* The dog before the écart, a handful, with open hands the écart, and of a finished deal the
 * result, or with its hands the écart or dog. */
static void
present_middle (const AluetteTarotScene *self, AluetteTableState *state)
{
  const TarotMatch *match = &self->view->match;
  const TarotDeal *deal = &match->deal;
  AluetteTableShown *middle = &state->middle;

  if (match->n_deals == 0 || is_trick_staying (self))
    return;
  if (is_dog_open (match))
    show_dog (middle, match);
  else if (self->last != NULL && self->last->type == TAROT_EVENT_ECART && match->open_hands)
    show_set (middle, g_strdup (C_("écart", "Écart")), deal->ecart);
  else if (self->last != NULL && self->last->type == TAROT_EVENT_HANDFUL)
    show_set (middle, g_strdup (aluette_tarot_text_handful (self->last->handful)),
              self->last->cards);
  else if (!self->shows_hands)
    present_report (self, state);
  else if (deal->outcome == TAROT_OUTCOME_PLAYED && deal->taker != TAROT_NOBODY
           && tarot_deal_takes_dog (deal))
    show_set (middle,
              g_strdup_printf (C_("écart", "Écart of %s"), state->seats[deal->taker].name),
              deal->ecart);
  else if (deal->outcome == TAROT_OUTCOME_PLAYED)
    show_dog (middle, match);
}

/* With open hands, a pile also says which cards are in it. */
static void
name_cards (const TarotMatch *match, AluetteTablePile *pile, TarotCardSet cards)
{
  g_autofree char *label = NULL;
  g_autofree char *phrase = NULL;

  if (!match->open_hands)
    return;
  label = g_steal_pointer (&pile->label);
  phrase = aluette_tarot_cards_phrase (cards);
  /* Translators: how many cards are in a pile, and which. */
  pile->label = g_strdup_printf (C_("pile", "%1$s: %2$s"), label, phrase);
}

/* Closed cards: the dog at the dealer, or at the side that it counts for; the écart. */
static void
present_piles (const AluetteTarotScene *self, AluetteTableState *state)
{
  const TarotMatch *match = &self->view->match;
  const TarotDeal *deal = &match->deal;
  int size = tarot_dog_size (match->rules.seats);
  AluetteTablePile *pile;
  guint owner;

  if (match->n_deals == 0)
    return;
  state->piles[deal->dealer].shown = TRUE;
  state->piles[deal->dealer].token = TRUE;
  state->piles[deal->dealer].label = g_strdup (_("Dealer"));
  if (is_dog_open (match) || aluette_tarot_scene_has_ended (self))
    return;
  owner = has_taker (match) && deal->contract != TAROT_GARDE_CONTRE
                  && deal->phase == TAROT_PHASE_PLAY
              ? deal->taker
              : deal->dealer;
  pile = &state->piles[owner];
  pile->shown = TRUE;
  pile->n_cards = (guint) size;
  g_free (pile->label);
  if (owner == deal->taker && has_taker (match) && tarot_deal_takes_dog (deal)
      && deal->phase == TAROT_PHASE_PLAY)
    {
      pile->label = g_strdup_printf (ngettext ("Écart: %d card", "Écart: %d cards", size), size);
      name_cards (match, pile, deal->ecart);
    }
  else
    {
      pile->label = g_strdup_printf (ngettext ("Dog: %d card", "Dog: %d cards", size), size);
      name_cards (match, pile, tarot_deal_dog_cards (deal));
    }
}

static void
present_score (const AluetteTarotScene *self, AluetteTableState *state)
{
  const TarotMatch *match = &self->view->match;
  g_autoptr (GString) spoken = g_string_new (NULL);
  gboolean hidden = aluette_tarot_scene_is_landing (self)
                    && match->deal.outcome == TAROT_OUTCOME_PLAYED;

  state->score.n_rows = state->n_seats;
  state->score.has_sides = TRUE;
  state->score.target = match->rules.target;
  for (guint seat = 0; seat < state->n_seats; seat++)
    {
      int points = match->score[seat] - (hidden ? match->marks.marks[seat] : 0);
      g_autofree char *number
          = points < 0 ? aluette_signed_number (points) : g_strdup_printf ("%d", points);
      g_autofree char *part = NULL;

      state->score.names[seat] = seat == self->look->listener
                                     ? g_strdup (C_("score", "You"))
                                     : g_strdup (state->seats[seat].name);
      state->score.points[seat] = points;
      state->score.sides[seat] = state->seats[seat].side;
      /* Translators: a player and their score. */
      part = g_strdup_printf (C_("score", "%1$s: %2$s"), state->score.names[seat], number);
      append_part (spoken, part);
    }
  state->score.spoken = g_string_free (g_steal_pointer (&spoken), FALSE);
}

void
aluette_tarot_scene_present (const AluetteTarotScene *self, AluetteTableState *state)
{
  const TarotMatch *match = &self->view->match;
  gboolean watching = (self->look->flags & ALUETTE_TABLE_WATCHING) != 0;

  state->n_seats = match->rules.seats;
  state->counterclockwise = !tarot_kind.clockwise;
  state->decks = &aluette_tarot_decks;
  state->hand_size = (guint) tarot_hand_size (match->rules.seats);
  for (guint seat = 0; seat < state->n_seats; seat++)
    state->seats[seat].name = aluette_tarot_text_player (&self->text, seat);
  present_hands (self, state);
  present_seats (self, state);
  present_choice (self, state);
  present_trick (self, state);
  present_middle (self, state);
  present_piles (self, state);
  present_score (self, state);
  aluette_tarot_scene_present_prompt (self, state);
  state->may_continue
      = !watching && aluette_tarot_scene_has_ended (self) && !tarot_match_is_over (match);
  state->has_last_trick = match->n_deals > 0 && match->deal.n_tricks > 0;
  state->has_review = !watching && match->deal.outcome == TAROT_OUTCOME_PLAYED;
}
