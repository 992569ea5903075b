/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "presentation/portraits/aluette-pose.h"

G_BEGIN_DECLS

/** What a face shows for a moment. None of these looks like a gesture that is a sign. */
typedef enum
{
  ALUETTE_EXPRESSION_SMILE,
  ALUETTE_EXPRESSION_LAUGH, /**< Mouth open, eyes nearly closed. */
  ALUETTE_EXPRESSION_FROWN,
  ALUETTE_EXPRESSION_SORRY,      /**< Inner ends of the brows up, eyes down. */
  ALUETTE_EXPRESSION_ASTONISHED, /**< Brows up and mouth a little open. */
  ALUETTE_EXPRESSION_YAWN,       /**< Mouth wide open, eyes closed. */
  ALUETTE_EXPRESSION_NOD,        /**< The head down with a smile. */
  ALUETTE_N_EXPRESSIONS,
} AluetteExpression;

/** What somebody feels about what everybody at the table has seen. */
typedef enum
{
  ALUETTE_FEELING_NONE,
  ALUETTE_FEELING_PLEASED,    /**< By a small success. */
  ALUETTE_FEELING_TRIUMPHANT, /**< By a great one. */
  ALUETTE_FEELING_VEXED,      /**< By a small failure. */
  ALUETTE_FEELING_DOWNCAST,   /**< By a great one. */
  ALUETTE_FEELING_AMUSED,     /**< By the failure of others. */
  ALUETTE_FEELING_AMAZED,
  ALUETTE_FEELING_BORED,
  ALUETTE_FEELING_UNDERSTOOD, /**< Has read a sign, and nods. */
  ALUETTE_N_FEELINGS,
} AluetteFeeling;

/** How somebody shows feelings; each value is 0 (not at all) .. 1 (a lot). */
typedef struct
{
  double joy;
  double anger; /**< With little anger, a failure makes sad instead. */
  double wonder;
  double calm; /**< Calm people change their expression less often, and keep it longer. */
} AluetteTemper;

/** An expression with its strength, 0 .. 1, and duration. */
typedef struct
{
  AluetteExpression expression;
  double strength;
  guint length_ms;
} AluetteReaction;

/**
 * Computes the pose of a face with an expression.
 *
 * @param expression if out of range, `out` is the rest pose
 * @param strength 0 (the rest pose) .. 1, clamped
 * @param rest the pose without it; not NULL
 * @param out receives the pose; may be `rest`
 */
void aluette_expression_pose (AluetteExpression expression, double strength,
                              const AluettePose *rest, AluettePose *out);

/**
 * Returns how somebody shows a feeling.
 *
 * @param out receives the reaction
 * @return whether it shows at all; always false for ALUETTE_FEELING_NONE
 */
gboolean aluette_temper_react (const AluetteTemper *temper, AluetteFeeling feeling,
                               AluetteReaction *out);

G_END_DECLS
