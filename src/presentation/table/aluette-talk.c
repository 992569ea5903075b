/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/table/aluette-talk.h"

#include <glib/gi18n.h>

#define N_SENTENCES 10

/* Translators: what people say over their cards at the café, aloud and in a few words. */
static const char *const sentences[ALUETTE_TALK_NONE][N_SENTENCES] = {
  [ALUETTE_TALK_SPOILED] = {
    NC_("talk", "Spoiled! All that for nothing."),
    NC_("talk", "Nobody’s trick. We start again."),
    NC_("talk", "Well, that one stays on the table."),
    NC_("talk", "So you had one, too!"),
    NC_("talk", "What a waste of good cards."),
    NC_("talk", "Two hands on it, and nobody is served."),
    NC_("talk", "It could have been worse."),
    NC_("talk", "Equal cards, equal faces."),
    NC_("talk", "If I had known, I would have kept mine."),
    NC_("talk", "That one is for the cat."),
  },
  [ALUETTE_TALK_STOLEN] = {
    NC_("talk", "I was waiting for that one."),
    NC_("talk", "You should have kept it warm."),
    NC_("talk", "Thank you, very kind of you."),
    NC_("talk", "It looked safe, didn’t it?"),
    NC_("talk", "That one comes home with me."),
    NC_("talk", "A nice card. It was, I mean."),
    NC_("talk", "There is always somebody bigger."),
    NC_("talk", "Did that sting?"),
    NC_("talk", "You bring it, I take it."),
    NC_("talk", "For once I was counting."),
  },
  [ALUETTE_TALK_FEAT] = {
    NC_("talk", "Now that is worth a round!"),
    NC_("talk", "We will hear about this one until Easter."),
    NC_("talk", "My grandfather did that once."),
    NC_("talk", "I have to see that again."),
    NC_("talk", "Not a word. I saw it."),
    NC_("talk", "Somebody write that down."),
    NC_("talk", "And before supper, too!"),
    NC_("talk", "At home, nobody will believe me."),
    NC_("talk", "Who taught you that?"),
    NC_("talk", "Well, hats off."),
  },
  [ALUETTE_TALK_CAUGHT] = {
    NC_("talk", "The petit is in the bag!"),
    NC_("talk", "Poor little one."),
    NC_("talk", "It came out a bit early."),
    NC_("talk", "We were looking for it everywhere."),
    NC_("talk", "That will hurt in the score."),
    NC_("talk", "Small ones do not run fast."),
    NC_("talk", "Caught at the door."),
    NC_("talk", "It should have stayed in bed."),
    NC_("talk", "Come to us, little one."),
    NC_("talk", "One bout fewer over there."),
  },
  [ALUETTE_TALK_WAIT] = {
    NC_("talk", "Shall I put the coffee on?"),
    NC_("talk", "The tide is coming in, you know."),
    NC_("talk", "Take your time. The cards won’t change."),
    NC_("talk", "Are we playing, or is it Mass?"),
    NC_("talk", "I still have cows to milk tonight."),
    NC_("talk", "The soup is getting cold."),
    NC_("talk", "Shall we come back tomorrow?"),
    NC_("talk", "I have time. The boat has not."),
    NC_("talk", "Ask the cards, they know."),
    NC_("talk", "My pipe has gone out."),
  },
};

const char *
aluette_talk_get_sentence (AluetteTalk talk, guint deal)
{
  if (talk >= ALUETTE_TALK_NONE || deal < 1 || deal > N_SENTENCES)
    return NULL;
  return g_dpgettext2 (NULL, "talk", sentences[talk][deal - 1]);
}
