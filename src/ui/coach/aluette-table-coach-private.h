/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/coach/aluette-speech-bubble.h"
#include "ui/coach/aluette-table-coach.h"

/* Shared by the files of AluetteTableCoach. Hints and events of the table are in
 * aluette-table-coach.c, explanations in -explanation.c, and claims in -claim.c. */

typedef enum
{
  ALUETTE_TOPIC_NONE,
  ALUETTE_TOPIC_HINT,
  ALUETTE_TOPIC_EXPLANATION,
  ALUETTE_TOPIC_CLAIM,
  ALUETTE_TOPIC_CLAIMING,
} AluetteTopic;

typedef struct
{
  AluetteTable *table; /* (transfer none) */
  GSettings *settings;
  AluetteGame *game;     /* (nullable) */
  AluetteSeatLog *log;   /* (nullable): of the active viewer */
  GtkWidget *speech;     /* (nullable): the table owns it */
  AluetteTopic topic;    /* of the speech bubble */
  GCancellable *cancellable; /* (nullable): of the pending computation */
  guint busy_timer;      /* timeout that shows the computation */

  gpointer hint;          /* (nullable): for the current position */
  AluetteView *hint_view; /* (nullable): the view of the hint, or of the pending question */
  AluetteHintStage stage;
  guint offered; /* number of the deal whose claim was already offered */
  guint timer;   /* timeout of the next event of a claim */
} AluetteTableCoachPrivate;

AluetteTableCoachPrivate *aluette_table_coach_get_private (AluetteTableCoach *self);

/* Returns: (transfer none): what the active viewer may know */
AluetteView *aluette_table_coach_get_view (AluetteTableCoach *self);

/* Returns: whether the match waits for the active viewer */
gboolean aluette_table_coach_is_asked (AluetteTableCoach *self);

void aluette_table_coach_set_topic (AluetteTableCoach *self, AluetteTopic topic);

/* Shows a speech bubble, and announces it to screen readers. */
void
aluette_table_coach_show_speech (AluetteTableCoach *self, const AluetteSpeechBubbleState *state);

/* Shows a speech bubble of the coach. */
void aluette_table_coach_show_text (AluetteTableCoach *self, const char *text);

/* Shows, after a delay, that a computation about @topic is pending, until it ends. */
void aluette_table_coach_start_thinking (AluetteTableCoach *self, AluetteTopic topic);
void aluette_table_coach_stop_thinking (AluetteTableCoach *self);

/* Reports a failed computation. Cancellation is ignored. */
void aluette_table_coach_report_error (AluetteTableCoach *self, const GError *error);

/* Cancels everything and removes the speech bubble. */
void aluette_table_coach_stop (AluetteTableCoach *self);

/* Offers to play out the deal if it is decided. */
void aluette_table_coach_at_rest (AluetteTableCoach *self);

/* Schedules the next event of the active viewer during a claim, or ends the claim. */
void aluette_table_coach_continue_claim (AluetteTableCoach *self);
