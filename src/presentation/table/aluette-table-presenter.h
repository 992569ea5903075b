/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-game.h"
#include "presentation/portraits/aluette-own-face.h"
#include "presentation/table/aluette-table-cue.h"
#include "presentation/table/aluette-table-state.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_TABLE_PRESENTER (aluette_table_presenter_get_type ())
G_DECLARE_INTERFACE (AluetteTablePresenter, aluette_table_presenter, ALUETTE, TABLE_PRESENTER,
                     GObject)

/*
 * What one game says about a table: it turns a seat log into what is shown, each line into
 * movements, and what the user does into requests. There is one presenter per table and match.
 *
 * All functions get a look: which lines are shown, to whom. Their results depend on that, on the
 * language, and on what the presenter itself keeps, such as that the user has begun to choose a
 * handful. When this changes, the presenter emits "changed", and the table asks again.
 */

typedef enum
{
  ALUETTE_TABLE_AIDS = 1 << 0,        /* help: the text of a card says what still beats it */
  ALUETTE_TABLE_CAPTIONS = 1 << 1,    /* what a gesture means is also said in words */
  ALUETTE_TABLE_SINGLE_DEAL = 1 << 2, /* no next deal is offered, as in practice */
  ALUETTE_TABLE_CATCHING_UP = 1 << 3, /* lines that the listener has missed are shown in turn */
  ALUETTE_TABLE_TRICK_STAYS = 1 << 4, /* the finished trick is still in the middle */
  ALUETTE_TABLE_WATCHING = 1 << 5,    /* a replay: nobody is asked, and there are no buttons */
  ALUETTE_TABLE_TOLD_STAYS = 1 << 6,  /* cards that a player has told of stay at the name */
} AluetteTableFlags;

typedef struct
{
  AluetteSeatLog *log;
  guint n_lines;  /* lines shown; the others have not happened yet */
  guint bottom;   /* the seat at the bottom */
  guint listener; /* the seat addressed as “you”, or ALU_GAME_SPECTATOR */
  gboolean asked; /* the match waits for the listener, at this screen, and all lines are shown */
  gboolean here;  /* the listener is at this screen and may act out of turn */
  guint people;   /* the seats at this screen, bit per seat */
  AluetteOwnFace own_face; /* of the user, also in a replay */
  guint landing; /* the seat whose card still moves to the trick, or ALU_GAME_SPECTATOR: what the
                     card decides is not shown yet */
  guint flags;   /* AluetteTableFlags */
  AluetteDeck deck;
  AluetteCardSet chosen;     /* of a choice, see AluetteTableChoice */
  const char *notice;        /* (nullable): replaces the text about the last event */
  const char *review_action; /* (nullable): opens the coach's review of a finished deal */
} AluetteTableLook;

/* An action of the game, in the group "table". */
typedef struct
{
  const char *name;      /* without "table."; NULL ends a list */
  const char *parameter; /* (nullable): type of its parameter, such as "s" */
} AluetteTableAction;

/* What choosing a card does. */
typedef enum
{
  ALUETTE_CARD_REFUSED, /* nothing, or the reason in AluetteTableHand is shown */
  ALUETTE_CARD_TOGGLED, /* it is added to the chosen cards, or removed */
  ALUETTE_CARD_REQUEST, /* an event is asked for */
} AluetteCardUse;

/* The tricks of a deal, to be looked at. */
typedef struct
{
  guint n_seats;
  guint first; /* the number of the first trick listed, from 0 */
  guint n_tricks;
  struct
  {
    guint8 cards[ALUETTE_MAX_PLACES]; /* by seat; ALUETTE_NO_CARD for none */
    guint8 leader;
    guint8 taker; /* ALU_GAME_SPECTATOR for nobody */
  } tricks[ALUETTE_TABLE_MAX_TRICKS];
  guint n_left[ALUETTE_MAX_PLACES]; /* cards that were not played */
  guint8 left[ALUETTE_MAX_PLACES][ALUETTE_MAX_HAND];
  char *names[ALUETTE_MAX_PLACES];
  guint explainable; /* bit per seat: a bot, who can be asked why */
} AluetteTableTricks;

struct _AluetteTablePresenterInterface
{
  GTypeInterface parent_interface;

