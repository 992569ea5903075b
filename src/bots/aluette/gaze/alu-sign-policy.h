/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/aluette/gaze/alu-perception.h"

/*
 * What a bot wants its partners to know, and when it signs. It uses its own view and what it sees
 * of others' gazes: that of the player it looks at for certain, those of others peripherally, and
 * none while it looks at its cards.
 */

/* A sign that is worth making. */
typedef struct
{
  uint8_t sign;     /* AluSign */
  uint8_t strength; /* misère: 1 or 2; other signs: 0 */
  uint8_t worth;    /* value for a partner who reads it, in percent of knowing where Monsieur is */
  uint8_t harm;     /* the same for an opponent who reads it */
} AluSignOption;

/* alu_sign_policy_list_options:
 * @view: the view of the seat that signs, during a deal
 * @level: level of this seat
 * @options: (out caller-allocates): room for ALU_N_SIGNS options
 *
 * Lists the signs that are worth making, best first: useful cards of a weak hand, some of a strong
 * one, a weak hand, the intention to make mordienne. A beginner signs every card. Contains only
 * signs that the rules allow now; empty if no partner is a person.
 *
 * Returns: the number of options. */
int alu_sign_policy_list_options (const AluView *view, AluLevel level, AluSignOption *options);

/* What a bot remembers about its own signs in a deal. */
typedef struct
{
  uint16_t watched; /* signs that a partner has watched or read, as far as the bot saw */
  uint16_t read[ALU_MAX_SEATS];       /* signs that each partner has read */
  uint16_t unanswered[ALU_MAX_SEATS]; /* signs since which the bot has not looked at a partner */
  uint8_t tries[ALU_N_SIGNS];
  bool has_spoken;     /* whether it has spoken in this deal or decided not to */
  uint64_t rest_until; /* no gesture begins before this time */
  AluRng rng;
} AluSignPolicy;

void alu_sign_policy_init (AluSignPolicy *policy, uint64_t seed);

/* alu_sign_policy_dealt:
 *
 * Starts a new deal: no signs have been made. */
void alu_sign_policy_dealt (AluSignPolicy *policy);

/* alu_sign_policy_forget:
 * @made: signs that the seat has made in the current state of the match, one bit per AluSign
 *
 * Forgets all other signs, which were undone. */
void alu_sign_policy_forget (AluSignPolicy *policy, uint16_t made);

/* alu_sign_policy_recall:
 * @event: a sign or call of the bot in this deal, from the log of a match that is resumed
 * @partners: the partners who are persons, one bit per seat
 *
 * Remembers the event. The bot has seen which partners have read the sign. */
void alu_sign_policy_recall (AluSignPolicy *policy, const AluEvent *event, uint8_t partners);

/* alu_sign_policy_begins:
 * @view: the bot's view
 * @careless: whether to sign at once, with large and long gestures, whoever watches
 * @gesture: (out): the gesture
 *
 * Decides whether to begin a gesture now.
 *
 * Returns: whether there is a sign worth making and this is a good moment for it. */
bool alu_sign_policy_begins (AluSignPolicy *policy, const AluView *view,
                             const AluGazeModel *gaze_model, bool careless, AluGesture *gesture);

/* alu_sign_policy_look:
 * @seat: the bot's seat
 *
 * Tells the bot which of its signs the partner has read at whom it looks now, if it looks at one:
 * partners answer a look with a nod. The bot repeats a sign only after it has looked at its
 * partners since, and never one that a partner has read. */
void alu_sign_policy_look (AluSignPolicy *policy, const AluGazeModel *gaze_model, int seat);

/* alu_sign_policy_ended:
 * @partners: the partners who are persons, one bit per seat
 * @readers: the players who have read the sign, one bit per seat
 *
 * Records that the bot's gesture has ended. */
void alu_sign_policy_ended (AluSignPolicy *policy, const AluGesture *gesture, uint8_t partners,
                            uint8_t readers, const AluGazeModel *gaze_model);

/* alu_sign_policy_speaks:
 * @event: (out): the call
 *
 * Decides whether to make a spoken call now, in a match à la parlante. At most one per deal.
 *
 * Returns: whether the bot speaks. */
bool alu_sign_policy_speaks (AluSignPolicy *policy, const AluView *view,
                             const AluGazeModel *gaze_model, AluEvent *event);
