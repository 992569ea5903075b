/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/alu-game-kind.h"
#include "presentation/table/aluette-card-set.h"
#include "presentation/table/aluette-deck.h"
#include "presentation/table/aluette-table-report.h"

G_BEGIN_DECLS

/*
 * What a table shows, as a value of any game. An AluetteTablePresenter makes it from a seat log;
 * the table draws it and knows no rules. Seats are those of the game: the table turns them so that
 * the viewer is at the bottom. A card is a number of the deck, or ALUETTE_NO_CARD for its back. All
 * texts are whole, in the user's language, and belong to the state.
 */

/* The most places at a table, and the most cards in a hand. */
#define ALUETTE_MAX_PLACES 6
#define ALUETTE_MAX_HAND 30

#define ALUETTE_TABLE_MAX_BUTTONS 6
#define ALUETTE_TABLE_MAX_ACTIONS 16
#define ALUETTE_TABLE_MAX_TRICKS 24
#define ALUETTE_TABLE_MAX_TOLD 12

/* What is marked at a seat. */
typedef enum
{
  ALUETTE_BADGE_TURN = 1 << 0,     /* the match waits for this player */
  ALUETTE_BADGE_AHEAD = 1 << 1,    /* a star before the name, such as for the most tricks */
  ALUETTE_BADGE_DECLARER = 1 << 2, /* plays alone, or leads the attack */
  ALUETTE_BADGE_PARTNER = 1 << 3,  /* the declarer's partner, once known */
  ALUETTE_BADGE_READY = 1 << 4,    /* a tick before the name */
  ALUETTE_BADGE_THINKING = 1 << 5,
} AluetteBadges;

/* The cards that a player has told of, as far as the listener has understood. */
typedef struct
{
  guint n_cards;
  guint8 cards[ALUETTE_TABLE_MAX_TOLD];
  const char *marks[ALUETTE_TABLE_MAX_TOLD]; /* (nullable): a constant, in place of a card */
  char *text;                                /* (nullable): all of them in words */
} AluetteTableTold;

typedef struct
{
  char *name;
  guint villager;    /* index of the villager in the portrait */
  guint badges;      /* AluetteBadges */
  guint side;        /* 0 or 1, whose mark is shown; or ALU_GAME_NO_SIDE, …_UNKNOWN */
  char *plate;       /* (nullable): a few words below the name, such as a contract */
  char *speech;      /* (nullable): what the player has just said or shown */
  AluetteTableTold told;
  char *name_hint;   /* (nullable): tooltip of the name, where it says more than the name */
  char *description; /* for screen readers: “2 tricks; dealer; to play” */
  guint n_cards;     /* card backs at the seat; 0 if the hand is shown as an AluetteTableHand */
  guint n_strokes; /* of chalk on the cloth, for tricks */
  guint n_tricks;
  guint8 tricks[ALUETTE_TABLE_MAX_TRICKS]; /* a card of each trick; two are turned up */
} AluetteTableSeat;

/* The cards of a player that are drawn one by one: the hand of the viewer, and open hands. */
typedef struct
{
  gboolean shown;
  char *label; /* for screen readers */
  guint n_cards;
  guint8 cards[ALUETTE_MAX_HAND];  /* in display order */
  guint may_choose;                /* bit per card: it may be chosen now */
  char *why_not[ALUETTE_MAX_HAND]; /* (nullable): why another card may not */
} AluetteTableHand;

/* Cards that are chosen before a button confirms them: an écart, a handful. */
typedef struct
{
  guint id;                /* differs from choice to choice; 0 if a card is played at once */
  AluetteCardSet proposed; /* chosen at first */
  char *note;              /* what chosen cards are, for screen readers: “to be put aside” */
} AluetteTableChoice;

