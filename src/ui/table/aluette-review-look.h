/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bots/alu-judgment.h"
#include "model/session/aluette-match-record.h"
#include "presentation/table/aluette-deck.h"
#include "ui/common/aluette-card-renderer.h"

G_BEGIN_DECLS

/* A reviewed deal: what its texts are about. All belongs to the page that shows it. */
typedef struct
{
  AluetteMatchRecord *record;
  guint deal;
  guint seat;           /* the reviewed player, who is addressed as “you” */
  gconstpointer review; /* review_size bytes of the AluBotKind */
  AluetteDeck deck;     /* for the names of cards */
} AluetteReviewedDeal;

/* How the reviews of a game look: a part of its AluetteUiKind, with the slots for reviews of its
 * AluBotKind. An index is that of a judgment. Texts are in whole sentences unless stated
 * otherwise. */
typedef struct
{
  /* (nullable): @view: of a spectator, after a deal. Returns: whether somebody has decided anything
   * in it that can be reviewed. NULL: always. */
  gboolean (*has_decisions) (gconstpointer view);

  /* Returns: (transfer full): a summary in two sentences. */
  char *(*format_summary) (const AluetteReviewedDeal *deal);
  /* Returns: (transfer full): a heading that names a decision: “Trick 3: the king of cups”. */
  char *(*format_decision) (const AluetteReviewedDeal *deal, int index);
  /* Returns: (transfer full): how good it was, for the list of decisions. */
  char *(*format_judgment) (const AluetteReviewedDeal *deal, int index);
  /* Returns: (transfer full): the same at length, beside the position. */
  char *(*format_details) (const AluetteReviewedDeal *deal, int index);
  /* Returns: (transfer full): a number of points: “0.4 points”. */
  char *(*format_points) (double points);

  /* (nullable): Returns: (transfer floating): the course of the deal, such as a chart of the
   * chances after each trick. */
  GtkWidget *(*graph_new) (const AluetteReviewedDeal *deal);

  /* (nullable): @evaluation: evaluation_size bytes of the AluBotKind, of the position after
   * @n_steps steps. NULL for a game that evaluates no positions. Returns: (transfer full): what
   * each option is worth with open hands. */
  char *(*format_evaluation) (AluetteMatchRecord *record, guint deal, guint n_steps,
                              gconstpointer evaluation, AluetteDeck deck);
} AluetteReviewLook;

G_END_DECLS
