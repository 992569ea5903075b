/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-vache-presenter-private.h"

#include <glib/gi18n.h>

#include "engine/alu-replay.h"
#include "engine/aluette/alu-aluette-kind.h"
#include "presentation/aluette/aluette-card-names.h"

static AluetteCardUse
choose_card (AluetteTablePresenter *self, const AluetteTableLook *look, guint seat, guint card,
             gpointer out)
{
  AluetteScene scene;
  AluEvent *event = out;

  aluette_scene_init (&scene, look);
  if (alu_match_phase (&scene.view.match) == ALU_PHASE_REJECT)
    return ALUETTE_CARD_TOGGLED;
  alu_event_init (event, ALU_EVENT_PLAY, (int) seat);
  event->card = (AluCard) card;
  return ALUETTE_CARD_REQUEST;
}

/* Rejects the chosen cards, the weakest first. */
static gboolean
make_rejection (const AluetteScene *scene, AluEvent *event)
{
  AluCard cards[ALU_N_CARDS];
  int n = alu_set_sorted (alu_rule_set_order (scene->header->rules.set),
                          scene->look->chosen.bits[0], cards);

  if (n != ALU_CHANT_CARDS)
    return FALSE;
  alu_event_init (event, ALU_EVENT_REJECT, scene->view.match.deal.turn);
  for (int i = 0; i < n; i++)
    event->chant.cards[i] = cards[n - 1 - i];
  return TRUE;
}

/* What the actions ask for, and who acts: a seat that may be a Petit-Jean of the listener. */
static const struct
{
  const char *name;
  AluEventType type;
  gboolean yes;
} answers[] = {
  { "offer", ALU_EVENT_OFFER, FALSE },   { "propose", ALU_EVENT_PROPOSE, FALSE },
  { "accept", ALU_EVENT_ANSWER, TRUE },  { "refuse", ALU_EVENT_ANSWER, FALSE },
  { "agree", ALU_EVENT_CONSENT, TRUE },  { "decline", ALU_EVENT_CONSENT, FALSE },
  { "chant-yes", ALU_EVENT_VOTE, TRUE }, { "chant-no", ALU_EVENT_VOTE, FALSE },
};

static int
find_actor (const AluetteScene *scene, AluEventType type)
{
  const AluMatch *match = &scene->view.match;

  if (type == ALU_EVENT_PROPOSE)
    return (int) scene->look->listener;
  return type == ALU_EVENT_OFFER || type == ALU_EVENT_VOTE ? match->deal.turn
                                                           : alu_match_decider (match);
}

static gboolean
activate (AluetteTablePresenter *self, const AluetteTableLook *look, const char *action,
          GVariant *parameter, gpointer out)
{
  AluetteScene scene;
  AluEvent *event = out;

  aluette_scene_init (&scene, look);
  if (g_str_equal (action, "reject"))
    return make_rejection (&scene, event);
  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    if (g_str_equal (answers[i].name, action))
      {
        alu_event_init (event, answers[i].type, find_actor (&scene, answers[i].type));
        event->yes = answers[i].yes;
        return TRUE;
      }
  return FALSE;
}

static char *
describe_card (AluetteTablePresenter *self, const AluetteTableLook *look, guint card)
{
  g_autofree char *title = NULL;
  g_autofree char *strength = NULL;
  g_autofree char *out = NULL;
  AluetteScene scene;
  AluOrder order;

  aluette_scene_init (&scene, look);
  order = alu_rule_set_order (scene.header->rules.set);
  title = aluette_card_title (order, scene.context.deck, (AluCard) card);
  strength = aluette_text_strength (order, (AluCard) card);
  /* Once the deal is over, no card is still to come. */
  if ((look->flags & ALUETTE_TABLE_AIDS) != 0 && !scene.view.match.deal.ended)
    out = aluette_text_cards_still_to_come (&scene.context, &scene.view, (AluCard) card);
  return g_strjoin ("\n", title, strength, out, NULL);
}

/* Returns: the match with all cards of its finished deal */
static AluMatch
find_finished (const AluetteScene *scene)
{
  g_autoptr (GArray) events = aluette_seat_log_get_finished (scene->look->log);
  AluMatch match;
  AluReplay replay;

  alu_replay_init (&replay, &alu_aluette_kind, &match, scene->header, events->data, events->len);
  alu_replay_seek (&replay, events->len);
  return match;
}

static void
list_tricks (AluetteTablePresenter *self, const AluetteTableLook *look, gboolean last,
             AluetteTableTricks *tricks)
{
  AluetteScene scene;
  AluMatch match;
  guint n_seats, n_tricks;

  aluette_scene_init (&scene, look);
  match = last ? scene.view.match : find_finished (&scene);
  n_seats = MIN (match.rules.seats, ALU_MAX_SEATS);
  tricks->n_seats = n_seats;
  n_tricks = last ? match.deal.n_tricks
                  : (match.deal.n_plays + match.rules.seats - 1u) / match.rules.seats;
  tricks->first = last && n_tricks > 0 ? n_tricks - 1 : 0;
  tricks->n_tricks = n_tricks - tricks->first;
  for (guint i = 0; i < tricks->n_tricks; i++)
    {
      guint trick = tricks->first + i;

      memset (tricks->tricks[i].cards, ALUETTE_NO_CARD, sizeof tricks->tricks[i].cards);
      alu_deal_trick_cards (&match.rules, &match.deal, (int) trick, tricks->tricks[i].cards);
      tricks->tricks[i].leader = match.deal.leaders[trick];
      tricks->tricks[i].taker = trick < match.deal.n_tricks ? match.deal.takers[trick]
                                                            : ALU_GAME_SPECTATOR;
    }
  for (guint seat = 0; seat < n_seats; seat++)
    {
      tricks->names[seat] = aluette_text_player (&scene.context, seat);
      tricks->explainable |= (scene.header->players[seat].kind == ALU_GAME_BOT ? 1u : 0u) << seat;
      tricks->n_left[seat] = (guint) alu_set_sorted (alu_rules_order (&match.rules),
                                                     match.deal.hands[seat], tricks->left[seat]);
    }
}

void
aluette_scene_requests_iface_init (AluetteTablePresenterInterface *iface)
{
  iface->choose_card = choose_card;
  iface->activate = activate;
  iface->describe_card = describe_card;
  iface->list_tricks = list_tricks;
}
