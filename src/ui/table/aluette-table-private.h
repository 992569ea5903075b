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

/* What the files of the table share. Facts of the match are read from views when they are needed;
 * what is kept here passes: what is being shown, chosen, waited for. */
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
  AluetteSeat *seats[ALU_MAX_SEATS]; /* by seat; NULL beyond the table's */
  AluetteHand *revealed_hands[ALU_MAX_SEATS]; /* by seat: hands that lie open; NULL elsewhere */
  AluetteCardPile *talon;
  AluetteTrick *trick;
  AluettePrompt *prompt;
  AluetteHand *hand;
  AluetteCardAnimator *animator;
  AluetteTricksOverlay *tricks_overlay;
  AluetteHandoverScreen *handover;
  GtkWidget *speech;   /* (nullable): in the place of the prompt */
  char *review_action; /* (nullable): goes through a deal that is over */

  /* passing */
  guint viewer_seat;         /* the property */
  guint active_viewer;       /* several humans: who sits before the screen, or ALU_NOBODY */
  guint seen[ALU_MAX_SEATS]; /* events that each of them has been shown */
  guint shown;               /* events that the table shows; fewer than there are during a replay */
  guint replay_timer;
  gboolean trick_pause;      /* the finished trick still lies in the middle */
  guint trick_pause_timer;
  guint rest_idle;           /* tells that the table is at rest */
  char *notice;              /* (nullable): said until something happens */
  AluCardSet advised;        /* cards that somebody advises */
  AluCardSet chosen;         /* for rejection */
  guint chosen_for;          /* by which seat, or ALU_NOBODY */
};

/* aluette-table-view.c: from the match to what is drawn. */

/* The seat whose knowledge is shown, or ALU_NOBODY. */
guint aluette_table_get_viewing_seat (AluetteTable *self);

/* The seat at the bottom. */
guint aluette_table_get_bottom (AluetteTable *self);

/* Where a seat is on the screen: 0 at the bottom, clockwise. */
guint aluette_table_get_place (AluetteTable *self, guint seat);

/* What is shown: the listener's view after the events shown. */
AluView aluette_table_get_view (AluetteTable *self);

AluetteTextContext aluette_table_get_text_context (AluetteTable *self);

/* The hand that the person before the screen is to play or choose from now; NULL without one.
 * @seat: (out) (nullable): whose it is. */
AluetteHand *aluette_table_get_active_hand (AluetteTable *self, const AluView *view, guint *seat);

/* Whether the human who is to decide sits not before the screen: the curtain is drawn. */
gboolean aluette_table_needs_handover (AluetteTable *self);

/* Tells who sits before the screen now. */
void aluette_table_set_viewer_seat (AluetteTable *self, guint seat);

/* Gives the focus to what is to be done next: a card, a question, what covers the table. Returns:
 * whether there is something. */
gboolean aluette_table_focus_next (AluetteTable *self);

/* Draws the match as it is shown now. */
void aluette_table_refresh (AluetteTable *self);

/* The tooltip of a card. @data: the table. */
char *aluette_table_format_card_tooltip (AluCard card, gpointer data);

/* Asks for a sign to be shown again. Returns: how long that takes, in milliseconds; 0 where nobody
 * shows it. */
guint aluette_table_show_sign (AluetteTable *self, const AluEvent *event);

/* To be called where something passing may have ended: tells when idle that the table is at rest,
 * if it is. */
void aluette_table_check_rest (AluetteTable *self);

/* aluette-table-playback.c: what passes. */

void aluette_table_show_all (AluetteTable *self);
void aluette_table_events_happened (AluetteTable *self, guint first, guint n_events);

/* Pauses the match while its draw or a finished deal is shown: people go on when they have seen
 * enough. */
void aluette_table_update_pause (AluetteTable *self);
void aluette_table_set_active_viewer (AluetteTable *self);
void aluette_table_stop_playback (AluetteTable *self);
void aluette_table_skip_pause (AluetteTable *self);

/* Says @text until something happens. */
void aluette_table_show_notice (AluetteTable *self, const char *text);

/* aluette-table-actions.c */

void aluette_table_install_actions (AluetteTable *self);
void aluette_table_update_actions (AluetteTable *self, const AluView *view);

/* Without a match there is nothing to do. */
void aluette_table_disable_actions (AluetteTable *self);
void aluette_table_choose (AluetteTable *self, AluetteHand *hand, guint index);
