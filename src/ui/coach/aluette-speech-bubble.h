/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_SPEECH_BUBBLE (aluette_speech_bubble_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSpeechBubble, aluette_speech_bubble, ALUETTE, SPEECH_BUBBLE, GtkWidget)

/* What somebody says at the table: a villager by his face, or the coach by his lamp. The text
 * scrolls where there is little height. A button closes it. */

#define ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS 2

typedef struct
{
  const char *speaker; /* who speaks, as a heading */
  int villager;        /* whose face, or -1 for the coach */
  const char *text;
  gboolean busy;                                   /* he is still thinking */
  const char *actions[ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS]; /* (nullable) each, the likelier first */
  const char *labels[ALUETTE_SPEECH_BUBBLE_MAX_BUTTONS];
} AluetteSpeechBubbleState;

/* aluette_speech_bubble_new:
 * @close_action: what the closing button activates */
GtkWidget *aluette_speech_bubble_new (const char *close_action);

/* aluette_speech_bubble_set_state: everything is copied. */
void
aluette_speech_bubble_set_state (AluetteSpeechBubble *self, const AluetteSpeechBubbleState *state);

/* aluette_speech_bubble_get_text:
 *
 * Returns: (transfer none): what is said now. */
const char *aluette_speech_bubble_get_text (AluetteSpeechBubble *self);

G_END_DECLS
