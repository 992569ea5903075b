/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/learn/aluette-vache-lesson-look.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-vache-exercise.h"
#include "model/aluette/aluette-vache-lesson-step.h"
#include "presentation/aluette/aluette-decks.h"
#include "presentation/aluette/aluette-sign-book.h"
#include "presentation/portraits/aluette-own-face.h"
#include "ui/aluette/learn/aluette-lesson-illustrations.h"
#include "ui/aluette/learn/aluette-lesson-text.h"
#include "ui/aluette/signs/aluette-gesture-picture.h"
#include "ui/common/aluette-widgets.h"
#include "ui/table/aluette-small-card.h"

#define CARD_WIDTH 84
#define GESTURE_SIDE 72

static const AluetteChapterLook chapters[ALUETTE_N_CHAPTERS] = {
  [ALUETTE_CHAPTER_CARDS] = { NC_("chapter", "Cards"), { "3d", "3c", "2d" } },
  [ALUETTE_CHAPTER_TRICKS] = { NC_("chapter", "Tricks"), { "8b", "Ke", "Ad" } },
  [ALUETTE_CHAPTER_SIGNS] = { NC_("chapter", "Signs"), { NULL } },
  [ALUETTE_CHAPTER_MORDIENNE] = { NC_("chapter", "Mordienne"), { NULL } },
  [ALUETTE_CHAPTER_TABLES] = { NC_("chapter", "More Ways to Play"), { "back", "back", "back" } },
  [ALUETTE_CHAPTER_EXAM] = { NC_("chapter", "Exam"), { "9c", "9d", "2b" } },
};

/* Villagers who make signs stand for the chapters without cards. */
static const AluetteGesture gestures[ALUETTE_N_CHAPTERS][ALUETTE_CHAPTER_PICTURES] = {
  [ALUETTE_CHAPTER_SIGNS]
  = { ALUETTE_GESTURE_BORGNE_WINK, ALUETTE_GESTURE_VACHE_POUT, ALUETTE_GESTURE_MONSIEUR_EYES },
  [ALUETTE_CHAPTER_MORDIENNE] = { ALUETTE_GESTURE_MORDIENNE_BITE, ALUETTE_GESTURE_MORDIENNE_CLOSE,
                                  ALUETTE_GESTURE_MISERE_SHOULDER_HIGH },
};

static GtkWidget *
make_picture (guint chapter, guint place, int side)
{
  return aluette_gesture_picture_new (2 * place, gestures[chapter][place], side);
}

/* Returns: (transfer floating): a picture and a description of a gesture, but not its meaning. */
static GtkWidget *
make_gesture (const AluetteExerciseSubject *subject, const char *answer, GSettings *settings)
{
  AluSign sign = (AluSign) MAX (0, alu_sign_from_id (answer));
  guint strength = (int) sign == subject->sign ? subject->strength : sign == ALU_SIGN_MISERE;
  AluetteGesture gesture = aluette_sign_gesture (settings, sign, strength);
  guint own = settings != NULL ? (guint) aluette_own_face_get_villager (settings) : 0;
  GtkWidget *label = aluette_centered_label_new (aluette_gesture_text (gesture), 14, "caption");

  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return aluette_box_new (GTK_ORIENTATION_VERTICAL, 3,
                          aluette_gesture_picture_new (own, gesture, GESTURE_SIDE), label, NULL);
}

static GtkWidget *
make_answer (AluetteExercise *exercise, const char *answer, AluetteTableStyle *style,
             GSettings *settings, int *width)
{
  const AluetteExerciseSubject *subject = aluette_exercise_get_subject (exercise);
  AluCard card = aluette_lesson_answer_card (answer);

  if (subject->kind == ALUETTE_EXERCISE_SIGN)
    return make_gesture (subject, answer, settings);
  if (subject->kind != ALUETTE_EXERCISE_STRONGER && subject->kind != ALUETTE_EXERCISE_PICK)
    return NULL;
  *width = CARD_WIDTH + 28;
  return card != ALU_CARD_NONE ? aluette_small_card_new (card, style, CARD_WIDTH) : NULL;
}

const AluetteLessonLook aluette_vache_lesson_look = {
  .chapters = chapters,
  .decks = &aluette_vache_decks,
  .make_picture = make_picture,
  .make_illustration = aluette_lesson_illustration_new,
  .format_answer = aluette_lesson_answer_text,
  .make_answer = make_answer,
};
