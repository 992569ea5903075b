/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-presenter-private.h"

#include <glib/gi18n.h>

#include "presentation/aluette/aluette-vache-sound.h"
#include "presentation/aluette/aluette-card-names.h"
#include "presentation/aluette/aluette-sign-book.h"

/* When one of several cards moves after the one before it, in hundredths of a move. */
#define STAGGER 14
#define COLLECT_STAGGER 12

/* Number of packets in which cards are dealt, and of cards in each. */
#define PACKETS 3
#define PACKET_CARDS 3

static AluetteTablePlace
make_place (AluettePlaceType type, guint seat, guint card)
{
  return (AluetteTablePlace) { type, seat, (guint8) card };
}

/* Moves the cards of the viewer one by one, and the cards of the others in packets. */
static void
move_deal (const AluetteScene *scene, AluetteTableCue *cue)
{
  const AluMatch *match = &scene->view.match;
  guint n = match->rules.seats, dealer = match->deal.dealer, bottom = scene->look->bottom;
  AluCard own[ALU_N_CARDS];
  guint n_own = (guint) alu_set_sorted (alu_rules_order (&match->rules), match->deal.hands[bottom],
                                        own);
  AluetteTablePlace pile = make_place (ALUETTE_PLACE_PILE, dealer, ALUETTE_NO_CARD);
  guint sent = 0;

  for (guint packet = 0; packet < PACKETS; packet++)
    for (guint i = 1; i <= n; i++)
      {
        guint seat = (dealer + i) % n;

        for (guint k = 0; k < (seat == bottom ? PACKET_CARDS : 1); k++)
          {
            guint index = packet * PACKET_CARDS + k;
            guint card = seat == bottom && index < n_own ? own[index] : ALUETTE_NO_CARD;

            aluette_table_cue_move (cue, pile, make_place (ALUETTE_PLACE_HAND, seat, card),
                                    ALUETTE_NO_CARD, STAGGER * sent++);
          }
      }
}

/* Moves the six cards of the chant between talon and player. */
static void
move_chant (const AluetteScene *scene, guint seat, gboolean to_player, AluetteTableCue *cue)
{
  AluetteTablePlace talon = make_place (ALUETTE_PLACE_PILE, scene->view.match.deal.dealer,
                                        ALUETTE_NO_CARD);
  AluetteTablePlace player = make_place (ALUETTE_PLACE_HAND, seat, ALUETTE_NO_CARD);

  for (guint i = 0; i < ALU_CHANT_CARDS; i++)
    aluette_table_cue_move (cue, to_player ? talon : player, to_player ? player : talon,
                            ALUETTE_NO_CARD, STAGGER * i);
}

/* Moves the four luettes of the draw to their players. */
static void
move_draw (const AluetteScene *scene, const AluEvent *event, AluetteTableCue *cue)
{
  static const AluCard luettes[] = { ALU_MONSIEUR, ALU_MADAME, ALU_BORGNE, ALU_VACHE };
  guint n = scene->header->rules.n_seats;

  for (guint place = 0; place < n; place++)
    for (guint k = 0; k < G_N_ELEMENTS (luettes); k++)
      if (event->draw.seat_of[k] == (scene->look->bottom + place) % n)
        aluette_table_cue_move (cue, make_place (ALUETTE_PLACE_MIDDLE, 0, ALUETTE_NO_CARD),
                                make_place (ALUETTE_PLACE_TRICK, event->draw.seat_of[k],
                                            luettes[k]),
                                luettes[k], 100 * place);
}

/* Moves a played card. The last card of a trick ends it: for a short time if a person leads the
 * next one. */
static void
move_play (const AluetteScene *scene, const AluEvent *event, AluetteTableCue *cue)
{
  const AluMatch *match = &scene->view.match;
  int decider = alu_match_decider (match);

  aluette_table_cue_move (cue, make_place (ALUETTE_PLACE_HAND, event->seat, event->card),
                          make_place (ALUETTE_PLACE_TRICK, event->seat, event->card), event->card,
                          0)
      ->strong = aluette_card_is_luette (alu_rules_order (&match->rules), event->card);
  cue->lands = event->seat;
  if (match->deal.n_plays % match->rules.seats != 0)
    return;
  cue->trick_end = match->deal.ended || decider == ALU_NOBODY
                           || scene->header->players[decider].kind == ALU_GAME_HUMAN
                       ? ALUETTE_TRICK_STAYS_BRIEFLY
                       : ALUETTE_TRICK_STAYS;
}

