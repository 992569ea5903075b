/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/tarot/aluette-tarot-scene.h"

#include <glib/gi18n.h>

#include "presentation/tarot/aluette-tarot-card-names.h"

#define PACKET 3         /* cards that are dealt at once */
#define PACKET_WAIT 12   /* between packets, in hundredths of the duration of a move */
#define CARD_WAIT 14     /* between cards of a dog or an écart */
#define COLLECT_WAIT 12  /* between cards of a finished trick */

static AluetteTablePlace
place (AluettePlaceType type, guint seat, guint8 card)
{
  return (AluetteTablePlace) { type, seat, card };
}

/* Packets go round from the dealer's pile; the dog stays there. */
static void
move_deal (const AluetteTarotScene *self, AluetteTableCue *cue)
{
  const TarotRules *rules = &self->view->match.rules;
  guint dealer = self->view->match.deal.dealer;
  guint wait = 0;

  for (int packet = 0; packet < tarot_hand_size (rules->seats) / PACKET; packet++)
    for (guint i = 1; i <= rules->seats; i++)
      {
        guint seat = (dealer + i) % rules->seats;

        aluette_table_cue_move (cue, place (ALUETTE_PLACE_PILE, dealer, ALUETTE_NO_CARD),
                                place (ALUETTE_PLACE_HAND, seat, ALUETTE_NO_CARD), ALUETTE_NO_CARD,
                                wait);
        wait += PACKET_WAIT;
      }
}

/* The dog is turned over. */
static void
move_dog (const AluetteTarotScene *self, AluetteTableCue *cue)
{
  const TarotDeal *deal = &self->view->match.deal;

  if (deal->phase != TAROT_PHASE_ECART)
    return;
  for (int i = 0; i < tarot_dog_size (self->view->match.rules.seats); i++)
    aluette_table_cue_move (cue, place (ALUETTE_PLACE_PILE, deal->dealer, ALUETTE_NO_CARD),
                            place (ALUETTE_PLACE_MIDDLE, deal->dealer, deal->dog[i]),
                            deal->dog[i], (guint) i * CARD_WAIT);
}

/* The dog goes to the taker, then the écart to the pile. */
static void
move_ecart (const AluetteTarotScene *self, AluetteTableCue *cue)
{
  const TarotDeal *deal = &self->view->match.deal;
  int size = tarot_dog_size (self->view->match.rules.seats);

  for (int i = 0; i < size; i++)
    aluette_table_cue_move (cue, place (ALUETTE_PLACE_MIDDLE, deal->taker, deal->dog[i]),
                            place (ALUETTE_PLACE_HAND, deal->taker, ALUETTE_NO_CARD), deal->dog[i],
                            (guint) i * CARD_WAIT);
  for (int i = 0; i < size; i++)
    aluette_table_cue_move (cue, place (ALUETTE_PLACE_HAND, deal->taker, ALUETTE_NO_CARD),
                            place (ALUETTE_PLACE_PILE, deal->taker, ALUETTE_NO_CARD),
                            ALUETTE_NO_CARD, 100 + (guint) (size + i) * CARD_WAIT);
}

static void
move_play (const AluetteTarotScene *self, AluetteTableCue *cue)
{
  const TarotMatch *match = &self->view->match;
  guint seat = self->last->seat;
  guint next = match->deal.turn;

  aluette_table_cue_move (cue, place (ALUETTE_PLACE_HAND, seat, self->last->card),
                          place (ALUETTE_PLACE_TRICK, seat, self->last->card), self->last->card, 0);
  cue->lands = seat;
  if (match->deal.n_plays % match->rules.seats != 0)
    return;
  cue->trick_end = match->deal.outcome != TAROT_OUTCOME_NONE
                           || self->text.header->players[next].kind == ALU_GAME_HUMAN
                       ? ALUETTE_TRICK_STAYS_BRIEFLY
                       : ALUETTE_TRICK_STAYS;
}

static AluetteSound
get_result_sound (const AluetteTarotScene *self)
{
  const TarotMatch *match = &self->view->match;
  guint people = self->look->people;

  if (match->deal.outcome != TAROT_OUTCOME_PLAYED)
    return ALUETTE_SOUND_SPOILED;
  if (match->sheet.slam != TAROT_NO_SIDE)
    return ALUETTE_SOUND_FEAT;
  for (guint seat = 0; seat < match->rules.seats; seat++)
    if ((people >> seat & 1) != 0 && match->marks.marks[seat] >= 0)
      return ALUETTE_SOUND_WON;
  return people == 0 ? ALUETTE_SOUND_WON : ALUETTE_SOUND_LOST;
}

static AluetteSound
get_sound (const AluetteTarotScene *self)
{
  const TarotMatch *match = &self->view->match;

  if (match->deal.outcome != TAROT_OUTCOME_NONE)
    return get_result_sound (self);
  if (self->last->type != TAROT_EVENT_PLAY)
    return ALUETTE_SOUND_NONE;
  return match->deal.n_plays % match->rules.seats != 0 ? ALUETTE_SOUND_CARD : ALUETTE_SOUND_TRICK;
}

/* Screen readers are told which cards lie open. */
static char *
format_open_cards (const AluetteTarotScene *self)
{
  g_autofree char *dog = NULL;

  if (self->last->type == TAROT_EVENT_HANDFUL)
    return aluette_tarot_cards_phrase (self->last->cards);
  dog = aluette_tarot_cards_phrase (tarot_deal_dog_cards (&self->view->match.deal));
  /* Translators: a list of cards. */
  return g_strdup_printf (_("The dog: %s."), dog);
}

void
aluette_tarot_scene_present_line (const AluetteTarotScene *self, AluetteTableCue *cue)
{
  if (self->last == NULL)
    return;
  cue->sound = get_sound (self);
  switch ((TarotEventType) self->last->type)
    {
    case TAROT_EVENT_DEAL:
      move_deal (self, cue);
      break;
    case TAROT_EVENT_BID:
    case TAROT_EVENT_CALL:
      move_dog (self, cue);
      if (cue->n_motions > 0)
        cue->spoken = format_open_cards (self);
      break;
    case TAROT_EVENT_ECART:
      move_ecart (self, cue);
      break;
    case TAROT_EVENT_HANDFUL:
      cue->spoken = format_open_cards (self);
      break;
    case TAROT_EVENT_PLAY:
      move_play (self, cue);
      /* Where the deal ends, only its result is shown. */
      if (self->view->match.deal.outcome == TAROT_OUTCOME_PLAYED)
        cue->spoken = aluette_tarot_text_card (&self->text, self->last, &self->view->match);
      break;
    default:
      break;
    }
}

void
aluette_tarot_scene_present_trick_end (const AluetteTarotScene *self, AluetteTableCue *cue)
{
  const TarotMatch *match = &self->view->match;
  int trick = match->deal.n_tricks - 1, n;
  const TarotCard *cards;

  if (match->n_deals == 0 || trick < 0)
    return;
  cards = tarot_deal_trick (&match->deal, match->rules.seats, trick, &n);
  for (int i = 0; i < n; i++)
    {
      guint seat = (guint) (match->deal.leaders[trick] + i) % match->rules.seats;

      aluette_table_cue_move (cue, place (ALUETTE_PLACE_TRICK, seat, cards[i]),
                              place (ALUETTE_PLACE_TRICKS, match->deal.takers[trick],
                                     ALUETTE_NO_CARD),
                              cards[i], (guint) i * COLLECT_WAIT);
    }
}
