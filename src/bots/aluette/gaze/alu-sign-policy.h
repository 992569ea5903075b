/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-perception.h"

/*
 * What a bot wants his partners to know, and when he dares to show it. It goes by his own view and
 * by what he sees of the others' eyes: those of the player he looks at for certain, the others'
 * from the corner of his eye, and nobody's while he looks at his cards.
 */

/* Something worth telling. */
typedef struct
{
  uint8_t sign;     /* AluSign */
  uint8_t strength; /* misère: 1 or 2; else 0 */
  uint8_t worth;    /* to a partner who reads it, in hundredths of knowing where Monsieur is */
  uint8_t harm;     /* the same for an opponent who reads it */
} AluSignOption;

/* alu_sign_policy_list_options:
 * @view: of the seat that tells, during a deal
 * @options: (out caller-allocates): room for ALU_N_SIGNS
 *
 * What is worth telling, best first: the useful cards of a weak hand, few of a strong one, a weak
 * hand, the wish to make mordienne. A beginner tells all he has. Nothing where no partner is a
 * person, and no sign that the rules refuse now.
 *
 * Returns: how many there are. */
int alu_sign_policy_list_options (const AluView *view, AluLevel level, AluSignOption *options);

/* What a bot remembers of his own signs in a deal. */
typedef struct
{
  uint16_t told; /* signs that a partner watched, as far as he could see: bit per AluSign */
  uint8_t tries[ALU_N_SIGNS];
  bool has_spoken;     /* he has spoken in this deal, or decided that he does not */
  uint64_t rest_until; /* his next gesture begins no sooner */
  AluRng rng;
} AluSignPolicy;

void alu_sign_policy_init (AluSignPolicy *policy, uint64_t seed);

/* alu_sign_policy_dealt:
 *
 * A new deal: nothing is told yet. */
void alu_sign_policy_dealt (AluSignPolicy *policy);

/* alu_sign_policy_forget:
 * @made: signs that he has made as the match stands, bit per AluSign
 *
 * Some of what he did has been taken back: he has not told it, nor tried. */
void alu_sign_policy_forget (AluSignPolicy *policy, uint16_t made);

/* alu_sign_policy_begins:
 * @view: of the bot
 * @careless: he signs at once, large and long, whoever looks
 * @gesture: (out): the gesture he begins now
 *
 * Returns: whether he finds something worth telling, and the moment right. */
bool alu_sign_policy_begins (AluSignPolicy *policy, const AluView *view,
                             const AluGazeModel *gaze_model, bool careless, AluGesture *gesture);

/* alu_sign_policy_ended:
 *
 * Takes note of his own gesture, which is over: one that a partner watched he does not repeat. */
void alu_sign_policy_ended (AluSignPolicy *policy, const AluGesture *gesture,
                            const AluGazeModel *gaze_model);

/* alu_sign_policy_speaks:
 * @event: (out): what he says
 *
 * Returns: whether he speaks now, in a match à la parlante: at most once a deal. */
bool alu_sign_policy_speaks (AluSignPolicy *policy, const AluView *view,
                             const AluGazeModel *gaze_model, AluEvent *event);
