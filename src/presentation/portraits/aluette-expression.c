/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "presentation/portraits/aluette-expression.h"

/* Weaker expressions are not shown. */
#define LEAST_STRENGTH 0.25

#define SHORT_MS 1200
#define LONG_MS 2600
#define NOD_MS 700

/* clang-format off */
static const AluettePose peaks[ALUETTE_N_EXPRESSIONS] = {
  [ALUETTE_EXPRESSION_SMILE] = {
    .mouth_smile = 1, .squint_left = 0.45, .squint_right = 0.45, .brow_left = 0.2,
    .brow_right = 0.2 },
  [ALUETTE_EXPRESSION_LAUGH] = {
    .mouth_smile = 1, .mouth_open = 0.7, .lid_left = 0.6, .lid_right = 0.6, .squint_left = 0.9,
    .squint_right = 0.9, .brow_left = 0.35, .brow_right = 0.35, .head_nod = 0.4 },
  [ALUETTE_EXPRESSION_FROWN] = {
    .brow_left = -0.9, .brow_right = -0.9, .brow_slant = -0.9, .mouth_closed = 0.35,
    .squint_left = 0.35, .squint_right = 0.35, .lid_left = 0.2, .lid_right = 0.2,
    .head_nod = -0.3 },
  [ALUETTE_EXPRESSION_SORRY] = {
    .brow_left = 0.2, .brow_right = 0.2, .brow_slant = 1, .mouth_closed = 0.25, .lid_left = 0.35,
    .lid_right = 0.35, .gaze_y = 0.8, .head_nod = -0.45, .head_tilt = 5 },
  [ALUETTE_EXPRESSION_ASTONISHED] = {
    .brow_left = 1, .brow_right = 1, .mouth_open = 0.4, .head_nod = 0.2 },
  [ALUETTE_EXPRESSION_YAWN] = {
    .mouth_open = 1, .lid_left = 1, .lid_right = 1, .squint_left = 0.5, .squint_right = 0.5,
    .brow_left = 0.5, .brow_right = 0.5, .brow_slant = 0.4, .head_nod = 0.35, .head_tilt = -4 },
  [ALUETTE_EXPRESSION_NOD] = {
    .head_nod = -1, .mouth_smile = 0.8, .lid_left = 0.45, .lid_right = 0.45 },
};
/* clang-format on */

void
aluette_expression_pose (AluetteExpression expression, double strength, const AluettePose *rest,
                         AluettePose *out)
{
  AluettePose target;

  if ((guint) expression >= ALUETTE_N_EXPRESSIONS)
    {
      *out = *rest;
      return;
    }
  target = peaks[expression];
  if (expression != ALUETTE_EXPRESSION_SORRY)
    target.gaze_y = rest->gaze_y;
  target.gaze_x = rest->gaze_x;
  target.head_turn = rest->head_turn;
  target.hand = rest->hand;
  target.hand_raise = rest->hand_raise;
  target.hand_stretch = rest->hand_stretch;
  target.shoulder = rest->shoulder;
  target.writing_phase = rest->writing_phase;
  target.breath_phase = rest->breath_phase;
  aluette_pose_mix (rest, &target, CLAMP (strength, 0, 1), out);
}

gboolean
aluette_temper_react (const AluetteTemper *temper, AluetteFeeling feeling, AluetteReaction *out)
{
  AluetteReaction reaction = { ALUETTE_EXPRESSION_SMILE, temper->joy, SHORT_MS };

  switch (feeling)
    {
    case ALUETTE_FEELING_PLEASED:
      reaction.strength = 0.4 + 0.6 * temper->joy;
      break;
    case ALUETTE_FEELING_TRIUMPHANT:
      reaction = (AluetteReaction) {
        temper->joy >= 0.5 ? ALUETTE_EXPRESSION_LAUGH : ALUETTE_EXPRESSION_SMILE,
        0.6 + 0.4 * temper->joy, LONG_MS
      };
      break;
    case ALUETTE_FEELING_VEXED:
    case ALUETTE_FEELING_DOWNCAST:
      reaction.expression = temper->anger >= 0.5 ? ALUETTE_EXPRESSION_FROWN
                                                 : ALUETTE_EXPRESSION_SORRY;
      reaction.strength = 0.5 + 0.5 * ABS (2 * temper->anger - 1);
      if (feeling == ALUETTE_FEELING_DOWNCAST)
        reaction.length_ms = LONG_MS;
      break;
    case ALUETTE_FEELING_AMUSED:
      if (temper->joy >= 0.75)
        reaction.expression = ALUETTE_EXPRESSION_LAUGH;
      break;
    case ALUETTE_FEELING_AMAZED:
      reaction.expression = ALUETTE_EXPRESSION_ASTONISHED;
      reaction.strength = temper->wonder;
      break;
    case ALUETTE_FEELING_BORED:
      reaction = (AluetteReaction) { ALUETTE_EXPRESSION_YAWN, 1 - 0.4 * temper->calm, LONG_MS };
      break;
    case ALUETTE_FEELING_UNDERSTOOD:
      reaction = (AluetteReaction) { ALUETTE_EXPRESSION_NOD, 1, NOD_MS };
      break;
    default:
      return FALSE;
    }
  reaction.length_ms = (guint) (reaction.length_ms * (0.8 + 0.4 * temper->calm));
  *out = reaction;
  return reaction.strength >= LEAST_STRENGTH;
}
