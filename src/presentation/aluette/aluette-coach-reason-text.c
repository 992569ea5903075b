/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/aluette/aluette-coach-reason-text.h"

#include <glib/gi18n.h>

/* The forms of a reason, which depend on the seat that it is about. %s is the name of that player.
 * If a form is NULL, the plain one is used. */
typedef struct
{
  const char *plain;
  const char *partner;  /* about a partner */
  const char *opponent; /* about an opponent */
} Advice;

typedef struct
{
  const char *plain;
  const char *you_partner;  /* about the listener, who is a partner */
  const char *you_opponent; /* about the listener, who is an opponent */
  const char *partner;      /* about another partner */
  const char *opponent;     /* about another opponent */
} Speech;

/* What the coach says to the player. */
static const Advice advices[ALU_N_MOVE_REASONS] = {
  [ALU_MOVE_REASON_ONLY_CARD] = { N_("It is the only card left in your hand."), NULL, NULL },
  [ALU_MOVE_REASON_LOW_EARLY]
  = { N_("Others play after you and would beat a strong card. Play low and "
          "leave the trick to them."),
      NULL, NULL },
  [ALU_MOVE_REASON_FORCE] = { N_("Force: play a card that the players after you must beat."), NULL,
                              N_("Force: play a card that %s must beat.") },
  [ALU_MOVE_REASON_TAKE_CHEAPLY] = { N_("It is the lowest card that takes the trick."), NULL,
                                     NULL },
  [ALU_MOVE_REASON_TAKE_SURE]
  = { N_("It is sure to take the trick: no card still to come can beat it."), NULL, NULL },
  [ALU_MOVE_REASON_SPOIL]
  = { N_("An equal card spoils the trick: nobody gets it."),
      N_("It ties the card that %s played and spoils the trick: nobody gets it."),
      N_("It ties the card that %s played and spoils the trick: nobody gets it.") },
  [ALU_MOVE_REASON_DUCK] = { N_("Duck this trick: it is not worth a strong card."), NULL,
                             N_("Leave this trick to %s: it is not worth a strong card.") },
  [ALU_MOVE_REASON_CANNOT_TAKE]
  = { N_("You play last, and none of your cards takes this trick: give your lowest."), NULL, NULL },
  [ALU_MOVE_REASON_PARTNER_HAS_IT]
  = { N_("Your partner is already taking the trick: keep your strong cards."),
      N_("%s, your partner, is already taking the trick: keep your strong cards."), NULL },
  [ALU_MOVE_REASON_LEAD_LOW]
  = { N_("Lead low. If the player on your left takes the trick, you play last "
          "in the next one, and the last player can choose."),
      NULL, NULL },
  [ALU_MOVE_REASON_RACE]
  = { N_("Take this trick now: it puts you ahead, and with equal tricks the first to get there "
          "wins."),
      N_("Help %s in the race for tricks: one player’s tricks win the deal for your team."),
      N_("Do not let %s get ahead in the race for tricks.") },
  [ALU_MOVE_REASON_MORDIENNE]
  = { N_("Go for mordienne: taking all the last tricks in a row is worth two points."),
      N_("%s can make mordienne: leave your partner the last tricks."), NULL },
  [ALU_MOVE_REASON_STOP_MORDIENNE]
  = { N_("Mordienne is a threat: break the run now."), NULL,
      N_("Mordienne is still possible: make %s take a trick now, or break the run.") },
  [ALU_MOVE_REASON_KEEP_LUETTE]
  = { N_("Keep your luettes: at the end nothing is left to beat them."), NULL, NULL },
  [ALU_MOVE_REASON_BEST_CHANCE]
  = { N_("Of everything the others might hold, this card has the best chances."), NULL, NULL },
};