typedef struct
{
  guint8 cards[ALUETTE_MAX_PLACES]; /* by seat; ALUETTE_NO_CARD for none */
  char *labels[ALUETTE_MAX_PLACES]; /* (nullable): who played the card */
  guint winning;                    /* bit per seat: the strongest card so far */
  gboolean taken;                   /* it is finished, and the winning card takes it */
  gboolean spoiled;                 /* the strongest cards tie, and nobody takes the trick */
  char *stamp;                      /* (nullable): a word across the trick: “Spoiled” */
  gboolean triumph;                 /* the word is about a feat, not a mishap */
} AluetteTableTrick;

/* Cards that lie in the middle instead of a trick: a dog, a handful, cards drawn for partners. */
typedef struct
{
  char *title; /* (nullable) */
  guint n_cards;
  guint8 cards[ALUETTE_MAX_HAND];
} AluetteTableShown;

/* A pile of closed cards before a seat: a talon, a dog, cards laid away. */
typedef struct
{
  gboolean shown;
  gboolean token; /* a disc marks the dealer */
  guint n_cards;
  char *label; /* tooltip, and for screen readers */
} AluetteTablePile;

typedef struct
{
  char *action; /* with its target, such as "table.bid::garde" */
  char *label;
  char *hint;         /* (nullable): tooltip */
  gboolean suggested; /* the most likely choice */
} AluetteTableButton;

typedef struct
{
  char *text;        /* the last event, or a question */
  gboolean question; /* the listener must answer with a button */
  gboolean urgent;   /* the keyboard goes to the first button, not to a card */
  guint n_buttons;
  AluetteTableButton buttons[ALUETTE_TABLE_MAX_BUTTONS];
} AluetteTablePrompt;

/* The slate: a row per team or per player. */
typedef struct
{
  guint n_rows;
  char *names[ALUETTE_MAX_PLACES];
  gint points[ALUETTE_MAX_PLACES];
  gboolean has_sides;
  guint sides[ALUETTE_MAX_PLACES]; /* as in AluetteTableSeat, if there are any */
  guint target; /* 0 for none; small targets are drawn as strokes */
  char *spoken; /* tooltip, and for screen readers */
} AluetteTableScore;

typedef struct
{
  guint n_seats;
  gboolean counterclockwise;
  const AluetteDecks *decks;
  guint hand_size; /* of a full hand; cards keep their size while a hand shrinks */

  AluetteTableSeat seats[ALUETTE_MAX_PLACES];
  AluetteTableHand hands[ALUETTE_MAX_PLACES];
  guint active_hand; /* the seat from whose hand the listener chooses, or ALU_GAME_SPECTATOR */
  AluetteTableChoice choice;
  AluetteTableTrick trick;
  AluetteTableShown middle;
  AluetteTableReport report; /* in place of the trick and of @middle */
  AluetteTablePile piles[ALUETTE_MAX_PLACES]; /* by seat */
  AluetteTablePrompt prompt;
  AluetteTableScore score;

  /* What the table offers besides its own actions: names of the presenter's actions. */
  guint n_actions;
  const char *actions[ALUETTE_TABLE_MAX_ACTIONS];
  gboolean may_continue;   /* a result or a draw is shown: the match waits for the user */
  gboolean has_last_trick; /* a trick of this deal is finished */
  gboolean has_review;     /* all tricks of a finished deal can be shown */
} AluetteTableState;

/* aluette_table_state_init:
 * @state: (out): an empty table */
void aluette_table_state_init (AluetteTableState *state);

/* Frees the texts, and empties the state. */
void aluette_table_state_clear (AluetteTableState *state);

/* aluette_table_state_add_button:
 * @action: with its target
 *
 * Adds a button to the prompt, if it has fewer than ALUETTE_TABLE_MAX_BUTTONS. */
void aluette_table_state_add_button (AluetteTableState *state, const char *action,
                                     const char *label, gboolean suggested);

/* aluette_table_state_enable:
 * @action: (transfer none): a constant; the name of an action of the presenter
 *
 * Says that an action is possible now. */
void aluette_table_state_enable (AluetteTableState *state, const char *action);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AluetteTableState, aluette_table_state_clear)

G_END_DECLS
