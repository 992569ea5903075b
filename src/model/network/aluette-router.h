/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/session/aluette-clock.h"

G_BEGIN_DECLS

/* Whether people in other homes reach this one. */
typedef enum
{
  ALUETTE_ROUTER_ASKING,
  ALUETTE_ROUTER_OPEN,      /* the router lets everybody in */
  ALUETTE_ROUTER_OPEN_6,    /* the router lets in those who have IPv6 */
  ALUETTE_ROUTER_NO_ANSWER, /* or one that is of no use */
  ALUETTE_ROUTER_SHARED,    /* the router would, but has no address of its own: the provider shares
                               one among several customers */
} AluetteRouterState;

#define ALUETTE_TYPE_ROUTER (aluette_router_get_type ())
G_DECLARE_FINAL_TYPE (AluetteRouter, aluette_router, ALUETTE, ROUTER, GObject)

/*
 * The router of this home, asked to let others in to one port: by NAT-PMP and by UPnP at the same
 * time, and over IPv6. Another program does it (src/router), which ends after five seconds whatever
 * the router says. Asks again every minute, because routers forget and restart. What was asked for
 * is in files: when the object is disposed of, and at the next start after a crash, it is taken
 * back. Main thread only.
 *
 * Signal "changed": the state or the addresses have changed.
 */

/* aluette_router_new:
 * @folder: where the files are
 * @port: of a table
 *
 * Begins to ask. */
AluetteRouter *aluette_router_new (const char *folder, guint16 port, AluetteClock *clock);

AluetteRouterState aluette_router_get_state (AluetteRouter *self);

/* aluette_router_list_addresses:
 *
 * Returns: (transfer full) (element-type utf8): the addresses with ports under which people in
 *   other homes reach this computer. */
GPtrArray *aluette_router_list_addresses (AluetteRouter *self);

/* aluette_router_tidy:
 *
 * Takes back what the files in a folder say, which a crash has left there. */
void aluette_router_tidy (const char *folder);

G_END_DECLS
