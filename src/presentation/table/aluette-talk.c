/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/table/aluette-talk.h"

#include <glib/gi18n.h>

#define N_SENTENCES 5

/* Translators: what people say over their cards at the café, aloud and in a few words. */
static const char *const sentences[ALUETTE_TALK_NONE][N_SENTENCES] = {
  [ALUETTE_TALK_SPOILED] = {
    NC_("talk", "Spoiled! All that for nothing."),
    NC_("talk", "Nobody’s trick. We start again."),
    NC_("talk", "Well, that one stays on the table."),
    NC_("talk", "So you had one, too!"),
    NC_("talk", "What a waste of good cards."),
  },
  [ALUETTE_TALK_STOLEN] = {
    NC_("talk", "I was waiting for that one."),
    NC_("talk", "You should have kept it warm."),
    NC_("talk", "Thank you, very kind of you."),
    NC_("talk", "It looked safe, didn’t it?"),
    NC_("talk", "That one comes home with me."),
  },
  [ALUETTE_TALK_FEAT] = {
    NC_("talk", "Now that is worth a round!"),
    NC_("talk", "We will hear about this one until Easter."),
    NC_("talk", "My grandfather did that once."),
    NC_("talk", "I have to see that again."),
    NC_("talk", "Not a word. I saw it."),
  },
  [ALUETTE_TALK_CAUGHT] = {
    NC_("talk", "The petit is in the bag!"),
    NC_("talk", "Poor little one."),
    NC_("talk", "It came out a bit early."),
    NC_("talk", "We were looking for it everywhere."),
    NC_("talk", "That will hurt in the score."),
  },
  [ALUETTE_TALK_WAIT] = {
    NC_("talk", "Shall I put the coffee on?"),
    NC_("talk", "The tide is coming in, you know."),
    NC_("talk", "Take your time. The cards won’t change."),
    NC_("talk", "Are we playing, or is it Mass?"),
    NC_("talk", "I still have cows to milk tonight."),
  },
};

const char *
aluette_talk_get_sentence (AluetteTalk talk, guint deal)
{
  if (talk >= ALUETTE_TALK_NONE || deal < 1 || deal > N_SENTENCES)
    return NULL;
  return g_dpgettext2 (NULL, "talk", sentences[talk][deal - 1]);
}
