/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/aluette/table/aluette-vache-table-coach.h"

#include "model/aluette/aluette-vache-game.h"
#include "presentation/aluette/aluette-coach-text.h"

/* With fewer cards in hand, a claim saves no time. */
#define MIN_CARDS 2

struct _AluetteVacheTableCoach
{
  AluetteTableCoach parent_instance;

  AluClaim claim; /* the last one found */
};

G_DEFINE_FINAL_TYPE (AluetteVacheTableCoach, aluette_vache_table_coach,
                     ALUETTE_TYPE_TABLE_COACH)

/* Returns: the context for texts to the active viewer */
static AluetteTextContext
get_text_context (AluetteTableCoach *coach)
{
  AluetteTable *table = aluette_table_coach_get_table (coach);

  return (AluetteTextContext) {
    .header = aluette_game_get_header (aluette_table_coach_get_game (coach)),
    .listener = aluette_table_get_viewer_seat (table),
    .deck = aluette_table_style_get_deck (aluette_table_get_style (table)),
  };
}

static char *
aluette_vache_table_coach_format_hint (AluetteTableCoach *coach, AluetteView *view,
                                         gconstpointer hint, AluetteHintStage stage)
{
  AluetteTextContext context = get_text_context (coach);

  return aluette_coach_text_hint (&context, aluette_view_get_aluette (view), hint, stage);
}

static AluetteCardSet
aluette_vache_table_coach_get_hint_cards (AluetteTableCoach *coach, gconstpointer hint)
{
  const AluEvent *event = &((const AluHint *) hint)->event;
  AluetteCardSet cards = aluette_card_set_new (0, 0);

  if (event->type == ALU_EVENT_PLAY)
    aluette_card_set_toggle (&cards, event->card);
  return cards;
}

static char *
aluette_vache_table_coach_format_explanation (AluetteTableCoach *coach, gconstpointer why)
{
  AluetteTextContext context = get_text_context (coach);

  return aluette_coach_text_explanation (&context, why);
}

static char *
aluette_vache_table_coach_find_claim (AluetteTableCoach *coach, AluetteView *view)
{
  AluetteVacheTableCoach *self = ALUETTE_VACHE_TABLE_COACH (coach);
  const AluView *own = aluette_view_get_aluette (view);
  AluetteTextContext context = get_text_context (coach);

  if (alu_match_phase (&own->match) != ALU_PHASE_PLAY || own->n_cards[own->seat] < MIN_CARDS
      || !alu_claim_settled (own, &self->claim))
    return NULL;
  return aluette_coach_text_claim (&context, &self->claim);
}

/* Returns: the next card of the claim, or the strongest card of a Petit-Jean */
static AluCard
find_next_card (const AluClaim *claim, const AluView *view)
{
  AluCardSet legal = alu_match_legal_plays (&view->match);
  AluCard cards[ALU_N_CARDS];

  for (int i = 0; i < claim->n_line; i++)
    if (view->match.deal.turn == view->seat && (legal & alu_card_bit (claim->line[i])) != 0)
      return claim->line[i];
  return alu_set_sorted (alu_rules_order (&view->match.rules), legal, cards) > 0 ? cards[0]
                                                                                 : ALU_CARD_NONE;
}

static gboolean
aluette_vache_table_coach_continue_claim (AluetteTableCoach *coach, AluetteView *view,
                                            gpointer event)
{
  const AluView *own = aluette_view_get_aluette (view);
  AluEvent *play = event;

  if (alu_match_phase (&own->match) != ALU_PHASE_PLAY)
    return FALSE;
  alu_event_init (play, ALU_EVENT_PLAY, own->match.deal.turn);
  play->card = find_next_card (&ALUETTE_VACHE_TABLE_COACH (coach)->claim, own);
  return play->card != ALU_CARD_NONE;
}

static void
aluette_vache_table_coach_class_init (AluetteVacheTableCoachClass *klass)
{
  AluetteTableCoachClass *coach_class = ALUETTE_TABLE_COACH_CLASS (klass);

  coach_class->format_hint = aluette_vache_table_coach_format_hint;
  coach_class->get_hint_cards = aluette_vache_table_coach_get_hint_cards;
  coach_class->format_explanation = aluette_vache_table_coach_format_explanation;
  coach_class->find_claim = aluette_vache_table_coach_find_claim;
  coach_class->continue_claim = aluette_vache_table_coach_continue_claim;
}

static void
aluette_vache_table_coach_init (AluetteVacheTableCoach *self)
{
}

AluetteTableCoach *
aluette_vache_table_coach_new (void)
{
  return g_object_new (ALUETTE_TYPE_VACHE_TABLE_COACH, NULL);
}
