/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots/alu-stop.h"
#include "model/learning/aluette-lesson-attribute.h"
#include "model/learning/aluette-lesson-position.h"
#include "model/session/aluette-game.h"

G_BEGIN_DECLS

/* How the learner answers. */
typedef enum
{
  ALUETTE_ANSWER_BY_CHOICE, /* chooses one of the answers */
  ALUETTE_ANSWER_BY_PLAY,   /* plays in the position */
  ALUETTE_ANSWER_BY_DEAL,   /* plays the deal to its end against bots; the answers are its results
                               for the watcher: “won”, “lost” or “none”, and all are right */
} AluetteAnswerForm;

#define ALUETTE_ANSWER_WON "won"
#define ALUETTE_ANSWER_LOST "lost"
#define ALUETTE_ANSWER_NONE "none"
#define ALUETTE_ANSWER_NOTHING "nothing" /* stays the last one of a choice */

#define ALUETTE_TYPE_EXERCISE (aluette_exercise_get_type ())
G_DECLARE_DERIVABLE_TYPE (AluetteExercise, aluette_exercise, ALUETTE, EXERCISE, GObject)

/*
 * A question about a position. Immutable after it was made; texts are translated when they are
 * requested. An answer is a short text that does not depend on the language. Main thread only.
 *
 * This class is a choice of texts in a lesson: its answers are "1", "2" … in the order of the file.
 * Games derive their own exercises from it, and read the attributes of <exercise>. Puzzles are
 * exercises that are in no lesson.
 */
struct _AluetteExerciseClass
{
  GObjectClass parent_class;

  /* For a game. All are called in the main thread, and can be NULL. */

  const char *attributes; /* that <exercise> may have, with spaces between; also “kind” */

  /* Reads an attribute. Returns: whether it is valid; FALSE with @error (ALUETTE_LESSON_ERROR). */
  gboolean (*read_attribute) (AluetteExercise *self, const char *name, const char *value,
                              GError **error);
  /* Returns: whether the exercise was given what its question is about; FALSE with @error. */
  gboolean (*check) (AluetteExercise *self, GError **error);
  /* Adds the answers to @answers (element-type utf8) if they follow from the question; else they
   * are those of the file. Returns: whether their order has a meaning; if not, they are mixed. */
  gboolean (*add_answers) (AluetteExercise *self, GPtrArray *answers);
  AluetteAnswerForm (*get_form) (AluetteExercise *self);
  /* Returns: (transfer full) (nullable): the answer that the learner gives with line @index of
   * their @log; NULL if it is none. */
  char *(*read_line) (AluetteExercise *self, AluetteSeatLog *log, guint index);
  /* Does what aluette_exercise_play_out_async () describes; called in another thread. Returns:
   * (transfer full) (nullable): NULL if there is no memory or @stop was stopped. */
  GArray *(*play_out) (AluetteExercise *self, const char *answer, const AluStop *stop);
  /* Returns: (transfer full) (nullable): id of what the exercise trains, in the boxes of the game's
   * drills. */
  char *(*make_drill_item) (AluetteExercise *self);

  /* Of puzzles, which have no file. They do what the functions below describe. */
  const char *(*get_question) (AluetteExercise *self);
  const char *const *(*get_answers) (AluetteExercise *self);
  const char *(*get_answer_text) (AluetteExercise *self, const char *answer);
  gboolean (*is_right) (AluetteExercise *self, const char *answer);
  const char *(*find_right_answer) (AluetteExercise *self);
  const char *(*get_comment) (AluetteExercise *self, const char *answer);
  AluetteGame *(*make_game) (AluetteExercise *self);

  /* Also of puzzles; can be NULL. */
  GArray *(*list_watched) (AluetteExercise *self);
  AluetteGame *(*make_sequel) (AluetteExercise *self, const char *answer);
  char *(*format_result) (AluetteExercise *self, AluetteSeatLog *log);
};

/* aluette_exercise_get_id:
 *
 * Returns: (transfer none): "lesson/exercise", unique in the course. */
const char *aluette_exercise_get_id (AluetteExercise *self);

AluetteAnswerForm aluette_exercise_get_form (AluetteExercise *self);

