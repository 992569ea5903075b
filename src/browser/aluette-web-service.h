/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "browser/aluette-web-listener.h"
#include "browser/aluette-web-seat.h"

G_BEGIN_DECLS

/* Seats in browsers: the page is served, and each one that connects is a guest. Main thread
 * only. */
typedef struct _AluetteWebService AluetteWebService;

/* aluette_web_service_new:
 * @options: without an origin, there is only one table
 * @clock: (transfer none)
 * @connect: connects the guests
 *
 * Returns: (transfer full) (nullable): NULL with @error. */
AluetteWebService *
aluette_web_service_new (const AluetteWebOptions *options, AluetteClock *clock,
                         AluetteWebConnect connect, gpointer data, GError **error);

/* Ends all connections; the pages come back by themselves when there is a service again. */
void aluette_web_service_free (AluetteWebService *self);

guint aluette_web_service_get_port (AluetteWebService *self);

/* Returns: how many pages are connected. */
guint aluette_web_service_get_n_pages (AluetteWebService *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AluetteWebService, aluette_web_service_free)

G_END_DECLS