static void
show_sign (const AluetteScene *scene, const AluEvent *event, AluetteTableCue *cue)
{
  if (aluette_scene_get_sign_caption (scene, event) != NULL)
    cue->spoken = aluette_text_event (&scene->context, &scene->view, event, &scene->view);
  if (event->sign.sign == ALU_SIGN_UNKNOWN)
    return;
  cue->gesture_seat = event->seat;
  cue->gesture = (gint) aluette_sign_gesture (NULL, (AluSign) event->sign.sign,
                                              event->sign.strength);
}

static void
present_line (AluetteTablePresenter *self, const AluetteTableLook *look, AluetteTableCue *cue)
{
  const AluEvent *event;
  AluetteScene scene;

  aluette_scene_init (&scene, look);
  event = aluette_scene_get_event (&scene, look->n_lines - 1);
  cue->sound = aluette_vache_sound (&scene.view.match, event, look->people);
  switch ((AluEventType) event->type)
    {
    case ALU_EVENT_PLAY:
      move_play (&scene, event, cue);
      break;
    case ALU_EVENT_DEAL:
      move_deal (&scene, cue);
      break;
    case ALU_EVENT_DRAW:
      move_draw (&scene, event, cue);
      break;
    case ALU_EVENT_SUNG:
      move_chant (&scene, event->seat, TRUE, cue);
      break;
    case ALU_EVENT_REJECT:
      move_chant (&scene, event->seat, FALSE, cue);
      break;
    case ALU_EVENT_SIGN:
      show_sign (&scene, event, cue);
      break;
    default:
      break;
    }
}

/* Moves the cards of a taken trick under the winning one, and all of them face down to the winner.
 * The winning card moves last, so it is on top. */
static void
move_taken (guint n, const AluCard *cards, guint taker, AluetteTableCue *cue)
{
  AluetteTablePlace winner = make_place (ALUETTE_PLACE_TRICK, taker, cards[taker]);

  for (guint i = 0; i < n; i++)
    {
      guint seat = (taker + 1 + i) % n;
      AluetteCardMotion *motion;

      if (cards[seat] == ALU_CARD_NONE)
        continue;
      motion = aluette_table_cue_move (cue, make_place (ALUETTE_PLACE_TRICK, seat, cards[seat]),
                                       make_place (ALUETTE_PLACE_TRICKS, taker, ALUETTE_NO_CARD),
                                       cards[seat], 0);
      motion->gathers = motion->turns = TRUE;
      motion->via = winner;
    }
}

/* Turns the cards of a spoiled trick face down, and moves them to the talon. */
static void
move_spoiled (const AluetteTableLook *look, guint n, const AluCard *cards, guint dealer,
              AluetteTableCue *cue)
{
  guint moved = 0;

  for (guint place = 0; place < n; place++)
    {
      guint seat = (look->bottom + place) % n;

      if (cards[seat] != ALU_CARD_NONE)
        aluette_table_cue_move (cue, make_place (ALUETTE_PLACE_TRICK, seat, cards[seat]),
                                make_place (ALUETTE_PLACE_PILE, dealer, ALUETTE_NO_CARD),
                                cards[seat], COLLECT_STAGGER * moved++)
            ->turns = TRUE;
    }
}

static void
present_trick_end (AluetteTablePresenter *self, const AluetteTableLook *look, AluetteTableCue *cue)
{
  AluetteScene scene;
  const AluMatch *match;
  AluCard cards[ALU_MAX_SEATS];
  guint taker, n;

  aluette_scene_init (&scene, look);
  match = &scene.view.match;
  n = match->rules.seats;
  if (match->deal.n_tricks == 0)
    return;
  taker = match->deal.takers[match->deal.n_tricks - 1];
  alu_deal_trick_cards (&match->rules, &match->deal, match->deal.n_tricks - 1, cards);
  if (taker < n)
    move_taken (n, cards, taker, cue);
  else
    move_spoiled (look, n, cards, match->deal.dealer, cue);
}

/* Of signs, only those from partners of the listener are news. */
static gboolean
is_news (AluetteTablePresenter *self, const AluetteTableLook *look)
{
  const AluEvent *event = aluette_seat_log_get_aluette_line (look->log, look->n_lines - 1);

  return event->type != ALU_EVENT_SIGN
         || (event->seat != look->listener && (event->sign.read & (1u << look->listener)) != 0
             && alu_team_of (event->seat) == alu_team_of ((int) look->listener));
}

void
aluette_scene_iface_init (AluetteTablePresenterInterface *iface)
{
  iface->present_line = present_line;
  iface->present_trick_end = present_trick_end;
  iface->is_news = is_news;
  aluette_scene_requests_iface_init (iface);
}
