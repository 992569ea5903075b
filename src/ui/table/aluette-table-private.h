/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-table.h"

#include "presentation/table/aluette-table-presenter.h"
#include "ui/table/aluette-card-animator.h"
#include "ui/table/aluette-card-chip.h"
#include "ui/table/aluette-card-pile.h"
#include "ui/table/aluette-chalk.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-handover-screen.h"
#include "ui/table/aluette-prompt.h"
#include "ui/table/aluette-score-panel.h"
#include "ui/table/aluette-seat.h"
#include "ui/table/aluette-table-background.h"
#include "ui/table/aluette-table-layout.h"
#include "ui/table/aluette-table-report-view.h"
#include "ui/table/aluette-trick.h"
#include "ui/table/aluette-tricks-overlay.h"

/* Shared by the files of the table. What is shown follows from the seat log: the presenter says it.
 * The fields below are only the state of the interface: what is shown, chosen or pending. */
struct _AluetteTable
{
  GtkWidget parent_instance;

  AluetteGame *game;                /* (nullable) */
  AluetteTablePresenter *presenter; /* (nullable): of its game */
  AluetteTableStyle *style;
  AluetteTableBackground *background;
  GSimpleActionGroup *actions;
  int viewer; /* the property */
  gboolean aids;
  gboolean sign_captions;
  gboolean signs_stay;
  gboolean single_deal;
  guint trick_pause_ms;
  gboolean hold_tricks;
  AluetteSpeed speed;
  int own_villager; /* see aluette_table_set_own_villager () */
  GVariant *faces;  /* (nullable): see aluette_table_set_faces () */

  /* children */
  AluetteScorePanel *score_panel;
  AluetteSeat *seats[ALUETTE_MAX_PLACES];          /* (nullable): by seat */
  AluetteHand *open_hands[ALUETTE_MAX_PLACES];     /* (nullable): by seat */
  AluetteCardPile *piles[ALUETTE_MAX_PLACES];      /* (nullable): by seat */
  AluetteChalk *chalk[ALUETTE_MAX_PLACES];         /* (nullable): by seat */
  AluetteTrick *trick;
  GtkLabel *stamp;
  GtkWidget *middle;       /* a box: cards in the middle instead of a trick */
  GtkLabel *middle_title;
  AluetteHand *middle_cards;
  AluetteTableReportView *report;
  AluettePrompt *prompt;
  AluetteHand *hand;
  AluetteCardAnimator *animator;
  AluetteCardChip *chip; /* names a card */
  AluetteTricksOverlay *tricks_overlay;
  AluetteHandoverScreen *handover;
  GtkWidget *speech;   /* (nullable): replaces the prompt */
  char *review_action; /* (nullable): opens the review of a finished deal */
  char *face_action;   /* (nullable): of the viewer's own face */
  char *face_label;    /* (nullable) */

  /* state of the interface */
  AluetteTableState state;   /* what is shown */
  guint viewer_seat;         /* the property */
  guint active_viewer;       /* the seat at a shared screen, or ALU_GAME_SPECTATOR */
  AluetteSeatLog *log;       /* (nullable) (owned): what is shown; see aluette_table_get_log () */
  guint known[ALUETTE_MAX_PLACES + 1]; /* lines in each log when it last changed; spectator last */
  guint seen[ALUETTE_MAX_PLACES]; /* number of lines of its log that each seat has seen */
  guint shown;               /* number of lines of @log shown; fewer during a replay */
  int position;              /* the number of lines that a replay shows, or -1 to follow the log */
  guint replay_timer;
  gboolean trick_pause;      /* the finished trick is still shown */
  guint trick_pause_timer;
  guint awaited;             /* the seat that was awaited when the state was made */
  guint landing;             /* the seat whose card still moves to the trick, or
                                ALU_GAME_SPECTATOR */
  int sound;                 /* AluetteSound of the card that moves, or -1 */
  gboolean sound_turn;       /* and whether somebody at this screen must act then */
  guint rest_idle;           /* emits "at-rest" */
  char *notice;              /* (nullable): shown until the next line */
  AluetteCardSet advised;    /* cards that the coach advises */
  AluetteCardSet chosen;     /* cards of a choice */
  guint choice_id;           /* of that choice, or 0 */
};

/* aluette-table-view.c: shows the state of the match. */

/* Returns: the seat whose view is shown, or ALU_GAME_SPECTATOR */
guint aluette_table_get_viewing_seat (AluetteTable *self);

/* Returns: the seat at the bottom */
guint aluette_table_get_bottom (AluetteTable *self);

/* Returns: the place of a seat, in the order of play from 0 at the bottom */
guint aluette_table_get_place (AluetteTable *self, guint seat);

