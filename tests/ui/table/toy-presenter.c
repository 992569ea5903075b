/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-presenter.h"

#include "toy-kind.h"

struct _ToyPresenter
{
  GObject parent_instance;

  guint n_presented;
};

static void presenter_iface_init (AluetteTablePresenterInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ToyPresenter, toy_presenter, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ALUETTE_TYPE_TABLE_PRESENTER,
                                                      presenter_iface_init))

static char *
format_title (guint card)
{
  return g_strdup_printf ("Toy %u", card);
}

static const AluetteDeckInfo deck = { "tarot", ALUETTE_DECK_ALUETTE, &toy_kind, format_title,
                                      NULL };
static const AluetteDecks decks = { { &deck, &deck } };

static ToyView
get_view (const AluetteTableLook *look)
{
  g_autoptr (AluetteView) view = aluette_seat_log_view_at (look->log, look->n_lines);

  return *(const ToyView *) aluette_view_get_bytes (view);
}

/* Returns: the number of played cards that are no longer in the middle */
static guint
count_gone (const ToyMatch *match, const AluetteTableLook *look)
{
  guint gone = match->n_played / TOY_SEATS * TOY_SEATS;

  return gone > 0 && gone == match->n_played && (look->flags & ALUETTE_TABLE_TRICK_STAYS) != 0
             ? gone - TOY_SEATS
             : gone;
}

static void
present_hand (const ToyView *view, const AluetteTableLook *look, guint seat, AluetteTableHand *hand)
{
  hand->shown = seat == look->bottom;
  hand->label = g_strdup ("Hand");
  for (guint card = 0; hand->shown && card < TOY_CARDS; card++)
    if (view->match.holder[card] == seat
        && memchr (view->match.played, (int) card, view->match.n_played) == NULL)
      hand->cards[hand->n_cards++] = (guint8) card;
  hand->may_choose = (1u << hand->n_cards) - 1;
  if (hand->n_cards < 2)
    return;
  hand->may_choose &= ~1u;
  hand->why_not[0] = g_strdup (TOY_REFUSAL);
}

static void
present_seat (const ToyView *view, const AluetteTableLook *look, guint seat,
              AluetteTableState *state)
{
  const AluGameHeader *header = aluette_seat_log_get_header (look->log);
  AluetteTableSeat *it = &state->seats[seat];
  guint n_played = 0;

  for (guint i = 0; i < view->match.n_played; i++)
    n_played += view->match.holder[view->match.played[i]] == seat;
  it->name = g_strdup (header->players[seat].name);
  it->villager = seat;
  it->plate = seat == 0 ? g_strdup ("leads") : NULL;
  it->n_cards = seat == look->bottom || !view->match.dealt ? 0 : TOY_HAND - n_played;
  it->badges = alu_game_get_awaited (&toy_kind, view) == (int) seat ? ALUETTE_BADGE_TURN : 0;
  it->description = g_strdup_printf ("%d points", view->match.points[seat]);
  state->score.names[seat] = g_strdup (it->name);
  state->score.points[seat] = view->match.points[seat];
  present_hand (view, look, seat, &state->hands[seat]);
}

static void
present (AluetteTablePresenter *self, const AluetteTableLook *look, AluetteTableState *state)
{
  ToyView view = get_view (look);

  TOY_PRESENTER (self)->n_presented++;
  state->n_seats = state->score.n_rows = TOY_SEATS;
  state->counterclockwise = TRUE;
  state->decks = &decks;
  state->hand_size = TOY_HAND;
  for (guint seat = 0; seat < TOY_SEATS; seat++)
    present_seat (&view, look, seat, state);
  for (guint i = count_gone (&view.match, look); i < view.match.n_played; i++)
    state->trick.cards[view.match.holder[view.match.played[i]]] = view.match.played[i];
  if (look->asked && view.match.dealt)
    state->active_hand = look->listener;
  state->score.spoken = g_strdup ("Points");
  state->prompt.text = g_strdup (look->notice != NULL ? look->notice : "Play a card");
}

static AluetteTablePlace
make_place (AluettePlaceType type, guint seat, guint card)
{
  return (AluetteTablePlace) { type, seat, (guint8) card };
}

static void
present_line (AluetteTablePresenter *self, const AluetteTableLook *look, AluetteTableCue *cue)
{
  const ToyEvent *event = aluette_seat_log_get_line (look->log, look->n_lines - 1);
  ToyView view = get_view (look);

  if (event->type != TOY_PLAY)
    return;
  aluette_table_cue_move (cue, make_place (ALUETTE_PLACE_HAND, event->seat, event->card),
                          make_place (ALUETTE_PLACE_TRICK, event->seat, event->card), event->card,
                          0);
  cue->lands = event->seat;
  if (view.match.n_played % TOY_SEATS == 0)
    cue->trick_end = ALUETTE_TRICK_STAYS_BRIEFLY;
}

static void
present_trick_end (AluetteTablePresenter *self, const AluetteTableLook *look, AluetteTableCue *cue)
{
  ToyView view = get_view (look);

  for (guint i = 0; i < TOY_SEATS; i++)
    {
      guint card = view.match.played[view.match.n_played - TOY_SEATS + i];

      aluette_table_cue_move (cue, make_place (ALUETTE_PLACE_TRICK, view.match.holder[card], card),
                              make_place (ALUETTE_PLACE_TRICKS, view.match.leader, ALUETTE_NO_CARD),
                              (guint8) card, 0);
    }
}

static AluetteCardUse
choose_card (AluetteTablePresenter *self, const AluetteTableLook *look, guint seat, guint card,
             gpointer out)
{
  ToyView view = get_view (look);
  AluetteTableHand hand = { 0 };
  AluetteCardUse use = ALUETTE_CARD_REQUEST;

  present_hand (&view, look, seat, &hand);
  if (hand.cards[0] == card && hand.why_not[0] != NULL)
    use = ALUETTE_CARD_REFUSED;
  *(ToyEvent *) out = (ToyEvent) { .type = TOY_PLAY,
                                   .seat = (uint8_t) seat,
                                   .card = (uint8_t) card };
  g_free (hand.label);
  g_free (hand.why_not[0]);
  return use;
}

static const AluetteTableAction *
get_actions (AluetteTablePresenter *self)
{
  static const AluetteTableAction actions[] = { { NULL, NULL } };

  return actions;
}

static gboolean
is_news (AluetteTablePresenter *self, const AluetteTableLook *look)
{
  return TRUE;
}

static char *
describe_card (AluetteTablePresenter *self, const AluetteTableLook *look, guint card)
{
  return format_title (card);
}

static void
presenter_iface_init (AluetteTablePresenterInterface *iface)
{
  iface->get_actions = get_actions;
  iface->present = present;
  iface->present_line = present_line;
  iface->present_trick_end = present_trick_end;
  iface->is_news = is_news;
  iface->choose_card = choose_card;
  iface->describe_card = describe_card;
}

static void
toy_presenter_class_init (ToyPresenterClass *klass)
{
}

static void
toy_presenter_init (ToyPresenter *self)
{
}

AluetteTablePresenter *
toy_presenter_new (void)
{
  return g_object_new (TOY_TYPE_PRESENTER, NULL);
}

guint
toy_presenter_get_n_presented (ToyPresenter *self)
{
  return self->n_presented;
}
