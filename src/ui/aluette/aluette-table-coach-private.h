/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/aluette/aluette-table-coach.h"

#include "model/aluette/aluette-coach.h"
#include "ui/aluette/aluette-coach-text.h"
#include "ui/coach/aluette-speech-bubble.h"

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

struct _AluetteTableCoach
{
  GObject parent_instance;

  AluetteTable *table; /* (transfer none) */
  GSettings *settings;
  AluetteCoach *coach;
  AluetteGame *game;     /* (nullable) */
  AluetteSeatLog *log;   /* (nullable): of the active viewer */
  GtkWidget *speech;     /* (nullable): the table owns it */
  AluetteTopic topic;    /* of the speech bubble */
  GCancellable *cancellable; /* (nullable): of the pending computation */
  guint busy_timer;      /* timeout that shows the computation */

  AluHint hint;
  AluView hint_view;
  AluetteHintStage stage;
  gboolean has_hint; /* @hint is for the current position */
  AluClaim claim;
  guint offered; /* number of the deal whose claim was already offered */
  guint timer;   /* timeout of the next card of a claim */
};

/* Returns: the context for texts to the active viewer */
AluetteTextContext aluette_table_coach_get_text_context (AluetteTableCoach *self);

/* Returns: what the active viewer may know */
AluView aluette_table_coach_get_view (AluetteTableCoach *self);

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

/* Schedules the next card of the active viewer during a claim. The claim ends when the deal is over
 * or the match waits for something other than a card. */
void aluette_table_coach_continue_claim (AluetteTableCoach *self);