/* Notes how many lines there are in all logs that the table may show. */
void aluette_table_note_known (AluetteTable *self);

/* Returns: how the table looks at its log now */
AluetteTableLook aluette_table_get_look (AluetteTable *self);

/* Returns: (transfer none) (nullable): the hand of @seat, if its cards are drawn one by one */
AluetteHand *aluette_table_get_hand (AluetteTable *self, guint seat);

/* Returns: (transfer none) (nullable): the hand from which the active viewer chooses a card */
AluetteHand *aluette_table_get_active_hand (AluetteTable *self);

/* Returns: whether somebody other than the active viewer plays a card of an open hand, for which
 * nobody needs to look away; their own hand stays hidden */
gboolean aluette_table_plays_openly (AluetteTable *self);

/* Returns: whether the deciding player differs from the active viewer, so that the handover screen
 * must be shown */
gboolean aluette_table_needs_handover (AluetteTable *self);

/* Moves the focus to what the user must do next: a card, a question, or what covers the table.
 * Returns: whether there is something to do. */
gboolean aluette_table_focus_next (AluetteTable *self);

/* aluette-table-focus.c */

/* Moves the focus by Tab or Shift+Tab, from where it is or into the table: to the hand, the prompt,
 * the report, the cards in the middle. Returns: FALSE at the ends. */
gboolean aluette_table_move_focus (AluetteTable *self, gboolean forward);

/* aluette-table-view.c */

/* Presents the log again, and updates all widgets. */
void aluette_table_refresh (AluetteTable *self);

/* aluette-table.c */

/* Sets the property "viewer-seat". */
void aluette_table_set_viewer_seat (AluetteTable *self, guint seat);

/* Emits "at-rest" in an idle if the table is not busy. Call this when an animation or pause may
 * have ended. */
void aluette_table_check_rest (AluetteTable *self);

/* aluette-table-seats.c: the children of the table, and the faces among them. */

/* Adds a child that is a part of the table. @seat: see aluette_table_layout_set_part () */
GtkWidget *
aluette_table_add_child (AluetteTable *self, GtkWidget *child, AluettePart part, guint seat);
AluetteHand *
aluette_table_add_hand (AluetteTable *self, gboolean fan, AluettePart part, guint seat);

/* Adds what can lie over the trick: a stamp, and other cards. */
void aluette_table_add_middle (AluetteTable *self);

/* Adds what is missing for a seat: the player, an open hand, a pile. */
void aluette_table_add_seat (AluetteTable *self, guint seat);
void aluette_table_add_open_hand (AluetteTable *self, guint seat);
void aluette_table_add_pile (AluetteTable *self, guint seat);

/* Returns: the face that the user has chosen, and their seat */
AluetteOwnFace aluette_table_get_own_face (AluetteTable *self);

/* Lets a face make the gesture of line @line in a replay. Returns: its duration in milliseconds, 0
 * if there is none. */
guint aluette_table_show_gesture (AluetteTable *self, guint line, const AluetteTableCue *cue);

/* Removes all players, open hands and piles. */
void aluette_table_remove_seats (AluetteTable *self);

/* aluette-table-playback.c: animations, pauses and replays. */

/* Shows all lines of the log at once. */
void aluette_table_show_all (AluetteTable *self);

/* Shows new lines of the log with animations, or that lines were undone. */
void aluette_table_log_changed (AluetteTable *self);

/* Pauses the match while its draw or a finished deal is shown, until the user continues. */
void aluette_table_update_pause (AluetteTable *self);

/* Makes the deciding player the active viewer, and replays the lines that they have missed. */
void aluette_table_set_active_viewer (AluetteTable *self);

/* Shows what the last card decides, now that it lies in the trick. */
void aluette_table_cards_landed (AluetteTable *self);

/* Tells listeners what is heard of the last line, if they do not know yet. */
void aluette_table_emit_sound (AluetteTable *self);

/* Ends animations, the pause and the replay, without updating the widgets. */
void aluette_table_stop_playback (AluetteTable *self);

/* Ends animations, the replay, and any pause of the table or the match. Updates the widgets. */
void aluette_table_skip_pause (AluetteTable *self);

/* Shows @text in the prompt until the next line. Does not update the widgets. */
void aluette_table_show_notice (AluetteTable *self, const char *text);

/* aluette-table-actions.c */

void aluette_table_install_actions (AluetteTable *self);

/* Adds the actions of the presenter. */
void aluette_table_add_game_actions (AluetteTable *self);
void aluette_table_update_actions (AluetteTable *self);

/* Disables all actions, for a table without a match. */
void aluette_table_disable_actions (AluetteTable *self);
void aluette_table_choose (AluetteTable *self, AluetteHand *hand, guint index);
