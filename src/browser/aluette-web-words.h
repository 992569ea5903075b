/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * What a page in a browser may say: a JSON object per message, whose member "word" says what it is.
 * One table has all words, their members with types and sizes, and the states in which each is
 * allowed. Anything else is refused. Nothing here does I/O. Any thread.
 */

/* The version of these words. A page is served by the program that understands it, so that others
 * are told to load it again. */
#define ALUETTE_WEB_VERSION 1

#define ALUETTE_WEB_MAX_MEMBERS 3

typedef enum
{
  ALUETTE_WEB_HELLO,   /* version, languages: the first word */
  ALUETTE_WEB_JOIN,    /* table, name: asks to join the table with these invitation words */
  ALUETTE_WEB_RESUME,  /* token: is back */
  ALUETTE_WEB_SIT,     /* seat: from 1 */
  ALUETTE_WEB_LEAVE,   /* leaves the table for good */
  ALUETTE_WEB_ADMIT,   /* number, yes: lets somebody in who asks to join, or not */
  ALUETTE_WEB_ANSWER,  /* number, yes: answers a question */
  ALUETTE_WEB_UNDO,    /* asks the others to undo the last action */
  ALUETTE_WEB_SAY,     /* phrase: says it to all */
  ALUETTE_WEB_BEGIN,   /* the table owner begins the match */
  ALUETTE_WEB_REMATCH, /* the table owner makes room for another one */
  ALUETTE_WEB_CHOOSE,  /* card: activates a card of the hand */
  ALUETTE_WEB_ACTION,  /* name, target: that the state has offered */
  ALUETTE_WEB_READY,   /* has seen the result: the match goes on */
  ALUETTE_WEB_TRICKS,  /* last: asks for the last trick, or for all of the finished deal */
  ALUETTE_WEB_LOOK,    /* target: turns the eyes */
  ALUETTE_WEB_SIGN,    /* sign, strength, hold: makes a gesture; the button was held for so long */
  ALUETTE_WEB_N_WORDS,
} AluetteWebWord;

/* How far a page is. */
typedef enum
{
  ALUETTE_WEB_NEW,     /* has not said hello */
  ALUETTE_WEB_GREETED, /* is at no table */
  ALUETTE_WEB_ASKING,  /* on the way to a table */
  ALUETTE_WEB_SETUP,   /* at a table, before or after a match */
  ALUETTE_WEB_PLAYING,
} AluetteWebState;

/* A message that was read. */
typedef struct
{
  AluetteWebWord word;
  gint64 numbers[ALUETTE_WEB_MAX_MEMBERS]; /* by member: numbers; 1 for true */
  char *texts[ALUETTE_WEB_MAX_MEMBERS]; /* by member: texts; NULL if it may be left out and was */
} AluetteWebMessage;

/* aluette_web_words_read:
 * @text: any bytes
 * @message: (out): with aluette_web_message_clear () to be cleared if this returns TRUE
 *
 * Returns: whether @text is a word of the table, with the members that it must have and no
 *   others. */
gboolean aluette_web_words_read (const char *text, gsize length, AluetteWebMessage *message);

/* Returns: whether a word may come in this state. */
gboolean aluette_web_words_is_allowed (AluetteWebWord word, AluetteWebState state);

void aluette_web_message_clear (AluetteWebMessage *message);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AluetteWebMessage, aluette_web_message_clear)

G_END_DECLS
