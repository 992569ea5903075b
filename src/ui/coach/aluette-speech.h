/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALUETTE_TYPE_SPEECH (aluette_speech_get_type ())
G_DECLARE_FINAL_TYPE (AluetteSpeech, aluette_speech, ALUETTE, SPEECH, GtkWidget)

/* What somebody says at the table: a villager by his face, or the coach by his lamp. The text
 * scrolls where there is little height. A button closes it. */

#define ALUETTE_SPEECH_MAX_BUTTONS 2

typedef struct
{
  const char *speaker; /* who speaks, as a heading */
  int villager;        /* whose face, or -1 for the coach */
  const char *text;
  gboolean busy;                                   /* he is still thinking */
  const char *actions[ALUETTE_SPEECH_MAX_BUTTONS]; /* (nullable) each, the likelier first */
  const char *labels[ALUETTE_SPEECH_MAX_BUTTONS];
} AluetteSpeechLook;

/* aluette_speech_new:
 * @close_action: what the closing button activates */
GtkWidget *aluette_speech_new (const char *close_action);

/* aluette_speech_set_look: everything is copied. */
void aluette_speech_set_look (AluetteSpeech *self, const AluetteSpeechLook *look);

/* aluette_speech_get_text:
 *
 * Returns: (transfer none): what is said now. */
const char *aluette_speech_get_text (AluetteSpeech *self);

G_END_DECLS
