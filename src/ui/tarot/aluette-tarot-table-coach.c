/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/tarot/aluette-tarot-table-coach.h"

#include "presentation/tarot/aluette-tarot-coach-text.h"

struct _AluetteTarotTableCoach
{
  AluetteTableCoach parent_instance;
  TarotClaim claim; /* the last one found */
};

G_DEFINE_FINAL_TYPE (AluetteTarotTableCoach, aluette_tarot_table_coach, ALUETTE_TYPE_TABLE_COACH)

/* Returns: the context for texts to the active viewer */
static AluetteTarotText
get_text_context (AluetteTableCoach *coach)
{
  return (AluetteTarotText) {
    .header = aluette_game_get_header (aluette_table_coach_get_game (coach)),
    .listener = aluette_table_get_viewer_seat (aluette_table_coach_get_table (coach)),
  };
}

static char *
aluette_tarot_table_coach_format_hint (AluetteTableCoach *coach, AluetteView *view,
                                       gconstpointer hint, AluetteHintStage stage)
{
  AluetteTarotText context = get_text_context (coach);

  return aluette_tarot_coach_text_hint (&context, hint, stage);
}

/* The cards to play, to lay away or to show. A card that is called is in no hand. */
static AluetteCardSet
aluette_tarot_table_coach_get_hint_cards (AluetteTableCoach *coach, gconstpointer hint)
{
  const TarotEvent *event = &((const TarotHint *) hint)->account.event;
  TarotCardSet cards = event->cards;

  if (event->type == TAROT_EVENT_PLAY)
    cards = tarot_set_of (event->card);
  return aluette_card_set_new (cards.bits[0], cards.bits[1]);
}

static char *
aluette_tarot_table_coach_format_explanation (AluetteTableCoach *coach, gconstpointer why)
{
  AluetteTarotText context = get_text_context (coach);

  return aluette_tarot_coach_text_explanation (&context, why);
}

static char *
aluette_tarot_table_coach_find_claim (AluetteTableCoach *coach, AluetteView *view)
{
  AluetteTarotTableCoach *self = ALUETTE_TAROT_TABLE_COACH (coach);
  AluetteTarotText context = get_text_context (coach);

  return tarot_claim_find (aluette_view_get_bytes (view), &self->claim)
             ? aluette_tarot_coach_text_claim (&context, &self->claim)
             : NULL;
}

static gboolean
aluette_tarot_table_coach_continue_claim (AluetteTableCoach *coach, AluetteView *view,
                                          gpointer event)
{
  const TarotView *own = aluette_view_get_bytes (view);
  TarotEvent *play = event;

  if (tarot_view_phase (own) != TAROT_PHASE_PLAY)
    return FALSE;
  tarot_event_init (play, TAROT_EVENT_PLAY, own->seat);
  play->card = tarot_claim_next_card (&ALUETTE_TAROT_TABLE_COACH (coach)->claim, own);
  return play->card != TAROT_NO_CARD;
}

static void
aluette_tarot_table_coach_class_init (AluetteTarotTableCoachClass *klass)
{
  AluetteTableCoachClass *coach_class = ALUETTE_TABLE_COACH_CLASS (klass);

  coach_class->format_hint = aluette_tarot_table_coach_format_hint;
  coach_class->get_hint_cards = aluette_tarot_table_coach_get_hint_cards;
  coach_class->format_explanation = aluette_tarot_table_coach_format_explanation;
  coach_class->find_claim = aluette_tarot_table_coach_find_claim;
  coach_class->continue_claim = aluette_tarot_table_coach_continue_claim;
}

static void
aluette_tarot_table_coach_init (AluetteTarotTableCoach *self)
{
}

AluetteTableCoach *
aluette_tarot_table_coach_new (void)
{
  return g_object_new (ALUETTE_TYPE_TAROT_TABLE_COACH, NULL);
}
