/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "presentation/table/aluette-card-set.h"
#include "presentation/table/aluette-table-state.h"

G_BEGIN_DECLS

/* How the table shows a new line of a seat log: what moves, what is heard, and how long it stays. A
 * value. A table without animations shows the next state at once and plays the sound. */

/* Where cards lie. */
typedef enum
{
  ALUETTE_PLACE_HAND,   /* the card in the hand of @seat, or that hand, or the portrait */
  ALUETTE_PLACE_TRICK,  /* the card that @seat played */
  ALUETTE_PLACE_TRICKS, /* the tricks that @seat has won */
  ALUETTE_PLACE_PILE,   /* the pile before @seat */
  ALUETTE_PLACE_MIDDLE, /* cards shown in the middle */
} AluettePlaceType;

typedef struct
{
  AluettePlaceType type;
  guint seat;
  guint8 card; /* which of the cards there, or ALUETTE_NO_CARD for the whole place */
} AluetteTablePlace;

/* A card that moves. Cards leave hands, trick and middle from where they were before the line, and
 * piles and tricks from where these are after it. They arrive where they lie after the line. */
typedef struct
{
  AluetteTablePlace from, to;
  guint8 card; /* as it moves; ALUETTE_NO_CARD for its back */
  guint wait;  /* before it moves, in hundredths of the duration of a move */
  gboolean gathers;      /* it first joins the other cards of the trick at @via */
  AluetteTablePlace via;
  gboolean turns;        /* it turns face down on its way */
  gboolean strong;       /* it is put down hard */
} AluetteCardMotion;

/* How long a finished trick stays. */
typedef enum
{
  ALUETTE_TRICK_GOES_ON,
  ALUETTE_TRICK_STAYS,         /* until the next card */
  ALUETTE_TRICK_STAYS_BRIEFLY, /* or until a second or so is over: a person leads next */
} AluetteTrickEnd;

/* What is heard. */
typedef enum
{
  ALUETTE_SOUND_NONE,
  ALUETTE_SOUND_CARD,    /* a card is played */
  ALUETTE_SOUND_STRONG,  /* a card is put down hard */
  ALUETTE_SOUND_COW,     /* so is the Cow, which moos */
  ALUETTE_SOUND_TRICK,   /* a trick is taken */
  ALUETTE_SOUND_SPOILED, /* nobody gets the trick or the deal */
  ALUETTE_SOUND_TURN,    /* a person at the screen must act; the table says so, not a cue */
  ALUETTE_SOUND_WON,     /* the players at the screen get points for the deal */
  ALUETTE_SOUND_LOST,
  ALUETTE_SOUND_FEAT, /* the rarest way to win a deal, by whomever: a mordienne, a slam */
} AluetteSound;

#define ALUETTE_N_SOUNDS (ALUETTE_SOUND_FEAT + 1)

#define ALUETTE_CUE_MAX_MOTIONS 128

typedef struct
{
  guint n_motions;
  AluetteCardMotion motions[ALUETTE_CUE_MAX_MOTIONS + 1]; /* the last is not shown */
  guint lands; /* the seat whose card decides something only when it has landed in the
                            trick, or ALU_GAME_SPECTATOR */
  AluetteTrickEnd trick_end;
  AluetteSound sound;
  guint gesture_seat; /* whose face makes a gesture, or ALU_GAME_SPECTATOR */
  gint gesture;       /* AluetteGesture */
  char *spoken;       /* (nullable): told to screen readers in addition to the prompt */
} AluetteTableCue;

/* aluette_table_cue_init:
 * @cue: (out): nothing moves */
void aluette_table_cue_init (AluetteTableCue *cue);
void aluette_table_cue_clear (AluetteTableCue *cue);

/* aluette_table_cue_move:
 *
 * Adds a card that moves, if there is room for it.
 *
 * Returns: (transfer none): what is kept about it, to add more; without room, it is not shown */
AluetteCardMotion *aluette_table_cue_move (AluetteTableCue *cue, AluetteTablePlace from,
                                           AluetteTablePlace to, guint8 card, guint wait);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AluetteTableCue, aluette_table_cue_clear)

G_END_DECLS
