/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/table/aluette-table-presenter.h"
#include "presentation/tarot/aluette-tarot-text.h"

G_BEGIN_DECLS

/* What a table of French Tarot shows, as a function of these values. AluetteTarotPresenter takes
 * them from a seat log. */

/* What the user has begun and not yet asked for. */
typedef enum
{
  ALUETTE_TAROT_DRAFT_NONE,
  ALUETTE_TAROT_DRAFT_HANDFUL, /* chooses cards to show */
  ALUETTE_TAROT_DRAFT_CALL_LOWER, /* looks at the queens and lower cards that may be called */
} AluetteTarotDraft;

/* In which order the cards of a hand are shown. */
typedef enum
{
  ALUETTE_TAROT_ORDER_TRUMPS_LEFT, /* the canonical order */
  ALUETTE_TAROT_ORDER_TRUMPS_RIGHT,
  ALUETTE_TAROT_ORDER_ALTERNATING, /* trumps, then spades, hearts, clubs and diamonds */
  ALUETTE_TAROT_N_ORDERS,
} AluetteTarotOrder;

typedef struct
{
  const AluetteTableLook *look;
  AluetteTarotText text;
  const TarotView *view;  /* after the lines shown */
  const TarotEvent *last; /* (nullable): the last line shown */
  AluetteTarotDraft draft;
  TarotHandful handful;   /* with ALUETTE_TAROT_DRAFT_HANDFUL */
  gboolean shows_hands;   /* the hands of a finished deal are open */
  AluetteTarotOrder order;
} AluetteTarotScene;

/* The actions of the game, in the group "table". */
#define ALUETTE_TAROT_ACTION_BID "bid"
#define ALUETTE_TAROT_ACTION_CALL "call"
#define ALUETTE_TAROT_ACTION_CALL_LOWER "call-lower"
#define ALUETTE_TAROT_ACTION_CALL_KINGS "call-kings"
#define ALUETTE_TAROT_ACTION_LAY_AWAY "lay-away"
#define ALUETTE_TAROT_ACTION_SLAM "announce-slam"
#define ALUETTE_TAROT_ACTION_MISERE "declare-misere"
#define ALUETTE_TAROT_ACTION_HANDFUL "choose-handful"
#define ALUETTE_TAROT_ACTION_SHOW_HANDFUL "show-handful"
#define ALUETTE_TAROT_ACTION_CANCEL "cancel-handful"
#define ALUETTE_TAROT_ACTION_HANDS "show-hands"

/* Returns: the cards that are chosen, as a set of the game */
static inline TarotCardSet
aluette_tarot_scene_get_chosen (const AluetteTarotScene *self)
{
  return (TarotCardSet) { { self->look->chosen.bits[0], self->look->chosen.bits[1] } };
}

/* aluette_tarot_scene_choice:
 *
 * Returns: what cards are chosen for: TAROT_EVENT_ECART, TAROT_EVENT_HANDFUL, or TAROT_EVENT_PLAY
 *   if a card is played at once */
TarotEventType aluette_tarot_scene_choice (const AluetteTarotScene *self);

/* aluette_tarot_scene_make_choice:
 * @event: (out): the écart or handful of the chosen cards
 *
 * Returns: whether the rules allow it */
gboolean aluette_tarot_scene_make_choice (const AluetteTarotScene *self, TarotEvent *event);

/* aluette_tarot_scene_refuse_card:
 * @card: a card of the listener, who is asked
 *
 * Returns: (transfer full) (nullable): why the card may not be chosen; %NULL if it may */
char *aluette_tarot_scene_refuse_card (const AluetteTarotScene *self, TarotCard card);

/* aluette_tarot_scene_has_ended:
 *
 * Returns: whether a deal has ended and the next one has not begun */
gboolean aluette_tarot_scene_has_ended (const AluetteTarotScene *self);

/* aluette_tarot_scene_is_landing:
 *
 * Returns: whether the last card still moves to the trick: what it decides is not shown yet */
gboolean aluette_tarot_scene_is_landing (const AluetteTarotScene *self);

/* aluette_tarot_scene_get_partner:
 *
 * Returns: the taker's partner, TAROT_NOBODY, or TAROT_UNKNOWN as long as this is not shown */
guint aluette_tarot_scene_get_partner (const AluetteTarotScene *self);

/* aluette_tarot_scene_get_hand:
 *
 * Returns: the cards of a seat that are known: those that it holds, or in a finished deal those
 *   that it was dealt */
TarotCardSet aluette_tarot_scene_get_hand (const AluetteTarotScene *self, guint seat);

/* aluette_tarot_scene_present:
 * @state: (out): was initialized */
void aluette_tarot_scene_present (const AluetteTarotScene *self, AluetteTableState *state);

/* aluette_tarot_scene_present_prompt:
 *
 * The prompt with its buttons, and the actions that are possible. */
void aluette_tarot_scene_present_prompt (const AluetteTarotScene *self, AluetteTableState *state);

/* aluette_tarot_scene_present_line:
 * @cue: (out): was initialized. How the last line comes about. */
void aluette_tarot_scene_present_line (const AluetteTarotScene *self, AluetteTableCue *cue);

/* aluette_tarot_scene_present_trick_end:
 * @cue: (out): was initialized. How the finished trick leaves the middle. */
void aluette_tarot_scene_present_trick_end (const AluetteTarotScene *self, AluetteTableCue *cue);

/* aluette_tarot_scene_parse_handful:
 * @word: (nullable): the parameter of ALUETTE_TAROT_ACTION_HANDFUL
 *
 * Returns: the handful, or TAROT_NO_HANDFUL */
TarotHandful aluette_tarot_scene_parse_handful (const char *word);

/* aluette_tarot_scene_make_event:
 * @action: one of ALUETTE_TAROT_ACTION_…
 * @parameter: (nullable)
 * @event: (out): what the action asks for
 *
 * Returns: whether it asks for anything that the rules allow now */
gboolean aluette_tarot_scene_make_event (const AluetteTarotScene *self, const char *action,
                                         const char *parameter, TarotEvent *event);

/* aluette_tarot_scene_describe_card:
 *
 * Returns: (transfer full): the tooltip of a card */
char *aluette_tarot_scene_describe_card (const AluetteTarotScene *self, TarotCard card);

/* aluette_tarot_scene_list_tricks:
 * @tricks: (out): was cleared */
void aluette_tarot_scene_list_tricks (const AluetteTarotScene *self, gboolean last,
                                      AluetteTableTricks *tricks);

G_END_DECLS