/* aluette_exercise_get_question:
 *
 * Returns: (transfer none): the question in the user's language. */
const char *aluette_exercise_get_question (AluetteExercise *self);

/* aluette_exercise_get_position:
 *
 * Returns: (transfer none) (nullable): the position on the table. */
AluetteLessonPosition *aluette_exercise_get_position (AluetteExercise *self);

/* aluette_exercise_get_answers:
 *
 * Returns the answers to choose from in the order to show them. If the order has no meaning, it
 * depends only on the id of the exercise.
 *
 * Returns: (transfer none) (array zero-terminated=1) */
const char *const *aluette_exercise_get_answers (AluetteExercise *self);

/* aluette_exercise_get_answer_text:
 * @answer: one of the answers
 *
 * Returns: (transfer none) (nullable): of a choice, the answer in the user's language; NULL for the
 * exercises of a game, which shows their answers as cards, seats or scores. */
const char *aluette_exercise_get_answer_text (AluetteExercise *self, const char *answer);

/* aluette_exercise_is_right:
 * @answer: any text
 *
 * Returns: whether @answer is a correct answer. */
gboolean aluette_exercise_is_right (AluetteExercise *self, const char *answer);

/* Returns: (transfer none): the first of the right answers. */
const char *aluette_exercise_find_right_answer (AluetteExercise *self);

/* aluette_exercise_get_comment:
 *
 * Returns: (transfer none): the comment on @answer in the user's language. */
const char *aluette_exercise_get_comment (AluetteExercise *self, const char *answer);

/* aluette_exercise_make_game:
 *
 * Makes a match at the position, with the learner at this screen.
 *
 * Returns: (transfer full) (nullable): NULL if there is no position. */
AluetteGame *aluette_exercise_make_game (AluetteExercise *self);

/* aluette_exercise_list_watched:
 *
 * Returns: (transfer full) (nullable): the events that the learner watches before the question, in
 * event_size bytes each. */
GArray *aluette_exercise_list_watched (AluetteExercise *self);

/* aluette_exercise_make_sequel:
 * @answer: any answer
 *
 * Makes a match in which bots continue the deal after this answer. It is paused.
 *
 * Returns: (transfer full) (nullable): NULL if the deal ends with the answer. */
AluetteGame *aluette_exercise_make_sequel (AluetteExercise *self, const char *answer);

/* aluette_exercise_format_result:
 * @log: of the match of aluette_exercise_make_sequel ()
 *
 * Returns: (transfer full) (nullable): how the deal has ended; NULL while it goes on. */
char *aluette_exercise_format_result (AluetteExercise *self, AluetteSeatLog *log);

/* aluette_exercise_read_line:
 * @log: of the learner
 * @index: the number of a line
 *
 * Returns: (transfer full) (nullable): the answer that the learner gives with this line; NULL if it
 * is none, or not yet. */
char *aluette_exercise_read_line (AluetteExercise *self, AluetteSeatLog *log, guint index);

/* aluette_exercise_make_drill_item:
 *
 * Returns: (transfer full) (nullable): id of what the exercise trains, in the boxes of the game's
 * drills; NULL if the exercise is in the boxes of the course. */
char *aluette_exercise_make_drill_item (AluetteExercise *self);

/* aluette_exercise_play_out_async:
 * @answer: any answer
 *
 * Finds how the deal continues after this answer (ALUETTE_ANSWER_BY_PLAY), in another thread. The
 * result is always the same. */
void aluette_exercise_play_out_async (AluetteExercise *self, const char *answer,
                                      GCancellable *cancellable, GAsyncReadyCallback callback,
                                      gpointer data);

/* aluette_exercise_play_out_finish:
 *
 * Returns: (transfer full) (nullable): the events, in event_size bytes each, starting with what the
 * learner played; empty for other exercises; NULL with @error. */
GArray *
aluette_exercise_play_out_finish (AluetteExercise *self, GAsyncResult *result, GError **error);

/* aluette_exercise_set_missing:
 * @what: what the exercise needs
 *
 * Sets @error.
 *
 * Returns: FALSE. */
gboolean aluette_exercise_set_missing (GError **error, const char *what);

G_END_DECLS
