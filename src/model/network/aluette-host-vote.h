/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/network/aluette-host-people.h"

G_BEGIN_DECLS

typedef enum
{
  QUESTION_STAND_IN,
  QUESTION_UNDO,
  QUESTION_STOP,
  QUESTION_REMOVE,
  N_QUESTIONS,
} QuestionKind;

/* What the people of a room are asked, and what they have answered. A value that sends nothing.
 * Main thread only. */
typedef struct
{
  guint number; /* 0 while nobody is asked anything */
  QuestionKind kind;
  guint seat;             /* which is meant, or NO_SEAT */
  guint asker;            /* the seat of the person who asks, or NO_SEAT */
  guint agreed, declined; /* bit per seat */
} Vote;

typedef enum
{
  VOTE_OPEN,
  VOTE_POINTLESS, /* the question no longer makes sense */
  VOTE_AGREED,
  VOTE_DECLINED,
} VoteResult;

/* Returns: whether @id is a kind of question. */
gboolean question_kind_from_id (const char *id, QuestionKind *kind);

/* Returns: why a person may not ask now. @can_undo: whether the match has something to undo;
 * @now: the time of the clock, in milliseconds. */
AluetteCode vote_check_asking (const Vote *self, const People *people, const Person *person,
                               QuestionKind kind, guint seat, gboolean can_undo, gint64 now);

/* Asks something. @asker: (nullable): who asks, and agrees */
void vote_open (Vote *self, const People *people, guint number, QuestionKind kind, guint seat,
                const Person *asker);

/* @yes: what somebody, who answers for all at the same screen, says. Returns: why not now. */
AluetteCode
vote_answer (Vote *self, const People *people, const Person *person, guint number, gboolean yes);

/* Forgets what the person in @seat has answered. */
void vote_forget_answer (Vote *self, guint seat);

/* Returns: whether enough have answered. */
VoteResult vote_count (const Vote *self, const People *people, gboolean can_undo);

/* Returns: (transfer full) (nullable): the line that asks; NULL while nobody is asked anything. */
char *vote_write (const Vote *self);

G_END_DECLS
