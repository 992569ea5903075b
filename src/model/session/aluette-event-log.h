/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The events of a match, without the zeros that they mostly are: the card that somebody plays takes
 * ten bytes instead of the 144 of an event of Tarot. A server has many matches. Main thread only. */
typedef struct _AluetteEventLog AluetteEventLog;

/* aluette_event_log_new:
 * @event_size: bytes of an event
 *
 * Returns: (transfer full): a log without events, for aluette_event_log_free (). */
AluetteEventLog *aluette_event_log_new (gsize event_size);

void aluette_event_log_free (AluetteEventLog *self);

/* aluette_event_log_append:
 * @event: event_size bytes
 *
 * Adds an event at the end. */
void aluette_event_log_append (AluetteEventLog *self, gconstpointer event);

/* aluette_event_log_truncate:
 * @n_events: not more than the number of events
 *
 * Removes all events but the first @n_events. */
void aluette_event_log_truncate (AluetteEventLog *self, guint n_events);

guint aluette_event_log_get_n (AluetteEventLog *self);

/* aluette_event_log_get:
 * @index: less than the number of events
 *
 * Returns: (transfer none): an event, valid until this function is called again. */
gconstpointer aluette_event_log_get (AluetteEventLog *self, guint index);

/* aluette_event_log_to_array:
 *
 * Returns: (transfer full): all events, one after the other. */
GArray *aluette_event_log_to_array (AluetteEventLog *self);

G_END_DECLS
