/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/aluette-table.h"

#include "ui/table/aluette-card-animator.h"
#include "ui/table/aluette-card-pile.h"
#include "ui/table/aluette-hand.h"
#include "ui/table/aluette-handover-screen.h"
#include "ui/table/aluette-prompt.h"
#include "ui/table/aluette-score-panel.h"
#include "ui/table/aluette-seat.h"
#include "ui/table/aluette-table-background.h"
#include "ui/table/aluette-table-layout.h"
#include "ui/table/aluette-text-context.h"
#include "ui/table/aluette-trick.h"
#include "ui/table/aluette-tricks-overlay.h"

/* Shared by the files of the table. The state of the match is always read from views. The fields
 * below are only the state of the interface: what is shown, chosen or pending. */
struct _AluetteTable
{
  GtkWidget parent_instance;

  AluetteGame *game; /* (nullable) */
  AluetteTableStyle *style;
  AluetteTableBackground *background;
  GSimpleActionGroup *actions;
  int viewer; /* the property */
  gboolean aids;
  gboolean sign_captions;
  gboolean single_deal;
  AluetteSpeed speed;

  /* children */
  AluetteScorePanel *score_panel;
  AluetteSeat *seats[ALU_MAX_SEATS]; /* (nullable): by seat */
  AluetteHand *revealed_hands[ALU_MAX_SEATS]; /* (nullable): open hands by seat */
  AluetteCardPile *talon;
  AluetteTrick *trick;
  AluettePrompt *prompt;
  AluetteHand *hand;
  AluetteCardAnimator *animator;
  AluetteTricksOverlay *tricks_overlay;
  AluetteHandoverScreen *handover;
  GtkWidget *speech;   /* (nullable): replaces the prompt */
  char *review_action; /* (nullable): opens the review of a finished deal */

  /* state of the interface */
  guint viewer_seat;         /* the property */
  guint active_viewer;       /* the seat at a shared screen, or ALU_NOBODY */
  AluetteSeatLog *log;       /* (nullable): what is shown; see aluette_table_get_log () */
  guint known[ALU_MAX_SEATS + 1]; /* lines in each log when it last changed; spectator last */
  guint seen[ALU_MAX_SEATS]; /* number of lines of its log that each seat has seen */
  guint shown;               /* number of lines of @log shown; fewer during a replay */
  guint replay_timer;
  gboolean trick_pause;      /* the finished trick is still shown */
  guint trick_pause_timer;
  guint landing;             /* the seat whose card still moves to the trick, or ALU_NOBODY */
  guint rest_idle;           /* emits "at-rest" */
  char *notice;              /* (nullable): shown until the next event */
  AluCardSet advised;        /* cards that the coach advises */
  AluCardSet chosen;         /* cards chosen for rejection */
  guint chosen_for;          /* the seat that rejects them, or ALU_NOBODY */
};

/* aluette-table-view.c: shows the state of the match. */

/* Returns: the seat whose view is shown, or ALU_NOBODY */
guint aluette_table_get_viewing_seat (AluetteTable *self);

/* Returns: the seat at the bottom */
guint aluette_table_get_bottom (AluetteTable *self);

/* Returns: the place of a seat on the screen, clockwise from 0 at the bottom */
guint aluette_table_get_place (AluetteTable *self, guint seat);

/* Returns: (transfer none): the log of the viewing seat, or of a spectator during a handover */
AluetteSeatLog *aluette_table_get_log (AluetteTable *self);

/* Notes how many lines there are in all logs that the table may show. */
void aluette_table_note_known (AluetteTable *self);

/* Returns: (transfer none): the log of a seat that the table may show */
AluetteSeatLog *aluette_table_get_seat_log (AluetteTable *self, guint seat);

/* Returns: the view of the viewing seat after the shown events */
AluView aluette_table_get_view (AluetteTable *self);

/* Returns: the context for texts to the viewing seat; valid until the match changes */
AluetteTextContext aluette_table_get_text_context (AluetteTable *self);

/* Returns: (transfer none) (nullable): the hand from which the active viewer must play or choose a
 * card. @seat: (out) (optional): the seat of that hand. */
AluetteHand *aluette_table_get_active_hand (AluetteTable *self, const AluView *view, guint *seat);

/* Returns: whether the deciding player differs from the active viewer, so that the handover screen
 * must be shown */
gboolean aluette_table_needs_handover (AluetteTable *self);

/* Sets the property "viewer-seat". */
void aluette_table_set_viewer_seat (AluetteTable *self, guint seat);

/* Moves the focus to what the user must do next: a card, a question, or what covers the table.
 * Returns: whether there is something to do. */
gboolean aluette_table_focus_next (AluetteTable *self);

/* Updates all widgets. */
void aluette_table_refresh (AluetteTable *self);

/* Tells screen readers of the caption of the sign that event number @index is, if it has one. */
void aluette_table_announce_sign (AluetteTable *self, guint index);

/* An AluetteCardTooltipFunc. @data: the table. */
char *aluette_table_format_card_tooltip (AluCard card, gpointer data);

/* Replays a sign. Returns: its duration in milliseconds, 0 if no portrait shows it. */
guint aluette_table_show_sign (AluetteTable *self, const AluEvent *event);

/* Emits "at-rest" in an idle if the table is not busy. Call this when an animation or pause may
 * have ended. */
void aluette_table_check_rest (AluetteTable *self);

/* aluette-table-playback.c: animations, pauses and replays. */

/* Shows all events of the match at once. */
void aluette_table_show_all (AluetteTable *self);

/* Shows new lines of the log with animations, or that lines were undone. */
void aluette_table_log_changed (AluetteTable *self);

/* Pauses the match while its draw or a finished deal is shown, until the user continues. */
void aluette_table_update_pause (AluetteTable *self);

/* Makes the deciding player the active viewer, and replays the events that they have missed. */
void aluette_table_set_active_viewer (AluetteTable *self);

/* Shows what the last card decides, now that it lies in the trick. */
void aluette_table_cards_landed (AluetteTable *self);

/* Ends animations, the pause and the replay, without updating the widgets. */
void aluette_table_stop_playback (AluetteTable *self);

/* Ends animations, the replay, and any pause of the table or the match. Updates the widgets. */
void aluette_table_skip_pause (AluetteTable *self);

/* Shows @text in the prompt until the next event. Does not update the widgets. */
void aluette_table_show_notice (AluetteTable *self, const char *text);

/* aluette-table-actions.c */

void aluette_table_install_actions (AluetteTable *self);
void aluette_table_update_actions (AluetteTable *self, const AluView *view);

/* Disables all actions, for a table without a match. */
void aluette_table_disable_actions (AluetteTable *self);
void aluette_table_choose (AluetteTable *self, AluetteHand *hand, guint index);
