/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bots/aluette/coach/alu-review.h"
#include "presentation/aluette/aluette-text-context.h"

G_BEGIN_DECLS

#define ALUETTE_TYPE_CHANCE_GRAPH (aluette_chance_graph_get_type ())
G_DECLARE_FINAL_TYPE (AluetteChanceGraph, aluette_chance_graph, ALUETTE, CHANCE_GRAPH, GtkWidget)

/* The chance to win a deal after each trick, as a chart and, in an expander below, as text. */

/* aluette_chance_graph_set_review:
 * @context: the context of the texts. Its listener is the reviewed seat, or ALU_NOBODY.
 * @review: the review; copied
 *
 * Sets the review. */
void aluette_chance_graph_set_review (AluetteChanceGraph *self, const AluetteTextContext *context,
                                      const AluReview *review);

G_END_DECLS
