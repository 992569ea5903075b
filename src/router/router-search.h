/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* router_get_gateway:
 * @forced: (nullable): of the command line
 *
 * Returns: (transfer full) (nullable): the IPv4 address of the router of this network; NULL if
 *   there is none. */
char *router_get_gateway (const char *forced);

/* router_find_description:
 * @forced: (nullable): a router that alone is asked, over IPv4
 * @is_pinhole: whether the router is looked for over IPv6
 *
 * Looks for a UPnP router (SSDP) until one answers. Only the router itself is believed, and only an
 * address of its own: over IPv4 that of the gateway, over IPv6 one on the same network.
 *
 * Returns: (transfer full) (nullable): the address of its description; NULL if nobody can be
 *   asked. */
char *router_find_description (const char *forced, gboolean is_pinhole);

/* router_get_url_host:
 *
 * Returns: (transfer full) (nullable): the host of an HTTP address; NULL for anything else. */
char *router_get_url_host (const char *url);
