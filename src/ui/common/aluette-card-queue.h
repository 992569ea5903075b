/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/common/aluette-card-drawings.h"

G_BEGIN_DECLS

/*
 * Draws cards in another thread, so that the window never waits for them. A drawing takes several
 * milliseconds, and a table may need forty of them when its size changes.
 */

typedef struct _AluetteCardQueue AluetteCardQueue;

/**
 * aluette_card_queue_new:
 * @drawings: the drawings, which must outlive the queue
 * @drawn: called on the thread of the default main context after pictures were drawn; must call
 *   aluette_card_queue_take () until there are no more
 * @data: for @drawn
 *
 * Creates an empty queue.
 *
 * Returns: (transfer full): the queue; free it with aluette_card_queue_free ()
 */
AluetteCardQueue *
aluette_card_queue_new (AluetteCardDrawings *drawings, void (*drawn) (gpointer), gpointer data);

/**
 * aluette_card_queue_free:
 *
 * Frees the queue. Waits for the picture that is being drawn and forgets the others. Main thread.
 */
void aluette_card_queue_free (AluetteCardQueue *self);

/**
 * aluette_card_queue_request:
 * @picture: what to draw
 *
 * Requests a picture. The last request is carried out first, because it is what is shown now; when
 * too many wait, the oldest are forgotten. A picture that waits already is not drawn twice.
 * Main thread.
 */
void aluette_card_queue_request (AluetteCardQueue *self, const AluetteCardPicture *picture);

/**
 * aluette_card_queue_take:
 * @picture: (out caller-allocates): what the texture shows
 *
 * Takes a picture that was drawn. Main thread.
 *
 * Returns: (transfer full) (nullable): its texture, or %NULL if there is none
 */
GdkTexture *aluette_card_queue_take (AluetteCardQueue *self, AluetteCardPicture *picture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteCardQueue, aluette_card_queue_free)

G_END_DECLS
