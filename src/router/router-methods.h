/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "router/router-note.h"

/* How long the router lets others in unless it is asked again. */
#define ROUTER_SECONDS 900

/* What is printed if the router answers, but has no address of its own. */
#define ROUTER_SHARED "shared\n"

/* Each open asks the router to pass a port on, and prints under which address others reach this
 * computer, or ROUTER_SHARED; each close takes that back. They wait as long as the process may
 * live.
 * @forced: (nullable): the address of the router, of the command line
 *
 * Returns: whether the router has answered so. */
gboolean router_nat_pmp_open (RouterNote *note, const char *forced);
gboolean router_nat_pmp_close (RouterNote *note, const char *forced);
gboolean router_upnp_open (RouterNote *note, const char *forced);
gboolean router_upnp_close (RouterNote *note, const char *forced);
gboolean router_pinhole_open (RouterNote *note, const char *forced);
gboolean router_pinhole_close (RouterNote *note, const char *forced);