  /* Returns: (transfer none): the actions of the game, in the group "table". */
  const AluetteTableAction *(*get_actions) (AluetteTablePresenter *self);

  /* @state: (out): was initialized. What the table shows after the first n_lines lines. */
  void (*present) (AluetteTablePresenter *self, const AluetteTableLook *look,
                   AluetteTableState *state);

  /* @look: after the line. @cue: (out): was initialized. How the last line shown comes about. */
  void (*present_line) (AluetteTablePresenter *self, const AluetteTableLook *look,
                        AluetteTableCue *cue);

  /* @cue: (out): was initialized. How the finished trick leaves the middle. */
  void (*present_trick_end) (AluetteTablePresenter *self, const AluetteTableLook *look,
                             AluetteTableCue *cue);

  /* Returns: whether a listener who was away is shown the last line when catching up. */
  gboolean (*is_news) (AluetteTablePresenter *self, const AluetteTableLook *look);

  /* (nullable): Returns: whether a card of an open hand is awaited, which can be played in front of
   * everybody. @log: of a spectator */
  gboolean (*plays_openly) (AluetteTablePresenter *self, AluetteSeatLog *log);

  /* The user activates @card in the hand of @seat.
   * @event: (out caller-allocates): event_size bytes of the kind, all 0 */
  AluetteCardUse (*choose_card) (AluetteTablePresenter *self, const AluetteTableLook *look,
                                 guint seat, guint card, gpointer event);

  /* The user activates an action.
   * @event: (out caller-allocates): event_size bytes of the kind, all 0
   * Returns: whether @event is asked for; if not, the action has changed the presenter, or has no
   * effect. */
  gboolean (*activate) (AluetteTablePresenter *self, const AluetteTableLook *look,
                        const char *action, GVariant *parameter, gpointer event);

  /* Returns: (transfer full): the name of a card, then lines with more about it. */
  char *(*describe_card) (AluetteTablePresenter *self, const AluetteTableLook *look, guint card);

  /* @last: only the last finished trick, else all of the finished deal.
   * @tricks: (out): was cleared. */
  void (*list_tricks) (AluetteTablePresenter *self, const AluetteTableLook *look, gboolean last,
                       AluetteTableTricks *tricks);
};

const AluetteTableAction *aluette_table_presenter_get_actions (AluetteTablePresenter *self);
void aluette_table_presenter_present (AluetteTablePresenter *self, const AluetteTableLook *look,
                                      AluetteTableState *state);
void aluette_table_presenter_present_line (AluetteTablePresenter *self,
                                           const AluetteTableLook *look, AluetteTableCue *cue);
void aluette_table_presenter_present_trick_end (AluetteTablePresenter *self,
                                                const AluetteTableLook *look, AluetteTableCue *cue);
gboolean
aluette_table_presenter_is_news (AluetteTablePresenter *self, const AluetteTableLook *look);
gboolean aluette_table_presenter_plays_openly (AluetteTablePresenter *self, AluetteSeatLog *log);
AluetteCardUse
aluette_table_presenter_choose_card (AluetteTablePresenter *self, const AluetteTableLook *look,
                                     guint seat, guint card, gpointer event);
gboolean
aluette_table_presenter_activate (AluetteTablePresenter *self, const AluetteTableLook *look,
                                  const char *action, GVariant *parameter, gpointer event);
char *aluette_table_presenter_describe_card (AluetteTablePresenter *self,
                                             const AluetteTableLook *look, guint card);
void aluette_table_presenter_list_tricks (AluetteTablePresenter *self, const AluetteTableLook *look,
                                          gboolean last, AluetteTableTricks *tricks);

/* aluette_table_describe_refusal:
 * @kind: the game of the match
 * @error: from aluette_game_request_finish ()
 *
 * Returns: (transfer full): a sentence for the person whose request was refused, in the language of
 *   this moment */
char *aluette_table_describe_refusal (const AluGameKind *kind, const GError *error);

/* aluette_table_presenter_changed:
 *
 * Emits "changed": what the presenter keeps has changed. */
void aluette_table_presenter_changed (AluetteTablePresenter *self);

void aluette_table_tricks_clear (AluetteTableTricks *tricks);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AluetteTableTricks, aluette_table_tricks_clear)

G_END_DECLS
