/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/aluette/learn/aluette-lesson-text.h"

#include <glib/gi18n.h>

#include "model/aluette/aluette-vache-exercise.h"
#include "presentation/aluette/aluette-card-names.h"
#include "presentation/aluette/aluette-sign-book.h"

AluCard
aluette_lesson_answer_card (const char *answer)
{
  return strlen (answer) == 2 ? alu_card_parse (answer) : ALU_CARD_NONE;
}

static char *
format_card (const char *answer, AluetteTableStyle *style)
{
  AluCard card = aluette_lesson_answer_card (answer);

  if (card == ALU_CARD_NONE)
    return g_strdup (C_("compared cards", "They are equal"));
  return aluette_card_title (ALU_ORDER_ALUETTE, aluette_table_style_get_deck (style), card);
}

/* Returns only the name, because the printed card would reveal the answer. */
static char *
format_name (const char *answer, AluetteTableStyle *style)
{
  AluCard card = aluette_lesson_answer_card (answer);
  const char *name = aluette_card_nickname (ALU_ORDER_ALUETTE, card);

  return name != NULL ? g_strdup (name) : format_card (answer, style);
}

static char *
format_seat (AluetteExercise *exercise, const char *answer)
{
  if (g_str_equal (answer, ALUETTE_EXERCISE_NOBODY))
    return g_strdup (C_("who takes the trick", "Nobody"));
  return aluette_lesson_seat_name (aluette_exercise_get_position (exercise),
                                   (guint) (answer[0] - '1'));
}

static char *
format_gesture (const char *answer, GSettings *settings)
{
  AluSign sign = (AluSign) alu_sign_from_id (answer);

  return g_strdup (aluette_gesture_text (aluette_sign_gesture (settings, sign,
                                                               sign == ALU_SIGN_MISERE)));
}

static char *
format_meaning (const char *answer)
{
  int sign = alu_sign_from_id (answer);

  return g_strdup (sign >= 0 ? aluette_sign_title ((AluSign) sign)
                             : C_("what to tell the partner", "Nothing"));
}

static char *
format_score (AluetteExercise *exercise, const char *answer)
{
  AluetteLessonPosition *position = aluette_exercise_get_position (exercise);
  guint watcher = position != NULL ? aluette_lesson_position_get_watcher (position) : 0;
  int a = 0, b = 0;

  if (sscanf (answer, "%d %d", &a, &b) != 2)
    return g_strdup (answer);
  /* Translators: the score, the learner's team first. */
  return watcher % 2 == 0 ? g_strdup_printf (_("You %1$d, they %2$d"), a, b)
                          : g_strdup_printf (_("You %1$d, they %2$d"), b, a);
}

char *
aluette_lesson_answer_text (AluetteExercise *exercise, const char *answer, AluetteTableStyle *style,
                            GSettings *settings)
{
  switch (aluette_exercise_get_subject (exercise)->kind)
    {
    case ALUETTE_EXERCISE_NAME:
      return format_name (answer, style);
    case ALUETTE_EXERCISE_WINNER:
      return format_seat (exercise, answer);
    case ALUETTE_EXERCISE_SIGN:
      return format_gesture (answer, settings);
    case ALUETTE_EXERCISE_SEE:
    case ALUETTE_EXERCISE_TELL:
      return format_meaning (answer);
    case ALUETTE_EXERCISE_SCORE:
      return format_score (exercise, answer);
    case ALUETTE_EXERCISE_PLAY:
    case ALUETTE_EXERCISE_STRONGER:
    case ALUETTE_EXERCISE_PICK:
    default:
      return format_card (answer, style);
    }
}

char *
aluette_lesson_seat_name (AluetteLessonPosition *position, guint seat)
{
  /* Names of the players if a lesson shows no table. */
  static const char *const usual[] = { NULL, "Rose", "Léon", "Yvonne" };
  const AluGamePlayer *player;

  if (position == NULL && seat > 0)
    return seat < G_N_ELEMENTS (usual) ? g_strdup (usual[seat])
                                       : g_strdup_printf (_("Seat %u"), seat + 1);
  if (position == NULL || seat == aluette_lesson_position_get_watcher (position))
    return g_strdup (C_("player", "You"));
  player = &aluette_lesson_position_get_header (position)->players[seat];
  return g_strdup (player->kind == ALU_GAME_DUMMY ? "Petit-Jean" : player->name);
}