/* What a player says about the card that they played. */
static const Speech speeches[ALU_N_MOVE_REASONS] = {
  [ALU_MOVE_REASON_ONLY_CARD] = { N_("I had no other card left.") },
  [ALU_MOVE_REASON_LOW_EARLY]
  = { N_("Others played after me and would have beaten a strong card, so I played low.") },
  [ALU_MOVE_REASON_FORCE]
  = { N_("I forced, so that the players after me had to play something stronger."), NULL,
      N_("I forced, so that you had to play something stronger."), NULL,
      N_("I forced, so that %s had to play something stronger.") },
  [ALU_MOVE_REASON_TAKE_CHEAPLY] = { N_("It was the lowest card that could take the trick.") },
  [ALU_MOVE_REASON_TAKE_SURE]
  = { N_("It was sure to take the trick: no card still to come could beat it.") },
  [ALU_MOVE_REASON_SPOIL]
  = { N_("I spoiled the trick, so that nobody got it."),
      N_("I spoiled your card, so that nobody got the trick."),
      N_("I spoiled your card, so that nobody got the trick."),
      N_("I spoiled the card that %s played, so that nobody got the trick."),
      N_("I spoiled the card that %s played, so that nobody got the trick.") },
  [ALU_MOVE_REASON_DUCK] = { N_("I ducked the trick: it was not worth a strong card."), NULL,
                             N_("I let you have the trick: it was not worth a strong card."), NULL,
                             N_("I let %s have the trick: it was not worth a strong card.") },
  [ALU_MOVE_REASON_CANNOT_TAKE]
  = { N_("I played last, and none of my cards took the trick: I gave my lowest.") },
  [ALU_MOVE_REASON_PARTNER_HAS_IT] = { N_("My partner already had the trick: no need to help."),
                                       N_("You already had the trick: no need to help."), NULL,
                                       N_("%s already had the trick: no need to help."), NULL },
  [ALU_MOVE_REASON_LEAD_LOW] = { N_("I led low, hoping to play last in the next trick.") },
  [ALU_MOVE_REASON_RACE]
  = { N_("I wanted that trick early: with equal tricks, the first to get there wins."),
      N_("I was helping you in the race for tricks."),
      N_("I did not want to let you get ahead in the race for tricks."),
      N_("I was helping %s in the race for tricks."),
      N_("I did not want to let %s get ahead in the race for tricks.") },
  [ALU_MOVE_REASON_MORDIENNE] = { N_("I was going for mordienne."),
                                  N_("I was helping you make mordienne."), NULL,
                                  N_("I was helping %s make mordienne."), NULL },
  [ALU_MOVE_REASON_STOP_MORDIENNE]
  = { N_("Mordienne was a threat, so I broke the run."), NULL,
      N_("You could still make mordienne, so I put a stop to it."), NULL,
      N_("%s could still make mordienne, so I put a stop to it.") },
  [ALU_MOVE_REASON_KEEP_LUETTE] = { N_("I was keeping my best cards for the end.") },
  [ALU_MOVE_REASON_BEST_CHANCE]
  = { N_("Of everything the others might have held, this card had the best chances.") },
};

static const char *
advice_form (AluMoveReason why, gboolean named, gboolean partner)
{
  const Advice *advice = &advices[why];
  const char *form = !named ? NULL : partner ? advice->partner : advice->opponent;

  return form != NULL ? form : advice->plain;
}

static const char *
speech_form (AluMoveReason why, gboolean named, gboolean you, gboolean partner)
{
  const Speech *speech = &speeches[why];
  const char *form = NULL;

  if (named && you)
    form = partner ? speech->you_partner : speech->you_opponent;
  else if (named)
    form = partner ? speech->partner : speech->opponent;
  return form != NULL ? form : speech->plain;
}

char *
aluette_coach_text_move_reason (const AluetteTextContext *context, guint speaker, AluMoveReason why,
                                guint about)
{
  gboolean named = about < context->header->rules.n_seats && about != speaker;
  gboolean partner = named && alu_team_of ((int) about) == alu_team_of ((int) speaker);
  const char *form;
  g_autofree char *name = NULL;

  g_return_val_if_fail (why < ALU_N_MOVE_REASONS, NULL);

  if (speaker == context->listener)
    form = advice_form (why, named, partner);
  else
    form = speech_form (why, named, about == context->listener, partner);
  form = _(form);
  if (strstr (form, "%s") == NULL)
    return g_strdup (form);
  name = aluette_text_player (context, about);
  return g_strdup_printf (form, name);
}
