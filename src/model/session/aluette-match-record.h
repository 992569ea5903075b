/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "engine/alu-game-kind.h"

G_BEGIN_DECLS

/*
 * A match of any game that was read from its record: its events, its deals, and its state, with all
 * hands, after any event. Reference-counted; it never changes. Any thread.
 *
 * Deals are numbered from 0. A step of a deal is one of its events: step 0 is the one that begins
 * it, and the deal has ended after the last step.
 */
typedef struct _AluetteMatchRecord AluetteMatchRecord;

/* aluette_match_record_new:
 * @text: (transfer none): the text of a record
 *
 * Returns: (transfer full) (nullable): NULL with @error (ALUETTE_RECORD_ERROR). */
AluetteMatchRecord *aluette_match_record_new (const char *text, GError **error);

AluetteMatchRecord *aluette_match_record_ref (AluetteMatchRecord *self);
void aluette_match_record_unref (AluetteMatchRecord *self);

const AluGameKind *aluette_match_record_get_kind (AluetteMatchRecord *self);

/* Returns: (transfer none): the record. */
const char *aluette_match_record_get_text (AluetteMatchRecord *self);

const AluGameHeader *aluette_match_record_get_header (AluetteMatchRecord *self);

/* aluette_match_record_get_events:
 * @n_events: (out) (optional)
 *
 * Returns: (transfer none) (array length=n_events): all events of the match. */
gconstpointer aluette_match_record_get_events (AluetteMatchRecord *self, guint *n_events);

/* Returns: the number of deals begun with cards of this program; 0 for a match with real cards. */
guint aluette_match_record_get_n_deals (AluetteMatchRecord *self);

/* Returns: how many of these have ended: all, or all but the last. */
guint aluette_match_record_get_n_finished (AluetteMatchRecord *self);

/* Returns: the index of step 0 of a deal in the events of the match. */
guint aluette_match_record_get_first (AluetteMatchRecord *self, guint deal);

/* Returns: the number of steps of a deal. */
guint aluette_match_record_get_n_steps (AluetteMatchRecord *self, guint deal);

/* Returns: (transfer none): the event of a step. The next ones follow it in memory. */
gconstpointer aluette_match_record_get_event (AluetteMatchRecord *self, guint deal, guint step);

/* aluette_match_record_copy_state:
 * @n_steps: how many steps of the deal are applied, up to all
 *
 * Returns: (transfer full): the match after them, with all hands: match_size bytes of the kind, to
 *   be freed with g_free (). */
gpointer
aluette_match_record_copy_state (AluetteMatchRecord *self, guint deal, guint n_steps);

/* aluette_match_record_write_start:
 * @header: (nullable): replaces the header of the match, such as one without bots
 * @n_steps: how many steps of the deal are kept
 *
 * Returns: (transfer full) (nullable): the record of the match up to there; NULL if @header is
 *   invalid. */
char *aluette_match_record_write_start (AluetteMatchRecord *self, const AluGameHeader *header,
                                        guint deal, guint n_steps);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteMatchRecord, aluette_match_record_unref)

G_END_DECLS
