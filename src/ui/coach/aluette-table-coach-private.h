/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/coach/aluette-table-coach.h"

#include "model/aluette/aluette-coach.h"
#include "ui/coach/aluette-coach-text.h"
#include "ui/coach/aluette-speech-bubble.h"

/* What the files of the coach at the table share: hints and what happens at the table are in
 * aluette-table-coach.c, reasons in -why.c, the end of a settled deal in -settle.c. */

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

  AluetteTable *table; /* not owned */
  GSettings *settings;
  AluetteCoach *coach;
  AluetteGame *game;     /* (nullable) */
  GtkWidget *speech;     /* (nullable): the table owns it */
  AluetteTopic topic;    /* what is spoken of */
  GCancellable *cancellable; /* (nullable): of what is being thought */
  guint busy_timer;      /* timer */

  AluHint hint;
  AluView hint_view;
  AluetteHintStage stage;
  guint hint_at; /* 1 + length of the log for which the hint is, 0 without one */
  AluClaim claim;
  guint offered; /* number of the deal whose end was offered: once is enough */
  guint timer;   /* of the next card of a deal that is being ended */
};

/* Returns: how to speak to who looks at the table. */
AluetteTextContext aluette_table_coach_get_text_context (AluetteTableCoach *self);

/* Returns: whether the person before the screen is to decide. */
gboolean aluette_table_coach_is_asked (AluetteTableCoach *self);

void aluette_table_coach_set_topic (AluetteTableCoach *self, AluetteTopic topic);

/* Shows what somebody says, and announces it. */
void aluette_table_coach_say (AluetteTableCoach *self, const AluetteSpeechBubbleState *state);

/* The coach himself speaks. */
void aluette_table_coach_say_text (AluetteTableCoach *self, const char *text);

/* Shows after a while that there is thinking about @topic, until it stops or the coach speaks. */
void aluette_table_coach_start_thinking (AluetteTableCoach *self, AluetteTopic topic);
void aluette_table_coach_stop_thinking (AluetteTableCoach *self);

/* A thought came to nothing. One that was withdrawn has nobody waiting any more. */
void aluette_table_coach_report_error (AluetteTableCoach *self, const GError *error);

/* Ends whatever goes on, without a word. */
void aluette_table_coach_stop (AluetteTableCoach *self);

/* Offers to end the deal, where the rest is settled. */
void aluette_table_coach_at_rest (AluetteTableCoach *self);

/* Plays on a deal that is being ended. Something else than a card may be asked of the person: then
 * he is before the screen again. */
void aluette_table_coach_continue_claim (AluetteTableCoach *self);
