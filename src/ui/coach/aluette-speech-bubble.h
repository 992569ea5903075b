/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_SPEECH_BUBBLE (aluette_speech_bubble_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSpeechBubble, aluette_speech_bubble, ALUETTE, SPEECH_BUBBLE, GtkWidget)

/* A speech bubble of a player with their portrait, or of the coach with a lamp. The text scrolls if
 * there is too little height. A button closes the bubble. */

#define ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS 2

typedef struct
{
  const char *speaker; /* the name of the speaker, shown as the heading */
  int villager;        /* index of the villager, -1 for the coach */
  const char *text;
  gboolean busy;       /* whether to show a spinner instead of the face */
  const char *actions[ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS]; /* (nullable): likelier first */
  const char *labels[ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS];
} AluetteSpeechBubbleState;

/* aluette_speech_bubble_new:
 * @close_action: the action of the close button
 *
 * Returns: (transfer floating): an empty bubble */
GtkWidget *aluette_speech_bubble_new (const char *close_action);

/* aluette_speech_bubble_set_state:
 * @state: what to show; everything is copied */
void
aluette_speech_bubble_set_state (AluetteSpeechBubble *self, const AluetteSpeechBubbleState *state);

/* aluette_speech_bubble_get_text:
 *
 * Returns: (transfer none): the current text */
const char *aluette_speech_bubble_get_text (AluetteSpeechBubble *self);

G_END_DECLS
